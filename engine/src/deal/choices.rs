//! Which moves are possible. A move is possible exactly when there is no reason against it; both are functions of what the
//! seat sees, so that an offer can never tell what a player may not know.

use crate::deal::look::{At, Look, Own};
use crate::deal::moves::Move;
use crate::deal::reason::Reason;
use crate::deal::taking::enough;
use crate::deal::view::Came;
use crate::hidden::Hidden;
use crate::kinds::Kinds;
use crate::meld::{Meld, MeldKind};
use crate::seat::Seat;
use crate::shape::is_complete;
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

impl Look<'_> {
    /// Everything this seat may do now, in the order told at [`View::choices`].
    pub(crate) fn choices(&self) -> Vec<Move> {
        let Some(own) = &self.own else {
            return Vec::new();
        };
        let mut choices = Vec::with_capacity(MANY);
        choices.extend(self.may_be_won(own).then_some(Move::Win));
        match self.at {
            At::Turn { seat } if seat == own.seat => self.turn_candidates(own, &mut choices),
            At::Claims {
                from,
                tile: Some(tile),
                ..
            } if from != own.seat => claim_candidates(own, tile, &mut choices),
            At::Claims { .. } => choices.push(Move::Pass),
            At::Turn { .. } | At::Between | At::Finished => {}
        }
        choices.retain(|&candidate| self.why_not(candidate).is_none());
        if self.in_turn(own).is_ok() {
            self.add_discards(own, &mut choices);
        }
        choices
    }

    /// Whether a win is worth a closer look: the tile at hand makes a finished hand, or there are bonus tiles.
    fn may_be_won(&self, own: &Own<'_>) -> bool {
        let tile = match self.at {
            At::Turn { .. } => own.drawn,
            At::Claims { tile, .. } => tile,
            At::Between | At::Finished => None,
        };
        let place = self.seats.of(own.seat);
        let tiles = own.hand.iter().copied().chain(tile).collect();
        !place.bonus.is_empty() || is_complete(&tiles, place.melds.len(), self.rules.worth.forms)
    }

    /// What a seat in turn could think of besides a discard: what can be told at a glance to be impossible is left out.
    fn turn_candidates(&self, own: &Own<'_>, candidates: &mut Vec<Move>) {
        let tiles: Tiles = own.held().collect();
        let fours = tiles.at_least(Kind::COPIES);
        candidates.extend(fours.iter().map(|kind| Move::ConcealedKong { kind }));
        let pongs = self.seats.of(own.seat).melds.known();
        let pongs = pongs.filter(|meld| meld.kind == MeldKind::Pong);
        let pongs: Kinds = pongs.map(Meld::low).collect();
        candidates.extend(pongs.iter().map(|kind| Move::AddedKong { kind }));
        candidates.push(Move::Abort);
        if self.is_near_riichi(own, &tiles) {
            let riichi = |(tile, drawn)| Move::Riichi { tile, drawn };
            candidates.extend(discards(own).map(riichi));
        }
    }

    /// Everything a seat in turn may discard.
    fn add_discards(&self, own: &Own<'_>, choices: &mut Vec<Move>) {
        // Only these two forbid to discard a tile that one holds.
        let bound = self.seats.of(own.seat).riichi.is_some() || self.came == Some(Came::Claimed);
        let may =
            |&(tile, drawn): &(Tile, bool)| !bound || self.may_discard(own, tile, drawn).is_ok();
        let discard = |(tile, drawn)| Move::Discard { tile, drawn };
        choices.extend(discards(own).filter(may).map(discard));
    }

    /// What is done for this seat when its patience runs out.
    pub(crate) fn fallback(&self) -> Option<Move> {
        let choices = self.choices();
        let harmless = |what: &&Move| matches!(what, Move::Discard { .. } | Move::Pass);
        choices.iter().rfind(harmless).copied()
    }

    /// Why `what` is not among the choices; `None` when it is.
    pub(crate) fn why_not(&self, what: Move) -> Option<Reason> {
        self.may(what).err()
    }

    fn may(&self, what: Move) -> Result<(), Reason> {
        let own = self.own.as_ref().ok_or(Reason::NotSeated)?;
        match self.at {
            At::Between => return Err(Reason::NoDeal),
            At::Finished => return Err(Reason::GameOver),
            At::Turn { .. } | At::Claims { .. } => {}
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

    pub(super) fn in_turn(&self, own: &Own<'_>) -> Result<(), Reason> {
        match self.at {
            At::Turn { seat } if seat == own.seat => Ok(()),
            At::Claims { .. } => Err(Reason::WindowOpen),
            At::Turn { .. } | At::Between | At::Finished => Err(Reason::NotYourTurn),
        }
    }

    fn may_discard(&self, own: &Own<'_>, tile: Tile, drawn: bool) -> Result<(), Reason> {
        self.in_turn(own)?;
        if drawn && own.drawn != Some(tile) {
            return Err(Reason::NotDrawn { tile: Hidden(tile) });
        }
        if !drawn && !own.hand.contains(&tile) {
            return Err(Reason::NotInHand { tile: Hidden(tile) });
        }
        if self.seats.of(own.seat).riichi.is_some() && !drawn {
            return Err(Reason::RiichiDiscard);
        }
        let claimed = match self.came {
            Some(Came::Claimed) => self.seats.of(own.seat).melds.known().next_back(),
            Some(Came::Dealt | Came::Drawn | Came::Replaced(_)) | None => None,
        };
        match claimed {
            Some(meld) if self.swaps(meld, tile) => Err(Reason::SwapCalling {
                claimed: Hidden(meld.claimed.map_or(tile, |(claimed, _)| claimed)),
            }),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether a kong of one's own can be declared, whatever it is of.
    fn may_declare(&self, own: &Own<'_>) -> Result<(), Reason> {
        self.in_turn(own)?;
        if self.came == Some(Came::Claimed) && !self.rules.calls.kong_after_claim {
            return Err(Reason::JustClaimed);
        }
        Ok(())
    }

    /// Whether one kong more is possible at the table (`common.md` 9.3).
    pub(super) fn may_replace(&self) -> Result<(), Reason> {
        let kongs: usize = self.kongs().into_iter().sum();
        let most = self.rules.calls.max_kongs;
        if let Some(most) = most.filter(|&most| kongs >= usize::from(most)) {
            Err(Reason::TooManyKongs { most })
        } else if self.replacements_left == 0 {
            Err(Reason::NoReplacement)
        } else {
            Ok(())
        }
    }

    /// How many kongs each seat has made.
    fn kongs(&self) -> [usize; 4] {
        let is_kong = |meld: &Option<&Meld>| meld.is_none_or(Meld::is_kong);
        Seat::ALL.map(|seat| self.seats.of(seat).melds.all().filter(is_kong).count())
    }

    /// Four kongs have been made, and not all by one seat.
    pub(super) fn ends_by_kongs(&self) -> bool {
        let kongs = self.kongs();
        kongs.iter().sum::<usize>() == 4 && !kongs.contains(&4)
    }

    fn may_conceal_kong(&self, own: &Own<'_>, kind: Kind) -> Result<(), Reason> {
        self.may_declare(own)?;
        enough(own, kind, 4)?;
        self.may_replace()?;
        if self.seats.of(own.seat).riichi.is_some() {
            self.keeps_riichi(own, kind)?;
        }
        Ok(())
    }

    fn may_add_kong(&self, own: &Own<'_>, kind: Kind) -> Result<(), Reason> {
        self.may_declare(own)?;
        let mut melds = self.seats.of(own.seat).melds.known();
        if !melds.any(|meld| meld.kind == MeldKind::Pong && meld.low() == kind) {
            return Err(Reason::NoPong);
        }
        if !own.held().any(|tile| tile.kind() == Some(kind)) {
            let tile = Hidden(Tile::of(kind));
            return Err(Reason::NotInHand { tile });
        }
        self.may_replace()
    }
}

/// Seldom are there more choices.
const MANY: usize = 20;

/// The kinds in a hand, in order.
pub(super) fn own_kinds(own: &Own<'_>) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = own.held().filter_map(Tile::kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// The tiles of a hand as they could be discarded, each once, the drawn one last.
pub(super) fn discards<'a>(own: &Own<'a>) -> impl Iterator<Item = (Tile, bool)> + use<'a> {
    let hand = own.hand;
    let is_new = move |&(at, tile): &(usize, &Tile)| at == 0 || hand[at - 1] != *tile;
    let of_hand = hand.iter().enumerate().filter(is_new);
    let drawn = own.drawn.map(|tile| (tile, true));
    of_hand.map(|(_, &tile)| (tile, false)).chain(drawn)
}

/// What could be done with a tile of somebody else: two of one's own go with it, or three make a kong.
fn claim_candidates(own: &Own<'_>, tile: Tile, candidates: &mut Vec<Move>) {
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
    let equal = |with: &&[Tile; 2]| with.iter().all(|other| other.kind() == tile.kind());
    let pongs = pairs.iter().filter(equal);
    candidates.extend(pongs.map(|&with| Move::Pong { with }));
    let unlike = |with: &&[Tile; 2]| with[0].kind() != with[1].kind();
    let chows = pairs.iter().filter(unlike);
    candidates.extend(chows.map(|&with| Move::Chow { with }));
    candidates.push(Move::Pass);
}
