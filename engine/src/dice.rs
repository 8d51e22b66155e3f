//! Dice: casts, and the seats that are found by them (`common.md` 3).

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use crate::rules::dealing::FirstDealer;
use crate::seat::PerSeat;

/// A cast of dice by one of the entrants or seats: who, and what the dice showed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    /// Entrant number before the seats are known, seat number afterwards, 0–3.
    pub by: u8,
    /// What each die shows, 1–6.
    pub dice: Vec<u8>,
}

impl Cast {
    /// Casts that many dice.
    pub(crate) fn throw(by: u8, dice: u8, rng: &mut ChaCha20Rng) -> Self {
        Self {
            by,
            dice: (0..dice).map(|_| rng.random_range(1..=6)).collect(),
        }
    }

    /// What the dice show together.
    #[must_use]
    pub fn total(&self) -> usize {
        self.dice.iter().map(|&die| usize::from(die)).sum()
    }
}

/// Finds a seat for each of four entrants: the casts made for it, and the entrant on each seat. Seat 0 deals first.
pub(crate) fn seat_entrants(how: FirstDealer, mut rng: ChaCha20Rng) -> (Vec<Cast>, PerSeat<u8>) {
    let mut casts = Vec::new();
    let mut entrants = [0, 1, 2, 3];
    match how {
        FirstDealer::DiceRank | FirstDealer::Random => rank(&mut entrants, &mut casts, &mut rng),
        FirstDealer::DoubleCast => {
            let second = cast_from(0, &mut casts, &mut rng);
            let east = cast_from(second, &mut casts, &mut rng);
            entrants.rotate_left(usize::from(east));
        }
        FirstDealer::TileDraw => entrants.shuffle(&mut rng),
        FirstDealer::Fixed => {}
    }
    (casts, PerSeat(entrants))
}

/// Orders a group by two dice each, highest first; those who tie cast again among themselves [001].
fn rank(group: &mut [u8], casts: &mut Vec<Cast>, rng: &mut ChaCha20Rng) {
    let mut totals = [0; 4];
    for &by in group.iter() {
        let cast = Cast::throw(by, 2, rng);
        totals[usize::from(by)] = cast.total();
        casts.push(cast);
    }
    group.sort_by_key(|&by| std::cmp::Reverse(totals[usize::from(by)]));
    for tied in group.chunk_by_mut(|&a, &b| totals[usize::from(a)] == totals[usize::from(b)]) {
        if tied.len() > 1 {
            rank(tied, casts, rng);
        }
    }
}

/// Lets `by` cast two dice and counts to the right from him, himself being 1.
fn cast_from(by: u8, casts: &mut Vec<Cast>, rng: &mut ChaCha20Rng) -> u8 {
    let cast = Cast::throw(by, 2, rng);
    let reached = (usize::from(by) + cast.total() - 1) % 4;
    casts.push(cast);
    reached as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    /// Seatings from many seeds.
    fn seatings(how: FirstDealer) -> impl Iterator<Item = (Vec<Cast>, [u8; 4])> {
        (0..=255).map(move |n| {
            let (casts, seats) = seat_entrants(how, Seed::from_bytes([n; 32]).seating());
            (casts, seats.0)
        })
    }

    #[test]
    fn seed_053_the_highest_cast_is_east_and_the_lowest_north() {
        let no_tie = seatings(FirstDealer::DiceRank).filter(|(casts, _)| casts.len() == 4);
        for (casts, seats) in no_tie {
            let totals = seats.map(|entrant| casts[usize::from(entrant)].total());
            assert!(totals.is_sorted_by(|a, b| a > b), "{totals:?}");
        }
    }

    #[test]
    fn seed_054_those_who_tie_cast_again_alone_and_keep_their_places() {
        let mut met = 0;
        for (casts, seats) in seatings(FirstDealer::DiceRank).filter(|(casts, _)| casts.len() == 6)
        {
            let (first, again) = casts.split_at(4);
            assert_eq!(
                first[usize::from(again[0].by)].total(),
                first[usize::from(again[1].by)].total()
            );
            let totals = seats.map(|entrant| first[usize::from(entrant)].total());
            assert!(totals.is_sorted_by(|a, b| a >= b));
            let winner = again
                .iter()
                .max_by_key(|cast| cast.total())
                .expect("two casts");
            let place = |entrant| seats.iter().position(|&e| e == entrant);
            let loser = again
                .iter()
                .find(|cast| cast.by != winner.by)
                .expect("two casts");
            assert!(place(winner.by) < place(loser.by));
            met += 1;
        }
        assert!(met > 0, "some of the seeds tie");
    }

    #[test]
    fn two_casts_count_from_the_caster_to_the_right() {
        for (casts, seats) in seatings(FirstDealer::DoubleCast) {
            let second = (casts[0].total() + 3) % 4;
            assert_eq!(usize::from(casts[1].by), second);
            assert_eq!(usize::from(seats[0]), (second + casts[1].total() + 3) % 4);
            assert!(
                seats.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 4),
                "the order round the table stays"
            );
        }
    }

    #[test]
    fn everybody_gets_one_seat() {
        for how in [
            FirstDealer::Random,
            FirstDealer::TileDraw,
            FirstDealer::Fixed,
        ] {
            for (_, mut seats) in seatings(how) {
                seats.sort_unstable();
                assert_eq!(seats, [0, 1, 2, 3]);
            }
        }
    }
}
