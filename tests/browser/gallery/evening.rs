//! An evening played to a certain moment by four people who choose as machines do, as the store would know it.

use commands::ask::Ask;
use commands::preferences::Preferences;
use commands::record::{Fact, Record, Terms};
use commands::screen::moves::act;
use commands::table::effect::{Answer, Effect};
use commands::table::{Asker, Table};
use commands::who::{Channel, Guild, Member, Moment, Person, Place, TableId};
use commands::words::TileStyle;
use engine::deal::event::{Ending, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::game::{self, Game};
use engine::hidden::Hidden;
use engine::player::{self, Strength};
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::Tile;
use tests::play::garden::Grounds;

use super::Language;
use super::scenes::{Scene, Until};

/// More steps than any scene takes.
const STEPS: usize = 3000;

pub(super) struct Evening {
    table: Table,
    now: Moment,
    people: Vec<Asker>,
    records: Vec<Record>,
    game: Option<Game>,
    /// Kongs are declared wherever possible.
    loves_kongs: bool,
    /// Long games are played without much thought.
    strength: Strength,
    /// What happened since the first deal.
    steps: Vec<Step>,
}

/// How a scene came about: played once, it is told again for every language and style without anybody thinking.
#[derive(Clone)]
pub(super) struct Script {
    secret: u8,
    steps: Vec<Step>,
    eye: usize,
}

/// What happened next.
#[derive(Clone)]
enum Step {
    Asked(usize, Ask),
    Woke,
}

/// The records of a scene, and who of the four has something to answer in it.
pub(super) fn journal(
    scene: &Scene,
    grounds: &Grounds,
    language: &Language,
    tiles: TileStyle,
    now: Moment,
    known: &mut Option<Script>,
) -> (Vec<Record>, usize) {
    if let Some(script) = known {
        let mut evening = Evening::open(scene, grounds, (language, tiles), script.secret, now);
        for step in &script.steps {
            evening.repeat(step);
        }
        return (evening.records, script.eye);
    }
    (scene.secret..=u8::MAX)
        .find_map(|secret| {
            let mut evening = Evening::open(scene, grounds, (language, tiles), secret, now);
            evening.steps.clear();
            let eye = evening.play(scene.until)?;
            *known = Some(Script {
                secret,
                steps: evening.steps,
                eye,
            });
            Some((evening.records, eye))
        })
        .unwrap_or_else(|| panic!("no secret leads to {scene:?}"))
}

impl Evening {
    fn open(
        scene: &Scene,
        grounds: &Grounds,
        (language, tiles): (&Language, TileStyle),
        secret: u8,
        now: Moment,
    ) -> Self {
        let asker = |(id, name): (&u64, &&str)| Asker {
            has_faces: true,
            reads_threads: None,
            member: Member {
                person: Person(*id),
                name: (*name).to_owned(),
            },
            tongue: language.tongue,
            is_admin: false,
            preferences: Preferences {
                tiles: Some(tiles),
                ..Preferences::default()
            },
            tiles,
        };
        let people: Vec<Asker> = grounds.people.iter().zip(&scene.names).map(asker).collect();
        let short = [("game.rounds", "1"), ("draw.dealer", "pass")];
        let is_short = scene.until == Until::Finished;
        let options = short.into_iter().filter(|_| is_short);
        let terms = Terms {
            rules: scene.rules.to_owned(),
            options: options
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            house: None,
            pace_name: "learning".to_owned(),
            pace: config::pace::preset("learning").unwrap(),
            tongue: language.tongue,
            tiles,
            feed: commands::ask::Feed::Board,
        };
        let place = Place {
            guild: Some(Guild(grounds.guild)),
            channel: Channel(grounds.home),
        };
        let seed = Seed::from_bytes([secret; 32]);
        let (table, answer) = Table::open(TableId(1), place, &people[0], terms, seed, now).unwrap();
        let mut evening = Self {
            table,
            now,
            people,
            records: Vec::new(),
            game: None,
            loves_kongs: scene.wall.is_some(),
            strength: if is_short {
                Strength::Gentle
            } else {
                Strength::Steady
            },
            steps: Vec::new(),
        };
        evening.take(answer.effects);
        if scene.until == Until::Lobby {
            evening.ask(1, Ask::Join);
            evening.ask(0, Ask::AddMachine);
            return evening;
        }
        for person in 1..4 {
            evening.ask(person, Ask::Join);
        }
        evening.ask(0, Ask::Start);
        if let Some(wall) = scene.wall {
            evening.deal_from(wall());
        }
        evening
    }

    /// Deals once more, from this wall.
    fn deal_from(&mut self, wall: Vec<Tile>) {
        let events = |record: &Record| {
            if let Fact::Played { events, .. } = &record.fact {
                events.clone()
            } else {
                Vec::new()
            }
        };
        let opened = self.records.iter().flat_map(events).next().unwrap();
        let is_deal = |record: &Record| matches!(events(record).first(), Some(Event::Dealt { .. }));
        let at = self.records.iter().position(is_deal).unwrap();
        let mut dealt = events(&self.records[at]).remove(0);
        if let Event::Dealt { wall: tiles, .. } = &mut dealt {
            *tiles = Hidden(wall);
        }
        let mut game = game::replay([&opened, &dealt]).unwrap();
        let mut events = vec![dealt];
        if game.view(Eye::Rail).came.is_none() {
            events.extend(game.lapse());
        }
        self.records.truncate(at + 1);
        self.records[at].fact = Fact::Played {
            events,
            by: None,
            lapsed: false,
        };
        self.table = Table::recover(self.records.clone()).unwrap();
        self.game = Some(game);
    }

    fn ask(&mut self, person: usize, what: Ask) {
        self.steps.push(Step::Asked(person, what.clone()));
        let from = self.people[person].clone();
        let Answer { effects, .. } = self.table.ask(&from, what, None, self.now);
        self.take(effects);
    }

    fn repeat(&mut self, step: &Step) {
        match step {
            Step::Asked(person, what) => self.ask(*person, what.clone()),
            Step::Woke => self.wake(),
        }
    }

    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Keep(record) = effect {
                self.follow(&record);
                self.records.push(record);
            }
        }
    }

    fn follow(&mut self, record: &Record) {
        let Fact::Played { events, .. } = &record.fact else {
            return;
        };
        for event in events {
            match (event, &mut self.game) {
                (Event::Opened { .. }, game) => *game = Some(game::replay([event]).unwrap()),
                (_, Some(game)) => game.follow(event).unwrap(),
                (_, None) => panic!("a game begins by being opened"),
            }
        }
    }

    /// Plays to the moment; who of the four has something to answer then. `None`: it does not come to that.
    fn play(&mut self, until: Until) -> Option<usize> {
        for _ in 0..STEPS {
            if let Some(eye) = self.is_there(until) {
                return Some(eye);
            }
            let before = self.records.len();
            match (self.stage()?, until) {
                (Stage::Turn { .. } | Stage::Claims { .. }, _) => self.step(),
                (Stage::Between(None), _) => self.wake(),
                (Stage::Between(_), Until::Finished) => {
                    (0..4).for_each(|person| self.ask(person, Ask::Ready));
                }
                (Stage::Between(_) | Stage::Finished(..), _) => return None,
            }
            assert!(
                self.records.len() > before,
                "nothing happens any more: {:?}",
                self.stage()
            );
        }
        None
    }

    fn is_there(&self, until: Until) -> Option<usize> {
        let Some(stage) = self.stage() else {
            return (until == Until::Lobby).then_some(0);
        };
        match (until, stage) {
            (Until::Discards(count), Stage::Turn { seat }) if self.discards() >= count => {
                Some(self.sitting(seat))
            }
            (Until::Claim, Stage::Claims { .. }) => {
                (0..4).find(|person| self.table.choices(Person(self.id(*person))).len() > 2)
            }
            (Until::Won, Stage::Between(Some(end))) if end.ending == Ending::Won => Some(0),
            (Until::Finished, Stage::Finished(..)) => Some(0),
            (
                Until::Lobby | Until::Discards(_) | Until::Claim | Until::Won | Until::Finished,
                Stage::Between(_) | Stage::Turn { .. } | Stage::Claims { .. } | Stage::Finished(..),
            ) => None,
        }
    }

    fn id(&self, person: usize) -> u64 {
        self.people[person].member.person.0
    }

    fn discards(&self) -> usize {
        let is_discard = |event: &&Event| matches!(event, Event::Discarded { .. });
        let played = |record: &Record| {
            if let Fact::Played { events, .. } = &record.fact {
                events.iter().filter(is_discard).count()
            } else {
                0
            }
        };
        self.records.iter().map(played).sum()
    }

    fn stage(&self) -> Option<Stage> {
        self.game.as_ref().map(|game| game.view(Eye::Rail).stage)
    }

    fn sitting(&self, seat: Seat) -> usize {
        let game = self.game.as_ref().unwrap();
        usize::from(game.entrants()[seat])
    }

    /// Everybody who has something to answer answers.
    fn step(&mut self) {
        let mut anybody = false;
        for seat in Seat::ALL {
            let person = self.sitting(seat);
            let choices = self.table.choices(Person(self.id(person)));
            if choices.is_empty() {
                continue;
            }
            let view = self.game.as_ref().unwrap().view(Eye::Seat(seat));
            let what = self.chooses(&choices, player::choose(self.strength, &view));
            let before = self.records.len();
            self.ask(person, Ask::Act(act(what)));
            assert!(self.records.len() > before, "{what:?} was refused");
            anybody = true;
        }
        if !anybody {
            self.wake();
        }
    }

    fn chooses(&self, choices: &[Move], wise: Option<Move>) -> Move {
        let is_kong =
            |what: &Move| matches!(what, Move::ConcealedKong { .. } | Move::AddedKong { .. });
        if self.loves_kongs {
            // Nobody wins or claims, so that the four kongs stay on the table.
            let kong = choices.iter().find(|what| is_kong(what));
            let pass = choices.iter().find(|what| **what == Move::Pass);
            let discard = choices
                .iter()
                .find(|what| matches!(what, Move::Discard { drawn: true, .. }));
            if let Some(what) = kong.or(pass).or(discard) {
                return *what;
            }
        }
        wise.unwrap_or(choices[0])
    }

    fn wake(&mut self) {
        self.steps.push(Step::Woke);
        if let Some(alarm) = self.table.next_alarm() {
            self.now = self.now.max(alarm);
            let effects = self.table.wake(self.now);
            self.take(effects);
        }
        // Without a clock the only alarm may be the one of a table that everybody has forgotten.
        assert!(!self.table.is_closed(), "nothing was left to wait for");
    }
}
