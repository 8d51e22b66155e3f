//! Chairs at the table, winds, and values that each seat has one of.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A wind: of a seat, of a round, or on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wind {
    /// East, `1z`.
    East,
    /// South, `2z`.
    South,
    /// West, `3z`.
    West,
    /// North, `4z`.
    North,
}

impl Wind {
    /// The winds in the order of play.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];
}

/// A chair, 0–3 anticlockwise: the right-hand neighbour of seat `i` is `i + 1` mod 4 (`common.md` 2).
///
/// Seats stay with their players for the whole game; the winds move past them. Seat 0 is the first dealer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The four seats in the order of play.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with this number, if it is below 4.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        Self::ALL.get(number).copied()
    }

    /// The number of this seat, 0–3.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The right-hand neighbour, who plays next.
    #[must_use]
    pub fn right(self) -> Self {
        self.turned(1)
    }

    /// The left-hand neighbour, the only one whose discards may be chowed.
    #[must_use]
    pub fn left(self) -> Self {
        self.turned(3)
    }

    /// The three others, in the order of all seats.
    #[must_use]
    pub fn others(self) -> [Self; 3] {
        [0, 1, 2].map(|place| Self(place + u8::from(place >= self.0)))
    }

    /// The seat `steps` to the right.
    #[must_use]
    pub fn turned(self, steps: usize) -> Self {
        Self::ALL[(self.index() + steps) % 4]
    }

    /// How many seats to the right `other` sits, 0–3.
    #[must_use]
    pub fn steps_to(self, other: Self) -> usize {
        (other.index() + 4 - self.index()) % 4
    }

    /// The wind of this seat while `dealer` is East.
    #[must_use]
    pub fn wind(self, dealer: Self) -> Wind {
        Wind::ALL[dealer.steps_to(self)]
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(usize::from(number))
            .ok_or_else(|| format!("there is no seat {number}; seats are 0 to 3"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Some of the four seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// All four seats.
    pub const ALL: Self = Self(0b1111);

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether this seat is among them.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 & Self::ALL.0 == 0
    }

    /// How many there are, 0–4.
    #[must_use]
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// The seats among them, by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut all = Self::NONE;
        seats.into_iter().for_each(|seat| all.insert(seat));
        all
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(pub [T; 4]);

impl<T> PerSeat<T> {
    /// Makes each seat's value from the seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut make))
    }

    /// The values with their seats, by number.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Each value changed by `change`.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat(self.0.map(change))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winds_follow_the_dealer() {
        let dealer = Seat::ALL[2];
        assert_eq!(dealer.wind(dealer), Wind::East);
        assert_eq!(dealer.right().wind(dealer), Wind::South);
        assert_eq!(dealer.left().wind(dealer), Wind::North);
    }

    #[test]
    fn seats_are_a_set() {
        let mut some: Seats = [Seat::ALL[3], Seat::ALL[1]].into_iter().collect();
        some.remove(Seat::ALL[3]);
        assert_eq!(some.iter().collect::<Vec<_>>(), [Seat::ALL[1]]);
        assert!(!some.is_empty() && Seats::NONE.is_empty());
    }
}
