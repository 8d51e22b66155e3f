//! What an event changes. Nothing else changes a deal.
//!
//! An event that does not fit is refused: logs come from outside. What fits is a question of tiles and of whose turn it is,
//! never of rules that may differ between editions: an old log replays under a newer engine.

/// Claims and kongs: what a closed window and a declared kong change.
mod claimed;

use std::sync::Arc;

use crate::deal::event::{DealEnd, Event};
use crate::deal::evolve::claimed::{called, claim_last, kong_declared, unclaimed};
use crate::deal::phase::{DrawFor, Phase, Window};
use crate::deal::state::{Indicators, Place, State};
use crate::deal::view::{Came, Discard};
use crate::rules::RuleSet;
use crate::rules::calls::MissedWin;
use crate::rules::dora::MOST_INDICATORS;
use crate::rules::material::End;
use crate::score::sheet::By;
use crate::score::{Replacement, Riichi};
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;
use crate::wall::{DEALT, Wall, receiver, tiles_of};

/// Why an event does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unfit(pub(crate) &'static str);

/// What is said of a deal before its hands are dealt.
pub(crate) struct Opening<'a> {
    pub(crate) number: u32,
    pub(crate) round: u8,
    pub(crate) dealer: Seat,
    pub(crate) counters: u32,
    pub(crate) streak: u32,
    pub(crate) bets: i32,
    pub(crate) points: PerSeat<i32>,
    pub(crate) wall: &'a [Tile],
}

/// Deals the hands from a wall. Any wall made of the right tiles will do.
pub(crate) fn deal(rules: Arc<RuleSet>, opening: &Opening<'_>) -> Result<State, Unfit> {
    let mut sorted = opening.wall.to_vec();
    sorted.sort_unstable();
    if sorted != tiles_of(&rules.material) {
        return Err(Unfit("the wall is not made of the tiles of these rules"));
    }
    let mut state = State {
        wall: Wall::new(opening.wall, &rules.material),
        rules,
        number: opening.number,
        round: opening.round,
        dealer: opening.dealer,
        counters: opening.counters,
        streak: opening.streak,
        bets: opening.bets,
        points: opening.points,
        seats: PerSeat::default(),
        phase: Phase::Opening,
        indicators: Indicators::default(),
    };
    state.indicators.due = u8::from(state.rules.dora.is_some());
    for n in 0..DEALT {
        let tile = state
            .wall
            .draw(End::Head)
            .ok_or(Unfit("the wall is too short"))?;
        take_in(&mut state.seats[opening.dealer.turned(receiver(n))], tile);
    }
    open_if_ready(&mut state);
    Ok(state)
}

/// Changes a deal by an event. After an error the state is worth nothing.
pub(crate) fn evolve(state: &mut State, event: &Event) -> Result<(), Unfit> {
    match event {
        Event::BonusOut { seat, tile } => bonus_out(state, *seat, *tile),
        Event::Drawn {
            seat,
            tile,
            replacement,
        } => drawn(state, *seat, tile.0, *replacement),
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
            discarded(state, *seat, discard)
        }
        Event::Answered { seat, answer } => {
            let window = window(state)?;
            if *seat == window.from || window.answers[*seat].is_some() {
                return Err(Unfit("this seat has nothing to answer"));
            }
            window.answers[*seat] = Some(answer.0);
            Ok(())
        }
        Event::Unclaimed { passed } => unclaimed(state, &passed.0),
        Event::Called { seat, meld, passed } => called(state, *seat, meld, &passed.0),
        Event::KongDeclared { seat, meld } => kong_declared(state, *seat, meld),
        Event::Ended(end) => {
            ended(state, end);
            Ok(())
        }
        Event::BetPaid { seat, amount } => bet_paid(state, *seat, *amount),
        Event::IndicatorTurned { tile } => indicator_turned(state, *tile),
        Event::Opened { .. } | Event::Dealt { .. } | Event::Finished(_) => {
            Err(Unfit("a deal is being played"))
        }
    }
}

fn window(state: &mut State) -> Result<&mut Window, Unfit> {
    match &mut state.phase {
        Phase::Claims(window) => Ok(window),
        Phase::Opening
        | Phase::Draw { .. }
        | Phase::SetOut { .. }
        | Phase::Turn { .. }
        | Phase::Over(_) => Err(Unfit("no window is open")),
    }
}

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

/// Puts a tile where it belongs: into a hand that is short of 13, else beside it as the drawn tile.
fn take_in(place: &mut Place, tile: Tile) {
    if place.hand.len() + 3 * place.melds.len() < 13 {
        insert(&mut place.hand, tile);
    } else {
        place.drawn = Some(tile);
    }
}

fn insert(hand: &mut Vec<Tile>, tile: Tile) {
    let at = hand.partition_point(|other| *other <= tile);
    hand.insert(at, tile);
}

/// Puts the drawn tile among the others.
fn sort_in(place: &mut Place) {
    if let Some(tile) = place.drawn.take() {
        insert(&mut place.hand, tile);
    }
}

fn take_out(hand: &mut Vec<Tile>, tile: Tile) -> Result<(), Unfit> {
    let at = hand
        .iter()
        .position(|&other| other == tile)
        .ok_or(Unfit("that tile is not in the hand"))?;
    hand.remove(at);
    Ok(())
}

/// Ends the opening when no seat holds a bonus tile or lacks a tile, and the first indicator is turned.
fn open_if_ready(state: &mut State) {
    if state.indicators.due > 0 {
        return;
    }
    let done = |seat: Seat| {
        let place = &state.seats[seat];
        place.counted() == state.full(seat) && place.held().all(|tile| tile.kind().is_some())
    };
    if Seat::ALL.into_iter().all(done) {
        state.phase = Phase::Turn {
            seat: state.dealer,
            came: Came::Dealt,
            kongs: 0,
        };
    }
}

fn bonus_out(state: &mut State, seat: Seat, tile: Tile) -> Result<(), Unfit> {
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

fn drawn(state: &mut State, seat: Seat, tile: Tile, replacement: bool) -> Result<(), Unfit> {
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
    let furiten = state.rules.calls.missed_win == MissedWin::Furiten;
    if (why == DrawFor::Turn || furiten) && place.riichi.is_none() {
        place.missed = None;
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

fn discarded(state: &mut State, seat: Seat, discard: Discard) -> Result<(), Unfit> {
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

fn bet_paid(state: &mut State, seat: Seat, amount: i32) -> Result<(), Unfit> {
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

fn indicator_turned(state: &mut State, tile: Tile) -> Result<(), Unfit> {
    let turned = state.indicators.turned;
    if state.indicators.due == 0 || turned >= MOST_INDICATORS {
        return Err(Unfit("no indicator is to be turned"));
    }
    if state.wall.indicator(turned) != tile {
        return Err(Unfit("the wall has another indicator there"));
    }
    state.indicators.turned += 1;
    state.indicators.due -= 1;
    if matches!(state.phase, Phase::Opening) {
        open_if_ready(state);
    }
    Ok(())
}

fn ended(state: &mut State, end: &DealEnd) {
    for win in &end.wins {
        if let By::Discard(from) = win.by {
            claim_last(&mut state.seats[from], win.seat);
        }
    }
    for (seat, melds) in end.melds.iter() {
        let place = &mut state.seats[seat];
        place.melds.clone_from(melds);
        // What was robbed of a concealed kong leaves the other three in the hand.
        if place.held().count() < end.hands[seat].len() {
            place.hand.clone_from(&end.hands[seat]);
            place.drawn = None;
        }
    }
    state.points = end.points;
    state.bets = end.bets;
    state.phase = Phase::Over(Box::new(end.clone()));
}
