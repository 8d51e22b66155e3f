//! One game that is over, from deal to deal, for one who looks: a private page.

use std::cmp::Reverse;

use engine::score::sheet::Win;
use engine::seat::{PerSeat, Seat};

use super::facts::{Course, GameFacts, ResultFacts, Sitter};
use super::limits::{clamp, length};
use super::page::{Button, Card, Choice, Field, File, Row, Screen};
use super::turning::{choice, leads, select, turn};
use super::{board, history, people, picture, rules_page, standings, story};
use crate::ask::look::{List, Look};
use crate::results::looks::{Game, pages};
use crate::results::{GameResult, Part, tally};
use crate::words::list::list;
use crate::words::{Reader, rules, say};

/// Deals on a page.
pub const DEALS: u32 = 10;

/// The most characters of the deals on a page: with what stands above them they fit into one message.
const MOST: usize = 2400;

/// A page of a game, from 0; the last one for every number above. `list` is where it was chosen.
#[must_use]
pub fn draw(facts: &GameFacts<'_>, page: u32, list: List, to: Reader) -> Screen {
    let deals: &[ResultFacts<'_>] = facts.course.as_ref().map_or(&[], |course| &course.deals);
    let pages = pages(u32::try_from(deals.len()).unwrap_or(u32::MAX), DEALS);
    let page = page.min(pages - 1);
    let chart = facts.course.as_ref().filter(|_| page == 0);
    let chart = chart.and_then(|course| chart_of(course, &facts.game.result, to));
    let mut cards = Vec::new();
    if page == 0 {
        let image = chart.as_ref().map(|file| file.name.clone());
        cards.push(about(facts, image, to));
    }
    let here: Vec<(u32, &ResultFacts<'_>)> = (1..)
        .zip(deals)
        .skip((page * DEALS) as usize)
        .take(DEALS as usize)
        .collect();
    cards.extend((!here.is_empty()).then(|| course(&here, (page, pages), to)));
    let GameResult { table, game, .. } = facts.game.result;
    let to_page = |page| Look::Game {
        table,
        game,
        page,
        list,
    };
    let whole = here.iter().map(|&(deal, facts)| {
        let look = Look::Deal { table, game, deal };
        of_deal(facts, &look, to)
    });
    let won = here.iter().filter(|(_, facts)| !facts.end.wins.is_empty());
    let why = won.map(|&(deal, facts)| {
        let look = Look::Why {
            table,
            game,
            deal,
            page: 0,
            list,
        };
        of_deal(facts, &look, to)
    });
    let rows = select("why", say::course_why(to), why.collect())
        .into_iter()
        .chain(select("deal", say::course_whole_deal(to), whole.collect()))
        .chain(turn(page, pages, to_page, to))
        .chain([Row::Buttons(buttons(facts, list, to))]);
    Screen {
        cards,
        rows: rows.collect(),
        files: chart.into_iter().collect(),
        ..Screen::default()
    }
}

/// What was played, when and where, and what it came to.
fn about(facts: &GameFacts<'_>, image: Option<String>, to: Reader) -> Card {
    let game = facts.game;
    let result = &game.result;
    let body = match &facts.course {
        Some(course) => rules_page::house(&course.table, to),
        None => {
            let played = history::played(&result.rules, result.house.as_ref(), to);
            format!("{played}\n{}", say::course_not_kept(to))
        }
    };
    let field = |name: String, value: &str| Field {
        name,
        value: clamp(value, 1024),
        inline: false,
    };
    let mut fields = vec![
        field(say::course_when(to), &when(result, to)),
        field(say::course_standings(to), &order(result, to)),
    ];
    let ratings = ratings(game, to);
    fields.extend((!ratings.is_empty()).then(|| field(say::match_ratings(to), &ratings)));
    Card {
        title: say::course_title(to, result.table.to_string(), result.game),
        body,
        fields,
        image,
        ..Card::default()
    }
}

fn when(result: &GameResult, to: Reader) -> String {
    let time = |seconds: i64| format!("<t:{seconds}:f>");
    let mut lines = vec![
        format!(
            "{} – {}",
            time(result.began.seconds()),
            time(result.ended.seconds())
        ),
        people::channel(result.place),
    ];
    if !result.is_complete {
        lines.push(say::history_broken_off(to, result.deals));
    }
    lines.join("\n")
}

/// By what parts are put in order: by their places, and without them by their points.
fn rank(part: &Part) -> (u8, Reverse<i32>) {
    (part.place.unwrap_or(u8::MAX), Reverse(part.points))
}

/// Everybody who played, the first place first; those who left before the end last.
fn order(result: &GameResult, to: Reader) -> String {
    let stayed = |part: &Part| {
        let mut after = result.parts.iter().rev();
        after.find(|other| other.seat == part.seat) == Some(part)
    };
    let mut parts: Vec<&Part> = result.parts.iter().collect();
    parts.sort_by_key(|part| (!stayed(part), rank(part)));
    let differs = |part: &&Part| part.result.is_some_and(|result| result != part.points);
    let has_bonus = parts.iter().any(differs);
    let lines = parts.into_iter().map(|part| {
        let place = part
            .place
            .map_or_else(|| "–".to_owned(), |place| place.to_string());
        let how = if stayed(part) {
            standings::points(part.points, part.result.filter(|_| has_bonus), to)
        } else {
            let left = say::history_left(to, part.tally.deals, result.deals);
            format!("{} · {left}", people::number(part.points))
        };
        say::match_place(to, place, people::name(&part.sitter, to), how)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What it changed of the ratings, a line for each person.
fn ratings(game: &Game, to: Reader) -> String {
    let mut changed: Vec<_> = game.result.parts.iter().zip(&game.changes).collect();
    changed.sort_by_key(|(part, _)| part.place);
    let lines = changed.into_iter().filter_map(|(part, change)| {
        let name = people::name(&part.sitter, to);
        Some(standings::rating(name, (*change)?, to))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// How the points went, a line for each seat, in the order in which the seats came in.
fn chart_of(course: &Course<'_>, result: &GameResult, to: Reader) -> Option<File> {
    let last = course.deals.last()?;
    let history: Vec<PerSeat<i32>> = course.deals.iter().map(|deal| deal.end.points).collect();
    let place = |seat: Seat| {
        let mut parts = result.parts.iter().rev();
        parts.find(|part| part.seat == seat).map(rank)
    };
    let mut order = Seat::ALL;
    order.sort_by_key(|&seat| place(seat));
    let start = course.table.rules.dealing.start_points;
    picture::course(start, &history, order, last.players, to)
}

/// These deals, one after the other.
fn course(deals: &[(u32, &ResultFacts<'_>)], (page, pages): (u32, u32), to: Reader) -> Card {
    let most = MOST / deals.len().max(1);
    let lines: Vec<String> = deals.iter().map(|(_, deal)| told(deal, most, to)).collect();
    Card {
        title: say::course_deals(to),
        body: clamp(&lines.join("\n"), MOST + 300),
        footer: if pages > 1 {
            say::look_page(to, page + 1, pages)
        } else {
            String::new()
        },
        ..Card::default()
    }
}

/// A deal: which it was, and who won how and what, in at most so many characters.
fn told(deal: &ResultFacts<'_>, most: usize, to: Reader) -> String {
    let head = format!("**{}**", board::round(deal.view, to));
    let whole = format!("{head}\n{}", happened(deal, to));
    if length(&whole) <= most {
        whole
    } else {
        format!("{head}\n{}", winners(deal, people::name, to))
    }
}

fn happened(deal: &ResultFacts<'_>, to: Reader) -> String {
    let words = &deal.table.rules.vocabulary;
    if deal.end.wins.is_empty() {
        return story::ended(deal.end, deal.players, words, to);
    }
    let lines = deal.end.wins.iter().map(|win| {
        let how = story::won(win, deal.players, words, to);
        say::course_won(
            to,
            how,
            worth(win, deal, to),
            people::change(gain(win, deal)),
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What a hand was worth, as hands of these rules are compared.
fn worth(win: &Win, deal: &ResultFacts<'_>, to: Reader) -> String {
    let rules = deal.table.rules;
    let worth = tally::worth(win, deal.end, rules);
    rules::count(worth, tally::unit(rules), to.tongue)
}

/// What the winner came away with: counters, bets and what he paid for other wins in it.
fn gain(win: &Win, deal: &ResultFacts<'_>) -> i32 {
    deal.end.settlement.changes()[win.seat] + deal.end.bets_won[win.seat]
}

/// Who won, by these names, each with what it was worth.
fn winners(
    deal: &ResultFacts<'_>,
    named: impl Fn(&Sitter, Reader) -> String,
    to: Reader,
) -> String {
    let winner = |win: &Win| {
        let name = named(&deal.players[win.seat].sitter, to);
        format!("{name} · {}", worth(win, deal, to))
    };
    let all: Vec<String> = deal.end.wins.iter().map(winner).collect();
    list(&all, to.tongue)
}

/// The page of a game, from 0, on which this deal of it stands.
#[must_use]
pub fn page_of(deal: u32) -> u32 {
    deal.saturating_sub(1) / DEALS
}

/// What looks at something of a deal: which it was, and who won what.
fn of_deal(deal: &ResultFacts<'_>, look: &Look, to: Reader) -> Choice {
    let label = board::round(deal.view, to);
    choice(label, winners(deal, people::bare_name, to), look)
}

/// The files, where the game is kept, and the way back.
fn buttons(facts: &GameFacts<'_>, list: List, to: Reader) -> Vec<Button> {
    let GameResult { table, game, .. } = facts.game.result;
    let files = facts
        .course
        .as_ref()
        .map(|_| leads(say::press_replay(to), &Look::Replay { table, game }));
    let back = leads(say::press_back(to), &Look::History(list));
    files.into_iter().chain([back]).collect()
}
