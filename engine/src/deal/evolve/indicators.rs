//! Indicators are turned; a kong that stands may call for one, and ends every go-round after riichi.

use super::Unfit;
use super::opening::open_if_ready;
use crate::deal::phase::Phase;
use crate::deal::state::{Indicators, State};
use crate::rules::dora::{AfterKong, MOST_INDICATORS};
use crate::seat::Seat;
use crate::tile::Tile;

/// Turns the next indicator.
pub(super) fn turned(state: &mut State, tile: Tile) -> Result<(), Unfit> {
    let turned = state.indicators.turned.len();
    if state.indicators.due == 0 || turned >= usize::from(MOST_INDICATORS) {
        return Err(Unfit("no indicator is to be turned"));
    }
    if state.wall.indicator(turned) != tile {
        return Err(Unfit("the wall has another indicator there"));
    }
    state.indicators.turned.push(tile);
    state.indicators.due -= 1;
    if matches!(state.phase, Phase::Opening) {
        open_if_ready(state);
    }
    Ok(())
}

/// A kong that nobody robbed: it ends every go-round after riichi, and may turn an indicator.
pub(super) fn kong_stands(state: &mut State, concealed: bool) {
    interrupt(state);
    let Some(dora) = state.rules.dora else { return };
    let Indicators { turned, due, held } = &mut state.indicators;
    if dora.after_kong == AfterKong::Off || turned.len() as u8 + *due + *held >= MOST_INDICATORS {
        return;
    }
    *due += std::mem::take(held);
    match dora.after_kong {
        AfterKong::Split if !concealed => *held += 1,
        AfterKong::Split | AfterKong::AtOnce | AfterKong::Off => *due += 1,
    }
}

/// A claim or a kong ends every go-round after riichi.
pub(super) fn interrupt(state: &mut State) {
    for seat in Seat::ALL {
        state.seats[seat].ippatsu = false;
    }
}
