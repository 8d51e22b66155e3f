//! Taking a discard for a set: who may, with which tiles, and what may be discarded afterwards (`common.md` 7 and 14).

use crate::deal::look::{At, Look, Own};
use crate::deal::reason::Reason;
use crate::deal::view::Came;
use crate::hidden::Hidden;
use crate::meld::{Meld, MeldKind, SetTiles};
use crate::seat::Seat;
use crate::tile::{Kind, Tile};

impl Look<'_> {
    /// Whether the seat may still answer, and to which tile of whom: `None` when it cannot see the tile.
    pub(super) fn may_answer(&self, own: &Own<'_>) -> Result<(Seat, Option<Tile>), Reason> {
        match self.at {
            At::Claims { from, robbing, .. } if from == own.seat => Err(if robbing {
                Reason::OwnKong
            } else {
                Reason::OwnDiscard
            }),
            At::Claims { from, tile, .. } => match own.answered {
                Some(with) => Err(Reason::AnsweredAlready { with: Hidden(with) }),
                None => Ok((from, tile)),
            },
            At::Turn { .. } | At::Between | At::Finished => Err(self.gone()),
        }
    }

    /// Why no tile lies there to be claimed: the latest discard was taken, the next tile has been drawn, or nothing has
    /// been discarded yet.
    pub(super) fn gone(&self) -> Reason {
        let taken_by = |seat| {
            let mut latest = self
                .seats
                .iter()
                .filter_map(|(_, place)| place.river.last());
            latest.any(|discard| discard.claimed_by == Some(seat))
        };
        match (&self.at, self.came) {
            (&At::Turn { seat }, Some(Came::Claimed)) => Reason::Taken { by: seat },
            (&At::Turn { seat }, Some(Came::Replaced(_))) if taken_by(seat) => {
                Reason::Taken { by: seat }
            }
            _ if self.seats.iter().any(|(_, place)| !place.river.is_empty()) => Reason::TooLate,
            _ => Reason::NothingToClaim,
        }
    }

    /// Whether the tile may be taken for a set, whatever the set.
    fn may_take(&self, own: &Own<'_>) -> Result<(Seat, Tile, Kind), Reason> {
        let (from, tile) = self.may_answer(own)?;
        if matches!(self.at, At::Claims { robbing: true, .. }) {
            return Err(Reason::OnlyRobbing);
        }
        let tile = tile.ok_or(Reason::OnlyRobbing)?;
        let kind = tile.kind().ok_or(Reason::OnlyRobbing)?;
        if self.seats.of(own.seat).riichi.is_some() {
            return Err(Reason::RiichiClaim);
        }
        if self.rules.draws.aborts.four_kongs && self.ends_by_kongs() {
            return Err(Reason::FourKongs);
        }
        if self.wall_left == 0 && !self.rules.calls.last_discard_for_sets {
            return Err(Reason::LastDiscard);
        }
        Ok((from, tile, kind))
    }

    pub(super) fn may_chow(&self, own: &Own<'_>, with: [Tile; 2]) -> Result<(), Reason> {
        let (from, tile, kind) = self.may_take(own)?;
        if from != own.seat.left() {
            return Err(Reason::NotLeftNeighbour { from });
        }
        if kind.suit().is_none() {
            return Err(Reason::NoRunOfHonours);
        }
        let most = self.rules.worth.most_runs;
        if self.runs_of(own) >= most {
            return Err(Reason::TooManyRuns { most });
        }
        let [Some(first), Some(second)] = with.map(Tile::kind) else {
            return Err(Reason::NoRun);
        };
        let mut run = [first, second, kind];
        run.sort_unstable();
        if run[0].step(1) != Some(run[1]) || run[0].step(2) != Some(run[2]) {
            return Err(Reason::NoRun);
        }
        if first > second {
            return Err(Reason::OutOfOrder);
        }
        holds(own, with)?;
        self.leaves_a_discard(own, &chow(tile, from, with), with)
    }

    /// How many runs the seat has on the table.
    fn runs_of(&self, own: &Own<'_>) -> usize {
        let melds = self.seats.of(own.seat).melds.known();
        melds.filter(|meld| meld.kind == MeldKind::Chow).count()
    }

    pub(super) fn may_pong(&self, own: &Own<'_>, with: [Tile; 2]) -> Result<(), Reason> {
        let (from, tile, kind) = self.may_take(own)?;
        enough(own, kind, 2)?;
        if with.iter().any(|tile| tile.kind() != Some(kind)) {
            return Err(Reason::NotEqual);
        }
        if with[0] > with[1] {
            return Err(Reason::OutOfOrder);
        }
        holds(own, with)?;
        self.leaves_a_discard(own, &pong(tile, from, with), with)
    }

    pub(super) fn may_kong(&self, own: &Own<'_>) -> Result<(), Reason> {
        let (_, _, kind) = self.may_take(own)?;
        enough(own, kind, 3)?;
        self.may_replace()
    }

    /// A claim after which every discard would be forbidden is not possible.
    fn leaves_a_discard(&self, own: &Own<'_>, meld: &Meld, with: [Tile; 2]) -> Result<(), Reason> {
        let mut rest = own.hand.to_vec();
        for tile in with {
            if let Some(at) = rest.iter().position(|&other| other == tile) {
                rest.remove(at);
            }
        }
        if rest.iter().all(|&tile| self.swaps(meld, tile)) {
            let claimed = Hidden(meld.claimed.map_or(with[0], |(claimed, _)| claimed));
            Err(Reason::NoDiscardLeft { claimed })
        } else {
            Ok(())
        }
    }

    /// Whether discarding this tile right after this claim is swap-calling (`common.md` 14, `claim.swap`).
    pub(super) fn swaps(&self, meld: &Meld, tile: Tile) -> bool {
        let claimed = meld.claimed.and_then(|(tile, _)| tile.kind());
        let run = (meld.kind == MeldKind::Chow).then(|| meld.low());
        let kinds = claimed.zip(tile.kind());
        kinds.is_some_and(|(claimed, kind)| self.rules.calls.swap.forbids(kind, claimed, run))
    }
}

/// A run claimed with these tiles of the hand.
pub(crate) fn chow(tile: Tile, from: Seat, with: [Tile; 2]) -> Meld {
    claimed(MeldKind::Chow, tile, from, with.into_iter().collect())
}

/// A triplet claimed with these tiles of the hand.
pub(crate) fn pong(tile: Tile, from: Seat, with: [Tile; 2]) -> Meld {
    claimed(MeldKind::Pong, tile, from, with.into_iter().collect())
}

/// A set claimed with these tiles of the hand.
pub(crate) fn claimed(kind: MeldKind, tile: Tile, from: Seat, mut tiles: SetTiles) -> Meld {
    tiles.push(tile);
    tiles.sort_unstable();
    Meld {
        kind,
        tiles,
        claimed: Some((tile, from)),
    }
}

pub(super) fn enough(own: &Own<'_>, kind: Kind, need: u8) -> Result<(), Reason> {
    let have = own.held().filter(|tile| tile.kind() == Some(kind)).count() as u8;
    if have >= need {
        Ok(())
    } else {
        Err(Reason::NotEnoughEqual { need, have })
    }
}

fn holds(own: &Own<'_>, [first, second]: [Tile; 2]) -> Result<(), Reason> {
    let count = |tile| own.hand.iter().filter(|&&other| other == tile).count();
    let lacks = if first == second {
        (count(first) < 2).then_some(first)
    } else {
        [first, second].into_iter().find(|&tile| count(tile) == 0)
    };
    match lacks {
        Some(tile) => Err(Reason::NotInHand { tile: Hidden(tile) }),
        None => Ok(()),
    }
}
