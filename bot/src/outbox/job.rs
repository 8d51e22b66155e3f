//! What a lane of a person has to do.

use commands::preferences::Door;
use commands::screen::page::Screen;

use super::pending::Waits;

/// What a lane of a person has to do: the latest of each is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Job {
    /// Show or take away the panel.
    Panel,
    /// See to the door of direct messages.
    Door,
    /// Tell something beside the panel.
    Note,
    /// Keep what reaches the panel in place.
    Spot,
    /// See to his thread.
    Thread,
}

/// A drawing for a person.
#[derive(Debug)]
pub(super) enum Page {
    /// The panel.
    Panel(Panel),
    /// No panel any more.
    Gone,
    /// Words beside the panel.
    Note(Note),
    /// A first word by the door of his choice, to see whether it is open.
    Greeting(Screen, Door),
    /// The panel is in place now: the one in the direct messages and older ones in place go.
    MovedHere,
    /// He has pressed something on a private message, whose token reaches it from here on.
    PressedHere,
    /// His thread may be gone: if it is, his panel comes again elsewhere.
    ThreadLost,
    /// The table is over.
    Over,
}

/// Words beside the panel.
#[derive(Debug)]
pub(super) struct Note {
    /// What they are.
    pub(super) screen: Screen,
    /// Makes them arrive once, however often they are sent.
    pub(super) nonce: String,
    /// The door they go by.
    pub(super) door: Door,
    /// He is called.
    pub(super) rings: bool,
}

/// A panel to be drawn.
#[derive(Debug, Clone)]
pub(super) struct Panel {
    /// What it shows.
    pub(super) screen: Screen,
    /// He must act.
    pub(super) rings: bool,
    /// Where he wants to have it.
    pub(super) door: Door,
    /// He is called in the channel too.
    pub(super) called: bool,
}

/// A door that is shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shut {
    /// Direct messages.
    Message,
    /// A private thread.
    Thread,
    /// In place: what was shown there has grown too old.
    Here,
}

impl Waits for Page {
    fn overtakes(self, older: Self) -> Self {
        match (self, older) {
            // A call that was not sent yet must not be lost by a silent drawing.
            (Self::Panel(newer), Self::Panel(older)) => Self::Panel(Panel {
                rings: newer.rings || older.rings,
                ..newer
            }),
            // What is over stays so.
            (_, Self::Over) => Self::Over,
            (newer, _) => newer,
        }
    }
}
