//! What the rules of `riichi` add to play (`riichi.md` 1 to 5 and 9), and seed 004.

/// Declaring riichi, the bet, and what may be done afterwards.
mod declare;
/// Replacements and indicators.
mod dead_wall;
/// The three kinds of furiten.
mod furiten;
/// Claims, swap-calling and several winners.
mod claims;
/// Draws and early ends.
mod draws;
/// Counters, bets, dealers, and the end of a game.
mod finish;
/// Bets that nobody has won when the game ends.
mod left_over;
/// The human hand.
mod renhou;
/// Items of the seed checklist.
mod seed_004;
/// What no eye may see decides nothing it sees.
mod stirring;

use std::collections::BTreeMap;

use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::game::Game;
use engine::rules::RuleSet;
use engine::rulesets;
use engine::seat::Seat;

use crate::setup::{Setup, Table, discard, discard_drawn, tile};

/// The dealer's fourteen tiles, far from waiting.
const E_JUNK: &str = "1199m119p119s2337z";
/// A closed hand that waits for 5s and 8s: pinfu and all simples.
const WAITING: &str = "234m567m345p67s88p";
/// Thirteen tiles that want nothing.
const OTHER: &str = "147m258p369s1146z";

/// The rules with house options.
fn rules(options: &[(&str, &str)]) -> RuleSet {
    let options: BTreeMap<_, _> = options
        .iter()
        .map(|&(k, v)| (k.to_owned(), v.to_owned()))
        .collect();
    rulesets::build("riichi", &options).expect("options that exist")
}

/// Riichi with the tile just drawn.
fn riichi_drawn(text: &str) -> Move {
    Move::Riichi {
        tile: tile(text),
        drawn: true,
    }
}

/// Riichi with a tile of the hand.
fn riichi(text: &str) -> Move {
    Move::Riichi {
        tile: tile(text),
        drawn: false,
    }
}

/// What is said in one step and closed without a claim.
trait Quiet {
    /// A seat does this and nobody takes the tile.
    fn quietly(&mut self, seat: Seat, what: Move) -> Vec<Event>;
    /// A seat discards what it drew and nobody takes it.
    fn throws(&mut self, seat: Seat, text: &str) -> Vec<Event>;
    /// A seat discards from its hand and nobody takes it.
    fn gives(&mut self, seat: Seat, text: &str) -> Vec<Event>;
}

impl Quiet for Game {
    fn quietly(&mut self, seat: Seat, what: Move) -> Vec<Event> {
        let mut events = self.does(seat, what);
        events.extend(self.lapse());
        events
    }

    fn throws(&mut self, seat: Seat, text: &str) -> Vec<Event> {
        self.quietly(seat, discard_drawn(text))
    }

    fn gives(&mut self, seat: Seat, text: &str) -> Vec<Event> {
        self.quietly(seat, discard(text))
    }
}

/// The points of the four seats.
fn points(game: &Game) -> [i32; 4] {
    let view = game.view(engine::deal::event::Eye::Rail);
    Seat::ALL.map(|seat| view.seats[seat].points)
}

/// A table whose indicators make no dora that anybody holds: West is turned, North is dora.
fn table(hands: [&'static str; 4]) -> Setup {
    let [east, south, west, north] = hands;
    Setup::hands(east, south, west, north).tail("5z5z5z6z3z3z")
}
