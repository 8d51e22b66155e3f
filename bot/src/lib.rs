//! Sparrow.
