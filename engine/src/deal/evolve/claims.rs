//! A window is answered and closes.

use super::Unfit;
use super::hand::{learn, take_out};
use super::indicators::{interrupt, kong_stands};
use crate::deal::moves::Move;
use crate::deal::phase::{DrawFor, Phase, Window};
use crate::deal::state::{Place, State};
use crate::deal::view::{Came, Missed};
use crate::meld::Meld;
use crate::rules::calls::MissedWin;
use crate::seat::{PerSeat, Seat};

pub(super) fn window(state: &mut State) -> Result<&mut Window, Unfit> {
    match &mut state.phase {
        Phase::Claims(window) => Ok(window),
        Phase::Opening
        | Phase::Draw { .. }
        | Phase::SetOut { .. }
        | Phase::Turn { .. }
        | Phase::Over(_) => Err(Unfit("no window is open")),
    }
}

/// Keeps an answer.
pub(super) fn answered(state: &mut State, seat: Seat, answer: Move) -> Result<(), Unfit> {
    let window = window(state)?;
    if seat == window.from || window.answers[seat].is_some() {
        return Err(Unfit("this seat has nothing to answer"));
    }
    window.answers[seat] = Some(answer);
    Ok(())
}

/// Remembers who let a winning tile go by.
fn pass_by(state: &mut State, passed: &PerSeat<Option<u32>>) -> Result<(), Unfit> {
    let kind = window(state)?
        .tile
        .kind()
        .ok_or(Unfit("no bonus tile can be claimed"))?;
    for (seat, worth) in passed.iter() {
        if let &Some(worth) = worth {
            state.seats[seat].missed.push(Missed { kind, worth });
        }
    }
    Ok(())
}

pub(super) fn unclaimed(state: &mut State, passed: &PerSeat<Option<u32>>) -> Result<(), Unfit> {
    pass_by(state, passed)?;
    let &mut Window {
        from,
        tile,
        robbing,
        kongs,
        ..
    } = window(state)?;
    state.phase = if robbing {
        let made = |meld: &&Meld| meld.is_kong() && Some(meld.low()) == tile.kind();
        let concealed = state.seats[from]
            .melds
            .iter()
            .find(made)
            .is_some_and(Meld::is_concealed);
        kong_stands(state, concealed);
        Phase::Draw {
            seat: from,
            why: DrawFor::Kong,
            kongs,
        }
    } else {
        Phase::Draw {
            seat: from.right(),
            why: DrawFor::Turn,
            kongs: 0,
        }
    };
    Ok(())
}

pub(super) fn called(
    state: &mut State,
    seat: Seat,
    meld: &Meld,
    passed: &PerSeat<Option<u32>>,
) -> Result<(), Unfit> {
    pass_by(state, passed)?;
    let &mut Window {
        from,
        tile,
        robbing,
        ..
    } = window(state)?;
    if robbing || seat == from || meld.claimed != Some((tile, from)) {
        return Err(Unfit("that is not the tile that can be claimed"));
    }
    let mut own = meld.tiles.to_vec();
    take_out(&mut own, tile)?;
    let fed = tile.kind().map(|kind| state.fed(seat, from, kind));
    let place = &mut state.seats[seat];
    place.fed.extend(fed);
    for tile in own {
        take_out(&mut place.hand, tile)?;
    }
    place.melds.push(meld.clone());
    learn(place, state.rules.worth.forms);
    if state.rules.calls.missed_win != MissedWin::Furiten {
        place.missed.clear();
    }
    claim_last(&mut state.seats[from], seat);
    interrupt(state);
    state.phase = if meld.is_kong() {
        kong_stands(state, false);
        Phase::Draw {
            seat,
            why: DrawFor::Kong,
            kongs: 1,
        }
    } else {
        Phase::Turn {
            seat,
            came: Came::Claimed,
            kongs: 0,
        }
    };
    Ok(())
}

pub(super) fn claim_last(discarder: &mut Place, by: Seat) {
    if let Some(last) = discarder.river.last_mut() {
        last.claimed_by = Some(by);
    }
}
