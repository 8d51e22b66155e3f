//! Indicators turned over in the reserve of the wall (`riichi.md` 2).

use crate::tile::Kind;

/// How many indicators there can be: one, and one more for each of four kongs.
pub const MOST_INDICATORS: u8 = 5;

/// The facts of indicators.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dora {
    /// When a kong turns one more (`kan_dora`).
    pub after_kong: AfterKong,
    /// The tiles under the indicators count too for a winner who declared riichi (`ura`).
    pub under: bool,
}

/// When a kong turns one more indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterKong {
    /// Never.
    Off,
    /// Before the replacement is drawn.
    AtOnce,
    /// A concealed kong before its replacement; the others after the next discard or before the next replacement,
    /// whichever comes first.
    Split,
}

/// The kind that an indicator makes dora: the next of its suit, of the winds or of the dragons, the first after the last.
#[must_use]
pub fn dora(indicator: Kind) -> Kind {
    let next = Kind::from_index(NEXT[indicator.index()]);
    next.unwrap_or(indicator)
}

/// The index of the kind that comes next, for each kind.
static NEXT: [usize; Kind::COUNT] = {
    let mut next = [0; Kind::COUNT];
    let mut at = 0;
    while at < Kind::COUNT {
        let (first, length) = match at {
            0..27 => (at / 9 * 9, 9),
            27..31 => (27, 4),
            _ => (31, 3),
        };
        next[at] = first + (at - first + 1) % length;
        at += 1;
    }
    next
};
