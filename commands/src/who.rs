//! People, places, tables and moments: plain numbers with names.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

macro_rules! snowflake {
    ($(#[$doc:meta] $name:ident),*) => {$(
        #[$doc]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);
    )*};
}
snowflake!(
    /// A person, by the number Discord gives to users.
    Person,
    /// A server.
    Guild,
    /// A channel, thread or direct-message channel.
    Channel,
    /// A role of a server.
    Role
);

impl Person {
    /// Somebody who had what we knew of him deleted: a number that Discord gives to nobody in his place, so that what others
    /// played with him can still be told.
    #[must_use]
    pub const fn stand_in(number: u32) -> Self {
        Self(1 << 63 | number as u64)
    }

    /// He had what we knew of him deleted. Numbers of Discord count milliseconds in their upper part and stay far below.
    #[must_use]
    pub const fn is_gone(self) -> bool {
        self.0 >> 63 == 1
    }
}

/// Where something was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The server; `None` in a direct message.
    pub guild: Option<Guild>,
    /// The channel.
    pub channel: Channel,
}

/// A person and the name shown for him here. The name is text from outside: escape it before it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// The person.
    pub person: Person,
    /// The name as Discord gives it.
    pub name: String,
}

/// Who sits somewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    /// A person.
    Person(Member),
    /// A machine, with the number it has at this table.
    Machine(u8),
}

/// A table. Numbers are given by the store and never again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub u32);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

/// The moment of a table that a button was drawn for: lobby steps, deals and the engine's turns all move it on.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Turn(pub u32);

/// A point in time, in milliseconds since 1970. Handed in from outside, never asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// The moment `later` after this one.
    #[must_use]
    pub fn plus(self, later: Duration) -> Self {
        Self(
            self.0
                .saturating_add(i64::try_from(later.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// The moment `earlier` before this one.
    #[must_use]
    pub fn minus(self, earlier: Duration) -> Self {
        Self(
            self.0
                .saturating_sub(i64::try_from(earlier.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// How long it is from `earlier` to this moment; nothing if it lies after it.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// Whole seconds since 1970, as Discord's timestamps want them.
    #[must_use]
    pub fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}
