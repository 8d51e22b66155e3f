//! Games played by chance, by rules that differ in every fact the flow reads.

use std::fmt;

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::game::Game;
use engine::rules::RuleSet;
use engine::rulesets::catalogue;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::shape::{Forms, shanten};
use engine::tiles::Tiles;
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::houses::{all_rules, house, other_rules};

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

/// So many games by the other systems, after those in `other_failures.txt`.
pub(crate) fn other_games(cases: u32) -> ProptestConfig {
    let known = FileFailurePersistence::Direct("tests/flow/other_failures.txt");
    ProptestConfig {
        failure_persistence: Some(Box::new(known)),
        ..games(cases)
    }
}

/// So many games by houses put together by chance, after those in `house_failures.txt`.
pub(crate) fn house_games(cases: u32) -> ProptestConfig {
    let known = FileFailurePersistence::Direct("tests/flow/house_failures.txt");
    ProptestConfig {
        failure_persistence: Some(Box::new(known)),
        ..games(cases)
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
                let what = match self.risk(*seat) {
                    Some(risk) => risk,
                    None => self.pick(*seat, choices),
                };
                self.game.play(*seat, what).expect("a choice")
            }
            Some(_) | None => self.game.lapse(),
        }
    }

    /// Now and then something wrong, where it can be declared.
    fn risk(&mut self, seat: Seat) -> Option<Move> {
        let risks = self.game.view(Eye::Seat(seat)).risks();
        let errs = !risks.is_empty() && self.rng.random_range(0..60) == 0;
        risks.choose(&mut self.rng).copied().filter(|_| errs)
    }

    /// Wins and kongs are rare: they are made when they can be, as a rule, other claims half of the time, and discards bring
    /// the hand nearer to its end, or chance would hardly ever win.
    fn pick(&mut self, seat: Seat, choices: &[Move]) -> Move {
        let rare = |what: &&Move| {
            matches!(
                what,
                Move::Win | Move::Kong | Move::ConcealedKong { .. } | Move::AddedKong { .. }
            )
        };
        let is_set = |what: &&Move| matches!(what, Move::Chow { .. } | Move::Pong { .. });
        let rare: Vec<Move> = choices.iter().filter(rare).copied().collect();
        let sets: Vec<Move> = choices.iter().filter(is_set).copied().collect();
        let from = match self.rng.random_range(0..8) {
            1.. if !rare.is_empty() => rare,
            4.. if !sets.is_empty() => sets,
            1.. if matches!(choices.last(), Some(Move::Discard { .. })) => self.near(seat, choices),
            _ => choices.to_vec(),
        };
        *from.choose(&mut self.rng).expect("a choice")
    }

    /// The discards after which the hand lacks the fewest tiles.
    fn near(&self, seat: Seat, choices: &[Move]) -> Vec<Move> {
        let view = self.game.view(Eye::Seat(seat));
        let held: Tiles = view
            .own
            .iter()
            .flat_map(|own| own.held().collect::<Vec<_>>())
            .collect();
        let melds = view.seats[seat].melds.len();
        let lacks = |what: &Move| {
            let Move::Discard { tile, .. } = what else {
                return i8::MAX;
            };
            let mut rest = held;
            tile.kind().map(|kind| rest.take(kind));
            shanten(&rest, melds, Forms::default())
        };
        let least = choices.iter().map(lacks).min();
        choices
            .iter()
            .filter(|what| Some(lacks(what)) == least)
            .copied()
            .collect()
    }
}

/// A game to be played by chance. Its `Debug` fits on one line of `failures.txt`.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// Which of [`all_rules`], after them of [`other_rules`], and after those the rule set of which chance makes a house.
    rules: usize,
    /// What the walls come from.
    seed: [u8; 32],
    /// What the moves come from.
    pub(crate) luck: u64,
}

impl Plan {
    /// The rules played.
    pub(crate) fn rules(&self) -> RuleSet {
        let mut rules = all_rules();
        rules.extend(other_rules());
        match self.rules.checked_sub(rules.len()) {
            Some(entry) => house(entry, self.luck),
            None => rules.swap_remove(self.rules),
        }
    }

    /// The game, opened.
    pub(crate) fn begin(&self) -> Chance {
        self.begin_by(self.rules())
    }

    /// The game by other rules.
    pub(crate) fn begin_by(&self, rules: RuleSet) -> Chance {
        Chance::new(rules, self.seed, self.luck)
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rules {}, luck {}, seed ", self.rules, self.luck)?;
        self.seed
            .iter()
            .try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Any game.
pub(crate) fn any_game() -> impl Strategy<Value = Plan> {
    let parts = (0..all_rules().len(), any::<[u8; 32]>(), any::<u64>());
    parts.prop_map(|(rules, seed, luck)| Plan { rules, seed, luck })
}

/// Any game by the rules of another system.
pub(crate) fn any_other_game() -> impl Strategy<Value = Plan> {
    let known = all_rules().len();
    let all = known..known + other_rules().len();
    (all, any::<[u8; 32]>(), any::<u64>()).prop_map(|(rules, seed, luck)| Plan {
        rules,
        seed,
        luck,
    })
}

/// Any game by a house put together by chance, of every rule set alike.
pub(crate) fn any_house() -> impl Strategy<Value = Plan> {
    let known = all_rules().len() + other_rules().len();
    let all = known..known + catalogue().len();
    (all, any::<[u8; 32]>(), any::<u64>()).prop_map(|(rules, seed, luck)| Plan {
        rules,
        seed,
        luck,
    })
}

/// What four seats and the rail see.
pub(crate) fn all_views(game: &Game) -> Vec<View> {
    let seats = Seat::ALL.into_iter().map(Eye::Seat);
    seats.chain([Eye::Rail]).map(|eye| game.view(eye)).collect()
}
