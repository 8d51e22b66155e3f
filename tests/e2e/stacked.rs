//! Tables whose first deal has a wall written by hand, put into the store as the bot itself would have kept them.

use std::path::Path;

use bot::store::Store;
use commands::ask::Ask;
use commands::ask::slash::Opening;
use commands::desk::{self, Defaults};
use commands::preferences::Preferences;
use commands::record::{Fact, Record};
use commands::table::effect::Effect;
use commands::table::{Asker, Table};
use commands::who::{Channel, Guild, Member, Person as Sitting, Place, TableId};
use commands::words::{Reader, TileStyle, Tongue};
use config::house::Houses;
use engine::deal::event::{Event, Eye};
use engine::game;
use engine::hidden::Hidden;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::{Kind, Tile, parse_tiles};
use tests::house::{QUICK, paces};
use tests::person::Person;

use crate::parlour::Parlour;

/// Tiles that are dealt.
const DEALT: usize = 53;

/// A wall in parts: what is not said is filled with what is left over, so that neighbours make neither pairs nor runs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stack {
    /// A rule set or a house.
    pub(crate) rules: &'static str,
    /// Its options.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// The hands of the dealer and of those after him.
    pub(crate) hands: [&'static str; 4],
    /// What is drawn first.
    pub(crate) head: &'static str,
    /// The end of the wall.
    pub(crate) tail: &'static str,
}

/// Who is dealt the tile at a place of the wall: four tiles at a time three times round, then one each, then the dealer again.
fn receiver(place: usize) -> usize {
    if place < 48 { place / 4 % 4 } else { place % 4 }
}

impl Stack {
    /// The people of the parlour, and machines, sit at a table where this is dealt. What the bot knew before is forgotten.
    pub(crate) async fn deal(&self, parlour: &mut Parlour) {
        parlour.stop().await;
        let database = parlour.file("stacked.db");
        self.keep(parlour, &database).await;
        parlour.moves_to(&database).await;
    }

    async fn keep(&self, parlour: &Parlour, database: &Path) {
        let store = Store::open(database).await.unwrap();
        let table = store.new_table().await.unwrap();
        store.append(&self.journal(table, parlour)).await.unwrap();
        store.close().await;
    }

    fn wall(&self) -> Vec<Tile> {
        let kinds: Vec<Tile> = Kind::all().map(Tile::of).collect();
        // Five has no divisor in common with the number of kinds: every kind comes once before one comes again.
        let round = (0..kinds.len()).map(|place| kinds[place * 5 % kinds.len()]);
        let mut left: Vec<Tile> = round.cycle().take(4 * kinds.len()).collect();
        let mut wall: Vec<Option<Tile>> = vec![None; left.len()];
        let mut put = |place: usize, tile: Tile| {
            let at = left.iter().position(|other| *other == tile);
            left.remove(at.unwrap_or_else(|| panic!("too many {tile}")));
            wall[place] = Some(tile);
        };
        for (seat, hand) in self.hands.iter().enumerate() {
            let places = (0..DEALT).filter(|place| receiver(*place) == seat);
            places
                .zip(parse_tiles(hand).unwrap())
                .for_each(|(place, tile)| put(place, tile));
        }
        let head = parse_tiles(self.head).unwrap();
        (DEALT..)
            .zip(head)
            .for_each(|(place, tile)| put(place, tile));
        let tail = parse_tiles(self.tail).unwrap();
        let first = 136 - tail.len();
        (first..)
            .zip(tail)
            .for_each(|(place, tile)| put(place, tile));
        let mut rest = left.into_iter();
        wall.into_iter()
            .map(|tile| tile.or_else(|| rest.next()).unwrap())
            .collect()
    }

    /// What the bot would have kept of this table up to the deal.
    fn journal(&self, id: TableId, parlour: &Parlour) -> Vec<Record> {
        let place = Place {
            guild: Some(Guild(parlour.guild)),
            channel: Channel(parlour.channel),
        };
        let opening = Opening {
            rules: Some(self.rules.to_owned()),
            pace: Some(QUICK.to_owned()),
            options: self
                .options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
            ..Opening::default()
        };
        let defaults = Defaults {
            rules: self.rules,
            houses: &Houses::shipped(),
            pace: QUICK,
            paces: &paces(),
            keep_games: None,
        };
        let public = Reader {
            tongue: Tongue::English,
            tiles: TileStyle::Text,
        };
        let terms = desk::terms(&opening, defaults, public).unwrap();
        let people: Vec<Asker> = parlour.people.iter().map(asker).collect();
        let now = bot::clock::Clock::default().now();
        let seed = Seed::from_bytes([9; 32]);
        let (mut table, answer) = Table::open(id, place, &people[0], terms, seed, now).unwrap();
        let mut effects = answer.effects;
        for person in &people[1..] {
            effects.extend(table.ask(person, Ask::Join, None, now).effects);
        }
        for _ in people.len()..4 {
            effects.extend(table.ask(&people[0], Ask::AddMachine, None, now).effects);
        }
        effects.extend(table.ask(&people[0], Ask::Start, None, now).effects);
        self.restacked(effects.into_iter().filter_map(kept).collect())
    }

    /// The records up to the first deal, which has this wall.
    fn restacked(&self, mut records: Vec<Record>) -> Vec<Record> {
        let opened = records.iter().flat_map(played).next().unwrap();
        let is_deal = |record: &Record| matches!(played(record).first(), Some(Event::Dealt { .. }));
        let at = records.iter().position(is_deal).unwrap();
        let mut dealt = played(&records[at]).remove(0);
        if let Event::Dealt { wall, dealer, .. } = &mut dealt {
            (*wall, *dealer) = (Hidden(self.wall()), Seat::ALL[0]);
        }
        let mut replayed = game::replay([&opened, &dealt]).unwrap();
        let mut events = vec![dealt];
        if replayed.view(Eye::Rail).came.is_none() {
            events.extend(replayed.lapse());
        }
        records.truncate(at + 1);
        records[at].fact = Fact::Played {
            events,
            by: None,
            lapsed: false,
        };
        records
    }
}

fn asker(person: &Person) -> Asker {
    Asker {
        has_faces: true,
        reads_threads: None,
        preferences: Preferences::default(),
        tiles: TileStyle::Text,
        member: Member {
            person: Sitting(person.id),
            name: person.name.clone(),
        },
        tongue: Tongue::English,
        is_admin: false,
    }
}

fn kept(effect: Effect) -> Option<Record> {
    if let Effect::Keep(record) = effect {
        Some(record)
    } else {
        None
    }
}

fn played(record: &Record) -> Vec<Event> {
    if let Fact::Played { events, .. } = &record.fact {
        events.clone()
    } else {
        Vec::new()
    }
}
