//! What the patterns that plans aim at are worth under the rules played.

use crate::pattern::{Pattern, Unit};
use crate::rules::RuleSet;
use crate::rules::count::Count;

/// How much more twice the points are wanted: a little less than twice, so that a sure small win is preferred to a dream.
const STEADINESS: f64 = 0.8;

/// What a hand usually counts before it is doubled.
const USUAL_POINTS: u32 = 24;

/// Faan or doubles of the patterns a plan can aim at; 0 where the rules do not have the pattern.
#[derive(Debug, Clone)]
pub(super) struct Prices {
    /// What a win must be worth.
    pub(super) minimum: u32,
    /// Four runs.
    pub(super) common_hand: u32,
    /// Four triplets.
    pub(super) all_pungs: u32,
    /// One suit and honours.
    pub(super) half_flush: u32,
    /// One suit.
    pub(super) full_flush: u32,
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
    /// How much one share of a win is wanted, by faan up to the cap.
    pays: Vec<f64>,
}

impl Prices {
    /// The prices of these rules, read from the table of their patterns.
    pub(super) fn of(rules: &RuleSet) -> Self {
        let worth = &rules.worth;
        let scale = Scale::of(&worth.count);
        let price = |name: &str| {
            let pattern = worth.patterns.iter().find(|p| p.name == name);
            pattern.map_or(0, |p| scale.steps(p))
        };
        let pay = |steps| worth.payment.amount(scale.value(steps));
        Self {
            minimum: worth.count.minimum(),
            common_hand: price("common_hand").max(price("no_points_hand")),
            all_pungs: price("all_pungs"),
            half_flush: price("half_flush"),
            full_flush: price("full_flush"),
            dragon: price("dragon_pung"),
            seat_wind: price("seat_wind"),
            round_wind: price("round_wind"),
            big_three_dragons: price("big_three_dragons"),
            big_four_winds: price("big_four_winds"),
            thirteen_orphans: price("thirteen_orphans"),
            self_draw: price("self_draw"),
            concealed: price("concealed_hand"),
            no_bonus: price("no_flowers"),
            own_bonus: price("own_flower"),
            all_of_a_bonus_row: price("all_four_flowers"),
            pays: (0..=scale.top)
                .map(|steps| f64::from(pay(steps)).powf(STEADINESS))
                .collect(),
        }
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

/// How a plan counts: in steps of a faan or of a double, up to where more is worth nothing more.
struct Scale {
    /// The most steps that are paid for.
    top: u32,
    /// What a hand with no step is worth, if steps double it.
    doubled: Option<u32>,
    /// No value is above this.
    most: u32,
}

impl Scale {
    fn of(count: &Count) -> Self {
        match count {
            Count::Sum(sum) => Self {
                top: sum.cap,
                doubled: None,
                most: sum.cap,
            },
            Count::Han(_) => Self {
                top: 13,
                doubled: None,
                most: u32::MAX,
            },
            Count::Doubles(doubles) => Self {
                top: (doubles.limit / USUAL_POINTS).ilog2() + 1,
                doubled: Some(USUAL_POINTS),
                most: doubles.limit,
            },
        }
    }

    /// The steps a pattern is worth.
    fn steps(&self, pattern: &Pattern) -> u32 {
        match pattern.unit {
            Unit::Points | Unit::Fu => 0,
            Unit::Limits | Unit::Yakuman => self.top,
            Unit::Doubles | Unit::Faan | Unit::Han => pattern.worth,
        }
    }

    /// The value of a hand with so many steps.
    fn value(&self, steps: u32) -> u32 {
        let value = self.doubled.map_or(steps, |points| points << steps);
        value.min(self.most)
    }
}
