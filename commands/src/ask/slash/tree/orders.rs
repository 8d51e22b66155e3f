//! `/orders`.

use super::{Command, Given, TABLE, choice_of, offered, play, required, text};

/// Whether wins go by unasked too.
const WINS: Given = choice_of("wins", &["no", "yes"], "wins");

/// What a player has the table do for him.
pub(super) const ORDERS: &[Command] = &[
    play("show", &[TABLE]),
    play("pass-all", &[WINS, TABLE]),
    play("pass-on", &[required(offered("tile")), WINS, TABLE]),
    play(
        "claim",
        &[
            required(choice_of("set", &["pong", "kong"], "set")),
            required(offered("tile")),
            TABLE,
        ],
    ),
    play("never-chow", &[TABLE]),
    play("win-from", &[required(text("least", "least")), TABLE]),
    play("discard", &[required(offered("tiles")), TABLE]),
    play(
        "auto",
        &[
            required(choice_of(
                "toggle",
                &["auto-win", "no-calls", "auto-discard"],
                "toggle",
            )),
            choice_of("state", &["on", "off"], "state"),
            TABLE,
        ],
    ),
    play("cancel", &[offered("order"), TABLE]),
];
