//! What the pages are drawn from: values that the table puts together, none of them hidden from the one who looks.

use config::pace::Pace;
use engine::deal::event::{DealEnd, Outcome, Seen};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::meld::MeldKind;
use engine::notation::account::Account;
use engine::notation::log::Log;
use engine::player::Strength;
use engine::player::advice::Advice;
use engine::player::aims::Aim;
use engine::rules::RuleSet;
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::Commitment;

use crate::ask::pace::Proposal;
use crate::ask::{Feed, Pause};
use crate::orders::Standing;
use crate::promise::Opened;
use crate::record::PlayedHouse;
use crate::results::looks::Game;
use crate::results::rating::Step;
pub use crate::who::Sitter;
use crate::who::{Member, Moment, Place, TableId, Turn};
use crate::words::{Reader, house, rules};

/// A sitter and how things stand with him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Who.
    pub sitter: Sitter,
    /// A machine plays for him until he comes back.
    pub away: bool,
    /// He leaves after this deal.
    pub leaving: bool,
}

/// What every page of a table says about it.
#[derive(Debug, Clone, Copy)]
pub struct TableFacts<'a> {
    /// Which table.
    pub id: TableId,
    /// Where it stands.
    pub place: Place,
    /// The moment its buttons belong to.
    pub turn: Turn,
    /// The rules, house options applied.
    pub rules: &'a RuleSet,
    /// The house they are those of, if the table was opened by one.
    pub house: Option<&'a PlayedHouse>,
    /// The name of the pace, as in `live`.
    pub pace_name: &'a str,
    /// The clock.
    pub pace: &'a Pace,
    /// What the channel is told.
    pub feed: Feed,
}

impl TableFacts<'_> {
    /// What is played: the title of the house, or the name of the rule set.
    #[must_use]
    pub fn game(&self, to: Reader) -> String {
        self.house.map_or_else(
            || rules::game(self.rules.id, to.tongue),
            |house| house::title(&house.name, &house.title, to.tongue),
        )
    }
}

/// What the lobby card shows.
#[derive(Debug, Clone)]
pub struct LobbyFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// The four places in the order of joining.
    pub places: Vec<Sitter>,
    /// The host.
    pub host: &'a Member,
    /// How well its machines play.
    pub strength: Strength,
    /// The promise made of what the walls will come from.
    pub promise: Commitment,
}

/// A vote to end a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vote {
    /// Votes so far.
    pub votes: u8,
    /// Votes needed.
    pub needed: u8,
}

/// What the board shows: public things only.
#[derive(Debug, Clone)]
pub struct BoardFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// The public view ([`engine::deal::event::Eye::Rail`]).
    pub view: &'a View,
    /// Who sits where.
    pub players: &'a PerSeat<Player>,
    /// The last few things that happened, oldest first.
    pub recent: &'a [Seen],
    /// Until when the present turn or window lasts; `None` without a clock.
    pub deadline: Option<Moment>,
    /// The promise made of the seed.
    pub commitment: Commitment,
    /// The table has come back after an interruption.
    pub back: bool,
    /// A vote to end the game is on.
    pub vote: Option<Vote>,
    /// Something is proposed to all people.
    pub accord: Option<AccordFacts<'a>>,
    /// The table stands still.
    pub is_paused: bool,
    /// Seats that somebody may take.
    pub open: Seats,
    /// Who takes a seat with the next deal.
    pub coming: &'a PerSeat<Option<Member>>,
}

/// Something that all people must agree on.
#[derive(Debug, Clone)]
pub struct AccordFacts<'a> {
    /// What.
    pub what: &'a Proposal,
    /// Its number, for the button.
    pub number: u32,
    /// Who has agreed.
    pub agreed: Seats,
    /// Whose word is missing.
    pub waiting: Seats,
}

/// What a message of the feed shows: one discard, or one kong that may be robbed.
#[derive(Debug, Clone)]
pub struct DiscardFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// Who sits where.
    pub players: &'a PerSeat<Player>,
    /// Who is East.
    pub dealer: Seat,
    /// Who discarded, or made the kong.
    pub from: Seat,
    /// The tile; `None` for a concealed kong that nobody may know.
    pub tile: Option<engine::tile::Tile>,
    /// It was discarded as it was drawn.
    pub drawn: bool,
    /// It belongs to a kong and can only be robbed.
    pub robbing: bool,
    /// Tiles that can still be drawn.
    pub wall_left: u8,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It can be claimed, until then; `None` without a clock.
    Open(Option<Moment>),
    /// Nobody took it.
    Unclaimed,
    /// Somebody took it for a set.
    Called(Seat, MeldKind),
    /// It was the winning tile of these.
    Won(Seats),
}

/// What a hand panel shows.
#[derive(Debug, Clone)]
pub struct PanelFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// The view of the panel's owner.
    pub view: &'a View,
    /// Who sits where.
    pub players: &'a PerSeat<Player>,
    /// Until when; `None` without a clock or when nothing is owed.
    pub deadline: Option<Moment>,
    /// Time left in the owner's bank at the beginning of this turn, in whole seconds.
    pub bank: u64,
    /// What the table does for the owner.
    pub standing: &'a Standing,
    /// What it is about to do, if the owner does nothing before.
    pub ordered: Option<Move>,
    /// What a learner is taught beside his hand.
    pub lesson: Option<Lesson>,
    /// At a slow pace: how often he was called in this turn or window.
    pub called: u8,
    /// Why the table stands still, if it does.
    pub paused: Option<Pause>,
    /// His hand is shown as one picture too: he likes pictures, and there are none of single tiles.
    pub pictured: bool,
}

/// What a learner is taught beside his hand: how it stands, what it could become, and what he meets for the first time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// How his hand stands.
    pub advice: Advice,
    /// Which patterns it has or is near to, the nearest first.
    pub aims: Vec<Aim>,
    /// What he meets for the first time.
    pub tips: Vec<Tip>,
}

/// Something that a learner is told of once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tip {
    /// His turn.
    Turn,
    /// A tile that he can claim.
    Claim,
    /// A hand that waits.
    Ready,
    /// A win.
    Win,
}

impl Tip {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Turn, Self::Claim, Self::Ready, Self::Win];

    /// Whether the owner of a view meets it now.
    #[must_use]
    pub fn is_met(self, view: &View) -> bool {
        let choices = view.choices();
        let is_own = |seat: Seat| view.own.as_ref().is_some_and(|own| own.seat == seat);
        match (self, &view.stage) {
            (Self::Turn, Stage::Turn { seat }) => is_own(*seat),
            (Self::Claim, Stage::Claims { .. }) => choices.len() > 1,
            (Self::Turn | Self::Claim, _) => false,
            (Self::Ready, _) => view.own.as_ref().is_some_and(|own| !own.waits.is_empty()),
            (Self::Win, _) => choices.contains(&Move::Win),
        }
    }
}

/// What a result card shows.
#[derive(Debug, Clone)]
pub struct ResultFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// The public view after the end.
    pub view: &'a View,
    /// Who sits where.
    pub players: &'a PerSeat<Player>,
    /// The end.
    pub end: &'a DealEnd,
    /// Who is ready for the next deal.
    pub ready: Seats,
    /// When the next deal begins at the latest; `None` if it waits, or if there is none.
    pub next: Option<Moment>,
}

/// What the match card shows.
#[derive(Debug, Clone)]
pub struct MatchFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// Who sits where.
    pub players: &'a PerSeat<Player>,
    /// The end of the game.
    pub outcome: &'a Outcome,
    /// Points after each deal.
    pub history: &'a [PerSeat<i32>],
    /// The promise made of the seed, to hold against the opened seed.
    pub commitment: Commitment,
    /// Which game of the table it was, from 1.
    pub game: u32,
    /// It was ended before its end: these are the standings so far.
    pub broken_off: bool,
    /// What it changed of the ratings, once that is known; `None` if it does not count.
    pub ratings: Option<&'a PerSeat<Option<Step>>>,
}

/// What the page of one game that is over shows.
#[derive(Debug, Clone)]
pub struct GameFacts<'a> {
    /// What it came to.
    pub game: &'a Game,
    /// How it went; `None` when that is kept no longer.
    pub course: Option<Course<'a>>,
}

/// How a game went.
#[derive(Debug, Clone)]
pub struct Course<'a> {
    /// The table, with the rules the game was played by.
    pub table: TableFacts<'a>,
    /// Its deals that are over, at least one, in their order. No next one is waited for.
    pub deals: Vec<ResultFacts<'a>>,
}

/// What the help is about.
#[derive(Debug, Clone)]
pub struct HelpFacts<'a> {
    /// The rules it explains.
    pub rules: &'a RuleSet,
    /// What they are called.
    pub game: String,
    /// The table and moment its buttons belong to: those of no table when there is none.
    pub press: (TableId, Turn),
}

/// The files of a game.
#[derive(Debug, Clone)]
pub struct ReplayFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// Which game of the table, from 1.
    pub game: u32,
    /// Its deals that are over.
    pub log: &'a Log,
    /// The same as other programs tell it, where they have words for such games.
    pub account: Option<&'a Account>,
    /// What its lobby promised, once that is opened.
    pub opened: Option<Opened>,
}

/// The transcript of a finished deal.
#[derive(Debug, Clone)]
pub struct TranscriptFacts<'a> {
    /// The table.
    pub table: TableFacts<'a>,
    /// Who sat where.
    pub players: &'a PerSeat<Player>,
    /// The whole deal, opened: dealt hands, each draw and discard, as each seat saw its own.
    pub hands: &'a PerSeat<Vec<engine::tile::Tile>>,
    /// What happened, with every draw opened.
    pub events: &'a [Seen],
    /// The end.
    pub end: &'a DealEnd,
}
