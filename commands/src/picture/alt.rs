//! What a picture shows, in words, for those who do not see it.

use engine::deal::view::{Stage, View};
use engine::meld::ShownMeld;
use engine::score::sheet::Win;
use engine::seat::Seat;
use engine::tile::Tile;

use super::Chart;
use crate::words::list::list;
use crate::words::{Tongue, say, terms, tiles};

/// A hand that has won; `name` is the winner's.
#[must_use]
pub fn won(win: &Win, name: &str, tongue: Tongue) -> String {
    let mut said = match win.tile {
        Some(tile) => say::picture_won(
            tongue,
            name,
            several(&win.concealed, tongue),
            tiles::tile(tile, tongue),
        ),
        None => say::picture_held(tongue, name, several(&win.concealed, tongue)),
    };
    said += &sets(
        win.melds.iter().map(|meld| several(&meld.tiles, tongue)),
        tongue,
    );
    said += &bonus(&win.bonus, tongue);
    said
}

/// The hand of the one who looks; `None` for the rail.
#[must_use]
pub fn own(view: &View, tongue: Tongue) -> Option<String> {
    let own = view.own.as_ref()?;
    let mut said = say::picture_own(tongue, several(&own.hand, tongue));
    if let Some(drawn) = own.drawn {
        said += &say::picture_drawn(tongue, tiles::tile(drawn, tongue));
    }
    said += &lying(view, own.seat, tongue);
    Some(said)
}

/// A board.
#[must_use]
pub fn board(view: &View, tongue: Tongue) -> String {
    let wind = tiles::wind(view.round_wind(), tongue);
    let round = say::round_and_deal(tongue, wind, view.dealer_number(), view.deal);
    let mut said = say::picture_board(tongue, round, view.wall_left);
    if !view.indicators.is_empty() {
        said += &say::picture_indicators(tongue, several(&view.indicators, tongue));
    }
    for step in 0..4 {
        said += &seat(view, view.dealer.turned(step), tongue);
    }
    said
}

fn seat(view: &View, seat: Seat, tongue: Tongue) -> String {
    let there = &view.seats[seat];
    let wind = tiles::wind(view.wind(seat), tongue);
    let mut said = say::picture_seat(tongue, wind, there.points, there.river.len());
    if matches!(view.stage, Stage::Turn { seat: turn } if turn == seat) {
        said += &say::picture_turn(tongue);
    }
    if there.riichi {
        let call = terms::word(view.rules.vocabulary.announcement, tongue);
        said += &say::picture_riichi(tongue, call);
    }
    if let Some(last) = there.river.last() {
        said += &say::picture_last(tongue, tiles::tile(last.tile, tongue));
    }
    said += &lying(view, seat, tongue);
    said
}

/// The sets and bonus tiles that lie before a seat.
fn lying(view: &View, seat: Seat, tongue: Tongue) -> String {
    let there = &view.seats[seat];
    let shown = there.melds.iter().map(|meld| match meld {
        ShownMeld::Open(meld) => several(&meld.tiles, tongue),
        ShownMeld::Hidden => {
            say::picture_unseen(tongue, terms::word(view.rules.vocabulary.four, tongue))
        }
    });
    format!("{}{}", sets(shown, tongue), bonus(&there.bonus, tongue))
}

/// How a game went; the names are those of the lines.
#[must_use]
pub fn chart(chart: &Chart, names: &[String; 4], tongue: Tongue) -> String {
    let deals = chart.lines[0].len().saturating_sub(1);
    let mut said = say::picture_chart(tongue, deals);
    let lines = chart.lines.iter().zip(names);
    for (place, (line, name)) in (1..).zip(lines) {
        let ends = line.first().zip(line.last());
        let range = line.iter().min().zip(line.iter().max());
        if let Some(((&first, &last), (&least, &most))) = ends.zip(range) {
            said += &say::picture_line(tongue, place, name, first, last, least, most);
        }
    }
    said
}

fn several(row: &[Tile], tongue: Tongue) -> String {
    let words: Vec<String> = row.iter().map(|&tile| tiles::tile(tile, tongue)).collect();
    list(&words, tongue)
}

fn sets(sets: impl Iterator<Item = String>, tongue: Tongue) -> String {
    let sets: Vec<String> = sets.collect();
    if sets.is_empty() {
        return String::new();
    }
    say::picture_sets(tongue, sets.join(&say::picture_between(tongue)))
}

fn bonus(row: &[Tile], tongue: Tongue) -> String {
    if row.is_empty() {
        return String::new();
    }
    say::picture_bonus(tongue, several(row, tongue))
}
