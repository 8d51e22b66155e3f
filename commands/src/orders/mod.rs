//! What players have the table do for them: toggles for this deal, and standing orders (`experience.md` 6).
//!
//! They are decided from what their seat sees, make only moves that are among its choices, and never let a win go by unless
//! their player said so. Nobody else can see that there are any.

use std::fmt;

use engine::tile::{Kind, Tile};
use serde::{Deserialize, Serialize};

/// Orders as words of a button's id.
pub mod code;
/// Which orders contradict each other.
mod clash;
/// How orders are spent.
mod life;
/// What orders do now.
mod decide;

pub use decide::{decide, wait_for_the_end};

/// The most tiles that can be ordered to be discarded one after another.
pub const MOST_DISCARDS: usize = 14;

/// A switch that holds until the end of the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Toggle {
    /// Win whenever it is possible.
    Win,
    /// Pass on everything but wins.
    NoCalls,
    /// Discard what is drawn.
    Drawn,
}

impl Toggle {
    /// All of them, in the order of their buttons.
    pub const ALL: [Self; 3] = [Self::Win, Self::NoCalls, Self::Drawn];
}

/// Something that is to be done when it comes to it. All orders end with the deal at the latest.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Pass on every discard until the own next turn.
    PassAll {
        /// On wins too; else these are still asked about.
        wins: bool,
    },
    /// Pass on every discard of this kind.
    PassOn {
        /// The kind.
        kind: Kind,
        /// On wins too; else these are still asked about.
        wins: bool,
    },
    /// Claim this kind for a triplet when it can be; once.
    Pong(Kind),
    /// Claim this kind for a kong when it can be; once.
    Kong(Kind),
    /// Never claim a run.
    NeverChow,
    /// Win on anything that is worth as much or more, in the unit that a win is measured by
    /// ([`engine::rules::worth::Count::unit`]).
    WinFrom(u32),
    /// Discard these tiles, one in each turn, as long as nobody makes a set or declares anything.
    Discard(Vec<Tile>),
}

/// Shows no tile: what is to be claimed or thrown away tells what a hand holds.
impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Order(…)")
    }
}

/// Something that holds: a toggle that is on, or an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Held {
    /// A toggle.
    Toggle(Toggle),
    /// An order.
    Order(Order),
}

/// Why something that held holds no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// All of it was done.
    Done,
    /// The own turn came.
    OwnTurn,
    /// Somebody else made a set, or somebody declared something.
    Stirred,
    /// Its player made a set.
    Made,
    /// Its player discarded something else.
    Otherwise,
}

/// Something that held until it was over by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// What. Of tiles to be discarded, those that were left.
    pub what: Held,
    /// Why it is over.
    pub why: Why,
}

/// What a player changes about his toggles and orders.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// Turns a toggle on or off.
    Switch {
        /// Which.
        toggle: Toggle,
        /// On, or off.
        on: bool,
    },
    /// Gives an order. It takes the place of one of the same sort.
    Give(Order),
    /// Takes an order back.
    Withdraw(Order),
    /// Turns off and takes back everything.
    WithdrawAll,
}

impl Change {
    /// What holds by it, if anything does.
    #[must_use]
    pub fn held(&self) -> Option<Held> {
        match self {
            Self::Switch { toggle, on: true } => Some(Held::Toggle(*toggle)),
            Self::Give(order) => Some(Held::Order(order.clone())),
            Self::Switch { on: false, .. } | Self::Withdraw(_) | Self::WithdrawAll => None,
        }
    }
}

/// The toggles and orders of one seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Standing {
    /// The toggles that are on.
    toggles: Vec<Toggle>,
    /// The orders, in the order in which they were given.
    orders: Vec<Order>,
    /// What is over since the own last discard.
    ended: Vec<Ended>,
}

impl Standing {
    /// Nothing is on and nothing ordered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.toggles.is_empty() && self.orders.is_empty()
    }

    /// Whether a toggle is on.
    #[must_use]
    pub fn is_on(&self, toggle: Toggle) -> bool {
        self.toggles.contains(&toggle)
    }

    /// The orders, in the order in which they were given.
    #[must_use]
    pub fn orders(&self) -> &[Order] {
        &self.orders
    }

    /// The tiles that are to be discarded one after another.
    #[must_use]
    pub fn discards(&self) -> &[Tile] {
        for order in &self.orders {
            if let Order::Discard(tiles) = order {
                return tiles;
            }
        }
        &[]
    }

    /// What is over by itself since its player discarded last, with that discard.
    #[must_use]
    pub fn ended(&self) -> &[Ended] {
        &self.ended
    }

    /// Everything that holds.
    pub fn held(&self) -> impl Iterator<Item = Held> + '_ {
        let toggles = self.toggles.iter().copied().map(Held::Toggle);
        toggles.chain(self.orders.iter().cloned().map(Held::Order))
    }

    /// Changes what holds.
    pub fn change(&mut self, change: &Change) {
        if let Some(new) = change.held() {
            self.ended.retain(|ended| !ended.what.is_like(&new));
        }
        match change {
            Change::Switch { toggle, on } => {
                self.toggles.retain(|other| other != toggle);
                if *on {
                    self.toggles.push(*toggle);
                }
            }
            Change::Give(order) => {
                let like = self.orders.iter().position(|other| other.is_like(order));
                match like {
                    Some(place) => self.orders[place] = order.clone(),
                    None => self.orders.push(order.clone()),
                }
            }
            Change::Withdraw(order) => self.orders.retain(|other| !other.is_like(order)),
            Change::WithdrawAll => *self = Self::default(),
        }
    }
}

impl Held {
    /// Whether one of the two takes the place of the other.
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Order(one), Self::Order(other)) => one.is_like(other),
            (one, other) => one == other,
        }
    }
}

impl Order {
    /// Whether one of the two takes the place of the other.
    fn is_like(&self, other: &Self) -> bool {
        let same_sort = std::mem::discriminant(self) == std::mem::discriminant(other);
        same_sort && self.kind() == other.kind()
    }

    /// The kind it is about, if it is about one.
    fn kind(&self) -> Option<Kind> {
        match self {
            Self::PassOn { kind, .. } | Self::Pong(kind) | Self::Kong(kind) => Some(*kind),
            Self::PassAll { .. } | Self::NeverChow | Self::WinFrom(_) | Self::Discard(_) => None,
        }
    }
}

#[cfg(test)]
mod tests;
