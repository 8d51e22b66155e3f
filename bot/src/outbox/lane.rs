//! The worker: takes the drawing that is due and sends it; what failed for a while is tried again.

use std::future::Future;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use tracing::warn;

use super::pending::{Pending, Waits};

/// After so many failures in a row a drawing is given up; the next one starts anew.
const PATIENCE: u32 = 8;

/// How a drawing went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// It is there, or never will be.
    Done,
    /// Try it again a little later.
    Again,
}

/// One who can send drawings.
pub trait Draws: Send {
    /// What drawings belong to.
    type Key: Copy + Eq + Hash + Send + Sync;
    /// A drawing.
    type Work: Waits + Send;

    /// Sends a drawing.
    fn draw(&mut self, key: Self::Key, work: &Self::Work) -> impl Future<Output = Drawn> + Send;
}

/// Sends what waits, one at a time, until the lane is closed and empty.
pub async fn serve<D: Draws>(pending: Arc<Pending<D::Key, D::Work>>, mut draws: D) {
    let mut failures = 0;
    while let Some((key, work)) = pending.next().await {
        match draws.draw(key, &work).await {
            Drawn::Done => failures = 0,
            Drawn::Again if failures < PATIENCE => {
                let wait = backoff(failures);
                failures += 1;
                pending.put_back(key, work, wait);
                tokio::time::sleep(wait).await;
            }
            Drawn::Again => {
                warn!(failures, "a drawing was given up");
                failures = 0;
            }
        }
    }
}

/// Half a second, doubled with each failure, at most half a minute.
fn backoff(failures: u32) -> Duration {
    Duration::from_millis(500 << failures.min(6)).min(Duration::from_secs(30))
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use tokio::time::Instant;

    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    struct Page(u8);

    impl Waits for Page {
        fn overtakes(self, _: Self) -> Self {
            self
        }
    }

    /// Fails as often as told and takes a second for each drawing.
    struct Slow {
        fails: u32,
        seen: Arc<Mutex<Vec<(u8, Duration)>>>,
        start: Instant,
    }

    impl Draws for Slow {
        type Key = ();
        type Work = Page;

        async fn draw(&mut self, (): (), work: &Page) -> Drawn {
            tokio::time::sleep(Duration::from_secs(1)).await;
            if self.fails > 0 {
                self.fails -= 1;
                return Drawn::Again;
            }
            self.seen
                .lock()
                .expect("nobody panics")
                .push((work.0, self.start.elapsed()));
            Drawn::Done
        }
    }

    async fn drawn(fails: u32, pages: &[(u64, u8)]) -> Vec<(u8, Duration)> {
        let pending = Arc::new(Pending::new(Duration::from_millis(1100)));
        let seen = Arc::new(Mutex::new(Vec::new()));
        let slow = Slow {
            fails,
            seen: Arc::clone(&seen),
            start: Instant::now(),
        };
        let lane = tokio::spawn(serve(Arc::clone(&pending), slow));
        for (at, page) in pages {
            tokio::time::sleep_until(Instant::now() + Duration::from_millis(*at)).await;
            pending.put((), Page(*page));
        }
        pending.close();
        lane.await.expect("the lane ends");
        let seen = seen.lock().expect("nobody panics");
        seen.clone()
    }

    #[tokio::test(start_paused = true)]
    async fn states_that_pass_while_a_request_is_on_its_way_are_skipped() {
        let seen = drawn(0, &[(0, 1), (100, 2), (100, 3), (100, 4)]).await;
        assert_eq!(
            seen.iter().map(|(page, _)| *page).collect::<Vec<_>>(),
            [1, 4]
        );
    }

    #[tokio::test(start_paused = true)]
    async fn trouble_is_waited_out_with_growing_patience() {
        let seen = drawn(3, &[(0, 7)]).await;
        // Four tries of a second with half a second, one and two between them.
        assert_eq!(seen, [(7, Duration::from_millis(7500))]);
    }

    #[test]
    fn waits_grow_to_half_a_minute() {
        assert_eq!(backoff(0), Duration::from_millis(500));
        assert_eq!(backoff(5), Duration::from_secs(16));
        assert_eq!(backoff(60), Duration::from_secs(30));
    }
}
