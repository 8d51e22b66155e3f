//! What nobody else may read: every body the bot sent is held against what its readers could know when it was sent
//! (cases 39 and 40 of the traps).

use std::collections::BTreeSet;
use std::time::UNIX_EPOCH;

use bot::store::Store;
use commands::ask::{Act, Ask, press};
use commands::record::{Fact, Record};
use engine::deal::event::{Event, Eye};
use engine::game::{self, Game};
use engine::rules::dora::dora;
use engine::seat::{PerSeat, Seat};
use engine::tile::Tile;
use serde_json::Value;
use tests::discord::Sent;
use tests::house::EVEN;

use crate::autopilot::{GREEDY, all_play};
use crate::parlour::{Parlour, blameless, words};
use crate::systems::{CLASSICAL_CHINESE, HONG_KONG, RIICHI, System};

/// The tiles that can be named by those who look from the rail and from each seat, from a moment on.
struct Known {
    since: i64,
    rail: BTreeSet<String>,
    seats: PerSeat<BTreeSet<String>>,
    /// Which entrant sits where.
    entrants: PerSeat<u8>,
}

/// Every tile that stands in a value, as its code.
fn tiles_in(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if text.parse::<Tile>().is_ok() => {
            found.insert(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|part| tiles_in(part, found)),
        Value::Object(fields) => fields.values().for_each(|part| tiles_in(part, found)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn knowledge(records: &[Record]) -> Vec<Known> {
    let mut all = Vec::new();
    let mut game: Option<Game> = None;
    let mut rail = BTreeSet::new();
    let mut seats: PerSeat<BTreeSet<String>> = PerSeat::default();
    for record in records {
        let Fact::Played { events, .. } = &record.fact else {
            continue;
        };
        for event in events {
            match &mut game {
                Some(game) if !matches!(event, Event::Opened { .. }) => game.follow(event).unwrap(),
                _ => game = Some(game::replay([event]).unwrap()),
            }
            let game = game.as_ref().unwrap();
            if matches!(event, Event::Dealt { .. }) {
                rail.clear();
                seats = PerSeat::default();
            }
            let look = |eye: Eye, known: &mut BTreeSet<String>| {
                if let Some(seen) = event.seen_by(eye, game.rules()) {
                    tiles_in(&serde_json::to_value(seen).unwrap(), known);
                }
            };
            look(Eye::Rail, &mut rail);
            // Whoever sees an indicator knows what it makes dora.
            let indicators = game.view(Eye::Rail).indicators;
            let kinds = indicators.iter().filter_map(|tile| tile.kind());
            let made: Vec<String> = kinds.map(|kind| dora(kind).to_string()).collect();
            rail.extend(made.iter().cloned());
            for seat in Seat::ALL {
                look(Eye::Seat(seat), &mut seats[seat]);
                seats[seat].extend(made.iter().cloned());
                if let Some(own) = game.view(Eye::Seat(seat)).own {
                    seats[seat].extend(own.held().map(|tile| tile.to_string()));
                }
            }
        }
        if let Some(game) = &game {
            all.push(Known {
                since: record.at.0,
                rail: rail.clone(),
                seats: seats.clone(),
                entrants: game.entrants(),
            });
        }
    }
    all
}

/// The suited tiles that a text names, as codes or in words.
fn named(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let parts: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect();
    let is_number = |part: &str| part.len() == 1 && part.chars().all(|c| c.is_ascii_digit());
    for (index, part) in parts.iter().enumerate() {
        if let Some(number) = part
            .strip_suffix(['m', 'p', 's'])
            .filter(|number| is_number(number))
        {
            found.insert(format!("{number}{}", &part[1..]));
        }
        let suit = parts.get(index + 1).and_then(|next| match *next {
            "character" | "char" => Some('m'),
            "dot" => Some('p'),
            "bamboo" | "bam" => Some('s'),
            _ => None,
        });
        let is_red = index
            .checked_sub(1)
            .is_some_and(|before| parts[before] == "red");
        if let Some(suit) = suit.filter(|_| is_number(part)) {
            let number = if is_red { "0" } else { part };
            found.insert(format!("{number}{suit}"));
        }
    }
    found
}

#[test]
fn tiles_are_found_in_codes_and_in_words() {
    let found = named(
        "`3m [4m] 5m←N` 0p 9p' draws and discards **6 bamboo**, red 5 character; 20 s, 62 tiles, deal 3",
    );
    let expected = ["0m", "0p", "3m", "4m", "5m", "6s", "9p"].map(str::to_owned);
    assert_eq!(found, BTreeSet::from(expected));
}

fn millis(sent: &Sent) -> i64 {
    let since = sent.at.duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

/// Takes out what names tiles that nobody holds: what a hand waits for.
fn without_waits(body: &Value) -> Value {
    let mut body = body.clone();
    for card in body["embeds"].as_array_mut().into_iter().flatten() {
        if let Some(fields) = card["fields"].as_array_mut() {
            fields.retain(|field| {
                !field["name"]
                    .as_str()
                    .unwrap_or_default()
                    .starts_with("Waits")
            });
        }
    }
    body
}

/// Buttons that everybody sees say what and when, and never with which tile.
fn holds_no_tile(ask: &Ask) -> bool {
    match ask {
        Ask::Act(act) => matches!(
            act,
            Act::Chow(None) | Act::Pong(None) | Act::Kong(None) | Act::Win | Act::Pass
        ),
        Ask::Join
        | Ask::Leave
        | Ask::AddMachine
        | Ask::AddMachineOf(_)
        | Ask::RemoveMachine
        | Ask::Start
        | Ask::End
        | Ask::Rematch => true,
        Ask::Ready
        | Ask::Back
        | Ask::Board
        | Ask::Rules(_)
        | Ask::Options
        | Ask::Help(_)
        | Ask::Learn
        | Ask::WholeDeal
        | Ask::Explain(_)
        | Ask::Replay(_)
        | Ask::Verify
        | Ask::Feed(_)
        | Ask::Watch
        | Ask::Pause
        | Ask::Resume
        | Ask::Agree(_)
        | Ask::Take(_)
        | Ask::Hand
        | Ask::Why => true,
        // What somebody orders is his own business: it is on no public button.
        Ask::Kick(_)
        | Ask::Option { .. }
        | Ask::WriteOption { .. }
        | Ask::Order(_)
        | Ask::Orders(_)
        | Ask::Pace(_)
        | Ask::Move(_) => false,
    }
}

fn custom_ids(body: &Value) -> Vec<String> {
    let rows = body["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts
        .filter_map(|part| part["custom_id"].as_str().map(str::to_owned))
        .collect()
}

#[tokio::test]
async fn nobody_is_sent_a_tile_that_is_not_his_to_know_in_hong_kong() {
    nobody_is_sent_a_tile_that_is_not_his_to_know(&HONG_KONG).await;
}

#[tokio::test]
async fn nobody_is_sent_a_tile_that_is_not_his_to_know_where_losers_settle() {
    nobody_is_sent_a_tile_that_is_not_his_to_know(&CLASSICAL_CHINESE).await;
}

#[tokio::test]
async fn nobody_is_sent_a_tile_that_is_not_his_to_know_with_indicators() {
    nobody_is_sent_a_tile_that_is_not_his_to_know(&RIICHI).await;
}

async fn nobody_is_sent_a_tile_that_is_not_his_to_know(system: &System) {
    let folder = tempfile::tempdir().unwrap();
    let mut parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    let database = folder.path().join("kept.db");
    parlour.moves_to(&database).await;
    // One by direct message, one at the table, two in threads of their own.
    for (person, door) in parlour
        .people
        .iter()
        .zip(["dm", "here", "thread", "thread"])
    {
        let door = [("where", serde_json::json!(door))];
        person.runs(&["me", "hand"], &door).await;
    }
    parlour.begin_by(system.rules, EVEN, system.options).await;
    all_play(&parlour.people, GREEDY).await;
    let public = parlour.public();
    // What only one person reads: his direct messages and his thread.
    let mut apart: Vec<(String, usize)> = Vec::new();
    for (whose, person) in parlour.people.iter().enumerate() {
        let channels = person.threads().into_iter().chain([person.dm()]);
        let paths = channels.map(|channel| format!("/channels/{channel}/messages"));
        apart.extend(paths.map(|path| (path, whose)));
    }
    assert_eq!(apart.len(), 6, "four ways to write and two threads");
    for (path, whose) in &apart[..] {
        let channel = path.split('/').nth(2).unwrap().parse().unwrap();
        let readers = parlour
            .people
            .iter()
            .filter(|p| p.discord.sees(p.id, channel));
        let readers: Vec<&str> = readers.map(|p| p.name.as_str()).collect();
        assert_eq!(readers, [parlour.people[*whose].name.as_str()], "{path}");
    }
    let all = parlour.discord.bodies();
    parlour.stop().await;
    let store = Store::open(&database).await.unwrap();
    let journals = store.open_tables().await.unwrap();
    let records = journals.into_iter().next().unwrap().1.unwrap();
    let known = knowledge(&records);
    let at = |sent: &Sent| known.iter().rev().find(|known| known.since <= millis(sent));
    let mut compared = 0;
    for sent in &public {
        for id in custom_ids(&sent.body) {
            let read = press::read(&id).unwrap();
            assert!(holds_no_tile(&read.ask), "{id}");
        }
        let Some(known) = at(sent) else { continue };
        let said = named(&words(&sent.body));
        let leaked: Vec<_> = said.difference(&known.rail).collect();
        assert!(
            leaked.is_empty(),
            "{leaked:?} stood in public: {}",
            sent.body
        );
        compared += said.len();
    }
    assert!(compared > 500, "only {compared} tiles were compared");
    let mut own = 0;
    for sent in all.iter().filter(|sent| !sent.body.is_null()) {
        let found = apart.iter().find(|(path, _)| sent.path.starts_with(path));
        let Some(whose) = found.map(|(_, whose)| *whose) else {
            continue;
        };
        let Some(known) = at(sent) else { continue };
        let is_his = |seat: &Seat| usize::from(known.entrants[*seat]) == whose;
        let seat = Seat::ALL.into_iter().find(is_his).unwrap();
        let said = named(&words(&without_waits(&sent.body)));
        let leaked: Vec<_> = said
            .iter()
            .filter(|tile| !known.rail.contains(*tile) && !known.seats[seat].contains(*tile))
            .collect();
        assert!(
            leaked.is_empty(),
            "{leaked:?} came to the wrong one: {}",
            sent.body
        );
        own += said.len();
    }
    assert!(own > 500, "only {own} tiles were compared");
    blameless(&parlour.discord);
}
