//! How many tiles a hand lacks.
//!
//! The tiles are looked at suit by suit: for each number of sets and pairs a suit could give, how many tiles it lacks
//! for them. Then the suits are put together in the cheapest way.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::shape::special::{Forms, missing_to_orphans, missing_to_pairs};
use crate::tile::Kind;
use crate::tiles::Tiles;

/// How far a hand is from waiting: -1 complete, 0 waiting, otherwise the tiles to be exchanged before it waits.
///
/// `tiles` are those in hand, with or without a drawn tile; `melds` counts the sets on the table. A fifth copy never
/// helps, as far as the tiles in hand show: those of the sets on the table are not known here, see
/// [`waits`](crate::shape::waits).
#[must_use]
pub fn shanten(tiles: &Tiles, melds: usize, forms: Forms) -> i8 {
    let mut missing = missing_to_sets(tiles, 4_usize.saturating_sub(melds));
    if melds == 0 && forms.seven_pairs {
        missing = missing.min(missing_to_pairs(tiles));
    }
    if melds == 0 && forms.thirteen_orphans {
        missing = missing.min(missing_to_orphans(tiles));
    }
    missing as i8 - 1
}

/// Tiles that are missing for so many sets (first index) and pairs (second index).
type Missing = [[u8; 2]; 5];

/// More than any hand can lack; small enough to be added up without overflow.
const NEVER: u8 = 60;

fn missing_to_sets(tiles: &Tiles, sets: usize) -> u8 {
    let mut so_far: Missing = [[NEVER; 2]; 5];
    so_far[0][0] = 0;
    let counts: Vec<u8> = Kind::all().map(|kind| tiles[kind]).collect();
    for suit in counts.chunks(9) {
        so_far = together(&so_far, &recalled(suit));
    }
    so_far[sets][1]
}

/// The cheapest way to take the sets and the pair partly here and partly there.
fn together(here: &Missing, there: &Missing) -> Missing {
    let mut best = [[NEVER; 2]; 5];
    for (sets, row) in best.iter_mut().enumerate() {
        for taken in 0..=sets {
            let (a, b) = (here[taken], there[sets - taken]);
            row[0] = row[0].min(a[0] + b[0]);
            row[1] = row[1].min(a[1] + b[0]).min(a[0] + b[1]);
        }
    }
    best
}

/// How many suits are remembered before all are forgotten.
const REMEMBERED: usize = 1 << 15;

thread_local! {
    /// What suits lack, by their counts. A memo, not a state: the answers are the same without it.
    static MEMO: RefCell<HashMap<u32, Missing>> = RefCell::default();
}

/// [`in_suit`], remembered: a machine asks for the same suits again and again.
fn recalled(suit: &[u8]) -> Missing {
    // Three bits a kind. The leading one tells the seven honours from the nine numbers.
    let key = suit
        .iter()
        .fold(1, |key, &count| key << 3 | u32::from(count));
    MEMO.with_borrow_mut(|memo| {
        if memo.len() > REMEMBERED {
            memo.clear();
        }
        *memo.entry(key).or_insert_with(|| in_suit(suit))
    })
}

/// What is missing at every place between two kinds of a suit, by the runs begun two kinds before, those begun one kind
/// before (0–2 each: three equal runs are as well three triplets), and the sets and pairs taken so far.
type Places = [[Missing; 3]; 3];

const NOWHERE: Places = [[[[NEVER; 2]; 5]; 3]; 3];

/// What one suit lacks. Nine kinds are numbers and form runs; seven are honours and do not.
fn in_suit(suit: &[u8]) -> Missing {
    let mut places = NOWHERE;
    places[0][0][0][0] = 0;
    for (at, &have) in suit.iter().enumerate() {
        let most_runs = if suit.len() == 9 && at < 7 { 2 } else { 0 };
        let mut next = NOWHERE;
        for (older, rows) in places.iter().enumerate() {
            for (newer, here) in rows.iter().enumerate() {
                for (runs, there) in next[newer].iter_mut().enumerate().take(most_runs + 1) {
                    begin(here, there, [older, newer, runs], have);
                }
            }
        }
        places = next;
    }
    places[0][0]
}

/// Goes from one place to the next kind, of which `have` are there: `runs` begun two before, one before and with it use
/// one tile each; a triplet and a pair may be taken besides.
fn begin(here: &Missing, next: &mut Missing, runs: [usize; 3], have: u8) {
    let in_runs = runs.iter().sum::<usize>();
    for (triplets, pair) in [(0, 0), (0, 1), (1, 0)] {
        let used = (in_runs + 3 * triplets + 2 * pair) as u8;
        if used > Kind::COPIES {
            continue;
        }
        let lacks = used.saturating_sub(have);
        let more = runs[2] + triplets;
        for sets in more..5 {
            for pairs in pair..2 {
                let cost = here[sets - more][pairs - pair] + lacks;
                next[sets][pairs] = next[sets][pairs].min(cost);
            }
        }
    }
}
