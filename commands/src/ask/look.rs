//! Looking at what was played in a server: no table is asked, and nothing changes. The ids of its buttons are written and read
//! here.

use crate::ask::press::NotOurs;
use crate::who::{Person, TableId};

/// The form of the ids written now.
const EDITION: &str = "m1.look";

/// Something looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Look {
    /// The last games of somebody.
    History(List),
    /// One game that is over, from deal to deal.
    Game {
        /// Of which table.
        table: TableId,
        /// Which of its games, from 1.
        game: u32,
        /// Which page of its deals, from 0.
        page: u32,
        /// The list it was chosen from.
        list: List,
    },
    /// One deal of a game that is over, whole.
    Deal {
        /// Of which table.
        table: TableId,
        /// Which of its games, from 1.
        game: u32,
        /// Which deal of the game, from 1.
        deal: u32,
    },
    /// Why a deal of a game that is over was worth what was paid for it.
    Why {
        /// Of which table.
        table: TableId,
        /// Which of its games, from 1.
        game: u32,
        /// Which deal of the game, from 1.
        deal: u32,
        /// Which page of the explanation, from 0.
        page: u32,
        /// The list that the game was chosen from.
        list: List,
    },
    /// How somebody does; the one who asks without a person, at what he plays most without rules.
    Stats {
        /// Who.
        person: Option<Person>,
        /// The rule set's id.
        rules: Option<String>,
    },
    /// Who is best; at what is played most without rules.
    Leaders {
        /// The rule set's id.
        rules: Option<String>,
        /// Which page, from 0.
        page: u32,
    },
    /// The files of a game.
    Replay {
        /// Of which table.
        table: TableId,
        /// Which of its games, from 1.
        game: u32,
    },
}

/// A page of somebody's games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct List {
    /// Whose; of the one who asks without a person.
    pub person: Option<Person>,
    /// Which page, from 0.
    pub page: u32,
}

/// The id of a button: `m1.look.<what>[-argument]…`, numbers in hexadecimal, at most 100 characters.
#[must_use]
pub fn write(look: &Look) -> String {
    let whose = |person: &Option<Person>| {
        person.map_or_else(|| "me".to_owned(), |person| format!("{:x}", person.0))
    };
    let named = |rules: &Option<String>| rules.clone().unwrap_or_default();
    match look {
        Look::History(List { person, page }) => {
            format!("{EDITION}.history-{}-{page:x}", whose(person))
        }
        Look::Game {
            table,
            game,
            page,
            list,
        } => format!(
            "{EDITION}.game-{table}-{game:x}-{page:x}-{}-{:x}",
            whose(&list.person),
            list.page
        ),
        Look::Deal { table, game, deal } => format!("{EDITION}.deal-{table}-{game:x}-{deal:x}"),
        Look::Why {
            table,
            game,
            deal,
            page,
            list,
        } => format!(
            "{EDITION}.why-{table}-{game:x}-{deal:x}-{page:x}-{}-{:x}",
            whose(&list.person),
            list.page
        ),
        Look::Stats { person, rules } => {
            format!("{EDITION}.stats-{}-{}", whose(person), named(rules))
        }
        Look::Leaders { rules, page } => format!("{EDITION}.leaders-{page:x}-{}", named(rules)),
        Look::Replay { table, game } => format!("{EDITION}.replay-{table}-{game:x}"),
    }
}

/// Reads an id; accepts exactly what [`write()`] produces.
///
/// # Errors
/// When the id is none of these.
pub fn read(id: &str) -> Result<Look, NotOurs> {
    let said = id
        .strip_prefix(EDITION)
        .and_then(|rest| rest.strip_prefix('.'))
        .ok_or(NotOurs)?;
    let look = look(said).ok_or(NotOurs)?;
    // One way to write each: a second one would be a button we never drew.
    if write(&look) == id && id.len() <= 100 {
        Ok(look)
    } else {
        Err(NotOurs)
    }
}

fn look(said: &str) -> Option<Look> {
    let (what, rest) = said.split_once('-')?;
    let (first, second) = rest.split_once('-')?;
    let number = |hex: &str| u32::from_str_radix(hex, 16).ok();
    let whose = |hex: &str| match hex {
        "me" => Some(None),
        hex => u64::from_str_radix(hex, 16).ok().map(|id| Some(Person(id))),
    };
    let named = |rules: &str| Some(rules.to_owned()).filter(|rules| !rules.is_empty());
    Some(match what {
        "history" => Look::History(List {
            person: whose(first)?,
            page: number(second)?,
        }),
        "game" => {
            let pieces: Vec<&str> = second.split('-').collect();
            let [game, page, person, at] = pieces.as_slice() else {
                return None;
            };
            Look::Game {
                table: TableId(number(first)?),
                game: number(game)?,
                page: number(page)?,
                list: List {
                    person: whose(person)?,
                    page: number(at)?,
                },
            }
        }
        "deal" => {
            let (game, deal) = second.split_once('-')?;
            Look::Deal {
                table: TableId(number(first)?),
                game: number(game)?,
                deal: number(deal)?,
            }
        }
        "why" => {
            let pieces: Vec<&str> = second.split('-').collect();
            let [game, deal, page, person, at] = pieces.as_slice() else {
                return None;
            };
            Look::Why {
                table: TableId(number(first)?),
                game: number(game)?,
                deal: number(deal)?,
                page: number(page)?,
                list: List {
                    person: whose(person)?,
                    page: number(at)?,
                },
            }
        }
        "stats" => Look::Stats {
            person: whose(first)?,
            rules: named(second),
        },
        "leaders" => Look::Leaders {
            rules: named(second),
            page: number(first)?,
        },
        "replay" => Look::Replay {
            table: TableId(number(first)?),
            game: number(second)?,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn looks() -> impl Strategy<Value = Look> {
        let person = || prop::option::of(any::<u64>().prop_map(Person));
        let rules = || prop::option::of("[a-z]{1,12}(-[a-z]{1,12})?");
        let list = || (person(), any::<u32>()).prop_map(|(person, page)| List { person, page });
        let three = || (any::<u32>(), any::<u32>(), any::<u32>());
        prop_oneof![
            list().prop_map(Look::History),
            (three(), list()).prop_map(|((table, game, page), list)| Look::Game {
                table: TableId(table),
                game,
                page,
                list
            }),
            three().prop_map(|(table, game, deal)| Look::Deal {
                table: TableId(table),
                game,
                deal
            }),
            (three(), any::<u32>(), list()).prop_map(|((table, game, deal), page, list)| {
                Look::Why {
                    table: TableId(table),
                    game,
                    deal,
                    page,
                    list,
                }
            }),
            (person(), rules()).prop_map(|(person, rules)| Look::Stats { person, rules }),
            (rules(), any::<u32>()).prop_map(|(rules, page)| Look::Leaders { rules, page }),
            (any::<u32>(), any::<u32>()).prop_map(|(table, game)| Look::Replay {
                table: TableId(table),
                game
            }),
        ]
    }

    proptest! {
        #[test]
        fn every_look_is_read_back(look in looks()) {
            let id = write(&look);
            prop_assert!(id.len() <= 100);
            prop_assert_eq!(read(&id), Ok(look));
        }

        #[test]
        fn no_other_button_is_a_look(id in "(m1|m2)\\.(look|1f)\\.[a-z]{0,8}(-[0-9a-zA-Z+]{0,4}){0,6}") {
            if let Ok(look) = read(&id) {
                prop_assert_eq!(write(&look), id);
            }
        }
    }

    #[test]
    fn a_look_is_no_press_and_a_press_no_look() {
        let id = write(&Look::History(List::default()));
        assert!(crate::ask::press::read(&id).is_err());
        assert_eq!(read("m1.7f.2.join"), Err(NotOurs));
    }
}
