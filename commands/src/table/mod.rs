//! One table: asks and moments in, answers and effects out. No IO, no async, no clock.
//!
//! Whatever happens is decided from the state, written down as a record and only then applied: `State::apply` is the
//! one writer, so bringing a table back is applying its records. What is shown is a function of the state.

use std::sync::Arc;

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::seed::Seed;

use crate::ask::Ask;
use crate::ask::mistake::Mistake;
use crate::ask::slash::Known;
use crate::preferences::Preferences;
use crate::record::{Fact, Record, Terms};
use crate::screen::notice;
use crate::screen::page::Screen;
use crate::who::{Member, Moment, Person, Place, TableId, Turn};
use crate::words::{Reader, TileStyle, Tongue};

/// What the shell has to do.
pub mod effect;
/// Everything a table knows.
mod state;
/// The only place where it changes.
mod apply;
/// What a journal tells of one person, for himself.
pub mod told;
/// Little delays and seeds, derived from the table's secret.
mod chance;
/// How long each person's clock has run.
mod hours;
/// When a claim window closes.
mod window;
/// What learners are taught.
mod lessons;
/// What each surface shows.
mod surfaces;
/// When people are called.
mod calls;
/// What is due and when.
mod clock;
/// What was played here.
mod past;
/// Games that are over, told from the deals that were played.
mod over;
/// Which surfaces must be shown again.
mod shown;
/// Which presses and commands come too late.
mod stale;
/// What players have the table do for them.
mod orders;
/// What the table does by itself.
mod due;
/// Where people have their hands and how they are called.
mod doors;
/// What people and the server choose while the table stands.
mod chosen;
/// Before the game: places, host, start.
mod lobby;
/// House options, before the game.
mod options;
/// Between deals, after the game, and leaving it.
mod rest;
/// What all people agree on: a pause, another pace.
mod accord;
/// Seats that are open, and who takes them.
mod seats;
/// The message in which people press, posted anew.
mod removed;
/// Where the table stands.
pub mod moving;
/// Acts matched to the choices of a view.
mod matching;
/// Playing.
mod play;
/// Who answers which ask.
mod answers;

pub use chosen::Likes;
use effect::{Answer, Effect, Reply, Surface};
use removed::Removals;
use shown::{SENT, Shown};
pub use stale::REACTION;
use state::State;

/// A table that cannot be brought back from its records.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("record {number} does not fit: {why}")]
pub struct Misfit {
    /// Which record.
    pub number: u32,
    /// What is wrong with it.
    pub why: String,
}

/// One table in a channel, from the lobby to the last standings.
#[derive(Clone)]
pub struct Table {
    state: State,
    /// What the surfaces show; nothing that matters is lost with it.
    shown: Shown,
    removals: Removals,
    /// When its people were last looked for because it waited for them without a clock. After a restart they are again.
    looked: Option<Moment>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.state.id)
            .field("turn", &self.state.turn)
            .finish_non_exhaustive()
    }
}

/// Who asks, and in which language he is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asker {
    /// Who.
    pub member: Member,
    /// His language.
    pub tongue: Tongue,
    /// May end any table of the server.
    pub is_admin: bool,
    /// What he chose.
    pub preferences: Preferences,
    /// How tiles are shown to him: as he chose, or as the server or the operator did for all.
    pub tiles: TileStyle,
    /// There are pictures of all tiles: without them he who likes pictures gets text.
    pub has_faces: bool,
    /// He may read private threads of this channel that are not his; `None` where that cannot be told.
    pub reads_threads: Option<bool>,
}

impl Asker {
    /// For whom he is answered.
    #[must_use]
    pub fn reader(&self) -> Reader {
        let wished = Reader {
            tongue: self.tongue,
            tiles: self.tiles,
        };
        wished.seeing(self.has_faces)
    }
}

/// What one call leads to, gathered while it runs.
#[derive(Default)]
struct Steps {
    keeps: Vec<Effect>,
    shows: Vec<Effect>,
}

impl Table {
    /// Opens a table; the host sits down.
    ///
    /// # Errors
    /// When the terms name rules or options that do not exist: every fault, in words for the one who asked.
    pub fn open(
        id: TableId,
        place: Place,
        host: &Asker,
        terms: Terms,
        secret: Seed,
        now: Moment,
    ) -> Result<(Self, Answer), Screen> {
        if let Err(faults) = engine::rulesets::build(&terms.rules, &terms.options) {
            return Err(notice::mistake(&Mistake::Options(faults), host.reader()));
        }
        let fact = Fact::Opened {
            place,
            host: host.member.clone(),
            terms: Box::new(terms),
            secret: engine::hidden::Hidden(secret),
        };
        let record = Record {
            table: id,
            number: 0,
            at: now,
            fact,
        };
        let state = State::first(&record).expect("rules that can be built once can be built again");
        let mut table = Self {
            state,
            shown: Shown::default(),
            removals: Removals::default(),
            looked: None,
        };
        let mut steps = Steps {
            keeps: vec![Effect::Keep(record)],
            shows: Vec::new(),
        };
        table.keep(
            Fact::Joined {
                member: host.member.clone(),
                tongue: host.tongue,
            },
            now,
            &mut steps,
        );
        table.hear(host, now, &mut steps);
        table.greet(host, &mut steps);
        let reply = Reply::Done(Some(notice::news(&notice::News::Opened, host.reader())));
        let effects = table.finish(steps);
        Ok((table, Answer { reply, effects }))
    }

    /// Brings a table back from its records. Shows nothing yet: [`Table::resume`] does.
    ///
    /// # Errors
    /// When the records do not make a table.
    pub fn recover(records: impl IntoIterator<Item = Record>) -> Result<Self, Misfit> {
        let mut records = records.into_iter();
        let first = records.next().ok_or(Misfit {
            number: 0,
            why: "there are no records".to_owned(),
        })?;
        let mut state = State::first(&first)?;
        for record in records {
            state.apply(&record)?;
        }
        Ok(Self {
            state,
            shown: Shown::default(),
            removals: Removals::default(),
            looked: None,
        })
    }

    /// Goes on after an interruption that began at `silent_since`: clocks get the lost time back, the board says that the
    /// table is back, every surface is shown anew.
    pub fn resume(&mut self, silent_since: Moment, now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        let lost = now.since(silent_since.max(self.state.last));
        if !lost.is_zero() && !self.state.closed {
            let millis = u64::try_from(lost.as_millis()).unwrap_or(u64::MAX);
            self.keep(Fact::TimeGivenBack { millis }, now, &mut steps);
        }
        let heard = silent_since.minus(SENT);
        self.call_sleepers_anew(heard, now, &mut steps);
        self.settle(now, &mut steps);
        self.shown = Shown::again(heard);
        if self.state.has_no_place() && !self.state.closed {
            self.show_anew(&mut steps);
        }
        // A call of an earlier run may still stand there.
        if self.state.public_call().is_none() {
            let surface = Surface::Call(self.state.turn.0);
            steps.shows.push(Effect::ChannelGone { surface });
        }
        self.finish(steps)
    }

    /// Somebody asks something. `turn` is the moment his button was drawn for; `None` for a slash command, which means now,
    /// unless it answers a window that nobody can have seen yet ([`REACTION`]).
    ///
    /// What is due by `now` is done first: a press that comes with or after an alarm finds the alarm's work done.
    pub fn ask(&mut self, from: &Asker, what: Ask, turn: Option<Turn>, now: Moment) -> Answer {
        let mut steps = Steps::default();
        self.settle(now, &mut steps);
        let reply = self
            .answer(from, what, turn, now, &mut steps)
            .unwrap_or_else(|mistake| self.refuse(from, &mistake));
        self.settle(now, &mut steps);
        Answer {
            reply,
            effects: self.finish(steps),
        }
    }

    /// The alarm has rung. Does what is due by `now`, and nothing if nothing is.
    pub fn wake(&mut self, now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        self.settle(now, &mut steps);
        self.look_for_people(now, &mut steps);
        self.finish(steps)
    }

    /// When [`Table::wake`] wants to be called next.
    #[must_use]
    pub fn next_alarm(&self) -> Option<Moment> {
        let due = self.state.next_due().map(|(moment, _)| moment);
        due.into_iter()
            .chain(self.state.next_look(self.looked))
            .min()
    }

    /// The hand panel of a person, as it is now; `None` if he has no seat in a game here.
    #[must_use]
    pub fn panel(&self, person: Person, _now: Moment) -> Option<Screen> {
        self.state.panel_screen(person)
    }

    /// The moves a person can make now, for autocompletion; empty for everybody else.
    #[must_use]
    pub fn choices(&self, person: Person) -> Vec<Move> {
        self.state
            .view_of(person)
            .map(|view| view.choices())
            .unwrap_or_default()
    }

    /// What a person knows of his own game here, for autocompletion; nothing for everybody else.
    #[must_use]
    pub fn known(&self, person: Person) -> Known {
        let Some((play, seat)) = self.state.play().zip(self.state.seat_of(person)) else {
            return Known::default();
        };
        let view = play.game.view(Eye::Seat(seat));
        Known {
            choices: view.choices(),
            hand: view.own.iter().flat_map(|own| own.held()).collect(),
            standing: play.standing[seat].clone(),
            rules: Some(Arc::clone(&view.rules)),
        }
    }

    /// Which table.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.state.id
    }

    /// It is over for good.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.state.closed
    }

    /// The moment that buttons drawn now belong to.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.state.turn
    }

    /// Where it stands.
    #[must_use]
    pub fn place(&self) -> Place {
        self.state.place
    }

    /// The host.
    #[must_use]
    pub fn host(&self) -> Person {
        self.state.host.person
    }

    /// The people who hold a place or seat here or have taken one, for finding a person's tables.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        if self.state.closed {
            Vec::new()
        } else {
            let all = self.state.members().chain(self.state.coming());
            all.map(|member| member.person).collect()
        }
    }

    /// Writes a fact down and applies it.
    fn keep(&mut self, fact: Fact, now: Moment, steps: &mut Steps) {
        let before = self.state.stage_mark();
        let results = self.state.results.len();
        let record = Record {
            table: self.state.id,
            number: self.state.next,
            at: now.max(self.state.last),
            fact,
        };
        self.state
            .apply(&record)
            .expect("a record decided from this very state fits it");
        self.tell(&before, &record, steps);
        steps.keeps.push(Effect::Keep(record));
        let over = self.state.results.iter().skip(results).cloned();
        steps
            .keeps
            .extend(over.map(|result| Effect::KeepResult(Box::new(result))));
    }
}
