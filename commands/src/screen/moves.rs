//! Moves as buttons: what each is called, and where it stands on a panel.

use engine::deal::moves::Move;

use super::controls::{self, ROW};
use super::facts::TableFacts;
use super::glyph;
use super::limits::clamp;
use super::page::{Button, Choice, Row, Select, Style};
use crate::ask::{Act, Ask};
use crate::words::{Tongue, say, tiles};

/// Rows kept for claims, kongs and wins; the other three hold the fourteen discards.
const ACTION_ROWS: usize = 2;

/// The most choices of a select.
const MOST_CHOICES: usize = 25;

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

/// Actions first, as they are rare and wanted; then the discards, the drawn tile last. When there are too many ways to declare
/// riichi for buttons, they are chosen from a list.
pub(super) fn rows(table: &TableFacts<'_>, choices: &[Move], tongue: Tongue) -> Vec<Row> {
    let is_discard = |what: &Move| matches!(what, Move::Discard { .. });
    let (discards, mut actions): (Vec<Move>, Vec<Move>) =
        choices.iter().copied().partition(is_discard);
    // A stable sort: the win comes first and the pass last, the others keep the order of the choices.
    actions.sort_by_key(|&what| (what != Move::Win, what == Move::Pass));
    let mut room = ACTION_ROWS * ROW;
    let mut listed = None;
    if actions.len() > room {
        let riichi: Vec<Move> = actions
            .extract_if(.., |what| matches!(what, Move::Riichi { .. }))
            .collect();
        if !riichi.is_empty() {
            room -= ROW;
            listed = Some(riichi_list(table, &riichi, tongue));
        }
    }
    if actions.len() > room {
        // The pass must stay: without it nobody could let a discard go by.
        actions.drain(room - 1..actions.len() - 1);
    }
    let buttons = |moves: &[Move], most: usize| -> Vec<Button> {
        let moves = moves.iter().take(most);
        moves.map(|&what| button(table, what, tongue)).collect()
    };
    let mut all = controls::rows(buttons(&actions, room));
    all.extend(listed);
    all.extend(controls::rows(buttons(&discards, (5 - ACTION_ROWS) * ROW)));
    all
}

/// The ways to declare riichi as a list.
fn riichi_list(table: &TableFacts<'_>, ways: &[Move], tongue: Tongue) -> Row {
    let ways = ways.iter().take(MOST_CHOICES).map(|&what| Choice {
        label: clamp(&word(what, tongue), 100),
        value: controls::id(table, Ask::Act(act(what))),
        about: String::new(),
    });
    Row::Select(Select {
        id: "riichi".to_owned(),
        hint: clamp(&say::press_riichi_which(tongue), 150),
        options: ways.collect(),
    })
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
