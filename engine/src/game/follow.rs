//! A game brought on event by event, as a journal is read.

use crate::deal::event::Event;
use crate::deal::evolve::Unfit;
use crate::game::{Game, Misfit};

impl Game {
    /// Takes over an event that a game like this one gave.
    ///
    /// # Errors
    /// When the event does not fit; the game is not to be used any more. The misfit counts from this event.
    pub fn follow(&mut self, event: &Event) -> Result<(), Misfit> {
        self.apply(event).map_err(|Unfit(why)| Misfit {
            number: 0,
            why: why.to_owned(),
        })
    }
}
