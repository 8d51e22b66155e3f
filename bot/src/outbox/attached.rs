//! The files on a message: sent once, and not again with every drawing.

use commands::screen::page::{File, Screen};

use crate::render::studio::Known;

/// What is known of the files on one message.
#[derive(Debug, Default)]
pub(super) struct Attached {
    /// Those it was last drawn with, and whether they are there.
    last: Option<(Vec<File>, bool)>,
}

impl Attached {
    /// What is known of the files of a page that is to be drawn there.
    pub(super) fn known(&self, screen: &Screen) -> Known {
        match &self.last {
            Some((files, true)) if *files == screen.files => Known::There,
            Some((files, false)) if *files == screen.files => Known::Refused,
            Some(_) | None => Known::Nothing,
        }
    }

    /// The page was drawn there, with its files or without.
    pub(super) fn note(&mut self, screen: &Screen, has_files: bool) {
        self.last = Some((screen.files.clone(), has_files));
    }
}
