//! Places at the end of a game, and what they bring.

use std::cmp::Reverse;

use crate::rules::dealing::FinalResult;
use crate::seat::{PerSeat, Seat};

/// The seats from first to last: most points first, the earlier seat before the later one where they are equal.
#[must_use]
pub fn ranking(points: &PerSeat<i32>) -> [Seat; 4] {
    let mut order = Seat::ALL;
    order.sort_by_key(|&seat| Reverse(points[seat]));
    order
}

/// What the final points come to with the bonus for the place, in points.
#[must_use]
pub fn results(rule: &FinalResult, points: &PerSeat<i32>) -> PerSeat<i32> {
    let brought = by_place(rule, points, &rule.places);
    PerSeat::from_fn(|seat| points[seat] - rule.origin + brought[seat])
}

/// What each seat has of bets that nobody has won, in points: they go to the first place, and are shared where it is.
#[must_use]
pub fn left_over(rule: &FinalResult, points: &PerSeat<i32>, bets: i32) -> PerSeat<i32> {
    by_place(rule, points, &[bets, 0, 0, 0])
}

/// What each seat has of this for the first to the fourth place.
fn by_place(rule: &FinalResult, points: &PerSeat<i32>, places: &[i32; 4]) -> PerSeat<i32> {
    let order = ranking(points);
    let mut brought = PerSeat::default();
    for (place, &seat) in order.iter().enumerate() {
        let tied: Vec<usize> = (0..4)
            .filter(|&other| points[order[other]] == points[seat])
            .collect();
        brought[seat] = if rule.split_ties {
            share(places, &tied, place)
        } else {
            places[place]
        };
    }
    brought
}

/// The share of one of the tied places; what cannot be divided goes to the earlier seats.
fn share(places: &[i32; 4], tied: &[usize], place: usize) -> i32 {
    let sum: i32 = tied.iter().map(|&at| places[at]).sum();
    let count = tied.len() as i32;
    let at = tied.iter().position(|&other| other == place).unwrap_or(0) as i32;
    sum.div_euclid(count) + i32::from(at < sum.rem_euclid(count))
}
