//! What the patterns that plans aim at are worth under the rules played.

use std::ops::Add;

use crate::pattern::{Pattern, Unit};
use crate::player::style::Style;
use crate::rules::RuleSet;
use crate::rules::count::Count;

/// What a hand usually counts before it is doubled.
const USUAL_POINTS: u32 = 24;
/// The fu a hand usually has.
const USUAL_FU: u32 = 30;
/// More counted han than this are worth nothing more.
const MOST_HAN: u32 = 13;

/// What a pattern is worth in a hand with claimed sets, and in one without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Price {
    /// With claimed sets.
    pub(super) open: u32,
    /// Without.
    pub(super) closed: u32,
}

impl Add for Price {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            open: self.open + other.open,
            closed: self.closed + other.closed,
        }
    }
}

impl From<u32> for Price {
    fn from(both: u32) -> Self {
        Self {
            open: both,
            closed: both,
        }
    }
}

/// Faan or doubles of the patterns a plan can aim at; 0 where the rules do not have the pattern.
#[derive(Debug, Clone)]
pub(super) struct Prices {
    /// What a win must be worth.
    pub(super) minimum: u32,
    /// Four runs.
    pub(super) common_hand: Price,
    /// Four triplets.
    pub(super) all_pungs: u32,
    /// One suit and honours.
    pub(super) half_flush: Price,
    /// One suit.
    pub(super) full_flush: Price,
    /// No terminal or honour.
    pub(super) simples: Price,
    /// Seven pairs; only in a hand without claimed sets.
    pub(super) seven_pairs: u32,
    /// A triplet of dragons.
    pub(super) dragon: u32,
    /// A triplet of the own wind.
    pub(super) seat_wind: u32,
    /// A triplet of the round's wind.
    pub(super) round_wind: u32,
    /// Three dragon triplets, beside them.
    pub(super) big_three_dragons: u32,
    /// Four wind triplets.
    pub(super) big_four_winds: u32,
    /// All terminals and honours, one of them twice.
    pub(super) thirteen_orphans: u32,
    /// Drawing the winning tile oneself.
    pub(super) self_draw: u32,
    /// No set on the table.
    pub(super) concealed: u32,
    /// No bonus tile.
    pub(super) no_bonus: u32,
    /// The own flower or season.
    pub(super) own_bonus: u32,
    /// All flowers or all seasons.
    pub(super) all_of_a_bonus_row: u32,
    /// Drawing it oneself without claimed sets, beside that.
    pub(super) closed_draw: u32,
    /// How much one share of a win is wanted, by faan up to the cap.
    pays: Vec<f64>,
    /// The power of points.
    greed: f64,
}

impl Prices {
    /// The prices of these rules, read from the table of their patterns.
    pub(super) fn of(rules: &RuleSet, counters: u32, style: &Style) -> Self {
        let worth = &rules.worth;
        let scale = Scale::of(&worth.count);
        let find = |name: &str| worth.patterns.iter().find(|p| p.name == name);
        let price = |names: &[&str]| {
            let pattern = names.iter().find_map(|name| find(name));
            pattern.map_or(0, |p| scale.steps(p))
        };
        let pair = |names: &[&str]| {
            let closed = names.iter().find_map(|name| find(name));
            let open = price(names);
            let closed = closed.map_or(0, |p| scale.steps_closed(p));
            let closed = if style.looks_closer { closed } else { open };
            Price { open, closed }
        };
        let closer = |price: Price| {
            if style.looks_closer {
                price
            } else {
                Price::default()
            }
        };
        // A closed hand that waits is worth a han more by declaring it.
        let declares = rules
            .riichi
            .is_some_and(|riichi| !riichi.first_discard_only);
        let by_declaring = u32::from(declares);
        Self {
            minimum: worth.count.minimum_with(counters),
            common_hand: pair(&["common_hand", "no_points_hand"]),
            all_pungs: price(&["all_pungs", "toitoi"]),
            half_flush: pair(&["half_flush", "honitsu"]),
            full_flush: pair(&["full_flush", "chinitsu"]),
            simples: closer(pair(&["tanyao", "all_simples"])),
            seven_pairs: closer(pair(&["chiitoitsu", "seven_pairs_doubles", "seven_pairs"])).closed,
            dragon: price(&["dragon_pung", "haku"]),
            seat_wind: price(&["seat_wind"]),
            round_wind: price(&["round_wind"]),
            big_three_dragons: price(&["big_three_dragons", "daisangen"]),
            big_four_winds: price(&["big_four_winds", "daisuushii"]),
            thirteen_orphans: price(&["thirteen_orphans", "kokushi"]),
            self_draw: price(&["self_draw"]),
            concealed: price(&["concealed_hand"]).max(by_declaring),
            no_bonus: price(&["no_flowers"]),
            own_bonus: price(&["own_flower"]),
            all_of_a_bonus_row: price(&["all_four_flowers"]),
            closed_draw: closer(pair(&["menzen_tsumo", "concealed_self_draw"])).closed,
            pays: scale
                .values
                .iter()
                .map(|&value| f64::from(worth.payment.amount(value)).powf(style.greed))
                .collect(),
            greed: style.greed,
        }
    }

    /// The same with so many more from bonus tiles, which do not help to reach the minimum.
    pub(super) fn pay_with(&self, faan: u32, bonus: f64) -> f64 {
        if faan < self.minimum {
            return 0.0;
        }
        let whole = faan + bonus as u32;
        let [low, high] = [whole, whole + 1].map(|faan| self.pay(faan));
        low + (high - low) * bonus.fract()
    }

    /// How much one share of a hand of this value is wanted.
    pub(super) fn pay_of(&self, amount: i32) -> f64 {
        f64::from(amount.max(0)).powf(self.greed)
    }

    /// How much one share of a win of this many faan is wanted; nothing below the minimum.
    pub(super) fn pay(&self, faan: u32) -> f64 {
        if faan < self.minimum {
            return 0.0;
        }
        let last = self.pays.len().saturating_sub(1);
        self.pays
            .get(last.min(faan as usize))
            .copied()
            .unwrap_or(0.0)
    }
}

/// How a plan counts: in steps of a faan, a han or a double, up to where more is worth nothing more.
struct Scale {
    /// The value of a hand by its steps.
    values: Vec<u32>,
}

impl Scale {
    fn of(count: &Count) -> Self {
        let values = match count {
            Count::Sum(sum) => (0..=sum.cap).collect(),
            Count::Han(han) => (0..=MOST_HAN)
                .map(|steps| han.base_points(steps, USUAL_FU).0)
                .collect(),
            Count::Doubles(doubles) => {
                let top = (doubles.limit / USUAL_POINTS).ilog2() + 1;
                let value = |steps: u32| (USUAL_POINTS << steps).min(doubles.limit);
                (0..=top).map(value).collect()
            }
        };
        Self { values }
    }

    /// The most steps that are paid for.
    fn top(&self) -> u32 {
        self.values.len().saturating_sub(1) as u32
    }

    /// The steps a pattern is worth in a hand that claims.
    fn steps(&self, pattern: &Pattern) -> u32 {
        match pattern.unit {
            Unit::Points | Unit::Fu => 0,
            Unit::Limits | Unit::Yakuman => self.top(),
            Unit::Doubles | Unit::Faan | Unit::Han => pattern.open.unwrap_or(pattern.worth),
        }
    }

    /// The steps a pattern is worth in a hand that does not.
    fn steps_closed(&self, pattern: &Pattern) -> u32 {
        match pattern.unit {
            Unit::Points | Unit::Fu | Unit::Limits | Unit::Yakuman => self.steps(pattern),
            Unit::Doubles | Unit::Faan | Unit::Han => pattern.worth,
        }
    }
}
