//! Values that a setting cannot have.

use crate::quiet::Unquiet;
use crate::who::Channel;

/// A value that a setting cannot have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// That is no time of day.
    #[error("`{typed}` is no time of day")]
    Hour {
        /// The option.
        option: &'static str,
        /// What was written.
        typed: String,
    },
    /// That names no time zone, or several.
    #[error("`{typed}` is no time zone")]
    Zone {
        /// What was written.
        typed: String,
        /// Zones that may be meant.
        near: Vec<String>,
    },
    /// No place is so far from UTC.
    #[error("no place has the offset `{typed}`")]
    Offset {
        /// What was written.
        typed: String,
    },
    /// Hours that cannot be quiet.
    #[error("{0}")]
    Quiet(#[from] Unquiet),
    /// Games cannot be kept for so many days.
    #[error("days lie between 1 and {most}")]
    Days {
        /// The most there can be.
        most: u32,
        /// The operator keeps no game for longer.
        is_operators: bool,
    },
    /// Tables may be opened in every channel: none can be taken away.
    #[error("tables may be opened anywhere")]
    Anywhere,
    /// Without its last channel tables could be opened in every one.
    #[error("channel {} is the only one", .channel.0)]
    LastChannel {
        /// That channel.
        channel: Channel,
    },
}
