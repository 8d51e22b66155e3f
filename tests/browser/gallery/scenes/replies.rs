use super::{Deed, Look, Offer, PLAIN, Scene, Until, WORDS};

/// A private answer with tiles.
const TILES: Scene = Scene {
    has_tiles: true,
    ..WORDS
};

/// What was played in the server.
const PAST: Scene = Scene {
    rules: "hong-kong",
    until: Until::Finished,
    ..WORDS
};

const HELP: &[&str] = &["help"];

pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "explain",
        until: Until::Won,
        then: &[Deed::Presses(".explain")],
        ..TILES
    },
    Scene {
        name: "explain-hong-kong",
        rules: "hong-kong",
        until: Until::Won,
        then: &[Deed::Runs(&["why"], &[("topic", "worth")])],
        ..TILES
    },
    Scene {
        name: "explain-classical",
        rules: "classical-chinese",
        until: Until::Won,
        then: &[Deed::Presses(".explain")],
        ..TILES
    },
    Scene {
        name: "whole-deal",
        until: Until::Won,
        then: &[Deed::Presses(".deal")],
        ..TILES
    },
    Scene {
        name: "replay",
        until: Until::Finished,
        then: &[Deed::Presses(".replay-1")],
        ..WORDS
    },
    Scene {
        name: "why",
        until: Until::Discards(26),
        then: &[Deed::Runs(&["why"], &[])],
        ..TILES
    },
    Scene {
        name: "watch",
        until: Until::Discards(30),
        then: &[Deed::Runs(&["table", "watch"], &[])],
        ..WORDS
    },
    Scene {
        name: "verify",
        until: Until::Won,
        then: &[Deed::Runs(&["table", "verify"], &[])],
        ..WORDS
    },
    Scene {
        name: "score",
        then: &[Deed::Runs(
            &["score"],
            &[
                ("hand", "234m567p88p55s P:777z"),
                ("win", "5s"),
                ("rules", "riichi"),
                ("by", "discard"),
                ("from", "west"),
                ("dora", "6z"),
            ],
        )],
        ..TILES
    },
    Scene {
        name: "score-waits",
        then: &[Deed::Runs(
            &["score"],
            &[("hand", "2345678m234p888s"), ("rules", "riichi")],
        )],
        ..TILES
    },
    Scene {
        name: "history",
        then: &[Deed::Runs(&["history"], &[])],
        ..PAST
    },
    Scene {
        name: "game",
        then: &[Deed::Runs(&["history"], &[]), Deed::Chooses("look.game-")],
        ..PAST
    },
    Scene {
        name: "game-why",
        then: &[
            Deed::Runs(&["history"], &[]),
            Deed::Chooses("look.game-"),
            Deed::Chooses("look.why-"),
        ],
        has_tiles: true,
        ..PAST
    },
    Scene {
        name: "stats",
        then: &[Deed::Runs(&["stats"], &[])],
        has_tiles: true,
        ..PAST
    },
    Scene {
        name: "leaderboard",
        then: &[Deed::Runs(&["leaderboard"], &[])],
        ..PAST
    },
    Scene {
        name: "nothing-past",
        then: &[
            Deed::Runs(&["stats"], &[]),
            Deed::Runs(&["history"], &[]),
            Deed::Runs(&["leaderboard"], &[]),
        ],
        ..WORDS
    },
    Scene {
        name: "refusals",
        until: Until::Discards(30),
        then: &[
            Deed::Runs(&["discard"], &[("tile", "9z")]),
            Deed::Runs(&["hu"], &[]),
            Deed::Runs(&["kan"], &[]),
            Deed::Runs(&["table", "start"], &[]),
            Deed::Runs(&["table", "resume"], &[]),
            Deed::Runs(&["me", "quiet"], &[("begin", "25:00"), ("end", "7")]),
            Deed::Runs(&["table", "open"], &[]),
        ],
        ..WORDS
    },
    Scene {
        name: "help",
        then: &[Deed::Runs(HELP, &[])],
        ..WORDS
    },
    Scene {
        name: "learn",
        then: &[
            Deed::Runs(&["table", "end"], &[]),
            Deed::Runs(&["table", "learn"], &[]),
        ],
        ..WORDS
    },
    Scene {
        name: "help-goal",
        then: &[Deed::Runs(HELP, &[("topic", "goal")])],
        ..TILES
    },
    Scene {
        name: "help-turn",
        then: &[Deed::Runs(HELP, &[("topic", "turn")])],
        ..TILES
    },
    Scene {
        name: "help-claims",
        then: &[Deed::Runs(HELP, &[("topic", "claims")])],
        ..TILES
    },
    Scene {
        name: "help-winning",
        then: &[Deed::Runs(HELP, &[("topic", "winning")])],
        ..TILES
    },
    Scene {
        name: "help-scoring",
        then: &[Deed::Runs(HELP, &[("topic", "scoring")])],
        ..TILES
    },
    Scene {
        name: "help-tiles",
        then: &[Deed::Runs(HELP, &[("topic", "tiles")])],
        ..TILES
    },
    Scene {
        name: "help-words",
        then: &[Deed::Runs(HELP, &[("topic", "words")])],
        ..WORDS
    },
    Scene {
        name: "rules",
        then: &[Deed::Runs(&["table", "rules"], &[])],
        ..WORDS
    },
    Scene {
        name: "rules-second",
        then: &[
            Deed::Runs(&["table", "rules"], &[]),
            Deed::Presses(".rules-1"),
        ],
        ..WORDS
    },
    Scene {
        name: "rules-third",
        then: &[
            Deed::Runs(&["table", "rules"], &[]),
            Deed::Presses(".rules-1"),
            Deed::Presses(".rules-2"),
        ],
        ..WORDS
    },
    Scene {
        name: "which-chow",
        until: Until::Offered(Offer::Runs),
        then: &[Deed::Presses(".chi")],
        look: Look::Reply,
        ..PLAIN
    },
];
