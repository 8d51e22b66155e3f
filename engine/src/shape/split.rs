//! Every way to cut tiles into sets and a pair.

use std::iter::from_fn;
use std::ops::Deref;

use crate::shape::rank::{HONOURS_AT, Words};
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
    let Some(words) = Words::of(tiles) else {
        return found;
    };
    let types = types(&words);
    if types.iter().map(|kind| kind.ends()).sum::<u8>() != 1 {
        return found;
    }
    let with_pair = types.iter().position(|kind| kind.ends() == 1);
    let group = with_pair.unwrap_or(HONOURS_AT);
    for pair in pairs(&words, group, types[group]) {
        let rest = words.minus(pair, 2);
        let mut types = types;
        types[group] = Type::of(&rest, group);
        cut_rest(&rest, types, pair, &mut found);
    }
    found
}

/// The kinds that can be the pair, in the group that has it.
fn pairs(words: &Words, group: usize, kind: Type) -> impl Iterator<Item = Kind> {
    let mut places = if group == HONOURS_AT {
        let two = |at: &u32| words.group(HONOURS_AT) >> (8 * at) & 0xff == 2;
        (0..7).find(two).map_or(0, |at| 1 << at)
    } else {
        // The three tiles of a set make no difference to a division by three, so the two of the pair leave what all leave.
        let left = 2 * words.numbers(group) % 3;
        let thirds = u16::from(kind.pairs());
        (thirds & 1 | (thirds & 2) << 2 | (thirds & 4) << 4) << left
    };
    from_fn(move || {
        let at = places.trailing_zeros() as usize;
        places &= places.checked_sub(1)?;
        Kind::from_index(9 * group + at)
    })
}

/// Every way to cut what is left beside the pair, groups of these types, which can be cut into sets.
fn cut_rest(rest: &Words, types: [Type; 4], pair: Kind, found: &mut Vec<Cut>) {
    let first = found.len();
    found.push(Cut {
        pair,
        groups: Groups::default(),
    });
    for (group, kind) in types.into_iter().enumerate() {
        let counts = rest.group(group);
        let exchanges = kind.exchanges();
        if exchanges == 0 {
            for cut in &mut found[first..] {
                cut_group(counts, group, None, &mut cut.groups);
            }
            continue;
        }
        let places = (0..7).filter(|place| exchanges & 1 << place != 0);
        let ways = places.map(Some).chain([None]);
        for cut in found.split_off(first) {
            found.extend(ways.clone().map(|place| {
                let mut cut = cut;
                cut_group(counts, group, place, &mut cut.groups);
                cut
            }));
        }
    }
}

/// Cuts one group into sets, a byte for each count: triplets where there are three of a kind, but at the place of the
/// exchange equal runs.
fn cut_group(mut counts: u128, group: usize, exchange: Option<u32>, groups: &mut Groups) {
    const RUN: u128 = 1 | 1 << 8 | 1 << 16;
    let mut at = 0;
    while counts != 0 {
        let empty = counts.trailing_zeros() / 8;
        counts >>= 8 * empty;
        at += empty;
        let Some(low) = Kind::from_index(9 * group + at as usize) else {
            return;
        };
        if counts & 0xff >= 3 && exchange != Some(at) {
            counts -= 3;
            groups.push(Group::Triplet(low));
        } else {
            counts -= RUN;
            groups.push(Group::Run(low));
        }
    }
}
