//! Machines that choose from a view: they see what their seat sees and nothing else.
//!
//! A machine aims at several finished hands at once, each with the faan it would bring (`plan`), knows how many tiles each
//! is away (`reach`), weighs the chance against the payment (`prospect`) and what a discard may cost (`danger`).

/// How closely a machine looks.
mod style;
/// What patterns are worth under the rules played.
mod prices;
/// How many shares of an amount change hands.
mod purse;
/// What a seat may not win on.
mod bars;
/// What a seat knows, digested from its view.
mod sight;
/// How many tiles are missing, group by group.
mod reach;
/// What a hand can aim at.
mod plan;
/// What a hand may hope to win.
mod prospect;
/// What a discard may cost.
mod danger;
/// What lies on the table, told more closely.
mod watch;
/// What a waiting hand wins.
mod waiting;
/// Which of several choices is made.
mod heaviest;
/// The machine that weighs everything.
mod steady;
/// The machine that knows when to give up.
mod sharp;
/// The machine for beginners.
mod gentle;
/// What a learner may want to know of his hand.
pub mod advice;
/// Which patterns a learner's hand has or is near to.
pub mod aims;

use serde::{Deserialize, Serialize};

use crate::deal::moves::Move;
use crate::deal::view::View;

/// How well a machine plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// Builds its hand and fears nobody.
    Gentle,
    /// Plays for the value of its hand and keeps dangerous tiles.
    #[default]
    Steady,
    /// Knows the worth of its hand to the point, reads the rivers and gives up what is not worth the danger.
    Sharp,
}

impl Strength {
    /// All strengths, from the weakest up.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Steady, Self::Sharp];

    /// Its name, as it is written on a command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Steady => "steady",
            Self::Sharp => "sharp",
        }
    }

    /// The strength of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|strength| strength.name() == name)
    }
}

/// What a machine of this strength does: one of `view.choices()`, or `None` when there is no choice. Deterministic in the
/// view.
#[must_use]
pub fn choose(strength: Strength, view: &View) -> Option<Move> {
    match strength {
        Strength::Gentle => gentle::choose(view),
        Strength::Steady => steady::choose(view),
        Strength::Sharp => sharp::choose(view),
    }
}

/// What a sensible machine does: one of `view.choices()`, or `None` when there is no choice. Deterministic in the view.
#[must_use]
pub fn steady(view: &View) -> Option<Move> {
    choose(Strength::Steady, view)
}
