//! What a hand can aim at, and what it would be worth for certain if it got there.

use std::array::from_fn;

use crate::player::prices::Price;
use crate::player::reach::{HONOURS, Laid, Reach, Wish};
use crate::player::sight::{Holding, Set, Sight};
use crate::shape::layout::{Missing, NEVER, Sets};
use crate::shape::special::{short_of_orphans, short_of_pairs};
use crate::tile::{Kind, Suit};

/// One aim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plan {
    /// The form of the finished hand.
    pub(super) form: Form,
    /// Faan of its patterns, those of the sets on the table included; nothing for luck, bonus tiles or concealment.
    pub(super) faan: u32,
    /// The same in a hand without claimed sets.
    pub(super) closed: u32,
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
        /// No terminals in the suits.
        simples: bool,
    },
    /// Seven different pairs.
    Pairs,
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
            Self::Pairs => short_of_pairs(&laid.holding.tiles),
            Self::Orphans => short_of_orphans(&laid.holding.tiles),
        }
    }

    /// Whether a finished hand of this form can have the kind in its concealed part.
    pub(super) fn keeps(self, kind: Kind) -> bool {
        match self {
            Self::Sets {
                groups, simples, ..
            } => groups[group_of(kind)] && !(simples && kind.is_major()),
            Self::Pairs => true,
            Self::Orphans => kind.is_major(),
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
            Self::Pairs => Kind::all()
                .filter(|&kind| short_of_pairs(&laid.holding.tiles.with(kind)) < now)
                .collect(),
            Self::Orphans => Kind::all()
                .filter(|&kind| short_of_orphans(&laid.holding.tiles.with(kind)) < now)
                .collect(),
        }
    }

    fn useful_for_sets(self, laid: &mut Laid<'_>, now: u8, reach: &mut Reach) -> Vec<Kind> {
        let Self::Sets {
            sets,
            wanted,
            simples,
            ..
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
            self.keeps(*kind)
                && laid
                    .group_with(
                        reach,
                        *kind,
                        Wish {
                            sets,
                            wanted,
                            simples,
                        },
                    )
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
            simples,
        } = self
        else {
            return [Missing::NOTHING; 4];
        };
        let parts = laid.groups(
            reach,
            Wish {
                sets,
                wanted,
                simples,
            },
        );
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
    for (sets, of_shape) in shapes(sight, holding) {
        for Keeping {
            groups,
            simples,
            price,
        } in keepings(sight, holding, sets)
        {
            let room = groups[HONOURS] && sets != Sets::Runs;
            for wanted in wishes(sight, holding, room) {
                let honours = honours_faan(sight, holding, wanted);
                let price = of_shape + price + honours.into();
                let form = Form::Sets {
                    groups,
                    sets,
                    wanted,
                    simples,
                };
                plans.push(Plan::new(form, price));
            }
        }
    }
    if holding.sets.is_empty() {
        let prices = &sight.prices;
        let special = [
            (Form::Pairs, prices.seven_pairs, sight.forms.seven_pairs),
            (Form::Orphans, prices.thirteen_orphans, true),
        ];
        let wins = special
            .into_iter()
            .filter(|&(_, faan, wins)| faan > 0 && wins);
        plans.extend(wins.map(|(form, faan, _)| Plan::new(form, faan.into())));
    }
    plans
}

impl Plan {
    fn new(form: Form, price: Price) -> Self {
        Self {
            form,
            faan: price.open,
            closed: price.closed,
        }
    }
}

/// Which sets to make, with the faan that brings.
fn shapes(sight: &Sight, holding: &Holding) -> Vec<(Sets, Price)> {
    let mut shapes = vec![(Sets::Any, Price::default())];
    if holding.sets.iter().all(|set| set.run) {
        shapes.push((Sets::Runs, sight.prices.common_hand));
    }
    if holding.sets.iter().all(|set| !set.run) {
        shapes.push((Sets::Triplets, sight.prices.all_pungs.into()));
    }
    shapes
}

/// Which kinds to keep to, with the faan that brings.
struct Keeping {
    groups: [bool; 4],
    simples: bool,
    price: Price,
}

fn keepings(sight: &Sight, holding: &Holding, sets: Sets) -> Vec<Keeping> {
    let keeping = |groups, price| Keeping {
        groups,
        simples: false,
        price,
    };
    let mut keepings = vec![keeping([true; 4], Price::default())];
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
            keepings.push(keeping(groups, sight.prices.full_flush));
        }
        groups[HONOURS] = true;
        if fits(true) {
            keepings.push(keeping(groups, sight.prices.half_flush));
        }
    }
    let simple = |set: &Set| !set.kinds().any(Kind::is_major);
    let price = sight.prices.simples;
    if price != Price::default() && sets != Sets::Triplets && holding.sets.iter().all(simple) {
        keepings.push(Keeping {
            simples: true,
            ..keeping([true, true, true, false], price)
        });
    }
    keepings
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

/// The bit of an honour among those wanted.
pub(super) fn bit(honour: Kind) -> u8 {
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
