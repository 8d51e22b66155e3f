//! How somebody does at a rule set: a private page.

use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::sheet::Unit;

use super::game::page_of;
use super::limits::clamp;
use super::page::{Card, Field, Row, Screen};
use super::payments::aligned;
use super::sheet::line_name;
use super::turning::{leads, others};
use super::{glyph, people, result};
use crate::ask::look::{List, Look};
use crate::results::looks::{BestHand, Stats};
use crate::results::rating::Rating;
use crate::results::{Tally, tally};
use crate::words::list::list;
use crate::words::{Reader, rules, say};

/// How somebody does.
#[must_use]
pub fn draw(stats: &Stats, to: Reader) -> Screen {
    let set = rulesets::build(&stats.rules, &[].into()).ok();
    let title = say::stats_title(
        to,
        people::person(&stats.member, to),
        rules::game(&stats.rules, to.tongue),
    );
    let mut fields = vec![Field {
        name: say::stats_places(to),
        value: places(stats, to),
        inline: false,
    }];
    if let (Some(won), Some(set)) = (&stats.best, &set) {
        fields.push(Field {
            name: say::stats_best(to),
            value: clamp(&best_hand(won, set, to), 1024),
            inline: false,
        });
    }
    let unit = set.as_ref().map_or(Unit::Points, tally::unit);
    let card = Card {
        title: clamp(&title, 256),
        body: glyph::block(&aligned(&lines(stats, unit, to))),
        fields,
        ..Card::default()
    };
    let person = Some(stats.member.person);
    let look = |id: &str| Look::Stats {
        person,
        rules: Some(id.to_owned()),
    };
    let rows = best_game(stats, to).into_iter();
    Screen {
        cards: vec![card],
        rows: rows
            .chain(others(&stats.rules, &stats.others, look, to))
            .collect(),
        ..Screen::default()
    }
}

/// What leads to the game of his best hand, and to what that was paid for.
fn best_game(stats: &Stats, to: Reader) -> Option<Row> {
    let won = stats.best.as_ref().filter(|won| won.opens)?;
    let BestHand { table, game, .. } = *won;
    let deal = won.best.deal;
    let list = List {
        person: Some(stats.member.person),
        page: 0,
    };
    let whole = Look::Game {
        table,
        game,
        page: page_of(deal),
        list,
    };
    let why = Look::Why {
        table,
        game,
        deal,
        page: 0,
        list,
    };
    Some(Row::Buttons(vec![
        leads(say::press_best_game(to), &whole),
        leads(say::press_explain(to), &why),
    ]))
}

/// What is counted, line by line.
fn lines(stats: &Stats, unit: Unit, to: Reader) -> Vec<(String, String)> {
    let tally = &stats.tally;
    let of_deals = |count: u32| share(count, tally.deals, to);
    let mut lines = vec![
        (say::stats_games(to), stats.games.to_string()),
        (say::stats_average_place(to), average_place(stats)),
        (say::stats_deals(to), tally.deals.to_string()),
        (say::stats_wins(to), of_deals(tally.wins)),
        (
            say::stats_self_draws(to),
            share(tally.self_draws, tally.wins, to),
        ),
        (say::stats_deal_ins(to), of_deals(tally.deal_ins)),
        (say::stats_called(to), of_deals(tally.called)),
    ];
    // Where nobody declares or is paid for waiting there is nothing to say of it.
    if tally.riichi > 0 {
        lines.push((say::stats_riichi(to), of_deals(tally.riichi)));
    }
    if tally.waiting > 0 {
        lines.push((say::stats_waiting(to), of_deals(tally.waiting)));
    }
    if tally.wins > 0 {
        lines.push((say::stats_worth(to), average_win(tally, unit, to)));
    }
    if let Some(rating) = &stats.rating {
        lines.push((say::stats_rating(to), shown(rating)));
    }
    lines
}

/// A rating as people see it, marked while it is provisional.
pub(super) fn shown(rating: &Rating) -> String {
    let mark = if rating.is_provisional() { "?" } else { "" };
    format!("{}{mark}", people::number(rating.shown()))
}

/// A number with its share of a whole.
fn share(count: u32, whole: u32, to: Reader) -> String {
    match (u64::from(count) * 100 + u64::from(whole / 2)).checked_div(u64::from(whole)) {
        Some(percent) => say::stats_share(to, count, percent),
        None => count.to_string(),
    }
}

/// Faan to one place; points whole.
fn average_win(tally: &Tally, unit: Unit, to: Reader) -> String {
    let wins = u64::from(tally.wins);
    if unit == Unit::Faan {
        let tenths =
            u32::try_from((tally.worth.saturating_mul(10).saturating_add(wins / 2)) / wins)
                .unwrap_or(u32::MAX);
        return say::unit_faan(to, f64::from(tenths) / 10.0);
    }
    let whole = tally.worth.saturating_add(wins / 2) / wins;
    rules::count(u32::try_from(whole).unwrap_or(u32::MAX), unit, to.tongue)
}

/// To two places, as players compare it; a dash before the first game.
fn average_place(stats: &Stats) -> String {
    let placed: u32 = stats.places.iter().sum();
    let sum: u32 = (1..)
        .zip(&stats.places)
        .map(|(place, count)| place * count)
        .sum();
    if placed == 0 {
        return "–".to_owned();
    }
    format!("{:.2}", f64::from(sum) / f64::from(placed))
}

fn places(stats: &Stats, to: Reader) -> String {
    let places: Vec<String> = (1u8..)
        .zip(&stats.places)
        .map(|(place, count)| format!("{} **{count}**", say::look_place(to, place)))
        .collect();
    places.join(" · ")
}

/// The hand, what it was worth and for what, and where to look it up.
fn best_hand(won: &BestHand, set: &RuleSet, to: Reader) -> String {
    let BestHand {
        table, game, best, ..
    } = won;
    let win = &best.win;
    let names: Vec<String> = win
        .sheet
        .lines
        .iter()
        .map(|line| line_name(line, &set.vocabulary, to))
        .collect();
    let worth = rules::count(best.worth, tally::unit(set), to.tongue);
    let where_played = say::stats_best_where(to, table.to_string(), *game, best.deal);
    format!(
        "**{worth}** · {}\n{}\n{where_played}",
        clamp(&list(&names, to.tongue), 500),
        // Pictures of all tiles would not fit beside the names. Who dealt is not kept: sets are told as the winner saw them.
        result::hand(win, win.seat, to.plain()),
    )
}
