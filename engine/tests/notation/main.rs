//! Hands as lines: what they say, what is wrong with them, and the answers.

/// Lines and answers as JSON.
mod lines;
/// The worked examples of every rule set, as they stand in their files.
mod vectors;
/// Answers, field by field.
mod answers;
/// Tiles and sets that cannot be, and what would be right.
mod tile_faults;
/// Other fields that cannot be, and what would be right.
mod faults;
/// Rule sets by name, options and houses.
mod shelf;
/// What is true of every line.
mod laws;
