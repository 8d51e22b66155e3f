//! Why there is no room for one more table.

use super::several;
use crate::ask::crowded::Crowded;
use crate::words::{Reader, say};

pub(super) fn words(crowded: &Crowded, to: Reader) -> String {
    match crowded {
        Crowded::Hosts { most, tables } => say::wrong_hosts_many(to, *most, several(tables, to)),
        Crowded::Sits { most, tables } => say::wrong_sits_at_many(to, *most, several(tables, to)),
        Crowded::Server { most } => say::wrong_server_full(to, *most),
    }
}
