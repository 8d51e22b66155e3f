//! Looking at what was played in a server: private pages out of the results.

use commands::ask::look::Look;
use commands::ask::mistake::Mistake;
use commands::desk;
use commands::screen::page::Screen;
use commands::screen::{history, leaders, stats};
use commands::table::effect::Reply;
use commands::who::{Guild, Member, Person, TableId};
use tracing::error;

use super::{Intake, Outcome, Voice};
use crate::fault::FaultId;
use crate::store::StoreError;

impl Intake {
    /// What there is to see. A page that was turned takes the place of the one before it.
    pub(super) async fn look(&self, voice: &Voice, look: Look) -> Outcome {
        let Some(guild) = voice.place.guild else {
            return voice.mistake(&Mistake::ServerOnly);
        };
        if let Look::Stats {
            rules: Some(rules), ..
        }
        | Look::Leaders {
            rules: Some(rules), ..
        } = &look
            && let Err(mistake) = desk::rule_set(rules)
        {
            return voice.mistake(&mistake);
        }
        let seen = match look {
            Look::History { person, page } => self.history(voice, guild, person, page).await,
            Look::Stats { person, rules } => self.stats(voice, guild, person, rules).await,
            Look::Leaders { rules, page } => self.leaders(voice, guild, rules, page).await,
            Look::Replay { table, game } => return self.recall(voice, table, game).await,
        };
        match seen {
            Ok(page) => voice.page(page),
            Err(error) => {
                let fault = FaultId::fresh();
                error!(%fault, %error, "results could not be read");
                voice.fault(fault)
            }
        }
    }

    async fn history(
        &self,
        voice: &Voice,
        guild: Guild,
        person: Option<Person>,
        page: u32,
    ) -> Result<Screen, StoreError> {
        let member = self.member(voice, guild, person).await?;
        let asks = voice.asker.member.person;
        let store = self.tables.store();
        let found = store.history(member, voice.place, asks, page).await?;
        Ok(history::draw(&found, voice.reader()))
    }

    async fn stats(
        &self,
        voice: &Voice,
        guild: Guild,
        person: Option<Person>,
        rules: Option<String>,
    ) -> Result<Screen, StoreError> {
        let member = self.member(voice, guild, person).await?;
        let found = self
            .tables
            .store()
            .stats(member.clone(), guild, rules)
            .await?;
        Ok(found.map_or_else(
            || history::none(&member, voice.reader()),
            |found| stats::draw(&found, voice.reader()),
        ))
    }

    async fn leaders(
        &self,
        voice: &Voice,
        guild: Guild,
        rules: Option<String>,
        page: u32,
    ) -> Result<Screen, StoreError> {
        let found = self.tables.store().leaders(guild, rules, page).await?;
        Ok(found.map_or_else(
            || leaders::nobody(&self.settings.rules, voice.reader()),
            |found| leaders::draw(&found, voice.reader()),
        ))
    }

    /// Somebody by the name he has here: he himself with the interaction, another by his last game.
    async fn member(
        &self,
        voice: &Voice,
        guild: Guild,
        person: Option<Person>,
    ) -> Result<Member, StoreError> {
        let person = person.filter(|person| *person != voice.asker.member.person);
        let Some(person) = person else {
            return Ok(voice.asker.member.clone());
        };
        let name = self.tables.store().last_name(person, guild).await?;
        Ok(Member {
            person,
            name: name.unwrap_or_default(),
        })
    }

    /// Why there is nothing to look back at. If the store fails, the table counts as gone.
    pub(super) async fn why_gone(&self, table: TableId) -> Mistake {
        match self.tables.store().is_swept(table).await {
            Ok(true) => Mistake::NotKept,
            Ok(false) | Err(_) => Mistake::TableGone,
        }
    }

    /// The files of a game, for those who sat in it and where it was played.
    async fn recall(&self, voice: &Voice, table: TableId, game: u32) -> Outcome {
        let read = match self.tables.read_back(table).await {
            Ok(read) => read,
            Err(error) => {
                tracing::debug!(%table, %error, "there is nothing to look back at");
                return voice.mistake(&self.why_gone(table).await);
            }
        };
        let person = voice.asker.member.person;
        if read.place() != voice.place && !read.sat(person, game) {
            return voice.mistake(&Mistake::NotAtThisTable);
        }
        let reply = read.recall(&voice.asker, game);
        if let Reply::Private(screen) = reply {
            Outcome::Word(screen)
        } else {
            voice.mistake(&Mistake::TableGone)
        }
    }
}
