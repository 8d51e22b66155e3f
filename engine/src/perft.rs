//! All lines of play from a point on, counted. The counts of fixed walls are known; a change of the rules of play shows in them.

use crate::deal::view::Stage;
use crate::game::Game;
use crate::seat::Seat;

/// How many lines of play there are over the next `stages` stages of a deal.
///
/// A turn is one stage: its seat makes one move. A window is one stage: each of the three others gives one answer, and the
/// window closes; answers that lead to the same claim are different lines. A line in which the deal ends early counts once.
#[must_use]
pub fn perft(game: &Game, stages: u32) -> u64 {
    if stages == 0 {
        return 1;
    }
    match game.stage() {
        Stage::Turn { seat } => after_each(game, seat, &|game| perft(game, stages - 1)),
        Stage::Claims { from, .. } => {
            let others = [1, 2, 3].map(|steps| from.turned(steps));
            answered(game, &others, &|game| {
                let mut closed = game.clone();
                closed.lapse();
                perft(&closed, stages - 1)
            })
        }
        Stage::Between(_) | Stage::Finished(..) => 1,
    }
}

/// The lines after each answer of these seats.
fn answered(game: &Game, seats: &[Seat], count: &dyn Fn(&Game) -> u64) -> u64 {
    match seats {
        [] => count(game),
        [seat, rest @ ..] => after_each(game, *seat, &|game| answered(game, rest, count)),
    }
}

/// The lines after each choice of a seat.
fn after_each(game: &Game, seat: Seat, count: &dyn Fn(&Game) -> u64) -> u64 {
    let choices = game.choices(seat).into_iter();
    choices
        .filter_map(|what| {
            let mut next = game.clone();
            next.play(seat, what).ok()?;
            Some(count(&next))
        })
        .sum()
}
