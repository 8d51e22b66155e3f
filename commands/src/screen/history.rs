//! The last games of somebody, for one who looks: a private page.

use super::limits::clamp;
use super::page::{Card, Choice, Row, Screen};
use super::people;
use super::turning::{choice, select, turn};
use crate::ask::look::{List, Look};
use crate::results::House;
use crate::results::looks::{GAMES, History, Played, pages};
use crate::who::Member;
use crate::words::{Reader, house, rules, say};

/// A page of somebody's games.
#[must_use]
pub fn draw(history: &History, to: Reader) -> Screen {
    if history.games.is_empty() {
        return none(&history.member, None, to);
    }
    let pages = pages(history.count, GAMES);
    let first = history.page * GAMES + 1;
    let lines = (first..)
        .zip(&history.games)
        .map(|(number, game)| line(number, game, to));
    let card = Card {
        title: clamp(
            &say::history_title(to, people::person(&history.member, to)),
            256,
        ),
        body: lines.collect::<Vec<_>>().join("\n"),
        footer: say::look_page(to, history.page + 1, pages),
        ..Card::default()
    };
    let list = |page| List {
        person: Some(history.member.person),
        page,
    };
    let open: Vec<Choice> = (first..)
        .zip(&history.games)
        .filter(|(_, game)| game.opens)
        .map(|(number, game)| opened(number, game, list(history.page), to))
        .collect();
    let to_page = |page| Look::History(list(page));
    let rows: Vec<Row> = select("game", say::history_games(to), open)
        .into_iter()
        .chain(turn(history.page, pages, to_page, to))
        .collect();
    Screen {
        cards: vec![card],
        rows,
        ..Screen::default()
    }
}

/// That somebody has not played here, or not by these rules.
#[must_use]
pub fn none(member: &Member, rules: Option<&str>, to: Reader) -> Screen {
    // Whose name nobody has told us is named by Discord.
    let name = if member.name.is_empty() && !member.person.is_gone() {
        format!("<@{}>", member.person.0)
    } else {
        people::person(member, to)
    };
    let text = match rules {
        Some(rules) => say::look_no_games_of(to, name, rules::game(rules, to.tongue)),
        None => say::look_no_games(to, name),
    };
    Screen {
        text,
        ..Screen::default()
    }
}

fn line(number: u32, game: &Played, to: Reader) -> String {
    let mut parts = vec![played_in(game, to), how(game, to), points(game, to)];
    parts.extend(
        game.change
            .map(|change| say::history_rating(to, people::change(change.after - change.before))),
    );
    parts.push(format!("<t:{}:d>", game.ended.seconds()));
    let table = say::table_number(to, game.table.to_string());
    parts.push(format!("[{table}]({})", people::address(game.place)));
    format!("`{number}` {}", parts.join(" · "))
}

/// His place; else why he has none.
fn how(game: &Played, to: Reader) -> String {
    let (sat, deals) = game.deals;
    match game.rank {
        Some(rank) => format!("**{}**", say::look_place(to, rank)),
        None if game.is_complete => say::history_left(to, sat, deals),
        None => say::history_broken_off(to, deals),
    }
}

/// What was played: the house, or the rule set.
pub(crate) fn played(rules: &str, house: Option<&House>, to: Reader) -> String {
    house.map_or_else(
        || rules::game(rules, to.tongue),
        |house| house::title(&house.name, &house.title, to.tongue),
    )
}

fn played_in(game: &Played, to: Reader) -> String {
    played(&game.rules, game.house.as_ref(), to)
}

fn points(game: &Played, to: Reader) -> String {
    let points = say::unit_points(to, game.points).replace('-', "−");
    match game.result {
        Some(result) if result != game.points => {
            say::match_result(to, points, people::change(result))
        }
        Some(_) | None => points,
    }
}

/// What opens a game.
fn opened(number: u32, game: &Played, list: List, to: Reader) -> Choice {
    let label = format!("{number} · {}", played_in(game, to));
    let about = game
        .rank
        .map_or_else(String::new, |rank| say::look_place(to, rank));
    let look = Look::Game {
        table: game.table,
        game: game.game,
        page: 0,
        list,
    };
    choice(label, about, &look)
}
