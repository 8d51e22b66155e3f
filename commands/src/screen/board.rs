//! The board: what everybody may know, drawn whole.

use engine::deal::view::Stage;
use engine::rules::dora::dora;
use engine::seat::Seat;
use engine::tile::Tile;

use super::controls::button;
use super::facts::{BoardFacts, TableFacts};
use super::limits::clamp;
use super::page::{Card, Field, Row, Screen, Style};
use super::{glyph, people, story};
use crate::ask::{Act, Ask};
use crate::who::Moment;
use crate::words::{Tongue, say, terms, tiles};

/// The stripe of the board.
const COLOUR: u32 = 0x1B5E20;

/// Moves told in words.
const RECENT: usize = 4;

/// The board. Between deals and after the game it has no buttons.
#[must_use]
pub fn draw(facts: &BoardFacts<'_>, tongue: Tongue) -> Screen {
    let view = facts.view;
    let words = &facts.table.rules.vocabulary;
    let rows = match view.stage {
        Stage::Turn { .. } => buttons(&facts.table, words.drawn_win, tongue),
        Stage::Claims { .. } => buttons(&facts.table, words.claimed_win, tongue),
        Stage::Between(_) | Stage::Finished(..) => Vec::new(),
    };
    let card = Card {
        title: title(facts, tongue),
        body: body(facts, tongue),
        fields: (0..4)
            .map(|step| seat(facts, view.dealer.turned(step), tongue))
            .collect(),
        colour: Some(COLOUR),
        footer: footer(facts, tongue),
    };
    Screen {
        cards: vec![card],
        rows,
        ..Screen::default()
    }
}

/// The round and number of a deal, as in `East round, deal 3`.
pub(super) fn round(view: &engine::deal::view::View, tongue: Tongue) -> String {
    say::round_and_deal(tongue, tiles::wind(view.round_wind(), tongue), view.deal)
}

/// When a turn or window ends, as a timestamp that counts down by itself.
pub(super) fn until(deadline: Option<Moment>, tongue: Tongue) -> String {
    deadline
        .map(|moment| {
            format!(
                " {}",
                say::until(tongue, format!("<t:{}:R>", moment.seconds()))
            )
        })
        .unwrap_or_default()
}

/// The buttons that everybody sees, the same whoever could claim; `win` is the word for a win at this moment.
pub(super) fn claim_row(table: &TableFacts<'_>, win: &str, tongue: Tongue) -> Row {
    let words = &table.rules.vocabulary;
    let claim = |act, label: String| button(table, Ask::Act(act), &label, Style::Secondary);
    Row::Buttons(vec![
        claim(Act::Chow(None), terms::capital(words.run, tongue)),
        claim(Act::Pong(None), terms::capital(words.triplet, tongue)),
        claim(Act::Kong(None), terms::capital(words.four, tongue)),
        button(
            table,
            Ask::Act(Act::Win),
            &terms::capital(win, tongue),
            Style::Success,
        ),
        claim(Act::Pass, say::press_pass(tongue)),
    ])
}

fn buttons(table: &TableFacts<'_>, win: &str, tongue: Tongue) -> Vec<Row> {
    let second = vec![
        button(table, Ask::Hand, &say::press_hand(tongue), Style::Primary),
        button(table, Ask::Why, &say::press_why(tongue), Style::Secondary),
        button(
            table,
            Ask::Rules(0),
            &say::press_rules(tongue),
            Style::Secondary,
        ),
    ];
    vec![claim_row(table, win, tongue), Row::Buttons(second)]
}

fn title(facts: &BoardFacts<'_>, tongue: Tongue) -> String {
    say::board_title(tongue, facts.table.game(tongue), round(facts.view, tongue))
}

fn body(facts: &BoardFacts<'_>, tongue: Tongue) -> String {
    let view = facts.view;
    let mut head = vec![say::board_wall(tongue, view.wall_left)];
    if view.counters > 0 {
        head.push(say::board_counters(tongue, view.counters));
    }
    if view.bets > 0 {
        head.push(say::board_bets(tongue, view.bets));
    }
    if !view.indicators.is_empty() {
        let [turned, made] = indicators(&view.indicators, tongue);
        head.push(say::board_indicators(tongue, turned, made));
    }
    let told: Vec<String> = facts
        .recent
        .iter()
        .filter_map(|seen| story::line(seen, facts.players, &facts.table.rules.vocabulary, tongue))
        .collect();
    let mut lines = vec![head.join(" · ")];
    lines.extend(facts.back.then(|| say::board_back(tongue)));
    lines.extend(
        facts
            .vote
            .map(|vote| say::board_vote(tongue, vote.votes, vote.needed)),
    );
    lines.extend(
        told.iter()
            .skip(told.len().saturating_sub(RECENT))
            .map(|line| format!("> {}", clamp(&line.replace('\n', " "), 300))),
    );
    lines.push(format!(
        "{}{}",
        now(facts, tongue),
        until(facts.deadline, tongue)
    ));
    clamp(&lines.join("\n"), 2000)
}

/// Indicators, with the kinds that they make dora.
pub(super) fn indicators(row: &[Tile], tongue: Tongue) -> [String; 2] {
    let made: Vec<Tile> = row
        .iter()
        .filter_map(|tile| tile.kind())
        .map(|kind| dora(kind).into())
        .collect();
    [row, &made].map(|row| glyph::inline(&glyph::row(row, tongue)))
}

/// Whose move it is. In a window: until when, and never who is waited for.
fn now(facts: &BoardFacts<'_>, tongue: Tongue) -> String {
    let who = |seat: Seat| people::at(facts.players, seat, tongue);
    match &facts.view.stage {
        Stage::Turn { seat } => say::board_turn(
            tongue,
            who(*seat),
            tiles::wind(facts.view.wind(*seat), tongue),
        ),
        Stage::Claims {
            from,
            tile,
            robbing,
        } => {
            let four = terms::word(facts.table.rules.vocabulary.four, tongue);
            window(who(*from), *tile, *robbing, four, tongue)
        }
        Stage::Between(_) => say::board_between(tongue),
        Stage::Finished(..) => say::board_finished(tongue),
    }
}

fn window(from: String, tile: Option<Tile>, robbing: bool, four: String, tongue: Tongue) -> String {
    match tile.map(|tile| tiles::tile(tile, tongue)) {
        Some(tile) if robbing => say::board_window_rob(tongue, from, four, tile),
        Some(tile) => say::board_window(tongue, from, tile),
        None => say::board_window_rob_unseen(tongue, from, four),
    }
}

fn seat(facts: &BoardFacts<'_>, seat: Seat, tongue: Tongue) -> Field {
    let view = facts.view;
    let there = &view.seats[seat];
    let player = &facts.players[seat];
    let wind = tiles::wind(view.wind(seat), tongue);
    let mut name = say::board_seat(
        tongue,
        wind,
        people::at(facts.players, seat, tongue),
        people::number(there.points),
    );
    if there.riichi {
        let call = terms::word(facts.table.rules.vocabulary.announcement, tongue);
        name.push_str(&format!(" · {}", say::board_declared(tongue, call)));
    }
    name.push_str(&people::marks(player, tongue));
    if matches!(view.stage, Stage::Turn { seat: turn } if turn == seat) {
        name = say::board_turn_mark(tongue, name);
    }
    let mut lines = Vec::new();
    if !there.melds.is_empty() {
        let sets: Vec<String> = there
            .melds
            .iter()
            .map(|meld| {
                glyph::inline(&glyph::meld(
                    meld,
                    facts.table.rules.calls.concealed_kong,
                    view.dealer,
                    tongue,
                ))
            })
            .collect();
        lines.push(format!("{} {}", say::board_sets(tongue), sets.join(" ")));
    }
    if !there.bonus.is_empty() {
        lines.push(format!(
            "{} {}",
            say::board_bonus(tongue),
            glyph::inline(&glyph::row(&there.bonus, tongue))
        ));
    }
    let river = if there.river.is_empty() {
        say::board_river_empty(tongue)
    } else {
        glyph::river(&there.river, tongue)
    };
    lines.push(glyph::block(&river));
    Field {
        name: clamp(&name, 256),
        value: lines.join("\n"),
        inline: false,
    }
}

fn footer(facts: &BoardFacts<'_>, tongue: Tongue) -> String {
    let promise: String = facts.commitment.to_string().chars().take(12).collect();
    let table = say::table_number(tongue, facts.table.id.to_string());
    format!(
        "{}\n{table} · {}",
        say::board_legend(tongue),
        say::board_commitment(tongue, promise)
    )
}
