//! Quiet hours as they are typed, offered and told.

use crate::ask::mistake::Mistake;
use crate::ask::slash::Offer;
use crate::ask::unfit::Unfit;
use crate::ask::wish::{Mine, Settle, Wish};
use crate::desk::MOST_OFFERS;
use crate::quiet::{Quiet, hours, offsets, zones};
use crate::screen::settings::Way;
use crate::who::Moment;
use crate::words::name::cut;
use crate::words::{Reader, Tongue, rules, say};

/// Hours that are offered, in minutes after midnight; the first where only a zone is chosen.
const OFFERED: [(u16, u16); 6] = [
    (23 * 60, 7 * 60),
    (22 * 60, 6 * 60),
    (22 * 60, 7 * 60),
    (23 * 60, 8 * 60),
    (0, 8 * 60),
    (60, 9 * 60),
];

/// Zones that are told to somebody who named none that can be guessed.
const TOLD: usize = 5;

/// Hours as a value of their setting, as in `23:00,07:00,Europe/Berlin`.
fn write(quiet: &Quiet) -> String {
    let [from, to] = [quiet.from, quiet.to].map(hours::shown);
    format!("{from},{to},{}", quiet.zone)
}

/// Reads such a value. What is left empty stays as it was.
///
/// # Errors
/// When a time or zone is none, is missing, or the hours cannot be quiet.
pub(super) fn read(value: &str, before: Option<&Quiet>) -> Result<Quiet, Mistake> {
    let mut pieces = value.splitn(3, ',');
    let mut piece = || {
        pieces
            .next()
            .map(str::trim)
            .filter(|typed| !typed.is_empty())
    };
    let (from, to, zone) = (piece(), piece(), piece());
    let from = hour("begin", from, before.map(|before| before.from))?;
    let to = hour("end", to, before.map(|before| before.to))?;
    let zone = match (zone, before) {
        (Some(typed), _) => meant(typed)?,
        (None, Some(before)) => before.zone.clone(),
        (None, None) => return Err(Mistake::Missing { option: "zone" }),
    };
    Ok(Quiet::new(zone, from, to).map_err(Unfit::Quiet)?)
}

fn hour(option: &'static str, typed: Option<&str>, before: Option<u16>) -> Result<u16, Mistake> {
    match (typed, before) {
        (Some(typed), _) => hours::read(typed).ok_or_else(|| {
            let typed = typed.to_owned();
            Unfit::Hour { option, typed }.into()
        }),
        (None, Some(before)) => Ok(before),
        (None, None) => Err(Mistake::Missing { option }),
    }
}

/// The zone that somebody means, in whichever language he calls it.
fn meant(typed: &str) -> Result<String, Mistake> {
    let is_called = |zone: &&str| Tongue::ALL.iter().any(|to| rules::zone(zone, *to) == typed);
    let called = || zones::FIRST.iter().find(|zone| is_called(zone));
    let meant = zones::meant(typed).or_else(|| called().map(|zone| (*zone).to_owned()));
    if meant.is_none() && offsets::read(typed).is_some() {
        let typed = typed.to_owned();
        return Err(Unfit::Offset { typed }.into());
    }
    meant.ok_or_else(|| {
        let mut near = zones::near(typed, str::to_owned);
        if near.is_empty() {
            near = zones::near("", str::to_owned);
        }
        near.truncate(TOLD);
        let typed = typed.to_owned();
        Unfit::Zone { typed, near }.into()
    })
}

/// The zones that a part of a name or city, or a distance from UTC, may mean, each with what its clock shows.
#[must_use]
pub fn zone_offers(typed: &str, now: Moment, tongue: Tongue) -> Vec<Offer> {
    let mut near = zones::at_offset(typed, now);
    if near.is_empty() {
        near = zones::near(typed, |zone| rules::zone(zone, tongue));
    }
    let offers = near.into_iter().take(MOST_OFFERS).map(|zone| Offer {
        label: cut(&place(&zone, now, tongue), 100),
        value: zone,
    });
    offers.collect()
}

/// A zone with what its clock shows, as in `Tokyo (21:00 now)`.
fn place(zone: &str, now: Moment, tongue: Tongue) -> String {
    let called = rules::zone(zone, tongue);
    match zones::clock(zone, now) {
        Some(time) => say::quiet_place(tongue, called, time),
        None => called,
    }
}

fn span((from, until): (u16, u16), to: Reader) -> String {
    say::quiet_hours(to, hours::shown(from), hours::shown(until))
}

/// The hours in one line, as in `23:00–07:00, Tokyo (21:00 now)`.
pub(super) fn told(quiet: &Quiet, now: Moment, to: Reader) -> String {
    let hours = span((quiet.from, quiet.to), to);
    say::quiet_hours_in(to, hours, place(&quiet.zone, now, to.tongue))
}

/// When they come next, by the clock of whoever reads it: who finds another time than he meant has another zone.
pub(super) fn coming(quiet: &Quiet, now: Moment, to: Reader) -> Option<String> {
    let (begin, end) = quiet.next(now)?;
    let time = |moment: Moment| format!("<t:{}:t>", moment.seconds());
    Some(if begin == now {
        say::quiet_now(to, time(end))
    } else {
        say::quiet_next(to, time(begin), time(end))
    })
}

/// What else can be done on their page.
pub(super) fn how(chosen: Option<&Quiet>, to: Reader) -> String {
    match chosen {
        Some(_) => say::quiet_other(to),
        None => say::quiet_where(to, span(OFFERED[0], to)),
    }
}

/// What can be chosen on their page: none; else first where somebody lives, then the hours.
pub(super) fn ways(chosen: Option<&Quiet>, now: Moment, to: Reader) -> Vec<Way> {
    let none = Way {
        label: rules::choice("off", to.tongue),
        about: String::new(),
        wish: wish(None),
        now: chosen.is_none(),
    };
    let others = match chosen {
        None => places(now, to),
        Some(chosen) => nights(chosen, to),
    };
    std::iter::once(none).chain(others).collect()
}

fn wish(value: Option<String>) -> Wish {
    Wish::Mine(Settle::Choose(Mine::Quiet, value))
}

/// The usual night at large places.
fn places(now: Moment, to: Reader) -> Vec<Way> {
    let [(from, until), ..] = OFFERED;
    let way = |&zone: &&str| {
        let quiet = Quiet {
            zone: zone.to_owned(),
            from,
            to: until,
        };
        Way {
            label: place(zone, now, to.tongue),
            about: String::new(),
            wish: wish(Some(write(&quiet))),
            now: false,
        }
    };
    zones::FIRST.iter().map(way).collect()
}

/// The hours that are chosen, and others at the same place.
fn nights(chosen: &Quiet, to: Reader) -> Vec<Way> {
    let own = (chosen.from, chosen.to);
    let others = OFFERED.into_iter().filter(|hours| *hours != own);
    let night = |hours: (u16, u16)| {
        let quiet = Quiet {
            from: hours.0,
            to: hours.1,
            ..chosen.clone()
        };
        Way {
            label: span(hours, to),
            about: rules::zone(&quiet.zone, to.tongue),
            wish: wish(Some(write(&quiet))),
            now: hours == own,
        }
    };
    std::iter::once(own).chain(others).map(night).collect()
}

#[cfg(test)]
mod tests;
