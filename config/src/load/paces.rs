//! The paces of the operator's file, over the built-in ones.

use std::time::Duration;

use super::read::{Range, Reader, is_name};
use super::source::{Given, Section};
use crate::pace::{Pace, Window, preset, presets};
use crate::problem::Fault;

const KEYS: [&str; 8] = [
    "turn",
    "bank",
    "claim",
    "pause",
    "rest",
    "away_after",
    "window",
    "machine",
];

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MONTH: Duration = Duration::from_secs(30 * 24 * 60 * 60);
const MINUTE: Duration = Duration::from_secs(60);
/// Nobody can answer in less; tests and shows of machines can.
const BLINK: Duration = Duration::from_millis(100);

/// What Discord can offer for one choice.
const MOST_PACES: usize = 25;

/// The built-in paces as the file changes them, then those the file adds.
pub(super) fn paces(file: Option<&Section<'_>>, reader: &mut Reader) -> Vec<(String, Pace)> {
    let mut paces: Vec<_> = presets()
        .iter()
        .map(|(name, pace)| ((*name).to_owned(), *pace))
        .collect();
    let Some(given) = file.and_then(|file| file.get("paces")) else {
        return paces;
    };
    let Some(section) = section(&given, reader) else {
        return paces;
    };
    for given in section.entries() {
        add(&given, &mut paces, reader);
    }
    if paces.len() > MOST_PACES {
        reader.note(
            given.spot,
            Fault::TooManyPaces {
                given: paces.len(),
                most: MOST_PACES,
            },
        );
    }
    paces
}

fn section<'a>(given: &Given<'a>, reader: &mut Reader) -> Option<Section<'a>> {
    if given.section.is_none() {
        reader.not_a_section(given);
    }
    given.section.clone()
}

fn add(given: &Given<'_>, paces: &mut Vec<(String, Pace)>, reader: &mut Reader) {
    if !is_name(given.key) {
        return reader.note(given.spot.clone(), Fault::PaceName);
    }
    let Some(section) = section(given, reader) else {
        return;
    };
    let start = preset(given.key).unwrap_or(presets()[0].1);
    let pace = read(start, &section, reader);
    if pace.window == Window::Even
        && let Some(claim) = pace.claim
        && pace.pause.1 >= claim
    {
        reader.note(
            given.spot.clone(),
            Fault::PauseBeyondClaim {
                pause: pace.pause.1,
                claim,
            },
        );
    }
    match paces.iter_mut().find(|(name, _)| name == given.key) {
        Some((_, known)) => *known = pace,
        None => paces.push((given.key.to_owned(), pace)),
    }
}

/// The pace with everything that the section sets.
fn read(mut pace: Pace, section: &Section<'_>, reader: &mut Reader) -> Pace {
    reader.only(section, &KEYS);
    for given in section.entries() {
        set(&mut pace, &given, reader);
    }
    pace
}

fn set(pace: &mut Pace, given: &Given<'_>, reader: &mut Reader) {
    let zero = Duration::ZERO;
    match given.key {
        "turn" => keep(
            &mut pace.turn,
            reader.duration_or_none(given, Range(BLINK, MONTH)),
        ),
        "bank" => keep(&mut pace.bank, reader.duration(given, Range(zero, DAY))),
        "claim" => keep(
            &mut pace.claim,
            reader.duration_or_none(given, Range(BLINK, MONTH)),
        ),
        "pause" => keep(&mut pace.pause, reader.pair(given, Range(zero, MINUTE))),
        "rest" => keep(
            &mut pace.rest,
            reader.duration_or_none(given, Range(zero, MONTH)),
        ),
        "away_after" => keep(&mut pace.away_after, reader.count_or_never(given, 1, 20)),
        "window" => keep(&mut pace.window, window(given, reader)),
        "machine" => keep(&mut pace.machine, reader.pair(given, Range(zero, MINUTE))),
        _ => {} // noted already
    }
}

fn keep<T>(old: &mut T, new: Option<T>) {
    if let Some(new) = new {
        *old = new;
    }
}

fn window(given: &Given<'_>, reader: &mut Reader) -> Option<Window> {
    const WINDOWS: [(&str, Window); 3] = [
        ("even", Window::Even),
        ("sealed", Window::Sealed),
        ("quick", Window::Quick),
    ];
    let name = reader.one_of(given, "window", &WINDOWS.map(|(name, _)| name))?;
    WINDOWS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, window)| *window)
}
