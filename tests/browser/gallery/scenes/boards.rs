use super::{Deed, Look, PLAIN, Scene, Until, WORDS};

pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "lobby",
        rules: "hong-kong",
        look: Look::Channel,
        ..WORDS
    },
    Scene {
        name: "board-early",
        ..PLAIN
    },
    Scene {
        name: "board-late",
        rules: "hong-kong",
        until: Until::Discards(52),
        ..PLAIN
    },
    Scene {
        name: "four-kongs",
        four_kongs: true,
        until: Until::Discards(40),
        ..PLAIN
    },
    Scene {
        name: "long-names",
        // Discord lets names be 32 characters long.
        names: [
            "Maximiliana von und zu Hohenfels",
            "xX_the_*dragon*_of_the_east_Xx",
            "Wolfeschlegelsteinhausenbergers",
            "Bo",
        ],
        until: Until::Discards(30),
        ..PLAIN
    },
    Scene {
        name: "cjk-names",
        names: ["麻雀好きの太郎", "陈小明", "王大同與他的貓", "さくら🌸"],
        until: Until::Discards(30),
        ..PLAIN
    },
    Scene {
        name: "board-riichi",
        until: Until::Declared,
        ..PLAIN
    },
    Scene {
        name: "board-slow",
        pace: "slow",
        until: Until::Discards(30),
        ..PLAIN
    },
    Scene {
        name: "board-window",
        secret: 2,
        until: Until::Claim,
        ..PLAIN
    },
    Scene {
        name: "board-away",
        pace: "relaxed",
        until: Until::Away,
        ..PLAIN
    },
    Scene {
        name: "feed",
        until: Until::Discards(30),
        then: &[
            Deed::Runs(&["table", "feed"], &[("what", "every-discard")]),
            Deed::Presses(".discard-"),
        ],
        ..PLAIN
    },
    Scene {
        name: "proposal",
        until: Until::Discards(30),
        then: &[Deed::Runs(&["table", "pace"], &[("pace", "slow")])],
        has_tiles: false,
        ..PLAIN
    },
    Scene {
        name: "paused",
        until: Until::Discards(30),
        then: &[Deed::AllRun(&["table", "pause"])],
        has_tiles: false,
        ..PLAIN
    },
    Scene {
        name: "vote",
        until: Until::Discards(30),
        then: &[Deed::Runs(&["table", "end"], &[])],
        has_tiles: false,
        ..PLAIN
    },
    Scene {
        name: "leaving",
        until: Until::Discards(30),
        then: &[Deed::Runs(&["table", "leave"], &[])],
        has_tiles: false,
        ..PLAIN
    },
];
