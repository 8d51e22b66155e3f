//! Games among machines, from the first deal to the last.

use crate::deal::event::{Event, Eye, Outcome};
use crate::game::Game;
use crate::player::{Strength, choose};
use crate::rules::RuleSet;
use crate::seat::{PerSeat, Seat};
use crate::seed::Seed;

/// A game that machines have played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Which of the four machines sat on each seat.
    pub entrants: PerSeat<u8>,
    /// Deals played.
    pub deals: u32,
    /// Deals that nobody won.
    pub drawn: u32,
    /// Wins of each seat.
    pub wins: PerSeat<u32>,
}

/// Plays a game of these machines to its end. The same rules, seed and machines play the same game. Every event is shown
/// to `keep` as it happens.
pub fn play(
    rules: RuleSet,
    seed: Seed,
    machines: [Strength; 4],
    mut keep: impl FnMut(&Event),
) -> Played {
    let (mut game, opening) = Game::open(rules, seed);
    opening.iter().for_each(&mut keep);
    let entrants = game.entrants();
    let (mut deals, mut drawn, mut wins) = (0, 0, PerSeat::default());
    loop {
        let events = next(&mut game, |seat| machines[usize::from(entrants[seat]) % 4]);
        for event in &events {
            keep(event);
            if let Event::Ended(end) = event {
                deals += 1;
                drawn += u32::from(end.wins.is_empty());
                end.wins.iter().for_each(|win| wins[win.seat] += 1);
            }
        }
        if let Some(outcome) = game.outcome() {
            return Played {
                outcome: outcome.clone(),
                entrants,
                deals,
                drawn,
                wins,
            };
        }
    }
}

/// One step: a deal, a move of a machine, or the end of a window that nobody has to answer any more.
fn next(game: &mut Game, machine: impl Fn(Seat) -> Strength) -> Vec<Event> {
    if game.is_between_deals() {
        return game.deal().expect("between deals a deal can be dealt");
    }
    let Some(seat) = game.owing().iter().next() else {
        return game.lapse();
    };
    match choose(machine(seat), &game.view(Eye::Seat(seat))) {
        Some(what) => game
            .play(seat, what)
            .expect("machines choose among their choices"),
        None => game.lapse(),
    }
}
