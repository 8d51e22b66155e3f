//! Asks that belong to no table.
