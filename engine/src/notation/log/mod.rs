//! Our own log of a whole game, as it is handed out: the terms and the promise of the seed, then every deal that is over with
//! each draw opened, and the seed when the game is over or was broken off. Passes and beaten claims are not in it, nor anything of a deal that
//! is still being played.

/// What its lines hold.
mod line;
/// The log of a game.
mod write;
/// What is wrong with a log.
mod fault;
/// The promise and the walls.
mod verify;
/// A log played again.
mod replay;

pub use fault::{Damage, Fault};
pub use line::{Header, Log};
pub use replay::{Replayed, replay};
pub use verify::{Verified, verify};
pub use write::{write, write_broken_off};
