//! The commands as a table, from which they are registered.

use crate::words::{Tongue, rules};

/// `/orders`.
mod orders;
/// `/score`.
mod score;
/// `/table`.
mod table;
/// `/me` and `/server`.
mod settings;
/// `/history`, `/stats` and `/leaderboard`.
mod records;

/// A command or subcommand.
#[derive(Debug, Clone, Copy)]
pub struct Command {
    /// Its name, 1–32 lower-case characters.
    pub name: &'static str,
    /// Its subcommands; with any of them it has no options.
    pub below: &'static [Command],
    /// Its options, required ones first.
    pub options: &'static [Given],
    /// It works in direct messages too.
    pub in_messages: bool,
    /// It is for those who manage the server.
    pub for_managers: bool,
}

/// An option of a command.
#[derive(Debug, Clone, Copy)]
pub struct Given {
    /// Its name, 1–32 lower-case characters.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// It must be given.
    pub required: bool,
    /// The phrase that describes it, when it is not the one of its name.
    about: &'static str,
}

/// What an option takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// A text, with offers while it is typed ([`super::complete`]).
    Offered,
    /// A text.
    Text,
    /// One of these values.
    Choice(&'static [&'static str]),
    /// A person.
    Person,
    /// A channel in which messages are written, or a forum.
    Channel,
    /// A role.
    Role,
}

impl Command {
    /// What it is called in a language, 1–32 characters in lower case. What Discord sends is always its [`name`](Self::name).
    #[must_use]
    pub fn called(&self, path: &[&str], tongue: Tongue) -> String {
        rules::command_name(&[path, &[self.name]].concat(), tongue)
    }

    /// What it does, at most 100 characters. `path` are the names of the commands above it.
    #[must_use]
    pub fn about(&self, path: &[&str], tongue: Tongue) -> String {
        rules::command(&[path, &[self.name]].concat(), tongue)
    }
}

impl Given {
    /// What it is called in a language, 1–32 characters in lower case. What Discord sends is always its [`name`](Self::name).
    #[must_use]
    pub fn called(&self, tongue: Tongue) -> String {
        rules::field(self.name, tongue)
    }

    /// What it is for, at most 100 characters.
    #[must_use]
    pub fn about(&self, tongue: Tongue) -> String {
        rules::given(self.about, tongue)
    }
}

/// What a value to choose from is called.
#[must_use]
pub fn choice(value: &str, tongue: Tongue) -> String {
    rules::choice(value, tongue)
}

const fn offered(name: &'static str) -> Given {
    Given {
        name,
        takes: Takes::Offered,
        required: false,
        about: name,
    }
}

const fn required(given: Given) -> Given {
    Given {
        required: true,
        ..given
    }
}

/// Which table is meant, for people who sit at several; needed in direct messages only.
const TABLE: Given = offered("table");

const fn play(name: &'static str, options: &'static [Given]) -> Command {
    Command {
        name,
        below: &[],
        options,
        in_messages: true,
        for_managers: false,
    }
}

const fn at_table(name: &'static str, options: &'static [Given]) -> Command {
    Command {
        name,
        below: &[],
        options,
        in_messages: false,
        for_managers: false,
    }
}

/// Every command, in the order they are listed.
pub const COMMANDS: &[Command] = &[
    Command {
        name: "table",
        below: table::AT_TABLE,
        options: &[],
        in_messages: false,
        for_managers: false,
    },
    play("hand", &[TABLE]),
    play("discard", &[required(offered("tile")), TABLE]),
    play("chi", &[offered("with"), TABLE]),
    play("pon", &[offered("with"), TABLE]),
    play(
        "kan",
        &[
            Given {
                about: "kind",
                ..offered("tile")
            },
            TABLE,
        ],
    ),
    play("hu", &[TABLE]),
    play("riichi", &[required(offered("tile")), TABLE]),
    play("abort", &[TABLE]),
    play("pass", &[TABLE]),
    play(
        "why",
        &[choice_of("topic", &["moves", "worth"], "why_topic"), TABLE],
    ),
    Command {
        name: "orders",
        below: orders::ORDERS,
        options: &[],
        in_messages: true,
        for_managers: false,
    },
    play("replay", &[text("game", "game"), TABLE]),
    records::HISTORY,
    records::STATS,
    records::LEADERBOARD,
    play("score", score::OPTIONS),
    play(
        "help",
        &[Given {
            name: "topic",
            takes: Takes::Choice(&[
                "start", "goal", "turn", "claims", "winning", "scoring", "tiles", "words",
            ]),
            required: false,
            about: "topic",
        }],
    ),
    settings::ME,
    settings::SERVER,
];

const fn text(name: &'static str, about: &'static str) -> Given {
    Given {
        name,
        takes: Takes::Text,
        required: false,
        about,
    }
}

const fn choice_of(
    name: &'static str,
    values: &'static [&'static str],
    about: &'static str,
) -> Given {
    Given {
        takes: Takes::Choice(values),
        ..text(name, about)
    }
}

#[cfg(test)]
pub(super) struct Leaf {
    pub(super) path: Vec<&'static str>,
    pub(super) options: &'static [Given],
}

/// Every command that can be said, with its path.
#[cfg(test)]
pub(super) fn leaves() -> Vec<Leaf> {
    let below = |top: &'static Command| {
        let own = top.below.is_empty().then_some(Leaf {
            path: vec![top.name],
            options: top.options,
        });
        own.into_iter().chain(top.below.iter().map(|sub| Leaf {
            path: vec![top.name, sub.name],
            options: sub.options,
        }))
    };
    COMMANDS.iter().flat_map(below).collect()
}

/// A value that fits an option.
#[cfg(test)]
pub(super) fn example(option: &Given) -> super::Value {
    match (option.takes, option.name) {
        (Takes::Person, _) => super::Value::Person(crate::who::Person(7)),
        (Takes::Channel, _) => super::Value::Channel(crate::who::Channel(7)),
        (Takes::Role, _) => super::Value::Role(crate::who::Role(7)),
        (Takes::Choice(values), _) => super::Value::Text(values[0].to_owned()),
        (_, "hand") => super::Value::Text("234m567m345p67s88p".to_owned()),
        (_, "how") => super::Value::Text("riichi last".to_owned()),
        (_, "bonus") => super::Value::Text("1 6".to_owned()),
        (_, "counters" | "bets" | "game" | "away") => super::Value::Text("1".to_owned()),
        (_, "tile") => super::Value::Text("5p".to_owned()),
        (_, "with" | "tiles") => super::Value::Text("34p".to_owned()),
        (_, "least") => super::Value::Text("3".to_owned()),
        (_, "order") => super::Value::Text("pon5p".to_owned()),
        (_, "options") => super::Value::Text("cap=13".to_owned()),
        (_, "table") => super::Value::Text("1f".to_owned()),
        (_, "pace") => super::Value::Text("live".to_owned()),
        (_, "begin" | "end") => super::Value::Text("7:30".to_owned()),
        (Takes::Offered | Takes::Text, _) => super::Value::Text("20s".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether Discord takes it for a name: letters and digits of any script, and small ones where the script has both.
    fn is_name(name: &str) -> bool {
        let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
        (1..=32).contains(&name.chars().count())
            && name.chars().all(fits)
            && name == name.to_lowercase()
    }

    fn are_names(names: impl Iterator<Item = String>, place: &str) {
        let mut seen = std::collections::BTreeSet::new();
        for name in names {
            assert!(is_name(&name), "{place}: {name}");
            assert!(seen.insert(name.clone()), "{place}: {name} twice");
        }
    }

    #[test]
    fn names_are_taken_by_discord_and_no_two_are_the_same_in_any_language() {
        for tongue in Tongue::ALL {
            let place = format!("{tongue:?}");
            let of = |options: &'static [Given]| options.iter().map(move |o| o.called(tongue));
            are_names(COMMANDS.iter().map(|top| top.called(&[], tongue)), &place);
            for top in COMMANDS {
                let below = top.below.iter();
                are_names(below.map(|sub| sub.called(&[top.name], tongue)), &place);
                are_names(of(top.options), &place);
                top.below
                    .iter()
                    .for_each(|sub| are_names(of(sub.options), &place));
            }
        }
    }

    #[test]
    fn english_names_are_those_that_discord_sends() {
        for top in COMMANDS {
            assert_eq!(top.called(&[], Tongue::English), top.name);
            for below in top.below {
                assert_eq!(below.called(&[top.name], Tongue::English), below.name);
            }
        }
        for option in leaves().iter().flat_map(|leaf| leaf.options) {
            assert_eq!(option.called(Tongue::English), option.name);
        }
    }

    #[test]
    fn choices_have_different_names_in_every_language() {
        for option in leaves().iter().flat_map(|leaf| leaf.options) {
            let Takes::Choice(values) = option.takes else {
                continue;
            };
            for tongue in Tongue::ALL {
                let names = values.iter().map(|value| choice(value, tongue));
                let different: std::collections::BTreeSet<String> = names
                    .inspect(|name| assert!((1..=100).contains(&name.chars().count()), "{name}"))
                    .collect();
                assert_eq!(
                    different.len(),
                    values.len(),
                    "{} in {tongue:?}",
                    option.name
                );
            }
        }
    }

    #[test]
    fn the_tree_keeps_discords_limits_in_every_language() {
        assert!(COMMANDS.len() <= 100);
        for leaf in leaves() {
            assert!(leaf.options.len() <= 25, "{:?}", leaf.path);
            assert!(
                leaf.options.is_sorted_by_key(|option| !option.required),
                "{:?}: required options come first",
                leaf.path
            );
            for tongue in Tongue::ALL {
                let abouts = leaf
                    .options
                    .iter()
                    .map(|option| option.about(tongue))
                    .chain([rules::command(&leaf.path, tongue)]);
                for about in abouts {
                    // A phrase that is missing would fall back to its bare name, without a space or capital.
                    let is_there =
                        tongue != Tongue::English || about.starts_with(char::is_uppercase);
                    assert!(
                        (1..=100).contains(&about.chars().count()) && is_there,
                        "{:?}: {about}",
                        leaf.path
                    );
                }
            }
        }
    }

    #[test]
    fn every_topic_of_help_can_be_chosen() {
        let help = leaves()
            .into_iter()
            .find(|leaf| leaf.path == ["help"])
            .expect("help");
        let names = crate::ask::Topic::ALL.map(crate::ask::Topic::name);
        assert!(matches!(help.options[0].takes, Takes::Choice(values) if values == names));
    }
}
