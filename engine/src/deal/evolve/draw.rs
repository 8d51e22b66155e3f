//! A tile is drawn, and a bonus tile is set out to be replaced.

use super::Unfit;
use super::hand::{take_in, take_out};
use super::opening::open_if_ready;
use crate::deal::phase::{DrawFor, Phase};
use crate::deal::state::State;
use crate::deal::view::Came;
use crate::rules::calls::MissedWin;
use crate::score::Replacement;
use crate::seat::Seat;
use crate::tile::Tile;

pub(super) fn bonus_out(state: &mut State, seat: Seat, tile: Tile) -> Result<(), Unfit> {
    if tile.as_bonus().is_none() {
        return Err(Unfit("only a bonus tile is set out"));
    }
    let place = &mut state.seats[seat];
    if place.drawn == Some(tile) {
        place.drawn = None;
    } else {
        take_out(&mut place.hand, tile)?;
    }
    place.bonus.push(tile);
    match state.phase {
        Phase::Opening => Ok(()),
        Phase::SetOut {
            seat: holder,
            kongs,
        } if holder == seat => {
            state.phase = Phase::Draw {
                seat,
                why: DrawFor::Bonus,
                kongs,
            };
            Ok(())
        }
        Phase::SetOut { .. }
        | Phase::Draw { .. }
        | Phase::Turn { .. }
        | Phase::Claims(_)
        | Phase::Over(_) => Err(Unfit("no bonus tile is to be set out by this seat")),
    }
}

pub(super) fn drawn(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    replacement: bool,
) -> Result<(), Unfit> {
    let (why, kongs) = match state.phase {
        Phase::Opening if state.seats[seat].counted() < state.full(seat) => (DrawFor::Bonus, 0),
        Phase::Draw {
            seat: holder,
            why,
            kongs,
        } if holder == seat => (why, kongs),
        Phase::Opening
        | Phase::Draw { .. }
        | Phase::SetOut { .. }
        | Phase::Turn { .. }
        | Phase::Claims(_)
        | Phase::Over(_) => return Err(Unfit("this seat does not draw now")),
    };
    if replacement != (why != DrawFor::Turn) {
        return Err(Unfit("the tile comes from the wrong end of the wall"));
    }
    if state.wall.draw(state.end_for(why)) != Some(tile) {
        return Err(Unfit("the wall has another tile there"));
    }
    let place = &mut state.seats[seat];
    take_in(place, tile);
    if matches!(state.phase, Phase::Opening) {
        open_if_ready(state);
        return Ok(());
    }
    // Riichi alone makes furiten last (`riichi.md` 3); a call announced otherwise changes nothing about other bars.
    let is_over = match state.rules.calls.missed_win {
        MissedWin::Furiten => place.riichi.is_none(),
        MissedWin::Allow
        | MissedWin::NoSameUntilOwnTurn
        | MissedWin::NoAnyUntilOwnTurn
        | MissedWin::NoAnyUnlessHigher => why == DrawFor::Turn,
    };
    if is_over {
        place.missed.clear();
    }
    let came = match why {
        DrawFor::Turn => Came::Drawn,
        DrawFor::Kong if kongs > 1 => Came::Replaced(Replacement::KongOnKong),
        DrawFor::Kong => Came::Replaced(Replacement::Kong),
        DrawFor::Bonus => Came::Replaced(Replacement::Bonus),
    };
    state.phase = match tile.as_bonus() {
        Some(_) => Phase::SetOut { seat, kongs },
        None => Phase::Turn { seat, came, kongs },
    };
    Ok(())
}
