//! What is logged, and what never is.

use std::borrow::Cow;
use std::io::{self, Write};
use std::panic::PanicHookInfo;

use config::settings::Settings;
use tracing::{Level, error};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, filter};

/// What is ours.
const OURS: [&str; 4] = ["bot", "sparrow", "commands", "config"];
/// Where even the library's warnings hold tokens: what it cannot read is printed whole, and so are addresses that it has asked.
/// Of what cannot be read it warns once more elsewhere, with the reason alone.
const SPILLS: [&str; 2] = ["serenity::gateway::ws", "serenity::http"];

/// Logs to standard error for the rest of the process. Does nothing when somebody logs already.
///
/// A filter that cannot be read counts as `info`: the configuration check reports it.
pub fn init(settings: &Settings) {
    let chosen =
        EnvFilter::try_new(&settings.log_filter).unwrap_or_else(|_| EnvFilter::new("info"));
    // Libraries put addresses with interaction tokens and message bodies into their spans and lower levels: whatever the
    // operator's filter says, only their warnings get through.
    let ours = filter::filter_fn(|meta| {
        let is_of = |rooms: &[&str]| {
            rooms.iter().any(|room| {
                let rest = meta.target().strip_prefix(room);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
            })
        };
        let warns = meta.is_event() && *meta.level() <= Level::WARN;
        is_of(&OURS) || (warns && !is_of(&SPILLS))
    });
    let lines = tracing_subscriber::fmt::layer().with_writer(Guard {
        token: settings.token.reveal().as_bytes().to_vec(),
        inner: io::stderr,
    });
    let lines = if settings.log_json {
        lines.json().boxed()
    } else {
        lines.boxed()
    };
    let begun = tracing_subscriber::registry()
        .with(lines.with_filter(ours))
        .with(chosen)
        .try_init();
    // An error here only means that a test or another bot in this process was first.
    if begun.is_ok() {
        std::panic::set_hook(Box::new(note));
    }
}

/// Notes that something has panicked, and where. What it said is left out: it may hold tiles or the token.
fn note(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string);
    let thread = std::thread::current();
    let thread = thread.name().unwrap_or("unnamed");
    error!(place = place.as_deref(), thread, "something has panicked");
}

/// Writes lines without the token. The filter keeps out everything that is known to hold it; this is for what is not known.
struct Guard<M> {
    token: Vec<u8>,
    inner: M,
}

/// The writer of one line, which comes as a whole.
struct Guarded<'a, W> {
    token: &'a [u8],
    inner: W,
}

impl<'a, M: MakeWriter<'a>> MakeWriter<'a> for Guard<M> {
    type Writer = Guarded<'a, M::Writer>;

    fn make_writer(&'a self) -> Self::Writer {
        Guarded {
            token: &self.token,
            inner: self.inner.make_writer(),
        }
    }
}

impl<W: Write> Write for Guarded<'_, W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.inner.write_all(&without(line, self.token))?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn without<'a>(line: &'a [u8], token: &[u8]) -> Cow<'a, [u8]> {
    let find = |rest: &[u8]| {
        (!token.is_empty())
            .then(|| rest.windows(token.len()).position(|part| part == token))
            .flatten()
    };
    let mut rest = line;
    let mut clean = Vec::new();
    while let Some(at) = find(rest) {
        clean.extend_from_slice(&rest[..at]);
        clean.extend_from_slice(b"[token]");
        rest = &rest[at + token.len()..];
    }
    if clean.is_empty() {
        return Cow::Borrowed(line);
    }
    clean.extend_from_slice(rest);
    Cow::Owned(clean)
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;
    use std::sync::{Arc, Mutex};

    use super::*;

    /// What is logged, for a look afterwards.
    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl Write for Lines {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panics").extend(line);
            Ok(line.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn of_a_panic_it_is_told_where_it_was_and_not_what_it_said() {
        let lines = Lines::default();
        let writer = lines.clone();
        let log = tracing_subscriber::fmt().with_writer(move || writer.clone());
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(note));
        let ended = tracing::subscriber::with_default(log.finish(), || {
            catch_unwind(|| panic!("the hand is 1m 9m 5z"))
        });
        std::panic::set_hook(before);
        assert!(ended.is_err());
        let told = lines.0.lock().expect("nobody panics").clone();
        let told = String::from_utf8(told).expect("text");
        assert!(
            told.contains("telemetry.rs") && told.contains("has panicked"),
            "{told}"
        );
        assert!(!told.contains("5z"), "{told}");
    }

    #[test]
    fn the_token_is_in_no_line_whoever_writes_it() {
        let guard = Guard {
            token: b"MTA.x-y_z".to_vec(),
            inner: Mutex::new(Vec::new()),
        };
        let mut writer = guard.make_writer();
        writer
            .write_all(b"Authorization: Bot MTA.x-y_z, again MTA.x-y_z\n")
            .expect("memory");
        writer.write_all(b"MTA.x- nothing\n").expect("memory");
        drop(writer);
        let written =
            String::from_utf8(guard.inner.into_inner().expect("nobody panics")).expect("text");
        assert_eq!(
            written,
            "Authorization: Bot [token], again [token]\nMTA.x- nothing\n"
        );
    }

    #[test]
    fn without_a_token_nothing_is_changed() {
        assert_eq!(without(b"a line", b""), b"a line".as_slice());
    }
}
