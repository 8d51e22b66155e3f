//! A mistake in what the operator wrote: where it stands and what would be right.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use engine::rules::options::OptionFault;
use jiff::SignedDuration;

/// Where the operator wrote something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Spot {
    /// A file as a whole.
    File(PathBuf),
    /// A line of a file, from 1, with the setting that stands there.
    Line(PathBuf, usize, Option<String>),
    /// An environment variable.
    Variable(String),
}

impl Spot {
    /// Its line, for sorting: files as a whole first, variables last.
    pub(crate) fn line(&self) -> usize {
        match self {
            Self::File(_) => 0,
            Self::Line(_, line, _) => *line,
            Self::Variable(_) => usize::MAX,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Line(path, line, None) => write!(f, "{}, line {line}", path.display()),
            Self::Line(path, line, Some(key)) => {
                write!(f, "{}, line {line}, {key}", path.display())
            }
            Self::Variable(name) => f.write_str(name),
        }
    }
}

/// One mistake.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{spot}: {fault}")]
pub struct Problem {
    /// Where.
    pub spot: Spot,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong. None of these texts ever holds the token.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The file is not TOML.
    #[error("is not TOML: {0}")]
    Syntax(String),
    /// There is no such setting.
    #[error("there is no such setting; {}", suggestion(nearest.as_deref(), known))]
    UnknownKey {
        /// The known one that looks most like it.
        nearest: Option<String>,
        /// Those there are.
        known: Vec<String>,
    },
    /// The token stands in the file.
    #[error(
        "the token does not belong in a file; take it out and set the variable DISCORD_TOKEN instead"
    )]
    TokenInFile,
    /// The value is of the wrong kind.
    #[error("is {given}, but should be {wanted}")]
    WrongKind {
        /// Its kind, in words.
        given: &'static str,
        /// What it should be, in words.
        wanted: &'static str,
    },
    /// The value is none of those there are.
    #[error("there is no {what} `{given}`; {}", suggestion(nearest.as_deref(), known))]
    NoSuch {
        /// What is named, as in `pace`.
        what: &'static str,
        /// The name as given.
        given: String,
        /// The known one that looks most like it.
        nearest: Option<String>,
        /// Those there are.
        known: Vec<String>,
    },
    /// The value is no length of time.
    #[error("`{0}` is no length of time; write it as in \"20s\", \"2.5s\", \"3m\" or \"24h\"")]
    NotDuration(String),
    /// The value is no number of days.
    #[error("`{0}` is no number of days from 1 to 36500; write it as in \"90d\", or \"forever\"")]
    NotDays(String),
    /// The length of time is too short or too long.
    #[error("{} is out of range; it can be {} to {}", human(*given), human(*least), human(*most))]
    DurationOutOfRange {
        /// As given.
        given: Duration,
        /// The shortest allowed.
        least: Duration,
        /// The longest allowed.
        most: Duration,
    },
    /// The number is too small or too large.
    #[error("{given} is out of range; it can be {least} to {most}")]
    NumberOutOfRange {
        /// As given.
        given: String,
        /// The least allowed.
        least: u8,
        /// The most allowed.
        most: u8,
    },
    /// The first of a pair is greater than the second.
    #[error("the first time is longer than the second; write the shorter one first")]
    PairReversed,
    /// The pause of an even window leaves no time to claim.
    #[error("the pause, {}, must be shorter than the time to claim, {}", human(*pause), human(*claim))]
    PauseBeyondClaim {
        /// The longest pause.
        pause: Duration,
        /// The time to claim.
        claim: Duration,
    },
    /// The name of a pace cannot be one.
    #[error("a pace is named with 1 to 32 lower-case letters, digits and hyphens")]
    PaceName,
    /// There are more paces than Discord can offer for a choice.
    #[error("there are {given} paces, and Discord can offer at most {most}; take some out")]
    TooManyPaces {
        /// How many there are.
        given: usize,
        /// How many there can be.
        most: usize,
    },
    /// The name of a house's file cannot be one.
    #[error(
        "a house is named by its file: 1 to 32 lower-case letters, digits and hyphens before `.toml`"
    )]
    HouseName,
    /// A house is named like a rule set.
    #[error("`{0}` is a rule set; give the file of the house another name")]
    NameOfRules(String),
    /// There are more houses than Discord can offer beside the rule sets.
    #[error("there are {given} houses, and Discord can offer at most {most}; take some out")]
    TooManyHouses {
        /// How many there are.
        given: usize,
        /// How many there can be.
        most: usize,
    },
    /// Something that must be there is not.
    #[error("lacks `{key}`: {wanted}")]
    Lacking {
        /// What is not there.
        key: &'static str,
        /// What it should be, in words.
        wanted: &'static str,
    },
    /// A text has more characters than can be shown.
    #[error("has {given} characters; it can have {most}")]
    TooLong {
        /// How many it has.
        given: usize,
        /// How many it can have.
        most: usize,
    },
    /// A text that should be one line is not.
    #[error("must be one line, without signs that cannot be seen")]
    NotOneLine,
    /// A house option that the rule set does not have like this.
    #[error("{0}")]
    Option(OptionFault),
    /// The address of the stand-in for Discord is not one of this machine.
    #[error(
        "must be an address of this machine with a port and nothing after it, as in http://127.0.0.1:8080"
    )]
    NotLoopback,
    /// A text that must not be empty is.
    #[error("is empty; write {0}")]
    Empty(&'static str),
    /// There is no token.
    #[error(
        "is not set; it holds the bot's token, which Discord's developer portal shows on the page \"Bot\" of your application"
    )]
    MissingToken,
    /// The token cannot be one.
    #[error(
        "has spaces or characters in it that no token has; copy the token again from Discord's developer portal"
    )]
    MalformedToken,
}

/// A length of time as people write it.
fn human(time: Duration) -> String {
    SignedDuration::try_from(time).map_or_else(|_| format!("{time:?}"), |time| format!("{time:#}"))
}

fn suggestion(nearest: Option<&str>, known: &[String]) -> String {
    nearest.map_or_else(
        || format!("there are {}", known.join(", ")),
        |nearest| format!("did you mean `{nearest}`?"),
    )
}

/// The one of `known` that a person who wrote `given` most likely meant, if any looks alike.
pub(crate) fn nearest(given: &str, known: &[String]) -> Option<String> {
    known
        .iter()
        .map(|name| (strsim::jaro_winkler(given, name), name))
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, name)| name.clone())
}
