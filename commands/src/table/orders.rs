//! What players have the table do for them: asked for, kept, and done when it comes to it.
//!
//! Orders are decided from the view of their seat alone. When they answer must not tell others that there are any:
//!
//! - in an `even` window the length says nothing anyway, and a `quick` one says what it says of everybody: they answer at once;
//! - in a `sealed` window they answer at a moment drawn by chance, also when there is nothing to claim, if they answer whatever
//!   their seat holds. If they leave something to its player, such as a win, they answer when the window ends: were it open longer
//!   only when it comes to that, its length would tell so;
//! - in their own turn they take as long as a machine seems to think.

use config::pace::Window;
use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::Stage;
use engine::hidden::Hidden;
use engine::seat::Seat;

use super::effect::Reply;
use super::shown::done;
use super::state::{Play, State};
use super::{Asker, Steps, Table};
use crate::ask::Ask;
use crate::ask::mistake::Mistake;
use crate::orders::{Change, Order, decide, wait_for_the_end};
use crate::record::Fact;
use crate::screen::notice::News;
use crate::screen::orders;
use crate::who::{Moment, Turn};

impl Table {
    /// A press on the hand panel, which shows what holds then.
    pub(super) fn ask_order(
        &mut self,
        from: &Asker,
        change: &Change,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.order(from, change, now, steps)?;
        Ok(done(&News::Ordered, from))
    }

    /// The page of orders, after a change if there is one.
    pub(super) fn ask_orders(
        &mut self,
        from: &Asker,
        change: Option<&Change>,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        match change {
            Some(change) => {
                self.order(from, change, now, steps)?;
                // What is done at once is done before the page tells what is left.
                self.settle(now, steps);
            }
            None => self.state.orders_of(from).map(|_| ())?,
        }
        let seat = self.state.seat_of(from.member.person);
        let (play, seat) = self.state.play().zip(seat).ok_or(Mistake::NotBegun)?;
        let view = play.game.view(Eye::Seat(seat));
        let facts = self.state.panel_facts(play, seat, &view);
        Ok(Reply::Private(orders::draw(&facts, from.reader())))
    }

    fn order(
        &mut self,
        from: &Asker,
        change: &Change,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<(), Mistake> {
        let (play, seat) = self.state.orders_of(from)?;
        let standing = &play.standing[seat];
        if let Some((new, old)) = change.held().zip(standing.against(change)) {
            let unit = self.state.rules.worth.count.unit();
            return Err(Mistake::Contradiction { new, old, unit });
        }
        check_tiles(play, seat, change)?;
        let mut after = standing.clone();
        after.change(change);
        if after != *standing {
            let change = Hidden(change.clone());
            self.keep(Fact::Ordered { seat, change }, now, steps);
        }
        Ok(())
    }
}

/// Only what is in the hand can be ordered to be discarded.
fn check_tiles(play: &Play, seat: Seat, change: &Change) -> Result<(), Mistake> {
    let Change::Give(Order::Discard(wanted)) = change else {
        return Ok(());
    };
    let own = play.game.view(Eye::Seat(seat)).own;
    let mut held: Vec<_> = own.iter().flat_map(|own| own.held()).collect();
    for tile in wanted {
        match held.iter().position(|other| other == tile) {
            Some(place) => drop(held.swap_remove(place)),
            None => {
                return Err(Mistake::Move(Reason::NotInHand {
                    tile: Hidden(*tile),
                }));
            }
        }
    }
    Ok(())
}

impl State {
    /// The game and the seat whose orders somebody may change now.
    fn orders_of(&self, from: &Asker) -> Result<(&Play, Seat), Mistake> {
        self.check_seated(from.member.person)?;
        self.check_deal_on()?;
        let seat = self.seat_of(from.member.person);
        self.play().zip(seat).ok_or(Mistake::NotAtThisTable)
    }

    /// What the orders of a seat do in the present stage, and when; `None` if its player must say himself, or owes nothing.
    pub(super) fn orders_answer(&self, play: &Play, seat: Seat) -> Option<(Moment, Move)> {
        let standing = &play.standing[seat];
        if play.is_played_by_machine(seat) || standing.is_empty() {
            return None;
        }
        let view = play.game.view(Eye::Seat(seat));
        let what = decide(&view, standing)?;
        let since = play.stage.since;
        let moment = match (&view.stage, self.pace().window) {
            (Stage::Claims { .. }, window) if wait_for_the_end(&view, standing, window) => {
                self.window_limit(play)?
            }
            (Stage::Claims { .. }, Window::Sealed) => since.plus(self.window_thought(play, seat)),
            (Stage::Claims { .. }, Window::Even | Window::Quick) => {
                play.game.owing().contains(seat).then_some(since)?
            }
            (Stage::Turn { .. }, _) => since.plus(self.thought(play.stage.record, seat)),
            (Stage::Between(_) | Stage::Finished(..), _) => return None,
        };
        Some((moment, what))
    }

    /// The first turn whose buttons mean the same as those of now. What holds through a deal may be changed on any panel of
    /// this deal, because others play on meanwhile.
    pub(super) fn meant_since(&self, what: &Ask) -> Turn {
        match (what, self.play()) {
            (Ask::Order(_) | Ask::Orders(_), Some(play)) => play.deal_since,
            _ => self.turn,
        }
    }
}
