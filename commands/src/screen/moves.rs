//! Moves as buttons: what each is called, and where it stands on a panel.

use engine::deal::moves::Move;

use super::controls::{self, ROW};
use super::facts::TableFacts;
use super::glyph;
use super::page::{Button, Row, Style};
use crate::ask::{Act, Ask};
use crate::words::{Tongue, say, tiles};

/// Rows kept for claims, kongs and wins; the other three hold the fourteen discards.
const ACTION_ROWS: usize = 2;

/// What a button of this move is called.
#[must_use]
pub fn word(what: Move, tongue: Tongue) -> String {
    match what {
        Move::Discard { tile, drawn: true } => {
            say::button_drawn(tongue, tiles::button(tile, tongue))
        }
        Move::Discard { tile, drawn: false } => tiles::button(tile, tongue),
        Move::Riichi { tile, .. } => say::press_riichi(tongue, tiles::button(tile, tongue)),
        Move::ConcealedKong { kind } | Move::AddedKong { kind } => {
            say::press_kan_of(tongue, tiles::button(kind.into(), tongue))
        }
        Move::Chow { with } => say::press_chi_with(tongue, glyph::row(&with, tongue)),
        Move::Pong { with } if with.iter().any(|tile| tile.is_red()) => {
            say::press_pon_with(tongue, glyph::row(&with, tongue))
        }
        Move::Pong { .. } => say::press_pon(tongue),
        Move::Kong => say::press_kan(tongue),
        Move::Win => say::press_hu(tongue),
        Move::Pass => say::press_pass(tongue),
        Move::Abort => say::press_abort(tongue),
    }
}

/// The ask that leads to this move and to no other.
#[must_use]
pub fn act(what: Move) -> Act {
    match what {
        Move::Discard { tile, drawn } => Act::Discard {
            tile,
            drawn: Some(drawn),
        },
        Move::Riichi { tile, drawn } => Act::Riichi {
            tile,
            drawn: Some(drawn),
        },
        Move::ConcealedKong { kind } | Move::AddedKong { kind } => Act::Kong(Some(kind)),
        Move::Chow { with } => Act::Chow(Some(with)),
        Move::Pong { with } => Act::Pong(Some(with)),
        Move::Kong => Act::Kong(None),
        Move::Win => Act::Win,
        Move::Pass => Act::Pass,
        Move::Abort => Act::Abort,
    }
}

/// Actions first, as they are rare and wanted; then the discards, the drawn tile last.
pub(super) fn rows(table: &TableFacts<'_>, choices: &[Move], tongue: Tongue) -> Vec<Row> {
    let is_discard = |what: &Move| matches!(what, Move::Discard { .. });
    let mut actions: Vec<Move> = choices
        .iter()
        .copied()
        .filter(|what| !is_discard(what))
        .collect();
    // A stable sort: the win comes first and the pass last, the others keep the order of the choices.
    actions.sort_by_key(|&what| (what != Move::Win, what == Move::Pass));
    if actions.len() > ACTION_ROWS * ROW {
        // The pass must stay: without it nobody could let a discard go by.
        actions.drain(ACTION_ROWS * ROW - 1..actions.len() - 1);
    }
    let discards: Vec<Button> = choices
        .iter()
        .filter(|what| is_discard(what))
        .take((5 - ACTION_ROWS) * ROW)
        .map(|&what| button(table, what, tongue))
        .collect();
    let mut all = controls::rows(
        actions
            .into_iter()
            .map(|what| button(table, what, tongue))
            .collect(),
    );
    all.extend(controls::rows(discards));
    all
}

/// The button of a move.
pub(super) fn button(table: &TableFacts<'_>, what: Move, tongue: Tongue) -> Button {
    let style = match what {
        Move::Win => Style::Success,
        Move::Discard { drawn: true, .. } | Move::Chow { .. } | Move::Pong { .. } | Move::Kong => {
            Style::Primary
        }
        Move::Discard { .. }
        | Move::Riichi { .. }
        | Move::ConcealedKong { .. }
        | Move::AddedKong { .. }
        | Move::Pass
        | Move::Abort => Style::Secondary,
    };
    controls::button(table, Ask::Act(act(what)), &word(what, tongue), style)
}
