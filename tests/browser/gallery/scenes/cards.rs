use super::{Deed, Look, PLAIN, Scene, Until, WORDS};

pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "result-riichi",
        until: Until::Won,
        ..PLAIN
    },
    Scene {
        name: "result-tsumo",
        secret: 4,
        until: Until::SelfDrawn,
        ..PLAIN
    },
    Scene {
        name: "result-two-winners",
        secret: 27,
        options: &[("claim.multiple_winners", "all")],
        until: Until::WonTwice,
        ..PLAIN
    },
    Scene {
        name: "result-draw",
        secret: 9,
        until: Until::Drawn,
        ..PLAIN
    },
    Scene {
        name: "result-abort",
        secret: 13,
        options: &[("abort.nine_terminals", "true")],
        until: Until::Aborted,
        ..PLAIN
    },
    Scene {
        name: "result-hong-kong",
        rules: "hong-kong",
        until: Until::Won,
        ..PLAIN
    },
    Scene {
        name: "result-classical",
        rules: "classical-chinese",
        until: Until::Won,
        ..PLAIN
    },
    Scene {
        name: "match",
        rules: "hong-kong",
        until: Until::Finished,
        ..PLAIN
    },
    Scene {
        name: "match-riichi",
        until: Until::Finished,
        has_tiles: false,
        ..PLAIN
    },
    Scene {
        name: "broken-off",
        until: Until::Won,
        then: &[Deed::AllRun(&["table", "end"])],
        has_tiles: false,
        ..PLAIN
    },
    Scene {
        name: "closed",
        then: &[Deed::Runs(&["table", "end"], &[])],
        look: Look::Channel,
        ..WORDS
    },
];
