//! House options: keys, allowed values, faults.

use std::collections::BTreeMap;

/// House options as somebody wrote them: key to value, as in `min_faan` = `1`.
pub type Options = BTreeMap<String, String>;

/// One option of a rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionSpec {
    /// The key, as in `claim.multiple_winners`.
    pub key: &'static str,
    /// The value it has when nobody sets it.
    pub default: &'static str,
    /// The values it may have. A whole range of numbers is written `1..24`.
    pub allowed: &'static [&'static str],
    /// One sentence for players.
    pub about: &'static str,
}

/// What is wrong with an option.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OptionFault {
    /// There is no rule set of that id.
    #[error("there is no rule set `{id}`; there are {}", known.join(", "))]
    NoSuchRules {
        /// The id as given.
        id: String,
        /// The ids there are.
        known: Vec<&'static str>,
    },
    /// There is no option of that key.
    #[error("there is no option `{key}`; there are {}", known.join(", "))]
    NoSuchKey {
        /// The key as given.
        key: String,
        /// The keys there are.
        known: Vec<&'static str>,
    },
    /// The option cannot have that value.
    #[error("`{key}` cannot be `{value}`; it can be {}", allowed.join(", "))]
    NotAllowed {
        /// The key.
        key: &'static str,
        /// The value as given.
        value: String,
        /// The values it may have.
        allowed: &'static [&'static str],
    },
}
