//! Hands as lines: what they say, what is wrong with them, and the answers. Games as they are written down: written, read
//! again, played again, and found out when they are not right.

/// Lines and answers as JSON.
mod lines;
/// The worked examples of every rule set, as they stand in their files.
mod vectors;
/// What lines of answers are called.
mod names;
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
/// Games played by machines and a little chance.
mod played;
/// Our own log.
mod logs;
/// Our own log with something wrong in it.
mod tampered;
/// Games of riichi in the formats of others.
mod accounts;
/// Games of others with something wrong in them.
mod flaws;
/// Games written right that then suffered.
mod mutated;
