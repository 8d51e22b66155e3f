//! Moves as buttons: what each is called, and where it stands on a panel.

use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::rules::vocabulary::Vocabulary;
use engine::tile::Tile;

use super::controls::{self, ROW};
use super::facts::TableFacts;
use super::glyph;
use super::limits::clamp;
use super::page::{Button, Choice, Emoji, Row, Select, Style};
use crate::ask::{Act, Ask};
use crate::words::{Reader, TileStyle, say, terms, tiles};

/// The most choices of a select.
const MOST_CHOICES: usize = 25;

/// The most characters of a short name: `1萬`, `赤5筒`.
const SHORT: usize = 3;

/// So many tiles in a row find room on a phone, where Discord breaks longer rows.
const ON_PHONE: usize = 4;

/// What a button of this move is called, in the words of the game.
#[must_use]
pub fn word(what: Move, view: &View, to: Reader) -> String {
    let words = &view.rules.vocabulary;
    let with = |id, tiles: String| say::press_with(to, terms::capital(id, to.tongue), tiles);
    match what {
        Move::Discard { tile, drawn } => discard(tiles::button(tile, to.tongue), drawn, to),
        Move::Riichi { tile, .. } => with(words.announcement, tiles::button(tile, to.tongue)),
        Move::ConcealedKong { kind } | Move::AddedKong { kind } => {
            with(words.four, tiles::button(kind.into(), to.tongue))
        }
        Move::Chow { with: two } => with(words.run, pair(two, to)),
        Move::Pong { with: two } if two.iter().any(|tile| tile.is_red()) => {
            with(words.triplet, pair(two, to))
        }
        Move::Pong { .. } => terms::capital(words.triplet, to.tongue),
        Move::Kong => terms::capital(words.four, to.tongue),
        Move::Win => win(&view.stage, words, to),
        Move::Pass => say::press_pass(to),
        Move::Abort => say::press_abort(to),
    }
}

/// Two tiles on a button: by the names that they have on buttons of their own where those are short, else by their codes.
fn pair(two: [Tile; 2], to: Reader) -> String {
    let names = two.map(|tile| tiles::button(tile, to.tongue));
    if names.iter().all(|name| name.chars().count() <= SHORT) {
        names.concat()
    } else {
        glyph::row(&two, to.plain())
    }
}

/// A discard of a tile with this name.
fn discard(name: String, drawn: bool, to: Reader) -> String {
    if drawn {
        say::button_drawn(to, name)
    } else {
        name
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

/// Actions first, as they are rare and wanted; then the discards, the drawn tile last. When there are too many actions for
/// buttons, the ways to declare riichi are chosen from a list, and if need be the claims and kongs too. What finds no room
/// in `room` rows even so, a win or the end of the deal, is given back to stand elsewhere.
pub(super) fn rows(
    table: &TableFacts<'_>,
    view: &View,
    choices: &[Move],
    room: usize,
    to: Reader,
) -> (Vec<Row>, Vec<Button>) {
    let is_discard = |what: &Move| matches!(what, Move::Discard { .. });
    let (discards, mut actions): (Vec<Move>, Vec<Move>) =
        choices.iter().copied().partition(is_discard);
    // A stable sort: the win comes first and the pass last, the others keep the order of the choices.
    actions.sort_by_key(|&what| (what != Move::Win, what == Move::Pass));
    let discard_rows = discards.len().div_ceil(ROW).min(room - 1);
    let mut buttons_left = (room - discard_rows) * ROW;
    let mut listed = Vec::new();
    let is_riichi = |what: &Move| matches!(what, Move::Riichi { .. });
    let is_rest = |what: &Move| !matches!(what, Move::Win | Move::Pass | Move::Abort);
    if actions.len() > buttons_left {
        buttons_left -= ROW;
        listed.extend(actions.extract_if(.., |what| is_riichi(what)));
        if actions.len() > buttons_left {
            listed.extend(actions.extract_if(.., |what| is_rest(what)));
        }
    }
    let button = |what: &Move| button(table, view, *what, to);
    let spilt = actions.split_off(actions.len().min(buttons_left));
    let mut all = controls::rows(actions.iter().map(button).collect());
    all.extend((!listed.is_empty()).then(|| list(table, view, &listed, to)));
    let discards: Vec<Button> = discards
        .iter()
        .take(discard_rows * ROW)
        .map(button)
        .collect();
    let free = room - all.len();
    let in_row = discards.len().div_ceil(free).clamp(ON_PHONE, ROW);
    all.extend(controls::rows_of(in_row, &discards));
    (all, spilt.iter().map(button).collect())
}

/// Moves as a list.
fn list(table: &TableFacts<'_>, view: &View, ways: &[Move], to: Reader) -> Row {
    let is_riichi = |what: &Move| matches!(what, Move::Riichi { .. });
    let choices = ways.iter().take(MOST_CHOICES).map(|&what| Choice {
        label: clamp(&word(what, view, to), 100),
        value: controls::id(table, Ask::Act(act(what))),
        about: String::new(),
        emoji: face(what, to),
    });
    let hint = if ways.iter().all(is_riichi) {
        let announcement = terms::capital(view.rules.vocabulary.announcement, to.tongue);
        say::press_which(to, announcement)
    } else {
        say::press_other_move(to)
    };
    Row::Select(Select {
        id: "moves".to_owned(),
        hint: clamp(&hint, 150),
        options: choices.collect(),
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

/// What stands on the button of a move. Beside the picture of a discard its code does where that is shorter than the word:
/// more buttons find room in a row.
fn label(what: Move, view: &View, to: Reader) -> String {
    let word = word(what, view, to);
    let Move::Discard { tile, drawn } = what else {
        return word;
    };
    let is_short = to.tiles == TileStyle::Pictures && !tile.is_red();
    let code = discard(tiles::code(tile, to.tongue), drawn, to);
    if is_short && code.chars().count() < word.chars().count() {
        code
    } else {
        word
    }
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
        ..controls::button(table, Ask::Act(act(what)), &label(what, view, to), style)
    }
}
