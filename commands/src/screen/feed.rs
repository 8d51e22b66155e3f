//! A message for one discard: with claim buttons while it can be claimed, and what became of it afterwards.

use super::board::{claim_row, until};
use super::controls::button;
use super::facts::{DiscardFacts, Fate};
use super::limits::clamp;
use super::page::{Row, Screen, Style};
use super::{glyph, people};
use crate::ask::Ask;
use crate::words::list::list;
use crate::words::{Tongue, say, terms, tiles};

/// The message of one discard: with claim buttons while it is open, without them afterwards.
#[must_use]
pub fn draw(facts: &DiscardFacts<'_>, tongue: Tongue) -> Screen {
    let wall = say::board_wall(tongue, facts.wall_left);
    let head = format!("{} · {wall}", head(facts, tongue));
    let words = &facts.table.rules.vocabulary;
    let rows = match facts.fate {
        Fate::Open(_) => vec![
            claim_row(&facts.table, words.claimed_win, tongue),
            second_row(facts, tongue),
        ],
        Fate::Unclaimed | Fate::Called(..) | Fate::Won(_) => Vec::new(),
    };
    let who = |seat| people::at(facts.players, seat, tongue);
    let fate = match facts.fate {
        Fate::Open(deadline) => {
            deadline.map_or_else(String::new, |_| format!(" ·{}", until(deadline, tongue)))
        }
        Fate::Unclaimed => String::new(),
        Fate::Called(seat, meld) => format!(
            " · {}",
            say::feed_called(tongue, who(seat), terms::set(meld, words, tongue))
        ),
        Fate::Won(seats) => {
            let winners: Vec<String> = seats.iter().map(who).collect();
            format!(" · {}", say::feed_won(tongue, list(&winners, tongue)))
        }
    };
    Screen {
        text: clamp(&format!("{head}{fate}"), 2000),
        rows,
        ..Screen::default()
    }
}

fn head(facts: &DiscardFacts<'_>, tongue: Tongue) -> String {
    let name = people::at(facts.players, facts.from, tongue);
    let wind = tiles::wind(facts.from.wind(facts.dealer), tongue);
    let four = terms::word(facts.table.rules.vocabulary.four, tongue);
    let Some(tile) = facts.tile else {
        return say::feed_kong_unseen(tongue, name, wind, four);
    };
    let code = glyph::inline(&tiles::code(tile, tongue));
    let tile = tiles::tile(tile, tongue);
    match (facts.robbing, facts.drawn) {
        (true, _) => say::feed_kong(tongue, name, wind, four, tile, code),
        (false, true) => say::feed_discard_drawn(tongue, name, wind, tile, code),
        (false, false) => say::feed_discard(tongue, name, wind, tile, code),
    }
}

fn second_row(facts: &DiscardFacts<'_>, tongue: Tongue) -> Row {
    Row::Buttons(vec![
        button(
            &facts.table,
            Ask::Hand,
            &say::press_hand(tongue),
            Style::Primary,
        ),
        button(
            &facts.table,
            Ask::Why,
            &say::press_why(tongue),
            Style::Secondary,
        ),
    ])
}
