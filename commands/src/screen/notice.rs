//! Private words: mistakes, reasons, news. Each says what happened, why, and what to do next.

use engine::deal::reason::Reason;
use engine::seat::Wind;
use engine::tile::Tile;

use crate::ask::Feed;
use crate::ask::mistake::Mistake;
use crate::screen::page::Screen;
use crate::who::Place;
use crate::words::Tongue;

/// Something that went as it should and that its person is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// The table is open.
    Opened,
    /// He has a place.
    Joined,
    /// He gave his place up.
    Left,
    /// He leaves after this deal; until then he may go on playing.
    LeavingAfterDeal,
    /// He has changed his mind and stays.
    Stays,
    /// A machine has a place.
    MachineAdded,
    /// A machine is gone.
    MachineRemoved,
    /// Somebody was sent away.
    Kicked,
    /// The game begins.
    Started,
    /// The table has ended.
    Ended,
    /// His vote to end the table is counted.
    EndVoted {
        /// Votes so far.
        votes: u8,
        /// Votes needed.
        needed: u8,
    },
    /// He is ready for the next deal.
    Ready,
    /// He plays himself again.
    Back,
    /// The board is posted anew.
    BoardPosted,
    /// The feed is set.
    FeedSet(Feed),
    /// Another game begins in the lobby.
    Rematch,
    /// He has passed, or his claim is noted: the outcome shows when the window closes.
    Answered,
    /// He has discarded.
    Discarded(Tile),
    /// His direct messages are closed; how to open them, and that the hand is shown at the table meanwhile.
    DirectMessagesClosed,
    /// His hand comes by direct message.
    HandByMessage {
        /// The table's place, to link to it.
        place: Place,
    },
    /// The dice have given him this seat.
    Seated(Wind),
}

/// Why something cannot be done.
#[must_use]
pub fn mistake(mistake: &Mistake, tongue: Tongue) -> Screen {
    todo!("{mistake:?} {tongue:?}")
}

/// Why a move is not possible.
#[must_use]
pub fn reason(reason: &Reason, tongue: Tongue) -> Screen {
    todo!("{reason:?} {tongue:?}")
}

/// What went as it should.
#[must_use]
pub fn news(news: &News, tongue: Tongue) -> Screen {
    todo!("{news:?} {tongue:?}")
}

/// A press for a moment that has passed: says so, with the present panel under it if there is one.
#[must_use]
pub fn moment_passed(panel: Option<Screen>, tongue: Tongue) -> Screen {
    todo!("{panel:?} {tongue:?}")
}

/// A fault of ours; `id` is what stands beside it in the log.
#[must_use]
pub fn fault(id: &str, tongue: Tongue) -> Screen {
    todo!("{id} {tongue:?}")
}
