//! A game: how it begins, what happens in it, what is left of a deal that is over.

use std::sync::Arc;
use std::time::Duration;

use engine::deal::event::{Event, Eye, Seen};
use engine::deal::view::Stage;
use engine::game;
use engine::rules::RuleSet;
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::Commitment;
use engine::tile::Tile;

use super::misfit;
use crate::ask::Feed;
use crate::record::{Record, Terms};
use crate::screen::facts::Player;
use crate::table::Misfit;
use crate::table::state::{PastDeal, Phase, Play, RECENT, StageClock, State};
use crate::who::Moment;

impl State {
    pub(super) fn played(
        &mut self,
        record: &Record,
        events: &[Event],
        by: Option<Seat>,
        lapsed: bool,
    ) -> Result<(), Misfit> {
        if let Some(Event::Opened {
            entrants,
            commitment,
            ..
        }) = events.first()
        {
            return self.begin(record, events, *entrants, *commitment);
        }
        let Terms { pace, feed, .. } = &self.terms;
        let (pace, feed) = (*pace, *feed);
        let used = by
            .zip(self.play())
            .map(|(seat, play)| self.used(play, seat, record.at));
        let rules = self.rules.clone();
        let Some(play) = self.play_mut() else {
            return Err(misfit(record, "there is no game"));
        };
        let before = play.game.turn();
        let stage = play.stage();
        for event in events {
            play.game
                .follow(event)
                .map_err(|fault| misfit(record, &fault.to_string()))?;
            play.remember(event, &rules, pace.bank);
        }
        play.answered(record, by);
        if play.game.turn() == before {
            return Ok(());
        }
        let turn = by.filter(|seat| stage == Stage::Turn { seat: *seat });
        if let Some(seat) = turn.filter(|_| lapsed) {
            play.let_lapse(seat);
        } else {
            play.saw(turn, events, record.at);
            if let Some((seat, used)) = turn.zip(used) {
                play.spend(seat, used, pace.turn);
            }
        }
        play.new_stage(record);
        let is_window = matches!(play.stage(), Stage::Claims { .. });
        self.step();
        self.telling = (is_window && feed == Feed::EveryDiscard).then(|| self.told + 1);
        self.told += u32::from(self.telling.is_some());
        self.note_lessons();
        let turn = self.turn;
        if let Some(play) = self.play_mut()
            && matches!(events.first(), Some(Event::Dealt { .. }))
        {
            play.deal_since = turn;
        }
        self.keep_ended_deal(events, record.at);
        Ok(())
    }

    /// A game begins: the entrants take the seats that the dice gave them.
    fn begin(
        &mut self,
        record: &Record,
        events: &[Event],
        entrants: PerSeat<u8>,
        commitment: Commitment,
    ) -> Result<(), Misfit> {
        let game = game::replay(events).map_err(|fault| misfit(record, &fault.to_string()))?;
        let sitting = self.sitting();
        let mut sitters = Vec::new();
        for (_, entrant) in entrants.iter() {
            let sitter = self
                .places
                .get(usize::from(*entrant))
                .ok_or_else(|| misfit(record, "a place is empty"))?;
            sitters.push(sitter.clone());
        }
        let players = PerSeat::from_fn(|seat| Player {
            sitter: sitters[seat.index()].clone(),
            away: false,
            leaving: false,
        });
        self.phase = Phase::Play(Box::new(Play {
            game,
            began: record.at,
            commitment,
            players,
            entrants,
            stage: StageClock::begin(record, false),
            bank: PerSeat::from_fn(|_| self.terms.pace.bank),
            acted: PerSeat::default(),
            lapses: PerSeat::default(),
            recent: Vec::new(),
            history: Vec::new(),
            ready: Seats::NONE,
            dealt: PerSeat::default(),
            log: Vec::new(),
            deserted: None,
            standing: PerSeat::default(),
            deal_since: self.turn,
            open: Seats::NONE,
            coming: PerSeat::from_fn(|_| None),
        }));
        self.games += 1;
        self.sittings.push(sitting);
        self.openings.extend(events.first().cloned());
        self.votes.clear();
        self.step();
        Ok(())
    }

    /// A deal that is over is kept to be looked at, and those who wanted to leave are gone.
    fn keep_ended_deal(&mut self, events: &[Event], at: Moment) {
        let (turn, game) = (self.turn, self.games);
        let rules = Arc::clone(&self.rules);
        let Some(end) = events.iter().find_map(|event| {
            if let Event::Ended(end) = event {
                Some(end)
            } else {
                None
            }
        }) else {
            return;
        };
        let Some(play) = self.play_mut() else { return };
        play.history.push(end.points);
        let past = PastDeal {
            turn,
            game,
            rules,
            view: play.game.view(Eye::Rail),
            players: play.players.clone(),
            dealt: std::mem::take(&mut play.dealt),
            events: std::mem::take(&mut play.log),
            end: end.as_ref().clone(),
        };
        self.past.push(past);
        self.votes.clear();
        self.accord = None;
        for seat in Seat::ALL {
            self.replace_leaver(seat);
            self.seat_newcomer(seat, at);
        }
    }
}

impl Play {
    /// Keeps what an event leaves behind: the last moves, the dealt hands, the log of the deal.
    fn remember(&mut self, event: &Event, rules: &RuleSet, bank: Duration) {
        if matches!(event, Event::Dealt { .. }) {
            self.bank = PerSeat::from_fn(|_| bank);
            self.ready = Seats::NONE;
            self.recent.clear();
            self.dealt = PerSeat::from_fn(|seat| self.whole_hand(seat));
        }
        // The board does not tell of ordinary draws.
        let is_told = |seen: &Seen| !matches!(seen, Seen::Drawn { .. });
        if let Some(seen) = event.seen_by(Eye::Rail, rules).filter(is_told) {
            self.recent.push(seen);
            let surplus = self.recent.len().saturating_sub(RECENT);
            self.recent.drain(..surplus);
        }
        for seat in Seat::ALL {
            self.standing[seat].heed(event, seat);
        }
        self.log.push(event.clone());
    }

    fn whole_hand(&self, seat: Seat) -> Vec<Tile> {
        let own = self.game.view(Eye::Seat(seat)).own;
        own.map(|own| own.hand.into_iter().chain(own.drawn).collect())
            .unwrap_or_default()
    }

    /// Notes an answer, and since when the outcome of a window is fixed.
    fn answered(&mut self, record: &Record, by: Option<Seat>) {
        if let Some(seat) = by {
            self.stage.answered.insert(seat);
        }
        if self.stage.fixed.is_none() && self.game.owing().is_empty() {
            self.stage.fixed = Some(record.at);
        }
    }

    /// Notes who did something that everybody saw.
    fn saw(&mut self, turn: Option<Seat>, events: &[Event], at: Moment) {
        for seat in seen_to_act(turn, events) {
            self.lapses[seat] = 0;
            if !self.is_played_by_machine(seat) {
                self.acted[seat] = Some(at);
            }
        }
    }

    /// A turn has lapsed: its bank is used up.
    fn let_lapse(&mut self, seat: Seat) {
        self.bank[seat] = Duration::ZERO;
        self.lapses[seat] = self.lapses[seat].saturating_add(1);
    }

    /// Takes what a turn needed beyond its time from the bank.
    fn spend(&mut self, seat: Seat, used: Duration, turn_time: Option<Duration>) {
        if let Some(turn_time) = turn_time.filter(|_| !self.is_played_by_machine(seat)) {
            self.bank[seat] = self.bank[seat].saturating_sub(used.saturating_sub(turn_time));
        }
    }

    fn new_stage(&mut self, record: &Record) {
        self.stage = StageClock::begin(record, self.game.owing().is_empty());
    }

    pub(super) fn note_desertion(&mut self, at: Moment) {
        self.deserted = if self.present().is_empty() {
            self.deserted.or(Some(at))
        } else {
            None
        };
    }
}

/// The seats that did something everybody saw: played in their turn, or had a claim or win made of their answer. An answer that
/// came to nothing is nobody's business.
fn seen_to_act(turn: Option<Seat>, events: &[Event]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = turn.into_iter().collect();
    for event in events {
        if let Event::Called { seat, .. } = event {
            seats.push(*seat);
        } else if let Event::Ended(end) = event {
            seats.extend(end.wins.iter().map(|win| win.seat));
        }
    }
    seats
}
