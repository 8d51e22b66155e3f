//! Sparrow.
fn main() {}
