//! What is kept of a person's panel, so that a later run finds it.

use commands::who::{Channel, Moment, Person};
use tracing::warn;

use super::HandLane;
use crate::outbox::attached::Attached;
use crate::outbox::verdict::Verdict;
use crate::store::Shown;

impl HandLane {
    pub(super) async fn remember(&mut self, channel: Channel, message: u64, since: Moment) {
        let shown = Shown {
            since,
            ..self.note(panel_name(self.person), channel, message)
        };
        if let Err(error) = self.store.remember(&shown).await {
            warn!(%error, "a panel will not be found again after a restart");
        }
        self.front.note_posted(Some(message));
        self.posted = Some(shown);
        // Of another message nothing is known.
        self.files = Attached::default();
    }

    /// The channel of his direct messages.
    pub(super) async fn direct(&self) -> Result<Channel, Verdict> {
        let (courier, store) = (&self.courier, &self.store);
        self.doors.channel(self.person, courier, store).await
    }

    /// The message that is to go. From here on its removal is our own.
    pub(super) fn take_posted(&mut self) -> Option<Shown> {
        self.front.note_posted(None);
        self.posted.take()
    }

    pub(super) fn note(&self, what: String, channel: Channel, message: u64) -> Shown {
        Shown {
            table: self.table,
            what,
            channel,
            message,
            since: self.clock.now(),
            // A hand can change with every move: it is drawn at each start.
            print: None,
        }
    }

    pub(super) async fn forget(&mut self) {
        self.take_posted();
        let name = panel_name(self.person);
        if let Err(error) = self.store.forget(self.table, &name).await {
            warn!(%error, "a panel could not be forgotten");
        }
    }
}

/// The name of a person's panel in the store.
fn panel_name(person: Person) -> String {
    format!("panel-{}", person.0)
}

/// The person of a panel's name in the store; `None` for what is no panel.
pub(in crate::outbox) fn panel_of(name: &str) -> Option<Person> {
    name.strip_prefix("panel-")?.parse().ok().map(Person)
}
