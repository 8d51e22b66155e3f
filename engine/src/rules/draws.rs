//! Deals that nobody wins: what is paid, and when a deal ends early (`riichi.md` 9).

/// The facts of draws. The default pays nothing and ends nothing early.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Draws {
    /// What the seats that wait receive in all from those that do not, when the wall is used up. Divisible by 12, so that each
    /// of them has the same of each of the others.
    pub for_waiting: i32,
    /// What a seat whose discards were all terminals and honours, none of them claimed, is paid by each when the wall is
    /// used up: by one who does not deal; the dealer pays and receives twice as much (`nagashi`). 0 for nothing.
    pub for_outside_river: i32,
    /// Whatever ends a deal early.
    pub aborts: Aborts,
}

/// What ends a deal early (`abort.*`). Three winners on one tile are a matter of
/// [`SeveralWinners`](crate::rules::calls::SeveralWinners).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Aborts {
    /// A seat may end it in its first turn, nothing claimed before, with nine different terminals and honours.
    pub nine_majors: bool,
    /// The first four discards are the same wind, nothing claimed between.
    pub four_winds: bool,
    /// All four have declared riichi.
    pub four_riichi: bool,
    /// The fourth kong, unless one seat made all of them; the discard after it can still be won.
    pub four_kongs: bool,
}
