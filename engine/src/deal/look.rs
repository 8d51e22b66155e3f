//! What one eye sees, borrowed: from a [`View`], or from what is true of a deal (`deal::show`). What a seat may do is found
//! here and nowhere else, so that it depends on nothing that the seat cannot see.

use crate::deal::event::Eye;
use crate::deal::moves::Move;
use crate::deal::state::Place;
use crate::deal::view::{Came, Discard, Missed, OwnView, SeatView, Stage, View};
use crate::meld::{Meld, ShownMeld};
use crate::rules::RuleSet;
use crate::score::Riichi;
use crate::seat::{PerSeat, Seat, Wind};
use crate::tile::Tile;

/// The table as one eye sees it, as far as moves depend on it.
#[derive(Clone)]
pub(crate) struct Look<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) round: u8,
    pub(super) dealer: Seat,
    pub(super) counters: u32,
    pub(super) dealer_streak: u32,
    pub(super) wall_left: u8,
    pub(super) replacements_left: u8,
    pub(super) indicators: &'a [Tile],
    pub(super) seats: Fronts<'a>,
    pub(super) at: At,
    pub(super) came: Option<Came>,
    pub(super) own: Option<Own<'a>>,
}

/// Where the deal stands: a [`Stage`] without the end of the last deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    Between,
    Turn {
        seat: Seat,
    },
    Claims {
        from: Seat,
        tile: Option<Tile>,
        robbing: bool,
    },
    Finished,
}

/// What lies in front of each seat.
#[derive(Clone, Copy)]
pub(super) enum Fronts<'a> {
    /// As it was shown.
    Shown(&'a PerSeat<SeatView>),
    /// As it is, what this eye may not know left out.
    True {
        places: &'a PerSeat<Place>,
        points: &'a PerSeat<i32>,
        /// Who may not know the concealed kongs of the others; nobody where they lie open.
        hidden_from: Option<Eye>,
    },
}

/// What everybody sees of one seat.
#[derive(Clone, Copy)]
pub(super) struct Front<'a> {
    pub(super) points: i32,
    pub(super) melds: Melds<'a>,
    pub(super) bonus: &'a [Tile],
    pub(super) river: &'a [Discard],
    pub(super) riichi: Option<Riichi>,
    pub(super) ippatsu: bool,
}

/// The sets of one seat, in the order they were made.
#[derive(Clone, Copy)]
pub(super) enum Melds<'a> {
    /// As they were shown.
    Shown(&'a [ShownMeld]),
    /// As they are, the concealed ones hidden or not.
    True { melds: &'a [Meld], hidden: bool },
}

/// What only its owner sees.
#[derive(Clone, Copy)]
pub(super) struct Own<'a> {
    pub(super) seat: Seat,
    pub(super) hand: &'a [Tile],
    pub(super) drawn: Option<Tile>,
    pub(super) answered: Option<Move>,
    pub(super) missed: &'a [Missed],
    pub(super) wrong_kong: bool,
}

impl Look<'_> {
    /// The wind of the round.
    pub(super) fn round_wind(&self) -> Wind {
        Wind::ALL[usize::from(self.round % 4)]
    }

    /// The wind of a seat.
    pub(super) fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.dealer)
    }
}

impl<'a> Fronts<'a> {
    pub(super) fn of(self, seat: Seat) -> Front<'a> {
        match self {
            Self::Shown(seats) => seats[seat].front(),
            Self::True {
                places,
                points,
                hidden_from,
            } => {
                let hidden = hidden_from.is_some_and(|eye| eye != Eye::Seat(seat));
                places[seat].front(points[seat], hidden)
            }
        }
    }

    pub(super) fn iter(self) -> impl Iterator<Item = (Seat, Front<'a>)> {
        Seat::ALL.into_iter().map(move |seat| (seat, self.of(seat)))
    }
}

impl<'a> Melds<'a> {
    pub(super) fn len(self) -> usize {
        match self {
            Self::Shown(melds) => melds.len(),
            Self::True { melds, .. } => melds.len(),
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Each of them, `None` for a concealed kong whose kind this eye may not know.
    pub(super) fn all(self) -> impl DoubleEndedIterator<Item = Option<&'a Meld>> {
        (0..self.len()).map(move |n| match self {
            Self::Shown(melds) => match &melds[n] {
                ShownMeld::Open(meld) => Some(meld),
                ShownMeld::Hidden => None,
            },
            Self::True { melds, hidden } => {
                Some(&melds[n]).filter(|meld| !(hidden && meld.is_concealed()))
            }
        })
    }

    /// Those that this eye knows.
    pub(super) fn known(self) -> impl DoubleEndedIterator<Item = &'a Meld> {
        self.all().flatten()
    }
}

impl<'a> Own<'a> {
    /// The tiles in hand with the one just drawn at the end.
    pub(super) fn held(&self) -> impl Iterator<Item = Tile> + use<'a> {
        self.hand.iter().copied().chain(self.drawn)
    }
}

impl View {
    /// The same, borrowed.
    pub(super) fn look(&self) -> Look<'_> {
        Look {
            rules: &self.rules,
            round: self.round,
            dealer: self.dealer,
            counters: self.counters,
            dealer_streak: self.dealer_streak,
            wall_left: self.wall_left,
            replacements_left: self.replacements_left,
            indicators: &self.indicators,
            seats: Fronts::Shown(&self.seats),
            at: match self.stage {
                Stage::Between(_) => At::Between,
                Stage::Turn { seat } => At::Turn { seat },
                Stage::Claims {
                    from,
                    tile,
                    robbing,
                } => At::Claims {
                    from,
                    tile,
                    robbing,
                },
                Stage::Finished(..) => At::Finished,
            },
            came: self.came,
            own: self.own.as_ref().map(OwnView::look),
        }
    }
}

impl SeatView {
    fn front(&self) -> Front<'_> {
        let declared = if self.double_riichi {
            Riichi::Double
        } else {
            Riichi::Plain
        };
        Front {
            points: self.points,
            melds: Melds::Shown(&self.melds),
            bonus: &self.bonus,
            river: &self.river,
            riichi: self.riichi.then_some(declared),
            ippatsu: self.ippatsu,
        }
    }
}

impl Place {
    fn front(&self, points: i32, hidden: bool) -> Front<'_> {
        let melds = &self.melds;
        Front {
            points,
            melds: Melds::True { melds, hidden },
            bonus: &self.bonus,
            river: &self.river,
            riichi: self.riichi,
            ippatsu: self.ippatsu,
        }
    }
}

impl OwnView {
    /// The same, borrowed.
    pub(super) fn look(&self) -> Own<'_> {
        Own {
            seat: self.seat,
            hand: &self.hand,
            drawn: self.drawn,
            answered: self.answered,
            missed: &self.missed,
            wrong_kong: self.wrong_kong,
        }
    }
}
