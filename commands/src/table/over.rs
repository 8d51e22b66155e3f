//! Games that are over, told from the deals that were played.

use engine::deal::event::{Event, Outcome};
use engine::seat::{PerSeat, Seat};

use super::effect::{Effect, Reply};
use super::state::{PastDeal, Play, State};
use super::{Asker, Steps, Table};
use crate::ask::look::List;
use crate::record::{Fact, Record};
use crate::results::rating::Step;
use crate::results::{GameResult, House, Part, Tally};
use crate::screen::facts::Course;
use crate::who::{Moment, Person, Sitter};

impl Table {
    /// The games that are over here, in their order; those that were broken off too.
    #[must_use]
    pub fn results(&self) -> &[GameResult] {
        &self.state.results
    }

    /// The game whose match card stands here and does not yet tell what it changed of the ratings, though it counts.
    #[must_use]
    pub fn unrated(&self) -> Option<u32> {
        self.state.unrated().map(|result| result.game)
    }

    /// Tells what a game changed of the ratings.
    pub fn rate(&mut self, game: u32, changes: &[(Person, Step)], now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        if let Some(result) = self.state.unrated().filter(|result| result.game == game) {
            let changes = by_seat(result, changes);
            self.keep(Fact::Rated { game, changes }, now, &mut steps);
        }
        self.finish(steps)
    }

    /// How a game went, as far as its deals are over; `None` before the first of them is.
    #[must_use]
    pub fn course(&self, game: u32) -> Option<Course<'_>> {
        self.state.course(game)
    }

    /// The files of a game, for somebody who may have them; nothing changes.
    #[must_use]
    pub fn recall(&self, from: &Asker, game: u32) -> Reply {
        let told = self.state.replay(from, Some(game));
        told.unwrap_or_else(|mistake| self.refuse(from, &mistake))
    }

    /// One deal of a game, whole, for somebody who may have it; nothing changes.
    #[must_use]
    pub fn recall_deal(&self, from: &Asker, game: u32, deal: u32) -> Reply {
        let told = self.state.deal_of_game(from, game, deal);
        told.unwrap_or_else(|mistake| self.refuse(from, &mistake))
    }

    /// Why a deal of a game was worth what was paid for it, for somebody who may know; nothing changes. `list` is where the
    /// game was chosen.
    #[must_use]
    pub fn recall_worth(&self, from: &Asker, deal: (u32, u32), page: u32, list: List) -> Reply {
        let told = self.state.explain_deal(from, deal, page, list);
        told.unwrap_or_else(|mistake| self.refuse(from, &mistake))
    }
}

impl State {
    /// Keeps the result of a game that this record has ended.
    pub(super) fn keep_result(&mut self, record: &Record) {
        let ends = if let Fact::Played { events, .. } = &record.fact {
            events
                .iter()
                .any(|event| matches!(event, Event::Finished(_)))
        } else {
            record.fact == Fact::Closed && self.is_mid_game()
        };
        if let Some(result) = self
            .play()
            .filter(|_| ends)
            .and_then(|play| self.result(play, record.at))
        {
            self.results.push(result);
        }
    }

    /// The result of the game on the table that counts for the ratings, while nothing is told of them.
    pub(super) fn unrated(&self) -> Option<&GameResult> {
        let result = self.results.last().filter(|_| !self.closed)?;
        let is_shown = result.game == self.games && !self.is_lobby();
        let waits =
            is_shown && self.place.guild.is_some() && !self.rated.contains_key(&result.game);
        Some(result).filter(|result| waits && result.is_rated())
    }

    /// What the present game comes to; `None` before its first deal is over.
    fn result(&self, play: &Play, ended: Moment) -> Option<GameResult> {
        let deals: Vec<&PastDeal> = self
            .past
            .iter()
            .filter(|past| past.game == self.games)
            .collect();
        deals.first()?;
        let outcome = play.game.outcome();
        let parts = Seat::ALL
            .into_iter()
            .flat_map(|seat| self.parts(seat, &deals, outcome));
        Some(GameResult {
            table: self.id,
            game: self.games,
            place: self.place,
            rules: self.terms.rules.clone(),
            house: self.terms.house.as_ref().map(|house| House {
                name: house.name.clone(),
                title: house.title.clone(),
            }),
            began: play.began,
            ended,
            deals: u32::try_from(deals.len()).unwrap_or(u32::MAX),
            is_complete: outcome.is_some(),
            parts: parts.collect(),
        })
    }

    /// Those who sat on a seat, one after the other.
    fn parts(&self, seat: Seat, deals: &[&PastDeal], outcome: Option<&Outcome>) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        for (number, past) in (1..).zip(deals) {
            let sitter = &past.players[seat].sitter;
            // He may have gone and come back: that is one part.
            let known = parts.iter().position(|part| is_same(&part.sitter, sitter));
            let mut part = known.map_or_else(|| Part::new(seat, sitter), |at| parts.remove(at));
            part.points = past.end.points[seat];
            part.tally
                .add(seat, number, &past.events, &past.end, &self.rules);
            parts.push(part);
        }
        if let (Some(outcome), Some(last)) = (outcome, parts.last_mut()) {
            last.points = outcome.points[seat];
            last.result = Some(outcome.results[seat]);
            last.place = Some(self.place_of(seat, outcome));
        }
        parts
    }

    /// The place of a seat, 1–4. Equal points have the better place together where they share what their places bring.
    fn place_of(&self, seat: Seat, outcome: &Outcome) -> u8 {
        let shares = self.rules.dealing.result.split_ties;
        let is_his = |other: &Seat| {
            *other == seat || shares && outcome.points[*other] == outcome.points[seat]
        };
        let at = outcome.order.iter().position(is_his);
        at.map_or(4, |at| u8::try_from(at + 1).unwrap_or(4))
    }
}

impl Part {
    fn new(seat: Seat, sitter: &Sitter) -> Self {
        Self {
            seat,
            sitter: sitter.clone(),
            place: None,
            points: 0,
            result: None,
            tally: Tally::default(),
        }
    }
}

/// The changes by the seats of those who have a place.
pub(super) fn by_seat(result: &GameResult, changes: &[(Person, Step)]) -> PerSeat<Option<Step>> {
    let mut by_seat = PerSeat::default();
    for (part, _) in result.placed() {
        let change = changes
            .iter()
            .find(|(person, _)| Some(*person) == part.person());
        by_seat[part.seat] = change.map(|(_, change)| *change);
    }
    by_seat
}

/// The same person, by whatever name, or the same machine.
fn is_same(a: &Sitter, b: &Sitter) -> bool {
    match (a, b) {
        (Sitter::Person(a), Sitter::Person(b)) => a.person == b.person,
        (Sitter::Machine(a), Sitter::Machine(b)) => a == b,
        (Sitter::Person(_), Sitter::Machine(_)) | (Sitter::Machine(_), Sitter::Person(_)) => false,
    }
}
