//! A machine that weighs every choice: what the hand may then win, less what the move may cost.

use crate::deal::moves::Move;
use crate::deal::view::View;
use crate::player::danger::Danger;
use crate::player::heaviest::heaviest;
use crate::player::prospect::Prospect;
use crate::player::sight::{Holding, Set, Sight};
use crate::player::style::Style;
use crate::tile::{Kind, Tile};

/// A kong brings one more draw.
const EXTRA_DRAW: f64 = 1.1;
/// A claim is made when it is about as good as waiting: it brings the next turn sooner.
const CLAIM: f64 = 0.97;
/// How much of a feared loss counts: what others hold is a guess, what stands in one's own hand is not.
const CAUTION: f64 = 0.4;

/// The choice of a machine that weighs them all.
pub(super) fn choose(view: &View) -> Option<Move> {
    let choices = view.choices();
    if choices.contains(&Move::Win) {
        return Some(Move::Win);
    }
    let first = *choices.first()?;
    let Some(sight) = Sight::of(view, &Style::PLAIN).filter(|_| choices.len() > 1) else {
        return Some(first);
    };
    let mut scales = Scales::new(view, &sight);
    heaviest(&choices, |what| scales.weigh(what))
}

/// Weighs moves for one seat at one moment.
#[derive(Debug)]
pub(super) struct Scales<'a> {
    sight: &'a Sight,
    prospect: Prospect<'a>,
    danger: Danger,
    /// The tile on offer, if there is one.
    offered: Option<Kind>,
    /// Discards weighed already.
    weighed: Vec<(Kind, f64)>,
}

impl<'a> Scales<'a> {
    /// Ready to weigh what this view offers.
    pub(super) fn new(view: &View, sight: &'a Sight) -> Self {
        Self {
            sight,
            prospect: Prospect::new(sight),
            danger: Danger::of(view, sight),
            offered: sight.offered,
            weighed: Vec::new(),
        }
    }

    /// How good a move is, in points.
    pub(super) fn weigh(&mut self, what: Move) -> f64 {
        let own = &self.sight.own;
        match what {
            Move::Win => f64::INFINITY,
            Move::Abort => f64::NEG_INFINITY,
            Move::Pass => self.prospect.of(own, &self.sight.bars),
            Move::Discard { tile, .. } => self.discard(tile, 0.0),
            Move::Riichi { tile, .. } => self.discard(tile, 1.0),
            Move::ConcealedKong { kind } => self.kong(kind, 4, true),
            Move::AddedKong { kind } => self.kong(kind, 1, false),
            Move::Kong => self
                .offered
                .map_or(f64::NEG_INFINITY, |kind| self.kong(kind, 3, true) / CLAIM),
            Move::Chow { with } => self.claim(with, true),
            Move::Pong { with } => self.claim(with, false),
        }
    }

    fn discard(&mut self, tile: Tile, more: f64) -> f64 {
        let Some(kind) = tile.kind() else {
            return f64::NEG_INFINITY;
        };
        // A red five is kept before a plain one.
        let red = if tile.is_red() { 0.01 } else { 0.0 };
        if let Some(&(_, weight)) = self.weighed.iter().find(|(known, _)| *known == kind) {
            return weight + more - red;
        }
        let weight = self
            .prospect
            .of(&self.sight.own.without(kind), &self.sight.bars.after(kind))
            - CAUTION * self.danger.cost(kind, self.sight);
        self.weighed.push((kind, weight));
        weight + more - red
    }

    fn kong(&mut self, kind: Kind, from_hand: usize, new: bool) -> f64 {
        let mut after = self.sight.own.clone();
        for _ in 0..from_hand {
            after.tiles.take(kind);
        }
        if new {
            after.sets.push(Set {
                low: kind,
                run: false,
            });
        }
        self.prospect.of(&after, &self.sight.bars) * EXTRA_DRAW
    }

    fn claim(&mut self, with: [Tile; 2], run: bool) -> f64 {
        let Some(after) = self
            .offered
            .and_then(|kind| claimed(&self.sight.own, kind, with, run))
        else {
            return f64::NEG_INFINITY;
        };
        let discards: Vec<Kind> = after.tiles.iter().map(|(kind, _)| kind).collect();
        let mut best = f64::NEG_INFINITY;
        for kind in discards {
            let weight = self
                .prospect
                .of(&after.without(kind), &self.sight.bars.after(kind))
                - CAUTION * self.danger.cost(kind, self.sight);
            best = best.max(weight);
        }
        best / CLAIM
    }
}

/// The holding after a claim.
fn claimed(own: &Holding, kind: Kind, with: [Tile; 2], run: bool) -> Option<Holding> {
    let mut after = own.clone();
    let mut low = kind;
    for tile in with {
        let used = tile.kind()?;
        after.tiles.take(used);
        low = low.min(used);
    }
    after.sets.push(Set { low, run });
    Some(after)
}
