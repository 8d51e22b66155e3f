//! From an event to what one eye sees of it.

use crate::deal::event::{Event, Eye, Seen};
use crate::deal::look::show;
use crate::rules::RuleSet;

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

    /// Whether anybody but one seat can see that it happened. Events that nobody can see do not move the turn number.
    pub(crate) fn is_public(&self) -> bool {
        !matches!(self, Self::Answered { .. } | Self::Unclaimed { .. })
    }
}
