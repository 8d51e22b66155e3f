//! Which of the field's words the players of a game use (`common.md` 13).

/// The words of a game, each as a stable lower-case identifier; words for people are found by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vocabulary {
    /// Three in a row.
    pub run: &'static str,
    /// Three equal tiles.
    pub triplet: &'static str,
    /// Four equal tiles, declared.
    pub four: &'static str,
    /// Two equal tiles beside the sets.
    pub pair: &'static str,
    /// To win on what somebody discarded, or on a robbed kong.
    pub claimed_win: &'static str,
    /// To win on what one has drawn.
    pub drawn_win: &'static str,
    /// To declare a waiting hand.
    pub announcement: &'static str,
    /// What makes a hand worth more.
    pub gain: &'static str,
    /// The seat of East.
    pub east: &'static str,
    /// The suits: characters, dots, bamboos.
    pub suits: [&'static str; 3],
    /// The tiles of the suits.
    pub numbered: &'static str,
    /// Winds and dragons.
    pub honour: &'static str,
    /// The white, the green and the red tile.
    pub dragon: &'static str,
}

impl Vocabulary {
    /// The words that are understood everywhere.
    pub const STANDARD: Self = Self {
        run: "chow",
        triplet: "pong",
        four: "kong",
        pair: "pair",
        claimed_win: "hu",
        drawn_win: "hu",
        announcement: "declaration",
        gain: "double",
        east: "east",
        suits: ["characters", "dots", "bamboos"],
        numbered: "suit_tiles",
        honour: "honours",
        dragon: "dragon",
    };

    /// Every word of it.
    #[must_use]
    pub fn all(&self) -> [&'static str; 15] {
        let [characters, dots, bamboos] = self.suits;
        [
            self.run,
            self.triplet,
            self.four,
            self.pair,
            self.claimed_win,
            self.drawn_win,
            self.announcement,
            self.gain,
            self.east,
            characters,
            dots,
            bamboos,
            self.numbered,
            self.honour,
            self.dragon,
        ]
    }
}
