//! What rules and sheets name by an id, in words. An id without words is shown as it is, with spaces.

use std::time::Duration;

use config::pace::{Pace, Window};
use engine::rules::vocabulary::Vocabulary;
use engine::score::sheet::Unit;
use fluent_templates::fluent_bundle::FluentValue;

use super::{Tongue, phrase, say, terms};

pub(super) fn named(family: &str, id: &str, tongue: Tongue) -> String {
    find(family, id, tongue).unwrap_or_else(|| id.replace('_', " "))
}

fn find(family: &str, id: &str, tongue: Tongue) -> Option<String> {
    phrase::find(tongue, &key(family, id))
}

pub(super) fn key(family: &str, id: &str) -> String {
    let id = id
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' });
    format!("{family}_{}", id.collect::<String>())
}

/// A line of a scoring sheet, as in `all_pungs`, with the words of its game in it.
#[must_use]
pub fn line(id: &str, words: &Vocabulary, tongue: Tongue) -> String {
    let said = find_line(id, words, tongue);
    said.map_or_else(|| id.replace('_', " "), |said| terms::raised(&said))
}

fn find_line(id: &str, words: &Vocabulary, tongue: Tongue) -> Option<String> {
    find_with("line", id, words, tongue)
}

/// A phrase that may have words of the game in it.
pub(super) fn find_with(
    family: &str,
    id: &str,
    words: &Vocabulary,
    tongue: Tongue,
) -> Option<String> {
    phrase::find_with(tongue, &key(family, id), in_words(words, tongue))
}

/// The words of a game that phrases may have in them.
pub(super) fn in_words(
    words: &Vocabulary,
    tongue: Tongue,
) -> [(&'static str, FluentValue<'static>); 6] {
    let word = |id| terms::word(id, tongue).into();
    [
        ("run", word(words.run)),
        ("triplet", word(words.triplet)),
        ("four", word(words.four)),
        ("pair", word(words.pair)),
        ("dragon", word(words.dragon)),
        ("honours", word(words.honour)),
    ]
}

/// A limit, as in `cap`.
#[must_use]
pub fn limit(id: &str, tongue: Tongue) -> String {
    named("limit", id, tongue)
}

/// Why something is paid, as in `win`.
#[must_use]
pub fn payment(id: &str, tongue: Tongue) -> String {
    named("pay", id, tongue)
}

/// A rule set, as in `hong-kong`.
#[must_use]
pub fn game(id: &str, tongue: Tongue) -> String {
    named("game", id, tongue)
}

/// A sentence about a rule set for those who choose, at most [`config::house::MOST_ABOUT`] characters.
#[must_use]
pub fn about(id: &str, tongue: Tongue) -> String {
    named("about", id, tongue)
}

/// A pace, by its name.
#[must_use]
pub fn pace(name: &str, tongue: Tongue) -> String {
    named("clock", name, tongue)
}

/// What a command does, by its path.
#[must_use]
pub fn command(path: &[&str], tongue: Tongue) -> String {
    named("command", &path.join("_"), tongue)
}

/// What a command is called, by its path.
#[must_use]
pub fn command_name(path: &[&str], tongue: Tongue) -> String {
    named("name", &path.join("_"), tongue)
}

/// What an option of a command is called, by its English name.
#[must_use]
pub fn field(name: &str, tongue: Tongue) -> String {
    named("field", name, tongue)
}

/// What an option of a command is for.
#[must_use]
pub fn given(id: &str, tongue: Tongue) -> String {
    named("given", id, tongue)
}

/// A value that an option of a command lets people choose.
#[must_use]
pub fn choice(id: &str, tongue: Tongue) -> String {
    named("choice", id, tongue)
}

/// A setting of a person or server, by its name.
#[must_use]
pub fn setting(key: &str, tongue: Tongue) -> String {
    named("setting", key, tongue)
}

/// A time zone, by its name in the IANA database: large ones by their city, as in `Tokyo`, others by that name.
#[must_use]
pub fn zone(name: &str, tongue: Tongue) -> String {
    named("zone", name, tongue)
}

/// What a setting means, or a value of one: `about_hand` for one's own, `about_server_rules` for a server's.
#[must_use]
pub fn meaning(key: &str, tongue: Tongue) -> Option<String> {
    find("about", key, tongue)
}

/// So many of a unit, as in `3 faan`.
#[must_use]
pub fn count(count: u32, unit: Unit, tongue: Tongue) -> String {
    match unit {
        Unit::Points => say::unit_points(tongue, count),
        Unit::Doubles => say::unit_doubles(tongue, count),
        Unit::Faan => say::unit_faan(tongue, count),
        Unit::Han => say::unit_han(tongue, count),
        Unit::Fu => say::unit_fu(tongue, count),
        Unit::Yakuman => say::unit_yakuman(tongue, count),
        Unit::Limits => say::unit_limits(tongue, count),
    }
}

/// The clock of a table in one line.
#[must_use]
pub fn clock(pace: &Pace, tongue: Tongue) -> String {
    if pace.is_unclocked() {
        return say::pace_without_clock(tongue);
    }
    let some = |length: Option<Duration>| {
        length.map_or_else(|| say::no_clock(tongue), |length| time(length, tongue))
    };
    let (turn, claim) = (some(pace.turn), some(pace.claim));
    if pace.bank.is_zero() || pace.turn.is_none() {
        say::pace_clock_plain(tongue, turn, claim)
    } else {
        say::pace_clock(tongue, turn, time(pace.bank, tongue), claim)
    }
}

/// Every number of a pace that somebody may have set, in one line.
#[must_use]
pub fn numbers(pace: &Pace, tongue: Tongue) -> String {
    let window = match pace.window {
        // Without a pause nothing holds it open.
        Window::Even if pace.pause.0.is_zero() => say::pace_quick(tongue),
        Window::Even => say::pace_even(tongue, time(pace.pause.0, tongue)),
        Window::Sealed => say::pace_sealed(tongue),
        Window::Quick => say::pace_quick(tongue),
    };
    let rest = pace.rest.map_or_else(
        || say::pace_no_rest(tongue),
        |rest| say::pace_rest(tongue, time(rest, tongue)),
    );
    let away = pace.away_after.map_or_else(
        || say::pace_never_away(tongue),
        |lapses| say::pace_away(tongue, lapses),
    );
    [clock(pace, tongue), window, rest, away].join(" · ")
}

/// A length of time in its largest whole unit.
#[must_use]
pub fn time(length: Duration, tongue: Tongue) -> String {
    match length.as_secs() {
        hours if hours >= 3600 && hours % 3600 == 0 => say::hours(tongue, hours / 3600),
        minutes if minutes >= 120 && minutes % 60 == 0 => say::minutes(tongue, minutes / 60),
        seconds => say::seconds(tongue, seconds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::meanings;

    #[test]
    fn every_line_of_every_rule_set_has_words() {
        for set in meanings::tests::rule_sets() {
            for name in set.worth.lines() {
                let words = &Vocabulary::STANDARD;
                let named = |&tongue: &Tongue| find_line(name, words, tongue).is_some();
                assert!(Tongue::ALL.iter().all(named), "{name}");
            }
        }
    }

    #[test]
    fn every_rule_set_has_a_sentence_that_fits_an_offer() {
        for entry in engine::rulesets::catalogue() {
            for tongue in Tongue::ALL {
                let about = find("about", entry.id, tongue).expect("a sentence");
                assert!(
                    about.chars().count() <= config::house::MOST_ABOUT,
                    "{about}"
                );
                let name = find("game", entry.id, tongue).expect("a name");
                assert!(name.chars().count() <= config::house::MOST_TITLE, "{name}");
            }
        }
    }

    #[test]
    fn an_id_without_words_is_shown_with_spaces() {
        let words = &Vocabulary::STANDARD;
        assert_eq!(line("all_pungs", words, Tongue::English), "All pongs");
        assert_eq!(
            line("a_line_of_tomorrow", words, Tongue::English),
            "a line of tomorrow"
        );
        assert_eq!(game("hong-kong", Tongue::English), "Hong Kong");
    }
}
