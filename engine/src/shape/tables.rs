//! What is known of every suit in advance.
//!
//! Each count vector of a suit has a byte, its type: types differ in what the suit lacks or in how it can be cut. Types
//! that lack the same are one class, and side by side two classes are again a class. All tables are bytes made by
//! `cargo run -p engine --example shape_tables`; a test makes them again and compares.

use crate::shape::layout::Missing;
use crate::shape::rank::{HONOURS, HONOURS_AT, SUITS, Words};

/// How many classes there are.
const CLASSES: usize = 180;

/// What a row of [`TYPES`] tells.
const ROW: usize = 256;

/// The type of each suit, by its number.
static OF_SUITS: [u8; SUITS] = *include_bytes!("tables/suits.bin");
/// The type of each group of honours, by its number.
static OF_HONOURS: [u8; HONOURS] = *include_bytes!("tables/honours.bin");
/// Of each type: its class, whether it is cut up whole, its pairs and its exchanges, a row each.
static TYPES: [u8; 4 * ROW] = *include_bytes!("tables/types.bin");
/// The class of two classes side by side.
static JOINED: [u8; CLASSES * CLASSES] = *include_bytes!("tables/joined.bin");
/// What each class lacks: for 0–4 sets without a pair, then for 0–4 sets with one.
static LACKING: [u8; 10 * CLASSES] = *include_bytes!("tables/lacking.bin");

/// The names and bytes of all tables, as the generator makes them.
#[must_use]
pub fn embedded() -> [(&'static str, &'static [u8]); 5] {
    [
        ("suits", &OF_SUITS),
        ("honours", &OF_HONOURS),
        ("types", &TYPES),
        ("joined", &JOINED),
        ("lacking", &LACKING),
    ]
}

/// The type of a suit: everything that its shape depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Type(u8);

/// The types of the three suits and the honours.
#[inline]
pub(super) fn types(words: &Words) -> [Type; 4] {
    // Written out: the compiler would not unroll a loop over the four.
    let of = |group| Type::of(words, group);
    [of(0), of(1), of(2), of(HONOURS_AT)]
}

impl Type {
    /// Of one group: 0–2 the suits, 3 the honours.
    #[inline]
    pub(super) fn of(words: &Words, group: usize) -> Self {
        Self(if group == HONOURS_AT {
            OF_HONOURS[words.honours()]
        } else {
            OF_SUITS[words.suit(group)]
        })
    }

    /// Of the suit with this number.
    pub(super) fn of_suit(number: usize) -> Self {
        Self(OF_SUITS[number])
    }

    /// What it lacks.
    #[inline]
    pub(super) fn class(self) -> Class {
        Class(self.row(0))
    }

    /// Whether it is cut up whole: 0 into sets, 1 into sets and a pair; when it is not, more than all pairs of a hand.
    #[inline]
    pub(super) fn ends(self) -> u8 {
        self.row(1)
    }

    /// Where a pair can be taken out of a suit that [ends](Self::ends) in one. Its number leaves the same remainder by
    /// three in every cut, so three bits are enough: 1–3, 4–6 and 7–9.
    #[inline]
    pub(super) fn pairs(self) -> u8 {
        self.row(2)
    }

    /// Where three triplets in a row can as well be three equal runs, in a suit that [ends](Self::ends) in sets: a bit
    /// for each lowest number.
    #[inline]
    pub(super) fn exchanges(self) -> u8 {
        self.row(3)
    }

    #[inline]
    fn row(self, row: usize) -> u8 {
        TYPES[row * ROW + usize::from(self.0)]
    }
}

/// What a suit, or several side by side, lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Class(u8);

impl Class {
    /// Both side by side.
    #[inline]
    pub(super) fn and(self, other: Self) -> Self {
        Self(JOINED[usize::from(self.0) * CLASSES + usize::from(other.0)])
    }

    /// Fewest tiles lacking for so many sets, 0–4, and a pair.
    #[inline]
    pub(super) fn to(self, sets: usize) -> u8 {
        LACKING[usize::from(self.0) * 10 + 5 + sets]
    }

    /// What that is for every number of sets, without a pair and with one.
    pub(super) fn missing(self) -> Missing {
        let row = &LACKING[usize::from(self.0) * 10..];
        row.first_chunk()
            .map_or(Missing::NOTHING, Missing::from_table)
    }
}
