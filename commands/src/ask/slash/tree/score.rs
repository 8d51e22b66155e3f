//! `/score`.

use super::{Given, choice_of, offered, required, text};

const WINDS: &[&str] = &["east", "south", "west", "north"];

/// What describes the hand to be counted.
pub(super) const OPTIONS: &[Given] = &[
    required(text("hand", "hand")),
    text("win", "win"),
    Given {
        about: "score_rules",
        ..offered("rules")
    },
    choice_of("by", &["draw", "discard", "rob"], "by"),
    choice_of("seat", WINDS, "seat"),
    choice_of("from", WINDS, "from"),
    choice_of("round", WINDS, "round"),
    text("how", "how"),
    text("dora", "dora"),
    text("ura", "ura"),
    text("bonus", "bonus"),
    text("counters", "counters"),
    text("bets", "bets"),
    text("options", "options"),
];
