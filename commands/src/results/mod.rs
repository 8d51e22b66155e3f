//! Games that are over, as they are kept for history and statistics: derived from the journal alone, so that they can be
//! derived again.

use engine::seat::Seat;

use crate::who::{Moment, Person, Place, Sitter, TableId};

/// What somebody did in the deals of a game.
pub mod tally;
/// Ratings of people who played against each other.
pub mod rating;
/// What is asked of the results that are kept.
pub mod looks;

pub use tally::{Best, Tally};

/// What results are made of, and how. A higher number has every stored result derived from its journal again.
pub const EDITION: u32 = 1;

/// A game that is over: played to its end, or broken off after at least one deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// At which table.
    pub table: TableId,
    /// Which game of the table, from 1.
    pub game: u32,
    /// Where.
    pub place: Place,
    /// The rule set's id.
    pub rules: String,
    /// The house, if the table was opened by one.
    pub house: Option<House>,
    /// When it began.
    pub began: Moment,
    /// When it was over.
    pub ended: Moment,
    /// How many deals were played.
    pub deals: u32,
    /// It was played to its end.
    pub is_complete: bool,
    /// Everybody who played in it, seat after seat; on one seat those who left before those who came.
    pub parts: Vec<Part>,
}

/// The house that a game was played by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// Its name.
    pub name: String,
    /// Its title, as it was when the table was opened.
    pub title: String,
}

/// What somebody did in a game: all of it, or the deals he sat there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Where he sat.
    pub seat: Seat,
    /// Who.
    pub sitter: Sitter,
    /// His place, 1–4: in a game that was played to its end, of those who sat there then. Where the rules let equal points
    /// share what a place brings, they have the same place.
    pub place: Option<u8>,
    /// His points after his last deal.
    pub points: i32,
    /// What the points came to with the bonus for the place, of those who have a place.
    pub result: Option<i32>,
    /// What he did.
    pub tally: Tally,
}

impl GameResult {
    /// Whether it counts for the rating: it was played to its end by four people, each of whom sat at it for more than half of
    /// its deals. A machine that plays for somebody who is away plays for him.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        let placed = self.parts.iter().filter(|part| part.place.is_some());
        let counts = |part: &&Part| part.person().is_some() && part.tally.deals * 2 > self.deals;
        self.is_complete && placed.filter(counts).count() == 4
    }

    /// Those who have a place, with it.
    pub fn placed(&self) -> impl Iterator<Item = (&Part, u8)> {
        self.parts
            .iter()
            .filter_map(|part| Some((part, part.place?)))
    }
}

impl Part {
    /// Who, if it was a person.
    #[must_use]
    pub fn person(&self) -> Option<Person> {
        match &self.sitter {
            Sitter::Person(member) => Some(member.person),
            Sitter::Machine(_) => None,
        }
    }
}
