//! `sparrow score`: hands, one JSON object on each line, and an answer to each on a line of its own.

use std::fmt;
use std::io::{self, Read, Write};
use std::thread;

use engine::notation::hand::{Answer, Line, Shelf, score};
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lines::{Batch, LONGEST, Lines};

/// With fewer lines than this for each it is not worth to share them out.
const WORTH_SHARING: usize = 64;

/// Why not all lines were answered.
#[derive(Debug, thiserror::Error)]
pub enum Interrupted {
    /// The input cannot be read.
    #[error("cannot be read: {0}")]
    Input(io::Error),
    /// The output cannot be written.
    #[error("its answers cannot be written: {0}")]
    Output(io::Error),
}

/// Answers every line of the input in order. Whether all of them could be answered.
///
/// # Errors
/// When the input cannot be read or the output cannot be written. An output that nobody reads any more is no error.
pub fn answer_all(
    input: impl Read,
    mut output: impl Write,
    shelf: &Shelf,
) -> Result<bool, Interrupted> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut desks: Vec<Desk> = (0..workers).map(|_| Desk::new(shelf.clone())).collect();
    let mut lines = Lines::new(input);
    let mut batch = Batch::default();
    let mut more = true;
    while more {
        more = lines.read(&mut batch).map_err(Interrupted::Input)?;
        answer_batch(&batch, &mut desks);
        let written = desks
            .iter_mut()
            .try_for_each(|desk| desk.hand_over(&mut output));
        match written.and_then(|()| output.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written.map_err(Interrupted::Output)?,
        }
    }
    Ok(desks.iter().all(|desk| desk.all_is_well))
}

/// Shares the lines of a batch out, in order: to each desk those that follow the desk before.
fn answer_batch(batch: &Batch, desks: &mut [Desk]) {
    let share = batch.len().div_ceil(desks.len()).max(WORTH_SHARING);
    let work = |(place, desk): (usize, &mut Desk)| {
        for (number, line) in batch.iter().skip(place * share).take(share) {
            desk.answer(number, line);
        }
    };
    let at_work = batch.len().div_ceil(share);
    thread::scope(|scope| {
        let mut desks = desks.iter_mut().enumerate().take(at_work);
        let own = desks.next();
        for desk in desks {
            scope.spawn(move || work(desk));
        }
        if let Some(desk) = own {
            work(desk);
        }
    });
}

/// Answers lines one after the other.
struct Desk {
    shelf: Shelf,
    /// Answers that have not been handed over.
    told: Vec<u8>,
    all_is_well: bool,
}

/// The answer to a line that can be.
#[derive(Serialize)]
struct Reply<'a> {
    id: &'a Value,
    #[serde(flatten)]
    answer: &'a Answer,
}

/// The answer to a line that cannot be.
#[derive(Serialize)]
struct Complaint<'a> {
    line: u64,
    id: &'a Value,
    error: &'a str,
}

impl Desk {
    fn new(shelf: Shelf) -> Self {
        Self {
            shelf,
            told: Vec::new(),
            all_is_well: true,
        }
    }

    fn hand_over(&mut self, output: &mut impl Write) -> io::Result<()> {
        output.write_all(&self.told)?;
        self.told.clear();
        Ok(())
    }

    /// Answers a line; `None` is one that is too long.
    fn answer(&mut self, number: u64, line: Option<&[u8]>) {
        let Some(line) = line else {
            let error = format!("a line can have {LONGEST} bytes at most");
            return self.complain(number, &Value::Null, &error);
        };
        let read: Line<Value> = match serde_json::from_slice(line) {
            Ok(read) => read,
            Err(error) => return self.complain(number, &id_of(line), &told(&error)),
        };
        let rules = self.shelf.rules(&read.rules, &read.options);
        match rules.and_then(|rules| score(&read, &rules)) {
            Ok(answer) => self.tell(&Reply {
                id: &read.id,
                answer: &answer,
            }),
            Err(error) => self.complain(number, &read.id, &error.to_string()),
        }
    }

    fn complain(&mut self, line: u64, id: &Value, error: &str) {
        self.all_is_well = false;
        self.tell(&Complaint { line, id, error });
    }

    fn tell(&mut self, what: &impl Serialize) {
        serde_json::to_writer(&mut self.told, what)
            .expect("memory takes everything, and all keys are text");
        self.told.push(b'\n');
    }
}

/// What is wrong with a line, without the number of the only line it has.
fn told(error: &serde_json::Error) -> String {
    let whole = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let what = whole.strip_suffix(&place).unwrap_or(&whole);
    if error.is_data() {
        what.to_owned()
    } else {
        format!("this is not JSON: {what} at column {}", error.column())
    }
}

/// The id of a line that cannot be read otherwise, as far as it goes; null when it has none.
fn id_of(line: &[u8]) -> Value {
    let mut id = Value::Null;
    // What stands behind the id may be broken: whatever was found until then is the answer.
    let _ = serde_json::Deserializer::from_slice(line).deserialize_map(IdFinder(&mut id));
    id
}

struct IdFinder<'a>(&'a mut Value);

impl<'de> Visitor<'de> for IdFinder<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<Key>()? {
            match key {
                Key::Id => *self.0 = map.next_value()?,
                Key::Other => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum Key {
    Id,
    #[serde(other)]
    Other,
}
