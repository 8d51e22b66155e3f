//! Pauses between connections to Discord's gateway.
//!
//! The library connects anew at once whenever a connection ends, even one on which nothing was said. Left alone it knocks
//! hundreds of times in a second where a gateway hangs up on everybody; and Discord takes the token away from a bot that begins
//! more than a thousand sessions in a day. But before it connects it reads the gateway's address from under a lock: who holds
//! that lock decides when.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::{Instant, sleep_until};
use tracing::warn;

use super::ears::Ears;

/// How often it is looked whether the library waits: nobody notices that much.
const LOOK: Duration = Duration::from_millis(50);
/// So many connections may follow each other at once: lines do break, and sessions do end.
const FREE: u32 = 3;
/// After this time a connection counts no more. In a day there are 960 of these.
const COUNTS: Duration = Duration::from_secs(90);

/// The way to the gateway.
#[derive(Debug)]
pub struct Gate {
    address: Arc<Mutex<String>>,
    /// As long as it is held nobody passes.
    held: OwnedMutexGuard<String>,
    pace: Pace,
}

impl Gate {
    /// A gate on the way to this address, which the library reads before it connects: shut when this is done, so that also the
    /// very first connection counts.
    pub async fn shut(address: Arc<Mutex<String>>) -> Self {
        let held = Arc::clone(&address).lock_owned().await;
        let pace = Pace {
            paid: Instant::now(),
        };
        Self {
            address,
            held,
            pace,
        }
    }

    /// Lets the library connect, each time after its pause, and tells these ears that it does.
    pub async fn keep(self, ears: Ears) {
        let Self {
            address,
            mut held,
            mut pace,
        } = self;
        let mut opens = Instant::now();
        loop {
            sleep_until(opens).await;
            let stays = ears.connects(|| {
                drop(held);
                // Locks go to whoever waits first: if this one is not to be had, the library has it now.
                Arc::clone(&address).try_lock_owned().ok()
            });
            let stays = stays.await;
            let now = Instant::now();
            (held, opens) = match stays {
                Some(held) => (held, now + LOOK),
                None => {
                    let pause = pace.next(now);
                    if !pause.is_zero() {
                        let seconds = pause.as_secs();
                        warn!(
                            seconds,
                            "connections to Discord end too soon; the next one waits"
                        );
                    }
                    (Arc::clone(&address).lock_owned().await, now + pause)
                }
            };
        }
    }
}

/// Counts connections.
#[derive(Debug, Clone, Copy)]
struct Pace {
    /// When none counts any more: lies in the future by [`COUNTS`] for each that does.
    paid: Instant,
}

impl Pace {
    /// The library connects now: how long it has to wait before it may again.
    fn next(&mut self, now: Instant) -> Duration {
        self.paid = self.paid.max(now) + COUNTS;
        let count = (self.paid - now).as_secs().div_ceil(COUNTS.as_secs());
        let beyond = u32::try_from(count)
            .unwrap_or(u32::MAX)
            .checked_sub(FREE + 1);
        beyond.map_or(Duration::ZERO, |beyond| {
            Duration::from_secs(1 << beyond.min(7)).min(COUNTS)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3600);

    #[test]
    fn a_broken_line_is_taken_up_at_once_and_one_that_breaks_again_and_again_later_and_later() {
        let now = Instant::now();
        let mut pace = Pace { paid: now };
        let pauses: Vec<u64> = (0..13).map(|_| pace.next(now).as_secs()).collect();
        assert_eq!(pauses, [0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 90, 90, 90]);
        let later = now + COUNTS * 13;
        assert_eq!(pace.next(later), Duration::ZERO, "all is forgotten");
    }

    #[test]
    fn however_long_each_line_stands_no_day_has_a_thousand() {
        for stands in [0, 1, 5, 30, 60, 85, 86, 89, 90, 91, 300, 1_000].map(Duration::from_secs) {
            let start = Instant::now();
            let (mut pace, mut now, mut count) = (Pace { paid: start }, start, 0);
            while now < start + DAY {
                now += pace.next(now) + stands;
                count += 1;
            }
            assert!(count < 1_000, "{count} lines that stand {stands:?} each");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_library_that_connects_without_a_pause_waits_at_the_gate() {
        let address = Arc::new(Mutex::new("ws://127.0.0.1".to_owned()));
        let gate = Gate::shut(Arc::clone(&address)).await;
        assert!(address.try_lock().is_err(), "shut before anybody comes");
        let gate = tokio::spawn(gate.keep(Ears::default()));
        let start = Instant::now();
        let mut count = 0;
        while start.elapsed() < DAY {
            let read = address.lock().await.clone();
            assert_eq!(read, "ws://127.0.0.1");
            count += 1;
        }
        assert!(
            (900..1_000).contains(&count),
            "{count} connections in a day"
        );
        gate.abort();
    }
}
