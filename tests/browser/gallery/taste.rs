//! What everybody at a table does whenever possible, whatever a machine would choose.

use engine::deal::moves::Move;

use super::scenes::{Scene, Until};

/// A scene's taste.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Taste {
    /// None: as a machine would.
    Plain,
    /// Declare kongs, and neither win nor claim, so that all four stay on the table.
    Kongs,
    /// Let winning discards go by.
    Passing,
    /// End the deal.
    Ending,
    /// Leave the first of them to the clock.
    Sleeping,
}

impl Taste {
    /// What leads to the scene.
    pub(super) fn of(scene: &Scene) -> Self {
        if scene.four_kongs {
            return Self::Kongs;
        }
        if scene.until == Until::Barred {
            return Self::Passing;
        }
        if scene.until == Until::Aborted {
            return Self::Ending;
        }
        if scene.until == Until::Away {
            return Self::Sleeping;
        }
        Self::Plain
    }

    /// Whether one of the four does nothing at all.
    pub(super) fn sleeps(self, person: usize) -> bool {
        self == Self::Sleeping && person == 0
    }

    /// The choice it insists on.
    pub(super) fn chooses(self, choices: &[Move]) -> Option<Move> {
        let first = |is: fn(&Move) -> bool| choices.iter().copied().find(is);
        let pass = first(|what| *what == Move::Pass);
        match self {
            Self::Plain | Self::Sleeping => None,
            Self::Kongs => {
                let is_kong = |what: &Move| {
                    matches!(what, Move::ConcealedKong { .. } | Move::AddedKong { .. })
                };
                let drawn = first(|what| matches!(what, Move::Discard { drawn: true, .. }));
                first(is_kong).or(pass).or(drawn)
            }
            Self::Passing => pass.filter(|_| choices.contains(&Move::Win)),
            Self::Ending => first(|what| *what == Move::Abort),
        }
    }
}
