//! Tiles and sets as text.
