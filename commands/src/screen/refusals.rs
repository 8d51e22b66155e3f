//! What a player may want to do now, each with the reason why he cannot.

use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::{Stage, View};
use engine::tile::{Kind, Tile};

/// Tiles of a kong.
const KONG: u8 = 4;

/// The moves that somebody who asks "why?" may have in mind; `None` is no reason against it.
#[must_use]
pub fn all(view: &View) -> Vec<(Move, Option<Reason>)> {
    match view.stage {
        Stage::Claims {
            tile: Some(tile), ..
        } => claims(view, tile),
        Stage::Turn { .. } => {
            let mut all = vec![(Move::Win, view.why_not(Move::Win)), kong(view)];
            all.extend(riichi(view));
            all
        }
        Stage::Claims { tile: None, .. } => vec![(Move::Win, view.why_not(Move::Win)), kong(view)],
        Stage::Between(_) | Stage::Finished(..) => vec![(Move::Win, view.why_not(Move::Win))],
    }
}

fn claims(view: &View, tile: Tile) -> Vec<(Move, Option<Reason>)> {
    let choices = view.choices();
    let pair = [tile, tile];
    // A claim that is possible stands for its sort; else the reason against the most plausible one.
    let pick = |is_sort: fn(&Move) -> bool, otherwise: Move| {
        choices.iter().copied().find(is_sort).map_or_else(
            || (otherwise, view.why_not(otherwise)),
            |possible| (possible, None),
        )
    };
    let mut all = vec![pick(
        |what| matches!(what, Move::Chow { .. }),
        Move::Chow {
            with: run(view, tile),
        },
    )];
    all.push(pick(
        |what| matches!(what, Move::Pong { .. }),
        Move::Pong { with: pair },
    ));
    all.push(pick(|what| matches!(what, Move::Kong), Move::Kong));
    all.push(pick(|what| matches!(what, Move::Win), Move::Win));
    all
}

/// The two tiles that would make a run with this one and of which most are in the hand.
fn run(view: &View, tile: Tile) -> [Tile; 2] {
    let has = |kind: &Kind| {
        view.own
            .as_ref()
            .is_some_and(|own| own.hand.iter().any(|tile| tile.kind() == Some(*kind)))
    };
    let pairs = [(-2, -1), (-1, 1), (1, 2)]
        .into_iter()
        .filter_map(|(a, b)| {
            let kind = tile.kind()?;
            Some([kind.step(a)?, kind.step(b)?])
        });
    let best = pairs.max_by_key(|pair| pair.iter().filter(|kind| has(kind)).count());
    best.map_or([tile, tile], |pair| pair.map(Tile::of))
}

/// The kong of the kind that the hand has most of.
fn kong(view: &View) -> (Move, Option<Reason>) {
    let choices = view.choices();
    if let Some(&possible) = choices
        .iter()
        .find(|what| matches!(what, Move::ConcealedKong { .. } | Move::AddedKong { .. }))
    {
        return (possible, None);
    }
    let hand: engine::tiles::Tiles = view
        .own
        .iter()
        .flat_map(|own| own.hand.iter().chain(&own.drawn))
        .collect();
    let most = hand.iter().max_by_key(|&(_, count)| count);
    most.map_or((Move::Kong, view.why_not(Move::Kong)), |(kind, have)| {
        let kong = Move::ConcealedKong { kind };
        // What is lacking is a better reason than what the moment forbids.
        let lacks = (have < KONG).then_some(Reason::NotEnoughEqual { need: KONG, have });
        (kong, lacks.or_else(|| view.why_not(kong)))
    })
}

/// Riichi with a discard after which the hand waits, if there is one; with the drawn tile otherwise.
fn riichi(view: &View) -> Option<(Move, Option<Reason>)> {
    view.rules.riichi.as_ref()?;
    let is_riichi = |what: &Move| matches!(what, Move::Riichi { .. });
    let possible = view.choices().into_iter().find(is_riichi);
    if let Some(riichi) = possible {
        return Some((riichi, None));
    }
    let own = view.own.as_ref()?;
    let (tile, drawn) = match own.drawn {
        Some(tile) => (tile, true),
        None => (*own.hand.last()?, false),
    };
    let riichi = Move::Riichi { tile, drawn };
    Some((riichi, view.why_not(riichi)))
}
