use super::{Deed, Look, Scene, Until, WORDS};

const OPTIONS: Scene = Scene {
    rules: "hong-kong",
    then: &[Deed::Runs(&["table", "options"], &[])],
    ..WORDS
};

const ORDERS: Scene = Scene {
    rules: "hong-kong",
    until: Until::Discards(26),
    then: &[Deed::Runs(&["orders", "show"], &[])],
    has_tiles: true,
    ..WORDS
};

const MINE: Scene = Scene {
    then: &[Deed::Runs(&["me", "show"], &[])],
    ..WORDS
};

const OURS: Scene = Scene {
    then: &[Deed::Manages, Deed::Runs(&["server", "show"], &[])],
    ..WORDS
};

pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "options",
        ..OPTIONS
    },
    Scene {
        name: "options-list",
        look: Look::List("min_faan"),
        ..OPTIONS
    },
    Scene {
        name: "options-riichi-list",
        rules: "riichi",
        look: Look::List("option-"),
        ..OPTIONS
    },
    Scene {
        name: "options-value",
        then: &[
            Deed::Runs(&["table", "options"], &[]),
            Deed::Chooses("option-"),
        ],
        ..OPTIONS
    },
    Scene {
        name: "options-number",
        then: &[
            Deed::Runs(&["table", "options"], &[]),
            Deed::Chooses("start_points"),
        ],
        ..OPTIONS
    },
    Scene {
        name: "options-form",
        then: &[
            Deed::Runs(&["table", "options"], &[]),
            Deed::Chooses("start_points"),
        ],
        look: Look::Form,
        ..OPTIONS
    },
    Scene {
        name: "orders",
        ..ORDERS
    },
    Scene {
        name: "orders-list",
        look: Look::List("orders-"),
        ..ORDERS
    },
    Scene {
        name: "orders-given",
        then: &[
            Deed::Runs(&["orders", "never-chow"], &[]),
            Deed::Runs(&["orders", "claim"], &[("set", "pong"), ("tile", "7z")]),
            Deed::Runs(&["orders", "win-from"], &[("least", "3")]),
        ],
        ..ORDERS
    },
    Scene {
        name: "settings",
        ..MINE
    },
    Scene {
        name: "settings-list",
        look: Look::List(""),
        ..MINE
    },
    Scene {
        name: "settings-hand",
        then: &[Deed::Runs(&["me", "show"], &[]), Deed::Chooses(".hand")],
        ..MINE
    },
    Scene {
        name: "settings-quiet",
        then: &[Deed::Runs(
            &["me", "quiet"],
            &[("begin", "23"), ("end", "7"), ("zone", "Asia/Tokyo")],
        )],
        ..MINE
    },
    Scene {
        name: "settings-delete",
        then: &[
            Deed::Runs(&["table", "leave"], &[]),
            Deed::Runs(&["me", "delete"], &[]),
        ],
        ..MINE
    },
    Scene {
        name: "server",
        ..OURS
    },
    Scene {
        name: "server-openers",
        then: &[
            Deed::Manages,
            Deed::Runs(&["server", "show"], &[]),
            Deed::Chooses(".openers"),
        ],
        ..OURS
    },
];
