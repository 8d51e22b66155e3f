//! How a deal ended, held against what is told.

use super::flaw::Flaw;
use crate::deal::event::{DealEnd, Ending};
use crate::notation::account::{End, Told, Won};
use crate::score::sheet::Transfer;
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;

/// Compares how the deal ended with what is told.
pub(super) fn check(told: &Told, turned: &[Tile], end: &DealEnd) -> Result<(), Flaw> {
    if turned != told.indicators {
        return Err(Flaw::Indicators {
            ours: turned.to_vec(),
            theirs: told.indicators.clone(),
        });
    }
    match &told.end {
        End::Won(wins) => check_wins(end, wins),
        End::Drawn {
            why,
            changes,
            points,
        } => {
            let ours = match end.ending {
                Ending::Won | Ending::Penalized => return Err(Flaw::OtherEnd),
                Ending::Exhausted | Ending::NoReplacement => false,
                Ending::Aborted => true,
            };
            if why.is_some_and(|why| why.is_early() != ours) {
                return Err(Flaw::OtherEnd);
            }
            compare_changes(&end.settlement.changes(), changes.as_ref(), end)?;
            compare_points(end, points.as_ref())
        }
    }
}

fn check_wins(end: &DealEnd, wins: &[Won]) -> Result<(), Flaw> {
    let sorted = |mut seats: Vec<Seat>| {
        seats.sort_unstable();
        seats
    };
    let ours = sorted(end.wins.iter().map(|win| win.seat).collect());
    let theirs = sorted(wins.iter().map(|win| win.seat).collect());
    if ours != theirs {
        return Err(Flaw::Winners { ours, theirs });
    }
    for win in wins {
        compare_changes(&changes_of(end, win.seat), win.changes.as_ref(), end)?;
    }
    let last = wins
        .iter()
        .filter_map(|win| win.points.as_ref())
        .next_back();
    compare_points(end, last)
}

fn compare_changes(
    ours: &PerSeat<i32>,
    theirs: Option<&PerSeat<i32>>,
    end: &DealEnd,
) -> Result<(), Flaw> {
    match theirs {
        Some(theirs) if theirs != ours => Err(Flaw::Changes {
            ours: *ours,
            theirs: *theirs,
            sheet: end
                .wins
                .iter()
                .flat_map(|win| &win.sheet.lines)
                .map(|line| (line.name.to_string(), line.worth))
                .collect(),
        }),
        Some(_) | None => Ok(()),
    }
}

fn compare_points(end: &DealEnd, theirs: Option<&PerSeat<i32>>) -> Result<(), Flaw> {
    match theirs {
        Some(theirs) if *theirs != end.points => Err(Flaw::Points {
            ours: end.points,
            theirs: *theirs,
        }),
        Some(_) | None => Ok(()),
    }
}

/// What each seat gains or loses by the win of one, bets included.
pub(crate) fn changes_of(end: &DealEnd, winner: Seat) -> PerSeat<i32> {
    let mut changes = PerSeat::default();
    let of_win = |transfer: &&Transfer| transfer.to == winner;
    for transfer in end.settlement.transfers.iter().filter(of_win) {
        changes[transfer.from] -= transfer.amount;
        changes[winner] += transfer.amount;
    }
    changes[winner] += end.bets_won[winner];
    changes
}
