//! What those who manage a server do not permit: to us, and to those who want to open tables.

use crate::ask::permit::Permit;
use crate::who::Role;
use crate::words::list::list;
use crate::words::{Reader, say};

/// A table cannot stand in a channel.
pub(super) fn not_permitted(missing: &[Permit], to: Reader) -> String {
    let named: Vec<String> = missing.iter().map(|what| permit(*what, to)).collect();
    say::wrong_not_permitted(to, list(&named, to.tongue))
}

/// Only those who have this role, or who manage the server, may open tables.
pub(super) fn openers_only(role: Option<Role>, to: Reader) -> String {
    match role {
        Some(role) => say::wrong_openers_only(to, format!("<@&{}>", role.0)),
        None => say::wrong_managers_open(to),
    }
}

/// No private thread can be opened for somebody.
pub(super) fn no_private_thread(to: Reader) -> String {
    let [open, send] = [Permit::PrivateThreads, Permit::SendInThreads].map(|what| permit(what, to));
    say::news_thread_closed(to, open, send)
}

/// What Discord calls a permission.
pub(super) fn permit(what: Permit, to: Reader) -> String {
    match what {
        Permit::View => say::permit_view(to),
        Permit::Send => say::permit_send(to),
        Permit::SendInThreads => say::permit_send_in_threads(to),
        Permit::Embed => say::permit_embed(to),
        Permit::Files => say::permit_files(to),
        Permit::PublicThreads => say::permit_public_threads(to),
        Permit::PrivateThreads => say::permit_private_threads(to),
    }
}
