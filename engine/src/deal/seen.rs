//! From an event to what one eye sees of it.

use crate::deal::event::{Event, Eye, Seen};
use crate::deal::show::show;
use crate::rules::RuleSet;
use crate::seat::Seat;

impl Event {
    /// What an eye sees of it; `None` when it sees nothing.
    #[must_use]
    pub fn seen_by(&self, eye: Eye, rules: &RuleSet) -> Option<Seen> {
        Some(match self.clone() {
            Self::Opened {
                commitment,
                casts,
                entrants,
                ..
            } => Seen::Opened {
                commitment,
                casts,
                entrants,
            },
            Self::Dealt {
                number,
                round,
                dealer,
                casts,
                ..
            } => Seen::Dealt {
                number,
                round,
                dealer,
                casts,
            },
            Self::BonusOut { seat, tile } => Seen::BonusOut { seat, tile },
            Self::Drawn {
                seat,
                tile,
                replacement,
            } => {
                let tile = (eye == Eye::Seat(seat)).then_some(tile.0);
                Seen::Drawn {
                    seat,
                    tile,
                    replacement,
                }
            }
            Self::Discarded {
                seat,
                tile,
                drawn,
                riichi,
            } => Seen::Discarded {
                seat,
                tile,
                drawn,
                riichi,
            },
            Self::Answered { .. } | Self::Unclaimed { .. } => return None,
            Self::Called { seat, meld, .. } => Seen::Called { seat, meld },
            Self::KongDeclared { seat, meld, .. } => Seen::KongDeclared {
                seat,
                meld: show(&meld, seat, eye, rules),
            },
            Self::BetPaid { seat, amount } => Seen::BetPaid { seat, amount },
            Self::IndicatorTurned { tile } => Seen::IndicatorTurned { tile },
            Self::Ended(end) => Seen::Ended(end),
            Self::Finished(outcome) => Seen::Finished(outcome),
        })
    }

    /// What is told of it when its deal is over: as the seat saw it that did it, draws and kongs opened. `None` for what stays
    /// hidden even then: answers, and who let a winning tile go by.
    #[must_use]
    pub fn opened(&self, rules: &RuleSet) -> Option<Seen> {
        let eye = self.mover().map_or(Eye::Rail, Eye::Seat);
        self.seen_by(eye, rules)
    }

    /// The seat it is about; `None` for what happens to the table.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match *self {
            Self::BonusOut { seat, .. }
            | Self::Drawn { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Answered { seat, .. }
            | Self::Called { seat, .. }
            | Self::KongDeclared { seat, .. }
            | Self::BetPaid { seat, .. } => Some(seat),
            Self::Opened { .. }
            | Self::Dealt { .. }
            | Self::Unclaimed { .. }
            | Self::IndicatorTurned { .. }
            | Self::Ended(_)
            | Self::Finished(_) => None,
        }
    }

    /// Whether anybody but one seat can see that it happened. Events that nobody can see do not move the turn number.
    pub(crate) fn is_public(&self) -> bool {
        !matches!(self, Self::Answered { .. } | Self::Unclaimed { .. })
    }
}
