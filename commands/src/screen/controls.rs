//! Buttons and rows of them.

use crate::ask::{Ask, Press, press};
use crate::screen::facts::TableFacts;
use crate::screen::limits::clamp;
use crate::screen::page::{Button, Does, Row, Style};

/// Buttons in a row, and rows of a message.
pub(super) const ROW: usize = 5;

/// A button of this table's present moment.
pub(super) fn button(table: &TableFacts<'_>, ask: Ask, label: &str, style: Style) -> Button {
    Button {
        does: Does::Send(id(table, ask)),
        label: clamp(label, 80),
        emoji: None,
        style,
        disabled: false,
    }
}

/// The id that sends this ask back, for this table's present moment.
pub(super) fn id(table: &TableFacts<'_>, ask: Ask) -> String {
    press::write(&Press {
        table: table.id,
        turn: table.turn,
        ask,
    })
}

/// The buttons in full rows.
pub(super) fn rows(buttons: Vec<Button>) -> Vec<Row> {
    rows_of(ROW, &buttons)
}

/// The buttons, so many to a row: at least one, at most [`ROW`].
pub(super) fn rows_of(in_row: usize, buttons: &[Button]) -> Vec<Row> {
    let rows = buttons.chunks(in_row);
    rows.map(|row| Row::Buttons(row.to_vec())).collect()
}
