//! Evenings whose first deal has a wall written by hand.

use commands::ask::{Ask, press};
use commands::record::{Fact, Record};
use commands::screen::moves;
use commands::screen::page::{Does, Row, Screen};
use commands::table::Table;
use config::pace::Pace;
use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::game;
use engine::hidden::Hidden;
use engine::seat::Seat;
use engine::tile::{Kind, Tile, parse_tiles};

use crate::evening::{Evening, FOUR, is_done};

/// East, South, West and North of the first deal.
pub(crate) const E: Seat = Seat::ALL[0];
pub(crate) const S: Seat = Seat::ALL[1];
pub(crate) const W: Seat = Seat::ALL[2];
pub(crate) const N: Seat = Seat::ALL[3];

/// A wall in parts: what is not said is filled with what is left over, equal tiles far from each other.
#[derive(Default)]
pub(crate) struct Stack {
    /// The hands of East, South, West and North.
    pub(crate) hands: [&'static str; 4],
    /// What is drawn first.
    pub(crate) head: &'static str,
    /// The very last tile.
    pub(crate) last: Option<&'static str>,
}

/// Who is dealt the tile at a place of the wall: four tiles at a time three times round, then one each, then East again.
fn receiver(place: usize) -> usize {
    if place < 48 { place / 4 % 4 } else { place % 4 }
}

impl Stack {
    /// The whole wall in the order of drawing.
    pub(crate) fn wall(&self) -> Vec<Tile> {
        let mut left: Vec<Tile> = Kind::all()
            .flat_map(|kind| [Tile::of(kind); Kind::COPIES as usize])
            .collect();
        let mut wall: Vec<Option<Tile>> = vec![None; left.len()];
        let mut put = |place: usize, tile: Tile| {
            let at = left.iter().position(|other| *other == tile);
            left.remove(at.unwrap_or_else(|| panic!("too many {tile}")));
            wall[place] = Some(tile);
        };
        for (seat, hand) in self.hands.iter().enumerate() {
            let places = (0..53).filter(|place| receiver(*place) == seat);
            for (place, tile) in places.zip(parse_tiles(hand).expect("tiles")) {
                put(place, tile);
            }
        }
        for (step, tile) in parse_tiles(self.head)
            .expect("tiles")
            .into_iter()
            .enumerate()
        {
            put(53 + step, tile);
        }
        if let Some(last) = self.last {
            put(135, tile(last));
        }
        // 139 is a prime above the number of tiles: each place has a key of its own.
        let mut order: Vec<usize> = (0..left.len()).collect();
        order.sort_by_key(|place| place * 61 % 139);
        let mut scattered = order.into_iter().map(|place| left[place]);
        wall.into_iter()
            .map(|tile| tile.unwrap_or_else(|| scattered.next().expect("as many tiles as places")))
            .collect()
    }

    /// An evening of four people in the first turn of the deal with this wall.
    pub(crate) fn deal(&self, pace: Pace, options: &[(&str, &str)]) -> Evening {
        deal_wall(self.wall(), pace, options)
    }
}

/// An evening of four people in the first turn of the deal with this wall.
pub(crate) fn deal_wall(wall: Vec<Tile>, pace: Pace, options: &[(&str, &str)]) -> Evening {
    let free = [("tiles.flowers", "false"), ("min_faan", "0")];
    let mut evening = Evening::open_with(1, pace, &[&free, options].concat());
    for person in &FOUR[1..] {
        evening.ask(*person, Ask::Join);
    }
    evening.ask(FOUR[0], Ask::Start);
    let is_deal = |record: &Record| matches!(&record.fact, Fact::Played { events, .. } if matches!(events.first(), Some(Event::Dealt { .. })));
    let at = evening.records.iter().position(is_deal).expect("a deal");
    let mut records = evening.records[..at].to_vec();
    let mut opened = evening.game_events()[..1].to_vec();
    let mut dealt = evening.game_events()[1].clone();
    if let Event::Dealt {
        wall: dealt,
        dealer,
        ..
    } = &mut dealt
    {
        (*dealt, *dealer) = (Hidden(wall), E);
    }
    opened.push(&dealt);
    let mut game = game::replay(opened).expect("a game");
    let mut events = vec![dealt];
    if game.view(Eye::Rail).came.is_none() {
        events.extend(game.lapse());
    }
    let fact = Fact::Played {
        events,
        by: None,
        lapsed: false,
    };
    records.push(Record {
        fact,
        ..evening.records[at].clone()
    });
    evening.table = Table::recover(records.clone()).expect("the records fit");
    (evening.records, evening.game) = (records, Some(game));
    evening.shown.clear();
    let effects = evening.table.resume(evening.now, evening.now);
    evening.take(effects);
    evening
}

impl Evening {
    /// The person on a seat makes a move that must be taken.
    pub(crate) fn does(&mut self, seat: Seat, what: Move) {
        let person = self.person_on(seat).expect("four people");
        let reply = self.press(person, Ask::Act(moves::act(what)));
        assert!(is_done(&reply), "{seat:?} {what:?}: {reply:?}");
    }

    pub(crate) fn offers(&self, seat: Seat) -> Vec<Move> {
        self.table
            .choices(self.person_on(seat).expect("four people"))
    }

    /// Nobody else answers and the window closes.
    pub(crate) fn closes(&mut self) {
        self.wait(std::time::Duration::from_secs(10));
    }
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// Discards a tile of the hand.
pub(crate) fn discard(text: &str) -> Move {
    Move::Discard {
        tile: tile(text),
        drawn: false,
    }
}

pub(crate) fn two(text: &str) -> [Tile; 2] {
    parse_tiles(text).expect("tiles").try_into().expect("two")
}

/// What the buttons of a screen ask.
pub(crate) fn asks(screen: &Screen) -> Vec<Ask> {
    let buttons = screen.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Select(_) | Row::Pick(_) => Vec::new(),
    });
    buttons
        .filter_map(|button| match button.does {
            Does::Send(id) => Some(press::read(&id).expect("one of ours").ask),
            Does::Open(_) => None,
        })
        .collect()
}
