//! No request is waited for without end: a line can fall silent without breaking, and what waits behind it would wait with it.

use std::future::Future;
use std::io::ErrorKind;
use std::time::Duration;

use tokio::time::timeout;

/// Discord answers long before, or not at all.
const SILENCE: Duration = Duration::from_secs(30);
/// The same where the library may hold a request back for Discord's limits: that is no silence.
const HELD: Duration = Duration::from_secs(120);

/// Waits for a request through the token of an interaction, which nothing holds back. One that takes too long counts as a
/// broken line, after which it is tried again.
///
/// # Errors
/// Those of the request.
pub(super) async fn in_time<T>(request: impl Request<T>) -> Result<T, serenity::Error> {
    within(SILENCE, request).await
}

/// The same for any other request.
///
/// # Errors
/// Those of the request.
pub(super) async fn in_turn<T>(request: impl Request<T>) -> Result<T, serenity::Error> {
    within(HELD, request).await
}

/// What is waited for.
pub(super) trait Request<T>: Future<Output = Result<T, serenity::Error>> {}

impl<T, F: Future<Output = Result<T, serenity::Error>>> Request<T> for F {}

async fn within<T>(limit: Duration, request: impl Request<T>) -> Result<T, serenity::Error> {
    match timeout(limit, request).await {
        Ok(done) => done,
        Err(_) => Err(serenity::Error::Io(ErrorKind::TimedOut.into())),
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use tokio::time::Instant;

    use super::*;
    use crate::outbox::verdict::{Verdict, verdict};

    #[tokio::test(start_paused = true)]
    async fn a_line_that_falls_silent_is_tried_again() {
        let start = Instant::now();
        let silent = || pending::<Result<(), serenity::Error>>();
        let told = [in_time(silent()).await, in_turn(silent()).await];
        for told in told {
            let error = told.expect_err("nobody answers");
            assert_eq!(verdict(&error), Verdict::Again);
        }
        assert_eq!(start.elapsed(), SILENCE + HELD);
    }
}
