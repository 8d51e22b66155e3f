//! What a hand can aim at, and what it would be worth for certain if it got there.

use std::array::from_fn;

use crate::player::reach::{HONOURS, Laid, Reach};
use crate::player::sight::{Holding, Sight};
use crate::shape::layout::{Missing, NEVER, Sets};
use crate::shape::special::short_of_orphans;
use crate::tile::{Kind, Suit};

/// One aim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plan {
    /// The form of the finished hand.
    pub(super) form: Form,
    /// Faan of its patterns, those of the sets on the table included; nothing for luck, bonus tiles or concealment.
    pub(super) faan: u32,
}

/// The form of a finished hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Sets and a pair.
    Sets {
        /// Which groups may be in the concealed part: the three suits, then the honours.
        groups: [bool; 4],
        /// Which sets.
        sets: Sets,
        /// Honours that must be triplets, as bits from East up.
        wanted: u8,
    },
    /// Every terminal and honour, one of them twice.
    Orphans,
}

impl Form {
    /// How many tiles the holding is short of it; [`NEVER`] if it cannot be reached.
    pub(super) fn missing(self, laid: &mut Laid<'_>, reach: &mut Reach) -> u8 {
        match self {
            Self::Sets { .. } => {
                let [a, b, c, honours] = self.parts(laid, reach);
                a.and(&b).and(&c).joined(&honours, sets_left(laid.holding))
            }
            Self::Orphans => short_of_orphans(&laid.holding.tiles),
        }
    }

    /// The kinds that bring the holding nearer.
    pub(super) fn useful(self, laid: &mut Laid<'_>, reach: &mut Reach) -> Vec<Kind> {
        let now = self.missing(laid, reach);
        if now >= NEVER {
            return Vec::new();
        }
        match self {
            Self::Sets { .. } => self.useful_for_sets(laid, now, reach),
            Self::Orphans => Kind::all()
                .filter(|&kind| short_of_orphans(&laid.holding.tiles.with(kind)) < now)
                .collect(),
        }
    }

    fn useful_for_sets(self, laid: &mut Laid<'_>, now: u8, reach: &mut Reach) -> Vec<Kind> {
        let Self::Sets {
            groups,
            sets,
            wanted,
        } = self
        else {
            return Vec::new();
        };
        let [a, b, c, honours] = self.parts(laid, reach);
        let (suits, last) = (a.and(&b), c.and(&honours));
        let others = [
            b.and(&last),
            a.and(&last),
            suits.and(&honours),
            suits.and(&c),
        ];
        let need = sets_left(laid.holding);
        let mut helps = |kind: &Kind| {
            groups[group_of(*kind)]
                && laid
                    .group_with(reach, *kind, sets, wanted)
                    .is_some_and(|part| others[group_of(*kind)].joined(&part, need) < now)
        };
        Kind::all().filter(|kind| helps(kind)).collect()
    }

    /// What the groups lack that it has room for; nothing can be had in the others.
    fn parts(self, laid: &mut Laid<'_>, reach: &mut Reach) -> [Missing; 4] {
        let Self::Sets {
            groups,
            sets,
            wanted,
        } = self
        else {
            return [Missing::NOTHING; 4];
        };
        let parts = laid.groups(reach, sets, wanted);
        from_fn(|group| {
            if groups[group] {
                parts[group]
            } else {
                Missing::NOTHING
            }
        })
    }
}

/// Sets that are still to be made.
fn sets_left(holding: &Holding) -> usize {
    4 - holding.sets.len().min(4)
}

fn group_of(kind: Kind) -> usize {
    kind.suit().map_or(HONOURS, |suit| suit as usize)
}

/// Every plan that fits the sets on the table.
pub(super) fn plans(sight: &Sight, holding: &Holding) -> Vec<Plan> {
    let mut plans = Vec::new();
    for (sets, shape_faan) in shapes(sight, holding) {
        for (groups, flush_faan) in flushes(sight, holding) {
            let room = groups[HONOURS] && sets != Sets::Runs;
            for wanted in wishes(sight, holding, room) {
                let faan = shape_faan + flush_faan + honours_faan(sight, holding, wanted);
                plans.push(Plan {
                    form: Form::Sets {
                        groups,
                        sets,
                        wanted,
                    },
                    faan,
                });
            }
        }
    }
    if holding.sets.is_empty() && sight.prices.thirteen_orphans > 0 {
        plans.push(Plan {
            form: Form::Orphans,
            faan: sight.prices.thirteen_orphans,
        });
    }
    plans
}

/// Which sets to make, with the faan that brings.
fn shapes(sight: &Sight, holding: &Holding) -> Vec<(Sets, u32)> {
    let mut shapes = vec![(Sets::Any, 0)];
    if holding.sets.iter().all(|set| set.run) {
        shapes.push((Sets::Runs, sight.prices.common_hand));
    }
    if holding.sets.iter().all(|set| !set.run) {
        shapes.push((Sets::Triplets, sight.prices.all_pungs));
    }
    shapes
}

/// Which groups to keep to, with the faan that brings.
fn flushes(sight: &Sight, holding: &Holding) -> Vec<([bool; 4], u32)> {
    let mut flushes = vec![([true; 4], 0)];
    for suit in Suit::ALL {
        let fits = |honours: bool| {
            holding
                .sets
                .iter()
                .all(|set| set.low.suit().map_or(honours, |s| s == suit))
        };
        let mut groups = [false; 4];
        groups[suit as usize] = true;
        if fits(false) {
            flushes.push((groups, sight.prices.full_flush));
        }
        groups[HONOURS] = true;
        if fits(true) {
            flushes.push((groups, sight.prices.half_flush));
        }
    }
    flushes
}

/// Every selection of the paired valuable honours that could become triplets.
fn wishes(sight: &Sight, holding: &Holding, room: bool) -> Vec<u8> {
    let mut wishes = vec![0];
    let pairs = sight.values.iter().map(|&(kind, _)| kind).filter(|&kind| {
        let held = holding.tiles[kind];
        held >= 2 && held + sight.left(kind) >= 3
    });
    for kind in pairs.take(if room { 3 } else { 0 }) {
        let more: Vec<u8> = wishes.iter().map(|wish| wish | bit(kind)).collect();
        wishes.extend(more);
    }
    wishes
}

fn bit(honour: Kind) -> u8 {
    1 << (honour.index() - 27)
}

fn honours_faan(sight: &Sight, holding: &Holding, wanted: u8) -> u32 {
    let lying = holding
        .sets
        .iter()
        .filter(|set| set.low.is_honour())
        .fold(0, |bits, set| bits | bit(set.low));
    let all = lying | wanted;
    let single: u32 = sight
        .values
        .iter()
        .filter(|&&(kind, _)| all & bit(kind) != 0)
        .map(|&(_, worth)| worth)
        .sum();
    let dragons = Kind::all()
        .filter(|kind| kind.dragon().is_some() && all & bit(*kind) != 0)
        .count();
    single
        + if dragons == 3 {
            sight.prices.big_three_dragons
        } else {
            0
        }
}
