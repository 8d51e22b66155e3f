//! The faces of the tiles.
//!
//! A face is ink on a body. The ink of the 34 kinds and the red fives is FluffyStuff's, from the crate `riichi_hand`; the
//! bonus tiles, the white dragon's frame, bodies, backs and indices are drawn here. No fonts and no files.

/// Drawings as vectors, turned into pixels.
pub mod vector;
/// Digits and letters as strokes.
pub mod strokes;
/// The eight bonus tiles and the white dragon's frame.
mod garden;
/// What is printed on a face.
mod ink;
/// The small character in the corner of a face.
mod index;
/// A tile without its ink, seen from the front or from behind.
mod body;
/// A face at a size.
mod tile;
/// A face as an emoji.
mod emoji;

pub use emoji::emoji;
pub use tile::{Cut, draw};
