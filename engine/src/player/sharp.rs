//! A machine that knows what its hand is worth to the point, reads the rivers, and gives up what is not worth the danger:
//! the less a hand may hope for, the more what a discard may cost decides.

use crate::deal::moves::Move;
use crate::deal::view::{OwnView, Stage, View};
use crate::meld::{Meld, MeldKind};
use crate::player::heaviest::heaviest;
use crate::player::prospect::Prospect;
use crate::player::sight::{Holding, Set, Sight, open_meld};
use crate::player::style::Style;
use crate::player::waiting::Waiting;
use crate::player::watch::Watch;
use crate::score::Hand;
use crate::shape::special::short_of_orphans;
use crate::tile::{Kind, Tile};

/// How much of a hope comes true when nobody seems to wait: somebody else may win first.
const QUIET: f64 = 0.8;
/// How much each seat that waits takes away from that.
const HURRY: f64 = 0.35;
/// How much of a feared loss counts: what others hold is a guess, what stands in one's own hand is not.
const CAUTION: f64 = 0.45;
/// A hand that waits is sure of what a plan only guesses: nothing has to go well before.
const SURE: f64 = 2.0;
/// A claim brings the next turn sooner.
const CLAIM: f64 = 1.06;
/// A kong brings one more draw.
const EXTRA_DRAW: f64 = 1.05;
/// What the sets of a hand are worth that loses: two others settle with it, and most deals are won by others.
const SETTLED: f64 = 0.8;
/// So close to all terminals and honours a deal is not ended early.
const NEAR_ORPHANS: u8 = 4;

/// The choice of a machine that knows when to give up.
pub(super) fn choose(view: &View) -> Option<Move> {
    let choices = view.choices();
    if choices.contains(&Move::Win) {
        return Some(Move::Win);
    }
    let first = *choices.first()?;
    let known = Sight::of(view, &Style::CLOSE).zip(view.own.as_ref());
    let Some((sight, own)) = known.filter(|_| choices.len() > 1) else {
        return Some(first);
    };
    let mut scales = Scales::new(view, own, &sight);
    heaviest(&choices, |what| scales.weigh(what))
}

/// Weighs moves for one seat at one moment.
#[derive(Debug)]
struct Scales<'a> {
    view: &'a View,
    own: &'a OwnView,
    sight: &'a Sight,
    prospect: Prospect<'a>,
    watch: Watch,
    waiting: Waiting<'a>,
    /// What every kind costs to discard.
    costs: [f64; Kind::COUNT],
    /// How much of a prospect comes true.
    quiet: f64,
    /// Discards weighed already.
    weighed: Vec<(Tile, f64)>,
}

/// A hand after a move: as plans see it, and tile by tile.
#[derive(Debug, Clone)]
struct After {
    holding: Holding,
    hand: Hand,
}

impl After {
    /// Lays a new set on the table.
    fn lay(&mut self, kind: MeldKind, tiles: Vec<Tile>, low: Kind) {
        let run = kind == MeldKind::Chow;
        self.holding.sets.push(Set { low, run });
        self.hand.melds.push(Meld {
            kind,
            tiles: tiles.into(),
            claimed: None,
        });
    }
}

impl<'a> Scales<'a> {
    fn new(view: &'a View, own: &'a OwnView, sight: &'a Sight) -> Self {
        let watch = Watch::of(view, sight);
        let mut costs = [0.0; Kind::COUNT];
        for kind in Kind::all() {
            costs[kind.index()] = watch.cost(kind, sight);
        }
        let quiet = QUIET / (1.0 + HURRY * watch.ready());
        Self {
            view,
            own,
            sight,
            prospect: Prospect::new(sight),
            waiting: Waiting::new(view, own, sight),
            costs,
            quiet,
            watch,
            weighed: Vec::new(),
        }
    }

    fn now(&self) -> After {
        let melds = self.view.seats[self.own.seat].melds.iter();
        After {
            holding: self.sight.own.clone(),
            hand: Hand {
                concealed: self.own.held().collect(),
                melds: melds.filter_map(open_meld).cloned().collect(),
                win: None,
            },
        }
    }

    /// How good a move is, in points.
    fn weigh(&mut self, what: Move) -> f64 {
        match what {
            Move::Win => f64::INFINITY,
            Move::Abort => self.abort(),
            Move::Pass => {
                let now = self.now();
                self.stand(&now, None, false)
            }
            Move::Discard { tile, .. } => self.discard(tile, false),
            Move::Riichi { tile, .. } => self.discard(tile, true),
            Move::ConcealedKong { kind } => self.kong(kind, MeldKind::ConcealedKong),
            Move::AddedKong { kind } => self.kong(kind, MeldKind::AddedKong),
            Move::Kong => match self.sight.offered {
                Some(kind) => self.kong(kind, MeldKind::ClaimedKong),
                None => f64::NEG_INFINITY,
            },
            Move::Chow { with } => self.claim(with, MeldKind::Chow),
            Move::Pong { with } => self.claim(with, MeldKind::Pong),
        }
    }

    /// A hand that must be given up anyway is better dealt again, unless it is on the way to all terminals and honours.
    fn abort(&self) -> f64 {
        if short_of_orphans(&self.sight.own.tiles) > NEAR_ORPHANS {
            f64::MAX
        } else {
            f64::NEG_INFINITY
        }
    }

    fn discard(&mut self, tile: Tile, riichi: bool) -> f64 {
        let known = self.weighed.iter().find(|(known, _)| *known == tile);
        if let Some(&(_, weight)) = known.filter(|_| !riichi) {
            return weight;
        }
        let now = self.now();
        let weight = self.leave(&now, tile, riichi);
        if !riichi {
            self.weighed.push((tile, weight));
        }
        weight
    }

    /// What is left after a discard, less what the discard may cost.
    fn leave(&mut self, before: &After, tile: Tile, riichi: bool) -> f64 {
        let Some((kind, at)) = tile
            .kind()
            .zip(before.hand.concealed.iter().position(|&held| held == tile))
        else {
            return f64::NEG_INFINITY;
        };
        let mut after = before.clone();
        after.holding = after.holding.less(tile, kind);
        after.hand.concealed.remove(at);
        self.stand(&after, Some(kind), riichi) - CAUTION * self.costs[kind.index()]
    }

    /// What a hand of 13 tiles may hope for, and what it counts if that fails.
    fn stand(&mut self, after: &After, thrown: Option<Kind>, riichi: bool) -> f64 {
        let bars = match thrown {
            Some(kind) => self.sight.bars.after(kind),
            None => self.sight.bars.clone(),
        };
        let hope = match self.waiting.of(&after.hand, &bars, riichi) {
            Some(sure) => SURE * sure,
            None if riichi => return f64::NEG_INFINITY,
            None => self.prospect.of(&after.holding, &bars),
        };
        let safety = thrown.map_or(1.0, |kind| self.watch.safety(kind));
        let kept = f64::from(self.view.loses_with(self.own, &after.hand));
        self.quiet * safety * hope + SETTLED * kept
    }

    fn kong(&mut self, kind: Kind, meld: MeldKind) -> f64 {
        let mut after = self.now();
        let is_kind = |tile: &Tile| tile.kind() == Some(kind);
        let (mut tiles, rest): (Vec<Tile>, Vec<Tile>) =
            after.hand.concealed.iter().partition(|tile| is_kind(tile));
        after.hand.concealed = rest;
        for _ in 0..tiles.len() {
            after.holding.tiles.take(kind);
        }
        if meld == MeldKind::ClaimedKong {
            tiles.extend(offered(self.view));
        }
        if meld == MeldKind::AddedKong {
            let pong = |held: &&mut Meld| held.kind == MeldKind::Pong && held.low() == kind;
            if let Some(pong) = after.hand.melds.iter_mut().find(pong) {
                pong.tiles.extend(tiles);
                pong.kind = meld;
            }
        } else {
            after.lay(meld, tiles, kind);
        }
        EXTRA_DRAW * self.stand(&after, None, false)
    }

    fn claim(&mut self, with: [Tile; 2], meld: MeldKind) -> f64 {
        let Some(after) = offered(self.view).and_then(|tile| self.claimed(tile, with, meld)) else {
            return f64::NEG_INFINITY;
        };
        let mut tiles = after.hand.concealed.clone();
        tiles.sort_unstable();
        tiles.dedup();
        let mut best = f64::NEG_INFINITY;
        for tile in tiles {
            if !self.swaps(&after, meld, tile) {
                best = best.max(self.leave(&after, tile, false));
            }
        }
        if best > 0.0 { best * CLAIM } else { best }
    }

    fn claimed(&self, tile: Tile, with: [Tile; 2], meld: MeldKind) -> Option<After> {
        let mut after = self.now();
        let mut tiles = vec![tile, with[0], with[1]];
        tiles.sort_unstable_by_key(|tile| tile.kind());
        for used in with {
            let at = after.hand.concealed.iter().position(|&held| held == used)?;
            after.hand.concealed.remove(at);
            after.holding.tiles.take(used.kind()?);
        }
        after.holding.reds += u8::from(tile.is_red());
        let low = tiles.first()?.kind()?;
        after.lay(meld, tiles, low);
        Some(after)
    }

    /// Whether this may not be discarded right after a claim.
    fn swaps(&self, after: &After, meld: MeldKind, tile: Tile) -> bool {
        let set = after.holding.sets.last();
        let run = set.filter(|_| meld == MeldKind::Chow).map(|set| set.low);
        let kinds = tile.kind().zip(self.sight.offered);
        kinds.is_some_and(|(kind, claimed)| self.view.rules.calls.swap.forbids(kind, claimed, run))
    }
}

/// The very tile that can be claimed.
fn offered(view: &View) -> Option<Tile> {
    match &view.stage {
        Stage::Claims { tile, .. } => *tile,
        Stage::Between(_) | Stage::Turn { .. } | Stage::Finished(..) => None,
    }
}
