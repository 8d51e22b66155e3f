//! Deals in a row: the surface everybody uses.

use crate::deal::event::{Event, Eye, Outcome, Seen};
use crate::deal::moves::Move;
use crate::deal::reason::Refusal;
use crate::deal::view::View;
use crate::rules::RuleSet;
use crate::seat::{Seat, Seats};
use crate::seed::Seed;

/// A game, the hidden things included. Only [`Game::view`] and [`Event::seen_by`] are fit to be shown.
#[derive(Clone)]
pub struct Game {}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Game")
    }
}

/// An event that does not fit the game it is replayed into.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("event {number} does not fit: {why}")]
pub struct Misfit {
    /// Which event, from 0.
    pub number: usize,
    /// What is wrong with it.
    pub why: String,
}

impl Game {
    /// Seats the four entrants. The first deal is dealt by [`Game::deal`].
    #[must_use]
    pub fn open(rules: RuleSet, seed: Seed) -> (Self, Vec<Event>) {
        todo!("{rules:?} {seed:?}")
    }

    /// Deals the next deal, bonus tiles replaced.
    ///
    /// # Errors
    /// While a deal is being played, and when the game is over.
    pub fn deal(&mut self) -> Result<Vec<Event>, Refusal> {
        todo!()
    }

    /// Makes a move. In a window an answer is only kept: [`Game::lapse`] closes the window.
    ///
    /// # Errors
    /// When the move is not among the seat's choices; nothing has changed then.
    pub fn play(&mut self, seat: Seat, what: Move) -> Result<Vec<Event>, Refusal> {
        todo!("{seat:?} {what:?}")
    }

    /// Patience is over: a turn gives its fallback; a window closes, missing answers being passes, and the best claim is
    /// carried out. Gives no events when nothing is owed to the present stage (no deal is being played).
    pub fn lapse(&mut self) -> Vec<Event> {
        todo!()
    }

    /// Takes over an event that a game like this one gave.
    ///
    /// # Errors
    /// When the event does not fit; the game is not to be used any more.
    pub fn follow(&mut self, event: &Event) -> Result<(), Misfit> {
        todo!("{event:?}")
    }

    /// What an eye sees.
    #[must_use]
    pub fn view(&self, eye: Eye) -> View {
        todo!("{eye:?}")
    }

    /// Who must still answer before the present stage is settled. For the clock, never for the screen. In a window only
    /// seats whose answer could still change the outcome; empty means [`Game::lapse`] may be called at once.
    #[must_use]
    pub fn owing(&self) -> Seats {
        todo!()
    }

    /// The moment: grows with every public step. All answers of one window share it.
    #[must_use]
    pub fn turn(&self) -> u32 {
        todo!()
    }

    /// The end of the game, once it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        todo!()
    }
}

impl Event {
    /// What an eye sees of it; `None` when it sees nothing.
    #[must_use]
    pub fn seen_by(&self, eye: Eye, rules: &RuleSet) -> Option<Seen> {
        todo!("{eye:?} {rules:?}")
    }
}

/// Rebuilds a game from its events.
///
/// # Errors
/// When an event does not fit the game before it, or names rules that do not exist.
pub fn replay<'a>(log: impl IntoIterator<Item = &'a Event>) -> Result<Game, Misfit> {
    let _ = log.into_iter();
    todo!()
}
