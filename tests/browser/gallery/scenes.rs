//! The scenes. Whoever adds a page adds a line.

use engine::tile::{Kind, Tile, parse_tiles};

/// How far an evening is played before we look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// Two people and a machine sit at the table.
    Lobby,
    /// So many tiles were discarded, and it is somebody's turn.
    Discards(usize),
    /// Somebody can claim in more ways than one.
    Claim,
    /// Somebody has won the deal.
    Won,
    /// The game is over.
    Finished,
}

impl Until {
    /// How many messages of ours stand in the channel then.
    pub(super) fn messages(self) -> usize {
        match self {
            Self::Lobby => 1,
            Self::Discards(_) | Self::Claim => 2,
            Self::Won => 3,
            Self::Finished => 4,
        }
    }
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// The channel of the table.
    Channel,
    /// The direct messages of whoever has something to answer.
    Hand,
    /// The answer to a command.
    Command(&'static [&'static str]),
}

/// A page worth looking at.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) name: &'static str,
    pub(super) names: [&'static str; 4],
    pub(super) rules: &'static str,
    /// The first secret that is tried; the first that leads to the moment is taken.
    pub(super) secret: u8,
    /// A wall of its own, and kongs declared wherever possible.
    pub(super) wall: Option<fn() -> Vec<Tile>>,
    pub(super) until: Until,
    pub(super) look: Look,
}

/// As most scenes are.
const PLAIN: Scene = Scene {
    name: "",
    names: ["Ada", "Ben", "Cleo", "Dan"],
    rules: "riichi",
    secret: 1,
    wall: None,
    until: Until::Discards(9),
    look: Look::Channel,
};

/// Every scene there is.
pub(super) const SCENES: [Scene; 16] = [
    Scene {
        name: "lobby",
        rules: "hong-kong",
        until: Until::Lobby,
        ..PLAIN
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
        wall: Some(four_kongs),
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
        name: "hand",
        until: Until::Discards(26),
        look: Look::Hand,
        ..PLAIN
    },
    Scene {
        name: "claim",
        until: Until::Claim,
        look: Look::Hand,
        ..PLAIN
    },
    Scene {
        name: "result-riichi",
        until: Until::Won,
        ..PLAIN
    },
    Scene {
        name: "result-hong-kong",
        rules: "hong-kong",
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
        name: "options",
        rules: "hong-kong",
        until: Until::Lobby,
        look: Look::Command(&["table", "options"]),
        ..PLAIN
    },
    Scene {
        name: "orders",
        rules: "hong-kong",
        until: Until::Discards(26),
        look: Look::Command(&["orders", "show"]),
        ..PLAIN
    },
    Scene {
        name: "settings",
        until: Until::Lobby,
        look: Look::Command(&["me", "show"]),
        ..PLAIN
    },
    Scene {
        name: "help",
        until: Until::Lobby,
        look: Look::Command(&["help"]),
        ..PLAIN
    },
    Scene {
        name: "rules",
        until: Until::Lobby,
        look: Look::Command(&["table", "rules"]),
        ..PLAIN
    },
];

/// A wall that deals East three times four tiles and a pair, with the rest of the pair's kind as the first replacements.
fn four_kongs() -> Vec<Tile> {
    let tiles = |text: &str| parse_tiles(text).unwrap();
    let (easts, replacements) = (tiles("1111m2222p3333s77z"), tiles("77z"));
    let mut left: Vec<Tile> = Kind::all().map(Tile::of).collect();
    left = left.repeat(4);
    for tile in easts.iter().chain(&replacements) {
        let at = left.iter().position(|other| other == tile).unwrap();
        left.remove(at);
    }
    let is_easts = |place: usize| matches!(place, 0..4 | 16..20 | 32..36 | 48 | 52);
    let (mut easts, mut left) = (easts.into_iter(), left.into_iter());
    let mut wall: Vec<Tile> = (0..134)
        .map(|place| {
            let next = if is_easts(place) {
                &mut easts
            } else {
                &mut left
            };
            next.next().unwrap()
        })
        .collect();
    // The tail is taken from the last stack, the upper tile first.
    wall.extend(replacements);
    wall
}
