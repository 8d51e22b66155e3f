//! What leaves the house for messages: one worker per table's channel and per person at a table, one request of it in
//! flight, the newest drawing only. Callbacks of interactions do not pass here: they are cheap and must be quick.

/// What a failure of Discord means for the one who sent something.
pub mod verdict;
/// What the lanes see that the tables must know.
pub mod report;
/// The one answer an interaction gets, and what its token is good for afterwards.
pub mod receipt;
/// Drawings that wait, newest wins.
pub mod pending;
/// The files on a message.
mod attached;
/// The worker: takes the drawing that is due and sends it.
pub mod lane;
/// What Discord's limits hold back.
pub mod limits;
/// Channels in which we may attach no files.
mod fileless;
/// Requests about messages, within the budget.
pub mod courier;
/// Who takes direct messages from us.
pub mod doors;
/// Private threads.
pub mod threads;
/// Public threads that are opened for tables.
pub mod openings;
/// Messages that an earlier run posted and had no time to remember.
pub mod strays;
/// Where a table stands.
pub mod home;
/// Which message a drawing goes to, decided without sending anything.
pub mod panels;
/// A panel in place.
pub mod spot;
/// What a lane of a person has to do.
mod job;
/// What a person has said lately and where he looks.
pub mod ear;
/// The messages of a table in its channel.
pub mod channel;
/// The hand panel of one person at one table.
pub mod hand;
/// All lanes of one table.
pub mod post;
