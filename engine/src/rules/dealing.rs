//! The first dealer, who deals next, how long a game lasts (`common.md` 3 and 12).

/// Dealer, rounds and points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dealing {
    /// How the entrants find their seats and the first dealer (`deal.first_dealer`).
    pub first_dealer: FirstDealer,
    /// What happens to the dealer after a draw (`draw.dealer`).
    pub after_draw: AfterDraw,
    /// Counters of repeats and draws are kept (`riichi.md` 9.3); no other game has any.
    pub keeps_counters: bool,
    /// How many rounds a game has, 1–24 (`game.rounds`).
    pub rounds: u8,
    /// What everybody starts with (`game.start_points`).
    pub start_points: i32,
    /// What ends a game before or after its last round.
    pub finish: Finish,
    /// How final points become a result.
    pub result: FinalResult,
}

/// What ends a game before or after its last round. The default is nothing: it ends when the deal would pass for the last
/// time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Finish {
    /// It ends when somebody has less than nothing (`bust_ends`).
    pub bust: bool,
    /// It ends when the last dealer keeps the deal by a win or a waiting hand and leads, with the target reached if there
    /// is one (`agari_yame`).
    pub leading_dealer: bool,
    /// It goes on for one more round, or until a deal after which somebody has this much (`west_round`, `target`).
    pub until: Option<i32>,
}

/// How final points become a result: what is above `origin`, and a bonus for the place. The default is the points
/// themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FinalResult {
    /// Points that count as nothing won and nothing lost.
    pub origin: i32,
    /// Added for the first to the fourth place, in points (`uma`, and what everybody put in for the first place).
    pub places: [i32; 4],
    /// Seats with equal points share what their places bring, bets left over among it (`tie` = split); else the earlier seat
    /// has the better place.
    pub split_ties: bool,
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
