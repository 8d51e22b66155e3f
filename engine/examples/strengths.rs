//! How strong the machines are beside each other: `strengths RULES GAMES NUMBER`, as in `strengths riichi 200 1`.
//!
//! Two of one strength play two of another. Every two games have the same secret, so the same walls on the same seats, and
//! the strengths change seats between them. The mean place of four equal ones would be 2.5.

use std::io::{self, Write};

use engine::player::Strength;
use engine::rulesets;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::selfplay::{Played, play};

/// Who plays whom: the first is expected to be the better one.
const PAIRINGS: [(Strength, Strength); 3] = [
    (Strength::Sharp, Strength::Steady),
    (Strength::Steady, Strength::Gentle),
    (Strength::Sharp, Strength::Gentle),
];

/// The seats of the first of a pairing, by entrant: side by side, apart, and the other way about.
const SEATS: [[bool; 4]; 6] = [
    [true, true, false, false],
    [false, false, true, true],
    [true, false, true, false],
    [false, true, false, true],
    [true, false, false, true],
    [false, true, true, false],
];

/// What one secret came to for the first of a pairing, both games together.
struct Sample {
    place: f64,
    points: f64,
    wins: f64,
}

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1);
    let mut next = |default: &str| args.next().unwrap_or_else(|| default.to_owned());
    let (id, games, number) = (next("riichi"), next("200"), next("1"));
    let (Ok(games), Ok(number)) = (games.parse::<u64>(), number.parse::<u64>()) else {
        return Err(io::Error::other("usage: strengths RULES GAMES NUMBER"));
    };
    if rulesets::build(&id, &Default::default()).is_err() {
        return Err(io::Error::other(format!("there are no rules `{id}`")));
    }
    let mut out = io::stdout().lock();
    for (better, other) in PAIRINGS {
        let samples: Vec<Sample> = (0..games.div_ceil(2))
            .map(|at| sample(&id, number, at, better, other))
            .collect();
        let told = |of: fn(&Sample) -> f64| {
            let (mean, error) = mean(samples.iter().map(of));
            format!("{mean:.3} ± {error:.3}")
        };
        writeln!(
            out,
            "| {id} | {} | {} | {} | {} | {} | {} |",
            better.name(),
            other.name(),
            2 * samples.len(),
            told(|sample| sample.place),
            told(|sample| sample.points),
            told(|sample| sample.wins),
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Two games with one secret, the strengths changing seats.
fn sample(id: &str, number: u64, at: u64, better: Strength, other: Strength) -> Sample {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    let seed = Seed::from_bytes(bytes).derive(&format!("strengths {at}"));
    let pair = 2 * (at as usize % (SEATS.len() / 2));
    let games = [SEATS[pair], SEATS[pair + 1]].map(|first| {
        let rules = rulesets::build(id, &Default::default()).expect("looked up before");
        let machines = first.map(|first| if first { better } else { other });
        of_first(&play(rules, seed.clone(), machines, |_| {}), first)
    });
    let half = |of: fn(&Sample) -> f64| games.iter().map(of).sum::<f64>() / 2.0;
    Sample {
        place: half(|game| game.place),
        points: half(|game| game.points),
        wins: half(|game| game.wins),
    }
}

/// The mean place of the first of a pairing in a game, what one of them had more than one of the others at its end, and its
/// part of the wins.
fn of_first(played: &Played, first: [bool; 4]) -> Sample {
    let is_first = |seat: Seat| first[usize::from(played.entrants[seat]) % 4];
    let places = played.outcome.order.iter().zip(1..);
    let places = places.filter(|(seat, _)| is_first(**seat));
    let points = played.outcome.points.iter();
    let signed = points.map(|(seat, points)| if is_first(seat) { *points } else { -points });
    let wins = |first: bool| -> u32 {
        let of = played
            .wins
            .iter()
            .filter(|(seat, _)| is_first(*seat) == first);
        of.map(|(_, wins)| wins).sum()
    };
    let (own, others) = (f64::from(wins(true)), f64::from(wins(false)));
    Sample {
        place: places.map(|(_, place)| f64::from(place)).sum::<f64>() / 2.0,
        points: f64::from(signed.sum::<i32>()) / 2.0,
        wins: own / (own + others).max(1.0),
    }
}

/// The mean of these and its standard error.
fn mean(of: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = of.clone().count() as f64;
    let mean = of.clone().sum::<f64>() / count;
    let spread = of.map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (spread / count).sqrt())
}
