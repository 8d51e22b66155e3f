//! Every way to cut tiles into sets and a pair.

use std::iter::from_fn;
use std::ops::Deref;

use crate::shape::rank::{BITS, HONOURS_AT, Words};
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
    /// Its lowest kind.
    #[must_use]
    pub fn low(self) -> Kind {
        match self {
            Self::Triplet(low) | Self::Run(low) => low,
        }
    }

    /// How far its tiles are apart: 0 in a triplet, 1 in a run.
    fn step(self) -> usize {
        usize::from(matches!(self, Self::Run(_)))
    }

    /// Its tiles in order.
    #[must_use]
    pub fn kinds(self) -> [Kind; 3] {
        let (low, step) = (self.low(), self.step());
        [0, 1, 2].map(|place| Kind::from_index(low.index() + place * step).unwrap_or(low))
    }

    /// Whether this kind is in it.
    #[must_use]
    pub fn has(self, kind: Kind) -> bool {
        kind.index().wrapping_sub(self.low().index()) <= 2 * self.step()
    }
}

/// The sets of one cut, four at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Groups {
    groups: [Group; 4],
    len: u8,
}

impl Groups {
    /// Puts a set behind the others. A hand has room for four.
    fn push(&mut self, group: Group) {
        self.groups[usize::from(self.len)] = group;
        self.len += 1;
    }

    /// The set at this place; any set where there is none.
    pub(crate) fn any(&self, place: usize) -> Group {
        self.groups[place % 4]
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
        &self.groups[..usize::from(self.len)]
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
    if let Some(words) = Words::of(tiles) {
        each(&words, |cut| found.push(*cut));
    }
    found
}

/// Visits every cut of a heap, in the order of [`cuts`].
#[inline]
pub(super) fn each(words: &Words, mut visit: impl FnMut(&Cut)) {
    let types = types(words);
    if types.iter().map(|kind| kind.ends()).sum::<u8>() != 1 {
        return;
    }
    let with_pair = types.iter().position(|kind| kind.ends() == 1);
    let group = with_pair.unwrap_or(HONOURS_AT);
    let packed = words.packed();
    let of_suit = |suit: usize| u32::from(types[suit].exchanges()) << (9 * suit);
    let exchanges = of_suit(0) | of_suit(1) | of_suit(2);
    for pair in pairs(words, group, types[group]) {
        let left = packed - (2 << (BITS * pair.index()));
        let mut places = exchanges & !(0x1ff << (9 * group));
        // An exchange takes nine tiles: no hand has two groups with one, and few have one at all.
        if words.tiles_of(group) >= 9 + 2 {
            let rest = Type::of(&words.minus(pair, 2), group);
            places |= u32::from(rest.exchanges()) << (9 * group);
        }
        while places != 0 {
            let place = places.trailing_zeros();
            places &= places - 1;
            visit(&cut(left, pair, Some(place)));
        }
        visit(&cut(left, pair, None));
    }
}

/// The kinds that can be the pair, in the group that has it.
fn pairs(words: &Words, group: usize, kind: Type) -> impl Iterator<Item = Kind> {
    let mut places = if group == HONOURS_AT {
        let two = |at: &u32| words.word(HONOURS_AT) >> (8 * at) & 0xff == 2;
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

/// The cut of what is left beside the pair: triplets where there are three of a kind, but equal runs from the kind on that
/// is exchanged.
fn cut(mut left: u128, pair: Kind, exchange: Option<u32>) -> Cut {
    /// One of a kind, and one each of the two above it.
    const RUN: u128 = 1 | 1 << BITS | 1 << (2 * BITS);
    let mut groups = Groups::default();
    while left != 0 {
        let at = left.trailing_zeros() / BITS as u32;
        let place = BITS as u32 * at;
        let low = Kind::from_index(at as usize).unwrap_or(Kind::FIRST);
        let (taken, group) = if left >> place & 0b111 >= 3 && exchange != Some(at) {
            (3, Group::Triplet(low))
        } else {
            (RUN, Group::Run(low))
        };
        left -= taken << place;
        groups.push(group);
    }
    Cut { pair, groups }
}
