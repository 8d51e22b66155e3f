//! The only place where a table changes: a record is applied. Recovery is nothing but this, record after record.

use std::time::Duration;

use engine::deal::event::{Event, Eye};
use engine::deal::view::Stage;
use engine::game;
use engine::rules::RuleSet;
use engine::rulesets;
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::Commitment;
use engine::tile::Tile;

use super::Misfit;
use super::state::{Chosen, PastDeal, Phase, Play, RECENT, StageClock, State};
use crate::ask::Feed;
use crate::preferences::Preferences;
use crate::record::{Fact, Record, Terms};
use crate::screen::facts::{Player, Sitter};
use crate::who::{Member, Moment, Person, Turn};
use crate::words::{TileStyle, Tongue};

impl State {
    /// The state that the first record makes.
    pub(super) fn first(record: &Record) -> Result<Self, Misfit> {
        let Fact::Opened {
            place,
            host,
            terms,
            secret,
        } = &record.fact
        else {
            return Err(misfit(record, "a table begins by being opened"));
        };
        if record.number != 0 {
            return Err(misfit(record, "the first record is missing"));
        }
        let rules = rulesets::build(&terms.rules, &terms.options).map_err(|faults| {
            misfit(
                record,
                &faults.first().map_or_else(String::new, ToString::to_string),
            )
        })?;
        Ok(Self {
            id: record.table,
            place: *place,
            terms: terms.as_ref().clone(),
            rules: rules.into(),
            secret: secret.0.clone(),
            next: 1,
            last: record.at,
            turn: Turn(1),
            host: host.clone(),
            tongues: [(host.person, terms.tongue)].into(),
            chosen: std::collections::BTreeMap::new(),
            places: vec![Sitter::Person(host.clone())],
            votes: std::collections::BTreeSet::new(),
            phase: Phase::Lobby,
            closed: false,
            lobby_since: Turn(1),
            machines_since: Turn(1),
            games: 0,
            openings: Vec::new(),
            told: 0,
            telling: None,
            past: Vec::new(),
            back: false,
        })
    }

    /// Applies the next record. On an error the state is not to be used any more.
    pub(super) fn apply(&mut self, record: &Record) -> Result<(), Misfit> {
        if record.table != self.id || record.number != self.next {
            return Err(misfit(record, "it is not the next record of this table"));
        }
        self.next += 1;
        self.last = self.last.max(record.at);
        match &record.fact {
            Fact::Opened { .. } => return Err(misfit(record, "the table is open already")),
            Fact::Joined { member, tongue } => self.join(member, *tongue),
            Fact::Prefers {
                person,
                preferences,
                tiles,
            } => self.prefer(*person, preferences, *tiles),
            Fact::Left { person } => {
                self.places.retain(
                    |sitter| !matches!(sitter, Sitter::Person(member) if member.person == *person),
                );
                self.step();
            }
            Fact::MachineAdded => {
                self.places.push(Sitter::Machine(self.free_machine()));
                self.step();
                self.machines_since = self.turn;
            }
            Fact::MachineRemoved => self.remove_machine(),
            Fact::HostChanged { to } => self.host = to.clone(),
            Fact::Played { events, by, lapsed } => self.played(record, events, *by, *lapsed)?,
            Fact::Away { seat, away } => self.set_away(*seat, *away, record.at),
            Fact::Leaving { seat, leaving } => self.set_leaving(*seat, *leaving, record.at),
            Fact::Ready { seat } => self.set_ready(*seat),
            Fact::EndVoted { person } => drop(self.votes.insert(*person)),
            Fact::TimeGivenBack { millis } => self.give_back(Duration::from_millis(*millis)),
            Fact::FeedSet { feed } => self.terms.feed = *feed,
            Fact::Rematch => self.reopen(),
            Fact::Closed => self.closed = true,
        }
        Ok(())
    }

    /// Something public has happened: buttons drawn before it are stale.
    fn step(&mut self) {
        self.turn.0 += 1;
        self.back = false;
    }

    fn join(&mut self, member: &Member, tongue: Tongue) {
        self.tongues.insert(member.person, tongue);
        if !self.has(member.person) {
            self.places.push(Sitter::Person(member.clone()));
            self.step();
        }
    }

    fn prefer(&mut self, person: Person, preferences: &Preferences, tiles: TileStyle) {
        let preferences = preferences.clone();
        self.chosen.insert(person, Chosen { preferences, tiles });
    }

    fn remove_machine(&mut self) {
        if let Some(last) = self
            .places
            .iter()
            .rposition(|sitter| matches!(sitter, Sitter::Machine(_)))
        {
            self.places.remove(last);
        }
        self.step();
    }

    fn reopen(&mut self) {
        self.phase = Phase::Lobby;
        self.votes.clear();
        self.step();
        self.lobby_since = self.turn;
        self.machines_since = self.turn;
    }

    fn played(
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
        let rules = self.rules.clone();
        let Some(play) = self.play_mut() else {
            return Err(misfit(record, "there is no game"));
        };
        let before = play.game.turn();
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
        if let Some(seat) = by {
            play.spend(seat, record.at.since(play.stage.since), pace.turn, lapsed);
        }
        play.new_stage(record);
        let is_window = matches!(play.stage(), Stage::Claims { .. });
        self.step();
        self.telling = (is_window && feed == Feed::EveryDiscard).then(|| self.told + 1);
        self.told += u32::from(self.telling.is_some());
        self.keep_ended_deal(events);
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
            commitment,
            players,
            entrants,
            stage: StageClock {
                since: record.at,
                record: record.number,
                fixed: None,
                answered: Seats::NONE,
            },
            bank: PerSeat::from_fn(|_| self.terms.pace.bank),
            lapses: PerSeat::default(),
            recent: Vec::new(),
            history: Vec::new(),
            ready: Seats::NONE,
            dealt: PerSeat::default(),
            log: Vec::new(),
            deserted: None,
        }));
        self.games += 1;
        self.openings.extend(events.first().cloned());
        self.votes.clear();
        self.step();
        Ok(())
    }

    /// A deal that is over is kept to be looked at, and those who wanted to leave are gone.
    fn keep_ended_deal(&mut self, events: &[Event]) {
        let (turn, game) = (self.turn, self.games);
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
            view: play.game.view(Eye::Rail),
            players: play.players.clone(),
            dealt: std::mem::take(&mut play.dealt),
            events: std::mem::take(&mut play.log),
            end: end.as_ref().clone(),
        };
        self.past.push(past);
        self.votes.clear();
        for seat in Seat::ALL {
            self.replace_leaver(seat);
        }
    }

    /// A machine takes the seat of one who leaves, for good.
    fn replace_leaver(&mut self, seat: Seat) {
        let machine = Sitter::Machine(self.free_machine());
        let Some(play) = self.play_mut() else { return };
        if !play.players[seat].leaving {
            return;
        }
        play.players[seat] = Player {
            sitter: machine.clone(),
            away: false,
            leaving: false,
        };
        let entrant = usize::from(play.entrants[seat]);
        if let Some(place) = self.places.get_mut(entrant) {
            *place = machine;
        }
    }

    fn set_away(&mut self, seat: Seat, away: bool, at: Moment) {
        if let Some(play) = self.play_mut() {
            play.players[seat].away = away;
            play.lapses[seat] = 0;
            play.note_desertion(at);
        }
    }

    fn set_leaving(&mut self, seat: Seat, leaving: bool, at: Moment) {
        let Some(play) = self.play_mut() else { return };
        play.players[seat].leaving = leaving;
        if !leaving {
            play.players[seat].away = false;
            play.lapses[seat] = 0;
        }
        let person = play.person(seat);
        let between = !play.is_deal_on();
        play.note_desertion(at);
        if let Some(person) = person.filter(|_| leaving) {
            self.votes.remove(&person);
        }
        if between {
            self.replace_leaver(seat);
        }
    }

    fn set_ready(&mut self, seat: Seat) {
        if let Some(play) = self.play_mut() {
            play.ready.insert(seat);
        }
    }

    /// Moves every running clock by the time that was lost.
    fn give_back(&mut self, lost: Duration) {
        self.last = self.last.plus(lost);
        self.back = true;
        if let Some(play) = self.play_mut() {
            play.stage.since = play.stage.since.plus(lost);
            play.stage.fixed = play.stage.fixed.map(|moment| moment.plus(lost));
            play.deserted = play.deserted.map(|moment| moment.plus(lost));
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
        if let Some(seen) = event.seen_by(Eye::Rail, rules) {
            self.recent.push(seen);
            let surplus = self.recent.len().saturating_sub(RECENT);
            self.recent.drain(..surplus);
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

    /// Takes what a turn needed beyond its time from the bank, and counts lapses.
    fn spend(&mut self, seat: Seat, used: Duration, turn_time: Option<Duration>, lapsed: bool) {
        if lapsed {
            self.bank[seat] = Duration::ZERO;
            self.lapses[seat] = self.lapses[seat].saturating_add(1);
            return;
        }
        self.lapses[seat] = 0;
        if let Some(turn_time) = turn_time.filter(|_| !self.is_played_by_machine(seat)) {
            self.bank[seat] = self.bank[seat].saturating_sub(used.saturating_sub(turn_time));
        }
    }

    fn new_stage(&mut self, record: &Record) {
        let fixed = self.game.owing().is_empty().then_some(record.at);
        self.stage = StageClock {
            since: record.at,
            record: record.number,
            fixed,
            answered: Seats::NONE,
        };
    }

    fn note_desertion(&mut self, at: Moment) {
        self.deserted = if self.present().is_empty() {
            self.deserted.or(Some(at))
        } else {
            None
        };
    }
}

fn misfit(record: &Record, why: &str) -> Misfit {
    Misfit {
        number: record.number,
        why: why.to_owned(),
    }
}
