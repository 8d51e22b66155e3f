//! What a hand needs to win, where its worth is cut, and who pays.

use engine::rules::RuleSet;
use engine::rules::count::{Count, Doubles, Han, Sum, YAKUMAN};
use engine::rules::payment::{Each, OnDiscard, Payment, Rounding, Shares, Split};

use crate::screen::people;
use crate::words::{Tongue, rules, say};

/// The facts of worth and payment, a sentence each.
pub(super) fn lines(set: &RuleSet, tongue: Tongue) -> Vec<String> {
    let mut lines = match &set.worth.count {
        Count::Sum(sum) => of_sum(sum, set.material.bonus_tiles, tongue),
        Count::Doubles(doubles) => of_doubles(doubles, tongue),
        Count::Han(han) => of_han(han, tongue),
    };
    match &set.worth.payment {
        Payment::Shares(shares) => lines.extend(by_shares(set, shares, tongue)),
        Payment::BasePoints(base) => {
            lines.push(say::rules_pay_base(tongue));
            lines.push(say::rules_pay_counters(
                tongue,
                3 * base.counter,
                base.counter,
            ));
        }
        Payment::Each(each) => lines.extend(by_each(each, tongue)),
    }
    if let Some(riichi) = set.riichi.filter(|riichi| riichi.bet > 0) {
        lines.push(say::rules_pay_bets(tongue, riichi.bet));
    }
    if set.draws.for_waiting > 0 {
        lines.push(say::rules_pay_waiting(tongue, set.draws.for_waiting));
    }
    lines
}

fn minimum(count: &Count, tongue: Tongue) -> String {
    match count.minimum() {
        0 => say::rules_minimum_none(tongue),
        least => say::rules_minimum(tongue, rules::count(least, count.unit(), tongue)),
    }
}

fn of_sum(sum: &Sum, has_bonus_tiles: bool, tongue: Tongue) -> Vec<String> {
    let mut lines = vec![minimum(&Count::Sum(*sum), tongue)];
    if has_bonus_tiles && !sum.bonus_counts {
        lines.push(say::rules_minimum_without_bonus(tongue));
    }
    lines.push(say::rules_cap(
        tongue,
        rules::count(sum.cap, sum.unit, tongue),
    ));
    lines
}

fn of_doubles(doubles: &Doubles, tongue: Tongue) -> Vec<String> {
    let mut lines = vec![
        minimum(&Count::Doubles(*doubles), tongue),
        say::rules_doubles(tongue),
    ];
    if doubles.points_in_tens {
        lines.push(say::rules_points_in_tens(tongue));
    }
    lines.push(if doubles.cuts {
        say::rules_limit(tongue, doubles.limit)
    } else {
        say::rules_limit_open(tongue, doubles.limit)
    });
    if doubles.multiples {
        lines.push(say::rules_limit_multiples(tongue));
    }
    lines
}

fn of_han(han: &Han, tongue: Tongue) -> Vec<String> {
    let mut lines = vec![minimum(&Count::Han(*han), tongue)];
    if han.minimum > 0 {
        lines.push(say::rules_minimum_dora(tongue));
    }
    if han.minimum_with_counters > han.minimum {
        let least = rules::count(
            han.minimum_with_counters,
            engine::pattern::Unit::Han,
            tongue,
        );
        lines.push(say::rules_minimum_counters(tongue, least));
    }
    lines.push(say::rules_base(tongue));
    let mut limits: Vec<String> = Vec::new();
    let mut before = None;
    for count in 5..=13 {
        let (points, limit) = han.base_points(count, 30);
        if let Some(limit) = limit.filter(|limit| Some(*limit) != before) {
            limits.push(say::rules_base_limit(
                tongue,
                rules::limit(limit, tongue),
                count,
                points,
            ));
        }
        before = limit;
    }
    lines.push(limits.join(" · "));
    lines.push(say::rules_base_yakuman(tongue, YAKUMAN));
    lines
}

/// Every amount there is, and whose it is to pay.
fn by_shares(set: &RuleSet, shares: &Shares, tongue: Tongue) -> [String; 2] {
    let (least, most) = match &set.worth.count {
        Count::Sum(sum) => (sum.minimum, sum.cap),
        Count::Doubles(_) | Count::Han(_) => (0, 0),
    };
    let amounts: Vec<String> = (least..=most)
        .map(|value| {
            let amount = people::number(set.worth.payment.amount(value));
            say::rules_amount(tongue, value, amount)
        })
        .collect();
    let split = match shares.split {
        Split::Full => say::rules_split_full(tongue),
        Split::Half => say::rules_split_half(tongue),
        Split::Double => say::rules_split_double(tongue),
    };
    [say::rules_amounts(tongue, amounts.join(" · ")), split]
}

fn by_each(each: &Each, tongue: Tongue) -> Vec<String> {
    let mut lines = vec![match each.on_discard {
        OnDiscard::All => say::rules_each_all(tongue),
        OnDiscard::Discarder => say::rules_each_discarder(tongue),
        OnDiscard::DiscarderDouble => say::rules_each_double(tongue),
    }];
    if each.east_double {
        lines.push(say::rules_east_double(tongue));
    }
    if each.losers_settle {
        lines.push(say::rules_losers_settle(tongue));
    }
    if each.rounding == Rounding::NearestTen {
        lines.push(say::rules_nearest_ten(tongue));
    }
    lines
}
