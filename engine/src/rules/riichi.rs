//! Declaring a waiting hand with a bet (`riichi.md` 5).

/// The facts of riichi.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Riichi {
    /// Points put on the table when the discard that declares it is not won on.
    pub bet: i32,
    /// Tiles that must still be there to draw (`riichi_min_tiles`).
    pub min_tiles: u8,
    /// It can be declared with a seat's first discard only.
    pub first_discard_only: bool,
    /// Of several winners on one tile the nearest takes all bets on the table; else each takes back his own first
    /// (`riichi_bets`).
    pub bets_to_nearest: bool,
}
