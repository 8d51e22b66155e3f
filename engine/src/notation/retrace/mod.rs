//! A game that somebody tells, played again move by move: every move must be a choice of its seat, every draw, indicator and
//! payment what the rules make it.

/// What is wrong with a game that somebody tells.
mod flaw;
/// How a deal ended, held against what is told.
mod check;
/// One deal.
mod deal;

use std::sync::Arc;

use crate::deal::event::Eye;
use crate::game::{Game, NextDeal};
use crate::notation::account::{Account, Told};
use crate::rules::RuleSet;
use crate::seat::PerSeat;

pub(crate) use self::check::changes_of;
pub use self::flaw::Flaw;
pub use crate::notation::walls::NoWall;

/// What came of playing a game again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Retraced {
    /// Deals played to their end.
    pub deals: u32,
    /// Moves made in them: discards, claims, kongs, wins and deals ended by choice.
    pub moves: u32,
    /// The points of each seat at the end, by the rules.
    pub points: PerSeat<i32>,
    /// Whether the game is over by the rules.
    pub over: bool,
    /// Where the game is not what the rules make it.
    pub broke: Option<Break>,
}

/// Where a game is not what the rules make it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Break {
    /// In which deal, from 1.
    pub deal: u32,
    /// At or after which move of that deal; 0 before the first.
    pub at: u32,
    /// What is wrong.
    pub why: Flaw,
}

/// Plays a game again by these rules, up to its end or to where it breaks.
#[must_use]
pub fn retrace(rules: &RuleSet, account: &Account) -> Retraced {
    let mut retraced = Retraced {
        deals: 0,
        moves: 0,
        points: PerSeat([rules.dealing.start_points; 4]),
        over: false,
        broke: None,
    };
    let mut last: Option<Game> = None;
    let rules = &Arc::new(rules.clone());
    for (told, number) in account.deals.iter().zip(1..) {
        let played = follows(last.as_ref(), told, rules)
            .map_err(|why| (0, why))
            .and_then(|()| {
                let before = last.is_some().then_some(&retraced.points);
                deal::play(rules, told, before)
            });
        match played {
            Ok(played) => {
                retraced.deals += 1;
                retraced.moves += played.moves;
                retraced.points = played.end.points;
                last = Some(played.game);
            }
            Err((at, why)) => {
                retraced.moves += at;
                retraced.broke = Some(Break {
                    deal: number,
                    at,
                    why,
                });
                return retraced;
            }
        }
    }
    if let Some(outcome) = last.as_ref().and_then(Game::outcome) {
        retraced.over = true;
        retraced.points = outcome.points;
    }
    retraced.broke = ended(account, &retraced, last.as_ref());
    retraced
}

/// Whether a deal is the one that comes after the last.
fn follows(last: Option<&Game>, told: &Told, rules: &RuleSet) -> Result<(), Flaw> {
    let Some(last) = last else { return Ok(()) };
    let ours = last.next_deal().ok_or(Flaw::GameOver)?;
    let bet = rules.riichi.map_or(0, |riichi| riichi.bet);
    let theirs = NextDeal {
        round: told.round,
        dealer: told.dealer,
        counters: told.counters,
        bets: told.bets.cast_signed().saturating_mul(bet),
    };
    if ours == theirs {
        Ok(())
    } else {
        Err(Flaw::OtherDeal { ours, theirs })
    }
}

/// What is wrong with the end of the game.
fn ended(account: &Account, retraced: &Retraced, last: Option<&Game>) -> Option<Break> {
    let theirs = account.points?;
    let left = last.map(last_points);
    let fits = theirs == retraced.points || left == Some(theirs);
    (!fits).then_some(Break {
        deal: retraced.deals,
        at: 0,
        why: Flaw::Points {
            ours: retraced.points,
            theirs,
        },
    })
}

/// The points after the last deal, bets left on the table not given to anybody: some programs leave them there.
fn last_points(game: &Game) -> PerSeat<i32> {
    let view = game.view(Eye::Rail);
    view.seats.map(|seat| seat.points)
}
