//! Between deals and after the game; being away and coming back; ending the table.

use engine::deal::reason::Reason;
use engine::deal::view::Stage;

use super::effect::Reply;
use super::shown::done;
use super::state::State;
use super::{Asker, Steps, Table};
use crate::ask::mistake::Mistake;
use crate::ask::{Ask, Feed};
use crate::record::Fact;
use crate::screen::facts::Vote;
use crate::screen::notice::News;
use crate::who::{Moment, Person};

impl Table {
    pub(super) fn ask_rematch(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_seated(from.member.person)?;
        if self.state.is_mid_game() || self.state.is_lobby() {
            return Err(Mistake::NotOver);
        }
        self.keep(Fact::Rematch, now, steps);
        Ok(done(&News::Rematch, from))
    }

    pub(super) fn ask_ready(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_seated(from.member.person)?;
        let play = self.state.play().ok_or(Mistake::NotBegun)?;
        let seat = play
            .seat_of(from.member.person)
            .ok_or(Mistake::NotAtThisTable)?;
        match play.stage() {
            Stage::Finished(..) => return Err(Mistake::Over),
            Stage::Turn { .. } | Stage::Claims { .. } => return Err(Mistake::MomentPassed),
            Stage::Between(_) if play.ready.contains(seat) => {}
            Stage::Between(_) => self.keep(Fact::Ready { seat }, now, steps),
        }
        Ok(done(&News::Ready, from))
    }

    /// The host ends a lobby; a game is ended by more than half of its people who are there, what is over by any of them; an admin may at any time.
    pub(super) fn ask_end(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let person = from.member.person;
        if self.state.is_lobby() {
            self.state.check_host(from)?;
        } else if !from.is_admin {
            self.state.check_seated(person)?;
        }
        if from.is_admin || !self.state.is_mid_game() {
            self.keep(Fact::Closed, now, steps);
            return Ok(done(&News::Ended, from));
        }
        if self.state.is_leaving(person) {
            return Err(Mistake::NotAtThisTable);
        }
        if !self.state.votes.contains(&person) {
            self.keep(Fact::EndVoted { person }, now, steps);
            self.settle(now, steps);
        }
        Ok(done(&self.state.vote_news(), from))
    }

    /// A person who is away and presses anything at this table plays himself again. Says whether he was away.
    pub(super) fn come_back(
        &mut self,
        from: &Asker,
        what: &Ask,
        now: Moment,
        steps: &mut Steps,
    ) -> bool {
        let Some((play, seat)) = self
            .state
            .play()
            .zip(self.state.seat_of(from.member.person))
        else {
            return false;
        };
        let was_away =
            play.players[seat].away && !play.players[seat].leaving && *what != Ask::Leave;
        if was_away {
            self.keep(Fact::Away { seat, away: false }, now, steps);
        }
        was_away
    }

    pub(super) fn ask_back(
        &mut self,
        from: &Asker,
        was_away: bool,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let person = from.member.person;
        self.state.check_seated(person)?;
        let seat = self.state.seat_of(person).ok_or(Mistake::NotBegun)?;
        if self.state.is_leaving(person) {
            self.state.check_untaken(seat)?;
            self.keep(
                Fact::Leaving {
                    seat,
                    leaving: false,
                },
                now,
                steps,
            );
            return Ok(done(&News::Stays, from));
        }
        if was_away {
            return Ok(done(&News::Back, from));
        }
        self.state
            .panel_screen(person)
            .map(Reply::Panel)
            .ok_or(Mistake::NotBegun)
    }

    pub(super) fn ask_feed(
        &mut self,
        from: &Asker,
        feed: Feed,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        if !from.is_admin {
            self.state.check_seated(from.member.person)?;
        }
        if self.state.terms.feed != feed {
            self.keep(Fact::FeedSet { feed }, now, steps);
        }
        Ok(done(&News::FeedSet(feed), from))
    }
}

impl State {
    fn vote_news(&self) -> News {
        match self.vote() {
            Some(Vote { votes, needed }) => News::EndVoted { votes, needed },
            None => News::Ended,
        }
    }

    /// A machine plays for him until he is back.
    fn is_away(&self, person: Person) -> bool {
        self.play()
            .zip(self.seat_of(person))
            .is_some_and(|(play, seat)| play.players[seat].away)
    }

    /// How many have a say in whether this game ends: the people who are there, and who voted before he went away. Nobody waits
    /// for the word of those who are not.
    pub(super) fn voters(&self) -> usize {
        let has_say = |person| !self.is_away(person) || self.votes.contains(&person);
        let staying = self.staying().into_iter();
        staying.filter(|member| has_say(member.person)).count()
    }

    /// The vote to end this game, while one is on. It lapses when the deal ends.
    pub(super) fn vote(&self) -> Option<Vote> {
        let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        (!self.closed && !self.votes.is_empty()).then(|| Vote {
            votes: count(self.votes.len()),
            needed: count(self.voters() / 2 + 1),
        })
    }

    /// Why nobody can play now, if so.
    pub(super) fn check_deal_on(&self) -> Result<(), Mistake> {
        let play = self.play().ok_or(Mistake::NotBegun)?;
        match play.stage() {
            Stage::Turn { .. } | Stage::Claims { .. } => Ok(()),
            Stage::Between(_) => Err(Mistake::Move(Reason::NoDeal)),
            Stage::Finished(..) => Err(Mistake::Over),
        }
    }
}
