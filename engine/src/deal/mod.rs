//! One deal: moves, facts, what each eye sees, and the machine that turns one into the other.

/// What a seat can do.
pub mod moves;
/// Why a seat cannot do something.
pub mod reason;
/// What happened: the only thing that changes state, and what each eye sees of it.
pub mod event;
/// What one eye sees of the whole table.
pub mod view;
/// Where a deal stands.
pub(crate) mod phase;
/// Everything that is true of a deal.
pub(crate) mod state;
/// What an eye sees, borrowed: what moves depend on.
mod look;
/// What bars a win on somebody else's tile.
mod bars;
/// What a win would be worth, as one eye can tell.
mod winning;
/// What a hand that a seat could have would win.
mod ahead;
/// Riichi, what it allows afterwards, and ending a deal over a hopeless first hand.
mod declare;
/// Taking a discard for a set.
mod taking;
/// Which moves are possible: choices and the reasons against all others, from a view alone.
mod choices;
/// What can be done though it is wrong, where the house penalizes it.
mod risks;
/// What an event changes: the only place where a deal changes.
pub(crate) mod evolve;
/// From what is true to what one eye sees.
pub(crate) mod show;
/// From an event to what one eye sees of it.
mod seen;
/// Whose claim is carried out, and whose answer could still matter.
pub(crate) mod claims;
/// Who won, what is opened and paid, who deals next.
mod end;
/// Decides what a move, a lapse or a new deal makes happen.
pub(crate) mod decide;
