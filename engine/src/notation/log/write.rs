//! The log of a game.

use super::line::{FORM, Header, Log};
use crate::deal::event::Event;
use crate::rules::RuleSet;

/// The log of a game of these rules from its events. A deal that is not over is left out, and the seed comes with the end of
/// the game alone. `None` for events that do not begin with the opening of a game.
#[must_use]
pub fn write<'a>(rules: &RuleSet, events: impl IntoIterator<Item = &'a Event>) -> Option<Log> {
    let mut events = events.into_iter();
    let Some(Event::Opened {
        rules: id,
        edition,
        options,
        commitment,
        casts,
        entrants,
        ..
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
    Some(Log { header, seen })
}
