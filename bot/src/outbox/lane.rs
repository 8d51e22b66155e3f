//! The worker: takes the drawing that is due and sends it; what failed for a while is tried again until it is there.

use std::future::Future;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;
use tracing::warn;

use super::pending::{Pending, Waits};

/// After so many failures in a row a drawing is given up, if the lane is closed: nobody waits for it for ever.
const PATIENCE: u32 = 8;
/// Between two tries at most: whoever plays live must not wait much longer than Discord's trouble lasts.
const LONGEST: Duration = Duration::from_secs(5);

/// How a drawing went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// It is there, or never will be.
    Done,
    /// Try it again a little later.
    Again,
    /// Discord's limits hold it back until then.
    Held(Instant),
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
            Drawn::Held(until) => pending.hold(key, work, until),
            Drawn::Again if failures >= PATIENCE && pending.is_closed() => {
                warn!(failures, "a drawing was given up");
                failures = 0;
            }
            Drawn::Again => {
                let wait = backoff(failures);
                failures = failures.saturating_add(1);
                pending.put_back(key, work);
                pending.rest(wait).await;
            }
        }
    }
}

/// Half a second, doubled with each failure, up to the longest wait.
fn backoff(failures: u32) -> Duration {
    Duration::from_millis(500 << failures.min(6)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

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

    /// A lane at work: what waits for it, and what it has drawn and when.
    struct Working {
        pending: Arc<Pending<(), Page>>,
        seen: Arc<Mutex<Vec<(u8, Duration)>>>,
        lane: tokio::task::JoinHandle<()>,
    }

    impl Working {
        fn that_fails(fails: u32) -> Self {
            let pending = Arc::new(Pending::new(Duration::from_millis(1100)));
            let seen = Arc::new(Mutex::new(Vec::new()));
            let slow = Slow {
                fails,
                seen: Arc::clone(&seen),
                start: Instant::now(),
            };
            let lane = tokio::spawn(serve(Arc::clone(&pending), slow));
            Self {
                pending,
                seen,
                lane,
            }
        }

        async fn ends(self) -> Vec<(u8, Duration)> {
            self.pending.close();
            self.lane.await.expect("the lane ends");
            self.seen.lock().expect("nobody panics").clone()
        }
    }

    async fn drawn(fails: u32, pages: &[(u64, u8)]) -> Vec<(u8, Duration)> {
        let working = Working::that_fails(fails);
        for (at, page) in pages {
            tokio::time::sleep_until(Instant::now() + Duration::from_millis(*at)).await;
            working.pending.put((), Page(*page));
        }
        working.ends().await
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

    #[tokio::test(start_paused = true)]
    async fn a_drawing_is_there_at_last_however_long_the_trouble_lasts() {
        let working = Working::that_fails(100);
        working.pending.put((), Page(7));
        tokio::time::sleep(Duration::from_secs(700)).await;
        let at = working.seen.lock().expect("nobody panics").first().copied();
        // A hundred tries of a second; half a second, one, two and four between the first, and then five each time.
        assert_eq!(
            at,
            Some((7, Duration::from_millis(101_000 + 7_500 + 96 * 5_000)))
        );
        working.ends().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_closed_lane_ends_though_the_trouble_lasts() {
        assert_eq!(drawn(u32::MAX, &[(0, 7)]).await, []);
    }

    #[tokio::test(start_paused = true)]
    async fn a_press_ends_the_wait() {
        let working = Working::that_fails(4);
        working.pending.put((), Page(7));
        // Four tries of a second and three waits are over; of the fourth wait, four seconds, one has passed.
        tokio::time::sleep(Duration::from_millis(8_500)).await;
        working.pending.hurry(());
        let at = working.ends().await.first().copied();
        assert_eq!(at, Some((7, Duration::from_millis(9_500))));
    }

    #[test]
    fn waits_grow_to_five_seconds() {
        assert_eq!(backoff(0), Duration::from_millis(500));
        assert_eq!(backoff(3), Duration::from_secs(4));
        assert_eq!(backoff(60), Duration::from_secs(5));
    }
}
