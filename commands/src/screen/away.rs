//! The panel of somebody who is away. It is left alone until he is back, so it shows nothing that grows old.

use super::board::round;
use super::controls::{button, rows};
use super::facts::PanelFacts;
use super::page::{Card, Screen, Style};
use super::people;
use crate::ask::Ask;
use crate::words::{Reader, say};

/// The stripe of a hand that a machine plays.
const COLOUR: u32 = 0x757575;

/// That a machine plays for him, and how he plays again.
pub(super) fn draw(facts: &PanelFacts<'_>, to: Reader) -> Screen {
    let back = say::press_i_am_back(to);
    let back = button(&facts.table, Ask::Back, &back, Style::Success);
    let card = Card {
        title: say::hand_title(to, round(facts.view, to)),
        body: format!("{}\n{}", people::link(&facts.table, to), say::hand_away(to)),
        colour: Some(COLOUR),
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        rows: rows(vec![back]),
        ..Screen::default()
    }
}
