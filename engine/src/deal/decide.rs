//! Decides what happens: what a move or a lapse leads to, up to the next point at which somebody has a choice.
//!
//! Nothing is changed here. The events decided are carried out on a copy as they come, because later ones depend on
//! earlier ones; the caller carries them out on the truth.

use crate::deal::choices::{chow, claimed, pong};
use crate::deal::claims::{Outcome, passed, resolve};
use crate::deal::end;
use crate::deal::event::{DealEnd, Ending, Event, Eye};
use crate::deal::evolve::evolve;
use crate::deal::moves::Move;
use crate::deal::phase::{DrawFor, Phase, Window};
use crate::deal::reason::{Reason, Refusal};
use crate::deal::state::State;
use crate::hidden::Hidden;
use crate::meld::{Meld, MeldKind};
use crate::seat::Seat;
use crate::tile::{Kind, Tile};

/// What a move makes happen.
///
/// # Errors
/// When the move is not among the choices of the seat.
pub(crate) fn decide(state: &State, seat: Seat, what: Move) -> Result<Vec<Event>, Refusal> {
    if let Some(reason) = state.look(Eye::Seat(seat)).why_not(what) {
        return Err(reason.into());
    }
    let event = match (what, &state.phase) {
        (_, Phase::Claims(_)) => Event::Answered {
            seat,
            answer: Hidden(what),
        },
        (Move::Win, _) => Event::Ended(Box::new(end::won(state, &[seat]))),
        (Move::Discard { tile, drawn }, _) => Event::Discarded {
            seat,
            tile,
            drawn,
            riichi: false,
        },
        (Move::ConcealedKong { kind }, _) => Event::KongDeclared {
            seat,
            meld: concealed_kong(state, seat, kind),
        },
        (Move::AddedKong { kind }, _) => {
            let meld = added_kong(state, seat, kind).ok_or(Reason::NoPong)?;
            Event::KongDeclared { seat, meld }
        }
        (Move::Chow { .. } | Move::Pong { .. } | Move::Kong | Move::Pass, _) => {
            return Err(Reason::NothingToClaim.into());
        }
        (Move::Riichi { .. } | Move::Abort, _) => return Err(Reason::NotInTheRules.into()),
    };
    Ok(Course::of(state).then(event))
}

/// What the end of patience makes happen: the fallback of the seat in turn, or the best claim of a window.
pub(crate) fn lapse(state: &State) -> Vec<Event> {
    match &state.phase {
        Phase::Turn { seat, .. } => {
            let fallback = state.look(Eye::Seat(*seat)).fallback();
            fallback
                .and_then(|what| decide(state, *seat, what).ok())
                .unwrap_or_default()
        }
        Phase::Claims(window) => Course::of(state).then(close(state, window)),
        Phase::Opening | Phase::Draw { .. } | Phase::SetOut { .. } | Phase::Over(_) => go_on(state),
    }
}

/// What happens by itself from here on.
pub(crate) fn go_on(state: &State) -> Vec<Event> {
    Course::of(state).run()
}

/// What closes a window.
fn close(state: &State, window: &Window) -> Event {
    match resolve(state, window, &window.answers) {
        Outcome::Won(winners) => Event::Ended(Box::new(end::won(state, &winners))),
        Outcome::Aborted => Event::Ended(Box::new(end::drawn(state, Ending::Aborted))),
        Outcome::Unclaimed => Event::Unclaimed {
            passed: Hidden(passed(state, window)),
        },
        Outcome::Taken(seat, what) => {
            let meld = taken(state, window, seat, what);
            Event::Called {
                seat,
                meld,
                passed: Hidden(passed(state, window)),
            }
        }
    }
}

/// The set that a claim makes.
fn taken(state: &State, window: &Window, seat: Seat, what: Move) -> Meld {
    let &Window { from, tile, .. } = window;
    match what {
        Move::Chow { with } => chow(tile, from, with),
        Move::Pong { with } => pong(tile, from, with),
        Move::Kong
        | Move::Win
        | Move::Pass
        | Move::Discard { .. }
        | Move::Riichi { .. }
        | Move::ConcealedKong { .. }
        | Move::AddedKong { .. }
        | Move::Abort => claimed(
            MeldKind::ClaimedKong,
            tile,
            from,
            equal(state, seat, tile.kind()).collect(),
        ),
    }
}

/// The tiles of a kind that a seat holds.
fn equal(state: &State, seat: Seat, kind: Option<Kind>) -> impl Iterator<Item = Tile> {
    state.seats[seat]
        .held()
        .filter(move |tile| tile.kind() == kind)
}

fn concealed_kong(state: &State, seat: Seat, kind: Kind) -> Meld {
    let mut tiles: Vec<Tile> = equal(state, seat, Some(kind)).collect();
    tiles.sort_unstable();
    Meld {
        kind: MeldKind::ConcealedKong,
        tiles,
        claimed: None,
    }
}

fn added_kong(state: &State, seat: Seat, kind: Kind) -> Option<Meld> {
    let is_pong = |meld: &&Meld| meld.kind == MeldKind::Pong && meld.low() == kind;
    let pong = state.seats[seat].melds.iter().find(is_pong)?;
    let mut tiles = pong.tiles.clone();
    tiles.extend(equal(state, seat, Some(kind)).next());
    tiles.sort_unstable();
    Some(Meld {
        kind: MeldKind::AddedKong,
        tiles,
        claimed: pong.claimed,
    })
}

/// A deal as it goes on from a state: a copy that is carried along, and the events so far.
struct Course {
    state: State,
    events: Vec<Event>,
}

impl Course {
    fn of(state: &State) -> Self {
        Self {
            state: state.clone(),
            events: Vec::new(),
        }
    }

    fn push(&mut self, event: Event) {
        evolve(&mut self.state, &event).expect("an event decided from a state fits it");
        self.events.push(event);
    }

    /// This event and all that follows by itself.
    fn then(mut self, event: Event) -> Vec<Event> {
        self.push(event);
        self.run()
    }

    /// Goes on until somebody has a choice or the deal is over.
    fn run(mut self) -> Vec<Event> {
        while let Some(event) = next(&self.state) {
            self.push(event);
        }
        self.events
    }
}

/// What happens next without anybody's choice.
fn next(state: &State) -> Option<Event> {
    match state.phase {
        Phase::Opening => replace_dealt(state),
        Phase::Draw { seat, why, .. } => Some(draw(state, seat, why)),
        Phase::SetOut { seat, .. } => state.seats[seat]
            .drawn
            .map(|tile| Event::BonusOut { seat, tile }),
        Phase::Turn { .. } | Phase::Claims(_) | Phase::Over(_) => None,
    }
}

/// Seat by seat from East: all bonus tiles out, then as many drawn, until there are none (`common.md` 5.6).
fn replace_dealt(state: &State) -> Option<Event> {
    state.in_order().into_iter().find_map(|seat| {
        let place = &state.seats[seat];
        if let Some(tile) = place.held().find(|tile| tile.as_bonus().is_some()) {
            return Some(Event::BonusOut { seat, tile });
        }
        (place.counted() < state.full(seat)).then(|| draw(state, seat, DrawFor::Bonus))
    })
}

fn draw(state: &State, seat: Seat, why: DrawFor) -> Event {
    match state.wall.next(state.end_for(why)) {
        Some(tile) => Event::Drawn {
            seat,
            tile: Hidden(tile),
            replacement: why != DrawFor::Turn,
        },
        None => Event::Ended(Box::new(no_tile(state, why))),
    }
}

fn no_tile(state: &State, why: DrawFor) -> DealEnd {
    let ending = match why {
        DrawFor::Turn => Ending::Exhausted,
        DrawFor::Kong | DrawFor::Bonus => Ending::NoReplacement,
    };
    end::drawn(state, ending)
}
