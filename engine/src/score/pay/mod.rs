//! Who pays whom, one room for each way of paying.

/// Shares of an amount that grows with the value.
mod shares;
/// Multiples of base points, the dealer double.
mod base_points;

use crate::rules::RuleSet;
use crate::rules::payment::Payment;
use crate::score::sheet::{By, Settlement, Sheet};
use crate::seat::{PerSeat, Seat, Wind};
use crate::situation::Hand;
use crate::tile::Tile;

/// One winner of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Winner<'a> {
    /// Who.
    pub seat: Seat,
    /// How the winning tile came. A win by bonus tiles alone is drawn.
    pub by: By,
    /// What the hand is worth.
    pub sheet: &'a Sheet,
    /// Who is liable for it, from [`liable`](crate::score::liable).
    pub liable: Option<Seat>,
}

/// The table at the end of a deal: what settling needs besides the wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Who is East.
    pub dealer: Seat,
    /// The wind of the round.
    pub round: Wind,
    /// Counters of repeats and draws.
    pub counters: u32,
    /// All four hands, for rules in which losers count theirs too or a waiting hand is paid for.
    pub hands: PerSeat<Hand>,
    /// The bonus tiles set out.
    pub bonus: PerSeat<Vec<Tile>>,
}

/// Who pays whom at the end of a deal. Without winners it is settled as a draw. Always sums to zero.
///
/// `winners` stand nearest to the right of the discarder first.
#[must_use]
pub fn settle(rules: &RuleSet, winners: &[Winner<'_>], table: &Table) -> Settlement {
    let transfers = match rules.worth.payment {
        // Nothing of the table matters here: only winners are paid, whoever deals and whatever the others hold.
        Payment::Shares(shares) => winners
            .iter()
            .flat_map(|winner| shares::paid(&shares, winner))
            .collect(),
        Payment::BasePoints(rule) => {
            let counters = |place| if place == 0 { table.counters } else { 0 };
            let bill = |(place, winner)| {
                base_points::paid(&rule, rules.worth.dangers, winner, counters(place), table)
            };
            winners.iter().enumerate().flat_map(bill).collect()
        }
    };
    Settlement { transfers }
}
