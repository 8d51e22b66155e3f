//! What the table does by itself: machines move, windows close, turns lapse, deals begin, the host changes, the table closes.

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::player::{self, Strength};
use engine::seat::Seat;

use super::clock::Due;
use super::state::{Play, State};
use super::{Steps, Table};
use crate::record::Fact;
use crate::who::Moment;

impl Table {
    /// Does everything that is due by `now`, one thing after the other.
    pub(super) fn settle(&mut self, now: Moment, steps: &mut Steps) {
        while let Some((moment, due)) = self.state.next_due() {
            if moment > now {
                return;
            }
            let Some(fact) = self.state.fact_of(&due) else {
                return;
            };
            self.keep(fact, now, steps);
        }
    }
}

impl State {
    /// The fact that something due becomes. `None` if nothing comes of it, which the list of what is due rules out.
    fn fact_of(&self, due: &Due) -> Option<Fact> {
        match due {
            Due::GoesAway(seat) => Some(Fact::Away {
                seat: *seat,
                away: true,
            }),
            Due::Call(seat, times) => Some(Fact::Called {
                seat: *seat,
                times: *times,
            }),
            Due::Agreed => self.agreed(),
            Due::Host(to) => Some(Fact::HostChanged { to: to.clone() }),
            Due::Close => Some(Fact::Closed),
            Due::Machine(seat) => played(
                self.play()?.machine_move(*seat, self.strength),
                Some(*seat),
                false,
            ),
            Due::Orders(seat) => {
                let play = self.play()?;
                let (_, what) = self.orders_answer(play, *seat)?;
                let events = play.game.clone().play(*seat, what).ok()?;
                played(events, Some(*seat), false)
            }
            Due::WindowCloses => played(self.play()?.lapse(), None, false),
            Due::TurnLapses(seat) => played(self.play()?.lapse(), Some(*seat), true),
            Due::Deal => played(self.play()?.game.clone().deal().ok()?, None, false),
        }
    }
}

fn played(events: Vec<Event>, by: Option<Seat>, lapsed: bool) -> Option<Fact> {
    (!events.is_empty()).then_some(Fact::Played { events, by, lapsed })
}

impl Play {
    /// What comes of nobody moving.
    fn lapse(&self) -> Vec<Event> {
        self.game.clone().lapse()
    }

    /// What comes of a machine's move for this seat: its choice, or what patience would have done, so that a game never
    /// hangs on a machine.
    fn machine_move(&self, seat: Seat, strength: Strength) -> Vec<Event> {
        let choice = player::choose(strength, &self.game.view(Eye::Seat(seat)));
        if let Some(Ok(events)) = choice.map(|choice| self.game.clone().play(seat, choice)) {
            return events;
        }
        match self.stage() {
            Stage::Claims { .. } => self
                .game
                .clone()
                .play(seat, Move::Pass)
                .unwrap_or_else(|_| self.lapse()),
            Stage::Turn { .. } | Stage::Between(_) | Stage::Finished(..) => self.lapse(),
        }
    }
}
