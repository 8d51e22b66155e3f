//! Decides what happens: what a move or a lapse leads to, up to the next point at which somebody has a choice.
//!
//! A move that is not among the choices changes nothing. Events are carried out as they are decided, because later ones
//! depend on earlier ones; nothing but an event changes a deal here either.

use crate::deal::claims::{Claim, Outcome, passed, resolve};
use crate::deal::end;
use crate::deal::event::{DealEnd, Ending, Event, Eye, Wrong};
use crate::deal::evolve::evolve;
use crate::deal::moves::Move;
use crate::deal::phase::{DrawFor, Phase, Window};
use crate::deal::reason::{Reason, Refusal};
use crate::deal::state::{Place, State};
use crate::deal::taking::{chow, claimed, pong};
use crate::hidden::Hidden;
use crate::meld::{Meld, MeldKind, SetTiles};
use crate::seat::Seat;
use crate::tile::{Kind, Tile};

/// What a move makes happen.
///
/// # Errors
/// When the move is not among the choices of the seat.
pub(crate) fn decide(state: &mut State, seat: Seat, what: Move) -> Result<Vec<Event>, Refusal> {
    let look = state.look(Eye::Seat(seat));
    let wrong = look.why_not(what);
    if let Some(reason) = &wrong
        && !look.is_risk(what)
    {
        return Err(reason.clone().into());
    }
    let event = match (what, &state.phase) {
        (_, Phase::Claims(_)) => Event::Answered {
            seat,
            answer: Hidden(what),
        },
        (Move::Win, _) if wrong.is_some() => {
            let wrongs = [(seat, false_win(state, seat))];
            Event::Ended(Box::new(end::penalized(state, &wrongs)))
        }
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
            wrong: Hidden(wrong.is_some()),
        },
        (Move::AddedKong { kind }, _) => {
            let meld = added_kong(state, seat, kind).ok_or(Reason::NoPong)?;
            let wrong = Hidden(false);
            Event::KongDeclared { seat, meld, wrong }
        }
        (Move::Chow { .. } | Move::Pong { .. } | Move::Kong | Move::Pass, _) => {
            return Err(Reason::NothingToClaim.into());
        }
        (Move::Riichi { tile, drawn }, _) => Event::Discarded {
            seat,
            tile,
            drawn,
            riichi: true,
        },
        (Move::Abort, _) => Event::Ended(Box::new(end::drawn(state, Ending::Aborted))),
    };
    Ok(Course::of(state).then(event))
}

/// What the end of patience makes happen: the fallback of the seat in turn, or the best claim of a window.
pub(crate) fn lapse(state: &mut State) -> Vec<Event> {
    match &state.phase {
        &Phase::Turn { seat, .. } => {
            let fallback = state.look(Eye::Seat(seat)).fallback();
            fallback
                .and_then(|what| decide(state, seat, what).ok())
                .unwrap_or_default()
        }
        Phase::Claims(window) => {
            let window = window.clone();
            close(state, &window)
        }
        Phase::Opening | Phase::Draw { .. } | Phase::SetOut { .. } | Phase::Over(_) => go_on(state),
    }
}

/// What happens by itself from here on.
pub(crate) fn go_on(state: &mut State) -> Vec<Event> {
    Course::of(state).run()
}

/// What closing a window makes happen. Riichi stands, and its bet is paid, when its discard is not won on.
fn close(state: &mut State, window: &Window) -> Vec<Event> {
    let passed = || Hidden(passed(state, window));
    let (event, stands) = match resolve(state, window, &window.answers) {
        Outcome::Won(winners) => (Event::Ended(Box::new(end::won(state, &winners))), false),
        Outcome::Penalized(seat) => {
            let wrongs = [(seat, false_win(state, seat))];
            (
                Event::Ended(Box::new(end::penalized(state, &wrongs))),
                false,
            )
        }
        Outcome::Aborted => {
            let end = end::drawn(state, Ending::Aborted);
            (Event::Ended(Box::new(end)), false)
        }
        Outcome::Unclaimed => (Event::Unclaimed { passed: passed() }, true),
        Outcome::Taken(seat, claim) => {
            let meld = taken(state, window, seat, claim);
            let passed = passed();
            (Event::Called { seat, meld, passed }, true)
        }
    };
    let bet = bet(state, window.from).filter(|_| stands);
    let mut course = Course::of(state);
    if let Some(bet) = bet {
        course.push(bet);
    }
    course.then(event)
}

/// The bet that a declared riichi still owes; none where announcing a hand costs nothing.
fn bet(state: &State, seat: Seat) -> Option<Event> {
    let amount = state.rules.riichi?.bet;
    let place = &state.seats[seat];
    let owes = amount > 0 && place.riichi.is_some() && !place.bet_paid;
    owes.then_some(Event::BetPaid { seat, amount })
}

/// The set that a claim makes.
fn taken(state: &State, window: &Window, seat: Seat, claim: Claim) -> Meld {
    let &Window { from, tile, .. } = window;
    match claim {
        Claim::Chow(with) => chow(tile, from, with),
        Claim::Pong(with) => pong(tile, from, with),
        Claim::Kong => claimed(
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
    let mut tiles: SetTiles = equal(state, seat, Some(kind)).collect();
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

/// A deal as it goes on from a state, and the events so far.
struct Course<'a> {
    state: &'a mut State,
    events: Vec<Event>,
}

impl<'a> Course<'a> {
    fn of(state: &'a mut State) -> Self {
        Self {
            state,
            events: Vec::new(),
        }
    }

    fn push(&mut self, event: Event) {
        evolve(self.state, &event).expect("an event decided from a state fits it");
        self.events.push(event);
    }

    /// This event and all that follows by itself.
    fn then(mut self, event: Event) -> Vec<Event> {
        self.push(event);
        self.run()
    }

    /// Goes on until somebody has a choice or the deal is over.
    fn run(mut self) -> Vec<Event> {
        while let Some(event) = next(self.state) {
            self.push(event);
        }
        self.events
    }
}

/// What happens next without anybody's choice.
fn next(state: &State) -> Option<Event> {
    let over = matches!(state.phase, Phase::Over(_));
    if state.indicators.due > 0 && !over {
        let tile = state.wall.indicator(state.indicators.turned.len());
        return Some(Event::IndicatorTurned { tile });
    }
    match state.phase {
        Phase::Opening => replace_dealt(state),
        Phase::Draw {
            why: DrawFor::Turn, ..
        } if is_aborted(state) => Some(Event::Ended(Box::new(end::drawn(state, Ending::Aborted)))),
        Phase::Draw { seat, why, .. } => Some(draw(state, seat, why)),
        Phase::SetOut { seat, .. } => state.seats[seat]
            .drawn
            .map(|tile| Event::BonusOut { seat, tile }),
        Phase::Turn { .. } | Phase::Claims(_) | Phase::Over(_) => None,
    }
}

/// Whether the rules end the deal now that a discard has gone by (`riichi.md` 9.4).
fn is_aborted(state: &State) -> bool {
    let aborts = state.rules.draws.aborts;
    let all = |test: fn(&Place) -> bool| state.seats.iter().all(|(_, place)| test(place));
    aborts.four_winds && all(|place| place.river.len() == 1) && is_one_wind(state)
        || aborts.four_riichi && all(|place| place.riichi.is_some())
        || aborts.four_kongs && state.look(Eye::Rail).ends_by_kongs()
}

/// Every river is the same wind, and nothing has been claimed.
fn is_one_wind(state: &State) -> bool {
    let mut discards = state.seats.iter().flat_map(|(_, place)| &place.river);
    let first = discards.next().and_then(|discard| discard.tile.kind());
    first.is_some_and(|kind| kind.wind().is_some())
        && state.is_untouched()
        && discards.all(|discard| discard.tile.kind() == first)
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

/// What a win that is none is found to be.
fn false_win(state: &State, seat: Seat) -> Wrong {
    if state.seats[seat].wrong_kong {
        Wrong::WrongKong
    } else {
        Wrong::FalseWin
    }
}

fn no_tile(state: &State, why: DrawFor) -> DealEnd {
    let wrongs = end::found_out(state);
    if why == DrawFor::Turn && !wrongs.is_empty() {
        return end::penalized(state, &wrongs);
    }
    let ending = match why {
        DrawFor::Turn => Ending::Exhausted,
        DrawFor::Kong | DrawFor::Bonus => Ending::NoReplacement,
    };
    end::drawn(state, ending)
}
