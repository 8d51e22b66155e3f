//! Drawings that wait, newest wins.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

/// Something that can wait to be drawn and be overtaken by a newer drawing of the same thing.
pub trait Waits {
    /// Takes the place of an older drawing that was never sent.
    #[must_use]
    fn overtakes(self, older: Self) -> Self;
}

/// The drawings of one lane that wait: at most one for each key, in the order in which the keys asked.
#[derive(Debug)]
pub struct Pending<K, W> {
    state: Mutex<State<K, W>>,
    changed: Notify,
    /// Somebody has pressed something that is shown here.
    hurried: Notify,
    gap: Duration,
}

#[derive(Debug)]
struct State<K, W> {
    waiting: Vec<(K, W)>,
    /// Before when a key must not be drawn again.
    quiet: HashMap<K, Instant>,
    /// Of these, those that Discord's limits hold back.
    held: HashSet<K>,
    closed: bool,
}

impl<K: Copy + Eq + Hash, W: Waits> Pending<K, W> {
    /// Nothing waits. Two drawings of one key are `gap` apart.
    #[must_use]
    pub fn new(gap: Duration) -> Self {
        let state = State {
            waiting: Vec::new(),
            quiet: HashMap::new(),
            held: HashSet::new(),
            closed: false,
        };
        Self {
            state: Mutex::new(state),
            changed: Notify::new(),
            hurried: Notify::new(),
            gap,
        }
    }

    /// A new drawing; an older one of the same key that was not sent yet never will be.
    pub fn put(&self, key: K, work: W) {
        let mut state = self.lock();
        match state
            .waiting
            .iter()
            .position(|(waiting, _)| *waiting == key)
        {
            Some(place) => {
                let (_, older) = state.waiting.remove(place);
                state.waiting.insert(place, (key, work.overtakes(older)));
            }
            None => state.waiting.push((key, work)),
        }
        drop(state);
        self.changed.notify_one();
    }

    /// Somebody has pressed a button of this key and looks at it: its next drawing need not wait for the gap, because the
    /// answer to a press counts for no limit.
    pub fn hurry(&self, key: K) {
        self.lock().quiet.remove(&key);
        self.changed.notify_one();
        self.wake();
    }

    /// Somebody has pressed something that is shown here: what failed is tried again at once, and what is held back may go the
    /// way of his press.
    pub fn wake(&self) {
        {
            let mut state = self.lock();
            for key in std::mem::take(&mut state.held) {
                state.quiet.remove(&key);
            }
        }
        self.changed.notify_one();
        self.hurried.notify_waiters();
    }

    /// Waits so long after a failure; no longer than until somebody presses something that is shown here.
    pub async fn rest(&self, wait: Duration) {
        // Either way it is tried again.
        drop(tokio::time::timeout(wait, self.hurried.notified()).await);
    }

    /// A drawing of this key waits.
    #[must_use]
    pub fn has(&self, key: K) -> bool {
        let state = self.lock();
        state.waiting.iter().any(|(waiting, _)| *waiting == key)
    }

    /// No more drawings come.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// No more drawings come: the lane ends when those that wait are sent.
    pub fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_one();
    }

    /// The next drawing, as soon as its key may be drawn; `None` when the lane has ended.
    pub async fn next(&self) -> Option<(K, W)> {
        loop {
            let quiet_until = {
                let mut state = self.lock();
                let now = Instant::now();
                let due = |state: &State<K, W>, key: &K| {
                    state.quiet.get(key).is_none_or(|then| *then <= now)
                };
                if let Some(place) = state.waiting.iter().position(|(key, _)| due(&state, key)) {
                    let (key, work) = state.waiting.remove(place);
                    let gap = now + self.gap;
                    state.quiet.retain(|_, then| *then > now);
                    state.quiet.insert(key, gap);
                    state.held.remove(&key);
                    return Some((key, work));
                }
                if state.closed && state.waiting.is_empty() {
                    return None;
                }
                state
                    .waiting
                    .iter()
                    .filter_map(|(key, _)| state.quiet.get(key))
                    .min()
                    .copied()
            };
            match quiet_until {
                // Either way the state is looked at again.
                Some(then) => drop(tokio::time::timeout_at(then, self.changed.notified()).await),
                None => self.changed.notified().await,
            }
        }
    }

    /// A drawing that failed waits again, unless a newer one has come meanwhile. It need not wait for the gap: nothing was drawn.
    pub fn put_back(&self, key: K, work: W) {
        let mut state = self.lock();
        match state
            .waiting
            .iter()
            .position(|(waiting, _)| *waiting == key)
        {
            Some(place) => {
                let (_, newer) = state.waiting.remove(place);
                state.waiting.insert(place, (key, newer.overtakes(work)));
            }
            None => state.waiting.insert(0, (key, work)),
        }
        state.quiet.remove(&key);
    }

    /// A drawing that Discord's limits hold back waits until then, unless somebody presses something that is shown here. A newer
    /// one takes its place.
    pub fn hold(&self, key: K, work: W, until: Instant) {
        self.put_back(key, work);
        let mut state = self.lock();
        state.quiet.insert(key, until);
        state.held.insert(key);
    }

    fn lock(&self) -> MutexGuard<'_, State<K, W>> {
        // Nothing in here can panic half-way; a poisoned lock is as good as a sound one.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Eq)]
    struct Page(u8);

    impl Waits for Page {
        fn overtakes(self, _: Self) -> Self {
            self
        }
    }

    const GAP: Duration = Duration::from_millis(1100);

    #[tokio::test(start_paused = true)]
    async fn only_the_newest_drawing_of_a_key_is_sent_and_in_the_place_of_the_first() {
        let pending = Pending::new(GAP);
        pending.put('a', Page(1));
        pending.put('b', Page(2));
        pending.put('a', Page(3));
        assert_eq!(pending.next().await, Some(('a', Page(3))));
        assert_eq!(pending.next().await, Some(('b', Page(2))));
    }

    #[tokio::test(start_paused = true)]
    async fn two_drawings_of_a_key_are_a_gap_apart_and_others_need_not_wait() {
        let pending = Pending::new(GAP);
        let start = Instant::now();
        pending.put('a', Page(1));
        assert_eq!(pending.next().await, Some(('a', Page(1))));
        pending.put('a', Page(2));
        pending.put('b', Page(3));
        assert_eq!(pending.next().await, Some(('b', Page(3))));
        assert_eq!(start.elapsed(), Duration::ZERO);
        assert_eq!(pending.next().await, Some(('a', Page(2))));
        assert_eq!(start.elapsed(), GAP);
    }

    #[tokio::test(start_paused = true)]
    async fn a_drawing_that_answers_a_press_does_not_wait_for_the_gap() {
        let pending = Pending::new(GAP);
        let start = Instant::now();
        pending.put('a', Page(1));
        assert_eq!(pending.next().await, Some(('a', Page(1))));
        pending.hurry('a');
        pending.put('a', Page(2));
        assert_eq!(pending.next().await, Some(('a', Page(2))));
        assert_eq!(start.elapsed(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn a_failed_drawing_gives_way_to_a_newer_one() {
        let pending = Pending::new(GAP);
        let start = Instant::now();
        pending.put('a', Page(1));
        let (key, failed) = pending.next().await.expect("one waits");
        pending.put('a', Page(2));
        pending.put_back(key, failed);
        assert_eq!(pending.next().await, Some(('a', Page(2))));
        assert_eq!(start.elapsed(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_held_back_waits_as_the_newest_until_then_or_until_a_press_and_others_go() {
        let pending = Pending::new(GAP);
        let start = Instant::now();
        let wait = Duration::from_secs(4);
        pending.put('a', Page(1));
        for (newer, press, waited) in [(2, false, wait), (4, true, wait + GAP)] {
            let (key, held) = pending.next().await.expect("one waits");
            pending.hold(key, held, Instant::now() + wait);
            pending.put('b', Page(9));
            assert_eq!(pending.next().await, Some(('b', Page(9))));
            pending.put('a', Page(newer));
            let presses = async {
                if press {
                    tokio::time::sleep(GAP).await;
                    pending.wake();
                }
            };
            let (next, ()) = tokio::join!(pending.next(), presses);
            assert_eq!(next, Some(('a', Page(newer))));
            assert_eq!(start.elapsed(), waited);
            pending.put('a', Page(newer + 1));
            pending.hurry('a');
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_rest_ends_with_a_press_or_by_itself() {
        let pending = Pending::<char, Page>::new(GAP);
        let start = Instant::now();
        let wait = Duration::from_secs(4);
        tokio::join!(pending.rest(wait), async {
            tokio::time::sleep(GAP).await;
            pending.wake();
        });
        assert_eq!(start.elapsed(), GAP);
        // A press before it counts for nothing.
        pending.wake();
        pending.rest(wait).await;
        assert_eq!(start.elapsed(), GAP + wait);
    }

    #[tokio::test(start_paused = true)]
    async fn a_closed_lane_ends_when_all_is_sent() {
        let pending = Pending::new(GAP);
        pending.put('a', Page(1));
        pending.close();
        assert_eq!(pending.next().await, Some(('a', Page(1))));
        assert_eq!(pending.next().await, None);
    }
}
