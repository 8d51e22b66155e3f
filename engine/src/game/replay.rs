//! A game from its events.

use crate::deal::event::Event;
use crate::deal::evolve::Unfit;
use crate::game::Game;
use crate::rulesets;

/// An event that does not fit the game it is replayed into.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("event {number} does not fit: {why}")]
pub struct Misfit {
    /// Which event, from 0.
    pub number: usize,
    /// What is wrong with it.
    pub why: String,
}

/// Rebuilds a game from its events.
///
/// A deal may have any wall that is made of the tiles of its rules: logs carry their walls, and so a situation is set up by
/// writing the wall that leads to it into an [`Event::Dealt`]. Where a log breaks off before somebody has a choice, as it
/// may between the dealing and the replacement of bonus tiles, [`Game::lapse`] goes on to that point.
///
/// # Errors
/// When an event does not fit the game before it, or names rules that do not exist.
pub fn replay<'a>(log: impl IntoIterator<Item = &'a Event>) -> Result<Game, Misfit> {
    let mut log = log.into_iter();
    let misfit = |number, why: String| Misfit { number, why };
    let first = log.next().ok_or_else(|| misfit(0, "there is no event".to_owned()))?;
    let mut game = open(first).map_err(|why| misfit(0, why))?;
    for (i, event) in log.enumerate() {
        game.apply(event).map_err(|Unfit(why)| misfit(i + 1, why.to_owned()))?;
    }
    Ok(game)
}

/// The game that an opening event begins.
fn open(event: &Event) -> Result<Game, String> {
    let Event::Opened { rules: id, edition, options, seed, commitment, entrants, .. } = event else {
        return Err("a game begins by being opened".to_owned());
    };
    let rules = rulesets::build(id, options).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        faults.join("; ")
    })?;
    if *edition > rules.edition {
        return Err(format!("the rules `{id}` have edition {}, the log was written by {edition}", rules.edition));
    }
    if !commitment.holds(&seed.0) {
        return Err("the seed is not the one that was promised".to_owned());
    }
    Ok(Game::opened(rules, seed.0.clone(), *entrants))
}
