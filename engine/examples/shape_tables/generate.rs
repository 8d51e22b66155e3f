//! Makes the tables of `engine::shape` from nothing but the sets that a suit can be cut into and what it lacks for them.

use std::collections::{BTreeMap, BTreeSet};

use engine::shape::layout::{Missing, NEVER, Sets, apart, suit};
use engine::shape::rank;
use engine::tile::Kind;

/// A table: the name of its file, and its bytes.
pub(crate) type Table = (&'static str, Vec<u8>);

/// What a suit must share with another to be of the same type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Type {
    /// What it lacks.
    missing: Missing,
    /// Whether it is cut up whole: 0 into sets, 1 into sets and a pair, else [`SPOILT`].
    ends: u8,
    /// Where its pair can be, by thirds of the suit.
    pairs: u8,
    /// The lowest numbers of three triplets in a row that can be three equal runs.
    exchanges: u8,
}

/// The suit cannot be cut up whole.
const SPOILT: u8 = 16;

/// A type for each number of a suit.
type Numbered = Vec<Option<Type>>;

/// All tables.
pub(crate) fn tables() -> Vec<Table> {
    let mut suits: Numbered = vec![None; rank::SUITS];
    for counts in vectors::<9>() {
        put(&mut suits, rank::suit(&counts), type_of_suit(&counts));
    }
    let mut honours: Numbered = vec![None; rank::HONOURS];
    for counts in vectors::<7>() {
        put(
            &mut honours,
            rank::honours(&counts),
            type_of_honours(&counts),
        );
    }
    let types: BTreeSet<Type> = suits.iter().chain(&honours).flatten().copied().collect();
    let classes = closed(types.iter().map(|kind| kind.missing).collect());
    let class_of: BTreeMap<Missing, u8> = classes.iter().copied().zip(0..).collect();
    let type_of: BTreeMap<Type, u8> = types.iter().copied().zip(0..).collect();
    assert!(
        types.len() <= 256 && classes.len() <= 256,
        "a byte names each"
    );

    let numbered = |all: Numbered| {
        all.into_iter()
            .map(|kind| kind.map_or(0, |kind| type_of[&kind]))
    };
    let row = |of: &dyn Fn(&Type) -> u8| {
        let mut row: Vec<u8> = types.iter().map(of).collect();
        row.resize(256, 0);
        row
    };
    let pairs_of_classes = classes
        .iter()
        .flat_map(|a| classes.iter().map(|b| class_of[&a.and(b)]));
    vec![
        ("suits", numbered(suits).collect()),
        ("honours", numbered(honours).collect()),
        (
            "types",
            [
                row(&|kind| class_of[&kind.missing]),
                row(&|kind| kind.ends),
                row(&|kind| kind.pairs),
                row(&|kind| kind.exchanges),
            ]
            .concat(),
        ),
        ("joined", pairs_of_classes.collect()),
        ("lacking", classes.iter().flat_map(lacking).collect()),
    ]
}

/// All counts of a suit within a hand.
fn vectors<const KINDS: usize>() -> Vec<[u8; KINDS]> {
    let mut all = vec![[0; KINDS]];
    for kind in 0..KINDS {
        let one_kind_more = |counts: [u8; KINDS]| {
            let room = rank::MOST - counts.iter().sum::<u8>();
            (0..=room.min(Kind::COPIES)).map(move |count| {
                let mut counts = counts;
                counts[kind] = count;
                counts
            })
        };
        all = all.into_iter().flat_map(one_kind_more).collect();
    }
    all
}

/// Every number stands for one suit.
fn put(all: &mut Numbered, number: Option<usize>, kind: Type) {
    let number = number.expect("these counts are in a hand");
    assert!(
        all[number].replace(kind).is_none(),
        "two suits share the number {number}"
    );
}

fn type_of_suit(counts: &[u8; 9]) -> Type {
    let missing = suit(counts, &[Kind::COPIES; 9], Sets::Any);
    let mut kind = Type {
        missing,
        ends: SPOILT,
        pairs: 0,
        exchanges: 0,
    };
    let whole = cuts(counts);
    if let Some(most) = whole.iter().copied().max_by_key(|cut| cut.count_ones()) {
        kind.ends = 0;
        let three = |place: &u8| most & 7 << place == 7 << place;
        let places = (0..7).filter(|place| three(place) && whole.contains(&(most & !(7 << place))));
        kind.exchanges = places.map(|place| 1 << place).sum();
        assert_eq!(
            whole.len(),
            1 + kind.exchanges.count_ones() as usize,
            "{counts:?}"
        );
    }
    let numbers: usize = (0..9).map(|at| at * usize::from(counts[at])).sum();
    for pair in (0..9).filter(|&pair| counts[pair] >= 2) {
        let mut rest = *counts;
        rest[pair] -= 2;
        if !cuts(&rest).is_empty() {
            assert_eq!(pair % 3, 2 * numbers % 3, "{counts:?}");
            kind.ends = 1;
            kind.pairs |= 1 << (pair / 3);
        }
    }
    kind
}

fn type_of_honours(counts: &[u8; 7]) -> Type {
    let missing = apart(counts, &[Kind::COPIES; 7], Sets::Any, 0);
    let of = |count: u8| counts.iter().filter(|&&held| held == count).count();
    let ends = match (of(1) + of(4), of(2)) {
        (0, 0) => 0,
        (0, 1) => 1,
        _ => SPOILT,
    };
    Type {
        missing,
        ends,
        pairs: 0,
        exchanges: 0,
    }
}

/// The cuts of a suit into sets, each as the triplets in it, a bit for each number.
fn cuts(counts: &[u8; 9]) -> Vec<u16> {
    let Some(low) = counts.iter().position(|&count| count > 0) else {
        return vec![0];
    };
    let mut found = Vec::new();
    if counts[low] >= 3 {
        let mut rest = *counts;
        rest[low] -= 3;
        found.extend(cuts(&rest).into_iter().map(|cut| cut | 1 << low));
    }
    if low < 7 && counts[low..low + 3].iter().all(|&count| count > 0) {
        let mut rest = *counts;
        rest[low..low + 3].iter_mut().for_each(|count| *count -= 1);
        found.extend(cuts(&rest));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// These classes and all that come of putting them side by side.
fn closed(mut classes: BTreeSet<Missing>) -> BTreeSet<Missing> {
    loop {
        let all: Vec<Missing> = classes.iter().copied().collect();
        classes.extend(all.iter().flat_map(|a| all.iter().map(move |b| a.and(b))));
        if classes.len() == all.len() {
            return classes;
        }
    }
}

/// For 0–4 sets without a pair, then for 0–4 sets with one.
fn lacking(class: &Missing) -> Vec<u8> {
    let each = [false, true]
        .into_iter()
        .flat_map(|pair| (0..=4).map(move |sets| class.to(sets, pair)));
    each.inspect(|&tiles| assert!(tiles < NEVER, "every suit can become anything"))
        .collect()
}
