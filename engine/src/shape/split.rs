//! Every way to cut tiles into sets and a pair.

use std::iter::repeat_n;

use crate::tile::Kind;
use crate::tiles::Tiles;

/// Three tiles that form a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Three of the same kind.
    Triplet(Kind),
    /// Three in a row; the lowest is named.
    Run(Kind),
}

impl Group {
    /// Its tiles in order.
    #[must_use]
    pub fn kinds(self) -> [Kind; 3] {
        match self {
            Self::Triplet(kind) => [kind; 3],
            Self::Run(low) => [0, 1, 2].map(|steps| low.step(steps).unwrap_or(low)),
        }
    }

    /// Whether this kind is in it.
    #[must_use]
    pub fn has(self, kind: Kind) -> bool {
        self.kinds().contains(&kind)
    }
}

/// One way to cut tiles.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cut {
    /// The pair.
    pub pair: Kind,
    /// The sets, from the lowest tile up.
    pub groups: Vec<Group>,
}

/// Every way to cut these tiles into sets and one pair, each once. Empty when there is none.
#[must_use]
pub fn cuts(tiles: &Tiles) -> Vec<Cut> {
    if tiles.len() % 3 != 2 {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (pair, _) in tiles.iter().filter(|&(_, n)| n >= 2) {
        let mut rest = *tiles;
        rest.take(pair);
        rest.take(pair);
        let mut groups = Vec::with_capacity(4);
        cut_rest(&rest, pair, &mut groups, &mut found);
    }
    found
}

/// Of the lowest kind left three form a triplet or none do; each other one begins a run. So every cut is found once.
fn cut_rest(rest: &Tiles, pair: Kind, groups: &mut Vec<Group>, found: &mut Vec<Cut>) {
    let Some((low, count)) = rest.iter().next() else {
        found.push(Cut {
            pair,
            groups: groups.clone(),
        });
        return;
    };
    for triplets in 0..=count / 3 {
        let runs = count - 3 * triplets;
        let here = repeat_n(Group::Triplet(low), triplets.into())
            .chain(repeat_n(Group::Run(low), runs.into()));
        if let Some(left) = here.clone().try_fold(*rest, without) {
            let before = groups.len();
            groups.extend(here);
            cut_rest(&left, pair, groups, found);
            groups.truncate(before);
        }
    }
}

/// The tiles without those of a set; `None` when the set is not among them.
fn without(mut tiles: Tiles, group: Group) -> Option<Tiles> {
    let is_run = matches!(group, Group::Run(low) if low.step(2).is_some());
    let can_be = is_run || matches!(group, Group::Triplet(_));
    (can_be && group.kinds().into_iter().all(|kind| tiles.take(kind))).then_some(tiles)
}
