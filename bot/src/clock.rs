//! The only place that asks what time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use commands::who::Moment;
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// The longest sleep between two looks at the clock: the system's may be set meanwhile.
const NAP: Duration = Duration::from_secs(3600);

/// The clock of a house: the system's, moved ahead by whoever tries slow games in a hurry. Clones are the same clock.
#[derive(Debug, Clone, Default)]
pub struct Clock {
    ahead: watch::Sender<Duration>,
}

impl Clock {
    /// The present moment.
    #[must_use]
    pub fn now(&self) -> Moment {
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .saturating_add(*self.ahead.borrow());
        Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// Moves it on. Whoever sleeps by it notices at once.
    pub fn advance(&self, by: Duration) {
        self.ahead
            .send_modify(|ahead| *ahead = ahead.saturating_add(by));
    }

    /// Sleeps until it is `then` by this clock and no earlier than `rested`; at once if both have passed.
    pub async fn reaches(&self, then: Moment, rested: Instant) {
        tokio::time::sleep_until(rested).await;
        let mut moved = self.ahead.subscribe();
        loop {
            let left = then.since(self.now());
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = sleep(left.min(NAP)) => {}
                // It never fails: this very clock is the sender.
                _ = moved.changed() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_are_the_same_clock() {
        let clock = Clock::default();
        let before = clock.now();
        clock.clone().advance(Duration::from_secs(8 * 3600));
        assert!(clock.now().since(before) >= Duration::from_secs(8 * 3600));
    }

    #[tokio::test]
    async fn whoever_sleeps_notices_when_it_is_moved() {
        let clock = Clock::default();
        let then = clock.now().plus(Duration::from_secs(24 * 3600));
        let sleeper = clock.clone();
        let sleep = tokio::spawn(async move { sleeper.reaches(then, Instant::now()).await });
        tokio::task::yield_now().await;
        assert!(!sleep.is_finished());
        clock.advance(Duration::from_secs(24 * 3600));
        sleep.await.expect("it wakes");
    }
}
