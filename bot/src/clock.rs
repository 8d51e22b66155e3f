//! The only place that asks what time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use commands::who::Moment;
use tokio::time::Instant;

/// The present moment by the system's clock.
#[must_use]
pub fn now() -> Moment {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The instant to sleep until so that `then` has come; at once if it has passed. Far alarms are cut to an hour, because
/// the system's clock may be set meanwhile: whoever wakes looks at the clock again.
#[must_use]
pub fn instant_of(then: Moment) -> Instant {
    Instant::now() + then.since(now()).min(Duration::from_secs(3600))
}
