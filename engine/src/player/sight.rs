//! What a seat knows, digested from its view: its own tiles, what is still unseen, how long the deal may last.

use std::iter;

use crate::deal::view::{SeatView, Stage, View};
use crate::meld::{Meld, MeldKind, ShownMeld};
use crate::player::bars::Bars;
use crate::player::prices::Prices;
use crate::player::purse::Purse;
use crate::player::style::Style;
use crate::rules::dora::dora;
use crate::seat::Seat;
use crate::shape::Forms;
use crate::tile::{Bonus, Kind, Tile};
use crate::tiles::Tiles;

/// A set on the table, as far as plans care.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Set {
    /// Its lowest kind.
    pub(super) low: Kind,
    /// A run, not a triplet or a kong.
    pub(super) run: bool,
}

impl Set {
    /// The set a meld is.
    pub(super) fn of(meld: &Meld) -> Self {
        Self {
            low: meld.low(),
            run: meld.kind == MeldKind::Chow,
        }
    }

    /// The kinds of its tiles, a triplet's once.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        // An honour has no step, not even to itself.
        let (low, longest) = (self.low, if self.run { 2 } else { 0 });
        iter::once(low).chain((1..=longest).filter_map(move |steps| low.step(steps)))
    }
}

/// A hand a seat has or could have: concealed tiles and sets on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Holding {
    /// The concealed tiles, a drawn one included.
    pub(super) tiles: Tiles,
    /// The sets on the table.
    pub(super) sets: Vec<Set>,
    /// Red fives among all of them.
    pub(super) reds: u8,
}

impl Holding {
    /// The same without one tile of this kind.
    pub(super) fn without(&self, kind: Kind) -> Self {
        let mut next = self.clone();
        next.tiles.take(kind);
        next
    }

    /// The same without this tile.
    pub(super) fn less(&self, tile: Tile, kind: Kind) -> Self {
        let mut next = self.without(kind);
        next.reds -= u8::from(tile.is_red());
        next
    }
}

/// What one seat knows.
#[derive(Debug)]
pub(super) struct Sight {
    /// Whose sight.
    pub(super) seat: Seat,
    /// Its hand.
    pub(super) own: Holding,
    /// Copies of each kind that this seat cannot see, 0–4.
    pub(super) unseen: [u8; Kind::COUNT],
    /// How many playing tiles this seat cannot see.
    pub(super) unseen_total: f64,
    /// Draws this seat may still hope for.
    pub(super) turns: f64,
    /// Faan its bonus tiles bring for certain.
    pub(super) bonus_faan: u32,
    /// It has no bonus tile, and that is worth something as long as none comes.
    pub(super) bonus_free: bool,
    /// How likely one draw is to bring a bonus tile.
    pub(super) bonus_chance: f64,
    /// Honours whose triplets are worth faan, each with its worth.
    pub(super) values: Vec<(Kind, u32)>,
    /// How many bonus faan each tile of a kind brings.
    pub(super) doras: [u8; Kind::COUNT],
    /// The special forms that are wins.
    pub(super) forms: Forms,
    /// What this seat may not win on when others discard it.
    pub(super) bars: Bars,
    /// What a win brings.
    pub(super) purse: Purse,
    /// The tile the others may claim, if there is one.
    pub(super) offered: Option<Kind>,
    /// What things are worth here.
    pub(super) prices: Prices,
}

impl Sight {
    /// Digests a view; `None` for a spectator.
    pub(super) fn of(view: &View, style: &Style) -> Option<Self> {
        let own = view.own.as_ref()?;
        let prices = Prices::of(&view.rules, view.counters, style);
        let mine = &view.seats[own.seat];
        let holding = Holding {
            tiles: own.hand.iter().chain(&own.drawn).collect(),
            sets: mine
                .melds
                .iter()
                .filter_map(open_meld)
                .map(Set::of)
                .collect(),
            reds: own
                .held()
                .chain(melded(mine))
                .filter(|tile| tile.is_red())
                .count() as u8,
        };
        let forms = view.rules.worth.forms;
        let unseen = unseen(view, &holding.tiles);
        let bonus_out: usize = view.seats.iter().map(|(_, seat)| seat.bonus.len()).sum();
        let bonus_left = if view.rules.material.bonus_tiles {
            8usize.saturating_sub(bonus_out)
        } else {
            0
        };
        let unseen_total = f64::from(unseen.iter().map(|&n| u32::from(n)).sum::<u32>()).max(1.0);
        Some(Self {
            seat: own.seat,
            unseen,
            unseen_total,
            turns: f64::from(view.wall_left) / 4.0,
            bonus_faan: bonus_faan(view, own.seat, &prices),
            bonus_free: view.rules.material.bonus_tiles && mine.bonus.is_empty(),
            bonus_chance: bonus_left as f64 / (unseen_total + bonus_left as f64),
            values: values(view, own.seat, &prices),
            own: holding,
            doras: doras(view, style),
            forms,
            bars: Bars::of(view, own.seat),
            purse: if style.looks_closer {
                Purse::of(&view.rules.worth.payment, own.seat == view.dealer)
            } else {
                Purse::PLAIN
            },
            offered: offered(view),
            prices,
        })
    }

    /// How many of a kind this seat cannot see.
    pub(super) fn left(&self, kind: Kind) -> u8 {
        self.unseen[kind.index()]
    }

    /// The most of each kind this seat can ever hold.
    pub(super) fn caps(&self) -> [u8; Kind::COUNT] {
        let mut caps = self.unseen;
        for (kind, held) in self.own.tiles.iter() {
            caps[kind.index()] += held;
        }
        caps
    }
}

/// The meld, unless this eye may not know it.
pub(super) fn open_meld(meld: &ShownMeld) -> Option<&Meld> {
    match meld {
        ShownMeld::Open(meld) => Some(meld),
        ShownMeld::Hidden => None,
    }
}

fn melded(seat: &SeatView) -> impl Iterator<Item = Tile> + '_ {
    let melds = seat.melds.iter().filter_map(open_meld);
    melds.flat_map(|meld| meld.tiles.iter().copied())
}

fn doras(view: &View, style: &Style) -> [u8; Kind::COUNT] {
    let mut doras = [0; Kind::COUNT];
    if style.looks_closer && view.rules.dora.is_some() {
        let kinds = view.indicators.iter().filter_map(|tile| tile.kind());
        kinds.for_each(|kind| doras[dora(kind).index()] += 1);
    }
    doras
}

fn offered(view: &View) -> Option<Kind> {
    match &view.stage {
        Stage::Claims { tile, .. } => tile.and_then(Tile::kind),
        Stage::Between(_) | Stage::Turn { .. } | Stage::Finished(..) => None,
    }
}

/// Copies of each kind that the owner of this view cannot see, when these are in his hand.
pub(super) fn unseen(view: &View, held: &Tiles) -> [u8; Kind::COUNT] {
    let mut left = [Kind::COPIES; Kind::COUNT];
    let mut see = |kind: Option<Kind>, count: u8| {
        if let Some(kind) = kind {
            left[kind.index()] = left[kind.index()].saturating_sub(count);
        }
    };
    held.iter().for_each(|(kind, count)| see(Some(kind), count));
    for (_, seat) in view.seats.iter() {
        lying(seat).for_each(|kind| see(kind, 1));
    }
    view.indicators.iter().for_each(|tile| see(tile.kind(), 1));
    left
}

/// Every tile face up in front of a seat, once: a claimed discard lies in the claimer's set, not in the river.
fn lying(seat: &SeatView) -> impl Iterator<Item = Option<Kind>> + '_ {
    let melds = seat
        .melds
        .iter()
        .filter_map(open_meld)
        .flat_map(|meld| meld.tiles.iter().map(|tile| tile.kind()));
    let river = seat
        .river
        .iter()
        .filter(|discard| discard.claimed_by.is_none())
        .map(|discard| discard.tile.kind());
    melds.chain(river)
}

fn bonus_faan(view: &View, seat: Seat, prices: &Prices) -> u32 {
    let out: Vec<Bonus> = view.seats[seat]
        .bonus
        .iter()
        .filter_map(|tile| tile.as_bonus())
        .collect();
    [true, false]
        .into_iter()
        .map(|flowers| {
            let mine = out.iter().filter(|bonus| bonus.is_flower() == flowers);
            let own = mine.clone().any(|bonus| bonus.owner() == view.wind(seat));
            if mine.count() == 4 {
                prices.all_of_a_bonus_row
            } else {
                u32::from(own) * prices.own_bonus
            }
        })
        .sum()
}

fn values(view: &View, seat: Seat, prices: &Prices) -> Vec<(Kind, u32)> {
    let wind = |wanted| {
        u32::from(wanted == view.wind(seat)) * prices.seat_wind
            + u32::from(wanted == view.round_wind()) * prices.round_wind
    };
    Kind::all()
        .filter_map(|kind| {
            let worth = kind.wind().map_or(
                if kind.dragon().is_some() {
                    prices.dragon
                } else {
                    0
                },
                wind,
            );
            (worth > 0).then_some((kind, worth))
        })
        .collect()
}
