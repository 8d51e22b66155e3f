//! What a wrong declaration costs, where it can be made at all (`enforcement` = penalize).

/// The facts of penalties. A seat that is found out pays, and the deal is dealt again by the same dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Penalties {
    /// What the offender pays.
    pub price: Price,
    /// Riichi without a waiting hand and kongs that spoil a hand in riichi can be declared too. They are found out when the
    /// hand is opened: with a win, or when the wall is used up (`riichi.md` 10).
    pub riichi: bool,
}

/// What an offender pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// So much to each of the others.
    ToEach {
        /// Points.
        amount: i32,
        /// Twice as much where one of the two deals.
        dealer_double: bool,
    },
    /// Nothing now, and so much off his result at the end of the game.
    OffResult(i32),
}
