//! `/table`.

use super::{Command, Given, TABLE, Takes, at_table, choice_of, offered, required, text};

const WHO: Given = Given {
    takes: Takes::Person,
    ..text("player", "player")
};

/// The life of a table.
pub(super) const AT_TABLE: &[Command] = &[
    at_table(
        "open",
        &[
            offered("rules"),
            offered("pace"),
            choice_of("seats", &["1", "2", "3", "4"], "seats"),
            offered("options"),
        ],
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
    at_table("kick", &[required(WHO)]),
    at_table("board", &[]),
    at_table("watch", &[]),
    at_table("rules", &[]),
    at_table("options", &[offered("key"), offered("value")]),
    at_table(
        "feed",
        &[required(choice_of(
            "what",
            &["board", "every-discard"],
            "what",
        ))],
    ),
    at_table(
        "pace",
        &[
            offered("pace"),
            text("turn", "turn"),
            text("bank", "bank"),
            text("claim", "claim"),
            text("rest", "rest"),
            text("pause", "even_pause"),
            text("away", "away"),
            choice_of("window", &["even", "sealed", "quick"], "window"),
        ],
    ),
    at_table("pause", &[]),
    at_table("resume", &[]),
    at_table("agree", &[]),
    at_table("take", &[]),
    at_table("move", &[TABLE]),
    at_table("ready", &[]),
    at_table("back", &[]),
    at_table("rematch", &[]),
    at_table("log", &[]),
    at_table("verify", &[]),
    at_table("end", &[]),
];
