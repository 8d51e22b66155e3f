//! How much a hand may hope to win: the chance of getting somewhere in time, times what it would bring there.

use crate::player::plan::{Form, Plan, plans};
use crate::player::reach::{Laid, Reach};
use crate::player::sight::{Holding, Sight};
use crate::shape::layout::{NEVER, Sets};
use crate::tile::Kind;

/// How often another seat's discard is a tile one waits for, against a draw of one's own: people keep what is wanted.
const DISCARD: f64 = 0.6;
/// The share of a deal's remaining turns that it usually still lasts: somebody wins before the wall is used up.
const LASTS: f64 = 0.8;
/// How many plans are looked at closely.
const CLOSE_LOOKS: usize = 4;
/// Tiles that a waiting hand usually has left to wait for.
const USUAL_WAIT: f64 = 5.5;
/// How many more help for every tile more that is missing.
const USUAL_MORE: f64 = 7.0;
/// What the second-best plan adds: a hand that can turn to something else is worth more.
const SECOND: f64 = 0.25;

/// Weighs hands for one seat at one moment.
#[derive(Debug)]
pub(super) struct Prospect<'a> {
    sight: &'a Sight,
    reach: Reach,
}

/// How fast a hand gets on.
#[derive(Debug, Clone, Copy)]
struct Pace {
    missing: u8,
    /// Useful tiles that are unseen.
    left: f64,
    /// The same, each weighted by the ways to get it.
    ways: f64,
}

impl<'a> Prospect<'a> {
    /// Ready to weigh hands that this seat can get to.
    pub(super) fn new(sight: &'a Sight) -> Self {
        Self {
            sight,
            reach: Reach::new(&sight.caps()),
        }
    }

    /// What a holding that waits for a tile may hope to win, in the points everybody together pays.
    pub(super) fn of(&mut self, holding: &Holding) -> f64 {
        let mut laid = Laid::new(holding);
        let mut rough: Vec<(f64, Plan, u8)> = Vec::new();
        for plan in plans(self.sight, holding) {
            let missing = plan.form.missing(&mut laid, &mut self.reach);
            if missing < NEVER {
                let left = 5.0 * f64::from(missing);
                let pace = Pace {
                    missing,
                    left,
                    ways: left * 1.5,
                };
                rough.push((self.worth(&plan, holding, pace), plan, missing));
            }
        }
        rough.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut close: Vec<f64> = Vec::new();
        for (_, plan, missing) in rough.iter().take(CLOSE_LOOKS) {
            close.push(self.close_look(plan, &mut laid, *missing));
        }
        close.sort_by(|a, b| b.total_cmp(a));
        let [best, second] = [0, 1].map(|place| close.get(place).copied().unwrap_or(0.0));
        best + SECOND * second
    }

    fn close_look(&mut self, plan: &Plan, laid: &mut Laid<'_>, missing: u8) -> f64 {
        let useful = plan.form.useful(laid, &mut self.reach);
        let holding = laid.holding;
        let pace = |open: bool| {
            let left = useful
                .iter()
                .map(|&kind| f64::from(self.sight.left(kind)))
                .sum();
            let ways = useful
                .iter()
                .map(|&kind| f64::from(self.sight.left(kind)) * ways(plan, holding, kind, open))
                .sum();
            Pace {
                missing,
                left,
                ways,
            }
        };
        let closed = self.worth(plan, holding, pace(false));
        if !holding.sets.is_empty() || plan.form == Form::Orphans {
            return if plan.form == Form::Orphans {
                closed
            } else {
                self.worth(plan, holding, pace(true))
            };
        }
        closed.max(self.worth_open(plan, pace(true)))
    }

    fn worth(&self, plan: &Plan, holding: &Holding, pace: Pace) -> f64 {
        let concealed = if holding.sets.is_empty() {
            self.sight.prices.concealed
        } else {
            0
        };
        self.hope(plan.faan + concealed, pace)
    }

    fn worth_open(&self, plan: &Plan, pace: Pace) -> f64 {
        self.hope(plan.faan, pace)
    }

    /// Chance times payment for a plan with this many certain faan, the luck of bonus tiles weighed in.
    fn hope(&self, faan: u32, pace: Pace) -> f64 {
        let sight = self.sight;
        let faan = faan + sight.bonus_faan;
        let dry = (1.0 - sight.bonus_chance).powf(self.turns_needed(pace).min(sight.turns));
        let own = (1.0 - dry) / 4.0;
        let lucky = if sight.bonus_free { dry + own } else { own };
        let bonus = if sight.bonus_free {
            sight.prices.no_bonus
        } else {
            sight.prices.own_bonus
        };
        lucky * self.paid(faan + bonus, pace) + (1.0 - lucky) * self.paid(faan, pace)
    }

    fn paid(&self, faan: u32, pace: Pace) -> f64 {
        let prices = &self.sight.prices;
        let drawn = 3.0 * prices.pay(faan + prices.self_draw);
        if prices.pay(faan) > 0.0 {
            let by_draw = 1.0 / (1.0 + 3.0 * DISCARD);
            self.chance(pace, true) * (by_draw * drawn + (1.0 - by_draw) * 2.0 * prices.pay(faan))
        } else if drawn > 0.0 {
            self.chance(pace, false) * drawn
        } else {
            0.0
        }
    }

    /// Turns until the hand is complete, on average: the fewer tiles are missing, the fewer kinds still help.
    fn turns_needed(&self, pace: Pace) -> f64 {
        self.turns_with(pace, true)
    }

    fn turns_with(&self, pace: Pace, on_discards: bool) -> f64 {
        if pace.left <= 0.0 {
            return f64::INFINITY;
        }
        let weight = pace.ways / pace.left;
        let last = if on_discards {
            1.0 + 3.0 * DISCARD
        } else {
            1.0
        };
        (1..=pace.missing)
            .map(|step| {
                let left = left_at(step, pace);
                self.sight.unseen_total / (left * if step == 1 { last } else { weight })
            })
            .sum()
    }

    /// The chance of as many steps as are missing within the turns left: a Poisson tail.
    fn chance(&self, pace: Pace, on_discards: bool) -> f64 {
        let needed = self.turns_with(pace, on_discards);
        if !needed.is_finite() {
            return 0.0;
        }
        let mean = self.sight.turns * LASTS * f64::from(pace.missing) / needed;
        let mut term = (-mean).exp();
        let mut below = 0.0;
        for step in 0..pace.missing {
            below += term;
            term *= mean / f64::from(step + 1);
        }
        (1.0 - below).max(0.0)
    }
}

/// How many unseen tiles will help when so many are missing: fewer than now, and no more than hands of that kind have.
fn left_at(step: u8, pace: Pace) -> f64 {
    if step == pace.missing {
        return pace.left;
    }
    let shrunk = pace.left * f64::from(step) / f64::from(pace.missing);
    shrunk.min(USUAL_WAIT + USUAL_MORE * f64::from(step - 1))
}

/// How many ways there are to get a useful tile, a draw being one: claims count when the plan may open the hand.
fn ways(plan: &Plan, holding: &Holding, kind: Kind, open: bool) -> f64 {
    let Form::Sets { sets, .. } = plan.form else {
        return 1.0;
    };
    let neighbours =
        [-2, -1, 1, 2].map(|steps| kind.step(steps).is_some_and(|near| holding.tiles[near] > 0));
    let run = matches!(
        neighbours,
        [true, true, _, _] | [_, true, true, _] | [_, _, true, true]
    );
    match (open, sets) {
        (false, _) => 1.0,
        (true, Sets::Any | Sets::Triplets) if holding.tiles[kind] >= 2 => 1.0 + 3.0 * DISCARD,
        (true, Sets::Any | Sets::Runs) if run => 1.0 + DISCARD,
        (true, _) => 1.0,
    }
}
