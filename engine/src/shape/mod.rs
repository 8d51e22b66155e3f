//! Ways to cut a hand, and how far it is from done.
//!
//! What a hand could be is known of each suit in advance: see `rank` for the number of a suit and `tables` for what
//! stands under it.

/// What a suit lacks, laid out kind by kind.
pub mod layout;
/// The counts of a suit as one number.
pub mod rank;
/// What is known of every suit in advance.
pub mod tables;
/// Seven pairs, thirteen orphans: hands that are not sets and a pair.
pub mod special;
/// Every way to cut tiles into sets and a pair.
pub mod split;
/// Every way to read a finished hand.
pub mod way;
/// What completes a hand.
pub mod wait;
/// How many tiles a hand lacks.
pub mod shanten;

pub use shanten::{lacking, shanten};
pub use special::Forms;
pub use wait::{is_complete, waits};
pub use way::{Way, ways};
