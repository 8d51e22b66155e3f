//! A line of the journal: facts in the order they happened. What is stored is enough to bring a table back.

use config::pace::Pace;
use engine::deal::event::Event;
use engine::hidden::Hidden;
use engine::player::Strength;
use engine::rules::options::Options;
use engine::seat::{PerSeat, Seat};
use engine::seed::Seed;
use serde::{Deserialize, Serialize};

use crate::ask::pace::Proposal;
use crate::ask::{Feed, Pause};
use crate::orders::Change;
use crate::preferences::Preferences;
use crate::results::rating::Step;
use crate::who::{Member, Moment, Person, Place, TableId};
use crate::words::{TileStyle, Tongue};

/// The form of the records written now. A reader refuses newer ones and can read all older ones.
pub const EDITION: u32 = 1;

/// One record. `(table, number)` is its key; numbers count from 0 without gaps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Which table.
    pub table: TableId,
    /// Which record of this table, from 0.
    pub number: u32,
    /// When.
    pub at: Moment,
    /// What.
    pub fact: Fact,
}

/// A house as it was when a table was opened by it. What it plays stands in the options of the terms, so a table stays what
/// it is when the operator changes the house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedHouse {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Its sentence.
    pub about: String,
    /// The options it has chosen; none in journals that do not tell them.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
}

/// What a table is opened with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The rule set's id.
    pub rules: String,
    /// House options: those of the house, with those of the host over them.
    pub options: Options,
    /// The house, if the table was opened by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<PlayedHouse>,
    /// The name of the pace.
    pub pace_name: String,
    /// The clock.
    pub pace: Pace,
    /// The language of the channel.
    pub tongue: Tongue,
    /// How tiles are shown in the channel.
    #[serde(default)]
    pub tiles: TileStyle,
    /// What the channel is told.
    pub feed: Feed,
}

/// Something that happened at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fact")]
pub enum Fact {
    /// The table was opened.
    Opened {
        /// Where.
        place: Place,
        /// By whom; he sits down at once.
        host: Member,
        /// What is played.
        terms: Box<Terms>,
        /// The secret that the seeds of its games and its little delays are derived from.
        secret: Hidden<Seed>,
    },
    /// A person sat down, or one who sits here speaks another language now.
    Joined {
        /// Who.
        member: Member,
        /// His language.
        tongue: Tongue,
    },
    /// What a person at the table chose for himself.
    Prefers {
        /// Who.
        person: Person,
        /// What.
        preferences: Preferences,
        /// How tiles are shown to him by that.
        tiles: TileStyle,
        /// He may read private threads that are not his.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reads_threads: bool,
    },
    /// A person gave up his place in the lobby.
    Left {
        /// Who.
        person: Person,
    },
    /// A house option was set, before the game.
    OptionSet {
        /// Its key.
        key: String,
        /// Its value.
        value: String,
    },
    /// The channel is spoken to in another language, or shown other tiles.
    Speaks {
        /// The language.
        tongue: Tongue,
        /// How tiles are shown.
        tiles: TileStyle,
    },
    /// A machine was put on a place.
    MachineAdded,
    /// How well the machines of this table play was set; steady before.
    StrengthSet {
        /// How well.
        strength: Strength,
    },
    /// The last machine was taken away.
    MachineRemoved,
    /// The host changed.
    HostChanged {
        /// Who is the host now.
        to: Member,
    },
    /// Things happened in the game.
    Played {
        /// What, in order.
        events: Vec<Event>,
        /// The seat whose move it was; `None` for the clock or the table.
        by: Option<Seat>,
        /// The seat did nothing and its fallback was taken.
        lapsed: bool,
    },
    /// A seat is played by a machine from here on, or by its person again.
    Away {
        /// Which seat.
        seat: Seat,
        /// Away, or back.
        away: bool,
    },
    /// A person will leave after this deal, or has changed his mind.
    Leaving {
        /// Which seat.
        seat: Seat,
        /// Will leave.
        leaving: bool,
    },
    /// A person is ready for the next deal.
    Ready {
        /// Which seat.
        seat: Seat,
    },
    /// A person votes to end the table.
    EndVoted {
        /// Who.
        person: Person,
    },
    /// A person at a slow table was called because he has something to decide.
    Called {
        /// His seat.
        seat: Seat,
        /// How often by now in this turn or window; 0 when he is to be called anew.
        times: u8,
    },
    /// Time was lost to an interruption; every clock was moved by it.
    TimeGivenBack {
        /// How much, in milliseconds.
        millis: u64,
    },
    /// A person proposed something to all people at the table; it takes the place of what was proposed before.
    Proposed {
        /// Who; he agrees to it.
        person: Person,
        /// What.
        what: Proposal,
    },
    /// A person agreed to what is proposed.
    Agreed {
        /// Who.
        person: Person,
    },
    /// The pace changed. In play, the present turn or window began again by it.
    PaceSet {
        /// Its name.
        name: String,
        /// The clock.
        pace: Pace,
    },
    /// The table stands still: no clock runs and nothing is played.
    Paused {
        /// Why.
        why: Pause,
    },
    /// It goes on where it stood.
    Resumed,
    /// A person took a seat that another has left: at once between deals, else with the next one.
    SeatTaken {
        /// Which seat.
        seat: Seat,
        /// Who.
        member: Member,
        /// His language.
        tongue: Tongue,
    },
    /// The table stands elsewhere now.
    Moved {
        /// Where.
        place: Place,
    },
    /// The feed was set.
    FeedSet {
        /// To what.
        feed: Feed,
    },
    /// A player changed his toggles or orders. What they do later is played as if he had done it himself.
    Ordered {
        /// Which seat.
        seat: Seat,
        /// How.
        change: Hidden<Change>,
    },
    /// A new game with the same people begins in the lobby.
    Rematch,
    /// The ratings changed by a game that is over, as they were when it was.
    Rated {
        /// Which game, from 1.
        game: u32,
        /// What it changed for each seat.
        changes: PerSeat<Option<Step>>,
    },
    /// The table is closed for good.
    Closed,
}

impl Fact {
    /// Who is named in it.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        match self {
            Self::Opened { host: member, .. }
            | Self::Joined { member, .. }
            | Self::SeatTaken { member, .. }
            | Self::HostChanged { to: member } => vec![member.person],
            Self::Prefers { person, .. }
            | Self::Left { person }
            | Self::EndVoted { person }
            | Self::Proposed { person, .. }
            | Self::Agreed { person } => vec![*person],
            Self::MachineAdded
            | Self::MachineRemoved
            | Self::StrengthSet { .. }
            | Self::Played { .. }
            | Self::Away { .. }
            | Self::Leaving { .. }
            | Self::Ready { .. }
            | Self::Called { .. }
            | Self::TimeGivenBack { .. }
            | Self::PaceSet { .. }
            | Self::Paused { .. }
            | Self::Resumed
            | Self::Moved { .. }
            | Self::FeedSet { .. }
            | Self::OptionSet { .. }
            | Self::Speaks { .. }
            | Self::Ordered { .. }
            | Self::Rematch
            | Self::Rated { .. }
            | Self::Closed => Vec::new(),
        }
    }

    /// Whose seat it is about: where somebody did something beside playing, or the clock did it for him.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Away { seat, .. }
            | Self::Leaving { seat, .. }
            | Self::Ready { seat }
            | Self::Called { seat, .. }
            | Self::SeatTaken { seat, .. }
            | Self::Ordered { seat, .. } => Some(*seat),
            Self::Opened { .. }
            | Self::Joined { .. }
            | Self::Prefers { .. }
            | Self::Left { .. }
            | Self::OptionSet { .. }
            | Self::Speaks { .. }
            | Self::MachineAdded
            | Self::StrengthSet { .. }
            | Self::MachineRemoved
            | Self::HostChanged { .. }
            | Self::Played { .. }
            | Self::EndVoted { .. }
            | Self::TimeGivenBack { .. }
            | Self::Proposed { .. }
            | Self::Agreed { .. }
            | Self::PaceSet { .. }
            | Self::Paused { .. }
            | Self::Resumed
            | Self::Moved { .. }
            | Self::FeedSet { .. }
            | Self::Rematch
            | Self::Rated { .. }
            | Self::Closed => None,
        }
    }

    /// Puts somebody without a name in a person's place. What he chose for himself goes with him.
    pub fn forget(&mut self, whom: Person, instead: Person) {
        let anew = |person: &mut Person| {
            let is_his = *person == whom;
            if is_his {
                *person = instead;
            }
            is_his
        };
        match self {
            Self::Opened { host: member, .. }
            | Self::Joined { member, .. }
            | Self::SeatTaken { member, .. }
            | Self::HostChanged { to: member } => {
                if anew(&mut member.person) {
                    member.name.clear();
                }
            }
            Self::Prefers {
                person,
                preferences,
                tiles,
                reads_threads: _,
            } => {
                if anew(person) {
                    (*preferences, *tiles) = Default::default();
                }
            }
            Self::Left { person }
            | Self::EndVoted { person }
            | Self::Proposed { person, .. }
            | Self::Agreed { person } => {
                anew(person);
            }
            Self::MachineAdded
            | Self::MachineRemoved
            | Self::StrengthSet { .. }
            | Self::Played { .. }
            | Self::Away { .. }
            | Self::Leaving { .. }
            | Self::Ready { .. }
            | Self::Called { .. }
            | Self::TimeGivenBack { .. }
            | Self::PaceSet { .. }
            | Self::Paused { .. }
            | Self::Resumed
            | Self::Moved { .. }
            | Self::FeedSet { .. }
            | Self::OptionSet { .. }
            | Self::Speaks { .. }
            | Self::Ordered { .. }
            | Self::Rematch
            | Self::Rated { .. }
            | Self::Closed => {}
        }
    }
}
