//! `/history`, `/stats` and `/leaderboard`.

use super::{Command, Given, Takes, at_table, offered};

/// The last games of somebody, or one game.
pub(super) const HISTORY: Command = at_table("history", &[PLAYER, GAME]);

/// How somebody does.
pub(super) const STATS: Command = at_table("stats", &[PLAYER, RULE_SET]);

/// Who is best.
pub(super) const LEADERBOARD: Command = at_table("leaderboard", &[RULE_SET]);

/// A person; the one who asks without it.
const PLAYER: Given = Given {
    name: "player",
    takes: Takes::Person,
    required: false,
    about: "player",
};

/// A game that is over.
const GAME: Given = Given {
    about: "past_game",
    ..offered("game")
};

/// A rule set, not a house.
const RULE_SET: Given = Given {
    about: "rule_set",
    ..offered("rules")
};
