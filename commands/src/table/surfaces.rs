//! What each surface shows: functions of the state and of one view, never of anything that its reader may not know.

use engine::deal::event::{Eye, Outcome};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::score::{ranking, results};
use engine::seat::{PerSeat, Seat, Seats};

use super::Asker;
use super::effect::{Reply, Surface};
use super::state::{PastDeal, Phase, Play, State};
use crate::ask::mistake::Mistake;
use crate::ask::{Ask, Press, Topic, press};
use crate::screen::facts::{
    BoardFacts, HelpFacts, LobbyFacts, MatchFacts, PanelFacts, ResultFacts, TableFacts,
};
use crate::screen::lobby::Shut;
use crate::screen::notice::{self, News};
use crate::screen::page::{Does, Row, Screen};
use crate::screen::{board, hand, help, lobby, picture, result, rules_page, standings};
use crate::who::{Moment, Person};
use crate::words::TileStyle;

impl State {
    /// Everything the channel shows now, in the order in which it is shown.
    pub(super) fn channel(&self) -> Vec<(Surface, Screen)> {
        let Phase::Play(play) = &self.phase else {
            return vec![(Surface::Lobby, self.lobby_screen())];
        };
        let mut screens = vec![
            (Surface::Lobby, self.lobby_screen()),
            (Surface::Board, self.board_screen(play)),
        ];
        if let Some((number, past)) = self.last_result() {
            screens.push((Surface::Result(number), self.result_screen(play, past)));
        }
        if let Some(card) = self.match_screen(play) {
            screens.push((Surface::Match(self.games), card));
        }
        screens.extend(self.open_feed(play));
        screens.extend(self.public_call());
        screens
    }

    fn lobby_screen(&self) -> Screen {
        let facts = LobbyFacts {
            table: self.facts(),
            places: self.places.clone(),
            host: &self.host,
            strength: self.strength,
            promise: self.lobby_promise(),
        };
        match (&self.phase, self.closed) {
            (Phase::Lobby, false) => lobby::draw(&facts, self.public()),
            (Phase::Lobby, true) => lobby::shut(&facts, Shut::Ended, self.public()),
            (Phase::Play(_), _) => {
                // The card keeps the turn of the start: it need not be drawn again for every later step.
                let table = TableFacts {
                    turn: self.lobby_since,
                    ..self.facts()
                };
                lobby::shut(&LobbyFacts { table, ..facts }, Shut::Begun, self.public())
            }
        }
    }

    pub(super) fn board_screen(&self, play: &Play) -> Screen {
        let view = play.game.view(Eye::Rail);
        let facts = BoardFacts {
            table: self.facts(),
            view: &view,
            players: &play.players,
            recent: &play.recent,
            deadline: self.public_deadline(play, &view.stage),
            commitment: play.commitment,
            // Where no clock runs no time is lost.
            back: self.back && !self.pace().is_unclocked(),
            vote: self.vote(),
            accord: self.accord_facts(),
            is_paused: self.paused.is_some(),
            open: if self.is_mid_game() {
                play.open
            } else {
                Seats::NONE
            },
            coming: &play.coming,
        };
        let mut screen = board::draw(&facts, self.public());
        if self.closed {
            screen.rows.clear();
        }
        screen
    }

    /// Until when the present turn or window lasts, as everybody may know it.
    pub(super) fn public_deadline(&self, play: &Play, stage: &Stage) -> Option<Moment> {
        match stage {
            _ if self.paused.is_some() => None,
            Stage::Turn { seat } if play.is_played_by_machine(*seat) => None,
            Stage::Turn { seat } => self.turn_limit(play, *seat),
            Stage::Claims { .. } => self.window_limit(play),
            Stage::Between(_) | Stage::Finished(..) => None,
        }
    }

    /// The last result of this game with its number.
    fn last_result(&self) -> Option<(u32, &PastDeal)> {
        let past = self.past.last().filter(|past| past.game == self.games)?;
        Some((u32::try_from(self.past.len()).unwrap_or(u32::MAX), past))
    }

    fn result_screen(&self, play: &Play, past: &PastDeal) -> Screen {
        let is_resting = self.turn == past.turn && !past.end.last && !self.closed;
        let facts = ResultFacts {
            table: TableFacts {
                turn: past.turn,
                ..self.facts()
            },
            view: &past.view,
            players: &past.players,
            end: &past.end,
            ready: if is_resting { play.ready } else { Seats::ALL },
            next: if is_resting && self.paused.is_none() {
                self.pace().rest.map(|rest| play.stage.since.plus(rest))
            } else {
                None
            },
        };
        let mut screen = result::draw(&facts, self.public());
        if !is_resting {
            remove(&mut screen, &facts.table, Ask::Ready);
        }
        screen
    }

    /// The match card at the end of a game; of one that was closed before its end, the standings so far, or
    /// the opened seed alone if no deal was over.
    fn match_screen(&self, play: &Play) -> Option<Screen> {
        let outcome = match (play.game.outcome(), self.closed) {
            (Some(outcome), _) => outcome.clone(),
            (None, true) => self.standings_so_far(play)?,
            (None, false) => return None,
        };
        let last = self.last_result().map(|(_, past)| &past.players);
        let facts = MatchFacts {
            table: self.facts(),
            // Who has left since, or taken a seat for the next game, has not played this one to its end.
            players: last.unwrap_or(&play.players),
            outcome: &outcome,
            history: &play.history,
            commitment: play.commitment,
            game: self.games,
            broken_off: play.game.outcome().is_none(),
            ratings: self.rated.get(&self.games),
        };
        if play.history.is_empty() {
            return Some(Screen {
                cards: vec![standings::opened(&facts, self.public())],
                ..notice::news(&News::Ended, self.public())
            });
        }
        let mut screen = standings::draw(&facts, self.public());
        if self.closed {
            remove(&mut screen, &facts.table, Ask::Rematch);
        }
        Some(screen)
    }

    fn standings_so_far(&self, play: &Play) -> Option<Outcome> {
        let start = play.game.rules().dealing.start_points;
        let start = PerSeat::from_fn(|_| start);
        let points = play.history.last().copied().unwrap_or(start);
        Some(Outcome {
            order: ranking(&points),
            points,
            results: results(&play.game.rules().dealing.result, &points),
            seed: self.opened_seed()?.clone(),
        })
    }

    /// What a person sees of the game he sits in.
    pub(super) fn view_of(&self, person: Person) -> Option<View> {
        let play = self.play()?;
        Some(play.game.view(Eye::Seat(play.seat_of(person)?)))
    }

    pub(super) fn panel_screen(&self, person: Person) -> Option<Screen> {
        let play = self.play()?;
        let seat = play.seat_of(person)?;
        let view = play.game.view(Eye::Seat(seat));
        Some(hand::draw(
            &self.panel_facts(play, seat, &view),
            self.reader(person),
        ))
    }

    pub(super) fn panel_facts<'a>(
        &'a self,
        play: &'a Play,
        seat: Seat,
        view: &'a View,
    ) -> PanelFacts<'a> {
        let deadline = match view.stage {
            _ if self.paused.is_some() => None,
            Stage::Turn { .. } if must_act(view) => {
                let turn = self.pace().turn;
                turn.map(|turn| self.runs_out(play, seat, turn))
            }
            Stage::Claims { .. } if must_act(view) => self.window_limit(play),
            Stage::Turn { .. } | Stage::Claims { .. } | Stage::Between(_) | Stage::Finished(..) => {
                None
            }
        };
        PanelFacts {
            table: self.facts(),
            view,
            players: &play.players,
            deadline,
            bank: play.bank[seat].as_secs(),
            standing: &play.standing[seat],
            ordered: self.orders_answer(play, seat).map(|(_, what)| what),
            lesson: self.lesson(play, seat, view),
            called: play.stage.called[seat],
            paused: self.paused.map(|paused| paused.why),
            pictured: !self.has_faces
                && play.person(seat).map(|person| self.likes(person)) == Some(TileStyle::Pictures),
        }
    }

    pub(super) fn rules_page(&self, from: &Asker, page: u8) -> Reply {
        Reply::Page(rules_page::draw(&self.facts(), page, from.reader()))
    }

    /// The table as everybody may see it, for whoever asks.
    pub(super) fn watch(&self, from: &Asker) -> Result<Reply, Mistake> {
        let play = self.play().ok_or(Mistake::NotBegun)?;
        let view = play.game.view(Eye::Rail);
        Ok(Reply::Private(picture::watch(&view, from.reader())))
    }

    pub(super) fn help(&self, from: &Asker, topic: Topic) -> Reply {
        let facts = self.facts();
        let about = HelpFacts {
            rules: facts.rules,
            game: facts.game(from.reader()),
            press: (self.id, self.turn),
        };
        Reply::Private(help::draw(topic, &about, from.reader()))
    }

    pub(super) fn hand(&self, from: &Asker) -> Result<Reply, Mistake> {
        self.check_seated(from.member.person)?;
        self.panel_screen(from.member.person)
            .map(Reply::Panel)
            .ok_or(Mistake::NotBegun)
    }

    pub(super) fn why(&self, from: &Asker) -> Result<Reply, Mistake> {
        self.check_seated(from.member.person)?;
        let (play, seat) = self
            .play()
            .zip(self.seat_of(from.member.person))
            .ok_or(Mistake::NotBegun)?;
        let view = play.game.view(Eye::Seat(seat));
        Ok(Reply::Private(hand::why(
            &self.panel_facts(play, seat, &view),
            from.reader(),
        )))
    }
}

/// Takes a button off a card on which it means nothing any more; what else stands there may still be pressed.
fn remove(screen: &mut Screen, table: &TableFacts<'_>, ask: Ask) {
    let gone = Does::Send(press::write(&Press {
        table: table.id,
        turn: table.turn,
        ask,
    }));
    for row in &mut screen.rows {
        if let Row::Buttons(buttons) = row {
            buttons.retain(|button| button.does != gone);
        }
    }
    screen
        .rows
        .retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
}

/// Whether the owner of a view has something to decide. Asks his view alone, so that it cannot depend on hidden answers.
pub(super) fn must_act(view: &View) -> bool {
    view.choices().iter().any(|what| *what != Move::Pass)
}
