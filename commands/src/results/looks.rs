//! What is asked of the results that are kept: the games of somebody, how he does, and who is best.

use super::rating::{Rating, Step};
use super::{Best, GameResult, House, Tally};
use crate::who::{Member, Moment, Person, Place, Sitter, TableId};

/// Games on a page of a history.
pub const GAMES: u32 = 8;

/// People on a page of a leaderboard.
pub const PEOPLE: u32 = 15;

/// Somebody's last games in a server, a page of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    /// Whose.
    pub member: Member,
    /// The games on this page, the latest first.
    pub games: Vec<Played>,
    /// Which page, from 0.
    pub page: u32,
    /// How many games there are.
    pub count: u32,
}

/// A game that somebody played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// At which table.
    pub table: TableId,
    /// Which game of the table, from 1.
    pub game: u32,
    /// Where.
    pub place: Place,
    /// The rule set's id.
    pub rules: String,
    /// The house, if it was played by one.
    pub house: Option<House>,
    /// When it was over.
    pub ended: Moment,
    /// It was played to its end.
    pub is_complete: bool,
    /// His place, 1–4, if he has one.
    pub rank: Option<u8>,
    /// His points after his last deal.
    pub points: i32,
    /// What they came to with the bonus for the place.
    pub result: Option<i32>,
    /// Deals he sat there, and deals of the game.
    pub deals: (u32, u32),
    /// What it made of his rating.
    pub change: Option<Step>,
    /// The one who looks may see how it went: he sat there himself, or asks where it was played.
    pub opens: bool,
}

/// One game that is over, with what it changed of the ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// What it came to. Of what people did in it only the deals they sat there are told.
    pub result: GameResult,
    /// What it changed, for each of its parts; nothing for machines and for games that do not count.
    pub changes: Vec<Option<Step>>,
}

impl Game {
    /// He played in it.
    #[must_use]
    pub fn has(&self, person: Person) -> bool {
        let mut parts = self.result.parts.iter();
        parts.any(|part| part.person() == Some(person))
    }
}

/// A game that somebody may look at, as it is offered while he types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// At which table.
    pub table: TableId,
    /// Which game of the table, from 1.
    pub game: u32,
    /// The rule set's id.
    pub rules: String,
    /// The house, if it was played by one.
    pub house: Option<House>,
    /// When it was over.
    pub ended: Moment,
    /// Everybody who played in it.
    pub sitters: Vec<Sitter>,
}

/// How somebody does at a rule set in a server.
#[derive(Debug, Clone, PartialEq)]
pub struct Stats {
    /// Whose.
    pub member: Member,
    /// The rule set's id.
    pub rules: String,
    /// Every rule set he has played here, the one played most first.
    pub others: Vec<String>,
    /// Games he played in.
    pub games: u32,
    /// How often he came to each place.
    pub places: [u32; 4],
    /// What he did in all of them; the best hand is in `best`.
    pub tally: Tally,
    /// His best hand.
    pub best: Option<BestHand>,
    /// His rating, if a game has counted.
    pub rating: Option<Rating>,
}

/// The best hand of somebody, and where he won it.
#[derive(Debug, Clone, PartialEq)]
pub struct BestHand {
    /// At which table.
    pub table: TableId,
    /// In which of its games, from 1.
    pub game: u32,
    /// The hand.
    pub best: Best,
    /// The one who looks may see how that game went: he sat there himself, or asks where it was played.
    pub opens: bool,
}

/// Who is best at a rule set in a server, a page of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Leaders {
    /// The rule set's id.
    pub rules: String,
    /// Every rule set with ratings here.
    pub others: Vec<String>,
    /// Those on this page, the best first; those whose rating is provisional after all others.
    pub people: Vec<(Member, Rating)>,
    /// Which page, from 0.
    pub page: u32,
    /// How many people there are.
    pub count: u32,
}

/// How many pages so many things take; at least one.
#[must_use]
pub fn pages(count: u32, most: u32) -> u32 {
    count.div_ceil(most).max(1)
}
