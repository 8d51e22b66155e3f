//! One deal in progress: everything that is true, hidden or not.

use std::fmt;
use std::sync::Arc;

use crate::deal::event::Eye;
use crate::deal::phase::{DrawFor, Phase};
use crate::deal::view::{Discard, Missed};
use crate::kinds::Kinds;
use crate::meld::Meld;
use crate::rules::RuleSet;
use crate::rules::material::End;
use crate::score::{Fed, Riichi};
use crate::seat::{PerSeat, Seat};
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;
use crate::wall::Wall;

/// What is true of a deal. Changed by [`crate::deal::evolve`] alone; nothing of it is fit to be shown.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) rules: Arc<RuleSet>,
    pub(crate) number: u32,
    pub(crate) round: u8,
    pub(crate) dealer: Seat,
    pub(crate) counters: u32,
    /// Wins of the dealer in a row before this deal.
    pub(crate) streak: u32,
    pub(crate) bets: i32,
    pub(crate) points: PerSeat<i32>,
    /// What penalties take off the results at the end of the game.
    pub(crate) off_results: PerSeat<i32>,
    pub(crate) wall: Wall,
    pub(crate) seats: PerSeat<Place>,
    pub(crate) phase: Phase,
    pub(crate) indicators: Indicators,
}

/// Indicators of the reserve.
#[derive(Clone, Default)]
pub(crate) struct Indicators {
    /// Turned so far.
    pub(crate) turned: Vec<Tile>,
    /// To be turned before anything else happens.
    pub(crate) due: u8,
    /// To be turned after the next discard or before the next replacement.
    pub(crate) held: u8,
}

/// What belongs to one seat.
#[derive(Clone, Default)]
pub(crate) struct Place {
    /// The tiles in hand, sorted, without the one just drawn.
    pub(crate) hand: Vec<Tile>,
    /// The tile just drawn.
    pub(crate) drawn: Option<Tile>,
    /// Sets on the table, in the order they were made.
    pub(crate) melds: Vec<Meld>,
    /// Bonus tiles set out.
    pub(crate) bonus: Vec<Tile>,
    /// Discards in order, claimed ones included.
    pub(crate) river: Vec<Discard>,
    /// Wins let pass since the last turn, the first one first.
    pub(crate) missed: Vec<Missed>,
    /// The discards taken for sets, in order.
    pub(crate) fed: Vec<Fed>,
    /// Riichi, from the discard that declares it.
    pub(crate) riichi: Option<Riichi>,
    /// The bet of it lies on the table.
    pub(crate) bet_paid: bool,
    /// A kong was declared after riichi that the rules forbid.
    pub(crate) wrong_kong: bool,
    /// The kinds that make a finished hand of these 13 tiles, found anew when they change. None while they are fewer.
    pub(crate) completed_by: Kinds,
    /// Nothing has been claimed and no own discard made since the one that declared riichi.
    pub(crate) ippatsu: bool,
}

impl Place {
    /// The tiles in hand with the one just drawn, in that order.
    pub(crate) fn held(&self) -> impl Iterator<Item = Tile> {
        self.hand.iter().copied().chain(self.drawn)
    }

    /// How many tiles a hand is counted as: three for each set, kongs too.
    pub(crate) fn counted(&self) -> usize {
        self.hand.len() + usize::from(self.drawn.is_some()) + 3 * self.melds.len()
    }
}

impl State {
    /// The end of the wall from which a tile is drawn.
    pub(crate) fn end_for(&self, why: DrawFor) -> End {
        match why {
            DrawFor::Turn => End::Head,
            DrawFor::Kong => End::Tail,
            DrawFor::Bonus => self.rules.material.bonus_replacement,
        }
    }

    /// How many tiles a seat holds when the hands are complete: the dealer has one more.
    pub(crate) fn full(&self, seat: Seat) -> usize {
        13 + usize::from(seat == self.dealer)
    }

    /// The tiles under the indicators turned so far.
    pub(crate) fn under_indicators(&self) -> Vec<Tile> {
        (0..self.indicators.turned.len())
            .map(|n| self.wall.under_indicator(n))
            .collect()
    }

    /// Nobody has a set on the table.
    pub(crate) fn is_untouched(&self) -> bool {
        self.look(Eye::Rail).is_untouched()
    }

    /// The latest discard, as it is if this seat takes it.
    pub(crate) fn fed(&self, taker: Seat, from: Seat, kind: Kind) -> Fed {
        let kinds = |river: &[Discard]| -> Tiles {
            river
                .iter()
                .map(|discard| discard.tile)
                .filter_map(Tile::kind)
                .collect()
        };
        let before = |seat: Seat| {
            let river = &self.seats[seat].river;
            &river[..river.len() - usize::from(seat == from)]
        };
        Fed {
            kind,
            from,
            shown: self.seats[taker].melds.clone(),
            own: kinds(before(taker)),
            discarded: kinds(&Seat::ALL.map(before).concat()),
            hand: self.seats[from]
                .held()
                .filter_map(Tile::kind)
                .collect::<Tiles>()
                .with(kind),
            left: self.wall.left(End::Head),
        }
    }

    /// The seats in the order of play from East.
    pub(crate) fn in_order(&self) -> [Seat; 4] {
        [0, 1, 2, 3].map(|steps| self.dealer.turned(steps))
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State(deal {}, …)", self.number)
    }
}
