//! A message for one discard: with claim buttons while it can be claimed, and what became of it afterwards.

use super::board::{claim_row, until};
use super::controls::button;
use super::facts::{DiscardFacts, Fate};
use super::limits::clamp;
use super::page::{Row, Screen, Style};
use super::{glyph, people};
use crate::ask::Ask;
use crate::words::list::list;
use crate::words::{Reader, say, terms, tiles};

/// The message of one discard: with claim buttons while it is open, without them afterwards.
#[must_use]
pub fn draw(facts: &DiscardFacts<'_>, to: Reader) -> Screen {
    let wall = say::board_wall(to, facts.wall_left);
    let head = format!("{} · {wall}", head(facts, to));
    let words = &facts.table.rules.vocabulary;
    let rows = match facts.fate {
        Fate::Open(_) => vec![
            claim_row(&facts.table, words.claimed_win, to),
            second_row(facts, to),
        ],
        Fate::Unclaimed | Fate::Called(..) | Fate::Won(_) => Vec::new(),
    };
    let who = |seat| people::at(facts.players, seat, to);
    let fate = match facts.fate {
        Fate::Open(deadline) => {
            until(deadline, to).map_or_else(String::new, |ends| format!(" · {ends}"))
        }
        Fate::Unclaimed => String::new(),
        Fate::Called(seat, meld) => format!(
            " · {}",
            say::feed_called(to, who(seat), terms::set(meld, words, to.tongue))
        ),
        Fate::Won(seats) => {
            let winners: Vec<String> = seats.iter().map(who).collect();
            format!(" · {}", say::feed_won(to, list(&winners, to.tongue)))
        }
    };
    Screen {
        text: clamp(&format!("{head}{fate}"), 2000),
        rows,
        ..Screen::default()
    }
}

fn head(facts: &DiscardFacts<'_>, to: Reader) -> String {
    let name = people::at(facts.players, facts.from, to);
    let wind = tiles::wind(facts.from.wind(facts.dealer), to.tongue);
    let four = terms::word(facts.table.rules.vocabulary.four, to.tongue);
    let Some(tile) = facts.tile else {
        return say::feed_kong_unseen(to, name, wind, four);
    };
    let code = glyph::set_apart(&glyph::tile(tile, to), to);
    let tile = tiles::tile(tile, to.tongue);
    match (facts.robbing, facts.drawn) {
        (true, _) => say::feed_kong(to, name, wind, four, tile, code),
        (false, true) => say::feed_discard_drawn(to, name, wind, tile, code),
        (false, false) => say::feed_discard(to, name, wind, tile, code),
    }
}

fn second_row(facts: &DiscardFacts<'_>, to: Reader) -> Row {
    Row::Buttons(vec![
        button(
            &facts.table,
            Ask::Hand,
            &say::press_hand(to),
            Style::Primary,
        ),
        button(
            &facts.table,
            Ask::Why,
            &say::press_why(to),
            Style::Secondary,
        ),
    ])
}
