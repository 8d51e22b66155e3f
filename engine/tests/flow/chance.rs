//! Games played by chance, by rules that differ in every fact the flow reads.

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::game::Game;
use engine::rules::RuleSet;
use engine::rules::calls::{MissedWin, OwnDiscardWin, RobConcealed, SeveralWinners, Swap};
use engine::rules::dealing::AfterDraw;
use engine::seat::Seat;
use engine::seed::Seed;
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::setup::rules;

/// So many games for each law, after those in `failures.txt`: games that broke a law once, or in which something rare
/// happens. A game that breaks a law is added there by itself.
pub(crate) fn games(cases: u32) -> ProptestConfig {
    let known = FileFailurePersistence::Direct("tests/flow/failures.txt");
    ProptestConfig {
        cases,
        failure_persistence: Some(Box::new(known)),
        max_shrink_iters: 0,
        ..ProptestConfig::default()
    }
}

/// Plays a game by chance, one step at a time: `step` gives the events of one call.
pub(crate) struct Chance {
    pub(crate) game: Game,
    pub(crate) log: Vec<Event>,
    rng: ChaCha8Rng,
    steps: u32,
    /// The most steps played.
    pub(crate) patience: u32,
}

impl Chance {
    /// A game by these rules with the walls of this seed; `luck` plays it.
    pub(crate) fn new(rules: RuleSet, seed: [u8; 32], luck: u64) -> Self {
        let (game, log) = Game::open(rules, Seed::from_bytes(seed));
        Self {
            game,
            log,
            rng: ChaCha8Rng::seed_from_u64(luck),
            steps: 0,
            patience: 500,
        }
    }

    /// One call of the surface; `false` when the game is over or patience is.
    pub(crate) fn step(&mut self) -> bool {
        self.steps += 1;
        if self.game.outcome().is_some() || self.steps > self.patience {
            return false;
        }
        let events = if self.game.is_between_deals() {
            self.game.deal().expect("a deal")
        } else {
            self.somebody_moves()
        };
        self.log.extend(events);
        true
    }

    fn somebody_moves(&mut self) -> Vec<Event> {
        let able: Vec<(Seat, Vec<Move>)> = Seat::ALL
            .into_iter()
            .map(|seat| (seat, self.game.view(Eye::Seat(seat)).choices()))
            .filter(|(_, choices)| !choices.is_empty())
            .collect();
        let closes = matches!(self.game.view(Eye::Rail).stage, Stage::Claims { .. })
            && self.rng.random_range(0..4) == 0;
        match able.choose(&mut self.rng) {
            Some((seat, choices)) if !closes => {
                let what = self.pick(choices.clone());
                self.game.play(*seat, what).expect("a choice")
            }
            Some(_) | None => self.game.lapse(),
        }
    }

    /// Claims, kongs and wins more often than by even chance, or they would be rare.
    fn pick(&mut self, choices: Vec<Move>) -> Move {
        let rare: Vec<Move> = choices
            .iter()
            .copied()
            .filter(|what| !matches!(what, Move::Discard { .. } | Move::Pass))
            .collect();
        let from = if !rare.is_empty() && self.rng.random_range(0..3) > 0 {
            rare
        } else {
            choices
        };
        *from.choose(&mut self.rng).expect("a choice")
    }
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

pub(crate) fn any_rules() -> impl Strategy<Value = RuleSet> {
    proptest::sample::select(all_rules())
}

/// A game to be played by chance: its rules, its seed, the luck that plays it.
pub(crate) fn any_game() -> impl Strategy<Value = (RuleSet, [u8; 32], u64)> {
    (any_rules(), any::<[u8; 32]>(), any::<u64>())
}

/// What four seats and the rail see.
pub(crate) fn all_views(game: &Game) -> Vec<View> {
    let seats = Seat::ALL.into_iter().map(Eye::Seat);
    seats.chain([Eye::Rail]).map(|eye| game.view(eye)).collect()
}
