//! How a value becomes points that change hands.

/// How a value becomes points that change hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payment {
    /// The winner alone is paid, by shares of an amount that grows with the value.
    Shares(Shares),
    /// The winner alone is paid, in multiples of base points, the dealer double.
    BasePoints(BasePoints),
    /// Every loser owes the value itself.
    Each(Each),
}

impl Payment {
    /// What an ordinary loser pays for a hand of this value.
    #[must_use]
    pub fn amount(&self, value: u32) -> i32 {
        match self {
            Self::Shares(shares) => shares.curve.amount(value) * shares.stake,
            Self::BasePoints(_) => value as i32,
            Self::Each(_) => i32::try_from(value).unwrap_or(i32::MAX),
        }
    }
}

/// Payment in multiples of base points (`riichi.md` 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BasePoints {
    /// What each of three pays more for every counter on the table; a discarder pays it three times.
    pub counter: i32,
    /// Who pays the counters when a discarder and a liable player share a payment (`pao_honba`).
    pub counters_of_liable: CountersOfLiable,
}

/// Who pays the counters beside somebody who is liable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountersOfLiable {
    /// The discarder.
    Discarder,
    /// The liable player.
    Liable,
}

/// Payment by shares. The amount for a value is `stake` times the curve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shares {
    /// How the amount grows with the value.
    pub curve: Curve,
    /// Everything is multiplied by this, at least 1.
    pub stake: i32,
    /// Who pays how much of it.
    pub split: Split,
    /// How a robbed kong is paid.
    pub robbed: RobPayment,
}

/// How an amount grows with the value: doubling at each step up to 4, and then …
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Curve {
    /// … at every second step, half-way in between.
    HalfSpicy,
    /// … at each step.
    Spicy,
}

impl Curve {
    /// The amount for a value, before the stake. The rule sets let no value pass 13.
    #[must_use]
    pub fn amount(self, value: u32) -> i32 {
        match self {
            Self::HalfSpicy if value > 4 && value.is_multiple_of(2) => 16 << ((value - 4) / 2),
            Self::HalfSpicy if value > 4 => 24 << ((value - 5) / 2),
            Self::HalfSpicy | Self::Spicy => 1 << value,
        }
    }
}

/// Who pays how much of an amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Split {
    /// The discarder two; self-drawn each one.
    Full,
    /// The discarder one and the two others half of one; self-drawn each one.
    Half,
    /// The discarder two and the two others one; self-drawn each two.
    Double,
}

/// How a robbed kong is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RobPayment {
    /// The kong maker pays as a discarder.
    AsDiscard,
    /// The kong maker pays what all three would for a self-drawn win.
    AsDraw,
}

/// Payment of the value by every loser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Each {
    /// What is paid to or by East is doubled.
    pub east_double: bool,
    /// Who pays on a discard; a robbed kong is one.
    pub on_discard: OnDiscard,
    /// Who pays when somebody is liable and another one discards.
    pub liable: Liable,
    /// How every single payment is rounded.
    pub rounding: Rounding,
    /// What a single payment is where one pays for all.
    pub for_all: ForAll,
    /// Those who have not won settle among themselves by what their hands count.
    pub losers_settle: bool,
}

/// Who pays on a discard what every loser owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnDiscard {
    /// The discarder, for all.
    Discarder,
    /// Each for himself.
    All,
    /// Each for himself, the discarder double; self-drawn everybody double.
    DiscarderDouble,
}

/// Who pays what all owe when somebody is liable and another one discards. Otherwise the one liable pays alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Liable {
    /// The one liable, alone.
    Alone,
    /// He and the discarder, half each.
    HalfEach,
}

/// What one pays who pays for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForAll {
    /// One sum.
    Sum,
    /// The share of each, one by one.
    Shares,
}

/// How a payment is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rounding {
    /// It is not.
    Exact,
    /// To the nearest ten; five goes up.
    NearestTen,
}

impl Rounding {
    /// The amount as it is paid.
    #[must_use]
    pub fn round(self, amount: i32) -> i32 {
        match self {
            Self::Exact => amount,
            Self::NearestTen => amount.saturating_add(5) / 10 * 10,
        }
    }
}
