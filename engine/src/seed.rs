//! Secret seeds, streams of chance and the commitment to them (`experience.md` 10).

use std::fmt;

use serde::{Deserialize, Serialize};

/// 32 secret bytes that every wall of a game comes from. Its `Debug` shows nothing; it serializes as hexadecimal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed(#[serde(with = "hex::serde")] pub(crate) [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Seed {
    /// A seed with these bytes, for tests and replays.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A fresh seed from the operating system.
    ///
    /// # Errors
    /// When the operating system has no randomness to give.
    pub fn fresh() -> Result<Self, rand::rngs::SysError> {
        todo!()
    }
}

/// A SHA-256 hash that promises a seed without telling it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment(#[serde(with = "hex::serde")] pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}
