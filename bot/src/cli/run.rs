//! The bot itself, until it is told to stop.

use config::load::{Sources, load};
use config::settings::Settings;
use tokio::signal::unix::{SignalKind, signal};

use super::check::filter_problem;
use super::say::Voice;
use crate::clock::Clock;
use crate::telemetry;

/// Runs the bot. Whether it ended because it was told to.
pub(super) fn run(sources: &Sources, voice: &Voice) -> bool {
    let ended = ready(sources, voice).and_then(until_stopped);
    if let Err(problems) = &ended {
        voice.complain(problems);
    }
    ended.is_ok()
}

/// The settings, or every problem with them.
fn ready(sources: &Sources, voice: &Voice) -> Result<Settings, Vec<String>> {
    let loaded = load(sources);
    let filter = match &loaded {
        Ok(loaded) => Some(loaded.settings.log_filter.as_str()),
        Err(mistakes) => mistakes.log_filter.as_deref(),
    };
    let mut problems: Vec<_> = filter.and_then(filter_problem).into_iter().collect();
    match loaded {
        Ok(loaded) if problems.is_empty() => {
            voice.warn(&loaded.warnings);
            Ok(loaded.settings)
        }
        Ok(_) => Err(problems),
        Err(mistakes) => {
            problems.splice(0..0, mistakes.problems.iter().map(ToString::to_string));
            Err(problems)
        }
    }
}

fn until_stopped(settings: Settings) -> Result<(), Vec<String>> {
    telemetry::init(&settings);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| vec![format!("cannot start: {error}")])?;
    runtime.block_on(async {
        let stop =
            stop_signal().map_err(|error| vec![format!("cannot listen for signals: {error}")])?;
        crate::run(settings, Clock::default(), stop)
            .await
            .map_err(|error| vec![error.to_string()])
    })
}

/// Ends at the first SIGTERM or SIGINT (Ctrl-C). Listens from the moment it is called, so that none is missed.
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => tracing::info!("told to stop by SIGTERM"),
            _ = interrupt.recv() => tracing::info!("told to stop by Ctrl-C"),
        }
    })
}
