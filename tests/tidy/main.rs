//! The rules of the house, held by reading its source: who may import whom, what a crate may never see, the order of
//! rooms, names, lengths, and what must not be printed.

/// Reading the source: files, code without comments and tests, the paths it names.
mod source;
/// Five crates in a line, and what each may never see.
mod layers;
/// Rooms use only rooms above them.
mod order;
/// Names that say nothing, and names of games where they do not belong.
mod names;
/// Lengths of files.
mod lengths;
/// Secrets do not print themselves.
mod secrets;
