//! What all people at a table agree on: a pause, another pace. And going on after a pause, which any of them may.

use super::effect::Reply;
use super::shown::done;
use super::state::{Accord, State};
use super::{Asker, Steps, Table};
use crate::ask::Pause;
use crate::ask::mistake::Mistake;
use crate::ask::pace::{NewPace, Proposal};
use crate::record::Fact;
use crate::screen::facts::AccordFacts;
use crate::screen::notice::News;
use crate::who::{Moment, Person};

impl Table {
    /// Before the game the host sets the pace; in it all people at the table must agree.
    pub(super) fn ask_pace(
        &mut self,
        from: &Asker,
        new: &NewPace,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let terms = &self.state.terms;
        let (name, pace) = new.over(&terms.pace_name, &terms.pace)?;
        let is_same = pace == terms.pace && name == terms.pace_name;
        if self.state.is_lobby() {
            self.state.check_host(from)?;
            if !is_same {
                self.keep(Fact::PaceSet { name, pace }, now, steps);
            }
            return Ok(done(&News::PaceSet, from));
        }
        self.state.check_present(from.member.person)?;
        if is_same {
            return Ok(done(&News::PaceSet, from));
        }
        self.propose(from, Proposal::Pace { name, pace }, now, steps)
    }

    pub(super) fn ask_pause(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        if let Some(pause) = self.state.paused {
            return Err(Mistake::Paused(pause.why));
        }
        if self.state.is_lobby() {
            return Err(Mistake::NotBegun);
        }
        if from.is_admin {
            if !self.state.is_mid_game() {
                return Err(Mistake::Over);
            }
            self.keep(Fact::Paused { why: Pause::Admin }, now, steps);
            return Ok(done(&News::Paused, from));
        }
        self.state.check_present(from.member.person)?;
        self.propose(from, Proposal::Pause, now, steps)
    }

    pub(super) fn ask_resume(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        if !from.is_admin {
            self.state.check_seated(from.member.person)?;
        }
        if self.state.paused.is_none() {
            return Err(Mistake::NotPaused);
        }
        self.keep(Fact::Resumed, now, steps);
        Ok(done(&News::Resumed, from))
    }

    /// Agrees to what is proposed; `number` says to which proposal the button belonged.
    pub(super) fn ask_agree(
        &mut self,
        from: &Asker,
        number: Option<u32>,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let person = from.member.person;
        self.state.check_seated(person)?;
        let accord = match (&self.state.accord, number) {
            (None, None) => return Err(Mistake::NothingProposed),
            (None, Some(_)) => return Err(Mistake::MomentPassed),
            (Some(accord), Some(number)) if accord.number != number => {
                return Err(Mistake::MomentPassed);
            }
            (Some(accord), _) => accord,
        };
        let what = accord.what.clone();
        self.propose(from, what, now, steps)
    }

    /// Proposes something, or agrees to it if it is proposed already. The word of everybody makes it so.
    fn propose(
        &mut self,
        from: &Asker,
        what: Proposal,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let person = from.member.person;
        self.state.check_present(person)?;
        let fact = match &self.state.accord {
            Some(accord) if accord.what == what && accord.agreed.contains(&person) => None,
            Some(accord) if accord.what == what => Some(Fact::Agreed { person }),
            Some(_) | None => Some(Fact::Proposed { person, what }),
        };
        if let Some(fact) = fact {
            self.keep(fact, now, steps);
        }
        let waiting = self.state.accord.as_ref().map(|accord| {
            let present = self.state.present_people();
            present
                .iter()
                .filter(|who| !accord.agreed.contains(who))
                .count()
        });
        let news = match (waiting, &self.state.accord) {
            (Some(waiting @ 1..), _) => News::Proposed {
                waiting: u8::try_from(waiting).unwrap_or(u8::MAX),
            },
            (
                _,
                Some(Accord {
                    what: Proposal::Pause,
                    ..
                }),
            ) => News::Paused,
            (_, Some(_) | None) => News::PaceSet,
        };
        Ok(done(&news, from))
    }
}

impl State {
    /// The people who play themselves, in the order of the seats.
    pub(super) fn present_people(&self) -> Vec<Person> {
        let play = self.play().into_iter();
        play.flat_map(|play| {
            play.present()
                .iter()
                .filter_map(|seat| play.person(seat))
                .collect::<Vec<_>>()
        })
        .collect()
    }

    /// He sits in the game that is going on and means to stay.
    fn check_present(&self, person: Person) -> Result<(), Mistake> {
        self.check_seated(person)?;
        if !self.is_mid_game() {
            return Err(Mistake::Over);
        }
        if self.present_people().contains(&person) {
            Ok(())
        } else {
            Err(Mistake::NotAtThisTable)
        }
    }

    /// What everybody has agreed on, as a fact.
    pub(super) fn agreed(&self) -> Option<Fact> {
        let accord = self.accord.as_ref()?;
        let present = self.present_people();
        let all = !present.is_empty() && present.iter().all(|who| accord.agreed.contains(who));
        all.then(|| match &accord.what {
            Proposal::Pause => Fact::Paused { why: Pause::Agreed },
            Proposal::Pace { name, pace } => Fact::PaceSet {
                name: name.clone(),
                pace: *pace,
            },
        })
    }

    /// What the board says about a proposal.
    pub(super) fn accord_facts(&self) -> Option<AccordFacts<'_>> {
        let (accord, play) = self.accord.as_ref().zip(self.play())?;
        let who = |has_agreed: bool| {
            let seats = play.present().iter().filter(|seat| {
                let person = play.person(*seat);
                person.is_some_and(|person| accord.agreed.contains(&person)) == has_agreed
            });
            seats.collect()
        };
        Some(AccordFacts {
            what: &accord.what,
            number: accord.number,
            agreed: who(true),
            waiting: who(false),
        })
    }
}
