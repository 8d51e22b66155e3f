//! How hands and games are written outside: read from texts of strangers, and told again.
//!
//! A room here says what a text means; whoever has the text brings the bytes. JSON is not known here, only serde.

/// A hand and its situation as one line, and the answer to it.
pub mod hand;
