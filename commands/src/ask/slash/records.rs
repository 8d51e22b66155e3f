//! What was played in a server, and what is kept of the one who asks.

use super::{Given, Said};
use crate::ask::look::{List, Look};
use crate::ask::mistake::Mistake;
use crate::ask::own::Own;
use crate::who::TableId;

/// Reads one of these commands.
///
/// # Errors
/// When it is none of them.
pub(super) fn read(path: &[&str], given: &Given<'_>) -> Result<Said, Mistake> {
    let person = given.person("player").ok();
    let rules = given.text("rules").map(str::to_owned);
    Ok(match path {
        ["me", "export"] => Said::Own(Own::Export),
        ["me", "delete"] => Said::Own(Own::Delete),
        ["history"] => Said::Look(match given.text("game") {
            Some(typed) => game(typed, List { person, page: 0 })?,
            None => Look::History(List { person, page: 0 }),
        }),
        ["stats"] => Said::Look(Look::Stats { person, rules }),
        ["leaderboard"] => Said::Look(Look::Leaders { rules, page: 0 }),
        _ => return Err(Mistake::NoSuchCommand),
    })
}

/// A game as its offers name it: the number of its table as it stands on the cards, and which of its games it was, as in
/// `7f-2`. Without the second it is the first.
fn game(typed: &str, list: List) -> Result<Look, Mistake> {
    let (table, game) = typed.split_once('-').unwrap_or((typed, "1"));
    let [table, game] = [table.trim(), game.trim()];
    let read = u32::from_str_radix(table, 16)
        .ok()
        .zip(game.parse().ok())
        .ok_or_else(|| Mistake::NoGame {
            typed: typed.to_owned(),
        });
    read.map(|(table, game)| Look::Game {
        table: TableId(table),
        game,
        page: 0,
        list,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_named_by_its_table_and_number() {
        let list = List::default();
        for (typed, table, number) in [("7f-2", 0x7f, 2), ("7F", 0x7f, 1), (" 1 - 3 ", 1, 3)] {
            let expected = Look::Game {
                table: TableId(table),
                game: number,
                page: 0,
                list,
            };
            assert_eq!(game(typed, list), Ok(expected), "{typed}");
        }
        for typed in ["yesterday", "7f-", "-2", "7f-x", "7f-1-1", ""] {
            let typed = typed.to_owned();
            assert_eq!(game(&typed, list), Err(Mistake::NoGame { typed }));
        }
    }
}
