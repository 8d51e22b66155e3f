//! Acts matched to the choices of a view: what a person said, and which move is meant by it.

use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::{Stage, View};
use engine::tile::{Dragon, Kind, Tile};

use crate::ask::Act;

/// What an act means in a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Meant {
    /// This move.
    One(Move),
    /// One of these: he must say which.
    Several(Vec<Move>),
    /// None that is possible, and why.
    None(Reason),
}

/// Finds the move that an act means.
pub(super) fn meant(act: Act, view: &View) -> Meant {
    let claimed = claimed_kind(view);
    let mut moves: Vec<Move> = view
        .choices()
        .into_iter()
        .chain(view.risks())
        .filter(|choice| fits(act, *choice, claimed))
        .collect();
    // Of two equal tiles the drawn one is meant; it stands last among the choices.
    if let (Act::Discard { drawn: None, .. } | Act::Riichi { drawn: None, .. }, Some(last)) =
        (act, moves.last().copied())
    {
        moves = vec![last];
    }
    match moves.as_slice() {
        [] => Meant::None(why_not(act, view)),
        [one] => Meant::One(*one),
        _ => Meant::Several(moves),
    }
}

/// The kind that lies there to be claimed.
fn claimed_kind(view: &View) -> Option<Kind> {
    claimed_tile(view).and_then(Tile::kind)
}

fn claimed_tile(view: &View) -> Option<Tile> {
    match view.stage {
        Stage::Claims { tile, .. } => tile,
        Stage::Between(_) | Stage::Turn { .. } | Stage::Finished(..) => None,
    }
}

fn fits(act: Act, choice: Move, claimed: Option<Kind>) -> bool {
    match (act, choice) {
        (
            Act::Discard { tile, drawn },
            Move::Discard {
                tile: its,
                drawn: its_drawn,
            },
        )
        | (
            Act::Riichi { tile, drawn },
            Move::Riichi {
                tile: its,
                drawn: its_drawn,
            },
        ) => tile == its && drawn.is_none_or(|drawn| drawn == its_drawn),
        (Act::Chow(with), Move::Chow { with: its })
        | (Act::Pong(with), Move::Pong { with: its }) => {
            with.is_none_or(|with| same_two(with, its))
        }
        (Act::Kong(kind), Move::Kong) => kind.is_none() || kind == claimed,
        (Act::Kong(kind), Move::ConcealedKong { kind: its } | Move::AddedKong { kind: its }) => {
            kind.is_none_or(|kind| kind == its)
        }
        (Act::Win, Move::Win) | (Act::Pass, Move::Pass) | (Act::Abort, Move::Abort) => true,
        _ => false,
    }
}

fn same_two(one: [Tile; 2], other: [Tile; 2]) -> bool {
    one == other || one == [other[1], other[0]]
}

/// Why no move that the act could mean is possible: the reason against the one that comes nearest.
fn why_not(act: Act, view: &View) -> Reason {
    let reasons = nearest(act, view)
        .into_iter()
        .filter_map(|what| view.why_not(what));
    reasons.into_iter().next().unwrap_or(Reason::NothingToClaim)
}

/// Moves that an act could mean, the likeliest first.
fn nearest(act: Act, view: &View) -> Vec<Move> {
    match act {
        Act::Discard { tile, drawn } => either(drawn, |drawn| Move::Discard { tile, drawn }),
        Act::Riichi { tile, drawn } => either(drawn, |drawn| Move::Riichi { tile, drawn }),
        Act::Chow(Some(with)) => vec![Move::Chow { with }],
        Act::Chow(None) => runs(claimed_kind(view))
            .into_iter()
            .map(|with| Move::Chow { with })
            .collect(),
        Act::Pong(Some(with)) => vec![Move::Pong { with }],
        Act::Pong(None) => vec![Move::Pong {
            with: [claimed_tile(view).unwrap_or_else(any); 2],
        }],
        Act::Kong(kind) => kongs(kind, view),
        Act::Win => vec![Move::Win],
        Act::Pass => vec![Move::Pass],
        Act::Abort => vec![Move::Abort],
    }
}

/// A tile to ask about when it does not matter which.
fn any() -> Tile {
    Tile::of(Kind::of_dragon(Dragon::Red))
}

fn either(drawn: Option<bool>, make: impl Fn(bool) -> Move) -> Vec<Move> {
    match drawn {
        Some(drawn) => vec![make(drawn)],
        None => vec![make(false), make(true)],
    }
}

/// The pairs that make a run with this kind; of one that is in no run, a pair all the same, so that there is a reason.
fn runs(kind: Option<Kind>) -> Vec<[Tile; 2]> {
    let Some(kind) = kind else {
        return vec![[any(); 2]];
    };
    let pairs = [(-1, 1), (-2, -1), (1, 2)];
    let mut runs: Vec<[Tile; 2]> = pairs
        .into_iter()
        .filter_map(|(one, other)| Some([Tile::of(kind.step(one)?), Tile::of(kind.step(other)?)]))
        .collect();
    if runs.is_empty() {
        runs.push([Tile::of(kind); 2]);
    }
    runs
}

fn kongs(kind: Option<Kind>, view: &View) -> Vec<Move> {
    if matches!(view.stage, Stage::Claims { .. }) {
        return vec![Move::Kong];
    }
    let drawn = view
        .own
        .as_ref()
        .and_then(|own| own.drawn.or(own.hand.first().copied()));
    match kind.or(drawn.and_then(Tile::kind)) {
        Some(kind) => vec![Move::ConcealedKong { kind }, Move::AddedKong { kind }],
        None => vec![Move::Kong],
    }
}
