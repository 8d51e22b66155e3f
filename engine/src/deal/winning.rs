//! What a win would be worth, as one eye can tell.

use crate::deal::look::{At, Look, Own};
use crate::deal::reason::Reason;
use crate::deal::view::{Came, Wait};
use crate::hidden::Hidden;
use crate::meld::{Meld, MeldKind};
use crate::rules::calls::RobConcealed;
use crate::rules::count::Count;
use crate::score::sheet::{By, Sheet};
use crate::score::{ByKind, First, Hand, Situation, Verdict, bonus_win, judge, waits};
use crate::seat::Seat;
use crate::shape::special::is_thirteen_orphans;
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

/// A win that is possible now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Winning {
    /// The winning tile; `None` for a win by bonus tiles alone.
    pub(crate) tile: Option<Tile>,
    /// How it came.
    pub(crate) by: By,
    /// What it is worth.
    pub(crate) sheet: Sheet,
}

impl Look<'_> {
    /// What a win now would be worth; the reason if there is none.
    pub(super) fn win_now(&self) -> Result<Sheet, Reason> {
        if let Some(with) = self.own.as_ref().and_then(|own| own.answered) {
            return Err(Reason::AnsweredAlready { with: Hidden(with) });
        }
        self.winning().map(|winning| winning.sheet)
    }

    /// The win that is possible now, whether or not the seat has answered.
    pub(crate) fn winning(&self) -> Result<Winning, Reason> {
        self.winning_with(&[])
    }

    /// The same when these indicators, which lay under those turned, are opened for a winner who declared riichi.
    pub(crate) fn winning_with(&self, under: &[Tile]) -> Result<Winning, Reason> {
        let own = self.own.as_ref().ok_or(Reason::NotSeated)?;
        if own.wrong_kong {
            return Err(Reason::WrongKong);
        }
        match self.at {
            At::Turn { seat } if seat == own.seat => self.win_in_turn(own, under),
            At::Turn { .. } => Err(self.gone()),
            At::Claims { from, robbing, .. } if from == own.seat => Err(if robbing {
                Reason::OwnKong
            } else {
                Reason::OwnDiscard
            }),
            At::Claims {
                from,
                tile,
                robbing,
            } => self.win_from(
                own,
                (from, tile.ok_or(Reason::OnlyRobbing)?),
                robbing,
                under,
            ),
            At::Between => Err(Reason::NoDeal),
            At::Finished => Err(Reason::GameOver),
        }
    }

    /// Self-drawn, or with bonus tiles alone if they are worth more.
    fn win_in_turn(&self, own: &Own<'_>, under: &[Tile]) -> Result<Winning, Reason> {
        let tile = own.drawn.ok_or(Reason::JustClaimed)?;
        let bonus = bonus_win(self.rules, self.seats.of(own.seat).bonus);
        match (
            self.worth(own, tile, &self.situation(own, ByKind::Draw, under)),
            bonus,
        ) {
            (Ok(sheet), Some(bonus)) if bonus.value > sheet.value => Ok(Winning {
                tile: None,
                by: By::Draw,
                sheet: bonus,
            }),
            (Err(_), Some(sheet)) => Ok(Winning {
                tile: None,
                by: By::Draw,
                sheet,
            }),
            (Ok(sheet), _) => Ok(Winning {
                tile: Some(tile),
                by: By::Draw,
                sheet,
            }),
            (Err(reason), None) => Err(reason),
        }
    }

    /// On a discard, or on the tile of a kong.
    fn win_from(
        &self,
        own: &Own<'_>,
        (from, tile): (Seat, Tile),
        robbing: bool,
        under: &[Tile],
    ) -> Result<Winning, Reason> {
        if !robbing {
            let sheet = self.worth(own, tile, &self.situation(own, ByKind::Discard, under))?;
            return Ok(Winning {
                tile: Some(tile),
                by: By::Discard(from),
                sheet,
            });
        }
        if self.is_concealed_kong(from, tile) && !self.may_rob_concealed(own, tile) {
            return Err(Reason::ConcealedKong {
                orphans_may: self.rules.calls.rob_concealed == RobConcealed::Orphans,
            });
        }
        let sheet = self.worth(own, tile, &self.situation(own, ByKind::Rob, under))?;
        Ok(Winning {
            tile: Some(tile),
            by: By::Rob(from),
            sheet,
        })
    }

    fn is_concealed_kong(&self, maker: Seat, tile: Tile) -> bool {
        let mut melds = self.seats.of(maker).melds.known();
        melds.any(|meld| meld.is_concealed() && Some(meld.low()) == tile.kind())
    }

    fn may_rob_concealed(&self, own: &Own<'_>, tile: Tile) -> bool {
        match self.rules.calls.rob_concealed {
            RobConcealed::None => false,
            RobConcealed::Orphans => is_thirteen_orphans(&own.hand.iter().chain([&tile]).collect()),
            RobConcealed::Any => true,
        }
    }

    /// What a win on a discard of each kind that completes the hand would be worth, if it were discarded next.
    pub(super) fn waits(&self, own: &Own<'_>) -> Vec<Wait> {
        let situation = Situation {
            first: None,
            ..self.situation(own, ByKind::Discard, &[])
        };
        let known = self.known_to(own);
        let wait = |kind| Wait {
            kind,
            left: Kind::COPIES.saturating_sub(known[kind]),
            on_discard: self.worth(own, Tile::of(kind), &situation),
        };
        waits(self.rules, &self.hand_of(own))
            .into_iter()
            .map(wait)
            .collect()
    }

    /// All playing tiles that this seat sees: its own and those that lie open.
    fn known_to(&self, own: &Own<'_>) -> Tiles {
        let rivers = self.seats.iter().flat_map(|(_, seat)| seat.river);
        let unclaimed = rivers
            .filter(|discard| discard.claimed_by.is_none())
            .map(|discard| discard.tile);
        let melds = self.seats.iter().flat_map(|(_, seat)| seat.melds.known());
        unclaimed
            .chain(melds.flat_map(|meld| meld.tiles.iter().copied()))
            .chain(self.indicators.iter().copied())
            .chain(own.held())
            .collect()
    }

    /// What the hand is worth with this tile in this situation.
    fn worth(&self, own: &Own<'_>, tile: Tile, situation: &Situation) -> Result<Sheet, Reason> {
        let hand = Hand {
            win: Some(tile),
            ..self.hand_of(own)
        };
        let verdict = judge(self.rules, &hand, situation);
        let value = match &verdict {
            Verdict::NotComplete => {
                return Err(Reason::NotComplete {
                    waits: Hidden(waits(self.rules, &self.hand_of(own))),
                });
            }
            Verdict::Short { .. } => 0,
            Verdict::Win(sheet) => sheet.value,
        };
        let barred = match situation.by {
            ByKind::Draw => None,
            ByKind::Discard | ByKind::Rob => {
                tile.kind().and_then(|kind| self.barred(own, kind, value))
            }
        };
        match (barred, verdict) {
            (Some(reason), _) => Err(reason),
            (None, Verdict::Win(sheet)) => Ok(sheet),
            (None, Verdict::Short { have: 0, .. })
                if matches!(self.rules.worth.count, Count::Han(_)) =>
            {
                Err(Reason::NoYaku)
            }
            (None, Verdict::Short { have, need, .. }) => {
                let unit = self.rules.worth.count.unit();
                Err(Reason::BelowMinimum { have, need, unit })
            }
            (None, Verdict::NotComplete) => Err(Reason::NotComplete {
                waits: Hidden(Vec::new()),
            }),
        }
    }

    /// The hand of 13, kongs counted as three.
    pub(super) fn hand_of(&self, own: &Own<'_>) -> Hand {
        Hand {
            concealed: own.hand.to_vec(),
            melds: self.seats.of(own.seat).melds.known().cloned().collect(),
            win: None,
        }
    }

    /// Everything around a win of this seat that came in this way now.
    pub(super) fn situation(&self, own: &Own<'_>, by: ByKind, under: &[Tile]) -> Situation {
        let replacement = match (by, self.came) {
            (ByKind::Draw, Some(Came::Replaced(replacement))) => Some(replacement),
            (ByKind::Draw | ByKind::Discard | ByKind::Rob, _) => None,
        };
        Situation {
            replacement,
            last_tile: self.wall_left == 0 && by != ByKind::Rob,
            first: self.first(own.seat, by),
            touched: !self.is_untouched(),
            bonus: self.seats.of(own.seat).bonus.to_vec(),
            riichi: self.seats.of(own.seat).riichi,
            ippatsu: self.seats.of(own.seat).ippatsu,
            indicators: self.indicators.to_vec(),
            under_indicators: under.to_vec(),
            counters: self.counters,
            dealer_streak: self.dealer_streak,
            seen: self.seen_by_all(),
            ..Situation::new(self.wind(own.seat), self.round_wind(), by)
        }
    }

    /// Nobody has claimed a set or declared a kong.
    pub(super) fn is_untouched(&self) -> bool {
        self.seats.iter().all(|(_, seat)| seat.melds.is_empty())
    }

    /// Whether a win of this seat would come before the game has really begun. A claim or kong ends that time.
    fn first(&self, seat: Seat, by: ByKind) -> Option<First> {
        let untouched = self.is_untouched();
        let discards = |seat: Seat| self.seats.of(seat).river.len();
        let all: usize = Seat::ALL.into_iter().map(discards).sum();
        match by {
            ByKind::Rob => None,
            ByKind::Draw if !untouched || discards(seat) > 0 => None,
            ByKind::Draw if self.came == Some(Came::Dealt) => Some(First::Dealt),
            ByKind::Draw => Some(First::OwnFirstDraw),
            ByKind::Discard if discards(self.dealer) == 1 && all == 1 => {
                Some(First::OnFirstDiscard)
            }
            ByKind::Discard => {
                (untouched && discards(seat) == 0 && seat != self.dealer).then_some(First::GoRound)
            }
        }
    }

    /// What the whole table can see: discards and open sets, without the tile that can be taken now.
    fn seen_by_all(&self) -> Tiles {
        let hides = self.rules.calls.hides_concealed_kongs();
        let mut seen: Tiles = self.indicators.iter().collect();
        for (seat, place) in self.seats.iter() {
            let in_the_air =
                matches!(self.at, At::Claims { from, robbing: false, .. } if from == seat);
            let lying = place.river.len() - usize::from(in_the_air);
            let unclaimed = place.river[..lying]
                .iter()
                .filter(|discard| discard.claimed_by.is_none());
            let open = place
                .melds
                .known()
                .filter(|meld| !(hides && meld.is_concealed()));
            let tiles = unclaimed
                .map(|discard| &discard.tile)
                .chain(open.flat_map(|meld| self.shown_before(seat, meld)));
            tiles
                .filter_map(|tile| tile.kind())
                .for_each(|kind| seen.add(kind));
        }
        seen
    }
}

impl Look<'_> {
    /// The tiles of a set that everybody could see before the tile came that can be taken now: three of a pong that is
    /// being made a kong, none of a concealed kong that is being declared.
    fn shown_before<'a>(&self, owner: Seat, meld: &'a Meld) -> &'a [Tile] {
        let kind = match self.at {
            At::Claims {
                from,
                tile: Some(tile),
                robbing: true,
            } if from == owner => tile.kind(),
            At::Claims { .. } | At::Turn { .. } => None,
            At::Between | At::Finished => None,
        };
        match meld.kind {
            MeldKind::AddedKong if kind == Some(meld.low()) => &meld.tiles[..3],
            MeldKind::ConcealedKong if kind == Some(meld.low()) => &[],
            MeldKind::Chow
            | MeldKind::Pong
            | MeldKind::ClaimedKong
            | MeldKind::AddedKong
            | MeldKind::ConcealedKong => &meld.tiles,
        }
    }
}
