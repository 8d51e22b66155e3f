//! mjai: one JSON object for each event, as many programs that play riichi write and read them.

/// The names of its tiles.
mod pai;
/// Its events.
mod event;
/// From events to games.
mod read;
/// From games to events.
mod write;

pub use event::Event;
pub use pai::Pai;
pub use read::{Misread, Reader};
pub use write::write;
