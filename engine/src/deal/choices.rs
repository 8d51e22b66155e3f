//! Which moves are possible. A move is possible exactly when there is no reason against it; both are functions of what the
//! seat sees, so that an offer can never tell what a player may not know.

use crate::deal::moves::Move;
use crate::deal::reason::Reason;
use crate::deal::view::{Came, OwnView, Stage, View};
use crate::deal::winning::opened;
use crate::meld::{Meld, MeldKind, ShownMeld};
use crate::rules::calls::Swap;
use crate::seat::Seat;
use crate::tile::{Kind, Tile};

impl View {
    /// Everything this seat may do now: wins first, then sets; discards in the order of the hand with the drawn tile last;
    /// a pass at the very end. Empty for the rail.
    #[must_use]
    pub fn choices(&self) -> Vec<Move> {
        let Some(own) = &self.own else {
            return Vec::new();
        };
        let mut choices = vec![Move::Win];
        match self.stage {
            Stage::Turn { seat } if seat == own.seat => turn_candidates(own, &mut choices),
            Stage::Claims {
                from,
                tile: Some(tile),
                ..
            } if from != own.seat => claim_candidates(own, tile, &mut choices),
            Stage::Claims { .. } => choices.push(Move::Pass),
            Stage::Turn { .. } | Stage::Between(_) | Stage::Finished(..) => {}
        }
        choices.retain(|&candidate| self.why_not(candidate).is_none());
        choices
    }

    /// What is done for this seat when its patience runs out: the drawn tile discarded, or a pass. `None` when it owes nothing.
    #[must_use]
    pub fn fallback(&self) -> Option<Move> {
        let choices = self.choices();
        let harmless = |what: &&Move| matches!(what, Move::Discard { .. } | Move::Pass);
        choices.iter().rfind(harmless).copied()
    }

    /// Why `what` is not among the choices; `None` when it is.
    #[must_use]
    pub fn why_not(&self, what: Move) -> Option<Reason> {
        self.may(what).err()
    }

    fn may(&self, what: Move) -> Result<(), Reason> {
        let own = self.own.as_ref().ok_or(Reason::NotSeated)?;
        if matches!(self.stage, Stage::Between(_) | Stage::Finished(..)) {
            return Err(Reason::NoDeal);
        }
        match what {
            Move::Win => self.win_now().map(drop),
            Move::Discard { tile, drawn } => self.may_discard(own, tile, drawn),
            Move::ConcealedKong { kind } => self.may_conceal_kong(own, kind),
            Move::AddedKong { kind } => self.may_add_kong(own, kind),
            Move::Chow { with } => self.may_chow(own, with),
            Move::Pong { with } => self.may_pong(own, with),
            Move::Kong => self.may_kong(own),
            Move::Pass => self.may_answer(own).map(drop),
            Move::Riichi { tile, drawn } => self
                .may_discard(own, tile, drawn)
                .and_then(|()| self.may_declare_riichi(own, tile)),
            Move::Abort => self.in_turn(own).and_then(|()| self.may_abort(own)),
        }
    }

    fn in_turn(&self, own: &OwnView) -> Result<(), Reason> {
        if self.stage == (Stage::Turn { seat: own.seat }) {
            Ok(())
        } else {
            Err(Reason::NotYourTurn)
        }
    }

    fn may_discard(&self, own: &OwnView, tile: Tile, drawn: bool) -> Result<(), Reason> {
        self.in_turn(own)?;
        let there = if drawn {
            own.drawn == Some(tile)
        } else {
            own.hand.contains(&tile)
        };
        if !there {
            return Err(Reason::NotInHand);
        }
        if self.seats[own.seat].riichi && !drawn {
            return Err(Reason::InRiichi);
        }
        let claimed = match self.came {
            Some(Came::Claimed) => self.seats[own.seat].melds.last().and_then(opened),
            Some(Came::Dealt | Came::Drawn | Came::Replaced(_)) | None => None,
        };
        match claimed {
            Some(meld) if self.swaps(meld, tile) => Err(Reason::SwapCalling),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether discarding this tile right after this claim is swap-calling (`common.md` 14, `claim.swap`).
    fn swaps(&self, meld: &Meld, tile: Tile) -> bool {
        let rule = self.rules.calls.swap;
        let Some(claimed) = meld.claimed.and_then(|(tile, _)| tile.kind()) else {
            return false;
        };
        let low = meld.low();
        let other_end = match meld.kind {
            MeldKind::Chow if claimed == low => low.step(3),
            MeldKind::Chow if Some(claimed) == low.step(2) => low.step(-1),
            MeldKind::Chow
            | MeldKind::Pong
            | MeldKind::ClaimedKong
            | MeldKind::AddedKong
            | MeldKind::ConcealedKong => None,
        };
        rule != Swap::Allow && tile.kind() == Some(claimed)
            || rule == Swap::Forbid && other_end.is_some() && tile.kind() == other_end
    }

    /// Whether a kong of one's own can be declared, whatever it is of.
    fn may_declare(&self, own: &OwnView) -> Result<(), Reason> {
        self.in_turn(own)?;
        if self.came == Some(Came::Claimed) && !self.rules.calls.kong_after_claim {
            return Err(Reason::JustClaimed);
        }
        Ok(())
    }

    /// Whether one kong more is possible at the table (`common.md` 9.3).
    fn may_replace(&self) -> Result<(), Reason> {
        let kongs: usize = self.kongs().into_iter().sum();
        let most = self.rules.calls.max_kongs;
        if most.is_some_and(|most| kongs >= usize::from(most)) {
            Err(Reason::TooManyKongs)
        } else if self.replacements_left == 0 {
            Err(Reason::NoReplacement)
        } else {
            Ok(())
        }
    }

    /// How many kongs each seat has made.
    fn kongs(&self) -> [usize; 4] {
        let is_kong = |meld: &&ShownMeld| opened(meld).is_none_or(Meld::is_kong);
        Seat::ALL.map(|seat| self.seats[seat].melds.iter().filter(is_kong).count())
    }

    /// Four kongs have been made, and not all by one seat.
    fn ends_by_kongs(&self) -> bool {
        let kongs = self.kongs();
        kongs.iter().sum::<usize>() == 4 && !kongs.contains(&4)
    }

    fn may_conceal_kong(&self, own: &OwnView, kind: Kind) -> Result<(), Reason> {
        self.may_declare(own)?;
        enough(own, kind, 4)?;
        if self.seats[own.seat].riichi && !self.keeps_riichi(own, kind) {
            return Err(Reason::InRiichi);
        }
        self.may_replace()
    }

    fn may_add_kong(&self, own: &OwnView, kind: Kind) -> Result<(), Reason> {
        self.may_declare(own)?;
        let mut melds = self.seats[own.seat].melds.iter().filter_map(opened);
        if !melds.any(|meld| meld.kind == MeldKind::Pong && meld.low() == kind) {
            return Err(Reason::NoPong);
        }
        if !own.held().any(|tile| tile.kind() == Some(kind)) {
            return Err(Reason::NotInHand);
        }
        self.may_replace()
    }

    /// Whether the seat may still answer, and to which tile of whom: `None` when it cannot see the tile.
    fn may_answer(&self, own: &OwnView) -> Result<(Seat, Option<Tile>), Reason> {
        match self.stage {
            Stage::Claims { from, .. } if from == own.seat => Err(Reason::OwnDiscard),
            Stage::Claims { .. } if own.answered.is_some() => Err(Reason::AnsweredAlready),
            Stage::Claims { from, tile, .. } => Ok((from, tile)),
            Stage::Turn { .. } | Stage::Between(_) | Stage::Finished(..) => {
                Err(Reason::NothingToClaim)
            }
        }
    }

    /// Whether the tile may be taken for a set, whatever the set.
    fn may_take(&self, own: &OwnView) -> Result<(Seat, Tile, Kind), Reason> {
        let (from, tile) = self.may_answer(own)?;
        let tile = tile.ok_or(Reason::NothingToClaim)?;
        let kind = tile.kind().ok_or(Reason::NothingToClaim)?;
        if matches!(self.stage, Stage::Claims { robbing: true, .. }) {
            return Err(Reason::NothingToClaim);
        }
        if self.seats[own.seat].riichi {
            return Err(Reason::InRiichi);
        }
        if self.rules.draws.aborts.four_kongs && self.ends_by_kongs() {
            return Err(Reason::LastDiscard);
        }
        if self.wall_left == 0 && !self.rules.calls.last_discard_for_sets {
            return Err(Reason::LastDiscard);
        }
        Ok((from, tile, kind))
    }

    fn may_chow(&self, own: &OwnView, with: [Tile; 2]) -> Result<(), Reason> {
        let (from, tile, kind) = self.may_take(own)?;
        if from != own.seat.left() {
            return Err(Reason::NotLeftNeighbour);
        }
        if self.runs_of(own) >= self.rules.worth.most_runs {
            return Err(Reason::NotInTheRules);
        }
        let [Some(first), Some(second)] = with.map(Tile::kind) else {
            return Err(Reason::NoRun);
        };
        let mut run = [first, second, kind];
        run.sort_unstable();
        if first >= second || run[0].step(1) != Some(run[1]) || run[0].step(2) != Some(run[2]) {
            return Err(Reason::NoRun);
        }
        holds(own, with)?;
        self.leaves_a_discard(own, &chow(tile, from, with), with)
    }

    /// How many runs the seat has on the table.
    fn runs_of(&self, own: &OwnView) -> usize {
        let melds = self.seats[own.seat].melds.iter().filter_map(opened);
        melds.filter(|meld| meld.kind == MeldKind::Chow).count()
    }

    fn may_pong(&self, own: &OwnView, with: [Tile; 2]) -> Result<(), Reason> {
        let (from, tile, kind) = self.may_take(own)?;
        enough(own, kind, 2)?;
        if with[0] > with[1] || with.iter().any(|tile| tile.kind() != Some(kind)) {
            return Err(Reason::NotEnoughEqual { need: 2, have: 0 });
        }
        holds(own, with)?;
        self.leaves_a_discard(own, &pong(tile, from, with), with)
    }

    fn may_kong(&self, own: &OwnView) -> Result<(), Reason> {
        let (_, _, kind) = self.may_take(own)?;
        enough(own, kind, 3)?;
        self.may_replace()
    }

    /// A claim after which every discard would be forbidden is not possible.
    fn leaves_a_discard(&self, own: &OwnView, meld: &Meld, with: [Tile; 2]) -> Result<(), Reason> {
        let mut rest = own.hand.clone();
        for tile in with {
            if let Some(at) = rest.iter().position(|&other| other == tile) {
                rest.remove(at);
            }
        }
        if rest.iter().all(|&tile| self.swaps(meld, tile)) {
            Err(Reason::SwapCalling)
        } else {
            Ok(())
        }
    }
}

/// A run claimed with these tiles of the hand.
pub(crate) fn chow(tile: Tile, from: Seat, with: [Tile; 2]) -> Meld {
    claimed(MeldKind::Chow, tile, from, with.to_vec())
}

/// A triplet claimed with these tiles of the hand.
pub(crate) fn pong(tile: Tile, from: Seat, with: [Tile; 2]) -> Meld {
    claimed(MeldKind::Pong, tile, from, with.to_vec())
}

/// A set claimed with these tiles of the hand.
pub(crate) fn claimed(kind: MeldKind, tile: Tile, from: Seat, mut tiles: Vec<Tile>) -> Meld {
    tiles.push(tile);
    tiles.sort_unstable();
    Meld {
        kind,
        tiles,
        claimed: Some((tile, from)),
    }
}

fn enough(own: &OwnView, kind: Kind, need: u8) -> Result<(), Reason> {
    let have = own.held().filter(|tile| tile.kind() == Some(kind)).count() as u8;
    if have >= need {
        Ok(())
    } else {
        Err(Reason::NotEnoughEqual { need, have })
    }
}

fn holds(own: &OwnView, [first, second]: [Tile; 2]) -> Result<(), Reason> {
    let count = |tile| own.hand.iter().filter(|&&other| other == tile).count();
    let there = if first == second {
        count(first) >= 2
    } else {
        count(first) >= 1 && count(second) >= 1
    };
    if there {
        Ok(())
    } else {
        Err(Reason::NotInHand)
    }
}

/// What a seat in turn could think of.
fn turn_candidates(own: &OwnView, candidates: &mut Vec<Move>) {
    let mut kinds: Vec<Kind> = own.held().filter_map(Tile::kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    candidates.extend(kinds.iter().map(|&kind| Move::ConcealedKong { kind }));
    candidates.extend(kinds.iter().map(|&kind| Move::AddedKong { kind }));
    candidates.push(Move::Abort);
    let mut discards: Vec<(Tile, bool)> = own.hand.iter().map(|&tile| (tile, false)).collect();
    discards.dedup();
    discards.extend(own.drawn.map(|tile| (tile, true)));
    let riichi = |&(tile, drawn): &(Tile, bool)| Move::Riichi { tile, drawn };
    candidates.extend(discards.iter().map(riichi));
    let plain = |&(tile, drawn): &(Tile, bool)| Move::Discard { tile, drawn };
    candidates.extend(discards.iter().map(plain));
}

/// What a seat could think of doing with a tile.
fn claim_candidates(own: &OwnView, tile: Tile, candidates: &mut Vec<Move>) {
    candidates.push(Move::Kong);
    let near = |other: &&Tile| match (other.kind(), tile.kind()) {
        (Some(a), Some(b)) => a.index().abs_diff(b.index()) <= 2,
        _ => false,
    };
    let near: Vec<Tile> = own.hand.iter().filter(near).copied().collect();
    let mut pairs: Vec<[Tile; 2]> = Vec::new();
    for (i, &first) in near.iter().enumerate() {
        pairs.extend(near[i + 1..].iter().map(|&second| [first, second]));
    }
    pairs.sort_unstable();
    pairs.dedup();
    candidates.extend(pairs.iter().map(|&with| Move::Pong { with }));
    candidates.extend(pairs.iter().map(|&with| Move::Chow { with }));
    candidates.push(Move::Pass);
}
