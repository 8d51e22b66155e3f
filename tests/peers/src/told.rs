//! What a scorer says of a hand, in words that all of them share.

use std::collections::BTreeMap;
use std::fmt;

/// What a scorer says of a hand with its winning tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Told {
    /// It is no finished hand.
    Unfinished,
    /// It is finished, and may not be won with.
    NoYaku,
    /// It is a win.
    Win(Worth),
}

/// What a win is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Worth {
    /// Yakuman, 0 for a counted hand.
    pub(crate) yakuman: u32,
    /// Han of a counted hand.
    pub(crate) han: u32,
    /// Fu of a counted hand.
    pub(crate) fu: u32,
    /// What it is worth that for: the engine's names, with dora of every sort as often as they are there.
    pub(crate) yaku: BTreeMap<&'static str, u32>,
    /// What is paid, counters included.
    pub(crate) paid: Paid,
}

/// What is paid for a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Paid {
    /// The discarder pays all.
    Discarder(u32),
    /// All pay; the dealer as given first, 0 where he is the winner.
    All(u32, u32),
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unfinished => f.write_str("not finished"),
            Self::NoYaku => f.write_str("no yaku"),
            Self::Win(worth) => {
                for (name, times) in &worth.yaku {
                    write!(f, "{name}*{times} ")?;
                }
                write!(
                    f,
                    "| {} yakuman, {} han, {} fu, {:?}",
                    worth.yakuman, worth.han, worth.fu, worth.paid
                )
            }
        }
    }
}

impl Told {
    /// The same without what does not count beside it: han and fu of yakuman.
    pub(crate) fn settled(mut self) -> Self {
        if let Self::Win(worth) = &mut self
            && worth.yakuman > 0
        {
            worth.han = 0;
            worth.fu = 0;
        }
        self
    }
}
