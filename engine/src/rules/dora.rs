//! Indicators turned over in the reserve of the wall (`riichi.md` 2).

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
