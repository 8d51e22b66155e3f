//! What a learner may want to know of his own hand: how far it is from ready, and which discards keep it there. Read from
//! his view alone.

use std::cmp::Reverse;
use std::fmt;

use crate::deal::moves::Move;
use crate::deal::view::View;
use crate::meld::Meld;
use crate::player::sight::{open_meld, unseen};
use crate::rules::RuleSet;
use crate::score::{Hand, waits};
use crate::shape::shanten;
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

/// How a hand stands.
#[derive(Clone, PartialEq, Eq)]
pub struct Advice {
    /// Tiles to be exchanged before the hand is ready: 0 when it waits, -1 when it is complete.
    pub away: i8,
    /// In the own turn, the discards that keep the hand as near as it is, those with most useful tiles first. Empty else.
    pub discards: Vec<Keeping>,
    /// While there is nothing to discard, the kinds that bring the hand nearer, each with the copies its owner cannot see.
    pub useful: Vec<(Kind, u8)>,
}

/// A discard that keeps a hand as near as it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Keeping {
    /// What is discarded.
    pub kind: Kind,
    /// The kinds that bring the hand nearer then, each with the copies its owner cannot see, at least 1.
    pub useful: Vec<(Kind, u8)>,
}

impl Keeping {
    /// Useful tiles that are unseen.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.useful.iter().map(|(_, left)| u32::from(*left)).sum()
    }
}

/// Shows no tile: what helps a hand tells what it holds.
impl fmt::Debug for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Advice(…)")
    }
}

/// Shows no tile.
impl fmt::Debug for Keeping {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keeping(…)")
    }
}

/// How the hand of the one who looks stands; `None` for a spectator.
#[must_use]
pub fn of(view: &View) -> Option<Advice> {
    let own = view.own.as_ref()?;
    let hand: Tiles = own.held().collect::<Vec<Tile>>().iter().collect();
    let melds = view.seats[own.seat].melds.iter().filter_map(open_meld);
    let gauge = Gauge {
        rules: &view.rules,
        melds: melds.cloned().collect(),
    };
    let away = |tiles: &Tiles| gauge.away(tiles);
    let left = unseen(view, &hand);
    let useful = |tiles: &Tiles| -> Vec<(Kind, u8)> {
        let before = away(tiles);
        let kinds = Kind::all().map(|kind| (kind, left[kind.index()]));
        kinds
            .filter(|&(kind, left)| left > 0 && away(&tiles.with(kind)) < before)
            .collect()
    };
    if !gauge.has_one_more(&hand) {
        return Some(Advice {
            away: away(&hand),
            discards: Vec::new(),
            useful: useful(&hand),
        });
    }
    let choices = view.choices();
    let can_go = |kind: Kind| {
        choices
            .iter()
            .any(|what| matches!(what, Move::Discard { tile, .. } if tile.kind() == Some(kind)))
    };
    let kinds = hand
        .iter()
        .map(|(kind, _)| kind)
        .filter(|kind| can_go(*kind));
    let after: Vec<(Kind, Tiles)> = kinds
        .map(|kind| {
            let mut rest = hand;
            rest.take(kind);
            (kind, rest)
        })
        .collect();
    let nearest = after.iter().map(|(_, rest)| away(rest)).min();
    let keeping = after.iter().filter(|(_, rest)| Some(away(rest)) == nearest);
    let mut discards: Vec<Keeping> = keeping
        .map(|(kind, rest)| Keeping {
            kind: *kind,
            useful: useful(rest),
        })
        .collect();
    discards.sort_by_key(|keeping| Reverse(keeping.left()));
    Some(Advice {
        away: away(&hand),
        discards,
        useful: Vec::new(),
    })
}

/// What tells how far tiles in hand are from ready beside these sets.
struct Gauge<'a> {
    rules: &'a RuleSet,
    melds: Vec<Meld>,
}

impl Gauge<'_> {
    /// Whether there is a tile to discard: fourteen, kongs counted as three.
    fn has_one_more(&self, tiles: &Tiles) -> bool {
        tiles.len() + 3 * self.melds.len() > 13
    }

    /// Tiles to be exchanged before the hand is ready. One that nothing can complete any more, because its owner has all
    /// copies himself, is not ready.
    fn away(&self, tiles: &Tiles) -> i8 {
        let away = shanten(tiles, self.melds.len(), self.rules.worth.forms);
        if away == 0 && !self.waits(tiles) {
            1
        } else {
            away
        }
    }

    /// Whether something completes the hand, after the best discard if there is a tile to discard.
    fn waits(&self, tiles: &Tiles) -> bool {
        if self.has_one_more(tiles) {
            let mut kinds = tiles.iter().map(|(kind, _)| kind);
            return kinds.any(|kind| {
                let mut rest = *tiles;
                rest.take(kind);
                self.waits(&rest)
            });
        }
        let hand = Hand {
            concealed: tiles
                .iter()
                .flat_map(|(kind, n)| vec![Tile::of(kind); n.into()])
                .collect(),
            melds: self.melds.clone(),
            win: None,
        };
        !waits(self.rules, &hand).is_empty()
    }
}
