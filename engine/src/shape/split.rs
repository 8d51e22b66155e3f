//! Every way to cut tiles into sets and a pair.

use std::ops::Deref;

use crate::shape::rank::Words;
use crate::shape::tables::{Type, types};
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

/// The sets of one cut, four at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Groups {
    groups: [Group; 4],
    len: usize,
}

impl Groups {
    /// Puts a set behind the others. A hand has room for four.
    fn push(&mut self, group: Group) {
        self.groups[self.len] = group;
        self.len += 1;
    }
}

impl Default for Groups {
    fn default() -> Self {
        Self {
            groups: [Group::Triplet(Kind::FIRST); 4],
            len: 0,
        }
    }
}

impl Deref for Groups {
    type Target = [Group];

    fn deref(&self) -> &[Group] {
        &self.groups[..self.len]
    }
}

/// One way to cut tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cut {
    /// The pair.
    pub pair: Kind,
    /// The sets, from the lowest tile up, a triplet before a run.
    pub groups: Groups,
}

/// Every way to cut these tiles into sets and one pair, each once. Empty when there is none, and for what is no hand:
/// more than 14 tiles, or a fifth copy of one.
///
/// Those with the lowest pair come first, and of them those that take runs where others take triplets.
#[must_use]
pub fn cuts(tiles: &Tiles) -> Vec<Cut> {
    let mut found = Vec::new();
    let types = Words::of(tiles).map(|words| types(&words));
    let Some(types) = types.filter(|types| types.iter().map(|kind| kind.ends()).sum::<u8>() == 1)
    else {
        return found;
    };
    for pair in pairs(tiles, types) {
        let mut rest = *tiles;
        rest.take(pair);
        rest.take(pair);
        cut_rest(&rest, pair, &mut found);
    }
    found
}

/// The kinds that can be the pair, in the suit that has one.
fn pairs(tiles: &Tiles, types: [Type; 4]) -> impl Iterator<Item = Kind> {
    let suit = types
        .iter()
        .position(|kind| kind.ends() == 1)
        .unwrap_or(HONOURS);
    let counts = tiles.counts()[9 * suit..].iter().take(9);
    // Three tiles of a set add up to a multiple of three, so the two of the pair leave what the suit leaves.
    let numbers: usize = counts
        .clone()
        .enumerate()
        .map(|(at, &count)| at * usize::from(count))
        .sum();
    let can_be = move |(at, &count): (usize, &u8)| match suit {
        HONOURS => count == 2,
        _ => at % 3 == 2 * numbers % 3 && types[suit].pairs() & 1 << (at / 3) != 0,
    };
    let found = counts.enumerate().filter(move |&kind| can_be(kind));
    found.filter_map(move |(at, _)| Kind::from_index(9 * suit + at))
}

/// The place of the honours among the four groups of kinds.
const HONOURS: usize = 3;

/// Every way to cut what is left beside the pair, which can be cut into sets.
fn cut_rest(rest: &Tiles, pair: Kind, found: &mut Vec<Cut>) {
    let Some(words) = Words::of(rest) else {
        return;
    };
    let first = found.len();
    found.push(Cut {
        pair,
        groups: Groups::default(),
    });
    for (suit, kind) in types(&words).into_iter().enumerate() {
        let exchanges = kind.exchanges();
        if exchanges == 0 {
            let with = |cut: &mut Cut| cut_suit(rest, suit, None, &mut cut.groups);
            found[first..].iter_mut().for_each(with);
            continue;
        }
        let places = (0..7).filter(|place| exchanges & 1 << place != 0);
        let ways = places.map(Some).chain([None]);
        for cut in found.split_off(first) {
            found.extend(ways.clone().map(|place| {
                let mut cut = cut;
                cut_suit(rest, suit, place, &mut cut.groups);
                cut
            }));
        }
    }
}

/// Cuts one suit into sets: triplets where there are three of a kind, but at the place of the exchange equal runs.
fn cut_suit(rest: &Tiles, suit: usize, exchange: Option<usize>, groups: &mut Groups) {
    let mut in_runs = [0; 11];
    for (at, &count) in rest.counts()[9 * suit..].iter().take(9).enumerate() {
        let Some(low) = Kind::from_index(9 * suit + at) else {
            return;
        };
        let mut runs = count - in_runs[at];
        if runs >= 3 && exchange != Some(at) {
            groups.push(Group::Triplet(low));
            runs -= 3;
        }
        for _ in 0..runs {
            groups.push(Group::Run(low));
        }
        in_runs[at + 1] += runs;
        in_runs[at + 2] += runs;
    }
}
