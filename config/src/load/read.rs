//! Reads single values and notes everything that is wrong with them.

use std::time::Duration;

use jiff::SignedDuration;
use toml::de::DeValue;

use super::source::{Given, Section};
use crate::problem::{Fault, Problem, Spot, nearest};

/// Reads values; keeps every problem.
pub(super) struct Reader {
    /// What was wrong so far.
    pub(super) problems: Vec<Problem>,
    /// The token, so that no message repeats it when it stands in the wrong place.
    token: Option<String>,
}

/// The shortest and longest that a length of time may be.
#[derive(Clone, Copy)]
pub(super) struct Range(pub(super) Duration, pub(super) Duration);

impl Reader {
    pub(super) fn new(token: Option<&str>) -> Self {
        let token = token.filter(|token| !token.is_empty()).map(str::to_owned);
        Self {
            problems: Vec::new(),
            token,
        }
    }

    /// Notes a problem.
    pub(super) fn note(&mut self, spot: Spot, fault: Fault) {
        self.problems.push(Problem { spot, fault });
    }

    fn fail<T>(&mut self, given: &Given<'_>, fault: Fault) -> Option<T> {
        self.note(given.spot.clone(), fault);
        None
    }

    /// What the operator wrote, without the token.
    pub(super) fn quote(&self, text: &str) -> String {
        self.token
            .as_ref()
            .map_or_else(|| text.to_owned(), |token| text.replace(token, "…"))
    }

    fn wrong_kind<T>(&mut self, given: &Given<'_>, wanted: &'static str) -> Option<T> {
        let fault = Fault::WrongKind {
            given: kind(&given.value),
            wanted,
        };
        self.fail(given, fault)
    }

    /// Notes keys that are none of `known`.
    pub(super) fn only(&mut self, section: &Section<'_>, known: &[&str]) {
        for given in section.entries() {
            if given.key.eq_ignore_ascii_case("token")
                || given.key.eq_ignore_ascii_case("discord_token")
            {
                self.note(given.spot, Fault::TokenInFile);
            } else if !known.contains(&given.key) {
                let fault = unknown(given.key, known);
                self.note(given.spot, fault);
            }
        }
    }

    /// Notes that a section should stand here.
    pub(super) fn not_a_section(&mut self, given: &Given<'_>) {
        let fault = Fault::WrongKind {
            given: kind(&given.value),
            wanted: "a section",
        };
        self.note(given.spot.clone(), fault);
    }

    /// A text that is not empty; `wanted` says what it is.
    pub(super) fn text(&mut self, given: &Given<'_>, wanted: &'static str) -> Option<String> {
        match given.value.as_str().map(str::trim) {
            Some("") => self.fail(given, Fault::Empty(wanted)),
            Some(text) => Some(text.to_owned()),
            None => self.wrong_kind(given, wanted),
        }
    }

    /// True or false; in a variable, these words.
    pub(super) fn flag(&mut self, given: &Given<'_>) -> Option<bool> {
        let word = matches!(given.spot, Spot::Variable(_))
            .then(|| given.value.as_str())
            .flatten();
        match (given.value.as_bool(), word) {
            (Some(flag), _) => Some(flag),
            (None, Some("true")) => Some(true),
            (None, Some("false")) => Some(false),
            (None, _) => self.wrong_kind(given, "true or false, without quotes in a file"),
        }
    }

    /// One of the names in `known`; `what` says what they are names of.
    pub(super) fn one_of(
        &mut self,
        given: &Given<'_>,
        what: &'static str,
        known: &[&str],
    ) -> Option<String> {
        let name = self.text(given, "a name in quotes")?;
        if known.contains(&name.as_str()) {
            return Some(name);
        }
        let known: Vec<_> = known.iter().map(|&name| name.to_owned()).collect();
        let fault = Fault::NoSuch {
            what,
            nearest: nearest(&name, &known),
            given: self.quote(&name),
            known,
        };
        self.fail(given, fault)
    }

    /// A length of time in this range.
    pub(super) fn duration(&mut self, given: &Given<'_>, range: Range) -> Option<Duration> {
        let text = self.text(given, "a length of time in quotes, as in \"20s\"")?;
        self.parse_duration(given, &text, range)
    }

    /// A length of time in this range, or `none`.
    pub(super) fn duration_or_none(
        &mut self,
        given: &Given<'_>,
        range: Range,
    ) -> Option<Option<Duration>> {
        let text = self.text(
            given,
            "a length of time in quotes, as in \"20s\", or \"none\"",
        )?;
        if text == "none" {
            Some(None)
        } else {
            self.parse_duration(given, &text, range).map(Some)
        }
    }

    /// A number of days, as in `90d`, or `forever`.
    pub(super) fn days_or_forever(&mut self, given: &Given<'_>) -> Option<Option<Duration>> {
        const WANTED: &str = "a number of days in quotes, as in \"90d\", or \"forever\"";
        let day = Duration::from_secs(24 * 3600);
        let text = self.text(given, WANTED)?;
        if text == "forever" {
            return Some(None);
        }
        let number = text.strip_suffix('d').map(str::trim);
        match number.and_then(|number| number.parse::<u32>().ok()) {
            Some(days @ 1..=36_500) => Some(Some(day * days)),
            Some(_) | None => {
                let fault = Fault::NotDays(self.quote(&text));
                self.fail(given, fault)
            }
        }
    }

    /// Two lengths of time in this range, the shorter one first.
    pub(super) fn pair(&mut self, given: &Given<'_>, range: Range) -> Option<(Duration, Duration)> {
        let texts: Option<Vec<&str>> = given.value.as_array().map(|array| {
            array
                .iter()
                .filter_map(|item| item.get_ref().as_str())
                .collect()
        });
        let Some([least, most]) = texts.as_deref() else {
            return self.wrong_kind(given, "two lengths of time, as in [\"2s\", \"3.5s\"]");
        };
        let (least, most) = (
            self.parse_duration(given, least, range),
            self.parse_duration(given, most, range),
        );
        let (least, most) = (least?, most?);
        if least > most {
            self.fail(given, Fault::PairReversed)
        } else {
            Some((least, most))
        }
    }

    /// A number in this range, or `never`.
    pub(super) fn count_or_never(
        &mut self,
        given: &Given<'_>,
        least: u8,
        most: u8,
    ) -> Option<Option<u8>> {
        if given.value.as_str() == Some("never") {
            return Some(None);
        }
        let Some(number) = given.value.as_integer() else {
            return self.wrong_kind(given, "a number without quotes, or \"never\"");
        };
        match u8::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) if (least..=most).contains(&number) => Some(Some(number)),
            _ => {
                let fault = Fault::NumberOutOfRange {
                    given: number.to_string(),
                    least,
                    most,
                };
                self.fail(given, fault)
            }
        }
    }

    fn parse_duration(
        &mut self,
        given: &Given<'_>,
        text: &str,
        Range(least, most): Range,
    ) -> Option<Duration> {
        let parsed = text
            .parse::<SignedDuration>()
            .ok()
            .and_then(|time| Duration::try_from(time).ok());
        match parsed {
            None => {
                let fault = Fault::NotDuration(self.quote(text));
                self.fail(given, fault)
            }
            Some(time) if time < least || time > most => self.fail(
                given,
                Fault::DurationOutOfRange {
                    given: time,
                    least,
                    most,
                },
            ),
            Some(time) => Some(time),
        }
    }
}

/// Whether a pace or a house can have this name: 1 to 32 lower-case letters, digits and hyphens.
pub(super) fn is_name(text: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (1..=32).contains(&text.len()) && text.chars().all(allowed)
}

/// That there is no setting of this name.
pub(super) fn unknown(key: &str, known: &[&str]) -> Fault {
    let known: Vec<_> = known.iter().map(|&name| name.to_owned()).collect();
    Fault::UnknownKey {
        nearest: nearest(key, &known),
        known,
    }
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number",
        DeValue::Boolean(true) => "true",
        DeValue::Boolean(false) => "false",
        DeValue::Datetime(_) => "a date or time of day",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a section",
    }
}
