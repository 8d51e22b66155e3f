//! Which tiles are used and how the wall is made and broken (`common.md` 1, 4 and 5).

/// Tiles and wall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Material {
    /// The eight flowers and seasons are in play: 144 tiles instead of 136.
    pub bonus_tiles: bool,
    /// How many fives are red: 0, 3 (one of each suit) or 4 (two of dots).
    pub red_fives: u8,
    /// Tiles that are never drawn; the boundary moves when kongs take tiles from the tail (`common.md` 4.6).
    pub reserve: u8,
    /// The boundary of the reserve stands still when kongs take from it (Millington's fixed box, CC `wall.reserve` = 16).
    pub reserve_is_fixed: bool,
    /// Where the replacement of a bonus tile comes from. Kongs always take from the tail.
    pub bonus_replacement: End,
    /// How the wall is broken.
    pub break_casts: BreakCasts,
    /// Dice in one cast, 2 or 3.
    pub dice: u8,
}

/// An end of the wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Where tiles are drawn.
    Head,
    /// Where replacements are drawn.
    Tail,
}

/// How the place is found where the wall is broken (`common.md` 4.3 and 4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BreakCasts {
    /// East's total names the side and the stacks to skip.
    One,
    /// East's total names the second caster; the sum of both casts is skipped.
    Two,
}
