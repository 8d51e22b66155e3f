//! How much a hand may hope to win: the chance of getting somewhere in time, times what it would bring there.

use crate::player::bars::Bars;
use crate::player::plan::{Form, Plan, plans};
use crate::player::reach::{Laid, Reach};
use crate::player::sight::{Holding, Sight};
use crate::shape::layout::{NEVER, Sets};
use crate::shape::waits;
use crate::tile::Kind;

/// How often another seat's discard is a tile one waits for, against a draw of one's own: people keep what is wanted.
pub(super) const DISCARD: f64 = 0.6;
/// The share of a deal's remaining turns that it usually still lasts: somebody wins before the wall is used up.
pub(super) const LASTS: f64 = 0.8;
/// How many plans are looked at closely.
const CLOSE_LOOKS: usize = 4;
/// Tiles that a waiting hand usually has left to wait for.
const USUAL_WAIT: f64 = 5.5;
/// How many more help for every tile more that is missing.
const USUAL_MORE: f64 = 7.0;
/// How often a bonus tile that is held stays in the hand.
const KEPT: f64 = 0.85;
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
    /// The share of the last tile's copies that can be won on when others discard them.
    open: f64,
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
    pub(super) fn of(&mut self, holding: &Holding, bars: &Bars) -> f64 {
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
                    open: 1.0,
                };
                rough.push((self.worth(&plan, holding, pace), plan, missing));
            }
        }
        rough.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut close: Vec<f64> = Vec::new();
        for (_, plan, missing) in rough.iter().take(CLOSE_LOOKS) {
            close.push(self.close_look(plan, &mut laid, *missing, bars));
        }
        close.sort_by(|a, b| b.total_cmp(a));
        let [best, second] = [0, 1].map(|place| close.get(place).copied().unwrap_or(0.0));
        best + SECOND * second
    }

    fn close_look(&mut self, plan: &Plan, laid: &mut Laid<'_>, missing: u8, bars: &Bars) -> f64 {
        let useful = plan.form.useful(laid, &mut self.reach);
        let holding = laid.holding;
        let winnable = if missing == 1 {
            self.winnable(&useful, holding, bars)
        } else {
            1.0
        };
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
                open: winnable,
            }
        };
        let closed = self.worth(plan, holding, pace(false));
        match plan.form {
            Form::Pairs | Form::Orphans => closed,
            Form::Sets { .. } if holding.sets.is_empty() => {
                closed.max(self.worth_open(plan, holding, pace(true)))
            }
            Form::Sets { .. } => self.worth(plan, holding, pace(true)),
        }
    }

    /// The share of the copies of these kinds that the hand, which waits for them, can win on when others discard them.
    fn winnable(&self, useful: &[Kind], holding: &Holding, bars: &Bars) -> f64 {
        let (tiles, melds) = (&holding.tiles, holding.sets.len());
        let free = bars.open(&waits(tiles, melds, tiles, self.sight.forms));
        let left = |kind: &Kind| f64::from(self.sight.left(*kind));
        let all: f64 = useful.iter().map(left).sum();
        let open: f64 = useful
            .iter()
            .filter(|kind| free.contains(kind))
            .map(left)
            .sum();
        if all > 0.0 { open / all } else { 1.0 }
    }

    fn worth(&self, plan: &Plan, holding: &Holding, pace: Pace) -> f64 {
        if !holding.sets.is_empty() {
            return self.worth_open(plan, holding, pace);
        }
        let prices = &self.sight.prices;
        let luck = self.luck(plan, holding);
        self.hope(
            [plan.closed + prices.concealed, prices.closed_draw],
            luck,
            pace,
        )
    }

    fn worth_open(&self, plan: &Plan, holding: &Holding, pace: Pace) -> f64 {
        self.hope([plan.faan, 0], self.luck(plan, holding), pace)
    }

    /// Bonus faan of the tiles that would stay in the hand.
    fn luck(&self, plan: &Plan, holding: &Holding) -> f64 {
        let dora = |kind: Kind| f64::from(self.sight.doras[kind.index()]);
        let held = holding
            .tiles
            .iter()
            .filter(|(kind, _)| plan.form.keeps(*kind));
        let held: f64 = held.map(|(kind, n)| KEPT * f64::from(n) * dora(kind)).sum();
        let sets = holding.sets.iter().flat_map(|set| {
            let copies = if set.run { 1.0 } else { 3.0 };
            set.kinds().map(move |kind| copies * dora(kind))
        });
        held + sets.sum::<f64>() + KEPT * f64::from(holding.reds)
    }

    /// Chance times payment for a plan with this many certain faan, and so many more if it is self-drawn, the luck of bonus
    /// tiles weighed in.
    fn hope(&self, [faan, drawn]: [u32; 2], luck: f64, pace: Pace) -> f64 {
        let sight = self.sight;
        let faan = faan + sight.bonus_faan;
        let paid = |faan| self.paid([faan, faan + drawn], luck, pace);
        if sight.bonus_chance <= 0.0 {
            return paid(faan);
        }
        let dry = (1.0 - sight.bonus_chance).powf(self.turns_with(pace, true).min(sight.turns));
        let own = (1.0 - dry) / 4.0;
        let lucky = if sight.bonus_free { dry + own } else { own };
        let bonus = if sight.bonus_free {
            sight.prices.no_bonus
        } else {
            sight.prices.own_bonus
        };
        lucky * paid(faan + bonus) + (1.0 - lucky) * paid(faan)
    }

    fn paid(&self, [faan, drawn]: [u32; 2], luck: f64, pace: Pace) -> f64 {
        let (prices, purse) = (&self.sight.prices, &self.sight.purse);
        let drawn = purse.drawn * prices.pay_with(drawn + prices.self_draw, luck);
        let discarded = purse.discarded * prices.pay_with(faan, luck);
        if discarded > 0.0 {
            let by_draw = 1.0 / (1.0 + 3.0 * DISCARD * pace.open);
            self.chance(pace, true) * (by_draw * drawn + (1.0 - by_draw) * discarded)
        } else if drawn > 0.0 {
            self.chance(pace, false) * drawn
        } else {
            0.0
        }
    }

    /// Turns until the hand is complete, on average: the fewer tiles are missing, the fewer kinds still help.
    fn turns_with(&self, pace: Pace, on_discards: bool) -> f64 {
        if pace.left <= 0.0 {
            return f64::INFINITY;
        }
        let weight = pace.ways / pace.left;
        let last = if on_discards {
            1.0 + 3.0 * DISCARD * pace.open
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
