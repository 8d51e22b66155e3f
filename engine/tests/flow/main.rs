//! The flow of the game, through its public surface: situations made by writing walls, and laws over random play.

/// Tables set up by writing their walls.
mod setup;
/// What must hold whatever is played.
mod laws;
/// What the seeds and the traps say about play.
mod seeds;
/// The statements of seed 000 about play.
mod seed_000;
/// The statements of seed 001 about play.
mod seed_001;
/// What the classical games add to play.
mod classical;
/// Riichi, indicators, furiten, draws and the end of a game, by the rules that have them.
mod riichi;
