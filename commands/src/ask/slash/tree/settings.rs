//! `/me` and `/server`.

use super::{Command, Given, TABLE, Takes, at_table, choice_of, offered, play, required, text};

/// What a person chooses for himself.
pub(super) const ME: Command = Command {
    name: "me",
    below: MINE,
    options: &[],
    in_messages: true,
    for_managers: false,
};

/// What those who manage a server choose for it.
pub(super) const SERVER: Command = Command {
    name: "server",
    below: OURS,
    options: &[],
    in_messages: false,
    for_managers: true,
};

const LANGUAGES: &[&str] = &["usual", "en", "ja", "zh-cn", "zh-tw"];
const STYLES: &[&str] = &["usual", "pictures", "glyphs", "text"];

const MINE: &[Command] = &[
    play("show", &[]),
    play("language", &[choice_of("language", LANGUAGES, "language")]),
    play("tiles", &[choice_of("style", STYLES, "style")]),
    play(
        "hand",
        &[choice_of("where", &["dm", "here", "thread"], "where")],
    ),
    play("hints", &[choice_of("state", &["on", "off"], "state")]),
    play(
        "quiet",
        &[
            text("begin", "begin"),
            text("end", "end"),
            offered("zone"),
            choice_of("state", &["off"], "quiet_state"),
        ],
    ),
    play("reminders", &[choice_of("state", &["on", "off"], "state")]),
    play("early", &[choice_of("state", &["on", "off"], "state")]),
    play("export", &[]),
    play("delete", &[]),
];

const OURS: &[Command] = &[
    at_table("show", &[]),
    at_table("rules", &[offered("rules")]),
    at_table("pace", &[offered("pace")]),
    at_table("language", &[choice_of("language", LANGUAGES, "language")]),
    at_table("tiles", &[choice_of("style", STYLES, "style")]),
    at_table(
        "hand",
        &[choice_of(
            "where",
            &["usual", "dm", "here", "thread"],
            "where",
        )],
    ),
    at_table("allow", &[required(CHANNEL)]),
    at_table("forbid", &[required(CHANNEL)]),
    at_table(
        "openers",
        &[
            choice_of("who", &["everybody", "managers"], "who"),
            Given {
                takes: Takes::Role,
                ..text("role", "role")
            },
        ],
    ),
    at_table(
        "threads",
        &[choice_of("where", &["channel", "own"], "where_tables")],
    ),
    at_table("keep", &[offered("days")]),
    at_table("end", &[required(TABLE)]),
];

const CHANNEL: Given = Given {
    takes: Takes::Channel,
    ..text("channel", "channel")
};
