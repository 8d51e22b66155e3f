//! Who takes direct messages from us.

use std::time::Duration;

use commands::who::{Channel, Moment, Person};
use dashmap::DashMap;
use tracing::warn;

use super::courier::Courier;
use super::verdict::Verdict;
use crate::clock::Clock;
use crate::store::Store;

/// A shut door is tried again after this time at the earliest, unless its person gives a sign earlier.
const REST: Duration = Duration::from_secs(60 * 60);

/// What is known of everybody's direct messages. That a door is shut is forgotten with the process: it is then tried once more.
#[derive(Debug, Default)]
pub struct Doors {
    known: DashMap<Person, Known>,
    clock: Clock,
}

#[derive(Debug, Clone, Copy)]
enum Known {
    Open(Channel),
    Shut(Moment),
}

impl Doors {
    /// Nothing is known yet; shut doors rest by this clock.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            known: DashMap::new(),
            clock,
        }
    }

    /// Direct messages to this person were refused a short while ago.
    #[must_use]
    pub fn is_shut(&self, person: Person) -> bool {
        match self.known.get(&person).as_deref() {
            Some(Known::Shut(since)) => self.clock.now().since(*since) < REST,
            Some(Known::Open(_)) | None => false,
        }
    }

    /// Direct messages to this person were refused just now.
    pub fn shut(&self, person: Person) {
        self.known.insert(person, Known::Shut(self.clock.now()));
    }

    /// The person gave a sign that his door may be open: it is worth a try again.
    pub fn knock(&self, person: Person) {
        self.known
            .remove_if(&person, |_, known| matches!(known, Known::Shut(_)));
    }

    /// The direct-message channel with a person; asked for once and then kept.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn channel(
        &self,
        person: Person,
        courier: &Courier,
        store: &Store,
    ) -> Result<Channel, Verdict> {
        if let Some(Known::Open(channel)) = self.known.get(&person).as_deref().copied() {
            return Ok(channel);
        }
        let kept = store.direct(person).await.unwrap_or_else(|error| {
            warn!(%error, "whether a channel is known could not be read");
            None
        });
        let channel = match kept {
            Some(channel) => channel,
            None => ask(person, courier, store).await?,
        };
        self.known.insert(person, Known::Open(channel));
        Ok(channel)
    }
}

async fn ask(person: Person, courier: &Courier, store: &Store) -> Result<Channel, Verdict> {
    let channel = courier.direct(person).await?;
    if let Err(error) = store.keep_direct(person, channel).await {
        warn!(%error, "a channel will be asked for again after a restart");
    }
    Ok(channel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shut_door_is_left_alone_until_its_person_gives_a_sign() {
        let doors = Doors::default();
        let person = Person(7);
        assert!(!doors.is_shut(person));
        doors.shut(person);
        assert!(doors.is_shut(person));
        doors.knock(person);
        assert!(!doors.is_shut(person));
    }
}
