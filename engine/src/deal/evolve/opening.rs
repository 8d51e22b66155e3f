//! The hands are dealt, and the opening ends when nobody holds a bonus tile and the first indicator is turned.

use std::sync::Arc;

use super::Unfit;
use super::hand::{learn, take_in};
use crate::deal::phase::Phase;
use crate::deal::state::{Indicators, State};
use crate::deal::view::Came;
use crate::rules::RuleSet;
use crate::rules::material::End;
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;
use crate::wall::{DEALT, Wall, receiver, tiles_of};

/// What is said of a deal before its hands are dealt.
pub(crate) struct Opening<'a> {
    pub(crate) number: u32,
    pub(crate) round: u8,
    pub(crate) dealer: Seat,
    pub(crate) counters: u32,
    pub(crate) streak: u32,
    pub(crate) bets: i32,
    pub(crate) points: PerSeat<i32>,
    pub(crate) off_results: PerSeat<i32>,
    pub(crate) wall: &'a [Tile],
}

/// Deals the hands from a wall. Any wall made of the right tiles will do.
pub(crate) fn deal(rules: Arc<RuleSet>, opening: &Opening<'_>) -> Result<State, Unfit> {
    if faces(opening.wall) != faces(&tiles_of(&rules.material)) {
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
        off_results: opening.off_results,
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

/// How many tiles there are of each face; too many to count are more than any set has.
fn faces(tiles: &[Tile]) -> [u8; Tile::FACES] {
    let mut counts = [0_u8; Tile::FACES];
    for tile in tiles {
        let count = &mut counts[tile.face()];
        *count = count.saturating_add(1);
    }
    counts
}

/// Ends the opening when no seat holds a bonus tile or lacks a tile, and the first indicator is turned.
pub(super) fn open_if_ready(state: &mut State) {
    if state.indicators.due > 0 {
        return;
    }
    let done = |seat: Seat| {
        let place = &state.seats[seat];
        place.counted() == state.full(seat) && place.held().all(|tile| tile.kind().is_some())
    };
    if Seat::ALL.into_iter().all(done) {
        for seat in Seat::ALL {
            learn(&mut state.seats[seat], state.rules.worth.forms);
        }
        state.phase = Phase::Turn {
            seat: state.dealer,
            came: Came::Dealt,
            kongs: 0,
        };
    }
}
