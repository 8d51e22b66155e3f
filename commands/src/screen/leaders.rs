//! Who is best at a rule set in a server: a private page.

use super::limits::clamp;
use super::page::{Card, Row, Screen};
use super::turning::{others, turn};
use super::{people, stats};
use crate::ask::look::Look;
use crate::results::looks::{Leaders, PEOPLE, pages};
use crate::results::rating::SETTLED;
use crate::words::{Reader, rules, say};

/// That no game of these rules has counted.
#[must_use]
pub fn nobody(id: &str, to: Reader) -> Screen {
    Screen {
        text: say::leaders_nobody(to, rules::game(id, to.tongue)),
        ..Screen::default()
    }
}

/// A page of the leaderboard.
#[must_use]
pub fn draw(leaders: &Leaders, to: Reader) -> Screen {
    let game = rules::game(&leaders.rules, to.tongue);
    let rows = |turned: Option<Row>| -> Vec<Row> {
        let look = |id: &str| Look::Leaders {
            rules: Some(id.to_owned()),
            page: 0,
        };
        others(&leaders.rules, &leaders.others, look, to)
            .into_iter()
            .chain(turned)
            .collect()
    };
    if leaders.people.is_empty() {
        return Screen {
            rows: rows(None),
            ..nobody(&leaders.rules, to)
        };
    }
    let pages = pages(leaders.count, PEOPLE);
    let first = leaders.page * PEOPLE + 1;
    let lines = (first..)
        .zip(&leaders.people)
        .map(|(rank, (member, rating))| {
            let rank = if rating.is_provisional() {
                "–".to_owned()
            } else {
                rank.to_string()
            };
            let name = people::person(member, to);
            say::leaders_line(to, rank, name, stats::shown(rating), rating.games)
        });
    let card = Card {
        title: clamp(&say::leaders_title(to, game), 256),
        body: lines.collect::<Vec<_>>().join("\n"),
        footer: format!(
            "{}\n{}",
            say::leaders_about(to, SETTLED),
            say::look_page(to, leaders.page + 1, pages)
        ),
        ..Card::default()
    };
    let named = Some(leaders.rules.clone());
    let turned = turn(
        leaders.page,
        pages,
        |page| Look::Leaders {
            rules: named.clone(),
            page,
        },
        to,
    );
    Screen {
        cards: vec![card],
        rows: rows(turned),
        ..Screen::default()
    }
}
