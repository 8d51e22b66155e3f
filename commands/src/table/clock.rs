//! What is due and when: a list made anew from the state, so that an alarm can ring late, twice or never and do no harm.

use std::time::Duration;

use engine::deal::view::Stage;
use engine::seat::Seat;

use super::state::{Play, State};
use crate::who::{Member, Moment};

/// A lobby in which nothing happens is closed after this time.
const LOBBY_PATIENCE: Duration = Duration::from_secs(24 * 3600);
/// A table whose game is over is closed after this time without a rematch, or after the pace's rest where that is longer.
const REMATCH_PATIENCE: Duration = Duration::from_secs(3600);
/// A game that is paused is closed after this time in which nobody does anything.
const PAUSE_PATIENCE: Duration = Duration::from_secs(30 * 24 * 3600);
/// A game without a clock in which nothing happens is closed after this time.
const IDLE_PATIENCE: Duration = Duration::from_secs(14 * 24 * 3600);
/// A game that all its people have left alone goes on at least this long.
const LEAST_DESERTION: Duration = Duration::from_secs(600);

/// Something the table does by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Due {
    /// A machine plays for a seat that did nothing for too long.
    GoesAway(Seat),
    /// What all people agreed on comes true.
    Agreed,
    /// The next person is host.
    Host(Member),
    /// The table closes.
    Close,
    /// A machine moves.
    Machine(Seat),
    /// The orders of a seat answer for it.
    Orders(Seat),
    /// The claim window closes.
    WindowCloses,
    /// The turn of a seat lapses.
    TurnLapses(Seat),
    /// The person on a seat is called, so often by then.
    Call(Seat, u8),
    /// The next deal begins.
    Deal,
}

impl State {
    /// What is due next, and when; of things due at the same moment, housekeeping and machines before clocks.
    pub(super) fn next_due(&self) -> Option<(Moment, Due)> {
        if self.closed {
            return None;
        }
        let mut agenda = Vec::new();
        self.put_housekeeping(&mut agenda);
        if let Some(play) = self.play().filter(|_| self.paused.is_none()) {
            self.put_absence(play, &mut agenda);
            self.put_stage(play, &mut agenda);
        }
        agenda.into_iter().min_by_key(|(moment, _)| *moment)
    }

    fn put_housekeeping(&self, agenda: &mut Vec<(Moment, Due)>) {
        agenda.extend(self.agreed().map(|_| (self.last, Due::Agreed)));
        let staying = self.staying();
        let is_empty = staying.is_empty() && !self.is_awaited();
        if is_empty || self.votes.len() * 2 > self.voters() {
            agenda.push((self.last, Due::Close));
        }
        if let Some(next) = staying.first().filter(|_| {
            staying
                .iter()
                .all(|member| member.person != self.host.person)
        }) {
            agenda.push((self.last, Due::Host((*next).clone())));
        }
        agenda.push((self.idle_since.plus(self.patience()), Due::Close));
    }

    /// People who do nothing for long, and tables that all of them have left alone.
    fn put_absence(&self, play: &Play, agenda: &mut Vec<(Moment, Due)>) {
        if let Some(seat) = self.absentee(play) {
            agenda.push((self.last, Due::GoesAway(seat)));
        }
        if let Some(since) = play.deserted {
            agenda.push((since.plus(self.desertion()), Due::Close));
        }
    }

    /// Somebody has taken a seat and sits down with the next deal.
    fn is_awaited(&self) -> bool {
        let is_awaited = |play: &Play| play.coming.iter().any(|(_, member)| member.is_some());
        self.play().is_some_and(is_awaited)
    }

    /// A person who let so many turns lapse in a row that a machine takes over.
    fn absentee(&self, play: &Play) -> Option<Seat> {
        let limit = self.pace().away_after?;
        Seat::ALL
            .into_iter()
            .find(|seat| play.lapses[*seat] >= limit && !play.is_played_by_machine(*seat))
    }

    /// How long nothing may happen before the table closes.
    fn patience(&self) -> Duration {
        let pace = self.pace();
        match self.play() {
            None => LOBBY_PATIENCE,
            Some(_) if self.paused.is_some() => PAUSE_PATIENCE,
            Some(_) if self.is_played_out() => REMATCH_PATIENCE.max(pace.rest.unwrap_or_default()),
            Some(_) => {
                let turn = pace.turn.unwrap_or_default() + pace.bank;
                let longest = turn.max(pace.claim.unwrap_or_default());
                // Whoever sleeps for half of each day has his time only after twice as long.
                IDLE_PATIENCE + longest * 2 + pace.rest.unwrap_or_default()
            }
        }
    }

    /// How long a game goes on while all its people are away.
    fn desertion(&self) -> Duration {
        let pace = self.pace();
        LEAST_DESERTION.max((pace.turn.unwrap_or_default() + pace.rest.unwrap_or_default()) * 3)
    }

    fn put_stage(&self, play: &Play, agenda: &mut Vec<(Moment, Due)>) {
        agenda.extend(Seat::ALL.into_iter().filter_map(|seat| {
            let (moment, times) = self.next_call(play, seat)?;
            Some((moment, Due::Call(seat, times)))
        }));
        match play.stage() {
            Stage::Turn { seat } if play.is_played_by_machine(seat) => {
                let thought = self.thought(play.stage.record, seat);
                agenda.push((play.stage.since.plus(thought), Due::Machine(seat)));
            }
            Stage::Turn { seat } => {
                self.put_orders(play, seat, agenda);
                agenda.extend(
                    self.turn_limit(play, seat)
                        .map(|limit| (limit, Due::TurnLapses(seat))),
                );
            }
            Stage::Claims { from, .. } => {
                for seat in Seat::ALL {
                    self.put_orders(play, seat, agenda);
                }
                for seat in play
                    .game
                    .owing()
                    .iter()
                    .filter(|seat| play.is_played_by_machine(*seat))
                {
                    let thought = self.window_thought(play, seat);
                    agenda.push((play.stage.since.plus(thought), Due::Machine(seat)));
                }
                agenda.extend(
                    self.window_close(play, from)
                        .map(|close| (close, Due::WindowCloses)),
                );
            }
            Stage::Between(_) => {
                agenda.extend(self.next_deal(play).map(|moment| (moment, Due::Deal)))
            }
            Stage::Finished(..) => {}
        }
    }

    fn put_orders(&self, play: &Play, seat: Seat, agenda: &mut Vec<(Moment, Due)>) {
        agenda.extend(
            self.orders_answer(play, seat)
                .map(|(moment, _)| (moment, Due::Orders(seat))),
        );
    }

    /// When a person's turn lapses, his bank included; `None` without a clock.
    pub(super) fn turn_limit(&self, play: &Play, seat: Seat) -> Option<Moment> {
        self.pace()
            .turn
            .map(|turn| self.runs_out(play, seat, turn + play.bank[seat]))
    }

    /// When the next deal begins if nobody does anything; `None` when it waits for people to be ready.
    pub(super) fn next_deal(&self, play: &Play) -> Option<Moment> {
        let is_first = play.game.view(engine::deal::event::Eye::Rail).deal == 0;
        let present = play.present();
        if is_first || (!present.is_empty() && present.iter().all(|seat| play.ready.contains(seat)))
        {
            return Some(self.last);
        }
        match self.pace().rest {
            Some(rest) => Some(play.stage.since.plus(rest)),
            None if present.is_empty() => Some(play.stage.since),
            None => None,
        }
    }
}
