//! A hand and its situation as one line of text: `South East discard 4m 23m456p789s33p C:567m 1f`.
//!
//! Seat, round, how the winning tile came and which it is; then, in any order, the tiles in hand, the sets on the table,
//! the bonus tiles, and words such as `last` or `kong`.

/// Seats, winds, sets, how a tile came.
mod words;
/// Finished hands by chance.
pub(crate) mod chance;

use engine::score::{ByKind, First, Hand, Replacement, Riichi, Situation};
use engine::tile::parse_tiles;

pub(crate) use words::{by, chair, meld, wind};

/// The hand and the situation of a line.
pub(crate) fn case(text: &str) -> (Hand, Situation) {
    let mut words = text.split_whitespace();
    let mut next = || words.next().expect("seat, round, how, tile");
    let (seat, round, by) = (wind(next()), wind(next()), next());
    let by = match by {
        "draw" => ByKind::Draw,
        "discard" => ByKind::Discard,
        "rob" => ByKind::Rob,
        other => panic!("no tile comes by {other}"),
    };
    let mut situation = Situation::new(seat, round, by);
    let mut hand = Hand {
        win: Some(next().parse().expect("a tile")),
        ..Hand::default()
    };
    for word in words {
        match word {
            "last" => situation.last_tile = true,
            "kong" | "rinshan" => situation.replacement = Some(Replacement::Kong),
            "kong-on-kong" => situation.replacement = Some(Replacement::KongOnKong),
            "bonus" => situation.replacement = Some(Replacement::Bonus),
            "dealt" => situation.first = Some(First::Dealt),
            "on-first-discard" => situation.first = Some(First::OnFirstDiscard),
            "go-round" => situation.first = Some(First::GoRound),
            "own-first-draw" | "first-draw" => situation.first = Some(First::OwnFirstDraw),
            "streak-8" => situation.dealer_streak = 8,
            "streak-12" => situation.dealer_streak = 12,
            "call" | "double-riichi" => situation.riichi = Some(Riichi::Double),
            "riichi" => situation.riichi = Some(Riichi::Plain),
            "ippatsu" => situation.ippatsu = true,
            "counters" => situation.counters = 5,
            dead if dead.starts_with("dead:") => {
                let kinds = parse_tiles(&dead[5..]).expect("tiles");
                situation.seen = kinds.iter().flat_map(|kind| [kind; 4]).collect();
            }
            dora if dora.starts_with("dora=") => {
                situation.indicators = parse_tiles(&dora[5..]).expect("indicators");
            }
            ura if ura.starts_with("ura=") => {
                situation.under_indicators = parse_tiles(&ura[4..]).expect("indicators");
            }
            set if set.contains(':') => hand.melds.push(meld(set)),
            bonus if bonus.ends_with('f') => {
                situation.bonus = parse_tiles(bonus).expect("bonus tiles")
            }
            tiles => hand.concealed.extend(parse_tiles(tiles).expect("tiles")),
        }
    }
    (hand, situation)
}
