//! One deal: moves, facts, what each eye sees, and the machine that turns one into the other.

/// What a seat can do.
pub mod moves;
/// Why a seat cannot do something.
pub mod reason;
/// What happened: the only thing that changes state, and what each eye sees of it.
pub mod event;
/// What one eye sees of the whole table.
pub mod view;
