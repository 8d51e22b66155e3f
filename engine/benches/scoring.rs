//! How many hands a second are judged, sheet and all, under each rule set. `cargo bench -p engine --bench scoring`.

use std::collections::BTreeMap;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::meld::{Meld, MeldKind};
use engine::rulesets;
use engine::score::{ByKind, Hand, Situation, judge};
use engine::seat::{Seat, Wind};
use engine::tile::parse_tiles;

fn main() {
    divan::main();
}

/// Hands in hand, sets on the table, winning tile: plain ones, flushes that can be cut in many ways, outside hands, kongs,
/// special forms, and one that is not finished.
const HANDS: [(&str, &[&str], &str); 12] = [
    ("234m567m345p67s88p", &[], "8s"),
    ("1112223334445s", &[], "5s"),
    ("1112345678999m", &[], "5m"),
    ("223344m556677p8s", &[], "8s"),
    ("1155m2277p3399s4z", &[], "4z"),
    ("19m19p19s1234567z", &[], "7z"),
    ("11p77s", &["234m", "456m", "888p"], "1p"),
    ("99s55z", &["777z", "234s", "678s"], "5z"),
    ("67s22m", &["3333z", "5555p", "9999m"], "8s"),
    ("99p123p23m", &["789m", "111s"], "1m"),
    ("22334p567m678s99m", &[], "4p"),
    ("123m456p789s1122z", &[], "9s"),
];

fn meld(text: &str) -> Meld {
    let tiles = parse_tiles(text).expect("tiles");
    let kind = match (tiles.len(), tiles[0] == tiles[1]) {
        (4, _) => MeldKind::ClaimedKong,
        (_, true) => MeldKind::Pong,
        (_, false) => MeldKind::Chow,
    };
    let claimed = Some((tiles[0], Seat::ALL[3]));
    Meld {
        kind,
        tiles: tiles.into(),
        claimed,
    }
}

fn hands() -> Vec<Hand> {
    let hand = |&(concealed, melds, win): &(&str, &[&str], &str)| Hand {
        concealed: parse_tiles(concealed).expect("tiles"),
        melds: melds.iter().copied().map(meld).collect(),
        win: win.parse().ok(),
    };
    HANDS.iter().map(hand).collect()
}

#[divan::bench(args = ["hong-kong", "riichi", "classical-japanese", "classical-chinese"])]
fn judged(bencher: Bencher<'_, '_>, id: &str) {
    let rules = rulesets::build(id, &BTreeMap::new()).expect("the defaults are allowed");
    let hands = hands();
    let situations =
        [ByKind::Draw, ByKind::Discard].map(|by| Situation::new(Wind::South, Wind::East, by));
    let items = ItemsCount::new(hands.len() * situations.len());
    bencher.counter(items).bench_local(|| {
        for hand in &hands {
            for situation in &situations {
                black_box(judge(black_box(&rules), black_box(hand), situation));
            }
        }
    });
}
