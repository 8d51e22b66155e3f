//! What an event changes. Nothing else changes a deal.
//!
//! An event that does not fit is refused: logs come from outside. What fits is a question of tiles and of whose turn it is,
//! never of rules that may differ between editions: an old log replays under a newer engine.

use std::sync::Arc;

use crate::deal::event::{DealEnd, Event};
use crate::deal::phase::{DrawFor, Phase, Window};
use crate::deal::state::{Place, State};
use crate::deal::view::{Came, Discard, Missed};
use crate::meld::{Meld, MeldKind};
use crate::rules::RuleSet;
use crate::rules::calls::RobConcealed;
use crate::rules::material::End;
use crate::score::Replacement;
use crate::score::sheet::By;
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
        bets: opening.bets,
        points: opening.points,
        seats: PerSeat::default(),
        phase: Phase::Opening,
    };
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
        Event::BetPaid { .. } | Event::IndicatorTurned { .. } => {
            Err(Unfit("these rules know no such thing"))
        }
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

/// Ends the opening when no seat holds a bonus tile or lacks a tile.
fn open_if_ready(state: &mut State) {
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
    if why == DrawFor::Turn {
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
    let place = &mut state.seats[seat];
    if discard.drawn {
        if place.drawn.take() != Some(discard.tile) {
            return Err(Unfit("that is not the drawn tile"));
        }
    } else {
        take_out(&mut place.hand, discard.tile)?;
        sort_in(place);
    }
    place.river.push(discard);
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

/// Remembers who let a winning tile go by.
fn pass_by(state: &mut State, passed: &PerSeat<Option<u32>>) -> Result<(), Unfit> {
    let kind = window(state)?
        .tile
        .kind()
        .ok_or(Unfit("no bonus tile can be claimed"))?;
    for (seat, worth) in passed.iter() {
        if let &Some(worth) = worth {
            state.seats[seat].missed = Some(Missed { kind, worth });
        }
    }
    Ok(())
}

fn unclaimed(state: &mut State, passed: &PerSeat<Option<u32>>) -> Result<(), Unfit> {
    pass_by(state, passed)?;
    let &mut Window {
        from,
        robbing,
        kongs,
        ..
    } = window(state)?;
    state.phase = if robbing {
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

fn called(
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
    let mut own = meld.tiles.clone();
    take_out(&mut own, tile)?;
    let place = &mut state.seats[seat];
    for tile in own {
        take_out(&mut place.hand, tile)?;
    }
    place.melds.push(meld.clone());
    place.missed = None;
    claim_last(&mut state.seats[from], seat);
    state.phase = if meld.is_kong() {
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

fn claim_last(discarder: &mut Place, by: Seat) {
    if let Some(last) = discarder.river.last_mut() {
        last.claimed_by = Some(by);
    }
}

fn kong_declared(state: &mut State, seat: Seat, meld: &Meld) -> Result<(), Unfit> {
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
        let mut own = meld.tiles.clone();
        for &tile in &pong.tiles {
            take_out(&mut own, tile)?;
        }
        *pong = meld.clone();
        own
    } else {
        place.melds.push(meld.clone());
        meld.tiles.clone()
    };
    for &tile in &own {
        take_out(&mut place.hand, tile)?;
    }
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
        Phase::Draw {
            seat,
            why: DrawFor::Kong,
            kongs,
        }
    };
    Ok(())
}

fn ended(state: &mut State, end: &DealEnd) {
    for win in &end.wins {
        if let By::Discard(from) = win.by {
            claim_last(&mut state.seats[from], win.seat);
        }
    }
    for (seat, melds) in end.melds.iter() {
        state.seats[seat].melds.clone_from(melds);
    }
    state.points = end.points;
    state.bets = end.bets;
    state.phase = Phase::Over(Box::new(end.clone()));
}
