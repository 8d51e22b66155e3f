//! The last games of somebody, for one who looks: a private page.

use super::limits::clamp;
use super::page::{Card, Choice, Row, Screen};
use super::people;
use super::turning::{choice, select, turn};
use crate::ask::look::Look;
use crate::results::looks::{GAMES, History, Played, pages};
use crate::who::Member;
use crate::words::{Reader, house, rules, say};

/// A page of somebody's games.
#[must_use]
pub fn draw(history: &History, to: Reader) -> Screen {
    if history.games.is_empty() {
        return none(&history.member, to);
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
    let person = Some(history.member.person);
    let files: Vec<Choice> = (first..)
        .zip(&history.games)
        .filter(|(_, game)| game.opens)
        .map(|(number, game)| file(number, game, to))
        .collect();
    let rows: Vec<Row> = select("files", say::history_files(to), files)
        .into_iter()
        .chain(turn(
            history.page,
            pages,
            |page| Look::History { person, page },
            to,
        ))
        .collect();
    Screen {
        cards: vec![card],
        rows,
        ..Screen::default()
    }
}

/// That somebody has not played here, or not by these rules.
#[must_use]
pub fn none(member: &Member, to: Reader) -> Screen {
    Screen {
        text: say::look_no_games(to, people::person(member, to)),
        ..Screen::default()
    }
}

fn line(number: u32, game: &Played, to: Reader) -> String {
    let mut parts = vec![how(game, to), played(game, to), points(game, to)];
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
fn played(game: &Played, to: Reader) -> String {
    game.house.as_ref().map_or_else(
        || rules::game(&game.rules, to.tongue),
        |house| house::title(&house.name, &house.title, to.tongue),
    )
}

fn points(game: &Played, to: Reader) -> String {
    let points = people::number(game.points);
    match game.result {
        Some(result) if result != game.points => {
            say::match_result(to, points, people::change(result))
        }
        Some(_) | None => points,
    }
}

fn file(number: u32, game: &Played, to: Reader) -> Choice {
    let label = format!("{number} · {}", played(game, to));
    let about = game
        .rank
        .map_or_else(String::new, |rank| say::look_place(to, rank));
    let look = Look::Replay {
        table: game.table,
        game: game.game,
    };
    choice(label, about, &look)
}
