//! A game from its events.

use std::sync::Arc;

use crate::deal::event::Event;
use crate::deal::evolve::Unfit;
use crate::game::Game;
use crate::rules::RuleSet;
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
    let mut log = log.into_iter().peekable();
    let rules = match log.peek() {
        Some(Event::Opened { rules, options, .. }) => rulesets::build(rules, options),
        Some(_) | None => return Err(misfit(0, "a game begins by being opened")),
    };
    let said = |faults: Vec<_>| {
        faults
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    };
    replay_by(rules.map_err(|faults| misfit(0, said(faults)))?, log)
}

/// As [`replay`], by rules that no catalogue knows.
///
/// # Errors
/// When an event does not fit the game before it.
pub fn replay_by<'a>(
    rules: RuleSet,
    log: impl IntoIterator<Item = &'a Event>,
) -> Result<Game, Misfit> {
    let mut log = log.into_iter();
    let mut game = match log.next() {
        Some(first) => open(rules, first).map_err(|why| misfit(0, why))?,
        None => return Err(misfit(0, "there is no event")),
    };
    for (i, event) in log.enumerate() {
        game.apply(event).map_err(|Unfit(why)| misfit(i + 1, why))?;
    }
    Ok(game)
}

fn misfit(number: usize, why: impl Into<String>) -> Misfit {
    Misfit {
        number,
        why: why.into(),
    }
}

/// The game that an opening event begins.
fn open(rules: RuleSet, event: &Event) -> Result<Game, String> {
    let Event::Opened {
        edition,
        seed,
        commitment,
        entrants,
        ..
    } = event
    else {
        return Err("a game begins by being opened".to_owned());
    };
    if *edition > rules.edition {
        return Err(format!(
            "the rules are of edition {}, the log was written by {edition}",
            rules.edition
        ));
    }
    if !commitment.holds(&seed.0) {
        return Err("the seed is not the one that was promised".to_owned());
    }
    Ok(Game::opened(Arc::new(rules), seed.0.clone(), *entrants))
}
