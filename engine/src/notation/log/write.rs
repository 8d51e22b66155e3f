//! The log of a game.

use super::line::{FORM, Header, Log};
use crate::deal::event::{BrokenOff, Event, Seen};
use crate::rules::RuleSet;
use crate::seed::Seed;

/// The log of a game of these rules from its events. A deal that is not over is left out, and the seed comes with the end of
/// the game alone. `None` for events that do not begin with the opening of a game.
#[must_use]
pub fn write<'a>(rules: &RuleSet, events: impl IntoIterator<Item = &'a Event>) -> Option<Log> {
    written(rules, events).map(|(log, _)| log)
}

/// The same of a game that those who played it have broken off: its seed is opened all the same. `None` as well for events
/// of a game that came to its end.
#[must_use]
pub fn write_broken_off<'a>(
    rules: &RuleSet,
    events: impl IntoIterator<Item = &'a Event>,
) -> Option<Log> {
    let (mut log, seed) = written(rules, events)?;
    if let Some(Seen::Finished(_)) = log.seen.last() {
        return None;
    }
    let seed = seed.clone();
    log.seen.push(Seen::BrokenOff(BrokenOff { seed }));
    Some(log)
}

/// The log, and the seed.
fn written<'a>(
    rules: &RuleSet,
    events: impl IntoIterator<Item = &'a Event>,
) -> Option<(Log, &'a Seed)> {
    let mut events = events.into_iter();
    let Some(Event::Opened {
        rules: id,
        edition,
        options,
        commitment,
        casts,
        entrants,
        seed,
    }) = events.next()
    else {
        return None;
    };
    let header = Header {
        sparrow: FORM,
        rules: id.clone(),
        edition: *edition,
        options: options.clone(),
        commitment: *commitment,
        casts: casts.clone(),
        entrants: *entrants,
    };
    let (mut seen, mut deal) = (Vec::new(), Vec::new());
    for event in events {
        deal.extend(event.opened(rules));
        if matches!(event, Event::Ended(_) | Event::Finished(_)) {
            seen.append(&mut deal);
        }
    }
    Some((Log { header, seen }, &seed.0))
}
