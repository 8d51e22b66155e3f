//! The first dealer, who deals next, how long a game lasts (`common.md` 3 and 12).

/// Dealer, rounds and points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dealing {
    /// How the entrants find their seats and the first dealer (`deal.first_dealer`).
    pub first_dealer: FirstDealer,
    /// What happens to the dealer after a draw (`draw.dealer`).
    pub after_draw: AfterDraw,
    /// How many rounds a game has, 1–24 (`game.rounds`).
    pub rounds: u8,
    /// What everybody starts with (`game.start_points`).
    pub start_points: i32,
}

/// How the first dealer is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstDealer {
    /// Two dice each; highest is East, lowest North; ties cast again (seed 001).
    DiceRank,
    /// A provisional East casts, the player reached casts again, the player reached then is East.
    DoubleCast,
    /// Four wind tiles are drawn.
    TileDraw,
    /// Every seating is equally likely; done with dice, as `DiceRank`.
    Random,
    /// The first to join is East, the others follow in order.
    Fixed,
}

/// What happens to the dealer after a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterDraw {
    /// The deal passes.
    Pass,
    /// The dealer stays.
    Stay,
    /// The dealer stays if his hand was waiting.
    StayIfWaiting,
}
