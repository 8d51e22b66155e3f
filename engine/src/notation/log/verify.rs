//! The promise and the walls of a log, checked by the opened seed.

use super::fault::{Damage, Fault};
use super::line::{FORM, Header, Log};
use crate::deal::event::{Cast, Event, Seen};
use crate::game::Game;
use crate::rules::RuleSet;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::wall::wall_of;

/// A log whose promise and walls are right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// Deals whose walls the seed makes.
    pub deals: u32,
}

/// Checks the promise, the seats and every wall by the opened seed, and nothing else.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify(log: &Log) -> Result<Verified, Damage> {
    let rules = rules(&log.header).map_err(before)?;
    let seed = opened_seed(&log.seen).ok_or(before(Fault::NotOpened))?;
    check_promise(&log.header, &rules, seed).map_err(before)?;
    let mut deals = 0;
    let mut dealt: Option<(u32, Seat, &[Cast])> = None;
    for seen in &log.seen {
        if let Seen::Dealt {
            number,
            dealer,
            casts,
            ..
        } = seen
        {
            deals += 1;
            if dealt.is_some() || *number != deals {
                return Err(at(deals, Fault::OutOfPlace));
            }
            dealt = Some((*number, *dealer, casts));
        } else if let Seen::Ended(end) = seen {
            let told = dealt.take().ok_or(at(deals, Fault::OutOfPlace))?;
            let (number, dealer, casts) = told;
            let (thrown, wall) = wall_of(seed, number, dealer, &rules.material);
            if thrown != casts || wall != end.wall {
                return Err(at(deals, Fault::Wall));
            }
        }
    }
    match dealt {
        Some(_) => Err(at(deals, Fault::BreaksOff)),
        None => Ok(Verified { deals }),
    }
}

fn before(fault: Fault) -> Damage {
    at(0, fault)
}

fn at(deal: u32, fault: Fault) -> Damage {
    Damage { deal, at: 0, fault }
}

/// The rules of a log, if this program knows their edition.
pub(super) fn rules(header: &Header) -> Result<RuleSet, Fault> {
    if header.sparrow > FORM {
        return Err(Fault::NewerForm(header.sparrow));
    }
    let rules = header.rules().map_err(Fault::NoSuchRules)?;
    if header.edition > rules.edition {
        return Err(Fault::NewerEdition {
            theirs: header.edition,
            ours: rules.edition,
        });
    }
    Ok(rules)
}

/// The seed, if the game is over or was broken off.
pub(super) fn opened_seed(seen: &[Seen]) -> Option<&Seed> {
    match seen.last() {
        Some(Seen::Finished(outcome)) => Some(&outcome.seed),
        Some(Seen::BrokenOff(end)) => Some(&end.seed),
        Some(_) | None => None,
    }
}

/// That the seed is the one promised, and finds the seats as they were.
pub(super) fn check_promise(header: &Header, rules: &RuleSet, seed: &Seed) -> Result<(), Fault> {
    if !header.commitment.holds(seed) {
        return Err(Fault::Promise);
    }
    match Game::open(rules.clone(), seed.clone()).1.first() {
        Some(Event::Opened {
            casts, entrants, ..
        }) if *casts == header.casts && *entrants == header.entrants => Ok(()),
        Some(_) | None => Err(Fault::Seating),
    }
}
