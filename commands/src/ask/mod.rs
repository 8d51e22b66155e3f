//! What people ask: one value for each thing, whether it came as a slash command or as a button.

use engine::player::Strength;
use engine::seat::Seat;
use engine::tile::{Kind, Tile};

use crate::orders::Change;
use crate::who::{Person, Place, TableId, Turn};
use pace::NewPace;

/// Values that a setting cannot have.
pub mod unfit;
/// More tables than there may be.
pub mod crowded;
/// What a server must permit us to do.
pub mod permit;
/// What people get wrong.
pub mod mistake;
/// What people ask about settings, and the ids of those pages.
pub mod wish;
/// Another pace for a table.
pub mod pace;
/// Buttons: their ids, written and read by one file.
pub mod press;
/// Looking at what was played in a server.
pub mod look;
/// What is kept of the one who asks.
pub mod own;
/// The command tree, and slash commands read into asks.
pub mod slash;
/// The button that opens a table in a thread.
pub mod elsewhere;

/// A page of the help.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Topic {
    /// How to begin.
    #[default]
    Start,
    /// What a hand must become.
    Goal,
    /// What happens in a turn.
    Turn,
    /// Taking what others discard.
    Claims,
    /// When a hand wins.
    Winning,
    /// What it is worth and who pays.
    Scoring,
    /// The tiles.
    Tiles,
    /// The words of the game.
    Words,
}

impl Topic {
    /// All of them, in the order in which they are best read.
    pub const ALL: [Self; 8] = [
        Self::Start,
        Self::Goal,
        Self::Turn,
        Self::Claims,
        Self::Winning,
        Self::Scoring,
        Self::Tiles,
        Self::Words,
    ];

    /// Its name in commands and ids.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Goal => "goal",
            Self::Turn => "turn",
            Self::Claims => "claims",
            Self::Winning => "winning",
            Self::Scoring => "scoring",
            Self::Tiles => "tiles",
            Self::Words => "words",
        }
    }

    /// The topic of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }
}

/// Something asked of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// Take a place in the lobby.
    Join,
    /// Give the place up: at once in the lobby, after this deal in play.
    Leave,
    /// Put a machine on a free place.
    AddMachine,
    /// Put a machine on a free place, and have all of this table play so well.
    AddMachineOf(Strength),
    /// Take somebody's place away; the host may, before the start.
    Kick(Person),
    /// Take the last machine away.
    RemoveMachine,
    /// Begin the game.
    Start,
    /// End the table.
    End,
    /// Another game with the same people.
    Rematch,
    /// Ready for the next deal.
    Ready,
    /// The machine that plays for me may stop.
    Back,
    /// Post the board anew.
    Board,
    /// A page of the rules of this table, from 0.
    Rules(u8),
    /// The house options of this table, to be changed.
    Options,
    /// One of them: set to this value, or else what it can be.
    Option {
        /// Its key, not yet checked.
        key: String,
        /// The value, not yet checked.
        value: Option<String>,
    },
    /// A form for one of them, to write its value into.
    WriteOption {
        /// Its key, not yet checked.
        key: String,
    },
    /// A page of the help, for the rules of this table.
    Help(Topic),
    /// A table to learn at. Asked of no table: it opens one.
    Learn,
    /// All that was hidden in the last deal.
    WholeDeal,
    /// Why a deal was worth what was paid for it, a page from 0: the last deal, or the one whose card was pressed.
    Explain(u8),
    /// The files of a game of this table, by its number from 1; of the last one without a number.
    Replay(Option<u32>),
    /// How to check the promise of the shuffle.
    Verify,
    /// The feed: every discard in a message of its own, or only the board.
    Feed(Feed),
    /// The table as everybody may see it, as a picture.
    Watch,
    /// Another pace: before the game set by the host, in it agreed on by all.
    Pace(Box<NewPace>),
    /// A pause, if all agree.
    Pause,
    /// Go on after a pause.
    Resume,
    /// I agree to what is proposed; with the number of the proposal that the button belonged to.
    Agree(Option<u32>),
    /// Take the seat of somebody who has left: this one, or any.
    Take(Option<Seat>),
    /// Have the table stand here.
    Move(Place),
    /// My hand, here.
    Hand,
    /// Why the buttons I would like are not there.
    Why,
    /// Change what the table does for me.
    Order(Change),
    /// What the table does for me, after this change.
    Orders(Option<Change>),
    /// Play.
    Act(Act),
}

impl Ask {
    /// It looks at what was played, and can be asked of a table that is over too.
    #[must_use]
    pub fn is_of_the_past(&self) -> bool {
        matches!(
            self,
            Self::WholeDeal | Self::Explain(_) | Self::Replay(_) | Self::Verify
        )
    }

    /// It leads from one private page to another and has nothing to do with anybody's hand.
    #[must_use]
    pub fn turns_a_page(&self) -> bool {
        matches!(
            self,
            Self::Rules(_)
                | Self::Explain(_)
                | Self::Help(_)
                | Self::Options
                | Self::Option { .. }
                | Self::WriteOption { .. }
                | Self::Orders(Some(_))
        )
    }

    /// The same with what was filled in where this asked for it.
    #[must_use]
    pub fn with(self, given: String) -> Self {
        if let Self::Option { key, value: None } = self {
            let value = Some(given);
            Self::Option { key, value }
        } else {
            self
        }
    }
}

/// What a channel is told of each discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feed {
    /// The board alone.
    #[default]
    Board,
    /// A message for every discard, with its claim buttons while it can be claimed.
    EveryDiscard,
}

/// Why a table stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pause {
    /// Its people agreed on it.
    Agreed,
    /// An admin of the server wanted it.
    Admin,
    /// Its channel is gone or closed to us.
    NoPlace,
}

/// What a player wants to do, not yet matched to the choices of his view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Discard this tile. `drawn` is `None` when it was not said which of two equal ones: then the drawn one.
    Discard {
        /// The tile.
        tile: Tile,
        /// The tile just drawn, or one from the hand.
        drawn: Option<bool>,
    },
    /// Declare riichi with this discard.
    Riichi {
        /// The tile.
        tile: Tile,
        /// The tile just drawn, or one from the hand.
        drawn: Option<bool>,
    },
    /// Chow; with these tiles of the hand, if said.
    Chow(Option<[Tile; 2]>),
    /// Pong; with these tiles of the hand, if said.
    Pong(Option<[Tile; 2]>),
    /// Kong: the discard, or in one's own turn this kind, if said.
    Kong(Option<Kind>),
    /// Win.
    Win,
    /// Pass.
    Pass,
    /// End the deal for nine terminals and honours.
    Abort,
}

/// Who asks what, where it belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Press {
    /// The table the button belongs to.
    pub table: TableId,
    /// The moment it was drawn for.
    pub turn: Turn,
    /// What it asks.
    pub ask: Ask,
}
