//! How long each takes for the same work, in one run, turn and turn about.

use std::fmt::Write as _;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::hands::{self, Case};
use crate::play::{self, Manner, Played};
use crate::systems::{agari, ours, riichienv, xiangting};

/// Hands of one turn: short enough that a busy machine disturbs all alike.
const TURN: usize = 500;
/// How often the whole work is done; of every turn the fastest time counts.
const ROUNDS: usize = 9;
/// Deals of one turn.
const DEALS: u64 = 1;

/// One piece of work done by several.
struct Race<'a> {
    what: &'static str,
    runners: Vec<(&'static str, Box<dyn FnMut(usize) + 'a>)>,
    /// Turns of the work, and what one turn has of it.
    turns: usize,
    of_turn: usize,
    /// What is counted, as in hands.
    unit: &'static str,
}

/// A row of the table.
#[derive(Debug)]
pub(crate) struct Row {
    what: &'static str,
    unit: &'static str,
    /// Who, and the time for one unit. We are the first.
    times: Vec<(&'static str, Duration)>,
}

impl Race<'_> {
    fn run(mut self) -> Row {
        let mut best = vec![vec![Duration::MAX; self.turns]; self.runners.len()];
        for _ in 0..ROUNDS {
            for turn in 0..self.turns {
                for ((_, work), best) in self.runners.iter_mut().zip(&mut best) {
                    let start = Instant::now();
                    work(turn);
                    best[turn] = best[turn].min(start.elapsed());
                }
            }
        }
        let units = (self.turns * self.of_turn) as u32;
        let sum = |of: &Vec<Duration>| of.iter().sum::<Duration>() / units;
        Row {
            what: self.what,
            unit: self.unit,
            times: self
                .runners
                .iter()
                .zip(&best)
                .map(|((who, _), best)| (*who, sum(best)))
                .collect(),
        }
    }
}

fn race<'a>(
    what: &'static str,
    count: usize,
    runners: Vec<(&'static str, Box<dyn FnMut(usize) + 'a>)>,
) -> Race<'a> {
    Race {
        what,
        runners,
        turns: count / TURN,
        of_turn: TURN,
        unit: "hand",
    }
}

fn over<'a, T, O>(all: &'a [T], work: impl Fn(&T) -> O + 'a) -> Box<dyn FnMut(usize) + 'a> {
    Box::new(move |turn| {
        for one in &all[turn * TURN..(turn + 1) * TURN] {
            black_box(work(black_box(one)));
        }
    })
}

/// Times all work whose name has this in it on so many hands, rounded up to turns, and gives the rows of the table.
pub(crate) fn time(count: usize, seed: u64, named: &str) -> Vec<Row> {
    let mut chance = Chance::new(seed);
    let count = count.next_multiple_of(TURN);
    let finished: Vec<Case> = (0..count).map(|_| hands::finished(&mut chance)).collect();
    let near: Vec<Case> = (0..count).map(|_| hands::near(&mut chance)).collect();
    let works: [(&'static str, Box<dyn Fn(&'static str) -> Row>); 5] = [
        ("riichi scoring with the list of lines and payments", Box::new(|what| scoring(what, &finished))),
        ("win check", Box::new(|what| win_checks(what, &near))),
        ("shanten of all forms", Box::new(|what| distances(what, &near))),
        ("deals to the end, quiet players", Box::new(|what| deals(what, Manner::Quiet))),
        ("deals to the end, eager players", Box::new(|what| deals(what, Manner::Eager))),
    ];
    let wanted = works.iter().filter(|(what, _)| what.contains(named));
    wanted.map(|(what, work)| work(what)).collect()
}

fn scoring(what: &'static str, cases: &[Case]) -> Row {
    let rules = ours::rules();
    let mine: Vec<_> = cases.iter().map(ours::ready).collect();
    let theirs: Vec<_> = cases.iter().map(riichienv::ready).collect();
    let evaluators: Vec<_> = theirs
        .iter()
        .map(|ready| (riichienv::evaluator(ready), ready))
        .collect();
    let third: Vec<_> = cases.iter().map(agari::ready).collect();
    let runners = vec![
        ("engine", over(&mine, |ready| ours::score(&rules, ready))),
        ("riichienv-core", over(&theirs, riichienv::score)),
        (
            "riichienv-core, evaluator given",
            over(&evaluators, |(evaluator, ready)| {
                riichienv::evaluate(evaluator, ready)
            }),
        ),
        ("agari", over(&third, agari::score)),
    ];
    race(
        what,
        cases.len(),
        runners,
    )
    .run()
}

/// Each is given what a shape depends on and nothing else: what lies around it in memory would be measured too.
fn win_checks(what: &'static str, cases: &[Case]) -> Row {
    let mine: Vec<_> = cases.iter().map(ours::shape).collect();
    let theirs: Vec<_> = cases.iter().map(Case::counts).collect();
    let runners = vec![
        ("engine", over(&mine, ours::is_finished)),
        ("riichienv-core", over(&theirs, riichienv::is_finished)),
        ("xiangting", over(&theirs, xiangting::is_finished)),
    ];
    race(what, cases.len(), runners).run()
}

fn distances(what: &'static str, cases: &[Case]) -> Row {
    let mine: Vec<_> = cases.iter().map(ours::shape).collect();
    let theirs: Vec<_> = cases.iter().map(Case::counts).collect();
    let runners = vec![
        ("engine", over(&mine, ours::distance)),
        ("riichienv-core", over(&theirs, riichienv::distance)),
        ("xiangting", over(&theirs, xiangting::distance)),
    ];
    race(what, cases.len(), runners).run()
}

fn deals(what: &'static str, manner: Manner) -> Row {
    let rules = Arc::new(ours::rules());
    let (mut mine, mut theirs) = (Played::default(), Played::default());
    let numbers = |turn: usize| turn as u64 * DEALS..(turn as u64 + 1) * DEALS;
    let row = Race {
        what,
        runners: vec![
            (
                "engine",
                Box::new(|turn| {
                    numbers(turn).for_each(|n| play::ours(&rules, n, manner, &mut mine))
                }),
            ),
            (
                "riichienv-core",
                Box::new(|turn| numbers(turn).for_each(|n| play::theirs(n, manner, &mut theirs))),
            ),
        ],
        turns: 100,
        of_turn: DEALS as usize,
        unit: "deal",
    }
    .run();
    for (who, played) in [("engine", mine), ("riichienv-core", theirs)] {
        eprintln!("{what}: {who} {played:?}");
    }
    row
}

/// The rows as a table in Markdown.
pub(crate) fn table(rows: &[Row]) -> String {
    let mut text =
        String::from("| work | who | time | ours as a part of theirs |\n|---|---|---:|---:|\n");
    for row in rows {
        let ours = row.times[0].1.as_secs_f64();
        for (at, (who, time)) in row.times.iter().enumerate() {
            let what = if at == 0 { row.what } else { "" };
            let ratio = if at == 0 {
                String::new()
            } else {
                format!("{:.3}", ours / time.as_secs_f64())
            };
            let _ = writeln!(
                text,
                "| {what} | {who} | {time:.3?} a {} | {ratio} |",
                row.unit
            );
        }
    }
    text
}
