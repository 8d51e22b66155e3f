//! The rules that games are played by: some that differ in every fact the flow reads, and houses put together by chance.

use engine::rules::RuleSet;
use engine::rules::calls::{MissedWin, OwnDiscardWin, RobConcealed, SeveralWinners, Swap};
use engine::rules::dealing::AfterDraw;
use engine::rules::options::{OptionSpec, Options};
use engine::rulesets::{build, catalogue};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::setup::{chinese, japanese, rules, rules_of};

/// A house of this entry of the catalogue: every third option has any of its values. One round, and a low minimum as a
/// rule, so that chance wins now and then.
pub(crate) fn house(entry: usize, luck: u64) -> RuleSet {
    let entry = catalogue()[entry];
    let mut rng = ChaCha8Rng::seed_from_u64(luck);
    loop {
        let mut options = Options::new();
        for spec in entry.options {
            if rng.random_range(0..3) == 0 {
                options.insert(spec.key.into(), any_value(spec, &mut rng));
            }
        }
        for key in ["min_faan", "min_yaku"] {
            let exists = entry.options.iter().any(|spec| spec.key == key);
            if exists && rng.random_range(0..4) > 0 {
                options.insert(key.into(), "0".into());
            }
        }
        options.insert("game.rounds".into(), "1".into());
        // What does not go together is thrown again.
        if let Ok(rules) = build(entry.id, &options) {
            return rules;
        }
    }
}

/// Any value of an option; of a range its ends, or something between that is not far from zero.
fn any_value(spec: &OptionSpec, rng: &mut ChaCha8Rng) -> String {
    let allowed = spec.allowed.choose(rng).expect("values");
    let mut number = |part: &str| match part.split_once("..") {
        Some((low, high)) => {
            let (low, high): (i32, i32) = (
                low.parse().expect("a number"),
                high.parse().expect("a number"),
            );
            let near = rng.random_range(low.max(-50_000)..=high.min(50_000));
            *[low, high, near, near].choose(rng).expect("four")
        }
        None => part.parse().unwrap_or(0),
    };
    if allowed.contains('/') {
        let [a, b, c] = [0; 3].map(|_| number("-30..30"));
        return format!("{a}/{b}/{c}/{}", -(a + b + c));
    }
    if allowed.contains("..") {
        return number(allowed).to_string();
    }
    (*allowed).to_owned()
}

/// Rules that differ in every fact the flow reads. The minimum is low, so that chance wins now and then.
pub(crate) fn all_rules() -> Vec<RuleSet> {
    let hong_kong = rules(&[("game.rounds", "1"), ("min_faan", "0")]);
    let mut bare = rules(&[
        ("game.rounds", "1"),
        ("min_faan", "0"),
        ("tiles.flowers", "false"),
    ]);
    bare.material.reserve = 14;
    let mut strict = bare.clone();
    strict.calls.swap = Swap::Forbid;
    strict.calls.own_discard_win = OwnDiscardWin::Furiten;
    strict.calls.missed_win = MissedWin::NoAnyUntilOwnTurn;
    strict.calls.several_winners = SeveralWinners::Best;
    strict.calls.max_kongs = Some(4);
    strict.calls.rob_concealed = RobConcealed::Any;
    strict.dealing.after_draw = AfterDraw::StayIfWaiting;
    strict.material.red_fives = 4;
    let mut boxed = bare.clone();
    boxed.material.reserve = 16;
    boxed.material.reserve_is_fixed = true;
    boxed.calls.several_winners = SeveralWinners::All;
    boxed.calls.swap = Swap::NoSame;
    boxed.calls.kong_after_claim = true;
    boxed.calls.last_discard_for_sets = true;
    boxed.calls.missed_win = MissedWin::NoAnyUnlessHigher;
    boxed.dealing.after_draw = AfterDraw::Pass;
    vec![hong_kong, bare, strict, boxed]
}

/// The rules of the other systems, likewise.
pub(crate) fn other_rules() -> Vec<RuleSet> {
    riichi_rules()
        .into_iter()
        .chain(classical_rules())
        .collect()
}

/// The usual classical rules, and houses with much of what the usual rules leave out.
fn classical_rules() -> [RuleSet; 4] {
    [
        japanese(&[("game.rounds", "1")]),
        japanese(&[
            ("game.rounds", "1"),
            ("claim.multiple_winners", "all"),
            ("draw.waiting_payments", "300"),
            ("limit", "none"),
            ("seven_pairs", "25x2"),
            ("discard_payment", "all"),
            ("kong.concealed_display", "all-down"),
        ]),
        chinese(&[("game.rounds", "1")]),
        chinese(&[
            ("game.rounds", "1"),
            ("tiles.flowers", "true"),
            ("wall.reserve", "16"),
            ("original_call", "true"),
            ("max_chows", "1"),
            ("seven_pairs", "true"),
            ("cannon", "millington"),
            ("claim.multiple_winners", "all"),
            ("kong.rob_concealed", "any"),
            ("roof_off", "true"),
        ]),
    ]
}

/// The usual rules of riichi, and a house with everything the usual rules leave out. No yaku is needed, so that chance wins.
fn riichi_rules() -> [RuleSet; 2] {
    let build = |options: &[(&str, &str)]| rules_of("riichi", options);
    [
        build(&[("game.rounds", "1"), ("min_yaku", "0")]),
        build(&[
            ("game.rounds", "1"),
            ("min_yaku", "0"),
            ("tiles.red_fives", "4"),
            ("kan_dora", "immediate"),
            ("claim.multiple_winners", "all-triple-draw"),
            ("abort.nine_terminals", "true"),
            ("abort.four_winds", "true"),
            ("abort.four_riichi", "true"),
            ("abort.four_kans", "true"),
            ("game.start_points", "25000"),
            ("target", "30000"),
            ("agari_yame", "true"),
            ("bust_ends", "true"),
            ("kong.rob_concealed", "any"),
            ("tie", "split"),
        ]),
    ]
}
