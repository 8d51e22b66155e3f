//! A game that begins with a deal taken from somewhere else: a log, a puzzle.

use std::fmt;
use std::sync::Arc;

use crate::deal::decide;
use crate::deal::event::Event;
use crate::deal::evolve::{self, Unfit};
use crate::game::{Game, Misfit, standing};
use crate::hidden::Hidden;
use crate::rules::RuleSet;
use crate::seat::{PerSeat, Seat};
use crate::seed::Seed;
use crate::tile::Tile;

/// Where a deal begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The round, from 0.
    pub round: u8,
    /// Who is East.
    pub dealer: Seat,
    /// Counters of repeats and draws.
    pub counters: u32,
    /// Bets on the table, in points.
    pub bets: i32,
    /// The points of each seat.
    pub points: PerSeat<i32>,
    /// All tiles in drawing order, as in [`Event::Dealt`].
    pub wall: Hidden<Vec<Tile>>,
}

/// How a deal begins, whatever its wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextDeal {
    /// The round, from 0.
    pub round: u8,
    /// Who is East.
    pub dealer: Seat,
    /// Counters of repeats and draws.
    pub counters: u32,
    /// Bets on the table, in points.
    pub bets: i32,
}

impl fmt::Display for NextDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (round, dealer) = (self.round, self.dealer.index());
        let (counters, bets) = (self.counters, self.bets);
        write!(
            f,
            "round {round}, dealer {dealer}, {counters} counters and {bets} points"
        )
    }
}

impl Game {
    /// A game whose first deal is this one, dealt and with what follows from that by itself. Every entrant sits where he
    /// joined, the streak of the dealer is forgotten, and the seed says nothing about the wall.
    ///
    /// # Errors
    /// When the wall is not made of the tiles of the rules.
    pub fn set_up(
        rules: impl Into<Arc<RuleSet>>,
        opening: &Opening,
    ) -> Result<(Self, Vec<Event>), Misfit> {
        let entrants = PerSeat([0, 1, 2, 3]);
        let mut game = Self::opened(rules.into(), Seed::from_bytes([0; 32]), entrants);
        let from = evolve::Opening {
            number: 1,
            round: opening.round,
            dealer: opening.dealer,
            counters: opening.counters,
            streak: 0,
            bets: opening.bets,
            points: opening.points,
            off_results: PerSeat::default(),
            wall: &opening.wall.0,
        };
        let mut deal =
            evolve::deal(Arc::clone(&game.rules), &from).map_err(|Unfit(why)| Misfit {
                number: 0,
                why: why.to_owned(),
            })?;
        let follows = decide::go_on(&mut deal);
        game.deal = Some(deal);
        let events = game.went_on(follows);
        Ok((game, events))
    }

    /// How the deal that comes next begins, without a wall for it; `None` while a deal is being played, and when the game is
    /// over.
    pub(crate) fn next_deal(&self) -> Option<NextDeal> {
        let standing::Next {
            round,
            dealer,
            counters,
            bets,
            ..
        } = standing::next(self.deal.as_ref());
        self.is_between_deals().then_some(NextDeal {
            round,
            dealer,
            counters,
            bets,
        })
    }
}
