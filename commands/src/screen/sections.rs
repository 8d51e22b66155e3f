//! Long texts, cut into pages between their lines.

use super::limits::length;

/// The most characters of one page.
const MOST: usize = 3000;

/// A part of a text: its heading and its lines.
pub(super) struct Section {
    /// What stands above it, on each of its pages.
    pub(super) heading: String,
    /// Its lines, each much shorter than a page.
    pub(super) lines: Vec<String>,
}

impl Section {
    /// It begins a page and goes on over as many as it needs.
    pub(super) fn pages(&self) -> Vec<String> {
        let mut pages = vec![self.head()];
        for line in &self.lines {
            let is_full = pages
                .last()
                .is_some_and(|page| length(page) + length(line) >= MOST);
            if is_full {
                pages.push(self.head());
            }
            if let Some(page) = pages.last_mut() {
                page.push('\n');
                page.push_str(line);
            }
        }
        pages
    }

    /// Several of them one after another: each begins a page where it would not fit whole on the one before.
    pub(super) fn together(sections: &[Self]) -> Vec<String> {
        let mut pages: Vec<String> = Vec::new();
        for page in sections.iter().flat_map(Self::pages) {
            match pages.last_mut() {
                Some(last) if length(last) + length(&page) < MOST => {
                    last.push_str("\n\n");
                    last.push_str(&page);
                }
                Some(_) | None => pages.push(page),
            }
        }
        pages
    }

    fn head(&self) -> String {
        format!("__{}__", self.heading)
    }
}
