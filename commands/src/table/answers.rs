//! Who answers which ask, and what is said when it cannot be done.

use super::effect::Reply;
use super::{Asker, Steps, Table};
use crate::ask::Ask;
use crate::ask::mistake::Mistake;
use crate::screen::notice;
use crate::who::{Moment, Turn};

impl Table {
    /// The answer to an ask, or what is wrong with it.
    pub(super) fn answer(
        &mut self,
        from: &Asker,
        what: Ask,
        turn: Option<Turn>,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let is_over = self.state.closed;
        if is_over && !what.is_of_the_past() {
            return Err(Mistake::TableGone);
        }
        if !is_over {
            self.hear(from, now, steps);
        }
        let was_away = !is_over && self.come_back(from, &what, now, steps);
        if self.state.is_held_up(&what)
            && let Some(pause) = self.state.paused
        {
            return Err(Mistake::Paused(pause.why));
        }
        if self.state.is_stale(&what, turn) || self.state.is_from_before(from, &what, turn, now) {
            return Err(Mistake::MomentPassed);
        }
        match what {
            Ask::Join => self.ask_join(from, now, steps),
            Ask::Leave => self.ask_leave(from, now, steps),
            Ask::AddMachine => self.ask_add_machine(from, now, steps),
            Ask::AddMachineOf(strength) => self.ask_add_machine_of(from, strength, now, steps),
            Ask::RemoveMachine => self.ask_remove_machine(from, now, steps),
            Ask::Kick(other) => self.ask_kick(from, other, now, steps),
            Ask::Start => self.ask_start(from, now, steps),
            Ask::End => self.ask_end(from, now, steps),
            Ask::Rematch => self.ask_rematch(from, now, steps),
            Ask::Ready => self.ask_ready(from, now, steps),
            Ask::Back => self.ask_back(from, was_away, now, steps),
            Ask::Feed(feed) => self.ask_feed(from, feed, now, steps),
            Ask::Pace(new) => self.ask_pace(from, &new, now, steps),
            Ask::Pause => self.ask_pause(from, now, steps),
            Ask::Resume => self.ask_resume(from, now, steps),
            Ask::Agree(number) => self.ask_agree(from, number, now, steps),
            Ask::Take(seat) => self.ask_take(from, seat, now, steps),
            Ask::Move(place) => self.ask_move(from, place, now, steps),
            Ask::Board => self.ask_board(from, now, steps),
            Ask::Rules(page) => Ok(self.state.rules_page(from, page)),
            Ask::Options => self.state.options(from),
            Ask::Option { key, value } => self.ask_option(from, &key, value, now, steps),
            Ask::WriteOption { key } => self.state.write_option(from, &key),
            Ask::Help(topic) => Ok(self.state.help(from, topic)),
            // It opens a table and is asked of none.
            Ask::Learn => Err(Mistake::NotOurs),
            Ask::WholeDeal => self.state.whole_deal(from, turn),
            Ask::Explain(page) => self.state.explain(from, turn, page),
            Ask::Replay(game) => self.state.replay(from, game),
            Ask::Verify => Ok(self.state.promise(from)),
            Ask::Watch => self.state.watch(from),
            Ask::Hand => self.state.hand(from),
            Ask::Why => self.state.why(from),
            Ask::Order(change) => self.ask_order(from, &change, now, steps),
            Ask::Orders(change) => self.ask_orders(from, change.as_ref(), now, steps),
            Ask::Act(act) => self.ask_act(from, act, now, steps),
        }
    }

    /// Words for a mistake; for a stale press with the present panel under them.
    pub(super) fn refuse(&self, from: &Asker, mistake: &Mistake) -> Reply {
        if *mistake != Mistake::MomentPassed {
            let words = &self.state.rules.vocabulary;
            return Reply::Private(notice::mistake_at(mistake, words, from.reader()));
        }
        match self.state.panel_screen(from.member.person) {
            Some(panel) => Reply::Panel(notice::moment_passed(Some(panel), from.reader())),
            None => Reply::Private(notice::moment_passed(None, from.reader())),
        }
    }
}
