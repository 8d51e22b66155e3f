//! Whose claim is carried out when a window closes, and whose answer could still matter before it does (`common.md` 8).

use std::cmp::Reverse;

use crate::deal::event::Eye;
use crate::deal::moves::Move;
use crate::deal::phase::{Phase, Window};
use crate::deal::reason::Reason;
use crate::deal::state::State;
use crate::kinds::Kinds;
use crate::rules::calls::{MissedWin, SeveralWinners};
use crate::seat::{PerSeat, Seat, Seats};
use crate::shape::is_complete;
use crate::tile::Tile;
use crate::tiles::Tiles;

/// What closing a window leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// These seats win, the nearest to the right of the discarder first.
    Won(Vec<Seat>),
    /// This seat takes the tile for a set.
    Taken(Seat, Claim),
    /// This seat, and no other, declares a win that it does not have.
    Penalized(Seat),
    /// Three seats would win, and the rules end the deal then.
    Aborted,
    /// Nobody takes the tile.
    Unclaimed,
}

/// The set that a tile is taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Claim {
    /// A run with these tiles of the hand.
    Chow([Tile; 2]),
    /// A triplet with these tiles of the hand.
    Pong([Tile; 2]),
    /// A kong.
    Kong,
}

impl Claim {
    /// The claim that an answer is; `None` for whatever takes no tile for a set.
    fn of(answer: Move) -> Option<Self> {
        match answer {
            Move::Chow { with } => Some(Self::Chow(with)),
            Move::Pong { with } => Some(Self::Pong(with)),
            Move::Kong => Some(Self::Kong),
            Move::Win
            | Move::Pass
            | Move::Discard { .. }
            | Move::Riichi { .. }
            | Move::ConcealedKong { .. }
            | Move::AddedKong { .. }
            | Move::Abort => None,
        }
    }

    /// How strong it is. At most one seat can claim at each strength: two pongs would need six equal tiles, and only one seat
    /// may chow.
    fn strength(self) -> u8 {
        match self {
            Self::Kong | Self::Pong(_) => 2,
            Self::Chow(_) => 1,
        }
    }
}

/// What the answers given so far lead to, a missing one being a pass. The order in which they came plays no part.
pub(crate) fn resolve(state: &State, window: &Window, answers: &PerSeat<Option<Move>>) -> Outcome {
    let claims = window
        .others()
        .map(|seat| (seat, answers[seat].unwrap_or(Move::Pass)));
    let winners: Vec<Seat> = claims
        .iter()
        .filter(|(_, answer)| *answer == Move::Win)
        .map(|&(seat, _)| seat)
        .collect();
    // A true win stands whatever is declared beside it.
    let (winners, false_wins): (Vec<Seat>, Vec<Seat>) = winners
        .into_iter()
        .partition(|&seat| state.rules.penalties.is_none() || is_true_win(state, seat));
    if let ([], [nearest, ..]) = (winners.as_slice(), false_wins.as_slice()) {
        return Outcome::Penalized(*nearest);
    }
    match (winners.len(), state.rules.calls.several_winners) {
        (0, _) => {}
        (3, SeveralWinners::AllTripleDraw) => return Outcome::Aborted,
        (_, SeveralWinners::All | SeveralWinners::AllTripleDraw) => return Outcome::Won(winners),
        (_, SeveralWinners::Closest) => return Outcome::Won(winners[..1].to_vec()),
        (_, SeveralWinners::Best) => return Outcome::Won(best(state, &winners)),
    }
    let sets = claims
        .into_iter()
        .filter_map(|(seat, answer)| Some((seat, Claim::of(answer)?)));
    match sets.max_by_key(|(_, claim)| claim.strength()) {
        Some((seat, claim)) => Outcome::Taken(seat, claim),
        None => Outcome::Unclaimed,
    }
}

fn is_true_win(state: &State, seat: Seat) -> bool {
    state.look(Eye::Seat(seat)).winning().is_ok()
}

/// The winner worth most, then one without claimed sets, then the nearest [004].
fn best(state: &State, winners: &[Seat]) -> Vec<Seat> {
    let rank = |&&seat: &&Seat| {
        let winning = state.look(Eye::Seat(seat)).winning();
        let worth = winning.map_or((false, 0), |winning| winning.sheet.combination());
        let claimed = state.seats[seat]
            .melds
            .iter()
            .any(|meld| !meld.is_concealed());
        (Reverse(worth), claimed)
    };
    winners
        .iter()
        .min_by_key(rank)
        .copied()
        .into_iter()
        .collect()
}

/// The value of the win that is open to a seat, whether or not it has answered. Where letting a tile pass counts whatever
/// the hand is worth, a finished hand that may not win is worth 0.
fn win_worth(state: &State, window: &Window, seat: Seat) -> Option<u32> {
    if !completes(state, window, seat) {
        return None;
    }
    let furiten = state.rules.calls.missed_win == MissedWin::Furiten;
    match state.look(Eye::Seat(seat)).winning() {
        Ok(winning) => Some(winning.sheet.value),
        Err(
            Reason::NoYaku
            | Reason::BelowMinimum { .. }
            | Reason::FuritenDiscard { .. }
            | Reason::DiscardedItself { .. }
            | Reason::FuritenPassed { .. },
        ) if furiten => Some(0),
        Err(_) => None,
    }
}

/// For each seat that misses a win with this window, the value it would have had.
pub(crate) fn passed(state: &State, window: &Window) -> PerSeat<Option<u32>> {
    PerSeat::from_fn(|seat| {
        let passed = seat != window.from && window.answers[seat] != Some(Move::Win);
        if passed {
            win_worth(state, window, seat)
        } else {
            None
        }
    })
}

/// The seats that hold the deal up: the one in turn, or in a window those that have not answered and have an answer that
/// would change what comes of it.
pub(crate) fn owing(state: &State) -> Seats {
    match &state.phase {
        Phase::Turn { seat, .. } => [*seat].into_iter().collect(),
        Phase::Claims(window) => window
            .others()
            .into_iter()
            .filter(|&seat| matters(state, window, seat))
            .collect(),
        Phase::Opening | Phase::Draw { .. } | Phase::SetOut { .. } | Phase::Over(_) => Seats::NONE,
    }
}

/// Whether the tile of the window makes a finished hand of this seat's, worth enough or not.
fn completes(state: &State, window: &Window, seat: Seat) -> bool {
    let place = &state.seats[seat];
    let completes = |kind| {
        let completes = place.completed_by.contains(kind);
        debug_assert_eq!(
            completes,
            is_complete(
                &place.held().collect::<Tiles>().with(kind),
                place.melds.len(),
                state.rules.worth.forms
            ),
            "what completes a hand is found anew whenever it changes"
        );
        completes
    };
    window.tile.kind().is_some_and(completes)
}

/// Whether the seat has tiles that go with the one of the window. Most seats have none, and need not be asked more.
fn could_claim(state: &State, window: &Window, seat: Seat) -> bool {
    if completes(state, window, seat) {
        return true;
    }
    let Some(kind) = window.tile.kind().filter(|_| !window.robbing) else {
        return false;
    };
    let kinds = || state.seats[seat].hand.iter().filter_map(|tile| tile.kind());
    if kinds().filter(|&other| other == kind).count() >= 2 {
        return true;
    }
    if seat != window.from.right() {
        return false;
    }
    let held: Kinds = kinds().collect();
    let has = |steps| kind.step(steps).is_some_and(|kind| held.contains(kind));
    has(-2) && has(-1) || has(-1) && has(1) || has(1) && has(2)
}

fn matters(state: &State, window: &Window, seat: Seat) -> bool {
    if window.answers[seat].is_some() || !could_claim(state, window, seat) {
        return false;
    }
    let now = resolve(state, window, &window.answers);
    let choices = state.look(Eye::Seat(seat)).choices();
    choices.into_iter().any(|answer| {
        let mut answers = window.answers;
        answers[seat] = Some(answer);
        resolve(state, window, &answers) != now
    })
}
