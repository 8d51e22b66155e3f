//! More tables than one person or one server may have.

use crate::who::{Place, TableId};

/// Why there is no room for one more.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Crowded {
    /// He hosts as many open tables as one person may.
    #[error("the person hosts {most} tables")]
    Hosts {
        /// How many that is.
        most: usize,
        /// The tables and where they stand.
        tables: Vec<(TableId, Place)>,
    },
    /// He sits at as many open tables as one person may.
    #[error("the person sits at {most} tables")]
    Sits {
        /// How many that is.
        most: usize,
        /// The tables and where they stand.
        tables: Vec<(TableId, Place)>,
    },
    /// As many tables are open in the server as there may be.
    #[error("the server has {most} open tables")]
    Server {
        /// How many that is.
        most: usize,
    },
}
