//! The command tree as the library's builders.

use serenity::builder::CreateCommand;

/// All our commands.
#[must_use]
pub fn all() -> Vec<CreateCommand> {
    Vec::new()
}
