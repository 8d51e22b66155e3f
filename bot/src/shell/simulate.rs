//! `sparrow simulate`: machines play against each other, and how they did.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use engine::deal::event::Event;
use engine::notation::log;
use engine::player::Strength;
use engine::rules::RuleSet;
use engine::seed::Seed;
use engine::selfplay::{Played, play};

use commands::screen::replay;

/// Games to be played.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// How many games.
    pub games: u32,
    /// Who plays.
    pub machines: [Strength; 4],
    /// The same number plays the same games.
    pub seed: u64,
    /// The folder that each game's log is written to, if it is kept.
    pub log: Option<PathBuf>,
}

impl Plan {
    /// The secret of one game, counted from 0.
    fn seed_of(&self, game: u32) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        Seed::from_bytes(bytes).derive(&format!("game {game}"))
    }

    /// Plays one game, and keeps its log where one is asked for.
    fn play(&self, game: u32) -> Result<Played, String> {
        let mut events = Vec::new();
        let keep = |event: &Event| {
            if self.log.is_some() {
                events.push(event.clone());
            }
        };
        let rules = RuleSet::clone(&self.rules);
        let played = play(rules, self.seed_of(game), self.machines, keep);
        if let Some(folder) = &self.log {
            let path = folder.join(format!("game-{:06}.jsonl", game + 1));
            let log = log::write(&self.rules, &events);
            let text = log.as_ref().map(replay::log).unwrap_or_default();
            std::fs::write(&path, text).map_err(|error| cannot_write(&path, &error))?;
        }
        Ok(played)
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> String {
    format!("{}: cannot be written: {error}", path.display())
}

/// How the machines did, each by its place in the plan.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Tally {
    deals: u64,
    drawn: u64,
    /// How often each was first, second, third and last.
    places: [[u64; 4]; 4],
    /// The final points of each, all games together.
    points: [i64; 4],
    /// Deals won.
    wins: [u64; 4],
}

impl Tally {
    fn count(&mut self, played: &Played) {
        self.deals += u64::from(played.deals);
        self.drawn += u64::from(played.drawn);
        for (place, &seat) in played.outcome.order.iter().enumerate() {
            let machine = usize::from(played.entrants[seat]);
            self.places[machine][place] += 1;
            self.points[machine] += i64::from(played.outcome.points[seat]);
            self.wins[machine] += u64::from(played.wins[seat]);
        }
    }

    fn add(&mut self, other: &Self) {
        self.deals += other.deals;
        self.drawn += other.drawn;
        for machine in 0..4 {
            for place in 0..4 {
                self.places[machine][place] += other.places[machine][place];
            }
            self.points[machine] += other.points[machine];
            self.wins[machine] += other.wins[machine];
        }
    }
}

/// Plays the games and tells how the machines did.
///
/// # Errors
/// When a log cannot be written.
pub fn simulate(plan: &Plan) -> Result<String, String> {
    if let Some(folder) = &plan.log {
        std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    }
    let begun = Instant::now();
    let tally = play_all(plan)?;
    Ok(told(plan, &tally, begun.elapsed().as_secs_f64()))
}

/// Plays the games, shared out among the processors. Which of them plays a game makes no difference to it.
fn play_all(plan: &Plan) -> Result<Tally, String> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let every = |first: usize| -> Result<Tally, String> {
        let mut tally = Tally::default();
        for game in (0..plan.games).skip(first).step_by(workers) {
            tally.count(&plan.play(game)?);
        }
        Ok(tally)
    };
    let mut all = Ok(Tally::default());
    thread::scope(|scope| {
        let at_work: Vec<_> = (0..workers)
            .map(|first| scope.spawn(move || every(first)))
            .collect();
        for worker in at_work {
            match worker.join() {
                Ok(Ok(tally)) => {
                    if let Ok(all) = &mut all {
                        all.add(&tally);
                    }
                }
                Ok(Err(problem)) => all = Err(problem),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all
}

fn told(plan: &Plan, tally: &Tally, seconds: f64) -> String {
    let Plan {
        rules, games, seed, ..
    } = plan;
    let (deals, drawn) = (tally.deals, tally.drawn);
    let per_second = deals as f64 / seconds.max(f64::EPSILON);
    let mut text = format!(
        "{}, {games} games, seed {seed}\n{deals} deals, {drawn} without a win; {seconds:.1} s, {per_second:.0} deals per second\n\n",
        rules.id
    );
    let _ = writeln!(
        text,
        "{:<12}{:>7}{:>7}{:>7}{:>7}{:>8}{:>10}{:>8}",
        "machine", "1st", "2nd", "3rd", "4th", "place", "points", "wins"
    );
    for (machine, strength) in plan.machines.iter().enumerate() {
        let [first, second, third, last] = tally.places[machine];
        let all = (first + second + third + last).max(1) as f64;
        let place = (first + 2 * second + 3 * third + 4 * last) as f64 / all;
        let points = tally.points[machine] as f64 / all;
        let wins = 100.0 * tally.wins[machine] as f64 / deals.max(1) as f64;
        let name = format!("{} {}", machine + 1, strength.name());
        let _ = writeln!(
            text,
            "{name:<12}{first:>7}{second:>7}{third:>7}{last:>7}{place:>8.2}{points:>10.0}{wins:>7.1}%"
        );
    }
    text
}
