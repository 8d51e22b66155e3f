//! The rule sets by name. The only rooms that know names of games.

use crate::rules::RuleSet;
use crate::rules::options::{OptionFault, OptionSpec, Options};

/// One rule set of the catalogue.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// Its id, as in `hong-kong`.
    pub id: &'static str,
    /// Its options, all with defaults.
    pub options: &'static [OptionSpec],
}

/// All rule sets there are.
#[must_use]
pub fn catalogue() -> &'static [Entry] {
    todo!()
}

/// The rule set of this id with these house options.
///
/// # Errors
/// Every fault at once: an unknown id, unknown keys, values that are not allowed.
pub fn build(id: &str, options: &Options) -> Result<RuleSet, Vec<OptionFault>> {
    todo!("{id} {options:?}")
}
