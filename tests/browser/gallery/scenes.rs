//! The scenes: how an evening comes to one, what is done in it, and what is looked at.

use engine::deal::event::{DealEnd, Ending};
use engine::deal::moves::Move;
use engine::score::sheet::By;

/// The table everybody sees.
mod boards;
/// What one player sees of his hand.
mod hands;
/// What stays in the channel when a deal, a game or a table is over.
mod cards;
/// What one person is answered in private.
mod replies;
/// What people and tables have chosen.
mod choices;

/// How far an evening is played before we look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// Two people and a machine sit at the table.
    Lobby,
    /// A newcomer sits with three machines, has discarded so many tiles, and it is his turn.
    Lesson(usize),
    /// So many tiles were discarded, and it is somebody's turn.
    Discards(usize),
    /// Somebody can claim in more ways than one.
    Claim,
    /// Somebody may do this.
    Offered(Offer),
    /// It is the turn of somebody who has declared riichi.
    Declared,
    /// Somebody waits and may not win on a discard, since he has let one pass.
    Barred,
    /// Somebody has let two turns lapse, and a machine plays for him.
    Away,
    /// Somebody has won the deal.
    Won,
    /// Somebody has won on a tile that he drew.
    SelfDrawn,
    /// Two have won on one discard.
    WonTwice,
    /// The wall was used up.
    Drawn,
    /// The deal was ended early.
    Aborted,
    /// The game is over.
    Finished,
}

impl Until {
    /// How many messages of ours stand in the channel then.
    pub(super) fn messages(self) -> usize {
        match self {
            Self::Lobby => 1,
            Self::Lesson(_)
            | Self::Discards(_)
            | Self::Claim
            | Self::Offered(_)
            | Self::Declared
            | Self::Barred
            | Self::Away => 2,
            Self::Won | Self::SelfDrawn | Self::WonTwice | Self::Drawn | Self::Aborted => 3,
            Self::Finished => 4,
        }
    }
}

impl Until {
    /// Whether the deal has ended so.
    pub(super) fn is_end(self, end: &DealEnd) -> bool {
        let is_drawn = end.wins.iter().any(|win| win.by == By::Draw);
        self == Self::Won && end.ending == Ending::Won
            || self == Self::SelfDrawn && is_drawn
            || self == Self::WonTwice && end.wins.len() > 1
            || self == Self::Drawn && end.ending == Ending::Exhausted
            || self == Self::Aborted && end.ending == Ending::Aborted
    }
}

/// Something that one can do only now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    /// Declare riichi.
    Riichi,
    /// Make a kong in one's own turn.
    Kong,
    /// Win on a draw.
    SelfDraw,
    /// Win on a discard.
    Ron,
    /// Claim a discard for one of several runs.
    Runs,
}

impl Offer {
    /// Whether it is among the choices.
    pub(super) fn is_in(self, choices: &[Move]) -> bool {
        let is_claim = choices.contains(&Move::Pass);
        let runs = choices
            .iter()
            .filter(|choice| matches!(choice, Move::Chow { .. }));
        if self == Self::Runs {
            return runs.count() > 1;
        }
        choices.iter().any(|choice| match self {
            Self::Runs => false,
            Self::Riichi => matches!(choice, Move::Riichi { .. }),
            Self::Kong => {
                matches!(choice, Move::ConcealedKong { .. } | Move::AddedKong { .. })
            }
            Self::SelfDraw => *choice == Move::Win && !is_claim,
            Self::Ron => *choice == Move::Win && is_claim,
        })
    }
}

/// What is done at the table before we look. Whoever looks does it, unless another is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A command with its options.
    Runs(
        &'static [&'static str],
        &'static [(&'static str, &'static str)],
    ),
    /// A command by everybody, by him last.
    AllRun(&'static [&'static str]),
    /// His newest button is pressed whose id ends with this, or has it in it if it ends with a hyphen.
    Presses(&'static str),
    /// What has this in its value is chosen from his newest list that offers it.
    Chooses(&'static str),
    /// He manages the server from now on.
    Manages,
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// The channel of the table.
    Channel,
    /// The direct messages of whoever has something to answer.
    Hand,
    /// What he was answered in private.
    Reply,
    /// The same with the list open that offers a value with this in it.
    List(&'static str),
    /// The same with the form open that its only button asks for.
    Form,
}

/// A page worth looking at.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) name: &'static str,
    pub(super) names: [&'static str; 4],
    pub(super) rules: &'static str,
    pub(super) pace: &'static str,
    /// House options.
    pub(super) options: &'static [(&'static str, &'static str)],
    /// The first secret that is tried; the first that leads to the moment is taken.
    pub(super) secret: u8,
    /// From a wall that gives East four kongs, which are declared.
    pub(super) four_kongs: bool,
    pub(super) until: Until,
    pub(super) then: &'static [Deed],
    pub(super) look: Look,
    /// Tiles are to be seen: it is looked at in every style.
    pub(super) has_tiles: bool,
}

/// As most scenes are.
const PLAIN: Scene = Scene {
    name: "",
    names: ["Ada", "Ben", "Cleo", "Dan"],
    rules: "riichi",
    pace: "learning",
    options: &[],
    secret: 1,
    four_kongs: false,
    until: Until::Discards(9),
    then: &[],
    look: Look::Channel,
    has_tiles: true,
};

/// A private answer without tiles.
const WORDS: Scene = Scene {
    until: Until::Lobby,
    look: Look::Reply,
    has_tiles: false,
    ..PLAIN
};

/// Every scene there is.
pub(super) fn all() -> impl Iterator<Item = &'static Scene> {
    let rooms: [&[Scene]; 5] = [
        boards::SCENES,
        hands::SCENES,
        cards::SCENES,
        replies::SCENES,
        choices::SCENES,
    ];
    rooms.into_iter().flatten()
}

/// How an evening came to a scene; scenes that come about alike share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way(
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
    u8,
    bool,
    Until,
);

impl Scene {
    /// How the evening comes to it.
    pub(super) fn way(&self) -> Way {
        Way(
            self.rules,
            self.pace,
            self.options,
            self.secret,
            self.four_kongs,
            self.until,
        )
    }
}
