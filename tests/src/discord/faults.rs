//! Failures on demand: which of the next requests go wrong, and how.

use super::surface::Fault;

/// What is still to fail.
#[derive(Debug, Default)]
pub(super) struct Faults(Vec<(String, u32, Fault)>);

impl Faults {
    /// The next `count` requests whose method and path, as in `POST /channels`, contain `part` fail like this.
    pub(super) fn plan(&mut self, part: &str, count: u32, how: Fault) {
        self.0.push((part.to_owned(), count, how));
    }

    /// Whether this request fails, and how; one less is left.
    pub(super) fn strike(&mut self, request: &str, has_files: bool) -> Option<Fault> {
        let strikes = |how: &Fault| has_files || !matches!(how, Fault::FilesRefused(..));
        let (_, left, how) = self.0.iter_mut().find(|(part, left, how)| {
            *left > 0 && request.contains(part.as_str()) && strikes(how)
        })?;
        *left -= 1;
        Some(*how)
    }
}
