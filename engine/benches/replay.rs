//! How fast games are played again, as `sparrow replay` does it once a file is read. `cargo bench -p engine --bench replay`.

use std::collections::BTreeMap;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::deal::event::Event;
use engine::notation::retrace::retrace;
use engine::notation::{log, tell};
use engine::player::Strength;
use engine::rules::RuleSet;
use engine::rulesets;
use engine::seed::Seed;
use engine::selfplay::play;

fn main() {
    divan::main();
}

fn rules(id: &str) -> RuleSet {
    rulesets::build(id, &BTreeMap::new()).expect("the defaults are allowed")
}

/// A game of quick machines, and how many deals it has.
fn game(rules: &RuleSet) -> (Vec<Event>, u32) {
    let mut events = Vec::new();
    let seed = Seed::from_bytes([5; 32]);
    let played = play(rules.clone(), seed, [Strength::Gentle; 4], |event| {
        events.push(event.clone());
    });
    (events, played.deals)
}

/// A game that others tell, move by move.
#[divan::bench]
fn retraced(bencher: Bencher<'_, '_>) {
    let rules = rules("riichi");
    let (events, deals) = game(&rules);
    let account = tell::tell(&rules, &events).expect("riichi can be told");
    bencher.counter(ItemsCount::new(deals)).bench_local(|| {
        let retraced = retrace(&rules, black_box(&account));
        assert!(retraced.broke.is_none() && retraced.deals == deals);
    });
}

/// A log of ours, line by line.
#[divan::bench(args = ["riichi", "hong-kong", "classical-japanese", "classical-chinese"])]
fn replayed(bencher: Bencher<'_, '_>, id: &str) {
    let rules = rules(id);
    let (events, deals) = game(&rules);
    let log = log::write(&rules, &events).expect("the game is over");
    bencher.counter(ItemsCount::new(deals)).bench_local(|| {
        let replayed = log::replay(black_box(&log)).expect("the log is right");
        assert_eq!(replayed.deals, deals);
    });
}
