//! The private thread of one person at one table.

use commands::screen::call::thread_name;
use commands::who::{Channel, Person};
use tracing::warn;

use super::HandLane;
use crate::outbox::lane::Drawn;
use crate::outbox::verdict::Verdict;

impl HandLane {
    /// His private thread, opened if there is none.
    pub(super) async fn own_thread(&mut self) -> Result<Channel, Verdict> {
        if let Some(thread) = self.thread {
            return Ok(thread);
        }
        let name = thread_name(self.table, self.front.ear().tongue);
        let opened = self
            .courier
            .open_private(self.home.channel(), &name, self.person);
        let thread = opened.await?;
        let shown = self.note(thread_slot(self.person), thread, thread.0);
        if let Err(error) = self.store.remember(&shown).await {
            warn!(%error, "a thread will not be found again after a restart");
        }
        self.threads.note(thread, self.table);
        self.thread = Some(thread);
        Ok(thread)
    }

    pub(super) async fn forget_thread(&mut self) {
        if let Some(thread) = self.thread.take() {
            self.threads.forget(thread);
        }
        let name = thread_slot(self.person);
        if let Err(error) = self.store.forget(self.table, &name).await {
            warn!(%error, "a thread could not be forgotten");
        }
    }

    /// Looks whether his thread is still there. If it is not, his panel comes again.
    pub(super) async fn recheck_thread(&mut self) -> Drawn {
        let Some(thread) = self.thread else {
            return Drawn::Done;
        };
        match self.courier.look_at(thread).await {
            Ok(_) => return Drawn::Done,
            Err(Verdict::Again) => return Drawn::Again,
            Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {}
        }
        self.forget_thread().await;
        if self
            .posted
            .as_ref()
            .is_some_and(|shown| shown.channel == thread)
        {
            self.forget().await;
            self.front.comes_again();
        }
        Drawn::Done
    }

    /// The table is over: his thread goes into the archive.
    pub(super) async fn close_thread(&mut self) {
        if let Some(thread) = self.thread {
            // Left open it goes there by itself after a while.
            let _ = self.courier.archive(thread, true).await;
            self.forget_thread().await;
        }
    }
}

/// The name of a person's thread in the store.
fn thread_slot(person: Person) -> String {
    format!("thread-{}", person.0)
}

/// The person of a thread's name in the store; `None` for what is no thread.
pub(in crate::outbox) fn thread_of(name: &str) -> Option<Person> {
    name.strip_prefix("thread-")?.parse().ok().map(Person)
}
