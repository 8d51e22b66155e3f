//! A local Discord. Stock serenity, pointed at it, cannot tell it from the real one in what Sparrow uses; and it refuses
//! what Discord refuses, with the same status and code. Everything listens on 127.0.0.1 and lives in memory.
//!
//! The modules stand in the order of import: each uses only those above it.

mod people;
mod surface;

pub use surface::{Change, Cut, Fault, Id, Options, Outcome, Refused, Sent, StartError};

/// A running local Discord. Clones are handles to the same one; it stops when the last is dropped.
#[derive(Clone, Debug)]
pub struct Discord {}
