//! The seat in turn discards, declares riichi or a kong, and pays its bet.

use super::Unfit;
use super::claims::window;
use super::hand::{learn, sort_in, take_out};
use super::indicators::kong_stands;
use crate::deal::phase::{DrawFor, Phase, Window};
use crate::deal::state::State;
use crate::deal::view::Discard;
use crate::meld::{Meld, MeldKind};
use crate::rules::calls::RobConcealed;
use crate::score::Riichi;
use crate::seat::{PerSeat, Seat};

/// The kongs made so far in the turn of this seat.
fn turn_of(state: &State, seat: Seat) -> Result<u8, Unfit> {
    match state.phase {
        Phase::Turn {
            seat: holder,
            kongs,
            ..
        } if holder == seat => Ok(kongs),
        Phase::Opening
        | Phase::Draw { .. }
        | Phase::SetOut { .. }
        | Phase::Turn { .. }
        | Phase::Claims(_)
        | Phase::Over(_) => Err(Unfit("it is not this seat's turn")),
    }
}

pub(super) fn discarded(state: &mut State, seat: Seat, discard: Discard) -> Result<(), Unfit> {
    turn_of(state, seat)?;
    let first = state.is_untouched() && state.seats[seat].river.is_empty();
    let place = &mut state.seats[seat];
    if discard.riichi {
        if place.riichi.is_some() {
            return Err(Unfit("riichi is declared once"));
        }
        place.riichi = Some(if first { Riichi::Double } else { Riichi::Plain });
    }
    place.ippatsu = discard.riichi;
    if discard.drawn {
        if place.drawn.take() != Some(discard.tile) {
            return Err(Unfit("that is not the drawn tile"));
        }
    } else {
        take_out(&mut place.hand, discard.tile)?;
        sort_in(place);
        learn(place, state.rules.worth.forms);
    }
    place.river.push(discard);
    state.indicators.due += std::mem::take(&mut state.indicators.held);
    let answers = PerSeat::default();
    state.phase = Phase::Claims(Window {
        from: seat,
        tile: discard.tile,
        robbing: false,
        answers,
        kongs: 0,
    });
    Ok(())
}

/// The bet of a riichi is laid on the table.
pub(super) fn bet_paid(state: &mut State, seat: Seat, amount: i32) -> Result<(), Unfit> {
    let by = window(state)?.from;
    let place = &mut state.seats[seat];
    let declared = place.river.last().is_some_and(|last| last.riichi);
    if seat != by || !declared || place.bet_paid {
        return Err(Unfit("no bet is to be paid by this seat"));
    }
    place.bet_paid = true;
    state.points[seat] -= amount;
    state.bets += amount;
    Ok(())
}

pub(super) fn kong_declared(state: &mut State, seat: Seat, meld: &Meld) -> Result<(), Unfit> {
    let kongs = turn_of(state, seat)? + 1;
    let place = &mut state.seats[seat];
    sort_in(place);
    let added = meld.kind == MeldKind::AddedKong;
    let own = if added {
        let pong = place
            .melds
            .iter_mut()
            .find(|old| old.kind == MeldKind::Pong && old.low() == meld.low());
        let pong = pong.ok_or(Unfit("there is no pong to add to"))?;
        let mut own = meld.tiles.to_vec();
        for &tile in &pong.tiles {
            take_out(&mut own, tile)?;
        }
        *pong = meld.clone();
        own
    } else {
        place.melds.push(meld.clone());
        meld.tiles.to_vec()
    };
    for &tile in &own {
        take_out(&mut place.hand, tile)?;
    }
    learn(place, state.rules.worth.forms);
    let tile = *own
        .last()
        .ok_or(Unfit("a kong takes tiles from the hand"))?;
    let calls = &state.rules.calls;
    let can_be_robbed = if added {
        calls.rob_added
    } else {
        calls.rob_concealed != RobConcealed::None
    };
    state.phase = if can_be_robbed {
        Phase::Claims(Window {
            from: seat,
            tile,
            robbing: true,
            answers: PerSeat::default(),
            kongs,
        })
    } else {
        kong_stands(state, !added);
        Phase::Draw {
            seat,
            why: DrawFor::Kong,
            kongs,
        }
    };
    Ok(())
}
