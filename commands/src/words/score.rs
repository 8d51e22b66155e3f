//! What is said of a hand that somebody wants counted: what is wrong with it, and why it may not be declared.

use engine::notation::hand::answer::WhyNot;
use engine::notation::hand::{Fault, LineError};
use engine::seat::Wind;
use engine::tile::{Kind, NotationError};

use super::list::list;
use super::name::shown;
use super::{Tongue, rules, say, tiles};

/// What is wrong with a line, in two sentences: where, and what would be right.
#[must_use]
pub fn wrong(error: &LineError, tongue: Tongue) -> String {
    let option = option(&error.field, tongue);
    say::score_wrong(tongue, option, fault(&error.fault, tongue))
}

/// What the option of the command is called that a field of the line came from.
fn option(field: &str, tongue: Tongue) -> String {
    let option = match field {
        "concealed" | "melds" => "hand",
        "dora_indicators" => "dora",
        "ura_indicators" => "ura",
        flag if flag.starts_with("flags.") => "how",
        same => same,
    };
    rules::field(option, tongue)
}

fn fault(fault: &Fault, tongue: Tongue) -> String {
    match fault {
        Fault::Missing(_) | Fault::NoRules { .. } => say::score_missing(tongue),
        Fault::NotAllowed { word, allowed } => {
            say::score_not_allowed(tongue, shown(word), list(allowed, tongue))
        }
        Fault::Notation(error) => notation(error, tongue),
        Fault::NoSet(text) => say::score_no_set(tongue, shown(text)),
        Fault::ImpossibleSet { text, .. } => say::score_impossible_set(tongue, shown(text)),
        Fault::BonusAmongTiles(tile) => {
            say::score_bonus_among_tiles(tongue, tiles::tile(*tile, tongue))
        }
        Fault::TooMany { kind } => say::score_too_many(tongue, tiles::kind(*kind, tongue)),
        Fault::TooManyRed { tile, most } => {
            say::score_too_many_red(tongue, tiles::tile(*tile, tongue), *most)
        }
        Fault::WrongSize { tiles, sets } => {
            say::score_wrong_size(tongue, *tiles, 13_usize.saturating_sub(3 * sets), *sets)
        }
        Fault::TooLong { most, tiles } => say::score_too_long(tongue, *most, *tiles),
        Fault::NoSuchBonus(number) => say::score_no_such_bonus(tongue, *number),
        Fault::BonusTwice(number) => say::score_bonus_twice(tongue, *number),
        Fault::OutOfRange { number, most } => say::score_out_of_range(tongue, *number, *most),
        Fault::OwnSeat { seat } => say::score_own_seat(tongue, tiles::wind(*seat, tongue)),
        Fault::Contradiction(with) => say::score_contradiction(tongue, option(with, tongue)),
        Fault::SeatsMissing(seats) => say::score_seats_missing(tongue, winds(seats, tongue)),
        // The options were held against the rules before.
        Fault::Options(_) | Fault::OptionTwice { .. } => say::score_missing(tongue),
    }
}

fn notation(error: &NotationError, tongue: Tongue) -> String {
    match error {
        NotationError::NoSuchTile { digit, letter } => {
            say::score_no_such_tile(tongue, format!("{digit}{letter}"))
        }
        NotationError::Stranger(sign) => say::score_stranger(tongue, shown(&sign.to_string())),
        NotationError::Unfinished => say::score_unfinished(tongue),
        NotationError::NotOne => say::score_not_one(tongue),
    }
}

fn winds(winds: &[Wind], tongue: Tongue) -> String {
    let names: Vec<String> = winds
        .iter()
        .map(|&wind| tiles::wind(wind, tongue))
        .collect();
    list(&names, tongue)
}

/// Why a hand may not be declared.
#[must_use]
pub fn why_not(reason: &WhyNot, tongue: Tongue) -> String {
    match reason {
        WhyNot::NoTile { waits } if waits.is_empty() => say::score_waits_for_nothing(tongue),
        WhyNot::NoTile { waits } => say::score_waits(tongue, kinds(waits, tongue)),
        WhyNot::NotComplete { waits } if waits.is_empty() => say::score_unready(tongue),
        WhyNot::NotComplete { waits } => say::score_not_complete(tongue, kinds(waits, tongue)),
        WhyNot::TooManyRuns { most } => say::score_too_many_runs(tongue, *most),
        WhyNot::NoYaku => say::score_no_yaku(tongue),
        WhyNot::BelowMinimum { have, need, unit } => say::score_below_minimum(
            tongue,
            rules::count(*have, *unit, tongue),
            rules::count(*need, *unit, tongue),
        ),
        WhyNot::NoRobbing => say::score_no_robbing(tongue),
    }
}

fn kinds(kinds: &[Kind], tongue: Tongue) -> String {
    let names: Vec<String> = kinds
        .iter()
        .map(|&kind| tiles::kind(kind, tongue))
        .collect();
    list(&names, tongue)
}
