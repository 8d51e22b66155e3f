//! Sparrow's mouth, ears, clock and memory. The only crate that knows Discord; it knows no rule of mahjong and sees the
//! engine's hidden state only as records on their way to the store.
//!
//! The modules stand in the order of import: each uses only those above it.

/// The journal and what else must survive a crash.
pub mod store;
/// What is logged, and what never is.
pub mod telemetry;
/// The command line.
pub mod cli;

use config::settings::Settings;

/// What can end the bot.
#[derive(Debug, thiserror::Error)]
pub enum RunError {}

/// Runs the bot until `shutdown`.
///
/// # Errors
/// None yet.
pub async fn run(
    _settings: Settings,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), RunError> {
    shutdown.await;
    Ok(())
}
