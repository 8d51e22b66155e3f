//! What is logged, and what never is.

use config::settings::Settings;
use tracing::Level;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, filter};

/// Logs to standard error for the rest of the process. Does nothing when somebody logs already.
///
/// A filter that cannot be read counts as `info`: the configuration check reports it.
pub fn init(settings: &Settings) {
    let chosen =
        EnvFilter::try_new(&settings.log_filter).unwrap_or_else(|_| EnvFilter::new("info"));
    // Libraries put addresses with interaction tokens and message bodies into their spans and lower levels: whatever the
    // operator's filter says, only their warnings get through.
    let ours = filter::filter_fn(|meta| {
        let ours = ["bot", "sparrow", "commands", "config"].iter().any(|room| {
            meta.target()
                .strip_prefix(room)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        });
        ours || (meta.is_event() && *meta.level() <= Level::WARN)
    });
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = if settings.log_json {
        lines.json().boxed()
    } else {
        lines.boxed()
    };
    // An error here only means that a test or another bot in this process was first.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(ours))
        .with(chosen)
        .try_init();
}
