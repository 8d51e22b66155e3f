//! What is kept of the one who asks: told to him whole, or taken out of everything.

use std::time::Duration;

use commands::ask::mistake::Mistake;
use commands::ask::own::Own;
use commands::screen::own;
use commands::screen::page::Screen;
use commands::who::Person;
use dashmap::Entry;
use tracing::{error, info};

use super::{Intake, Outcome, Voice};
use crate::chores;
use crate::fault::FaultId;
use crate::store::StoreError;

/// Between two files for one person: each of them reads every journal that he is in.
const REST: Duration = Duration::from_secs(60);

impl Intake {
    /// Does what somebody asks about what is kept of him.
    pub(super) async fn own(&self, voice: &Voice, what: Own) -> Outcome {
        let person = voice.asker.member.person;
        let tables = self.tables.of(person);
        let done = match what {
            Own::Export => match self.takes_file(person) {
                Ok(()) => self.export(voice).await,
                Err(mistake) => return voice.mistake(&mistake),
            },
            // Asked before and after he was told: he may have sat down meanwhile.
            Own::Delete | Own::DeleteNow if !tables.is_empty() => {
                return voice.mistake(&Mistake::SitsSomewhere { tables });
            }
            Own::Delete => Ok(own::ask(voice.reader())),
            Own::DeleteNow => self.delete(voice).await,
        };
        match done {
            Ok(screen) if what == Own::DeleteNow => Outcome::Page(screen),
            Ok(screen) => Outcome::Word(screen),
            Err(error) => {
                let fault = FaultId::fresh();
                error!(%fault, %error, "what is kept of somebody could not be told or deleted");
                voice.fault(fault)
            }
        }
    }

    /// He takes the file now, unless he took one just before.
    fn takes_file(&self, person: Person) -> Result<(), Mistake> {
        let now = self.tables.clock().now();
        self.exports.retain(|_, taken| now.since(*taken) < REST);
        match self.exports.entry(person) {
            Entry::Vacant(first) => {
                first.insert(now);
                Ok(())
            }
            Entry::Occupied(taken) => Err(Mistake::ExportedLately {
                again: taken.get().plus(REST),
            }),
        }
    }

    async fn export(&self, voice: &Voice) -> Result<Screen, StoreError> {
        let person = voice.asker.member.person;
        let kept = self
            .tables
            .store()
            .export(person, self.tables.clock().now())
            .await?;
        Ok(own::export(
            format!("{kept:#}\n").into_bytes(),
            voice.reader(),
        ))
    }

    async fn delete(&self, voice: &Voice) -> Result<Screen, StoreError> {
        let person = voice.asker.member.person;
        let store = self.tables.store().clone();
        store.delete(person).await?;
        self.wishes.forget(person);
        info!("somebody is taken out of what is kept");
        // Journals take longer; broken off, it goes on at the next start.
        tokio::spawn(async move { chores::forget(&store).await });
        Ok(own::deleted(voice.reader()))
    }
}
