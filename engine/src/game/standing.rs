//! Which deal comes next, and who stands where at the end (`common.md` 12).

use crate::deal::event::{Ending, Outcome};
use crate::deal::phase::Phase;
use crate::deal::state::State;
use crate::rules::dealing::FinalResult;
use crate::score::{left_over, ranking, results};
use crate::seat::{PerSeat, Seat};
use crate::seed::Seed;

/// What the next deal is called and who is East in it.
pub(super) struct Next {
    pub(super) number: u32,
    pub(super) round: u8,
    pub(super) dealer: Seat,
    pub(super) counters: u32,
    pub(super) streak: u32,
    pub(super) bets: i32,
}

/// The deal after this one; the first if there was none. The deal passes to the right; a round ends when it has passed
/// through all four. Counters, where they are kept, grow when the dealer stays and after every draw. A deal that ended by a
/// penalty is dealt again as if nothing had happened.
pub(super) fn next(last: Option<&State>) -> Next {
    let first = Next {
        number: 1,
        round: 0,
        dealer: Seat::ALL[0],
        counters: 0,
        streak: 0,
        bets: 0,
    };
    let Some(last) = last else { return first };
    let Phase::Over(end) = &last.phase else {
        return Next {
            number: last.number + 1,
            ..first
        };
    };
    let passes = !end.dealer_stays;
    let dealer = if passes {
        last.dealer.right()
    } else {
        last.dealer
    };
    Next {
        number: last.number + 1,
        round: last.round + u8::from(passes && dealer == Seat::ALL[0]),
        dealer,
        counters: match end.ending {
            _ if !last.rules.dealing.keeps_counters => 0,
            Ending::Penalized => last.counters,
            Ending::Won if passes => 0,
            Ending::Won | Ending::Exhausted | Ending::NoReplacement | Ending::Aborted => {
                last.counters + 1
            }
        },
        streak: match end.ending {
            Ending::Penalized => last.streak,
            Ending::Won if !passes => last.streak + 1,
            Ending::Won | Ending::Exhausted | Ending::NoReplacement | Ending::Aborted => 0,
        },
        bets: end.bets,
    }
}

/// The end of a game. Bets left on the table go to the first place, after the places are found.
pub(super) fn outcome(rule: &FinalResult, points: PerSeat<i32>, bets: i32, seed: Seed) -> Outcome {
    let left_over = left_over(rule, &points, bets);
    let with = |sums: PerSeat<i32>| PerSeat::from_fn(|seat| sums[seat] + left_over[seat]);
    Outcome {
        order: ranking(&points),
        points: with(points),
        results: with(results(rule, &points)),
        seed,
    }
}
