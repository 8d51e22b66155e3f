//! The flow of the game, through its public surface: situations made by writing walls, and laws over random play.

/// Tables set up by writing their walls.
mod setup;
/// What must hold whatever is played.
mod laws;
/// What the seeds and the traps say about play.
mod seeds;
/// Riichi, indicators, furiten, draws and the end of a game, by the rules that have them.
mod riichi;
