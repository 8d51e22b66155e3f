//! Buttons: their ids, written and read by one file (`architecture.md`, Buttons).
//!
//! An id says what and when, never who: the person comes with the press and his seat from the table.

use engine::player::Strength;
use engine::seat::Seat;
use engine::tile::{Kind, Tile};

use crate::ask::{Act, Ask, Feed, Press, Topic};
use crate::orders::code;
use crate::who::{Person, TableId, Turn};

/// The form of the ids written now. Another form is read as none of ours.
const EDITION: &str = "m1";

/// An id that none of our buttons has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("none of our buttons has this id")]
pub struct NotOurs;

/// The id of a button: `m1.<table>.<turn>.<verb>[-argument]`, numbers in hexadecimal, at most 100 characters for house
/// options whose key and value have at most 64 together.
#[must_use]
pub fn write(press: &Press) -> String {
    format!(
        "{EDITION}.{}.{:x}.{}",
        press.table,
        press.turn.0,
        verb(&press.ask)
    )
}

/// Reads an id; accepts exactly what [`write()`] produces.
///
/// # Errors
/// When the id is none of ours.
pub fn read(id: &str) -> Result<Press, NotOurs> {
    let parts: Vec<&str> = id.splitn(4, '.').collect();
    let [EDITION, table, turn, said] = parts.as_slice() else {
        return Err(NotOurs);
    };
    let press = Press {
        table: TableId(number(table)?),
        turn: Turn(number(turn)?),
        ask: ask(said).ok_or(NotOurs)?,
    };
    // One way to write each press: a second one would be a button we never drew.
    if write(&press) == id {
        Ok(press)
    } else {
        Err(NotOurs)
    }
}

fn number(hex: &str) -> Result<u32, NotOurs> {
    u32::from_str_radix(hex, 16).map_err(|_| NotOurs)
}

fn verb(ask: &Ask) -> String {
    let plain = match ask {
        Ask::Join => "join",
        Ask::Leave => "leave",
        Ask::AddMachine => "machine",
        Ask::AddMachineOf(strength) => return format!("machine-{}", strength.name()),
        Ask::RemoveMachine => "unmachine",
        Ask::Kick(person) => return format!("kick-{:x}", person.0),
        Ask::Start => "start",
        Ask::End => "end",
        Ask::Rematch => "rematch",
        Ask::Ready => "ready",
        Ask::Back => "back",
        Ask::Board => "board",
        Ask::Rules(0) => "rules",
        Ask::Rules(page) => return format!("rules-{page:x}"),
        Ask::Options => "options",
        Ask::Option { key, value: None } => return format!("option-{key}"),
        Ask::Option {
            key,
            value: Some(value),
        } => return format!("option-{key}={value}"),
        Ask::WriteOption { key } => return format!("write-{key}"),
        Ask::Help(topic) => return format!("help-{}", topic.name()),
        Ask::Learn => "learn",
        Ask::WholeDeal => "deal",
        Ask::Explain(0) => "explain",
        Ask::Explain(page) => return format!("explain-{page:x}"),
        Ask::Replay(None) => "replay",
        Ask::Replay(Some(game)) => return format!("replay-{game:x}"),
        Ask::Verify => "verify",
        Ask::Feed(Feed::Board) => "feed-board",
        Ask::Feed(Feed::EveryDiscard) => "feed-every",
        Ask::Watch => "watch",
        // These are commands only: where a table comes to stand and what its clock shows is said, not pressed.
        Ask::Pace(_) => "pace",
        Ask::Move(_) => "move",
        Ask::Pause => "pause",
        Ask::Resume => "resume",
        Ask::Agree(None) => "agree",
        Ask::Agree(Some(number)) => return format!("agree-{number:x}"),
        Ask::Take(None) => "seat",
        Ask::Take(Some(seat)) => return format!("seat-{}", seat.index()),
        Ask::Hand => "hand",
        Ask::Why => "why",
        Ask::Order(change) => return format!("order-{}", code::write(change)),
        Ask::Orders(None) => "orders",
        Ask::Orders(Some(change)) => return format!("orders-{}", code::write(change)),
        Ask::Act(act) => return act_verb(*act),
    };
    plain.to_owned()
}

fn act_verb(act: Act) -> String {
    let pair = |verb: &str, with: Option<[Tile; 2]>| {
        with.map_or(verb.to_owned(), |[a, b]| format!("{verb}-{a}{b}"))
    };
    match act {
        Act::Discard { tile, drawn } => format!("discard-{tile}{}", which(drawn)),
        Act::Riichi { tile, drawn } => format!("riichi-{tile}{}", which(drawn)),
        Act::Chow(with) => pair("chi", with),
        Act::Pong(with) => pair("pon", with),
        Act::Kong(kind) => kind.map_or("kan".to_owned(), |kind| format!("kan-{kind}")),
        Act::Win => "hu".to_owned(),
        Act::Pass => "pass".to_owned(),
        Act::Abort => "abort".to_owned(),
    }
}

/// The letter that tells the tile just drawn from an equal one of the hand.
fn which(drawn: Option<bool>) -> &'static str {
    match drawn {
        None => "",
        Some(true) => "d",
        Some(false) => "h",
    }
}

fn ask(said: &str) -> Option<Ask> {
    let (verb, argument) = said
        .split_once('-')
        .map_or((said, None), |(verb, argument)| (verb, Some(argument)));
    Some(match (verb, argument) {
        ("join", None) => Ask::Join,
        ("leave", None) => Ask::Leave,
        ("machine", None) => Ask::AddMachine,
        ("machine", Some(strength)) => Ask::AddMachineOf(Strength::named(strength)?),
        ("unmachine", None) => Ask::RemoveMachine,
        ("kick", Some(person)) => Ask::Kick(Person(u64::from_str_radix(person, 16).ok()?)),
        ("start", None) => Ask::Start,
        ("end", None) => Ask::End,
        ("rematch", None) => Ask::Rematch,
        ("ready", None) => Ask::Ready,
        ("back", None) => Ask::Back,
        ("board", None) => Ask::Board,
        ("rules", None) => Ask::Rules(0),
        ("rules", Some(page)) => Ask::Rules(u8::from_str_radix(page, 16).ok()?),
        ("options", None) => Ask::Options,
        ("option", Some(said)) => option(said),
        ("write", Some(key)) => Ask::WriteOption {
            key: key.to_owned(),
        },
        ("help", Some(topic)) => Ask::Help(Topic::named(topic)?),
        ("learn", None) => Ask::Learn,
        ("deal", None) => Ask::WholeDeal,
        ("explain", None) => Ask::Explain(0),
        ("explain", Some(page)) => Ask::Explain(u8::from_str_radix(page, 16).ok()?),
        ("replay", None) => Ask::Replay(None),
        ("replay", Some(game)) => Ask::Replay(Some(u32::from_str_radix(game, 16).ok()?)),
        ("verify", None) => Ask::Verify,
        ("feed", Some("board")) => Ask::Feed(Feed::Board),
        ("feed", Some("every")) => Ask::Feed(Feed::EveryDiscard),
        ("watch", None) => Ask::Watch,
        ("pause", None) => Ask::Pause,
        ("resume", None) => Ask::Resume,
        ("agree", None) => Ask::Agree(None),
        ("agree", Some(number)) => Ask::Agree(Some(u32::from_str_radix(number, 16).ok()?)),
        ("seat", None) => Ask::Take(None),
        ("seat", Some(seat)) => Ask::Take(Some(*Seat::ALL.get(seat.parse::<usize>().ok()?)?)),
        ("hand", None) => Ask::Hand,
        ("why", None) => Ask::Why,
        ("order", Some(change)) => Ask::Order(code::read(change)?),
        ("orders", None) => Ask::Orders(None),
        ("orders", Some(change)) => Ask::Orders(Some(code::read(change)?)),
        _ => Ask::Act(act(verb, argument)?),
    })
}

fn option(said: &str) -> Ask {
    let (key, value) = said
        .split_once('=')
        .map_or((said, None), |(key, value)| (key, Some(value.to_owned())));
    let key = key.to_owned();
    Ask::Option { key, value }
}

fn act(verb: &str, argument: Option<&str>) -> Option<Act> {
    Some(match (verb, argument) {
        ("discard", Some(which)) => {
            let (tile, drawn) = one_of_two(which)?;
            Act::Discard { tile, drawn }
        }
        ("riichi", Some(which)) => {
            let (tile, drawn) = one_of_two(which)?;
            Act::Riichi { tile, drawn }
        }
        ("chi", with) => Act::Chow(with.map(two).transpose().ok()?),
        ("pon", with) => Act::Pong(with.map(two).transpose().ok()?),
        ("kan", kind) => Act::Kong(kind.map(str::parse::<Kind>).transpose().ok()?),
        ("hu", None) => Act::Win,
        ("pass", None) => Act::Pass,
        ("abort", None) => Act::Abort,
        _ => return None,
    })
}

fn one_of_two(argument: &str) -> Option<(Tile, Option<bool>)> {
    let (tile, drawn) = match argument.strip_suffix('d') {
        Some(tile) => (tile, Some(true)),
        None => argument
            .strip_suffix('h')
            .map_or((argument, None), |tile| (tile, Some(false))),
    };
    Some((tile.parse().ok()?, drawn))
}

fn two(argument: &str) -> Result<[Tile; 2], NotOurs> {
    let (first, second) = argument.split_at_checked(2).ok_or(NotOurs)?;
    Ok([
        first.parse().map_err(|_| NotOurs)?,
        second.parse().map_err(|_| NotOurs)?,
    ])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::orders::{Change, MOST_DISCARDS, Order, Toggle};

    fn tiles() -> impl Strategy<Value = Tile> {
        let faces: Vec<Tile> = (1..=9)
            .flat_map(|n| ["m", "p", "s"].map(|suit| format!("{n}{suit}")))
            .chain((1..=7).map(|n| format!("{n}z")))
            .chain((1..=8).map(|n| format!("{n}f")))
            .chain(["0m", "0p", "0s"].map(str::to_owned))
            .map(|face| face.parse().expect("a tile"))
            .collect();
        prop::sample::select(faces)
    }

    fn acts() -> impl Strategy<Value = Act> {
        let drawn = || prop::option::of(any::<bool>());
        let pair = || prop::option::of([tiles(), tiles()]);
        prop_oneof![
            (tiles(), drawn()).prop_map(|(tile, drawn)| Act::Discard { tile, drawn }),
            (tiles(), drawn()).prop_map(|(tile, drawn)| Act::Riichi { tile, drawn }),
            pair().prop_map(Act::Chow),
            pair().prop_map(Act::Pong),
            prop::option::of(kinds()).prop_map(Act::Kong),
            prop::sample::select(vec![Act::Win, Act::Pass, Act::Abort]),
        ]
    }

    fn kinds() -> impl Strategy<Value = Kind> {
        (0..Kind::COUNT).prop_map(|n| Kind::from_index(n).expect("below 34"))
    }

    fn changes() -> impl Strategy<Value = Change> {
        let orders = || {
            prop_oneof![
                any::<bool>().prop_map(|wins| Order::PassAll { wins }),
                (kinds(), any::<bool>()).prop_map(|(kind, wins)| Order::PassOn { kind, wins }),
                kinds().prop_map(Order::Pong),
                kinds().prop_map(Order::Kong),
                Just(Order::NeverChow),
                any::<u32>().prop_map(Order::WinFrom),
                prop::collection::vec(tiles(), 1..=MOST_DISCARDS).prop_map(Order::Discard),
            ]
        };
        prop_oneof![
            (prop::sample::select(Toggle::ALL.to_vec()), any::<bool>())
                .prop_map(|(toggle, on)| Change::Switch { toggle, on }),
            orders().prop_map(Change::Give),
            orders().prop_map(Change::Withdraw),
            Just(Change::WithdrawAll),
        ]
    }

    fn asks() -> impl Strategy<Value = Ask> {
        let plain = [
            Ask::Join,
            Ask::Leave,
            Ask::AddMachine,
            Ask::AddMachineOf(Strength::Gentle),
            Ask::AddMachineOf(Strength::Sharp),
            Ask::RemoveMachine,
            Ask::Start,
            Ask::End,
            Ask::Rematch,
            Ask::Ready,
            Ask::Back,
            Ask::Board,
            Ask::Rules(0),
            Ask::Rules(1),
            Ask::Rules(255),
            Ask::Options,
            Ask::Help(Topic::Start),
            Ask::Help(Topic::Words),
            Ask::Learn,
            Ask::WholeDeal,
            Ask::Explain(0),
            Ask::Explain(16),
            Ask::Replay(None),
            Ask::Verify,
            Ask::Feed(Feed::Board),
            Ask::Feed(Feed::EveryDiscard),
            Ask::Watch,
            Ask::Pause,
            Ask::Resume,
            Ask::Agree(None),
            Ask::Take(None),
            Ask::Hand,
            Ask::Why,
        ];
        prop_oneof![
            prop::sample::select(plain.to_vec()),
            any::<u64>().prop_map(|person| Ask::Kick(Person(person))),
            any::<u32>().prop_map(|game| Ask::Replay(Some(game))),
            options(),
            "[a-z_.]{1,32}".prop_map(|key| Ask::WriteOption { key }),
            any::<u32>().prop_map(|number| Ask::Agree(Some(number))),
            prop::sample::select(Seat::ALL.to_vec()).prop_map(|seat| Ask::Take(Some(seat))),
            acts().prop_map(Ask::Act),
            changes().prop_map(Ask::Order),
            prop::option::of(changes()).prop_map(Ask::Orders),
        ]
    }

    fn options() -> impl Strategy<Value = Ask> {
        let value = prop::option::of("[a-z0-9./-]{0,32}");
        ("[a-z_.]{1,32}", value).prop_map(|(key, value)| Ask::Option { key, value })
    }

    proptest! {
        #[test]
        fn every_press_is_read_back(table: u32, turn: u32, ask in asks()) {
            let press = Press { table: TableId(table), turn: Turn(turn), ask };
            let id = write(&press);
            prop_assert!(id.len() <= 100);
            prop_assert_eq!(read(&id), Ok(press));
        }

        #[test]
        fn what_is_read_is_what_would_be_written(id in "(m1|m2|M1)?\\.?[0-9a-fA-F+]{0,9}\\.[0-9a-f]{0,3}\\.[a-z]{0,7}(-[0-9a-z]{0,5})?") {
            if let Ok(press) = read(&id) {
                prop_assert_eq!(write(&press), id);
            }
        }

        #[test]
        fn garbage_is_none_of_ours(id in "\\PC{0,120}") {
            prop_assume!(!id.starts_with("m1."));
            prop_assert_eq!(read(&id), Err(NotOurs));
        }
    }

    #[test]
    fn there_is_one_way_to_write_a_press() {
        for twisted in [
            "m1.0A.1.join",
            "m1.0a.1.join",
            "m1.a.+1.join",
            "m1.a.1.join-",
            "m1.a.1.pon-",
            "m1.a.1.chi-3p4",
            "m1.a.1.discard",
            "m1.a.1.kick-0F",
            "m1.a.1.hu-5p",
            "m1.a.1.join.x",
            "m1.a.1.",
            "m2.a.1.join",
            "m1.a.100000000.join",
            "m1.a.1.order",
            "m1.a.1.order-give-cut",
            "m1.a.1.order-give-cut5p6p",
            "m1.a.1.order-give-pon1f",
            "m1.a.1.orders-on-hu",
            "",
        ] {
            assert_eq!(read(twisted), Err(NotOurs), "{twisted}");
        }
        assert!(read("m1.a.1.join").is_ok());
    }
}
