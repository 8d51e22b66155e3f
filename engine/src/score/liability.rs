//! Who has to pay for somebody else's danger.

use crate::meld::Meld;
use crate::rules::RuleSet;
use crate::score::sheet::Sheet;
use crate::seat::Seat;

/// The seat that pays for everybody if the holder of these sets wins self-drawn with this sheet.
///
/// `melds` in the order they were made.
#[must_use]
pub fn liable(rules: &RuleSet, melds: &[Meld], sheet: &Sheet) -> Option<Seat> {
    todo!("{rules:?} {melds:?} {sheet:?}")
}
