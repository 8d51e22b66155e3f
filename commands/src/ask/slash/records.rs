//! What was played in a server, and what is kept of the one who asks.

use super::{Given, Said};
use crate::ask::look::Look;
use crate::ask::mistake::Mistake;
use crate::ask::own::Own;

/// Reads one of these commands.
///
/// # Errors
/// When it is none of them.
pub(super) fn read(path: &[&str], given: &Given<'_>) -> Result<Said, Mistake> {
    let person = given.person("player").ok();
    let rules = given.text("rules").map(str::to_owned);
    Ok(match path {
        ["me", "export"] => Said::Own(Own::Export),
        ["me", "delete"] => Said::Own(Own::Delete),
        ["history"] => Said::Look(Look::History { person, page: 0 }),
        ["stats"] => Said::Look(Look::Stats { person, rules }),
        ["leaderboard"] => Said::Look(Look::Leaders { rules, page: 0 }),
        _ => return Err(Mistake::NoSuchCommand),
    })
}
