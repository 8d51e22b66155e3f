//! How orders are spent: each ends by what happens at the table, with the deal at the latest.

use engine::deal::event::Event;
use engine::meld::{Meld, MeldKind};
use engine::seat::Seat;
use engine::tile::Tile;

use super::{Order, Standing, Toggle};

impl Standing {
    /// Heeds something that happened; these are the toggles and orders of the seat `own`.
    pub fn heed(&mut self, event: &Event, own: Seat) {
        match event {
            Event::Dealt { .. } | Event::Ended(_) => *self = Self::default(),
            Event::Drawn { seat, .. } if *seat == own => self.own_turn(),
            Event::Called { seat, meld, .. } => {
                self.stirred();
                if *seat == own {
                    self.own_turn();
                    self.claimed(meld);
                }
            }
            Event::KongDeclared { seat, meld, .. } => {
                self.stirred();
                if *seat == own {
                    self.claimed(meld);
                }
            }
            Event::Discarded { riichi: true, .. } => self.stirred(),
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
        self.orders
            .retain(|order| !matches!(order, Order::PassAll { .. }));
    }

    /// Something other than a draw and a discard has happened: no more tiles are thrown away unseen.
    fn stirred(&mut self) {
        self.orders
            .retain(|order| !matches!(order, Order::Discard(_)));
    }

    /// The seat has made a set: the hand is another one now.
    fn claimed(&mut self, made: &Meld) {
        self.toggles.retain(|toggle| *toggle != Toggle::Drawn);
        let is_run = made.kind == MeldKind::Chow;
        let is_done = |order: &Order| matches!(order, Order::Pong(kind) | Order::Kong(kind) if *kind == made.low());
        self.orders.retain(|order| is_run || !is_done(order));
    }

    /// The seat has discarded: the next tile of its list, or something else by hand, which ends the list.
    fn discarded(&mut self, tile: Tile) {
        for order in &mut self.orders {
            if let Order::Discard(tiles) = order {
                if tiles.first() == Some(&tile) {
                    tiles.remove(0);
                } else {
                    tiles.clear();
                }
            }
        }
        self.orders
            .retain(|order| !matches!(order, Order::Discard(tiles) if tiles.is_empty()));
    }
}
