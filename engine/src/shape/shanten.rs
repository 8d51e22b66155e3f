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
    let key = suit.iter().fold(1, |key, &count| key << 3 | u32::from(count));
    MEMO.with_borrow_mut(|memo| {
        if memo.len() > REMEMBERED {
            memo.clear();
        }
        *memo.entry(key).or_insert_with(|| in_suit(suit))
    })
}

/// A place between two kinds of a suit: the runs begun two kinds and one kind before (0–2 each: three equal runs are
/// as well three triplets), the sets and the pairs taken so far.
type Place = (usize, usize, usize, usize);

/// What one suit lacks. Nine kinds are numbers and form runs; seven are honours and do not.
fn in_suit(suit: &[u8]) -> Missing {
    let mut places: HashMap<Place, u8> = HashMap::from([((0, 0, 0, 0), 0)]);
    for (at, &have) in suit.iter().enumerate() {
        let most_runs = if suit.len() == 9 && at < 7 { 2 } else { 0 };
        let mut next = HashMap::new();
        for (&place, &missing) in &places {
            for (there, used) in steps(place, most_runs) {
                let cost = missing + used.saturating_sub(have);
                let known = next.entry(there).or_insert(NEVER);
                *known = cost.min(*known);
            }
        }
        places = next;
    }
    let mut best = [[NEVER; 2]; 5];
    for ((_, _, sets, pairs), missing) in places {
        best[sets][pairs] = best[sets][pairs].min(missing);
    }
    best
}

/// Everything that can begin at the next kind: where it leads, and how many tiles of that kind are then used.
fn steps((older, newer, sets, pairs): Place, most_runs: usize) -> impl Iterator<Item = (Place, u8)> {
    let choices = (0..=most_runs).flat_map(|runs| [0, 1].map(|triplets| (runs, triplets)));
    let choices = choices.flat_map(move |(runs, triplets)| (0..=1 - pairs).map(move |pair| (runs, triplets, pair)));
    choices.filter_map(move |(runs, triplets, pair)| {
        let used = older + newer + runs + 3 * triplets + 2 * pair;
        let taken = sets + runs + triplets;
        let fits = used <= usize::from(Kind::COPIES) && taken <= 4;
        fits.then_some(((newer, runs, taken, pairs + pair), used as u8))
    })
}
