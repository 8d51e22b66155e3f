use super::{Deed, Look, PLAIN, Scene, Until, WORDS};

pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "result-riichi",
        until: Until::Won,
        ..PLAIN
    },
    Scene {
        name: "result-tsumo",
        until: Until::SelfDrawn,
        ..PLAIN
    },
    Scene {
        name: "result-draw",
        until: Until::Drawn,
        ..PLAIN
    },
    Scene {
        name: "result-abort",
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
