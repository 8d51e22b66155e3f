//! Only winners are paid, in multiples of base points rounded up to hundreds, the dealer double (`riichi.md` 8).

use crate::pattern::Unit;
use crate::rules::payment::{BasePoints, CountersOfLiable};
use crate::rules::worth::Danger;
use crate::score::pay::{Table, Winner};
use crate::score::sheet::{By, Transfer, Transfers, Why};
use crate::seat::Seat;

/// Puts down what one winner is paid. Of several the first alone is paid the counters.
pub(super) fn pay(
    rule: &BasePoints,
    dangers: &[Danger],
    winner: &Winner<'_>,
    counters: u32,
    table: &Table,
    transfers: &mut Transfers,
) {
    let bill = Bill {
        winner,
        dealer: table.dealer,
        counters: rule.counter * counters as i32,
    };
    let own = winner.sheet.value as i32;
    // Whoever discards what he is liable for pays it as any discarder does.
    let others = winner.seat.others().into_iter();
    let parts: Vec<(Seat, i32)> = others
        .filter(|&seat| winner.by.from() != Some(seat))
        .map(|seat| (seat, fed(dangers, winner, seat)))
        .filter(|&(_, base)| base > 0)
        .collect();
    let Some(last) = winner.payer().filter(|_| !parts.is_empty()) else {
        return bill.share(own, bill.counters, transfers);
    };
    let fed: i32 = parts.iter().map(|(_, base)| base).sum();
    bill.share(own - fed, 0, transfers);
    for (seat, base) in parts {
        bill.for_liable(seat, base, transfers);
    }
    bill.counters_beside(last, rule.counters_of_liable, transfers);
}

/// The base points of the hands this seat is liable for.
fn fed(dangers: &[Danger], winner: &Winner<'_>, seat: Seat) -> i32 {
    let lines = || {
        let all = winner.sheet.lines.iter();
        all.filter(|line| line.unit == Unit::Yakuman)
    };
    let of_danger = |name: &str| dangers.iter().any(|danger| danger.makes == Some(name));
    let of_seat = |name: &str| {
        let mut feeders = winner.liable.iter().filter(|feeder| feeder.seat == seat);
        feeders.any(|feeder| feeder.made.map_or(of_danger(name), |made| made == name))
    };
    let all: u32 = lines().map(|line| line.worth).sum();
    let fed: u32 = lines()
        .filter(|line| of_seat(&line.name))
        .map(|line| line.worth)
        .sum();
    (winner.sheet.value * fed / all.max(1)) as i32
}

struct Bill<'a> {
    winner: &'a Winner<'a>,
    dealer: Seat,
    /// What each of three pays for the counters.
    counters: i32,
}

impl Bill<'_> {
    /// What everybody pays when nobody is liable.
    fn share(&self, base: i32, counters: i32, transfers: &mut Transfers) {
        let to = self.winner.seat;
        match self.winner.by {
            By::Draw => {
                let (single, double) = (hundreds(base), hundreds(2 * base));
                for from in to.others() {
                    let is_double = from == self.dealer || to == self.dealer;
                    let amount = if is_double { double } else { single };
                    self.pays(from, amount, Why::Win, transfers);
                    self.pays(from, counters, Why::Counters, transfers);
                }
            }
            By::Discard(from) | By::Rob(from) => {
                let amount = hundreds(self.whole() * base);
                self.pays(from, amount, Why::Win, transfers);
                self.pays(from, 3 * counters, Why::Counters, transfers);
            }
        }
    }

    /// What is paid for the hand somebody is liable for: all of it by him when it was drawn, else half of it.
    fn for_liable(&self, liable: Seat, base: i32, transfers: &mut Transfers) {
        let whole = hundreds(self.whole() * base);
        match self.winner.by {
            By::Draw => self.pays(liable, whole, Why::Liability, transfers),
            By::Discard(from) | By::Rob(from) => {
                self.pays(liable, whole / 2, Why::Liability, transfers);
                self.pays(from, whole - whole / 2, Why::Win, transfers);
            }
        }
    }

    /// Counters are paid once: where several are liable, the last of them counts.
    fn counters_beside(&self, liable: Seat, rule: CountersOfLiable, transfers: &mut Transfers) {
        let from = match (self.winner.by, rule) {
            (By::Discard(from) | By::Rob(from), CountersOfLiable::Discarder) => from,
            (By::Discard(_) | By::Rob(_), CountersOfLiable::Liable) | (By::Draw, _) => liable,
        };
        self.pays(from, 3 * self.counters, Why::Counters, transfers);
    }

    /// How many times the base points are paid in all.
    fn whole(&self) -> i32 {
        if self.winner.seat == self.dealer {
            6
        } else {
            4
        }
    }

    /// Puts down a payment; none of nothing.
    fn pays(&self, from: Seat, amount: i32, why: Why, transfers: &mut Transfers) {
        if amount > 0 {
            transfers.push(Transfer {
                from,
                to: self.winner.seat,
                amount,
                why,
            });
        }
    }
}

/// Rounded up to hundreds.
fn hundreds(points: i32) -> i32 {
    (points + 99).div_euclid(100) * 100
}
