//! What somebody did in the deals of a game, counted from what happened there.

use engine::deal::event::{DealEnd, Ending, Event};
use engine::pattern::Unit;
use engine::rules::RuleSet;
use engine::rules::worth::{Count, Payment};
use engine::score::sheet::{By, Why, Win};
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

/// What somebody did in the deals of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// Deals he sat there.
    pub deals: u32,
    /// Deals he won.
    pub wins: u32,
    /// Those of them he won by drawing.
    pub self_draws: u32,
    /// Deals in which a tile of his was somebody's win.
    pub deal_ins: u32,
    /// Deals in which he claimed a discard for a set.
    pub called: u32,
    /// Deals in which he declared riichi.
    pub riichi: u32,
    /// Deals without a winner in which his hand waited, where that is paid for.
    pub waiting: u32,
    /// What his wins were worth together, each by [`worth`].
    pub worth: u64,
    /// The win that was worth most; of equal ones the first.
    pub best: Option<Best>,
}

/// A win to be remembered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// In which deal of the game, from 1.
    pub deal: u32,
    /// What it was worth, by [`worth`].
    pub worth: u32,
    /// The hand with its sheet.
    pub win: Win,
}

/// What wins of these rules are compared by: faan where these are added up, else points.
#[must_use]
pub fn unit(rules: &RuleSet) -> Unit {
    match rules.worth.count {
        Count::Sum(_) => Unit::Faan,
        Count::Doubles(_) | Count::Han(_) => Unit::Points,
    }
}

/// What a win was worth, in the [`unit()`] of its rules. Where base points are multiplied, it is what was paid for the hand
/// itself: no counters, no bets.
#[must_use]
pub fn worth(win: &Win, end: &DealEnd, rules: &RuleSet) -> u32 {
    match rules.worth.payment {
        Payment::Shares(_) | Payment::Each(_) => win.sheet.value,
        Payment::BasePoints(_) => {
            let paid = end.settlement.transfers.iter();
            let for_hand = paid.filter(|transfer| {
                transfer.to == win.seat && matches!(transfer.why, Why::Win | Why::Liability)
            });
            for_hand
                .map(|transfer| transfer.amount.unsigned_abs())
                .sum()
        }
    }
}

impl Tally {
    /// Counts a deal that somebody sat through on this seat.
    pub(crate) fn add(
        &mut self,
        seat: Seat,
        number: u32,
        events: &[Event],
        end: &DealEnd,
        rules: &RuleSet,
    ) {
        self.deals += 1;
        self.called +=
            u32::from(events.iter().any(
                |event| matches!(event, Event::Called { seat: caller, .. } if *caller == seat),
            ));
        self.riichi += u32::from(events.iter().any(
            |event| matches!(event, Event::Discarded { seat: by, riichi: true, .. } if *by == seat),
        ));
        let dealt_in = |win: &Win| win.by.from() == Some(seat);
        self.deal_ins += u32::from(end.wins.iter().any(dealt_in));
        let drawn = matches!(end.ending, Ending::Exhausted | Ending::NoReplacement);
        self.waiting += u32::from(drawn && end.waiting[seat]);
        for win in end.wins.iter().filter(|win| win.seat == seat) {
            self.add_win(win, number, worth(win, end, rules));
        }
    }

    fn add_win(&mut self, win: &Win, deal: u32, worth: u32) {
        self.wins += 1;
        self.self_draws += u32::from(win.by == By::Draw);
        self.worth += u64::from(worth);
        if self.best.as_ref().is_none_or(|best| best.worth < worth) {
            let win = win.clone();
            self.best = Some(Best { deal, worth, win });
        }
    }
}
