//! A table with people around it: they ask, time goes by, and every effect is looked at as it comes.

use std::time::Duration;

use commands::ask::{Ask, Feed};
use commands::preferences::Preferences;
use commands::record::{Fact, Record, Terms};
use commands::results::GameResult;
use commands::screen::moves;
use commands::screen::page::Screen;
use commands::table::effect::{Answer, Effect, Reply, Surface};
use commands::table::{Asker, Table};
use commands::who::{Channel, Guild, Member, Moment, Person, Place, TableId, Turn};
use commands::words::{TileStyle, Tongue};
use config::pace::{Pace, Window};
use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::game::{self, Game};
use engine::seat::Seat;
use engine::seed::Seed;

/// The people of these evenings, in the order in which they join.
pub(crate) const ADA: Person = Person(101);
pub(crate) const BEN: Person = Person(102);
pub(crate) const CHO: Person = Person(103);
pub(crate) const DAN: Person = Person(104);
pub(crate) const EVE: Person = Person(105);
pub(crate) const FOUR: [Person; 4] = [ADA, BEN, CHO, DAN];

/// The moment at which an evening begins.
const DUSK: Moment = Moment(1_700_000_000_000);

pub(crate) fn asker(person: Person) -> Asker {
    Asker {
        preferences: Preferences::default(),
        tiles: TileStyle::Text,
        member: Member {
            person,
            name: format!("p{}", person.0),
        },
        tongue: Tongue::English,
        is_admin: false,
        has_faces: true,
        reads_threads: Some(false),
    }
}

pub(crate) fn admin(person: Person) -> Asker {
    Asker {
        is_admin: true,
        ..asker(person)
    }
}

/// A live pace with whole seconds and a window of this kind.
pub(crate) fn pace(window: Window) -> Pace {
    let seconds = Duration::from_secs;
    Pace {
        turn: Some(seconds(20)),
        bank: seconds(60),
        claim: Some(seconds(10)),
        pause: (Duration::from_millis(2500), Duration::from_millis(3500)),
        rest: Some(seconds(30)),
        away_after: Some(2),
        window,
        machine: (Duration::from_millis(800), Duration::from_millis(2000)),
    }
}

#[derive(Clone)]
pub(crate) struct Evening {
    pub(crate) table: Table,
    pub(crate) now: Moment,
    pub(crate) records: Vec<Record>,
    /// The results of the games that are over.
    pub(crate) results: Vec<GameResult>,
    /// What was shown since it was last looked at.
    pub(crate) shown: Vec<Effect>,
    /// The game with all that is hidden, by the records.
    pub(crate) game: Option<Game>,
}

impl Evening {
    /// Ada opens a table.
    pub(crate) fn open(secret: u8, pace: Pace) -> Self {
        Self::open_with(secret, pace, &[])
    }

    /// The same with more house options.
    pub(crate) fn open_with(secret: u8, pace: Pace, more: &[(&str, &str)]) -> Self {
        Self::open_by("hong-kong", secret, pace, more)
    }

    /// The same by other rules.
    pub(crate) fn open_by(rules: &str, secret: u8, pace: Pace, more: &[(&str, &str)]) -> Self {
        Self::open_at(DUSK, rules, secret, pace, more)
    }

    /// The same on another evening.
    fn open_at(dusk: Moment, rules: &str, secret: u8, pace: Pace, more: &[(&str, &str)]) -> Self {
        // A short game: one round, and a draw does not keep the dealer, so that a game without winners ends too.
        let short = [("game.rounds", "1"), ("draw.dealer", "pass")];
        let options = short.iter().chain(more);
        let options = options
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        let terms = Terms {
            rules: rules.to_owned(),
            options,
            house: None,
            pace_name: "live".to_owned(),
            pace,
            tongue: Tongue::English,
            tiles: TileStyle::Text,
            feed: Feed::Board,
        };
        let place = Place {
            guild: Some(Guild(1)),
            channel: Channel(2),
        };
        let (table, answer) = Table::open(
            TableId(0x7f),
            place,
            &asker(ADA),
            terms,
            Seed::from_bytes([secret; 32]),
            dusk,
        )
        .expect("good terms");
        let mut evening = Self {
            table,
            now: dusk,
            records: Vec::new(),
            results: Vec::new(),
            shown: Vec::new(),
            game: None,
        };
        evening.take(answer.effects);
        evening
    }

    /// A game of these people, machines on the other places, begun.
    pub(crate) fn begun(secret: u8, pace: Pace, people: &[Person]) -> Self {
        Self::begun_at(DUSK, secret, pace, people)
    }

    /// The same on another evening.
    pub(crate) fn begun_at(dusk: Moment, secret: u8, pace: Pace, people: &[Person]) -> Self {
        let mut evening = Self::open_at(dusk, "hong-kong", secret, pace, &[]);
        for person in &people[1..] {
            evening.ask(*person, Ask::Join);
        }
        for _ in people.len()..4 {
            evening.ask(ADA, Ask::AddMachine);
        }
        evening.ask(ADA, Ask::Start);
        evening
    }

    /// Somebody asks by slash command.
    pub(crate) fn ask(&mut self, person: Person, what: Ask) -> Reply {
        self.ask_as(&asker(person), what, None)
    }

    /// Somebody presses a button drawn for the present moment.
    pub(crate) fn press(&mut self, person: Person, what: Ask) -> Reply {
        self.ask_as(&asker(person), what, Some(self.table.turn()))
    }

    pub(crate) fn press_old(&mut self, person: Person, what: Ask, turn: Turn) -> Reply {
        self.ask_as(&asker(person), what, Some(turn))
    }

    pub(crate) fn ask_as(&mut self, who: &Asker, what: Ask, turn: Option<Turn>) -> Reply {
        let Answer { reply, effects } = self.table.ask(who, what, turn, self.now);
        self.take(effects);
        reply
    }

    /// Somebody presses the button of a move.
    pub(crate) fn act(&mut self, person: Person, what: Move) -> Reply {
        self.press(person, Ask::Act(moves::act(what)))
    }

    /// Keeps the records and what is shown; records come first and without a gap.
    pub(crate) fn take(&mut self, effects: Vec<Effect>) {
        let mut keeps = true;
        for effect in effects {
            if let Effect::Keep(record) = effect {
                assert!(keeps, "something is shown before it is kept");
                assert_eq!(record.number as usize, self.records.len());
                self.follow(&record);
                self.records.push(record);
            } else if let Effect::KeepResult(result) = effect {
                assert!(keeps, "something is shown before it is kept");
                self.results.push(*result);
            } else {
                keeps = false;
                self.shown.push(effect);
            }
        }
    }

    fn follow(&mut self, record: &Record) {
        let Fact::Played { events, .. } = &record.fact else {
            return;
        };
        for event in events {
            match (event, &mut self.game) {
                (Event::Opened { .. }, game) => {
                    *game = Some(game::replay([event]).expect("a game is opened"))
                }
                (_, Some(game)) => game.follow(event).expect("kept events fit"),
                (_, None) => panic!("a game begins by being opened"),
            }
        }
    }

    /// Time goes by; alarms ring on time.
    pub(crate) fn wait(&mut self, time: Duration) {
        let until = self.now.plus(time);
        while let Some(alarm) = self.table.next_alarm().filter(|alarm| *alarm <= until) {
            self.now = self.now.max(alarm);
            let effects = self.table.wake(self.now);
            self.take(effects);
        }
        self.now = until;
    }

    /// Time goes by until the next alarm has rung. Says whether there was one.
    pub(crate) fn next(&mut self) -> bool {
        let Some(alarm) = self.table.next_alarm() else {
            return false;
        };
        self.now = self.now.max(alarm);
        let effects = self.table.wake(self.now);
        self.take(effects);
        true
    }

    pub(crate) fn truth(&self) -> &Game {
        self.game.as_ref().expect("a game has begun")
    }

    /// The events of the present game.
    pub(crate) fn game_events(&self) -> Vec<&Event> {
        let mut events: Vec<&Event> = Vec::new();
        for record in &self.records {
            if let Fact::Played { events: played, .. } = &record.fact {
                if matches!(played.first(), Some(Event::Opened { .. })) {
                    events.clear();
                }
                events.extend(played);
            }
        }
        events
    }

    pub(crate) fn stage(&self) -> Stage {
        self.truth().view(Eye::Rail).stage
    }

    /// The person whose turn it is, if it is a person's.
    pub(crate) fn in_turn(&self) -> Option<Person> {
        match self.stage() {
            Stage::Turn { seat } => self.person_on(seat),
            Stage::Between(_) | Stage::Claims { .. } | Stage::Finished(..) => None,
        }
    }

    /// The seat of each of the four who joined, by the dice.
    pub(crate) fn person_on(&self, seat: Seat) -> Option<Person> {
        let entrant = usize::from(self.truth().entrants()[seat]);
        FOUR.get(entrant)
            .copied()
            .filter(|person| self.table.people().contains(person))
    }

    pub(crate) fn seat_of(&self, person: Person) -> Seat {
        Seat::ALL
            .into_iter()
            .find(|seat| self.person_on(*seat) == Some(person))
            .expect("he has a seat")
    }

    pub(crate) fn view(&self, person: Person) -> View {
        self.truth().view(Eye::Seat(self.seat_of(person)))
    }

    /// People who have more to choose than a pass in the present window.
    pub(crate) fn claimants(&self) -> Vec<Person> {
        if !matches!(self.stage(), Stage::Claims { .. }) {
            return Vec::new();
        }
        FOUR.into_iter()
            .filter(|person| {
                self.table
                    .choices(*person)
                    .iter()
                    .any(|what| *what != Move::Pass)
            })
            .collect()
    }

    /// Everybody who can answer in the present window passes.
    pub(crate) fn all_pass(&mut self) {
        for person in FOUR {
            if self.table.choices(person).contains(&Move::Pass) {
                self.act(person, Move::Pass);
            }
        }
    }

    /// Plays a game of four people by the machine's choice until `here` is true of a stage, and says whether it came to that
    /// before the first deal was over.
    pub(crate) fn play_until(&mut self, here: impl Fn(&Self) -> bool) -> bool {
        for _ in 0..600 {
            if here(self) {
                return true;
            }
            match self.stage() {
                Stage::Turn { .. } => {
                    let person = self.in_turn().expect("a person's turn");
                    let what = self.view(person).fallback().expect("a fallback in turn");
                    self.act(person, what);
                }
                Stage::Claims { .. } => {
                    self.all_pass();
                    self.wait(Duration::from_secs(10));
                }
                Stage::Between(_) | Stage::Finished(..) => return false,
            }
        }
        false
    }

    /// The evening of the first secret on which it comes to `here`.
    pub(crate) fn find(pace: Pace, here: impl Fn(&Self) -> bool) -> Self {
        for secret in 0..=u8::MAX {
            let mut evening = Self::begun(secret, pace, &FOUR);
            if evening.play_until(&here) {
                return evening;
            }
        }
        panic!("no secret leads there");
    }

    pub(crate) fn shown_since(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.shown)
    }
}

pub(crate) fn is_public(effect: &Effect) -> bool {
    matches!(effect, Effect::Channel { .. } | Effect::ChannelGone { .. })
}

/// The newest screen of a surface among effects.
pub(crate) fn screen_of(effects: &[Effect], wanted: Surface) -> Option<&Screen> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Channel { surface, screen } if *surface == wanted => Some(screen),
        Effect::Channel { .. }
        | Effect::ChannelGone { .. }
        | Effect::Greet { .. }
        | Effect::Keep(_)
        | Effect::KeepResult(_)
        | Effect::Panel { .. }
        | Effect::PanelGone { .. }
        | Effect::Tell { .. }
        | Effect::LookFor { .. }
        | Effect::Moved { .. }
        | Effect::Close => None,
    })
}

/// It was refused, with a private word.
pub(crate) fn is_private(reply: &Reply) -> bool {
    matches!(reply, Reply::Private(_))
}

pub(crate) fn is_done(reply: &Reply) -> bool {
    matches!(reply, Reply::Done(_))
}
