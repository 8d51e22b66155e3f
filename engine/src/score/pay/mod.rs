//! Who pays whom, one room for each way of paying.

/// Shares of an amount that grows with the value.
mod shares;
/// Multiples of base points, the dealer double.
mod base_points;
/// The value from every loser, double to or from East.
mod each;
/// Those who have not won, among themselves.
mod losers;

use smallvec::SmallVec;

use crate::rules::RuleSet;
use crate::rules::payment::{Each, Payment};
use crate::score::liability::{Feeder, can_be_fed};
use crate::score::sheet::{By, Settlement, Sheet, Transfers};
use crate::score::tally::count_loser;
use crate::seat::{PerSeat, Seat, Wind};
use crate::situation::{ByKind, Hand, Situation};
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
    /// Who is liable for it, from [`liable`](crate::score::liable). Whoever is named for a hand that nobody can be liable
    /// for is a loser like the others.
    pub liable: &'a [Feeder],
}

impl Winner<'_> {
    /// Who pays for all where one pays for the whole hand: of several the one who made his danger certain last.
    fn payer(&self) -> Option<Seat> {
        self.liable.last().map(|feeder| feeder.seat)
    }
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
    /// All four hands, for rules in which losers count theirs too.
    pub hands: PerSeat<Hand>,
    /// The bonus tiles set out.
    pub bonus: PerSeat<Vec<Tile>>,
}

/// What the hands of those who have not won count; nothing where such hands are not counted or nobody has won.
#[must_use]
pub fn count_losers(
    rules: &RuleSet,
    winners: &[Winner<'_>],
    table: &Table,
) -> PerSeat<Option<Sheet>> {
    let has_won = |seat| winners.iter().any(|winner| winner.seat == seat);
    PerSeat::from_fn(|seat| {
        if winners.is_empty() || has_won(seat) {
            return None;
        }
        let situation = Situation {
            bonus: table.bonus[seat].clone(),
            ..Situation::new(seat.wind(table.dealer), table.round, ByKind::Draw)
        };
        count_loser(rules, &table.hands[seat], &situation)
    })
}

/// Who pays whom for these wins; nobody anybody without a winner, for a draw is settled by
/// [`settle_draw`](crate::score::settle_draw). Always sums to zero.
///
/// `winners` stand nearest to the right of the discarder first.
#[must_use]
pub fn settle<'a>(rules: &RuleSet, winners: &[Winner<'a>], table: &Table) -> Settlement {
    let checked = |winner: &Winner<'a>| match can_be_fed(rules, winner.sheet) {
        true => *winner,
        false => Winner {
            liable: &[],
            ..*winner
        },
    };
    let mut settlement = Settlement::default();
    let transfers = &mut settlement.transfers;
    match &rules.worth.payment {
        // Nothing of the table matters here: only winners are paid, whoever deals and whatever the others hold.
        Payment::Shares(shares) => {
            let paid = |winner| shares::paid(shares, &checked(winner));
            transfers.extend(winners.iter().flat_map(paid));
        }
        Payment::BasePoints(rule) => {
            for (place, winner) in winners.iter().enumerate() {
                let counters = if place == 0 { table.counters } else { 0 };
                let dangers = rules.worth.dangers;
                let winner = checked(winner);
                base_points::pay(rule, dangers, &winner, counters, table, transfers);
            }
        }
        Payment::Each(each) => {
            let winners: SmallVec<[Winner<'_>; 3]> = winners.iter().map(checked).collect();
            transfers.extend(settle_each(rules, each, &winners, table));
        }
    }
    settlement
}

/// Whoever is liable for a win pays for all, and the others have nothing to settle then.
fn settle_each(rules: &RuleSet, each: &Each, winners: &[Winner<'_>], table: &Table) -> Transfers {
    let paid = |winner| each::paid(each, table.dealer, winner, winners);
    let mut transfers: Transfers = winners.iter().flat_map(paid).collect();
    if each.losers_settle && winners.iter().all(|winner| winner.liable.is_empty()) {
        let counted = count_losers(rules, winners, table);
        transfers.extend(losers::settled(each, table.dealer, &counted));
    }
    transfers
}
