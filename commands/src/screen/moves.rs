//! Moves as buttons: what each is called, and where it stands on a panel.

use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::rules::vocabulary::Vocabulary;

use super::controls::{self, ROW};
use super::facts::TableFacts;
use super::glyph;
use super::limits::clamp;
use super::page::{Button, Choice, Emoji, Row, Select, Style};
use crate::ask::{Act, Ask};
use crate::words::{Reader, TileStyle, say, terms, tiles};

/// Rows kept for claims, kongs and wins; the other three hold the fourteen discards.
const ACTION_ROWS: usize = 2;

/// The most choices of a select.
const MOST_CHOICES: usize = 25;

/// What a button of this move is called, in the words of the game.
#[must_use]
pub fn word(what: Move, view: &View, to: Reader) -> String {
    let words = &view.rules.vocabulary;
    let with = |id, tiles: String| say::press_with(to, terms::capital(id, to.tongue), tiles);
    match what {
        Move::Discard { tile, drawn: true } => {
            say::button_drawn(to, tiles::button(tile, to.tongue))
        }
        Move::Discard { tile, drawn: false } => tiles::button(tile, to.tongue),
        Move::Riichi { tile, .. } => with(words.announcement, tiles::button(tile, to.tongue)),
        Move::ConcealedKong { kind } | Move::AddedKong { kind } => {
            with(words.four, tiles::button(kind.into(), to.tongue))
        }
        Move::Chow { with: two } => with(words.run, glyph::row(&two, to.plain())),
        Move::Pong { with: two } if two.iter().any(|tile| tile.is_red()) => {
            with(words.triplet, glyph::row(&two, to.plain()))
        }
        Move::Pong { .. } => terms::capital(words.triplet, to.tongue),
        Move::Kong => terms::capital(words.four, to.tongue),
        Move::Win => win(&view.stage, words, to),
        Move::Pass => say::press_pass(to),
        Move::Abort => say::press_abort(to),
    }
}

/// What a win is called at this stage: on what was drawn, or on what can be claimed.
pub(super) fn win(stage: &Stage, words: &Vocabulary, to: Reader) -> String {
    let id = match stage {
        Stage::Claims { .. } => words.claimed_win,
        Stage::Turn { .. } | Stage::Between(_) | Stage::Finished(..) => words.drawn_win,
    };
    terms::capital(id, to.tongue)
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
pub(super) fn rows(table: &TableFacts<'_>, view: &View, choices: &[Move], to: Reader) -> Vec<Row> {
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
            listed = Some(riichi_list(table, view, &riichi, to));
        }
    }
    if actions.len() > room {
        // The pass must stay: without it nobody could let a discard go by.
        actions.drain(room - 1..actions.len() - 1);
    }
    let buttons = |moves: &[Move], most: usize| -> Vec<Button> {
        let moves = moves.iter().take(most);
        moves.map(|&what| button(table, view, what, to)).collect()
    };
    let mut all = controls::rows(buttons(&actions, room));
    all.extend(listed);
    all.extend(controls::rows(buttons(&discards, (5 - ACTION_ROWS) * ROW)));
    all
}

/// The ways to declare riichi as a list.
fn riichi_list(table: &TableFacts<'_>, view: &View, ways: &[Move], to: Reader) -> Row {
    let ways = ways.iter().take(MOST_CHOICES).map(|&what| Choice {
        label: clamp(&word(what, view, to), 100),
        value: controls::id(table, Ask::Act(act(what))),
        about: String::new(),
        emoji: face(what, to),
    });
    let announcement = terms::capital(view.rules.vocabulary.announcement, to.tongue);
    Row::Select(Select {
        id: "riichi".to_owned(),
        hint: clamp(&say::press_which(to, announcement), 150),
        options: ways.collect(),
    })
}

/// The tile that a move is about, for readers who like pictures; claims have several and the board shows them.
fn face(what: Move, to: Reader) -> Option<Emoji> {
    let tile = match what {
        Move::Discard { tile, .. } | Move::Riichi { tile, .. } => tile,
        Move::ConcealedKong { kind } | Move::AddedKong { kind } => kind.into(),
        Move::Chow { .. }
        | Move::Pong { .. }
        | Move::Kong
        | Move::Win
        | Move::Pass
        | Move::Abort => {
            return None;
        }
    };
    (to.tiles == TileStyle::Pictures).then_some(Emoji::Face(tile))
}

/// The button of a move.
pub(super) fn button(table: &TableFacts<'_>, view: &View, what: Move, to: Reader) -> Button {
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
    Button {
        emoji: face(what, to),
        ..controls::button(table, Ask::Act(act(what)), &word(what, view, to), style)
    }
}
