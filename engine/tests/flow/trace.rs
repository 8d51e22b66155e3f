//! Where each tile of a deal stood in the wall, followed through a log as people at the table could.

use engine::deal::event::{Event, Eye};
use engine::meld::{Meld, MeldKind};
use engine::rules::RuleSet;
use engine::rules::material::End;
use engine::seat::{PerSeat, Seat};
use engine::tile::{Kind, Tile};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::setup::receiver;

/// The places of a deal's tiles, as they concern one eye.
#[derive(Debug)]
pub(crate) struct Trace {
    eye: Eye,
    wall: Vec<Tile>,
    /// Stacks of the wall that are left, each from its upper tile down.
    stacks: Vec<Vec<usize>>,
    hands: PerSeat<Hand>,
    /// Kongs whose kind the eye may not know.
    hidden_kongs: Vec<Vec<usize>>,
    /// For each draw and each hidden kong of the log, in order, the places of its tiles.
    pub(crate) taken: Vec<usize>,
    /// The replacement that comes next is for a kong.
    for_kong: bool,
    /// Indicators turned.
    indicators: Vec<usize>,
}

#[derive(Debug, Default, Clone)]
struct Hand {
    held: Vec<usize>,
    drawn: Option<usize>,
    melds: Vec<Meld>,
}

impl Trace {
    /// Follows the first deal of a log.
    pub(crate) fn of(rules: &RuleSet, log: &[Event], eye: Eye) -> Self {
        let Some(Event::Dealt { wall, .. }) = log.get(1) else {
            panic!("an opening and a deal");
        };
        let mut stacks: Vec<Vec<usize>> = (0..wall.0.len() / 2)
            .map(|n| vec![2 * n, 2 * n + 1])
            .collect();
        let mut hands: PerSeat<Hand> = PerSeat::from_fn(|_| Hand::default());
        for n in 0..53 {
            stacks[n / 2].remove(0);
            hands[Seat::ALL[receiver(n)]].take_in(n);
        }
        let mut trace = Self {
            eye,
            wall: wall.0.clone(),
            stacks,
            hands,
            hidden_kongs: Vec::new(),
            taken: Vec::new(),
            for_kong: false,
            indicators: Vec::new(),
        };
        for event in &log[2..] {
            trace.follow(rules, event);
        }
        trace
    }

    /// Whether the eye may not know the kind of this kong.
    pub(crate) fn hides(&self, rules: &RuleSet, owner: Seat, meld: &Meld) -> bool {
        meld.kind == MeldKind::ConcealedKong
            && rules.calls.hides_concealed_kongs()
            && self.eye != Eye::Seat(owner)
    }

    fn follow(&mut self, rules: &RuleSet, event: &Event) {
        match event {
            Event::BonusOut { seat, tile } => {
                let wall = &self.wall;
                let hand = &mut self.hands[*seat];
                if hand.drawn.is_some_and(|place| wall[place] == *tile) {
                    hand.drawn = None;
                } else {
                    hand.lay_down(wall, *tile);
                }
            }
            Event::Drawn {
                seat, replacement, ..
            } => {
                let place = match (replacement, std::mem::take(&mut self.for_kong)) {
                    (false, _) => self.take_from(End::Head),
                    (true, true) => self.take_from(End::Tail),
                    (true, false) => self.take_from(rules.material.bonus_replacement),
                };
                self.taken.push(place);
                self.hands[*seat].take_in(place);
            }
            Event::Discarded {
                seat, tile, drawn, ..
            } => {
                let hand = &mut self.hands[*seat];
                if *drawn {
                    hand.drawn = None;
                } else {
                    hand.lay_down(&self.wall, *tile);
                    hand.sort_in();
                }
            }
            Event::Called { seat, meld, .. } => {
                self.for_kong = meld.is_kong();
                let mut own = meld.tiles.clone();
                own.retain({
                    let mut claimed = meld.claimed.map(|(tile, _)| tile);
                    move |tile| claimed.take_if(|claimed| claimed == tile).is_none()
                });
                self.meld(rules, *seat, meld, &own);
            }
            Event::KongDeclared { seat, meld, .. } => {
                self.for_kong = true;
                self.hands[*seat].sort_in();
                let mut own = meld.tiles.clone();
                if meld.kind == MeldKind::AddedKong {
                    let melds = &mut self.hands[*seat].melds;
                    let old = melds
                        .iter()
                        .position(|old| old.low() == meld.low())
                        .expect("a pong");
                    for tile in melds.remove(old).tiles {
                        own.remove(
                            own.iter()
                                .position(|&other| other == tile)
                                .expect("a tile of the pong"),
                        );
                    }
                }
                self.meld(rules, *seat, meld, &own);
            }
            Event::Opened { .. }
            | Event::Dealt { .. }
            | Event::Answered { .. }
            | Event::Unclaimed { .. }
            | Event::BetPaid { .. }
            | Event::Ended(_)
            | Event::Finished(_) => {}
            // The upper tile of the third stack from the end, then of those before it.
            Event::IndicatorTurned { .. } => {
                let stack = 3 + self.indicators.len();
                self.indicators.push(self.wall.len() - 2 * stack);
            }
        }
    }

    /// These tiles of the hand become a set.
    fn meld(&mut self, rules: &RuleSet, seat: Seat, meld: &Meld, own: &[Tile]) {
        let hides = self.hides(rules, seat, meld);
        let hand = &mut self.hands[seat];
        let places: Vec<usize> = own
            .iter()
            .map(|&tile| hand.lay_down(&self.wall, tile))
            .collect();
        hand.melds.push(meld.clone());
        if hides {
            self.taken.extend(&places);
            self.hidden_kongs.push(places);
        }
    }

    fn take_from(&mut self, end: End) -> usize {
        let mut left = self.stacks.iter_mut().filter(|stack| !stack.is_empty());
        let stack = match end {
            End::Head => left.next(),
            End::Tail => left.next_back(),
        };
        stack.expect("a tile is left").remove(0)
    }

    /// A wall in which everything that the eye has not seen may be elsewhere. Bonus tiles stay in the wall: in a hand they
    /// would have been set out.
    pub(crate) fn stirred(&self, rng: &mut ChaCha8Rng) -> Vec<Tile> {
        let mut wall = self.wall.clone();
        let undrawn: Vec<usize> = self
            .stacks
            .iter()
            .flatten()
            .copied()
            .filter(|place| !self.indicators.contains(place))
            .collect();
        let others = self
            .hands
            .iter()
            .filter(|&(seat, _)| self.eye != Eye::Seat(seat));
        let mut hidden: Vec<usize> = others
            .flat_map(|(_, hand)| hand.held.iter().copied().chain(hand.drawn))
            .collect();
        hidden.extend(
            undrawn
                .iter()
                .filter(|&&place| wall[place].kind().is_some()),
        );
        for kong in &self.hidden_kongs {
            exchange_kong(&mut wall, kong, &hidden, rng);
        }
        shuffle(&mut wall, &hidden, rng);
        shuffle(&mut wall, &undrawn, rng);
        wall
    }
}

impl Hand {
    fn take_in(&mut self, place: usize) {
        if self.held.len() + 3 * self.melds.len() < 13 {
            self.held.push(place);
        } else {
            self.drawn = Some(place);
        }
    }

    fn sort_in(&mut self) {
        self.held.extend(self.drawn.take());
    }

    /// Any place that holds this tile: equal tiles cannot be told apart.
    fn lay_down(&mut self, wall: &[Tile], tile: Tile) -> usize {
        let at = self.held.iter().position(|&place| wall[place] == tile);
        self.held.remove(at.expect("the tile is in the hand"))
    }
}

fn shuffle(wall: &mut [Tile], places: &[usize], rng: &mut ChaCha8Rng) {
    let mut tiles: Vec<Tile> = places.iter().map(|&place| wall[place]).collect();
    tiles.shuffle(rng);
    for (&place, tile) in places.iter().zip(tiles) {
        wall[place] = tile;
    }
}

/// Changes the kind of a hidden kong for one whose four tiles are all hidden, if there is one, or leaves it.
fn exchange_kong(wall: &mut [Tile], kong: &[usize], hidden: &[usize], rng: &mut ChaCha8Rng) {
    let of = |wall: &[Tile], kind: Kind| -> Vec<usize> {
        let is_there = |place: &&usize| wall[**place].kind() == Some(kind);
        hidden.iter().filter(is_there).copied().collect()
    };
    let mut kinds: Vec<Kind> = Kind::all()
        .filter(|&kind| of(wall, kind).len() == 4)
        .collect();
    if kinds.is_empty() {
        return;
    }
    let kind = kinds.swap_remove(rng.random_range(0..kinds.len()));
    for (&here, there) in kong.iter().zip(of(wall, kind)) {
        wall.swap(here, there);
    }
}
