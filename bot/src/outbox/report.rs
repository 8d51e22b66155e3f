//! What the lanes see that the tables must know: doors that prove shut, places that are lost and found.

use commands::who::{Channel, Person, TableId};

/// Something seen while sending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Report {
    /// Nothing can be posted in the channel of this table: it is gone, or closed to us.
    Lost {
        /// Which table.
        table: TableId,
        /// Where.
        channel: Channel,
    },
    /// Something was posted there, for the first time or for the first time again.
    Found {
        /// Which table.
        table: TableId,
        /// Where.
        channel: Channel,
    },
    /// Somebody has removed the message on which people press.
    Erased {
        /// Of which table.
        table: TableId,
    },
    /// This person takes no messages, or has not answered for long: is he still there?
    Missing {
        /// At which table.
        table: TableId,
        /// Who.
        person: Person,
    },
}
