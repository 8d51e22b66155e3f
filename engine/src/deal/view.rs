//! What one eye sees of the whole table. Choices are a function of this and of nothing else.

use std::fmt;
use std::sync::Arc;

use crate::deal::event::{DealEnd, Eye, Outcome};
use crate::deal::moves::Move;
use crate::deal::reason::Reason;
use crate::meld::ShownMeld;
use crate::rules::RuleSet;
use crate::score::Replacement;
use crate::score::sheet::Sheet;
use crate::seat::{PerSeat, Seat, Wind};
use crate::tile::{Kind, Tile};

/// The table as one eye sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// The rules played.
    pub rules: Arc<RuleSet>,
    /// The moment: grows with every public step. All answers of one window share it.
    pub turn: u32,
    /// Deals so far, from 1; 0 before the first.
    pub deal: u32,
    /// The round, from 0.
    pub round: u8,
    /// Who is East.
    pub dealer: Seat,
    /// Counters of repeats and draws.
    pub counters: u32,
    /// Wins of the dealer in a row before this deal.
    pub dealer_streak: u32,
    /// Bets on the table, in points.
    pub bets: i32,
    /// Tiles that can still be drawn.
    pub wall_left: u8,
    /// Tiles that can still be drawn to replace the fourth tile of a kong.
    pub replacements_left: u8,
    /// Indicators turned so far.
    pub indicators: Vec<Tile>,
    /// What lies in front of each seat.
    pub seats: PerSeat<SeatView>,
    /// Where the deal stands.
    pub stage: Stage,
    /// How the seat in turn came to act; `None` in every other stage.
    pub came: Option<Came>,
    /// The looker's own hand; `None` for [`Eye::Rail`].
    pub own: Option<OwnView>,
}

/// What everybody sees of one seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatView {
    /// Points.
    pub points: i32,
    /// How many concealed tiles stand there, a drawn one included.
    pub concealed: u8,
    /// Sets on the table, in the order they were made.
    pub melds: Vec<ShownMeld>,
    /// Bonus tiles set out.
    pub bonus: Vec<Tile>,
    /// Discards in order, claimed ones included.
    pub river: Vec<Discard>,
    /// Riichi was declared.
    pub riichi: bool,
    /// It was declared in the first go-round, nothing claimed before.
    pub double_riichi: bool,
    /// A win would come within one go-round after riichi, nothing claimed in between.
    pub ippatsu: bool,
}

/// One discard in a river.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// Discarded as it was drawn.
    pub drawn: bool,
    /// Riichi was declared with it.
    pub riichi: bool,
    /// Who claimed it.
    pub claimed_by: Option<Seat>,
}

/// What only its owner sees.
#[derive(Clone, PartialEq)]
pub struct OwnView {
    /// Whose hand.
    pub seat: Seat,
    /// The hand, sorted, without the tile just drawn.
    pub hand: Vec<Tile>,
    /// The tile just drawn.
    pub drawn: Option<Tile>,
    /// Answer given in the present window.
    pub answered: Option<Move>,
    /// What completes the hand as it stands (of 13 tiles), each with the copies this seat cannot see.
    pub waits: Vec<Wait>,
    /// Why wins on discards are barred, if they are.
    pub barred: Option<Reason>,
    /// Wins let pass since this seat's last turn, the first one first.
    pub missed: Vec<Missed>,
    /// A kong after riichi has spoiled the hand; nobody else knows.
    pub wrong_kong: bool,
}

impl OwnView {
    /// The tiles in hand with the one just drawn at the end.
    pub fn held(&self) -> impl Iterator<Item = Tile> + '_ {
        self.hand.iter().copied().chain(self.drawn)
    }
}

/// Shows no tile: a view may be printed, a hand may not.
impl fmt::Debug for OwnView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OwnView({:?}, …)", self.seat)
    }
}

/// A tile that was let pass although it completed the hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Missed {
    /// The kind that would have completed the hand.
    pub kind: Kind,
    /// The value the win would have had; 0 for a hand that might not win, which is missed under furiten alone.
    pub worth: u32,
}

/// Shows no tile: what a hand waited for tells what it holds.
impl fmt::Debug for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Missed(…)")
    }
}

/// How a seat in turn came to act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Came {
    /// It is the dealer, whose fourteenth tile was dealt.
    Dealt,
    /// It drew a tile.
    Drawn,
    /// It drew a replacement.
    Replaced(Replacement),
    /// It claimed a discard for a chow or pong.
    Claimed,
}

/// A kind that completes a hand.
#[derive(Clone, PartialEq)]
pub struct Wait {
    /// The kind.
    pub kind: Kind,
    /// Copies this seat cannot see, 0–4.
    pub left: u8,
    /// What a win on a discard of it would be worth now, or why it would not be allowed.
    pub on_discard: Result<Sheet, Reason>,
}

/// Shows no tile: what a hand waits for tells what it holds.
impl fmt::Debug for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wait(…)")
    }
}

/// Where a deal stands, as everybody may know it.
#[derive(Debug, Clone, PartialEq)]
pub enum Stage {
    /// No deal is being played: before the first, or between two. The last end is kept for cards.
    Between(Option<Box<DealEnd>>),
    /// A seat must discard, declare or win.
    Turn {
        /// Who.
        seat: Seat,
    },
    /// The others may claim.
    Claims {
        /// Who discarded or made the kong.
        from: Seat,
        /// The tile; `None` for a concealed kong whose kind this eye may not know.
        tile: Option<Tile>,
        /// It was added to a pong or declared as a concealed kong: only a win can take it.
        robbing: bool,
    },
    /// The game is over.
    Finished(Box<DealEnd>, Outcome),
}

impl View {
    /// Everything this seat may do now: wins first, then sets; discards in the order of the hand with the drawn tile last;
    /// a pass at the very end. Empty for the rail.
    #[must_use]
    pub fn choices(&self) -> Vec<Move> {
        self.look().choices()
    }

    /// What is done for this seat when its patience runs out: the drawn tile discarded, or a pass. `None` when it owes nothing.
    #[must_use]
    pub fn fallback(&self) -> Option<Move> {
        self.look().fallback()
    }

    /// Why `what` is not among the choices; `None` when it is.
    #[must_use]
    pub fn why_not(&self, what: Move) -> Option<Reason> {
        self.look().why_not(what)
    }

    /// What a win now would be worth; the reason if there is none.
    ///
    /// # Errors
    /// When no win is possible.
    pub fn win_now(&self) -> Result<Sheet, Reason> {
        self.look().win_now()
    }

    /// What this seat may declare though it is wrong: it will be penalized if it is found out. Never among the
    /// [choices](View::choices), and always with a [reason against it](View::why_not). Empty where the rules prevent it.
    #[must_use]
    pub fn risks(&self) -> Vec<Move> {
        self.look().risks()
    }

    /// Whether this is wrong and can be declared all the same.
    #[must_use]
    pub fn is_risk(&self, what: Move) -> bool {
        self.look().is_risk(what)
    }

    /// The wind of the round.
    #[must_use]
    pub fn round_wind(&self) -> Wind {
        Wind::ALL[usize::from(self.round % 4)]
    }

    /// Which of the round's four dealers deals, 1–4: with the round's wind it names a deal as players do, *East 3*.
    #[must_use]
    pub fn dealer_number(&self) -> usize {
        self.dealer.index() + 1
    }

    /// The wind of a seat.
    #[must_use]
    pub fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.dealer)
    }
}
