//! What the lines of a log hold.

use serde::{Deserialize, Serialize};

use crate::deal::event::{Cast, Seen};
use crate::rules::RuleSet;
use crate::rules::options::{OptionFault, Options};
use crate::rulesets;
use crate::seat::PerSeat;
use crate::seed::Commitment;

/// The form of the logs written now. A reader refuses newer ones.
pub(super) const FORM: u32 = 1;

/// The first line: what is played, and the promise of the seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The form of the log; by this field a log is known.
    pub sparrow: u32,
    /// The rule set's id.
    pub rules: String,
    /// Its edition.
    pub edition: u32,
    /// The house options set.
    pub options: Options,
    /// The promise made of the seed.
    pub commitment: Commitment,
    /// The casts that found the seats.
    pub casts: Vec<Cast>,
    /// Which entrant sits on each seat.
    pub entrants: PerSeat<u8>,
}

impl Header {
    /// The rules it names.
    ///
    /// # Errors
    /// When there are no such rules or options.
    pub fn rules(&self) -> Result<RuleSet, Vec<OptionFault>> {
        rulesets::build(&self.rules, &self.options)
    }
}

/// A log: one line for the header, and one for each thing that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// The first line.
    pub header: Header,
    /// The others: what happened in deals that are over, as the seat saw it that did it. The end of the game is the last,
    /// or that it was broken off.
    pub seen: Vec<Seen>,
}
