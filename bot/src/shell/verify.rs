//! The promises and the walls of a log, and nothing else of it.

use std::path::Path;

use commands::promise::Opened;
use engine::notation::log::{self, Log, Verified};

use super::format::{Game, Games};
use super::replay::{Looked, Report};
use super::source::{Flaw, Source};

/// Checks the promise of a log, its seats and its walls by its opened seed; and that this is the seed which the lobby promised,
/// if somebody tells what that has opened. A log names no people, so it cannot tell it itself.
pub(crate) fn verify(file: &Path, lobby: Option<&Opened>) -> Report {
    let games = Source::open(file).and_then(Games::of);
    let mut games = match games {
        Ok(games) => games,
        Err(flaw) => return Report::new(file, None).broken(flaw),
    };
    let report = Report::new(file, Some(games.format));
    match games.next() {
        Some(Ok(Game::Log(log))) => of_log(report, &log, lobby),
        Some(Ok(Game::Told(_))) => report.broken(Flaw::of_file(
            "has no promise to check: only logs of Sparrow have one",
        )),
        Some(Err(flaw)) => report.broken(flaw),
        None => report.broken(Flaw::of_file("holds no game")),
    }
}

fn of_log(report: Report, log: &Log, lobby: Option<&Opened>) -> Report {
    let Verified { deals } = match log::verify(log) {
        Ok(verified) => verified,
        Err(damage) => {
            return Report {
                deal: (damage.deal > 0).then_some(damage.deal),
                why: Some(damage.fault.to_string()),
                ..report
            };
        }
    };
    if let Some(Err(broken)) = lobby.map(|lobby| lobby.check(log)) {
        return report.broken(Flaw::of_file(broken.to_string()));
    }
    let mut looked = Looked {
        checked: vec!["promise", "seats", "walls"],
        not_checked: vec!["moves"],
    };
    let (checked, not_checked) = (&mut looked.checked, &mut looked.not_checked);
    let lobbies = if lobby.is_some() {
        checked
    } else {
        not_checked
    };
    lobbies.push("lobby");
    Report {
        deals,
        over: true,
        ok: true,
        looked: Some(looked),
        ..report
    }
}
