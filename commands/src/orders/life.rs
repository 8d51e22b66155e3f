//! How orders are spent: each ends by what happens at the table, with the deal at the latest.

use engine::deal::event::Event;
use engine::meld::{Meld, MeldKind};
use engine::seat::Seat;
use engine::tile::Tile;

use super::{Ended, Held, Order, Standing, Toggle, Why};

impl Standing {
    /// Heeds something that happened; these are the toggles and orders of the seat `own`.
    pub fn heed(&mut self, event: &Event, own: Seat) {
        match event {
            Event::Dealt { .. } | Event::Ended(_) => *self = Self::default(),
            // A replacement comes in a turn that has begun already.
            Event::Drawn {
                seat,
                replacement: false,
                ..
            } if *seat == own => self.own_turn(),
            Event::Called { seat, meld, .. } if *seat == own => {
                self.own_turn();
                self.claimed(meld);
            }
            Event::KongDeclared { seat, meld, .. } if *seat == own => self.claimed(meld),
            Event::Called { .. } | Event::KongDeclared { .. } => self.stirred(Why::Stirred),
            Event::Discarded { riichi: true, .. } => self.stirred(Why::Stirred),
            Event::Discarded { seat, tile, .. } if *seat == own => self.discarded(*tile),
            Event::Opened { .. }
            | Event::BonusOut { .. }
            | Event::Drawn { .. }
            | Event::Discarded { .. }
            | Event::Answered { .. }
            | Event::Unclaimed { .. }
            | Event::BetPaid { .. }
            | Event::IndicatorTurned { .. }
            | Event::Finished(_) => {}
        }
    }

    /// It is the seat's own turn: what was passed on until then is passed on no more.
    fn own_turn(&mut self) {
        self.end(Why::OwnTurn, |held| {
            matches!(held, Held::Order(Order::PassAll { .. }))
        });
    }

    /// Something other than a draw and a discard has happened: no more tiles are thrown away unseen.
    fn stirred(&mut self, why: Why) {
        self.end(why, is_list);
    }

    /// The seat has made a set: the hand is another one now.
    fn claimed(&mut self, made: &Meld) {
        self.stirred(Why::Made);
        self.end(Why::Made, |held| *held == Held::Toggle(Toggle::Drawn));
        let is_run = made.kind == MeldKind::Chow;
        let is_done = |held: &Held| matches!(held, Held::Order(Order::Pong(kind) | Order::Kong(kind)) if *kind == made.low());
        self.end(Why::Done, |held| !is_run && is_done(held));
    }

    /// The seat has discarded: the next tile of its list, or something else by hand, which ends the list. What was over before
    /// has been seen.
    fn discarded(&mut self, tile: Tile) {
        self.ended.clear();
        match self.discards() {
            [] => {}
            [only] if *only == tile => self.end(Why::Done, is_list),
            [next, ..] if *next == tile => self.take_first(),
            _ => self.end(Why::Otherwise, is_list),
        }
    }

    fn take_first(&mut self) {
        for order in &mut self.orders {
            if let Order::Discard(tiles) = order {
                tiles.remove(0);
            }
        }
    }

    /// What is over ends, and its player can see why.
    fn end(&mut self, why: Why, is_over: impl Fn(&Held) -> bool) {
        let over: Vec<Held> = self.held().filter(is_over).collect();
        self.toggles
            .retain(|toggle| !over.contains(&Held::Toggle(*toggle)));
        self.orders
            .retain(|order| !over.contains(&Held::Order(order.clone())));
        self.ended
            .extend(over.into_iter().map(|what| Ended { what, why }));
    }
}

/// Tiles to be discarded one after another.
fn is_list(held: &Held) -> bool {
    matches!(held, Held::Order(Order::Discard(_)))
}
