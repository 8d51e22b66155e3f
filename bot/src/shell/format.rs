//! Which format a file has, told from its content, and the games in it one after the other.

use engine::deal::event::Seen;
use engine::notation::account::Account;
use engine::notation::log::{Header, Log};
use engine::notation::{mjai, tenhou};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::source::{Flaw, Source};

/// A format that games are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Format {
    /// Sparrow's own log.
    Sparrow,
    /// mjai events.
    Mjai,
    /// The JSON of tenhou.net/6.
    Tenhou,
}

/// A game as it was read.
pub(super) enum Game {
    /// Sparrow's own log.
    Log(Box<Log>),
    /// A game of riichi that somebody tells.
    Told(Account),
}

/// The games of a file.
pub(super) struct Games {
    source: Source,
    pub(super) format: Format,
    reader: mjai::Reader,
    ended: bool,
}

/// The names by which the first line of a file is known.
#[derive(Deserialize)]
struct Names {
    sparrow: Option<IgnoredAny>,
    #[serde(rename = "type")]
    kind: Option<IgnoredAny>,
    log: Option<IgnoredAny>,
}

impl Games {
    /// Recognises the format.
    pub(super) fn of(source: Source) -> Result<Self, Flaw> {
        let first = source.first();
        let format = recognise(first.ok_or_else(|| Flaw::of_file("is empty"))?)?;
        Ok(Self {
            source,
            format,
            reader: mjai::Reader::default(),
            ended: false,
        })
    }

    /// The next game; `None` at the end of the file. After a fault there are no more.
    pub(super) fn next(&mut self) -> Option<Result<Game, Flaw>> {
        if self.ended {
            return None;
        }
        let game = match self.format {
            Format::Sparrow => self.log().map(Some),
            Format::Mjai => self.mjai(),
            Format::Tenhou => self.tenhou(),
        };
        if !matches!(game, Ok(Some(_))) {
            self.ended = true;
        }
        game.transpose()
    }

    fn log(&mut self) -> Result<Game, Flaw> {
        self.ended = true;
        let (line, first) = self
            .source
            .next()?
            .ok_or_else(|| Flaw::of_file("is empty"))?;
        let header: Header = parse(line, &first)?;
        let mut seen: Vec<Seen> = Vec::new();
        let mut bytes = first.len();
        while let Some((line, text)) = self.source.next()? {
            bytes += text.len();
            if bytes as u64 > super::source::MOST_BYTES {
                return Err(Flaw::at(line, "the file is too large for one game"));
            }
            seen.push(parse(line, &text)?);
        }
        Ok(Game::Log(Box::new(Log { header, seen })))
    }

    fn mjai(&mut self) -> Result<Option<Game>, Flaw> {
        let mut last = 0;
        while let Some((line, text)) = self.source.next()? {
            last = line;
            let event: mjai::Event = parse(line, &text)?;
            let game = self.reader.push(event);
            if let Some(game) = game.map_err(|fault| Flaw::at(line, fault))? {
                return Ok(Some(Game::Told(game)));
            }
        }
        self.ended = true;
        let game = std::mem::take(&mut self.reader).finish();
        let cut = |_| Flaw::at(last, "the file breaks off here, in the middle of a deal");
        Ok(game.map_err(cut)?.map(Game::Told))
    }

    /// One document, or one in each line.
    fn tenhou(&mut self) -> Result<Option<Game>, Flaw> {
        let Some((line, mut text)) = self.source.next()? else {
            return Ok(None);
        };
        if serde_json::from_slice::<IgnoredAny>(&text).is_err() {
            text.extend(self.source.rest()?);
            if text.len() as u64 > super::source::MOST_BYTES {
                return Err(Flaw::of_file("is too large for one game"));
            }
        }
        let document: tenhou::Document = parse(line, &text)?;
        let account = tenhou::read(&document).map_err(|fault| Flaw::at(line, fault))?;
        Ok(Some(Game::Told(account)))
    }
}

fn recognise(first: &[u8]) -> Result<Format, Flaw> {
    if first.starts_with(b"\x1f\x8b") {
        return Err(Flaw::of_file("is compressed; unpack it first"));
    }
    if let Ok(names) = serde_json::from_slice::<Names>(first) {
        if names.sparrow.is_some() {
            return Ok(Format::Sparrow);
        }
        if names.log.is_some() {
            return Ok(Format::Tenhou);
        }
        if names.kind.is_some() {
            return Ok(Format::Mjai);
        }
    } else if first.trim_ascii_start().starts_with(b"{") {
        // Half a document: it goes on in the next line, or it breaks off.
        let begins = |name: &str| {
            first.trim_ascii_start()[1..]
                .trim_ascii_start()
                .starts_with(name.as_bytes())
        };
        if begins("\"sparrow\"") {
            return Ok(Format::Sparrow);
        }
        if begins("\"type\"") {
            return Ok(Format::Mjai);
        }
        return Ok(Format::Tenhou);
    }
    Err(Flaw::of_file(
        "is no log of a game: it must be a log of Sparrow, mjai events or a document of tenhou.net/6",
    ))
}

fn parse<T: DeserializeOwned>(line: usize, text: &[u8]) -> Result<T, Flaw> {
    serde_json::from_slice(text).map_err(|error| {
        let (row, column) = (error.line(), error.column());
        // The words of the library end with the place; the row counts from the line it was given.
        let words = error.to_string();
        let what = words.split(" at line ").next().unwrap_or(&words).to_owned();
        let why = if error.is_eof() {
            "the file breaks off here".to_owned()
        } else {
            what
        };
        // What an event lacks is noticed when the line has been read: its place is the line.
        let place = if column == 0 {
            String::new()
        } else {
            format!("column {column}: ")
        };
        Flaw::at(line + row.max(1) - 1, format!("{place}{why}"))
    })
}
