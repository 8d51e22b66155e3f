use super::{Deed, Look, Offer, PLAIN, Scene, Until};

/// A hand in the direct messages.
const HAND: Scene = Scene {
    look: Look::Hand,
    ..PLAIN
};

pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "hand",
        until: Until::Discards(26),
        ..HAND
    },
    Scene {
        name: "hand-slow",
        rules: "hong-kong",
        pace: "slow",
        until: Until::Discards(40),
        ..HAND
    },
    Scene {
        name: "hand-riichi",
        secret: 3,
        until: Until::Offered(Offer::Riichi),
        ..HAND
    },
    Scene {
        name: "hand-declared",
        secret: 5,
        until: Until::Declared,
        ..HAND
    },
    Scene {
        name: "hand-furiten",
        secret: 2,
        until: Until::Barred,
        ..HAND
    },
    Scene {
        name: "hand-kong",
        secret: 3,
        until: Until::Offered(Offer::Kong),
        ..HAND
    },
    Scene {
        name: "hand-four-kongs",
        four_kongs: true,
        until: Until::Discards(40),
        ..HAND
    },
    Scene {
        name: "hand-tsumo",
        secret: 4,
        until: Until::Offered(Offer::SelfDraw),
        ..HAND
    },
    Scene {
        name: "hand-orders",
        pace: "slow",
        until: Until::Discards(26),
        then: &[
            Deed::Runs(&["orders", "never-chow"], &[]),
            Deed::Runs(&["orders", "claim"], &[("set", "pong"), ("tile", "7z")]),
            Deed::Runs(&["orders", "win-from"], &[("least", "3")]),
            Deed::Runs(&["orders", "auto"], &[("toggle", "no-calls")]),
        ],
        ..HAND
    },
    Scene {
        name: "hand-here",
        until: Until::Discards(26),
        then: &[Deed::Runs(&["hand"], &[])],
        look: Look::Reply,
        ..HAND
    },
    Scene {
        name: "hand-paused",
        until: Until::Discards(26),
        then: &[Deed::AllRun(&["table", "pause"])],
        has_tiles: false,
        ..HAND
    },
    Scene {
        name: "hand-away",
        pace: "relaxed",
        until: Until::Away,
        has_tiles: false,
        ..HAND
    },
    Scene {
        name: "claim",
        until: Until::Claim,
        ..HAND
    },
    Scene {
        name: "claim-ron",
        secret: 4,
        until: Until::Offered(Offer::Ron),
        ..HAND
    },
    Scene {
        name: "lesson-first",
        rules: "hong-kong",
        until: Until::Lesson(0),
        ..HAND
    },
    Scene {
        name: "lesson",
        until: Until::Lesson(10),
        ..HAND
    },
];
