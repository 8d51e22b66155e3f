//! What people get wrong. Each has words of its own ([`crate::screen::notice`]); none is a fault of ours.

use std::time::Duration;

use engine::deal::reason::Reason;
use engine::notation::hand::LineError;
use engine::pattern::Unit;
use engine::rules::options::OptionFault;

use crate::ask::Pause;
use crate::ask::crowded::Crowded;
use crate::ask::permit::Permit;
use crate::ask::unfit::Unfit;
use crate::orders::Held;
use crate::who::{Channel, Moment, Person, Place, Role, TableId};

/// Something a person asked that cannot be done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mistake {
    /// The button belongs to a moment that has passed.
    #[error("the moment has passed")]
    MomentPassed,
    /// The button is none of ours, or from a version that is no more.
    #[error("the button is unknown")]
    NotOurs,
    /// There is no such command.
    #[error("the command is unknown")]
    NoSuchCommand,
    /// This works in a server only.
    #[error("works in a server only")]
    ServerOnly,
    /// An option that is needed was not given.
    #[error("the option `{option}` is missing")]
    Missing {
        /// Its name.
        option: &'static str,
    },
    /// That names no tile.
    #[error("`{typed}` names no tile")]
    NoTile {
        /// What was written.
        typed: String,
    },
    /// That names no two tiles to chow with.
    #[error("`{typed}` names no two tiles")]
    NoTwoTiles {
        /// What was written.
        typed: String,
    },
    /// The house options are not written as `key=value`.
    #[error("`{typed}` is no `key=value`")]
    NoOption {
        /// The piece that was not understood.
        typed: String,
    },
    /// Rules or house options that do not exist.
    #[error("{} faults in the rules or options", .0.len())]
    Options(Vec<OptionFault>),
    /// Rules or a house that do not exist.
    #[error("there are no rules `{name}`")]
    NoSuchRules {
        /// What was written.
        name: String,
        /// The rule sets and houses there are.
        known: Vec<String>,
    },
    /// A number was wanted.
    #[error("`{typed}` is no number")]
    NoNumber {
        /// The option.
        option: &'static str,
        /// What was written.
        typed: String,
    },
    /// A word that names no way to win.
    #[error("`{typed}` is no way to win")]
    NoCircumstance {
        /// What was written.
        typed: String,
    },
    /// A hand that cannot be counted.
    #[error("{0}")]
    Line(LineError),
    /// A pace that does not exist.
    #[error("there is no pace `{name}`")]
    NoSuchPace {
        /// What was written.
        name: String,
        /// The paces there are.
        known: Vec<String>,
    },
    /// A setting cannot have that value.
    #[error("`{setting}` cannot be `{typed}`")]
    NoSuchValue {
        /// The name of the setting's phrases.
        setting: String,
        /// What was written.
        typed: String,
        /// What it can be.
        known: Vec<String>,
    },
    /// A setting cannot have that value.
    #[error("{0}")]
    Unfit(Unfit),
    /// No more channels can be named.
    #[error("at most {most} channels")]
    TooManyChannels {
        /// How many can.
        most: usize,
    },
    /// The server lets no tables be opened in this channel.
    #[error("tables are opened in other channels")]
    NotAllowedHere {
        /// Where they may be opened.
        channels: Vec<Channel>,
    },
    /// A table cannot stand in this channel, because the server does not permit us what that takes.
    #[error("{} permissions are missing", missing.len())]
    NotPermitted {
        /// What is missing.
        missing: Vec<Permit>,
    },
    /// The server lets only some people open tables.
    #[error("only some may open tables")]
    OpenersOnly {
        /// Those who have this role; `None` for those who manage the server alone.
        role: Option<Role>,
    },
    /// Only those who manage the server may do this.
    #[error("only those who manage the server may do this")]
    ManagersOnly,
    /// There is no table in this channel.
    #[error("there is no table in this channel")]
    NoTableHere,
    /// There is a table in this channel already.
    #[error("there is a table in this channel already")]
    TableHere {
        /// Where.
        place: Place,
        /// Which.
        table: TableId,
    },
    /// The table is no more, or never was.
    #[error("there is no such table")]
    TableGone,
    /// The journal of the table was removed, as old ones are.
    #[error("the games of the table are kept no longer")]
    NotKept,
    /// He sits at no table.
    #[error("the person sits at no table")]
    SitsNowhere,
    /// He sits at several tables and must say at which this is meant.
    #[error("the person sits at several tables")]
    WhichTable {
        /// The tables and where they stand.
        tables: Vec<(TableId, Place)>,
    },
    /// He sits at open tables, and must get up before he is forgotten.
    #[error("the person sits at open tables")]
    SitsSomewhere {
        /// The tables and where they stand.
        tables: Vec<(TableId, Place)>,
    },
    /// There is no room for one more table.
    #[error("{0}")]
    Crowded(Crowded),
    /// The board was posted just now, and he is none of those at the table.
    #[error("the board was posted a moment ago")]
    BoardThere,
    /// He had the file of all that is kept of him just before.
    #[error("the person took his file just before")]
    ExportedLately {
        /// From when he can have another.
        again: Moment,
    },
    /// He has no place at this table.
    #[error("the person is not at this table")]
    NotAtThisTable,
    /// He sits there already.
    #[error("the person sits at this table already")]
    SeatedAlready,
    /// All places are taken.
    #[error("all places are taken")]
    TableFull,
    /// The game has begun: this is for the lobby.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// Places are free.
    #[error("{free} places are free")]
    PlacesFree {
        /// How many.
        free: u8,
    },
    /// There is no machine to take away.
    #[error("there is no machine to take away")]
    NoMachine,
    /// Only the host may do this.
    #[error("only the host may do this")]
    HostOnly {
        /// The host.
        host: Person,
    },
    /// The host starts, and for some time only he.
    #[error("the host may start first")]
    HostFirst {
        /// The host.
        host: Person,
        /// Until when.
        until: Moment,
    },
    /// The one to be sent away is not there.
    #[error("the other one is not at this table")]
    OtherNotHere,
    /// No deal has been finished here.
    #[error("no deal has been finished")]
    NoDealYet,
    /// Nobody has won that deal, so nothing was counted.
    #[error("nobody won that deal")]
    NobodyWon,
    /// There is no game of that number at this table.
    #[error("there is no game {number}")]
    NoSuchGame {
        /// The number given.
        number: u32,
        /// How many have begun.
        games: u32,
    },
    /// That names no game that he may look at.
    #[error("`{typed}` is no game to look at")]
    NoGame {
        /// What was written.
        typed: String,
    },
    /// An order contradicts what holds already.
    #[error("an order contradicts another one")]
    Contradiction {
        /// What he wanted.
        new: Held,
        /// What holds.
        old: Held,
        /// What wins are measured by here.
        unit: Unit,
    },
    /// That is no length of time.
    #[error("`{typed}` is no length of time")]
    NoTime {
        /// The option.
        option: &'static str,
        /// What was written.
        typed: String,
    },
    /// A length of time that the option cannot have.
    #[error("`{option}` lies between {least:?} and {most:?}")]
    TimeOutOfRange {
        /// The option.
        option: &'static str,
        /// The least it can be.
        least: Duration,
        /// The most it can be.
        most: Duration,
    },
    /// The time to claim would end before an even window does.
    #[error("the time to claim must be longer than the pause of {pause:?}")]
    PauseBeyondClaim {
        /// The most that an even window lasts when nobody claims.
        pause: Duration,
    },
    /// The table stands still.
    #[error("the table is paused")]
    Paused(Pause),
    /// It does not.
    #[error("the table is not paused")]
    NotPaused,
    /// There is nothing to agree to.
    #[error("nothing is proposed")]
    NothingProposed,
    /// No seat is open.
    #[error("no seat is open")]
    NoOpenSeat,
    /// Somebody has taken the seat that he left.
    #[error("the seat is taken")]
    SeatTaken,
    /// A table stays in its server.
    #[error("the table belongs to another server")]
    OtherServer,
    /// The table stands elsewhere by now.
    #[error("the table has moved")]
    TableMoved {
        /// Where.
        place: Place,
    },
    /// The game does not allow the move.
    #[error("{0}")]
    Move(Reason),
}

impl From<Reason> for Mistake {
    fn from(reason: Reason) -> Self {
        Self::Move(reason)
    }
}

impl From<Unfit> for Mistake {
    fn from(unfit: Unfit) -> Self {
        Self::Unfit(unfit)
    }
}
