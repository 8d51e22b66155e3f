//! What an event changes. Nothing else changes a deal.
//!
//! An event that does not fit is refused: logs come from outside. What fits is a question of tiles and of whose turn it is,
//! never of rules that may differ between editions: an old log replays under a newer engine.

use crate::deal::event::{DealEnd, Event};
use crate::deal::phase::Phase;
use crate::deal::state::State;
use crate::deal::view::Discard;
use crate::score::sheet::By;
use crate::seat::Seat;

/// Tiles put into a hand and taken out of it.
mod hand;
/// The hands are dealt.
mod opening;
/// A tile is drawn; a bonus tile is set out.
mod draw;
/// Indicators are turned, and kongs that stand call for them.
mod indicators;
/// A window is answered and closes.
mod claims;
/// The seat in turn discards, declares riichi or a kong, and pays its bet.
mod turn;

pub(crate) use opening::{Opening, deal};

/// Why an event does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unfit(pub(crate) &'static str);

/// Changes a deal by an event. After an error the state is worth nothing.
pub(crate) fn evolve(state: &mut State, event: &Event) -> Result<(), Unfit> {
    match event {
        Event::BonusOut { seat, tile } => draw::bonus_out(state, *seat, *tile),
        Event::Drawn {
            seat,
            tile,
            replacement,
        } => draw::drawn(state, *seat, tile.0, *replacement),
        Event::Discarded {
            seat,
            tile,
            drawn,
            riichi,
        } => {
            let discard = Discard {
                tile: *tile,
                drawn: *drawn,
                riichi: *riichi,
                claimed_by: None,
            };
            turn::discarded(state, *seat, discard)
        }
        Event::Answered { seat, answer } => claims::answered(state, *seat, answer.0),
        Event::Unclaimed { passed } => claims::unclaimed(state, &passed.0),
        Event::Called { seat, meld, passed } => claims::called(state, *seat, meld, &passed.0),
        Event::KongDeclared { seat, meld, wrong } => {
            state.seats[*seat].wrong_kong |= wrong.0;
            turn::kong_declared(state, *seat, meld)
        }
        Event::Ended(end) => ended(state, end),
        Event::BetPaid { seat, amount } => turn::bet_paid(state, *seat, *amount),
        Event::IndicatorTurned { tile } => indicators::turned(state, *tile),
        Event::Opened { .. } | Event::Dealt { .. } | Event::Finished(_) => {
            Err(Unfit("a deal is being played"))
        }
    }
}

fn ended(state: &mut State, end: &DealEnd) -> Result<(), Unfit> {
    for win in &end.wins {
        if let By::Discard(from) = win.by {
            claims::claim_last(&mut state.seats[from], win.seat);
        }
    }
    for seat in Seat::ALL {
        let place = &mut state.seats[seat];
        place.melds.clone_from(&end.melds[seat]);
        place.hand.clone_from(&end.hands[seat]);
        if let Some(tile) = place.drawn {
            hand::take_out(&mut place.hand, tile)?;
        }
    }
    for offence in &end.offences {
        state.off_results[offence.seat] += offence.off_result;
    }
    state.points = end.points;
    state.bets = end.bets;
    state.phase = Phase::Over(Box::new(end.clone()));
    Ok(())
}
