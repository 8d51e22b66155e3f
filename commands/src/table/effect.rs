//! What the shell has to do, in this order: keep, then show.

use crate::preferences::Door;
use crate::record::Record;
use crate::results::GameResult;
use crate::screen::page::{Form, Screen};
use crate::who::{Person, Place};

/// One thing to do. All that an answer keeps comes before everything that is shown, and must be in the store
/// before anything after them is carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Append this record.
    Keep(Record),
    /// Keep the result of a game, in one step with the record that ended it.
    KeepResult(Box<GameResult>),
    /// Show this in the channel.
    Channel {
        /// On which surface. A surface has one message at a time.
        surface: Surface,
        /// What.
        screen: Screen,
    },
    /// Show a person his hand panel. With `rings`, as a new message that replaces the older one; else as a silent edit.
    Panel {
        /// Whose.
        person: Person,
        /// What.
        screen: Screen,
        /// He must act: he is called.
        rings: bool,
        /// Where he wants to have it.
        door: Door,
        /// He is called in the channel too, because everybody may know that it is his turn.
        called: bool,
    },
    /// A first word to a person at the door of his choice, to see at once whether it is open.
    Greet {
        /// Whom.
        person: Person,
        /// What.
        screen: Screen,
        /// Where he wants to have his hand.
        door: Door,
    },
    /// Take what this surface of the channel shows away.
    ChannelGone {
        /// Which surface.
        surface: Surface,
    },
    /// Take a person's panel away: it has nothing to say any more.
    PanelGone {
        /// Whose.
        person: Person,
    },
    /// Tell a person something beside his panel.
    Tell {
        /// Whom.
        person: Person,
        /// What.
        screen: Screen,
        /// By which door.
        door: Door,
        /// He is called.
        rings: bool,
    },
    /// A person has not answered, or nobody has played, for long: see whether he is still in the server.
    LookFor {
        /// For whom.
        person: Person,
    },
    /// The table stands elsewhere now: what is shown in the channel is posted there, and the old messages lose their buttons.
    Moved {
        /// Where.
        place: Place,
    },
    /// The table is over: forget it.
    Close,
}

/// A message of a table in its channel.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Surface {
    /// The lobby card; edited in place.
    Lobby,
    /// The lobby card again, but always posted anew: somebody asked for it, or a rematch opened the lobby again.
    LobbyAnew,
    /// The board: edited in place while it is the newest message and young, else posted anew and the old one removed.
    Board,
    /// The board again, but always posted anew: somebody asked for it.
    BoardAnew,
    /// The result card of this deal; kept, edited in place.
    Result(u32),
    /// The match card; kept, edited in place.
    Match(u32),
    /// A message of the feed, by a number that counts up; edited once, to take its buttons away.
    Feed(u32),
    /// A call to the one whose turn it is, by that turn; it rings once and goes when the turn is over. There is one at a time.
    Call(u32),
}

/// What one ask leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// What the one who asked sees.
    pub reply: Reply,
    /// What is to be kept and shown.
    pub effects: Vec<Effect>,
}

/// What the one who asked sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// Nothing beyond what the surfaces show. A slash command is answered with a short private word by the shell.
    Done(Option<Screen>),
    /// A private word: an error, a reason, help.
    Private(Screen),
    /// A page in the place of the private one that was pressed, if one was; else a private word.
    Page(Screen),
    /// A form to fill in.
    Form(Form),
    /// His hand panel, in place, kept fresh while it can be.
    Panel(Screen),
}
