//! Ways to cut a hand, and how far it is from done.

/// Seven pairs, thirteen orphans: hands that are not sets and a pair.
pub mod special;
/// Every way to cut tiles into sets and a pair.
pub mod split;
/// What completes a hand.
pub mod wait;
/// How many tiles a hand lacks.
pub mod shanten;

pub use shanten::shanten;
pub use special::Forms;
pub use wait::{is_complete, waits};
