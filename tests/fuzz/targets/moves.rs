//! A rule set, house options and moves from bytes; the laws of play are held after each step.

#![no_main]

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::game::{Game, replay_by};
use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::rulesets::{build, catalogue};
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::{Kind, Tile};
use libfuzzer_sys::fuzz_target;

/// The most steps of one game.
const PATIENCE: usize = 400;

/// Bytes, taken from the front; zeros when they run out.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                usize::from(first)
            }
            None => 0,
        }
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        let at = self.next();
        among.get(at % among.len().max(1)).copied()
    }
}

/// A rule set with up to eight options at values written in its table.
fn rules(bytes: &mut Bytes<'_>) -> Option<RuleSet> {
    let entry = bytes.pick(catalogue())?;
    let mut options = Options::new();
    for _ in 0..bytes.next() % 9 {
        let spec = bytes.pick(entry.options)?;
        let value = bytes.pick(spec.allowed)?;
        let value = value.split("..").next().filter(|_| !value.contains('/'));
        options.insert(spec.key.to_owned(), value?.to_owned());
    }
    build(entry.id, &options).ok()
}

/// Any move, sensible or not.
fn any_move(bytes: &mut Bytes<'_>, hand: &[Tile]) -> Option<Move> {
    let tiles: Vec<Tile> = Kind::all()
        .map(Tile::of)
        .chain(hand.iter().copied())
        .collect();
    let tile = bytes.pick(&tiles)?;
    let other = bytes.pick(&tiles)?;
    let kind = tile.kind()?;
    let drawn = bytes.next() % 2 == 1;
    let with = [tile, other];
    let moves = [
        Move::Win,
        Move::Pass,
        Move::Kong,
        Move::Abort,
        Move::Discard { tile, drawn },
        Move::Riichi { tile, drawn },
        Move::ConcealedKong { kind },
        Move::AddedKong { kind },
        Move::Chow { with },
        Move::Pong { with },
    ];
    bytes.pick(&moves)
}

fn step(game: &mut Game, bytes: &mut Bytes<'_>) -> Vec<Event> {
    if game.is_between_deals() {
        return game.deal().expect("the next deal");
    }
    let seat = Seat::ALL[bytes.next() % 4];
    let view = game.view(Eye::Seat(seat));
    let (choices, risks) = (view.choices(), view.risks());
    let said = match bytes.next() % 8 {
        0 => return game.lapse(),
        1 => {
            let held: Vec<Tile> = view.own.iter().flat_map(|own| own.held()).collect();
            any_move(bytes, &held)
        }
        2 => bytes.pick(&risks),
        _ => bytes.pick(&choices),
    };
    let Some(said) = said else {
        return game.lapse();
    };
    let before = game.view(Eye::Rail);
    match game.play(seat, said) {
        Ok(events) => {
            assert!(choices.contains(&said) || risks.contains(&said));
            events
        }
        Err(refusal) => {
            assert!(!choices.contains(&said) && !risks.contains(&said));
            assert_eq!(view.why_not(said), Some(refusal.reason));
            assert!(game.view(Eye::Rail) == before && game.view(Eye::Seat(seat)) == view);
            Vec::new()
        }
    }
}

fn hold_the_laws(game: &Game) {
    let view = game.view(Eye::Rail);
    let points: i64 = view
        .seats
        .iter()
        .map(|(_, seat)| i64::from(seat.points))
        .sum();
    let start = 4 * i64::from(game.rules().dealing.start_points);
    assert_eq!(points + i64::from(view.bets), start);
    let acting = match view.stage {
        Stage::Turn { seat } => Some(seat),
        Stage::Claims { .. } => None,
        Stage::Between(_) | Stage::Finished(..) => return,
    };
    for (seat, place) in view.seats.iter() {
        let size = usize::from(place.concealed) + 3 * place.melds.len();
        assert_eq!(size, 13 + usize::from(acting == Some(seat)));
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let Some(rules) = rules(&mut bytes) else {
        return;
    };
    let mut seed = [0; 32];
    seed[0] = bytes.next() as u8;
    seed[1] = bytes.next() as u8;
    let (mut game, mut log) = Game::open(rules.clone(), Seed::from_bytes(seed));
    for _ in 0..PATIENCE {
        if game.outcome().is_some() || bytes.0.is_empty() {
            break;
        }
        log.extend(step(&mut game, &mut bytes));
        hold_the_laws(&game);
    }
    let again = replay_by(rules, &log).expect("a log fits its game");
    for eye in Seat::ALL.map(Eye::Seat) {
        assert!(again.view(eye) == game.view(eye));
    }
});
