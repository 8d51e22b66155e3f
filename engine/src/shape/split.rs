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
    let mut exchanges = types.map(Type::exchanges);
    for pair in pairs(words, group, types[group]) {
        let rest = words.minus(pair, 2);
        // An exchange takes nine tiles: no hand has two groups with one, and few have one at all.
        exchanges[group] = if rest.tiles_of(group) >= 9 {
            Type::of(&rest, group).exchanges()
        } else {
            0
        };
        let mut places = exchanges.iter().fold(0, |all, places| all | places);
        while places != 0 {
            let place = places.trailing_zeros();
            places &= places - 1;
            visit(&rest_cut(&rest, exchanges, pair, Some(place)));
        }
        visit(&rest_cut(&rest, exchanges, pair, None));
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

/// The cut of what is left beside the pair, with equal runs in place of triplets at one place of the group that has such.
fn rest_cut(rest: &Words, exchanges: [u8; 4], pair: Kind, exchange: Option<u32>) -> Cut {
    let mut groups = Groups::default();
    // Written out: the compiler would not unroll a loop over the three.
    let mut cut = |suit: usize| {
        let place = exchange.filter(|place| exchanges[suit] & 1 << place != 0);
        cut_suit(rest, suit, place, &mut groups);
    };
    cut(0);
    cut(1);
    cut(2);
    let mut honours = rest.word(HONOURS_AT);
    while honours != 0 {
        let place = honours.trailing_zeros() / 8;
        honours &= !(0xff << (8 * place));
        let kind = Kind::from_index(9 * HONOURS_AT + place as usize);
        groups.push(Group::Triplet(kind.unwrap_or(Kind::FIRST)));
    }
    Cut { pair, groups }
}

/// Cuts one suit into sets: triplets where there are three of a kind, but at the place of the exchange equal runs.
fn cut_suit(rest: &Words, suit: usize, exchange: Option<u32>, groups: &mut Groups) {
    /// Two tiles in a row.
    const TWO: u64 = 1 | 1 << 8;
    let mut counts = rest.word(suit);
    let mut ones = rest.ones(suit);
    let low = Kind::from_index(9 * suit).unwrap_or(Kind::FIRST);
    if ones >= 3 && exchange != Some(0) {
        ones -= 3;
        groups.push(Group::Triplet(low));
    }
    for _ in 0..ones {
        counts -= TWO;
        groups.push(Group::Run(low));
    }
    let mut next = 1;
    while counts != 0 {
        let empty = counts.trailing_zeros() / 8;
        counts >>= 8 * empty;
        next += empty;
        let Some(low) = Kind::from_index(9 * suit + next as usize) else {
            return;
        };
        let (taken, made) = if counts & 0xff >= 3 && exchange != Some(next) {
            (3, Group::Triplet(low))
        } else {
            (1 | TWO << 8, Group::Run(low))
        };
        counts -= taken;
        groups.push(made);
    }
}
