//! The counts of a suit as one number.
//!
//! All counts that a suit can have within a hand are numbered without gaps, so that a table has one byte for each. The
//! number is the sum of two look-ups: where it begins for the counts of some of the kinds, and the place of those of the
//! others. The latter stand in the order of their sums: what still fits beside the former is always a first part of them.
//!
//! A suit begins with its last four kinds and has its place by the first five. So the numbers of suits with few tiles, which
//! most hands have, stand close together: a look-up waits for memory much longer than for anything else.

use crate::tile::Kind;
use crate::tiles::Tiles;

/// Most tiles in hand, and so of a suit.
pub const MOST: u8 = 14;
/// Counts that nine kinds can have: 0–4 each, 14 together.
pub const SUITS: usize = 405_350;
/// Counts that the seven honours can have.
pub const HONOURS: usize = 43_130;

/// Counts of one, four and five kinds as numbers of base five.
const ONE: usize = 5;
const FOUR: usize = ONE.pow(4);
const FIVE: usize = ONE.pow(5);

/// A heap in five words, a byte for each kind: so few steps read all of it.
///
/// First come the words of the three suits, from two to nine; then the honours, behind one empty byte; last the ones of
/// the three suits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Words([u64; 5]);

/// The word of the honours, and their place among the four groups of kinds.
pub(super) const HONOURS_AT: usize = 3;
/// The word of the ones.
const ONES_AT: usize = 4;

/// A one in each byte.
pub(super) const EACH: u64 = u64::from_le_bytes([1; 8]);

/// The bits of a count where all are packed in one number.
pub(super) const BITS: usize = 3;

/// The sum of the bytes of a word, if it fits a byte.
#[inline]
pub(super) fn sum(word: u64) -> u8 {
    word.wrapping_mul(EACH).to_le_bytes()[7]
}

impl Words {
    /// `None` when these cannot be tiles in hand: they are more than 14, or there is a fifth copy.
    #[inline]
    pub(super) fn of(tiles: &Tiles) -> Option<Self> {
        let words = Self::from_counts(tiles.counts());
        // Five and more reach the highest bit of their byte.
        let room = EACH * u64::from(0x80 - Kind::COPIES - 1);
        let beyond = words
            .0
            .iter()
            .fold(0, |bits, &word| bits | word | word.wrapping_add(room));
        (beyond & (EACH << 7) == 0 && words.tiles() <= MOST).then_some(words)
    }

    /// The words of these counts, which are up to four each but may be more than a hand together.
    #[inline]
    pub(super) fn from_counts(counts: &[u8; Kind::COUNT]) -> Self {
        Self([
            word(counts, 1),
            word(counts, 10),
            word(counts, 19),
            word(counts, 26) & !0xff,
            u64::from_le_bytes([counts[0], counts[9], counts[18], 0, 0, 0, 0, 0]),
        ])
    }

    /// All five words.
    #[inline]
    pub(super) fn all(&self) -> [u64; 5] {
        self.0
    }

    /// The terminals and honours of all words.
    #[inline]
    pub(super) fn majors(&self) -> [u64; 5] {
        let [a, b, c, honours, ones] = self.0;
        let nine = |suit| suit & 0xff << 56;
        [nine(a), nine(b), nine(c), honours, ones]
    }

    /// How many tiles there are, if they fit a byte.
    #[inline]
    pub(super) fn tiles(&self) -> u8 {
        sum(self.0.iter().fold(0, |all, &word| all.wrapping_add(word)))
    }

    /// How many tiles there are of one group.
    #[inline]
    pub(super) fn tiles_of(&self, group: usize) -> u8 {
        let ones = if group == HONOURS_AT {
            0
        } else {
            self.ones(group)
        };
        sum(self.0[group]) + ones
    }

    /// The same with so many more tiles of a kind.
    #[inline]
    pub(super) fn plus(mut self, kind: Kind, count: u8) -> Self {
        let (word, one) = one(kind);
        self.0[word] += one * u64::from(count);
        self
    }

    /// The same without so many tiles of a kind, which are there.
    #[inline]
    pub(super) fn minus(mut self, kind: Kind, count: u8) -> Self {
        let (word, one) = one(kind);
        self.0[word] -= one * u64::from(count);
        self
    }

    /// The counts of one group, a byte each from the lowest kind on: of 0–2, the suits, from two to nine; of 3, all honours.
    #[inline]
    pub(super) fn word(&self, group: usize) -> u64 {
        let word = self.0[group];
        if group == HONOURS_AT { word >> 8 } else { word }
    }

    /// All counts in one number, a few [bits](BITS) for each kind from the first one up. Nothing in it tells where a suit
    /// ends.
    #[inline]
    pub(super) fn packed(&self) -> u128 {
        let [a, b, c, honours, ones] = self.0;
        let [one, two, three, ..] = ones.to_le_bytes();
        let suit = |one: u8, rest: u64| u128::from(u64::from(one) | packed(rest) << BITS);
        // An empty byte stands before the honours.
        suit(one, a)
            | suit(two, b) << (9 * BITS)
            | suit(three, c) << (18 * BITS)
            | u128::from(packed(honours)) << (26 * BITS)
    }

    /// The numbers of all tiles of a suit together, counted from 0 and as what they leave when divided by three.
    #[inline]
    pub(super) fn numbers(&self, suit: usize) -> u8 {
        // The highest byte of the product is the sum of each count times its factor.
        const FACTORS: u64 = u64::from_be_bytes([1, 2, 0, 1, 2, 0, 1, 2]);
        self.0[suit].wrapping_mul(FACTORS).to_le_bytes()[7]
    }

    /// The number of the counts of a suit, 0–2.
    #[inline]
    pub(super) fn suit(&self, suit: usize) -> usize {
        of_suit(self.ones(suit), self.0[suit])
    }

    /// The number of the counts of the honours.
    #[inline]
    pub(super) fn honours(&self) -> usize {
        of_honours(self.0[HONOURS_AT])
    }

    /// How many ones of a suit there are, 0–2.
    #[inline]
    pub(super) fn ones(&self, suit: usize) -> u8 {
        self.0[ONES_AT].to_le_bytes()[suit]
    }
}

/// The word a kind is in, and one tile of it there.
#[inline]
fn one(kind: Kind) -> (usize, u64) {
    match (kind.index() / 9, kind.index() % 9) {
        (HONOURS_AT, at) => (HONOURS_AT, 1 << (8 * (at + 1))),
        (suit, 0) => (ONES_AT, 1 << (8 * suit)),
        (suit, at) => (suit, 1 << (8 * (at - 1))),
    }
}

/// The bytes of a word, a few [bits](BITS) each: neighbours are joined three times.
#[inline]
fn packed(word: u64) -> u64 {
    let twos = (word | word >> 5) & 0x003f_003f_003f_003f;
    let fours = (twos | twos >> 10) & 0x0000_0fff_0000_0fff;
    (fours | fours >> 20) & 0x00ff_ffff
}

#[inline]
fn word(counts: &[u8; Kind::COUNT], from: usize) -> u64 {
    counts[from..]
        .first_chunk()
        .map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

/// The number of the counts of a suit, below [`SUITS`]; `None` when a hand cannot have them.
#[must_use]
pub fn suit(counts: &[u8; 9]) -> Option<usize> {
    let [one, rest @ ..] = *counts;
    fits(counts).then(|| of_suit(one, u64::from_le_bytes(rest)))
}

/// The number of the counts of the honours, below [`HONOURS`]; `None` when a hand cannot have them.
#[must_use]
pub fn honours(counts: &[u8; 7]) -> Option<usize> {
    let [a, b, c, d, e, f, g] = *counts;
    fits(counts).then(|| of_honours(u64::from_le_bytes([0, a, b, c, d, e, f, g])))
}

fn fits(counts: &[u8]) -> bool {
    counts.iter().all(|&count| count <= Kind::COPIES) && counts.iter().sum::<u8>() <= MOST
}

#[inline]
fn of_suit(one: u8, rest: u64) -> usize {
    let (first, last) = fours(rest);
    let five = first + FOUR * usize::from(one);
    START[last] as usize + usize::from(PLACE_OF_FIVE[five])
}

#[inline]
fn of_honours(word: u64) -> usize {
    let (first, last) = fours(word);
    usize::from(START_OF_HONOURS[first]) + usize::from(PLACE_OF_FOUR[last])
}

/// The bytes of a word, each 0–4, four and four as numbers of base five: neighbours are joined twice.
#[inline]
fn fours(word: u64) -> (usize, usize) {
    let twos = word.wrapping_mul(5 | 1 << 8) >> 8 & 0x00ff_00ff_00ff_00ff;
    let fours = twos.wrapping_mul(25 | 1 << 16) >> 16;
    ((fours & 0xffff) as usize, (fours >> 32 & 0xffff) as usize)
}

/// The tiles that a number of base five counts.
const fn tiles_of(mut counts: usize) -> usize {
    let mut tiles = 0;
    while counts > 0 {
        tiles += counts % ONE;
        counts /= ONE;
    }
    tiles
}

/// The places of the counts of some kinds, in the order of the tiles they count.
const fn places<const COUNTS: usize>() -> [u16; COUNTS] {
    let mut places = [0; COUNTS];
    let mut place = 0;
    let mut tiles = 0;
    while (place as usize) < COUNTS {
        let mut counts = 0;
        while counts < COUNTS {
            if tiles_of(counts) == tiles {
                places[counts] = place;
                place += 1;
            }
            counts += 1;
        }
        tiles += 1;
    }
    places
}

/// Of four kinds.
static PLACE_OF_FOUR: [u16; FOUR] = places();

/// Of five kinds.
static PLACE_OF_FIVE: [u16; FIVE] = places();

/// How many of so many counts there are with so many tiles or fewer.
const fn fitting(all: usize) -> [u32; MOST as usize + 1] {
    let mut fitting = [0; MOST as usize + 1];
    let mut counts = 0;
    while counts < all {
        let mut tiles = tiles_of(counts);
        while tiles <= MOST as usize {
            fitting[tiles] += 1;
            tiles += 1;
        }
        counts += 1;
    }
    fitting
}

/// Where the numbers begin of a suit whose last four kinds have these counts: those with few tiles come first.
static START: [u32; FOUR] = {
    let fitting = fitting(FIVE);
    let mut starts = [0; FOUR];
    let mut next = 0;
    let mut tiles = 0;
    while tiles <= MOST as usize {
        let mut counts = 0;
        while counts < FOUR {
            if tiles_of(counts) == tiles {
                starts[counts] = next;
                next += fitting[MOST as usize - tiles];
            }
            counts += 1;
        }
        tiles += 1;
    }
    assert!(next as usize == SUITS);
    starts
};

/// Where the numbers begin of honours whose first three kinds have these counts. They stand behind an empty byte: only
/// each fifth is used.
static START_OF_HONOURS: [u16; FOUR] = {
    let fitting = fitting(FOUR);
    let mut starts = [0; FOUR];
    let mut next = 0;
    let mut counts = 0;
    while counts < FOUR {
        starts[counts] = next as u16;
        next += fitting[MOST as usize - tiles_of(counts)];
        counts += ONE;
    }
    assert!(next as usize == HONOURS);
    starts
};
