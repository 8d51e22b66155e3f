//! How closely a machine looks, and how it weighs what it sees.

/// How closely a machine looks, and how it weighs what it sees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Style {
    /// It aims at more patterns, tells open hands from closed ones and counts bonus tiles that lie in the hand.
    pub(super) looks_closer: bool,
    /// The power of points that they are wanted with: below 1 a sure small win is preferred to a dream.
    pub(super) greed: f64,
}

impl Style {
    /// Knows the plain patterns.
    pub(super) const PLAIN: Self = Self {
        looks_closer: false,
        greed: 0.8,
    };
    /// Knows them all.
    pub(super) const CLOSE: Self = Self {
        looks_closer: true,
        greed: 0.75,
    };
}
