//! Lines for people at a terminal.

use std::fmt::Display;
use std::io::Write;

use config::secret::Secret;

/// Writes to the terminal, and never the token, wherever it may have slipped in.
pub(super) struct Voice {
    token: Option<Secret>,
}

impl Voice {
    pub(super) fn new(token: Option<&str>) -> Self {
        Self {
            token: token.filter(|token| !token.is_empty()).map(Secret::new),
        }
    }

    /// To standard output.
    pub(super) fn print(&self, text: &str) {
        write_or_give_up(std::io::stdout(), &self.without_token(text));
    }

    /// To standard error.
    pub(super) fn object(&self, text: &str) {
        write_or_give_up(std::io::stderr(), &self.without_token(text));
    }

    /// Problems, to standard error, all of them.
    pub(super) fn complain(&self, problems: &[impl Display]) {
        let count = match problems.len() {
            1 => "There is a problem:".to_owned(),
            many => format!("There are {many} problems:"),
        };
        self.list(&count, problems);
    }

    /// What does no harm but may be a mistake, to standard error.
    pub(super) fn warn(&self, warnings: &[impl Display]) {
        if !warnings.is_empty() {
            self.list("This may be a mistake:", warnings);
        }
    }

    fn list(&self, title: &str, items: &[impl Display]) {
        let lines: String = items.iter().map(|item| format!("  - {item}\n")).collect();
        self.object(&format!("{title}\n{lines}"));
    }

    fn without_token(&self, text: &str) -> String {
        self.token.as_ref().map_or_else(
            || text.to_owned(),
            |token| text.replace(token.reveal(), "…"),
        )
    }
}

fn write_or_give_up(mut stream: impl Write, text: &str) {
    // Whoever closed our output does not want to hear about it.
    let _ = stream
        .write_all(text.as_bytes())
        .and_then(|()| stream.flush());
}
