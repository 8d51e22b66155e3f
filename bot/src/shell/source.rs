//! A file or standard input, read line by line or whole, and never more than is reasonable.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// The largest file that is read whole.
pub(super) const MOST_BYTES: u64 = 64 << 20;
/// The longest line of a file that is read line by line.
pub(super) const MOST_LINE: u64 = 1 << 20;

/// Where a fault is, and what it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Flaw {
    /// The line, from 1, if it is in one.
    pub(crate) line: Option<usize>,
    /// What is wrong.
    pub(crate) why: String,
}

impl Flaw {
    pub(super) fn of_file(why: impl Into<String>) -> Self {
        Self {
            line: None,
            why: why.into(),
        }
    }

    pub(super) fn at(line: usize, why: impl std::fmt::Display) -> Self {
        // A fault may quote what it met, and that may be long.
        Self {
            line: Some(line),
            why: why.to_string().chars().take(400).collect(),
        }
    }
}

/// A file being read.
pub(super) struct Source {
    input: Box<dyn BufRead>,
    line: usize,
    /// The first line, read to recognise the format, and not given yet.
    first: Option<Vec<u8>>,
}

impl Source {
    /// Opens a file; `-` is standard input.
    pub(super) fn open(path: &Path) -> Result<Self, Flaw> {
        let input: Box<dyn BufRead> = if path == Path::new("-") {
            Box::new(BufReader::new(io::stdin()))
        } else {
            let file = File::open(path).map_err(|error| unreadable(&error))?;
            Box::new(BufReader::new(file))
        };
        let mut source = Self {
            input,
            line: 0,
            first: None,
        };
        source.first = source.read_line(MOST_BYTES)?;
        Ok(source)
    }

    /// The first line, empty ones left out; `None` for an empty file. It may be the whole file.
    pub(super) fn first(&self) -> Option<&[u8]> {
        self.first.as_deref()
    }

    /// The next line that is not empty, with its number.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Vec<u8>)>, Flaw> {
        let line = match self.first.take() {
            Some(first) => Some(first),
            None => self.read_line(MOST_LINE)?,
        };
        Ok(line.map(|line| (self.line, line)))
    }

    /// Everything that is left.
    pub(super) fn rest(&mut self) -> Result<Vec<u8>, Flaw> {
        let mut bytes = self.first.take().unwrap_or_default();
        let room = MOST_BYTES + 1 - (bytes.len() as u64).min(MOST_BYTES);
        self.input
            .by_ref()
            .take(room)
            .read_to_end(&mut bytes)
            .map_err(|error| unreadable(&error))?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(too_large());
        }
        Ok(bytes)
    }

    fn read_line(&mut self, most: u64) -> Result<Option<Vec<u8>>, Flaw> {
        loop {
            let mut line = Vec::new();
            let mut input = self.input.by_ref().take(most + 1);
            let read = input.read_until(b'\n', &mut line);
            let read = read.map_err(|error| unreadable(&error))?;
            if read == 0 {
                return Ok(None);
            }
            self.line += 1;
            if read as u64 > most {
                let too_long = format!("the line is longer than {} KiB", most >> 10);
                return Err(if most == MOST_BYTES {
                    too_large()
                } else {
                    Flaw::at(self.line, too_long)
                });
            }
            let text = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&line);
            if !text.trim_ascii().is_empty() {
                return Ok(Some(text.to_vec()));
            }
        }
    }
}

fn unreadable(error: &io::Error) -> Flaw {
    Flaw::of_file(format!("cannot be read: {error}"))
}

fn too_large() -> Flaw {
    Flaw::of_file(format!(
        "is larger than {} MiB; no game is",
        MOST_BYTES >> 20
    ))
}
