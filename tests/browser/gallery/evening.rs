//! An evening played to a certain moment by four people who choose as machines do, as the store would know it.

use commands::ask::Ask;
use commands::desk::first_game;
use commands::preferences::Preferences;
use commands::record::{Fact, Record, Terms};
use commands::screen::moves::act;
use commands::table::effect::{Answer, Effect};
use commands::table::{Asker, Table};
use commands::who::{Channel, Guild, Member, Moment, Person, Place, TableId};
use commands::words::TileStyle;
use engine::deal::event::{Event, Eye};
use engine::deal::view::Stage;
use engine::game::{self, Game};
use engine::hidden::Hidden;
use engine::player::{self, Strength};
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::Tile;
use tests::play::garden::Grounds;

use super::Language;
use super::scenes::{Scene, Until, Way};
use super::taste::Taste;
use super::wall::four_kongs;

/// More steps than any scene takes.
const STEPS: usize = 3000;

pub(super) struct Evening {
    table: Table,
    now: Moment,
    people: Vec<Asker>,
    records: Vec<Record>,
    game: Option<Game>,
    taste: Taste,
    /// Long games are played without much thought.
    strength: Strength,
    /// What happened since the first deal.
    steps: Vec<Step>,
}

/// How scenes came about: played once, an evening is told again for every language and style without anybody thinking.
pub(super) type Scripts = Vec<Script>;

/// How one way led to its scenes.
#[derive(Clone)]
pub(super) struct Script {
    way: Way,
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
    known: &mut Scripts,
) -> (Vec<Record>, usize) {
    let way = scene.way();
    if let Some(script) = known.iter().find(|script| script.way == way) {
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
            known.push(Script {
                way,
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
        let options = options.chain(scene.options.iter().copied());
        let terms = Terms {
            rules: scene.rules.to_owned(),
            options: options
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            house: None,
            pace_name: scene.pace.to_owned(),
            pace: config::pace::preset(scene.pace).unwrap(),
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
            taste: Taste::of(scene),
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
        if matches!(scene.until, Until::Lesson(_)) {
            for what in first_game() {
                evening.ask(0, what);
            }
            return evening;
        }
        for person in 1..4 {
            evening.ask(person, Ask::Join);
        }
        evening.ask(0, Ask::Start);
        if scene.four_kongs {
            evening.deal_from(four_kongs());
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
        // Whoever plays does so by button: by command nobody could answer a window as soon as it opens.
        let turn = matches!(what, Ask::Act(_)).then(|| self.table.turn());
        let Answer { effects, .. } = self.table.ask(&from, what, turn, self.now);
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
        match stage {
            Stage::Turn { seat } => self.is_turn_of(seat, until),
            Stage::Claims { .. } => self.is_claimed(until),
            Stage::Between(end) => until.is_end(end.as_deref()?).then_some(0),
            Stage::Finished(..) => (until == Until::Finished).then_some(0),
        }
    }

    /// Who looks, if this turn is the moment.
    fn is_turn_of(&self, seat: Seat, until: Until) -> Option<usize> {
        let game = self.game.as_ref()?;
        let person = self.sitting(seat);
        let is_it = match until {
            Until::Discards(count) => self.discards() >= count,
            Until::Lesson(count) => person == 0 && self.discards() >= count * 4,
            Until::Offered(offer) => offer.is_in(&self.table.choices(Person(self.id(person)))),
            Until::Declared => game.view(Eye::Rail).seats[seat].riichi,
            Until::Barred => {
                let view = game.view(Eye::Seat(seat));
                view.own.is_some_and(|own| own.barred.is_some())
            }
            Until::Away => return self.away(),
            Until::Lobby
            | Until::Claim
            | Until::Won
            | Until::SelfDrawn
            | Until::WonTwice
            | Until::Drawn
            | Until::Aborted
            | Until::Finished => false,
        };
        is_it.then_some(person)
    }

    /// Who looks, if this window is the moment.
    fn is_claimed(&self, until: Until) -> Option<usize> {
        (0..4).find(|person| {
            let choices = self.table.choices(Person(self.id(*person)));
            if let Until::Offered(offer) = until {
                offer.is_in(&choices)
            } else {
                until == Until::Claim && choices.len() > 2
            }
        })
    }

    /// Who is away.
    fn away(&self) -> Option<usize> {
        let gone = |record: &Record| {
            if let Fact::Away { seat, away: true } = record.fact {
                Some(seat)
            } else {
                None
            }
        };
        let seat = self.records.iter().find_map(gone)?;
        Some(self.sitting(seat))
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
            if choices.is_empty() || self.taste.sleeps(person) {
                continue;
            }
            let view = self.game.as_ref().unwrap().view(Eye::Seat(seat));
            let wise = || player::choose(self.strength, &view).unwrap_or(choices[0]);
            let what = self.taste.chooses(&choices).unwrap_or_else(wise);
            let before = self.records.len();
            self.ask(person, Ask::Act(act(what)));
            assert!(self.records.len() > before, "{what:?} was refused");
            anybody = true;
        }
        if !anybody {
            self.wake();
        }
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
