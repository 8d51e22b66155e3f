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
    /// The values it may have. A whole range of numbers is written `1..24`, several numbers in one value with `/` between.
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
    /// Halves of an odd amount would have to be paid: a hand worth nothing may win, and is paid one stake.
    #[error("with `payment` = `half` and `min_faan` = `0` the `stake` must be even, not {stake}")]
    OddStake {
        /// The stake.
        stake: i32,
    },
    /// Everybody would be bust from the beginning: the first deal would end the game.
    #[error("with `bust_ends` = `true` the `game.start_points` cannot be below 0, and {start} are")]
    BustAtStart {
        /// What everybody starts with.
        start: i32,
    },
    /// What the places add would not sum to zero.
    #[error("the four numbers of `uma` must add up to 0, and {uma} do not")]
    UnbalancedPlaces {
        /// The numbers as given.
        uma: String,
    },
}

impl OptionFault {
    /// The key of the option that is at fault; `None` when it is no option.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        match self {
            Self::NoSuchRules { .. } => None,
            Self::NoSuchKey { key, .. } => Some(key),
            Self::NotAllowed { key, .. } => Some(key),
            Self::OddStake { .. } => Some("stake"),
            Self::BustAtStart { .. } => Some("bust_ends"),
            Self::UnbalancedPlaces { .. } => Some("uma"),
        }
    }
}

impl OptionSpec {
    /// Every value it can have, one by one; `None` when there are more than 25, as in a range of points.
    #[must_use]
    pub fn values(&self) -> Option<Vec<String>> {
        let mut values = Vec::new();
        for allowed in self.allowed {
            match range(allowed) {
                Some((low, high)) if high.checked_sub(low)? < 25 => {
                    values.extend((low..=high).map(|number| number.to_string()));
                }
                Some(_) => return None,
                None if allowed.contains("..") => return None,
                None => values.push((*allowed).to_owned()),
            }
        }
        (values.len() <= 25).then_some(values)
    }

    /// Whether the option can have this value.
    #[must_use]
    pub fn allows(&self, value: &str) -> bool {
        self.allowed.iter().any(|allowed| {
            let (allowed, given) = (allowed.split('/'), value.split('/'));
            allowed.clone().count() == given.clone().count()
                && allowed
                    .zip(given)
                    .all(|(allowed, given)| is_within(allowed, given))
        })
    }
}

/// Whether a value is the one allowed, or a number of the range allowed.
fn is_within(allowed: &str, value: &str) -> bool {
    match range(allowed) {
        Some((low, high)) => value
            .parse::<i32>()
            .is_ok_and(|number| (low..=high).contains(&number) && number.to_string() == value),
        None => allowed == value,
    }
}

/// The ends of a range of whole numbers, as in `1..24`.
fn range(text: &str) -> Option<(i32, i32)> {
    let (low, high) = text.split_once("..")?;
    Some((low.parse().ok()?, high.parse().ok()?))
}

/// The options of a rule set with every value known to be allowed: what was set, else the default.
///
/// Its questions panic on a key or value that the rule set's own table does not have: a fault of ours, which the
/// tests find because they build every allowed value.
#[derive(Debug)]
pub struct Chosen<'a> {
    specs: &'static [OptionSpec],
    given: &'a Options,
}

impl<'a> Chosen<'a> {
    /// Checks the options given against the table of a rule set.
    ///
    /// # Errors
    /// Every fault at once: unknown keys and values that are not allowed.
    pub fn new(specs: &'static [OptionSpec], given: &'a Options) -> Result<Self, Vec<OptionFault>> {
        let fault =
            |(key, value): (&String, &String)| match specs.iter().find(|spec| spec.key == key) {
                None => {
                    let known = specs.iter().map(|spec| spec.key).collect();
                    Some(OptionFault::NoSuchKey {
                        key: key.clone(),
                        known,
                    })
                }
                Some(spec) if !spec.allows(value) => Some(OptionFault::NotAllowed {
                    key: spec.key,
                    value: value.clone(),
                    allowed: spec.allowed,
                }),
                Some(_) => None,
            };
        let faults: Vec<OptionFault> = given.iter().filter_map(fault).collect();
        if faults.is_empty() {
            Ok(Self { specs, given })
        } else {
            Err(faults)
        }
    }

    /// The value of an option as text.
    ///
    /// # Panics
    /// When the rule set has no such option.
    #[must_use]
    pub fn text(&self, key: &str) -> &str {
        let spec = self.specs.iter().find(|spec| spec.key == key);
        let default = spec
            .expect("a rule set asks only for options of its own table")
            .default;
        self.given.get(key).map_or(default, String::as_str)
    }

    /// Whether an option is `true`.
    #[must_use]
    pub fn is(&self, key: &str) -> bool {
        self.text(key) == "true"
    }

    /// The value of an option that is a whole number; `None` for a word such as `none`.
    #[must_use]
    pub fn number<N: std::str::FromStr>(&self, key: &str) -> Option<N> {
        self.text(key).parse().ok()
    }

    /// What the value of an option stands for.
    ///
    /// # Panics
    /// When a value that the option may have is not among them.
    #[must_use]
    pub fn pick<T: Copy>(&self, key: &str, among: &[(&str, T)]) -> T {
        let value = self.text(key);
        let found = among.iter().find(|(name, _)| *name == value);
        found.expect("every allowed value is given a meaning").1
    }
}
