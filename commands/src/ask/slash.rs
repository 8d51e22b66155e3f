//! The command tree, and slash commands read into asks.

use engine::deal::moves::Move;
use engine::rules::options::Options;

use crate::ask::Ask;
use crate::ask::mistake::Mistake;
use crate::who::{Person, TableId};
use crate::words::Tongue;

/// What a slash command says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// Open a table here.
    Open(Opening),
    /// Something for a table: the one of this channel, or, in a direct message, the one he sits at.
    Table {
        /// What.
        ask: Ask,
        /// Which table, if it was said.
        table: Option<TableId>,
    },
    /// Help on a topic ([`crate::screen::help::TOPICS`]), or in general.
    Help(Option<String>),
}

/// How a table is to be opened; what is `None` is the operator's default.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Opening {
    /// The rule set's id.
    pub rules: Option<String>,
    /// The name of the pace.
    pub pace: Option<String>,
    /// House options, not yet checked.
    pub options: Options,
}

/// The value of an option, as Discord gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A person.
    Person(Person),
    /// Yes or no.
    Flag(bool),
}

/// One offer of an autocompletion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// What the person reads, at most 100 characters.
    pub label: String,
    /// What is sent, at most 100 characters.
    pub value: String,
}

/// Reads a slash command: `path` is the command with its subcommand, `options` the values given.
///
/// # Errors
/// When the command is unknown, or a value is missing or names nothing.
pub fn read(path: &[&str], options: &[(String, Value)]) -> Result<Said, Mistake> {
    todo!("{path:?} {options:?}")
}

/// At most 25 offers for the option that is being typed; tiles come from the person's own `choices` alone.
#[must_use]
pub fn complete(path: &[&str], option: &str, typed: &str, choices: &[Move], tongue: Tongue) -> Vec<Offer> {
    todo!("{path:?} {option} {typed} {choices:?} {tongue:?}")
}
