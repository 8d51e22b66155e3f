//! `/table`.

use super::{Command, Given, Takes, at_table, choice_of, offered};

/// What can be said of a table.
pub(super) const AT_TABLE: &[Command] = &[
    at_table(
        "open",
        &[offered("rules"), offered("pace"), offered("options")],
    ),
    at_table("learn", &[offered("rules")]),
    at_table("join", &[]),
    at_table("leave", &[]),
    at_table("start", &[]),
    at_table(
        "add-machine",
        &[choice_of(
            "strength",
            &["gentle", "steady", "sharp"],
            "strength",
        )],
    ),
    at_table("remove-machine", &[]),
    at_table(
        "kick",
        &[Given {
            name: "player",
            takes: Takes::Person,
            required: true,
            about: "player",
        }],
    ),
    at_table("board", &[]),
    at_table("watch", &[]),
    at_table("rules", &[]),
    at_table("options", &[offered("key"), offered("value")]),
    at_table(
        "feed",
        &[Given {
            name: "what",
            takes: Takes::Choice(&["board", "every-discard"]),
            required: true,
            about: "what",
        }],
    ),
    at_table("ready", &[]),
    at_table("back", &[]),
    at_table("rematch", &[]),
    at_table("log", &[]),
    at_table("verify", &[]),
    at_table("end", &[]),
];
