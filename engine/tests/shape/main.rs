//! Cutting hands, waits and distances, against slower ways of finding the same.

/// Hands worked out by hand, and what all hands have in common.
mod hands;
/// What suits lack when some tiles can never come.
mod layouts;
/// Every suit there is.
mod suits;
/// The embedded tables.
mod tables;
/// Slower ways of finding the same.
mod trying;
