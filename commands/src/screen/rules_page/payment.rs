//! What a hand needs to win, where its worth is cut, and who pays.

use engine::rules::RuleSet;
use engine::rules::count::{Count, Doubles, Han, Sum, YAKUMAN};
use engine::rules::payment::{Each, OnDiscard, Payment, Rounding, Split};

use crate::screen::people;
use crate::words::{Reader, rules, say};

/// The facts of worth and payment, a sentence each.
pub(in crate::screen) fn lines(set: &RuleSet, to: Reader) -> Vec<String> {
    let mut lines = match &set.worth.count {
        Count::Sum(sum) => of_sum(sum, set.material.bonus_tiles, to),
        Count::Doubles(doubles) => of_doubles(doubles, to),
        Count::Han(han) => of_han(han, to),
    };
    if let Payment::Shares(_) = set.worth.payment {
        lines.push(amounts(set, to));
    }
    lines.extend(who(set, to));
    if let Payment::BasePoints(base) = set.worth.payment {
        lines.push(say::rules_pay_counters(to, 3 * base.counter, base.counter));
    }
    if let Some(riichi) = set.riichi.filter(|riichi| riichi.bet > 0) {
        lines.push(say::rules_pay_bets(to, riichi.bet));
    }
    if set.draws.for_waiting > 0 {
        lines.push(say::rules_pay_waiting(to, set.draws.for_waiting));
    }
    lines
}

/// What a hand must be worth to win.
pub(in crate::screen) fn minimum(count: &Count, to: Reader) -> String {
    if count.minimum() == 0 {
        return say::rules_minimum_none(to);
    }
    let least = rules::count(count.minimum(), count.unit(), to.tongue);
    match count {
        Count::Han(_) => say::rules_minimum_yaku(to, least),
        Count::Sum(_) | Count::Doubles(_) => say::rules_minimum(to, least),
    }
}

fn of_sum(sum: &Sum, has_bonus_tiles: bool, to: Reader) -> Vec<String> {
    let mut lines = vec![minimum(&Count::Sum(*sum), to)];
    if has_bonus_tiles && !sum.bonus_counts {
        lines.push(say::rules_minimum_without_bonus(to));
    }
    lines.push(say::rules_cap(
        to,
        rules::count(sum.cap, sum.unit, to.tongue),
    ));
    lines
}

fn of_doubles(doubles: &Doubles, to: Reader) -> Vec<String> {
    let mut lines = vec![
        minimum(&Count::Doubles(*doubles), to),
        say::rules_doubles(to),
    ];
    if doubles.points_in_tens {
        lines.push(say::rules_points_in_tens(to));
    }
    lines.push(if doubles.cuts {
        say::rules_limit(to, doubles.limit)
    } else {
        say::rules_limit_open(to, doubles.limit)
    });
    if doubles.multiples {
        lines.push(say::rules_limit_multiples(to));
    }
    lines
}

fn of_han(han: &Han, to: Reader) -> Vec<String> {
    let mut lines = vec![minimum(&Count::Han(*han), to)];
    if han.minimum > 0 {
        lines.push(say::rules_minimum_dora(to));
    }
    if han.minimum_with_counters > han.minimum {
        let least = rules::count(
            han.minimum_with_counters,
            engine::pattern::Unit::Han,
            to.tongue,
        );
        lines.push(say::rules_minimum_counters(to, least));
    }
    lines.push(say::rules_base(to));
    let mut before = None;
    for count in 5..=13 {
        let (points, limit) = han.base_points(count, 30);
        if let Some(limit) = limit.filter(|limit| Some(*limit) != before) {
            let name = rules::limit(limit, to.tongue);
            lines.push(say::rules_base_limit(
                to,
                name,
                count,
                points,
                4 * points,
                6 * points,
            ));
        }
        before = limit;
    }
    if !han.counted_yakuman {
        lines.push(say::rules_base_yakuman(
            to,
            YAKUMAN,
            4 * YAKUMAN,
            6 * YAKUMAN,
        ));
    }
    lines
}

/// Every amount there is.
fn amounts(set: &RuleSet, to: Reader) -> String {
    let (least, most) = match &set.worth.count {
        Count::Sum(sum) => (sum.minimum, sum.cap),
        Count::Doubles(_) | Count::Han(_) => (0, 0),
    };
    let amounts: Vec<String> = (least..=most)
        .map(|value| {
            let amount = people::number(set.worth.payment.amount(value));
            say::rules_amount(to, value, amount)
        })
        .collect();
    say::rules_amounts(to, amounts.join(" · "))
}

/// Who pays how much of a win, a sentence each.
pub(in crate::screen) fn who(set: &RuleSet, to: Reader) -> Vec<String> {
    match &set.worth.payment {
        Payment::Shares(shares) => vec![match shares.split {
            Split::Full => say::rules_split_full(to),
            Split::Half => say::rules_split_half(to),
            Split::Double => say::rules_split_double(to),
        }],
        Payment::BasePoints(_) => vec![say::rules_pay_base(to)],
        Payment::Each(each) => by_each(each, to),
    }
}

fn by_each(each: &Each, to: Reader) -> Vec<String> {
    let mut lines = vec![match each.on_discard {
        OnDiscard::All => say::rules_each_all(to),
        OnDiscard::Discarder => say::rules_each_discarder(to),
        OnDiscard::DiscarderDouble => say::rules_each_double(to),
    }];
    if each.east_double {
        lines.push(say::rules_east_double(to));
    }
    if each.losers_settle {
        lines.push(say::rules_losers_settle(to));
    }
    if each.rounding == Rounding::NearestTen {
        lines.push(say::rules_nearest_ten(to));
    }
    lines
}
