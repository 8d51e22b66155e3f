//! The flow of the game, through its public surface: situations made by writing walls, and laws over random play.

/// Tiles and moves written in notation.
mod notation;
/// Tables set up by writing their walls.
mod setup;
/// The deal and the turn.
mod turn;
/// Claims on a discard and their order.
mod claims;
/// The three kinds of kong.
mod kongs;
/// Robbing a kong.
mod robbing;
/// Flowers and seasons.
mod bonus;
/// Wins before the game has really begun.
mod first;
/// What house options forbid after a claim, a discard or a pass.
mod restraints;
/// Options that every rule set has, in each of them.
mod everywhere;
/// Values of those options, played through.
mod values;
/// Liability through play.
mod liability;
/// The last tile, the end without a winner, and who deals next.
mod ends;
/// The rules that games are played by.
mod houses;
/// Games played by chance.
mod chance;
/// What must hold whatever is played.
mod laws;
/// A game and its log are the same game.
mod replays;
/// Every choice is accepted, everything else refused; lines of play counted.
mod refusals;
/// Where each tile of a deal stood in the wall.
mod trace;
/// What an eye cannot see makes no difference to what it sees.
mod stir;
/// The statements of seed 000 about the deal.
mod seed_000_deal;
/// The statements of seed 000 about play.
mod seed_000;
/// The statements of seed 001 about the seats and the deal.
mod seed_001_deal;
/// The statements of seed 001 about play.
mod seed_001;
/// What the classical games add to play.
mod classical;
/// The original call of the classical Chinese game.
mod original_call;
/// Counters of repeats and draws.
mod counters;
/// What a wrong declaration costs where it can be made.
mod penalties;
/// Riichi, indicators, furiten, draws and the end of a game, by the rules that have them.
mod riichi;
