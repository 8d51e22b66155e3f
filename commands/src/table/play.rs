//! Playing: a person's act becomes a move of his seat.

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::seat::Seat;

use super::effect::Reply;
use super::matching::{Meant, meant};
use super::shown::done;
use super::state::State;
use super::{Asker, Steps, Table};
use crate::ask::Act;
use crate::ask::mistake::Mistake;
use crate::record::Fact;
use crate::screen::hand;
use crate::screen::notice::News;
use crate::who::Moment;

impl Table {
    pub(super) fn ask_act(
        &mut self,
        from: &Asker,
        act: Act,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_seated(from.member.person)?;
        self.state.check_deal_on()?;
        let seat = self
            .state
            .seat_of(from.member.person)
            .ok_or(Mistake::NotAtThisTable)?;
        let play = self.state.play().ok_or(Mistake::NotBegun)?;
        let view = play.game.view(Eye::Seat(seat));
        let what = match meant(act, &view) {
            Meant::One(what) => what,
            Meant::Several(moves) => return self.state.which(from, seat, &moves),
            Meant::None(reason) => return Err(Mistake::Move(reason)),
        };
        let events = play
            .game
            .clone()
            .play(seat, what)
            .map_err(|refusal| Mistake::Move(refusal.reason))?;
        self.keep(
            Fact::Played {
                events,
                by: Some(seat),
                lapsed: false,
            },
            now,
            steps,
        );
        Ok(answered(what, &view, from))
    }
}

/// What he is told: in a window only that his answer is noted, whatever it was.
fn answered(what: Move, view: &View, from: &Asker) -> Reply {
    if matches!(view.stage, Stage::Claims { .. }) {
        return done(&News::Answered, from);
    }
    match what {
        Move::Discard { tile, .. } | Move::Riichi { tile, .. } => {
            done(&News::Discarded(tile), from)
        }
        Move::ConcealedKong { .. }
        | Move::AddedKong { .. }
        | Move::Chow { .. }
        | Move::Pong { .. }
        | Move::Kong
        | Move::Win
        | Move::Pass
        | Move::Abort => Reply::Done(None),
    }
}

impl State {
    /// Asks in private which of several moves is meant.
    fn which(&self, from: &Asker, seat: Seat, moves: &[Move]) -> Result<Reply, Mistake> {
        let play = self.play().ok_or(Mistake::NotBegun)?;
        let view = play.game.view(Eye::Seat(seat));
        let facts = self.panel_facts(play, seat, &view);
        Ok(Reply::Private(hand::which(&facts, moves, from.reader())))
    }
}
