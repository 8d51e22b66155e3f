//! The private thread of one person at one table.

use commands::screen::call::thread_name;
use commands::who::{Channel, Person};
use commands::words::Tongue;
use tracing::warn;

use super::HandLane;
use crate::outbox::lane::Drawn;
use crate::outbox::threads::PrivateThread;
use crate::outbox::verdict::Verdict;
use crate::store::Shown;

impl HandLane {
    /// His private thread with him in it, opened if there is none.
    pub(super) async fn own_thread(&mut self) -> Result<Channel, Verdict> {
        self.look_for_thread().await?;
        let thread = match self.thread {
            PrivateThread::His(thread) => return Ok(thread),
            PrivateThread::Empty(thread) => thread,
            PrivateThread::None | PrivateThread::Opening => self.open_thread().await?,
        };
        match self.courier.let_in(thread, self.person).await {
            Ok(()) => {
                self.note_thread(PrivateThread::His(thread)).await;
                Ok(thread)
            }
            Err(Verdict::Again) => Err(Verdict::Again),
            Err(verdict @ (Verdict::Gone | Verdict::Shut | Verdict::Refused)) => {
                // Its owner may put it into the archive without any permission, but not delete it.
                let _ = self.courier.archive(thread, true).await;
                self.forget_thread().await;
                Err(verdict)
            }
        }
    }

    /// Opens a thread for him. Noted before and after: killed in between, the next run looks for it.
    async fn open_thread(&mut self) -> Result<Channel, Verdict> {
        if self.threads.is_denied(self.home.channel()) {
            return Err(Verdict::Refused);
        }
        let name = thread_name(self.table, self.front.ear().tongue);
        self.note_thread(PrivateThread::Opening).await;
        let opened = self.courier.open_private(self.home.channel(), &name);
        match opened.await {
            Ok(thread) if self.threads.claim(thread, self.table) => {
                self.note_thread(PrivateThread::Empty(thread)).await;
                Ok(thread)
            }
            // Somebody who looked for his own was faster; or it may be there, and is looked for before another is opened.
            Ok(_) | Err(Verdict::Again) => Err(Verdict::Again),
            Err(verdict @ (Verdict::Gone | Verdict::Shut | Verdict::Refused)) => {
                self.forget_thread().await;
                Err(verdict)
            }
        }
    }

    /// Takes up a thread that was to be opened for him, if it is there.
    pub(super) async fn look_for_thread(&mut self) -> Result<(), Verdict> {
        if self.thread != PrivateThread::Opening {
            return Ok(());
        }
        // He may have chosen another language since.
        let names = Tongue::ALL.map(|tongue| thread_name(self.table, tongue));
        let home = self.home.channel();
        let found = self
            .courier
            .find_private(home, &names, self.table, &self.threads);
        match found.await {
            Ok(Some(thread)) => self.note_thread(PrivateThread::Empty(thread)).await,
            Err(Verdict::Again) => return Err(Verdict::Again),
            // It never came to be, or nothing can be seen any more where it would be.
            Ok(None) | Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                self.forget_thread().await;
            }
        }
        Ok(())
    }

    async fn note_thread(&mut self, thread: PrivateThread) {
        self.thread = thread;
        let (channel, message) = thread.kept();
        let shown = self.note(thread_slot(self.person), channel, message);
        if let Err(error) = self.store.remember(&shown).await {
            warn!(%error, "a thread will not be found again after a restart");
        }
    }

    pub(super) async fn forget_thread(&mut self) {
        if let Some(thread) = self.thread.channel() {
            self.threads.forget(thread);
        }
        self.thread = PrivateThread::None;
        let name = thread_slot(self.person);
        if let Err(error) = self.store.forget(self.table, &name).await {
            warn!(%error, "a thread could not be forgotten");
        }
    }

    /// Looks whether his thread is still there. If it is not, his panel comes again.
    pub(super) async fn recheck_thread(&mut self) -> Drawn {
        let Some(thread) = self.thread.channel() else {
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
        if let Some(thread) = self.thread.channel() {
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

/// Whose thread this is, and how far it has come; `None` for what is no thread.
pub(in crate::outbox) fn thread_of(shown: &Shown) -> Option<(Person, PrivateThread)> {
    let person = shown.what.strip_prefix("thread-")?.parse().ok()?;
    let thread = PrivateThread::read(shown.channel, shown.message);
    Some((Person(person), thread))
}
