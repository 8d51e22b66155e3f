//! Every way to cut tiles into sets and a pair.

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
        cut_rest(&mut rest, pair, &mut groups, &mut found);
    }
    found
}

/// The lowest tile left belongs to a triplet of its kind or is the lowest of a run: try both.
fn cut_rest(rest: &mut Tiles, pair: Kind, groups: &mut Vec<Group>, found: &mut Vec<Cut>) {
    let Some((low, count)) = rest.iter().next() else {
        found.push(Cut {
            pair,
            groups: groups.clone(),
        });
        return;
    };
    let is_run =
        low.step(1).is_some_and(|k| rest[k] > 0) && low.step(2).is_some_and(|k| rest[k] > 0);
    for (fits, group) in [(count >= 3, Group::Triplet(low)), (is_run, Group::Run(low))] {
        if fits {
            for kind in group.kinds() {
                rest.take(kind);
            }
            groups.push(group);
            cut_rest(rest, pair, groups, found);
            groups.pop();
            for kind in group.kinds() {
                rest.add(kind);
            }
        }
    }
}
