//! Deals in a row: the surface everybody uses.

use std::fmt;
use std::sync::Arc;

use crate::deal::claims;
use crate::deal::decide;
use crate::deal::event::{Event, Eye, Outcome};
use crate::deal::evolve::{self, Unfit, evolve};
use crate::deal::moves::Move;
use crate::deal::phase::Phase;
use crate::deal::reason::{Reason, Refusal};
use crate::deal::state::State;
use crate::deal::view::{Stage, View};
use crate::dice::seat_entrants;
use crate::hidden::Hidden;
use crate::rules::RuleSet;
use crate::seat::{PerSeat, Seat, Seats};
use crate::seed::{Commitment, Seed};
use crate::wall::wall_of;

/// Which deal comes next, and who stands where at the end.
mod standing;
/// A game from its events.
mod replay;
/// A game brought on event by event.
mod follow;
/// A game that begins with a deal taken from somewhere else.
mod set_up;

pub use replay::{Misfit, replay, replay_by};
pub use set_up::{NextDeal, Opening};

/// A game, the hidden things included. Only [`Game::view`] and [`Event::seen_by`] are fit to be shown.
#[derive(Clone)]
pub struct Game {
    rules: Arc<RuleSet>,
    seed: Seed,
    entrants: PerSeat<u8>,
    /// Events so far that somebody other than their maker could see.
    turn: u32,
    /// The deal being played, or the last one.
    deal: Option<State>,
    outcome: Option<Outcome>,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({}, turn {}, …)", self.rules.id, self.turn)
    }
}

impl Game {
    /// Seats the four entrants. The first deal is dealt by [`Game::deal`].
    #[must_use]
    pub fn open(rules: impl Into<Arc<RuleSet>>, seed: Seed) -> (Self, Vec<Event>) {
        let rules = rules.into();
        let (casts, entrants) = seat_entrants(rules.dealing.first_dealer, seed.seating());
        let event = Event::Opened {
            rules: rules.id.to_owned(),
            edition: rules.edition,
            options: rules.options.clone(),
            commitment: Commitment::of(&seed),
            seed: Hidden(seed.clone()),
            casts,
            entrants,
        };
        (Self::opened(rules, seed, entrants), vec![event])
    }

    /// A game that has been opened; the opening was its first turn.
    fn opened(rules: Arc<RuleSet>, seed: Seed, entrants: PerSeat<u8>) -> Self {
        Self {
            rules,
            seed,
            entrants,
            turn: 1,
            deal: None,
            outcome: None,
        }
    }

    /// Deals the next deal, bonus tiles replaced.
    ///
    /// # Errors
    /// While a deal is being played, and when the game is over.
    pub fn deal(&mut self) -> Result<Vec<Event>, Refusal> {
        if !self.is_between_deals() {
            let over = self.outcome.is_some();
            let reason = if over {
                Reason::GameOver
            } else {
                Reason::DealRunning
            };
            return Err(reason.into());
        }
        let next = standing::next(self.deal.as_ref());
        let (casts, wall) = wall_of(&self.seed, next.number, next.dealer, &self.rules.material);
        let dealt = Event::Dealt {
            number: next.number,
            round: next.round,
            dealer: next.dealer,
            counters: next.counters,
            bets: next.bets,
            casts,
            wall: Hidden(wall),
        };
        self.apply(&dealt)
            .expect("an event decided from a game fits it");
        let replaced = self.deal.as_mut().map(decide::go_on).unwrap_or_default();
        let mut events = vec![dealt];
        events.extend(self.went_on(replaced));
        Ok(events)
    }

    /// Makes a move. In a window an answer is only kept: [`Game::lapse`] closes the window.
    ///
    /// # Errors
    /// When the move is not among the seat's choices; nothing has changed then.
    pub fn play(&mut self, seat: Seat, what: Move) -> Result<Vec<Event>, Refusal> {
        let deal = self.deal.as_mut().ok_or(Reason::NoDeal)?;
        let events = decide::decide(deal, seat, what)?;
        Ok(self.went_on(events))
    }

    /// Patience is over: a turn gives its fallback; a window closes, missing answers being passes, and the best claim is
    /// carried out. Gives no events when nothing is owed to the present stage (no deal is being played). A game from a log
    /// that broke off before somebody had a choice goes on to that point.
    pub fn lapse(&mut self) -> Vec<Event> {
        let events = self.deal.as_mut().map(decide::lapse).unwrap_or_default();
        self.went_on(events)
    }

    /// What an eye sees.
    #[must_use]
    pub fn view(&self, eye: Eye) -> View {
        let mut view = match &self.deal {
            Some(deal) => deal.view(eye),
            None => View::before_the_first_deal(eye, &self.rules),
        };
        view.turn = self.turn;
        view.stage = self.finished(view.stage);
        view
    }

    /// Where the deal stands, as everybody may know it: the stage of its views, found without the rest of them.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let stage = self.deal.as_ref().map(State::stage);
        self.finished(stage.unwrap_or(Stage::Between(None)))
    }

    /// The same stage, or the end of the game where that has come.
    fn finished(&self, stage: Stage) -> Stage {
        match (&self.outcome, stage) {
            (Some(outcome), Stage::Between(Some(end))) => Stage::Finished(end, outcome.clone()),
            (_, stage) => stage,
        }
    }

    /// What a seat may do now: the choices of its view, found without the rest of it.
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Vec<Move> {
        let look = self.deal.as_ref().map(|deal| deal.look(Eye::Seat(seat)));
        look.map(|look| look.choices()).unwrap_or_default()
    }

    /// Who must still answer before the present stage is settled. For the clock, never for the screen. In a window only
    /// seats whose answer could still change the outcome; empty means [`Game::lapse`] may be called at once.
    #[must_use]
    pub fn owing(&self) -> Seats {
        self.deal.as_ref().map_or(Seats::NONE, claims::owing)
    }

    /// The moment: grows with every public step. All answers of one window share it.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The end of the game, once it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The rules played, house options applied.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The promise made of the seed.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment::of(&self.seed)
    }

    /// Which entrant, 0–3 in the order of joining, sits on each seat.
    #[must_use]
    pub fn entrants(&self) -> PerSeat<u8> {
        self.entrants
    }

    /// Whether a deal can be dealt: none is being played, and the game is not over.
    #[must_use]
    pub fn is_between_deals(&self) -> bool {
        let running = self
            .deal
            .as_ref()
            .is_some_and(|deal| !matches!(deal.phase, Phase::Over(_)));
        !running && self.outcome.is_none()
    }

    /// Counts the events by which the deal went on, and ends the game after its last deal.
    fn went_on(&mut self, mut events: Vec<Event>) -> Vec<Event> {
        let public = events.iter().filter(|event| event.is_public());
        self.turn += public.count() as u32;
        if let Some(Event::Ended(end)) = events.last()
            && end.last
        {
            let mut outcome = standing::outcome(
                &self.rules.dealing.result,
                end.points,
                end.bets,
                self.seed.clone(),
            );
            for (seat, off) in self.off_results().iter() {
                outcome.results[seat] -= off;
            }
            let finished = Event::Finished(outcome);
            self.apply(&finished)
                .expect("a game is over after its last deal");
            events.push(finished);
        }
        events
    }

    /// Changes the game by an event. After an error the game is worth nothing.
    fn apply(&mut self, event: &Event) -> Result<(), Unfit> {
        match event {
            Event::Opened { .. } => return Err(Unfit("a game is opened once")),
            Event::Dealt {
                number,
                round,
                dealer,
                counters,
                bets,
                wall,
                ..
            } => {
                let next = standing::next(self.deal.as_ref());
                if !self.is_between_deals() || *number != next.number {
                    return Err(Unfit("that deal does not come now"));
                }
                let opening = evolve::Opening {
                    number: *number,
                    round: *round,
                    dealer: *dealer,
                    counters: *counters,
                    streak: next.streak,
                    bets: *bets,
                    points: self.points(),
                    off_results: self.off_results(),
                    wall: &wall.0,
                };
                self.deal = Some(evolve::deal(Arc::clone(&self.rules), &opening)?);
            }
            Event::Finished(outcome) => {
                if !self.is_between_deals() || self.deal.is_none() {
                    return Err(Unfit("the game is not at its end"));
                }
                self.outcome = Some(outcome.clone());
            }
            Event::BonusOut { .. }
            | Event::Drawn { .. }
            | Event::Discarded { .. }
            | Event::Answered { .. }
            | Event::Unclaimed { .. }
            | Event::Called { .. }
            | Event::KongDeclared { .. }
            | Event::BetPaid { .. }
            | Event::IndicatorTurned { .. }
            | Event::Ended(_) => {
                let running = self
                    .deal
                    .as_mut()
                    .filter(|deal| !matches!(deal.phase, Phase::Over(_)));
                evolve(running.ok_or(Unfit("no deal is being played"))?, event)?;
            }
        }
        self.turn += u32::from(event.is_public());
        Ok(())
    }

    /// What penalties take off each result.
    fn off_results(&self) -> PerSeat<i32> {
        let deal = self.deal.as_ref();
        deal.map_or_else(PerSeat::default, |deal| deal.off_results)
    }

    /// The points of each seat.
    fn points(&self) -> PerSeat<i32> {
        match &self.deal {
            Some(deal) => deal.points,
            None => PerSeat([self.rules.dealing.start_points; 4]),
        }
    }
}
