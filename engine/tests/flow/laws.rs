//! What must hold whatever is played, by whatever rules.

use std::collections::BTreeSet;

use engine::deal::event::{Ending, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::game::{Game, replay, replay_by};
use engine::hidden::Hidden;
use engine::meld::ShownMeld;
use engine::rules::RuleSet;
use engine::rules::calls::{MissedWin, OwnDiscardWin, RobConcealed, SeveralWinners, Swap};
use engine::rules::dealing::AfterDraw;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::{Kind, Tile};
use engine::wall::{tiles_of, wall_of};
use proptest::prelude::*;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::setup::{chinese, japanese, receiver, rules};

/// Plays a game by chance, one step at a time: `step` gives the events of one call.
struct Chance {
    game: Game,
    log: Vec<Event>,
    rng: ChaCha8Rng,
    steps: u32,
    /// The most steps played.
    patience: u32,
}

impl Chance {
    fn new(rules: RuleSet, seed: [u8; 32], luck: u64) -> Self {
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
    fn step(&mut self) -> bool {
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
        let able: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|&seat| !self.game.view(Eye::Seat(seat)).choices().is_empty())
            .collect();
        let closes = matches!(self.game.view(Eye::Rail).stage, Stage::Claims { .. })
            && self.rng.random_range(0..4) == 0;
        match able.choose(&mut self.rng) {
            Some(&seat) if !closes => {
                let what = self.pick(self.game.view(Eye::Seat(seat)).choices());
                self.game.play(seat, what).expect("a choice")
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
fn all_rules() -> Vec<RuleSet> {
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
    let mut rules = vec![hong_kong, bare, strict, boxed];
    rules.extend(riichi_rules());
    rules.extend(classical_rules());
    rules
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
    let build = |options: &[(&str, &str)]| {
        let options = options
            .iter()
            .map(|&(k, v)| (k.to_owned(), v.to_owned()))
            .collect();
        engine::rulesets::build("riichi", &options).expect("options that exist")
    };
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

fn any_rules() -> impl Strategy<Value = RuleSet> {
    proptest::sample::select(all_rules())
}

fn any_game() -> impl Strategy<Value = (RuleSet, [u8; 32], u64)> {
    (any_rules(), any::<[u8; 32]>(), any::<u64>())
}

/// All tiles of the table, put together from what the four seats see; the wall is counted.
fn tiles_on_table(game: &Game) -> (Vec<Tile>, usize) {
    let mut tiles = Vec::new();
    for seat in Seat::ALL {
        let view = game.view(Eye::Seat(seat));
        let place = &view.seats[seat];
        tiles.extend(
            view.own
                .iter()
                .flat_map(|own| own.held().collect::<Vec<_>>()),
        );
        tiles.extend(place.bonus.iter().copied());
        tiles.extend(
            place
                .river
                .iter()
                .filter(|discard| discard.claimed_by.is_none())
                .map(|discard| discard.tile),
        );
        for meld in &place.melds {
            match meld {
                ShownMeld::Open(meld) => tiles.extend(meld.tiles.iter().copied()),
                ShownMeld::Hidden => panic!("a seat knows its own sets"),
            }
        }
    }
    let left = tiles_of(game.rules_material()).len() - tiles.len();
    (tiles, left)
}

/// The material of a game's rules.
trait Rules {
    fn rules_material(&self) -> &engine::rules::material::Material;
}

impl Rules for Game {
    fn rules_material(&self) -> &engine::rules::material::Material {
        &self.rules().material
    }
}

/// Every move that can be thought of.
fn all_moves() -> Vec<Move> {
    let faces: Vec<Tile> = ('0'..='9')
        .flat_map(|digit| {
            "mpszf"
                .chars()
                .filter_map(move |letter| format!("{digit}{letter}").parse().ok())
        })
        .collect();
    let mut moves = vec![Move::Kong, Move::Win, Move::Pass, Move::Abort];
    for &tile in &faces {
        for drawn in [false, true] {
            moves.extend([Move::Discard { tile, drawn }, Move::Riichi { tile, drawn }]);
        }
        for &other in &faces {
            moves.extend([
                Move::Chow {
                    with: [tile, other],
                },
                Move::Pong {
                    with: [tile, other],
                },
            ]);
        }
    }
    for kind in Kind::all() {
        moves.extend([Move::ConcealedKong { kind }, Move::AddedKong { kind }]);
    }
    moves
}

/// Whether a log broke off where nobody is asked anything.
fn is_between_choices(game: &Game) -> bool {
    let view = game.view(Eye::Rail);
    matches!(view.stage, Stage::Turn { .. }) && view.came.is_none()
}

/// What four seats and the rail see.
fn all_views(game: &Game) -> Vec<View> {
    let seats = Seat::ALL.into_iter().map(Eye::Seat);
    seats.chain([Eye::Rail]).map(|eye| game.view(eye)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, max_shrink_iters: 0, ..ProptestConfig::default() })]

    #[test]
    fn tiles_and_points_are_kept((rules, seed, luck) in any_game()) {
        let start = rules.dealing.start_points * 4;
        let reserve = usize::from(rules.material.reserve);
        let boxed = rules.material.reserve_is_fixed;
        let mut chance = Chance::new(rules, seed, luck);
        while chance.step() {
            let view = chance.game.view(Eye::Rail);
            let points: i32 = view.seats.iter().map(|(_, seat)| seat.points).sum();
            prop_assert_eq!(points + view.bets, start);
            if matches!(view.stage, Stage::Turn { .. } | Stage::Claims { .. }) {
                let (mut tiles, left) = tiles_on_table(&chance.game);
                let drawable = usize::from(view.wall_left);
                let kept = if boxed { drawable <= left } else { left == drawable + reserve };
                prop_assert!(kept, "{} left, {} of them to be drawn", left, drawable);
                let mut all = tiles_of(chance.game.rules_material());
                tiles.sort_unstable();
                for tile in tiles {
                    let at = all.iter().position(|&other| other == tile);
                    prop_assert!(at.is_some(), "one {tile} too many");
                    all.remove(at.unwrap_or_default());
                }
            }
        }
    }

    #[test]
    fn hands_have_13_tiles_or_14((rules, seed, luck) in any_game()) {
        let mut chance = Chance::new(rules, seed, luck);
        while chance.step() {
            let view = chance.game.view(Eye::Rail);
            let acting = match view.stage {
                Stage::Turn { seat } => Some(seat),
                Stage::Claims { .. } => None,
                Stage::Between(_) | Stage::Finished(..) => continue,
            };
            for (seat, place) in view.seats.iter() {
                let robbed = matches!(view.stage, Stage::Claims { from, robbing: true, .. } if from == seat);
                let size = usize::from(place.concealed) + 3 * place.melds.len();
                prop_assert_eq!(size, 13 + usize::from(acting == Some(seat)), "{:?} robbed: {}", seat, robbed);
            }
        }
    }

    #[test]
    fn every_choice_is_accepted_and_everything_else_refused((rules, seed, luck) in any_game()) {
        let moves = all_moves();
        let mut chance = Chance::new(rules, seed, luck);
        let mut steps = 0;
        while chance.step() {
            steps += 1;
            if steps % 97 != 0 {
                continue;
            }
            let before = all_views(&chance.game);
            for seat in Seat::ALL {
                let choices = chance.game.view(Eye::Seat(seat)).choices();
                let distinct: BTreeSet<Move> = choices.iter().copied().collect();
                prop_assert_eq!(distinct.len(), choices.len(), "no choice twice");
                for &what in &moves {
                    let is_choice = distinct.contains(&what);
                    prop_assert_eq!(before[seat.index()].why_not(what).is_none(), is_choice, "{:?}", what);
                    if is_choice {
                        prop_assert!(chance.game.clone().play(seat, what).is_ok(), "{:?}", what);
                    } else {
                        prop_assert!(chance.game.play(seat, what).is_err(), "{:?}", what);
                    }
                }
                for what in choices {
                    prop_assert!(moves.contains(&what), "{:?}", what);
                }
            }
            prop_assert_eq!(all_views(&chance.game), before, "a refusal changes nothing");
        }
    }

    #[test]
    fn a_log_replays_to_the_same_game_after_every_step((rules, seed, luck) in any_game()) {
        let mut chance = Chance::new(rules.clone(), seed, luck);
        let mut steps = 0;
        while chance.step() {
            steps += 1;
            if steps % 23 == 0 || chance.game.outcome().is_some() {
                let again = replay_by(rules.clone(), &chance.log).expect("a log that fits");
                prop_assert_eq!(all_views(&again), all_views(&chance.game));
                prop_assert_eq!((again.turn(), again.owing()), (chance.game.turn(), chance.game.owing()));
            }
        }
        let text = serde_json::to_string(&chance.log).expect("json");
        let read: Vec<Event> = serde_json::from_str(&text).expect("what was written");
        prop_assert_eq!(read, chance.log);
    }

    #[test]
    fn a_log_may_break_off_anywhere((rules, seed, luck) in any_game()) {
        let mut chance = Chance::new(rules.clone(), seed, luck);
        while chance.step() && chance.log.len() < 300 {}
        for end in 1..chance.log.len() {
            let mut game = replay_by(rules.clone(), &chance.log[..end]).expect("a prefix fits");
            if is_between_choices(&game) {
                game.lapse();
                prop_assert!(!is_between_choices(&game));
            }
        }
    }

    #[test]
    fn every_game_ends_and_opens_its_seed((rules, seed, luck) in any_game()) {
        let mut rules = rules;
        rules.dealing.after_draw = AfterDraw::Pass;
        let mut chance = Chance::new(rules, seed, luck);
        chance.patience = 50_000;
        while chance.step() {}
        let outcome = chance.game.outcome().expect("an end");
        prop_assert!(chance.game.commitment().holds(&outcome.seed));
        let all = chance.game.rules().dealing.start_points * 4;
        prop_assert_eq!(outcome.points.0.iter().sum::<i32>(), all, "bets left over go to somebody");
        let in_order = outcome.order.map(|seat| outcome.points[seat]);
        prop_assert!(in_order.is_sorted_by(|a, b| a >= b));
        prop_assert!(matches!(chance.log.last(), Some(Event::Finished(_))));
        prop_assert!(chance.game.deal().is_err() && chance.game.lapse().is_empty());
    }

    #[test]
    fn payments_sum_to_zero_and_only_wins_pay((rules, seed, luck) in any_game()) {
        let mut chance = Chance::new(rules, seed, luck);
        while chance.step() {}
        for event in &chance.log {
            if let Event::Ended(end) = event {
                prop_assert_eq!(end.settlement.changes().0.iter().sum::<i32>(), 0);
                prop_assert_eq!(end.wins.is_empty(), end.ending != Ending::Won);
                let won: i32 = end.bets_won.0.iter().sum();
                prop_assert!(end.wins.is_empty() && won == 0 || end.bets == 0);
            }
        }
    }

    #[test]
    fn at_most_one_seat_can_take_a_tile_for_a_triplet_and_one_for_a_run((rules, seed, luck) in any_game()) {
        let mut chance = Chance::new(rules, seed, luck);
        while chance.step() {
            let able = |is: fn(&Move) -> bool| {
                Seat::ALL.into_iter().filter(|&seat| chance.game.view(Eye::Seat(seat)).choices().iter().any(is)).count()
            };
            let (triplets, runs) = (
                able(|what| matches!(what, Move::Pong { .. } | Move::Kong)),
                able(|what| matches!(what, Move::Chow { .. })),
            );
            prop_assert!(triplets <= 1 && runs <= 1);
        }
    }

    #[test]
    fn the_turn_number_grows_with_public_steps_alone((rules, seed, luck) in any_game()) {
        let mut chance = Chance::new(rules, seed, luck);
        loop {
            let (turn, from) = (chance.game.turn(), chance.log.len());
            if !chance.step() {
                break;
            }
            let answers = chance.log[from..].iter().all(|event| matches!(event, Event::Answered { .. }));
            prop_assert_eq!(chance.game.turn() == turn, answers);
            prop_assert!(chance.game.turn() >= turn);
        }
    }
}

#[test]
fn a_game_of_the_catalogue_replays_without_being_told_its_rules() {
    let mut chance = Chance::new(
        rules(&[("game.rounds", "1"), ("min_faan", "1")]),
        [5; 32],
        5,
    );
    chance.patience = 2_000;
    while chance.step() {}
    let again = replay(&chance.log).expect("a log that fits");
    assert_eq!(again.outcome(), chance.game.outcome());
    assert_eq!(all_views(&again), all_views(&chance.game));
}

/// The first deal with this wall, and what a seat sees of it before and after East's first discard.
fn first_looks(rules: &RuleSet, wall: Vec<Tile>, eye: Seat) -> [View; 2] {
    let east = Seat::ALL[0];
    let first = wall[52];
    let (_, mut log) = Game::open(rules.clone(), Seed::from_bytes([9; 32]));
    let (number, round, counters, bets, casts) = (1, 0, 0, 0, Vec::new());
    log.push(Event::Dealt {
        number,
        round,
        dealer: east,
        counters,
        bets,
        casts,
        wall: Hidden(wall),
    });
    let mut game = replay_by(rules.clone(), &log).expect("a log");
    let before = game.view(Eye::Seat(eye));
    game.play(
        east,
        Move::Discard {
            tile: first,
            drawn: true,
        },
    )
    .expect("a choice");
    [before, game.view(Eye::Seat(eye))]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn stirring_what_an_eye_cannot_see_changes_nothing_it_sees(house in 0..3_usize, seed in any::<[u8; 32]>(), eye in 1..4_usize, luck in any::<u64>()) {
        let rules = match house {
            0 => rules(&[("tiles.flowers", "false"), ("min_faan", "0")]),
            1 => japanese(&[]),
            _ => chinese(&[]),
        };
        let seat = Seat::ALL[eye];
        let (_, wall) = wall_of(&Seed::from_bytes(seed), 1, Seat::ALL[0], &rules.material);
        let hidden: Vec<usize> = (0..wall.len()).filter(|&n| n != 52 && (n > 52 || receiver(n) != eye)).collect();
        let mut tiles: Vec<Tile> = hidden.iter().map(|&n| wall[n]).collect();
        tiles.shuffle(&mut ChaCha8Rng::seed_from_u64(luck));
        let mut stirred = wall.clone();
        for (&place, tile) in hidden.iter().zip(tiles) {
            stirred[place] = tile;
        }
        let (one, two) = (first_looks(&rules, wall, seat), first_looks(&rules, stirred, seat));
        prop_assert_eq!(one.each_ref().map(View::choices), two.each_ref().map(View::choices));
        prop_assert!(one == two);
    }
}
