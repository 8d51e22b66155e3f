//! The order of a deal, found again from the draws and discards of its seats. A claim stands where the draw of its seat would
//! stand and names only from whom and what it took: when somebody discards the same tile twice, both may be meant. The first
//! is tried first.

use super::call::{self, Call};
use super::cell::{Cell, tile};
use crate::meld::MeldKind;
use crate::notation::account::Act;
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;

/// The tile just drawn is discarded.
const DRAWN: i32 = 60;
/// So many doubtful claims are tried both ways.
const MOST_DOUBTS: u32 = 6;

/// What is wrong with the lists of a deal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Disorder {
    /// A cell that means nothing in its place.
    #[error("the {}. of the {list} of seat {} says nothing known", .at + 1, .seat.index())]
    Unknown {
        /// Whose.
        seat: Seat,
        /// Which list.
        list: &'static str,
        /// Which cell, from 0.
        at: usize,
    },
    /// The lists do not fit together.
    #[error("the {}. of the draws of seat {} never comes: the lists do not fit together", .at + 1, .seat.index())]
    NeverComes {
        /// Whose.
        seat: Seat,
        /// Which draw, from 0.
        at: usize,
    },
}

/// The lists of a seat.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Lists<'a> {
    pub(super) draws: &'a [Cell],
    pub(super) discards: &'a [Cell],
}

/// Puts the draws and discards of a deal in order.
pub(super) fn order(lists: &PerSeat<Lists<'_>>, dealer: Seat) -> Result<Vec<Act>, Disorder> {
    let mut first = None;
    let mut doubts = 0;
    for skipped in 0..1_u32 << MOST_DOUBTS {
        if skipped >> doubts.min(MOST_DOUBTS) != 0 {
            break;
        }
        let mut run = Run {
            lists,
            drawn: PerSeat::default(),
            discarded: PerSeat::default(),
            acts: Vec::new(),
            skipped,
            doubts: 0,
        };
        let done = run.go(dealer);
        doubts = doubts.max(run.doubts);
        match done {
            Ok(()) => return Ok(run.acts),
            Err(fault) => first = first.or(Some(fault)),
        }
    }
    Err(first.unwrap_or(Disorder::NeverComes {
        seat: dealer,
        at: 0,
    }))
}

struct Run<'a> {
    lists: &'a PerSeat<Lists<'a>>,
    /// How many cells of each list have come.
    drawn: PerSeat<usize>,
    discarded: PerSeat<usize>,
    acts: Vec<Act>,
    /// The claims that are not made at the first occasion, by their number.
    skipped: u32,
    /// Claims that could have been made so far.
    doubts: u32,
}

impl Run<'_> {
    fn go(&mut self, dealer: Seat) -> Result<(), Disorder> {
        let mut turn = Some(dealer);
        while let Some(seat) = turn {
            let Some(tile) = self.draw(seat)? else { break };
            turn = self.turn(seat, Some(tile))?;
        }
        let left = |seat: &Seat| self.drawn[*seat] < self.lists[*seat].draws.len();
        match Seat::ALL.into_iter().find(left) {
            Some(seat) => Err(Disorder::NeverComes {
                seat,
                at: self.drawn[seat],
            }),
            None => Ok(()),
        }
    }

    /// The next draw of a seat; `None` when its list is at its end or goes on with a claim.
    fn draw(&mut self, seat: Seat) -> Result<Option<Tile>, Disorder> {
        let at = self.drawn[seat];
        let Some(Cell::Number(code)) = self.lists[seat].draws.get(at) else {
            return Ok(None);
        };
        let drawn = tile(*code).ok_or(Disorder::Unknown {
            seat,
            list: "draws",
            at,
        })?;
        self.drawn[seat] += 1;
        self.acts.push(Act::Drew { seat, tile: drawn });
        Ok(Some(drawn))
    }

    /// A seat discards, or declares a kong and draws again; then somebody claims. Gives who draws next; nobody when the deal
    /// is over.
    fn turn(&mut self, mut seat: Seat, mut drawn: Option<Tile>) -> Result<Option<Seat>, Disorder> {
        loop {
            let at = self.discarded[seat];
            let Some(cell) = self.lists[seat].discards.get(at) else {
                return Ok(None);
            };
            self.discarded[seat] += 1;
            let unknown = Disorder::Unknown {
                seat,
                list: "discards",
                at,
            };
            let kong = cell.text().and_then(|text| call::parse(text, seat));
            if let Some(act) = kong.and_then(|kong| self.own_kong(seat, kong)) {
                self.acts.push(act);
                drawn = self.draw(seat)?;
                if drawn.is_none() {
                    return Ok(None);
                }
                continue;
            }
            let (tile, told, riichi) = discard(cell, drawn).ok_or(unknown)?;
            self.acts.push(Act::Discarded {
                seat,
                tile,
                drawn: told,
                riichi,
            });
            let Some(claimer) = self.claim(seat, tile) else {
                return Ok(Some(seat.right()));
            };
            let kong =
                matches!(self.acts.last(), Some(Act::Claimed { with, .. }) if with.len() == 3);
            seat = claimer;
            drawn = None;
            if kong {
                self.skip_placeholder(seat);
                drawn = self.draw(seat)?;
                if drawn.is_none() {
                    return Ok(None);
                }
            }
        }
    }

    /// Nothing stands for the discard that a claimed kong puts off: a 0.
    fn skip_placeholder(&mut self, seat: Seat) {
        let at = self.discarded[seat];
        if self.lists[seat].discards.get(at) == Some(&Cell::Number(0)) {
            self.discarded[seat] += 1;
        }
    }

    /// The claim of this discard, if the list of a seat goes on with one.
    fn claim(&mut self, from: Seat, tile: Tile) -> Option<Seat> {
        let mut claims: Vec<(Seat, Act)> = Vec::new();
        for steps in 1..4 {
            let seat = from.turned(steps);
            let cell = self.lists[seat].draws.get(self.drawn[seat]);
            let Some(Call::Claimed {
                from: by,
                kind,
                tile: taken,
                with,
            }) = cell
                .and_then(Cell::text)
                .and_then(|text| call::parse(text, seat))
            else {
                continue;
            };
            if by == from && taken == tile {
                claims.push((
                    seat,
                    Act::Claimed {
                        seat,
                        from,
                        kind,
                        tile,
                        with,
                    },
                ));
            }
        }
        // A triplet comes before a run.
        claims.sort_by_key(|(_, act)| {
            matches!(
                act,
                Act::Claimed {
                    kind: MeldKind::Chow,
                    ..
                }
            )
        });
        for (seat, act) in claims {
            let skipped = self.doubts < MOST_DOUBTS && self.skipped >> self.doubts & 1 == 1;
            self.doubts += 1;
            if !skipped {
                self.drawn[seat] += 1;
                self.acts.push(act);
                return Some(seat);
            }
        }
        None
    }

    /// A kong from one's own hand.
    fn own_kong(&self, seat: Seat, kong: Call) -> Option<Act> {
        match kong {
            Call::Concealed { tiles } => Some(Act::ConcealedKong { seat, tiles }),
            Call::Added { tiles } => {
                let kind = tiles.first().and_then(|tile| tile.kind());
                let pong = self.acts.iter().find_map(|act| {
                    let Act::Claimed {
                        seat: by,
                        kind: MeldKind::Pong,
                        tile,
                        with,
                        ..
                    } = act
                    else {
                        return None;
                    };
                    let mut pong = with.clone();
                    pong.push(*tile);
                    pong.sort_unstable();
                    (*by == seat && tile.kind() == kind).then_some(pong)
                });
                let pong = pong.unwrap_or_default();
                let mut rest = tiles.clone();
                for tile in &pong {
                    if let Some(at) = rest.iter().rposition(|other| other == tile) {
                        rest.remove(at);
                    }
                }
                let tile = rest.first().copied().or(tiles.first().copied())?;
                Some(Act::AddedKong { seat, tile, pong })
            }
            Call::Claimed { .. } => None,
        }
    }
}

/// What a cell discards, whether it is told to be the tile just drawn, and whether riichi is declared.
fn discard(cell: &Cell, drawn: Option<Tile>) -> Option<(Tile, Option<bool>, bool)> {
    let (code, riichi) = match cell {
        Cell::Number(code) => (*code, false),
        Cell::Text(text) => (text.strip_prefix('r')?.parse().ok()?, true),
        Cell::List(_) | Cell::Other(_) => return None,
    };
    if code == DRAWN {
        return drawn.map(|tile| (tile, Some(true), riichi));
    }
    let tile = tile(code)?;
    // Some programs write the number of a tile just drawn.
    let told = (drawn != Some(tile)).then_some(false);
    Some((tile, told, riichi))
}
