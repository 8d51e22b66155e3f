//! Who takes direct messages from us.

use std::time::Duration;

use commands::who::{Channel, Moment, Person};
use dashmap::DashMap;

use super::courier::Courier;
use super::verdict::Verdict;
use crate::clock::Clock;

/// A shut door is tried again after this time at the earliest, unless its person gives a sign earlier.
const REST: Duration = Duration::from_secs(60 * 60);

/// What is known of everybody's direct messages. Lost with the process: a door is then tried once more.
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

    /// The direct-message channel with a person; asked for once.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn channel(&self, person: Person, courier: &Courier) -> Result<Channel, Verdict> {
        if let Some(Known::Open(channel)) = self.known.get(&person).as_deref().copied() {
            return Ok(channel);
        }
        let channel = courier.direct(person).await?;
        self.known.insert(person, Known::Open(channel));
        Ok(channel)
    }
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
