//! The names that `hong-kong.md` has for what a sheet of this game lists, where a sheet stores another.

/// A stored name, and the name in an answer to a line.
pub(super) const WRITTEN: &[(&str, &str)] = &[
    // 3.4.
    ("seven_flowers", "seven_bonus_tiles"),
    ("eight_flowers", "eight_bonus_tiles"),
];
