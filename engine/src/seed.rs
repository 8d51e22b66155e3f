//! Secret seeds, streams of chance and the commitment to them (`experience.md` 10).
//!
//! The construction, so that anybody can check a game whose seed was opened:
//!
//! 1. The seed is 32 bytes. The commitment is SHA-256 over the text `sparrow/commitment/1`, a zero byte, and the seed.
//! 2. Chance is ChaCha20 with the seed as its key, its counter from 0, and a stream number as its nonce: stream 0 seats
//!    the players, stream `n` is the `n`-th deal. Streams are independent, so that every deal can be rebuilt alone.
//! 3. A die is `random_range(1..=6)` of `rand` 0.10; a shuffle is its `SliceRandom::shuffle` (Fisher–Yates).
//! 4. A deal shuffles all tiles, sorted as notation sorts them, into the wall as it is built: 0 and 1 are the upper and
//!    the lower tile of the first stack at East's right end, and so on in the direction of drawing. Then the dice are
//!    cast that break it. See [`crate::wall::wall_of`].
//! 5. A seed derived from another is SHA-256 over `sparrow/derive/1`, a zero byte, the length of the label as eight
//!    bytes (little end first), the label, and the seed.

use std::fmt;

use rand::rngs::{SysError, SysRng};
use rand::{SeedableRng, TryRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The stream that seats the players. Deal `n`, from 1, has stream `n`.
const SEATING: u64 = 0;

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
    pub fn fresh() -> Result<Self, SysError> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// A seed made from this one and a label. Nobody can go back from it to this one, nor to the seed of another label.
    #[must_use]
    pub fn derive(&self, label: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"sparrow/derive/1\0");
        hash.update((label.len() as u64).to_le_bytes());
        hash.update(label.as_bytes());
        hash.update(self.0);
        Self(hash.finalize().into())
    }

    /// The chance that seats the players.
    pub(crate) fn seating(&self) -> ChaCha20Rng {
        self.stream(SEATING)
    }

    /// The chance of one deal, numbered from 1.
    pub(crate) fn of_deal(&self, number: u32) -> ChaCha20Rng {
        self.stream(u64::from(number))
    }

    /// The chance of one numbered stream.
    #[must_use]
    pub fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(number);
        rng
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

impl Commitment {
    /// The promise of this seed.
    #[must_use]
    pub fn of(seed: &Seed) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"sparrow/commitment/1\0");
        hash.update(seed.0);
        Self(hash.finalize().into())
    }

    /// Whether this is the seed that was promised.
    #[must_use]
    pub fn holds(&self, seed: &Seed) -> bool {
        *self == Self::of(seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_holds_for_its_seed_alone() {
        let seed = Seed::from_bytes([7; 32]);
        let promise = Commitment::of(&seed);
        assert!(promise.holds(&seed));
        assert!(!promise.holds(&Seed::from_bytes([8; 32])));
        assert!(!promise.holds(&seed.derive("")));
    }

    #[test]
    fn each_label_gives_its_own_seed_and_always_the_same() {
        let seed = Seed::from_bytes([1; 32]);
        assert_eq!(seed.derive("game 1"), seed.derive("game 1"));
        assert_ne!(seed.derive("game 1"), seed.derive("game 2"));
        assert_ne!(seed.derive("game 1"), seed);
    }

    #[test]
    fn streams_differ() {
        use rand::Rng;
        let seed = Seed::from_bytes([1; 32]);
        let first = [
            seed.seating().next_u64(),
            seed.of_deal(1).next_u64(),
            seed.of_deal(2).next_u64(),
        ];
        assert!(first[0] != first[1] && first[1] != first[2] && first[0] != first[2]);
    }

    #[test]
    fn fresh_seeds_differ_and_debug_shows_none() {
        let (one, two) = (
            Seed::fresh().expect("chance"),
            Seed::fresh().expect("chance"),
        );
        assert_ne!(one, two);
        assert_eq!(format!("{one:?}"), "Seed(…)");
    }
}
