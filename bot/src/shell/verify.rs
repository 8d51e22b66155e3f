//! The promise and the walls of a log, and nothing else of it.

use std::path::Path;

use engine::notation::log;

use super::format::{Game, Games};
use super::replay::Report;
use super::source::{Flaw, Source};

/// Checks the promise and the walls of a log by its opened seed.
pub(crate) fn verify(file: &Path) -> Report {
    let games = Source::open(file).and_then(Games::of);
    let mut games = match games {
        Ok(games) => games,
        Err(flaw) => return Report::new(file, None).broken(flaw),
    };
    let report = Report::new(file, Some(games.format));
    match games.next() {
        Some(Ok(Game::Log(log))) => match log::verify(&log) {
            Ok(verified) => Report {
                deals: verified.deals,
                over: true,
                ok: true,
                ..report
            },
            Err(damage) => Report {
                deal: (damage.deal > 0).then_some(damage.deal),
                why: Some(damage.fault.to_string()),
                ..report
            },
        },
        Some(Ok(Game::Told(_))) => report.broken(Flaw::of_file(
            "has no promise to check: only logs of Sparrow have one",
        )),
        Some(Err(flaw)) => report.broken(flaw),
        None => report.broken(Flaw::of_file("holds no game")),
    }
}
