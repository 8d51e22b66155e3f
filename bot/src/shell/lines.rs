//! Lines of an input of any length, in bounded memory.

use std::io::{self, BufRead, BufReader, Read};
use std::ops::Range;

/// The longest line that is read, in bytes; of a longer one nothing is kept.
pub(super) const LONGEST: usize = 1 << 20;
/// How much is read at once, in bytes.
const AT_ONCE: usize = 1 << 18;
/// What some editors begin a file with.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The lines of an input, batch by batch.
pub(super) struct Lines<R> {
    input: BufReader<R>,
    /// Lines begun so far.
    number: u64,
    /// The rest of the last line was too long and is still to be passed over.
    in_long_line: bool,
}

/// Some lines that follow each other.
#[derive(Debug, Default)]
pub(super) struct Batch {
    bytes: Vec<u8>,
    lines: Vec<(u64, Option<Range<usize>>)>,
}

impl Batch {
    /// How many lines there are.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The lines with their numbers, from 1 for the first of the input; `None` for one that is too long.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, Option<&[u8]>)> {
        let line = |range: &Range<usize>| &self.bytes[range.clone()];
        self.lines
            .iter()
            .map(move |(number, range)| (*number, range.as_ref().map(line)))
    }
}

impl<R: Read> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input: BufReader::with_capacity(AT_ONCE, input),
            number: 0,
            in_long_line: false,
        }
    }

    /// The next lines: as many as are there without waiting for more, at least one. Lines of nothing but white space are
    /// counted and left out. Whether there may be more.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub(super) fn read(&mut self, batch: &mut Batch) -> io::Result<bool> {
        batch.bytes.clear();
        batch.lines.clear();
        loop {
            if !self.read_line(batch)? {
                return Ok(false);
            }
            let is_whole = self.input.buffer().contains(&b'\n');
            if self.in_long_line || !is_whole {
                return Ok(true);
            }
        }
    }

    /// Reads one line; false at the end of the input.
    fn read_line(&mut self, batch: &mut Batch) -> io::Result<bool> {
        if self.in_long_line {
            self.input.skip_until(b'\n')?;
            self.in_long_line = false;
        }
        let start = batch.bytes.len();
        let most = LONGEST as u64 + 1;
        let read = (&mut self.input)
            .take(most)
            .read_until(b'\n', &mut batch.bytes)?;
        if read == 0 {
            return Ok(false);
        }
        self.number += 1;
        if read > LONGEST && batch.bytes.last() != Some(&b'\n') {
            self.in_long_line = true;
            batch.bytes.truncate(start);
            batch.lines.push((self.number, None));
            return Ok(true);
        }
        let line = &batch.bytes[start..];
        let mark = self.number == 1 && line.starts_with(BYTE_ORDER_MARK);
        let skipped = if mark { BYTE_ORDER_MARK.len() } else { 0 };
        if line[skipped..].trim_ascii().is_empty() {
            batch.bytes.truncate(start);
        } else {
            let end = start + line.trim_ascii_end().len();
            let range = start + skipped..end;
            batch.lines.push((self.number, Some(range)));
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything an input holds: line numbers, and the text where it is not too long.
    fn all(input: impl Read) -> Vec<(u64, Option<String>)> {
        let mut lines = Lines::new(input);
        let mut batch = Batch::default();
        let mut told = Vec::new();
        loop {
            let more = lines.read(&mut batch).expect("it can be read");
            let text = |line: &[u8]| String::from_utf8_lossy(line).trim_end().to_owned();
            told.extend(batch.iter().map(|(number, line)| (number, line.map(text))));
            if !more {
                return told;
            }
        }
    }

    fn line(number: u64, text: &str) -> (u64, Option<String>) {
        (number, Some(text.to_owned()))
    }

    #[test]
    fn lines_are_numbered_and_empty_ones_left_out() {
        let told = all("\u{feff}a\r\n\n  \t\nb\n\u{feff}c".as_bytes());
        assert_eq!(told, [line(1, "a"), line(4, "b"), line(5, "\u{feff}c")]);
        assert_eq!(all("\u{feff}\n".as_bytes()), []);
        assert_eq!(all("".as_bytes()), []);
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_passed_over() {
        let longest = "x".repeat(LONGEST);
        let text = format!("a\n{longest}\nb\n{longest}x\nc\n{longest}{longest}{longest}");
        let told = all(text.as_bytes());
        let expected = [
            line(1, "a"),
            line(2, &longest),
            line(3, "b"),
            (4, None),
            line(5, "c"),
            (6, None),
        ];
        assert!(told == expected, "six lines, two of them too long");
    }

    /// A line without end is told as soon as it is too long, and nothing more of it is kept.
    #[test]
    fn a_line_without_end_is_told_before_it_ends() {
        let mut lines = Lines::new(io::repeat(b'x'));
        let mut batch = Batch::default();
        assert!(lines.read(&mut batch).expect("it can be read"));
        assert_eq!(batch.iter().collect::<Vec<_>>(), [(1, None)]);
        assert!(batch.bytes.capacity() <= 4 * LONGEST);
    }

    /// Gives its bytes in pieces, and asks for nothing while a whole line is there.
    struct Pieces(Vec<&'static str>);

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Some(piece) = self.0.pop() else {
                return Ok(0);
            };
            buffer[..piece.len()].copy_from_slice(piece.as_bytes());
            Ok(piece.len())
        }
    }

    #[test]
    fn a_batch_does_not_wait_for_a_line_that_has_only_begun() {
        let mut lines = Lines::new(Pieces(vec!["d", "c\n", "a\nb\n"]));
        let mut batch = Batch::default();
        for wanted in [2, 1, 1] {
            let _ = lines.read(&mut batch).expect("it can be read");
            assert_eq!(batch.len(), wanted);
        }
    }
}
