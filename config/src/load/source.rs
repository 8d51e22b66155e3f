//! What the operator wrote, in layers, each value with the spot where it stands.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

use crate::problem::{Fault, Problem, Spot};

/// One file of settings, read as far as it can be.
pub(super) struct File<'a> {
    path: PathBuf,
    text: &'a str,
    table: DeTable<'a>,
    /// Lines that are not TOML: what else seems wrong there is a consequence.
    broken: Vec<usize>,
}

/// A table of a file, and how its keys are called from outside.
#[derive(Clone)]
pub(super) struct Section<'a> {
    file: &'a File<'a>,
    table: &'a DeTable<'a>,
    prefix: String,
}

/// Something the operator wrote.
pub(super) struct Given<'a> {
    /// Where.
    pub(super) spot: Spot,
    /// What.
    pub(super) value: Cow<'a, DeValue<'a>>,
    /// The key it has in its table.
    pub(super) key: &'a str,
    /// The section it is, if it is one.
    pub(super) section: Option<Section<'a>>,
}

impl<'a> File<'a> {
    /// Reads the text of a file; what is not TOML is told to `problems`.
    pub(super) fn parse(path: &Path, text: &'a str, problems: &mut Vec<Problem>) -> Self {
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut broken = Vec::new();
        for error in errors {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            broken.push(line);
            // Only the message: the error's own `Display` quotes the line, and a secret may stand there by mistake.
            let fault = Fault::Syntax(error.message().to_owned());
            problems.push(Problem {
                spot: Spot::Line(path.to_owned(), line, None),
                fault,
            });
        }
        Self {
            path: path.to_owned(),
            text,
            table: table.into_inner(),
            broken,
        }
    }

    /// The file's outermost table.
    pub(super) fn root(&'a self) -> Section<'a> {
        Section {
            file: self,
            table: &self.table,
            prefix: String::new(),
        }
    }
}

impl<'a> Section<'a> {
    /// Everything in this table, in the order of the file, except what stands on a broken line.
    pub(super) fn entries(&self) -> Vec<Given<'a>> {
        let mut entries: Vec<_> = self
            .table
            .iter()
            .map(|(key, value)| (key.span().start, key, value))
            .collect();
        entries.sort_by_key(|(start, ..)| *start);
        entries
            .into_iter()
            .map(|(start, key, value)| (line_of(self.file.text, start), key, value))
            .filter(|(line, ..)| !self.file.broken.contains(line))
            .map(|(line, key, value)| {
                let name = format!("{}{}", self.prefix, key.get_ref());
                let section = value.get_ref().as_table().map(|table| Section {
                    file: self.file,
                    table,
                    prefix: format!("{name}."),
                });
                Given {
                    spot: Spot::Line(self.file.path.clone(), line, Some(name)),
                    value: Cow::Borrowed(value.get_ref()),
                    key: key.get_ref(),
                    section,
                }
            })
            .collect()
    }

    /// What stands under this key.
    pub(super) fn get(&self, key: &str) -> Option<Given<'a>> {
        self.entries().into_iter().find(|given| given.key == key)
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    1 + text
        .bytes()
        .take(offset)
        .filter(|byte| *byte == b'\n')
        .count()
}
