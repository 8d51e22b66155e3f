//! Looking at what was played in a server: private pages out of the results.

use commands::ask::look::{List, Look};
use commands::ask::mistake::Mistake;
use commands::desk;
use commands::results::looks::Game;
use commands::screen::facts::GameFacts;
use commands::screen::page::Screen;
use commands::screen::{game, history, leaders, stats};
use commands::table::Table;
use commands::table::effect::Reply;
use commands::who::{Guild, Member, Person, TableId};
use tracing::{debug, error};

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
            Look::History(list) => self.history(voice, guild, list).await,
            Look::Game {
                table,
                game,
                page,
                list,
            } => return self.game(voice, (table, game), page, list).await,
            Look::Deal { table, game, deal } => {
                let told = |read: &Table| read.recall_deal(&voice.asker, game, deal);
                return self.recall(voice, (table, game), told).await;
            }
            Look::Why {
                table,
                game,
                deal,
                page,
                list,
            } => {
                let told = |read: &Table| read.recall_worth(&voice.asker, (game, deal), page, list);
                return self.recall(voice, (table, game), told).await;
            }
            Look::Stats { person, rules } => self.stats(voice, guild, person, rules).await,
            Look::Leaders { rules, page } => self.leaders(voice, guild, rules, page).await,
            Look::Replay { table, game } => {
                let told = |read: &Table| read.recall(&voice.asker, game);
                return self.recall(voice, (table, game), told).await;
            }
        };
        seen.map_or_else(|error| unread(voice, &error), |page| voice.page(page))
    }

    async fn history(&self, voice: &Voice, guild: Guild, list: List) -> Result<Screen, StoreError> {
        let member = self.member(voice, guild, list.person).await?;
        let asks = voice.asker.member.person;
        let store = self.tables.store();
        let found = store.history(member, voice.place, asks, list.page).await?;
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
        let (store, asks) = (self.tables.store(), voice.asker.member.person);
        let found = store
            .stats(member.clone(), voice.place, asks, rules.clone())
            .await?;
        Ok(found.map_or_else(
            || history::none(&member, rules.as_deref(), voice.reader()),
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
        if let Some(found) = found {
            return Ok(leaders::draw(&found, voice.reader()));
        }
        // What would be played here: what a house plays is rated by its rule set.
        let chosen = self.wishes.of_server(guild).await.rules;
        let usual = chosen.as_ref().unwrap_or(&self.settings.rules);
        let rules = self.settings.houses.get(usual).map(|(rules, _)| rules);
        Ok(leaders::nobody(rules.unwrap_or(usual), voice.reader()))
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

    /// A page of a game.
    async fn game(&self, voice: &Voice, which: (TableId, u32), page: u32, list: List) -> Outcome {
        let game = match self.open_game(voice, which).await {
            Ok(Some(game)) => game,
            Ok(None) => return no_game(voice, which),
            Err(error) => return unread(voice, &error),
        };
        // What it came to is kept for longer than how it went.
        let table = self.read_back(which.0).await;
        let facts = GameFacts {
            course: table.as_ref().and_then(|table| table.course(which.1)),
            game: &game,
        };
        voice.page(game::draw(&facts, page, list, voice.reader()))
    }

    /// Something told of a game by its table: its files, one deal of it whole, or why that was worth so much.
    async fn recall(
        &self,
        voice: &Voice,
        which: (TableId, u32),
        told: impl FnOnce(&Table) -> Reply + Send,
    ) -> Outcome {
        match self.open_game(voice, which).await {
            Ok(Some(_)) => {}
            Ok(None) => return no_game(voice, which),
            Err(error) => return unread(voice, &error),
        }
        let Some(read) = self.read_back(which.0).await else {
            return voice.mistake(&self.why_gone(which.0).await);
        };
        match told(&read) {
            Reply::Private(screen) => Outcome::Word(screen),
            Reply::Page(screen) => voice.page(screen),
            Reply::Done(_) | Reply::Form(_) | Reply::Panel(_) => voice.mistake(&Mistake::TableGone),
        }
    }

    /// A game that is over, for those who sat in it and where it was played.
    async fn open_game(
        &self,
        voice: &Voice,
        (table, game): (TableId, u32),
    ) -> Result<Option<Game>, StoreError> {
        let found = self.tables.store().game(table, game).await?;
        let person = voice.asker.member.person;
        let may_look = |found: &Game| found.result.place == voice.place || found.has(person);
        Ok(found.filter(may_look))
    }

    /// A table as its journal tells it; `None` when that is not kept or cannot be read.
    async fn read_back(&self, table: TableId) -> Option<Table> {
        let read = self.tables.read_back(table).await;
        read.inspect_err(|error| debug!(%table, %error, "there is nothing to look back at"))
            .ok()
    }
}

/// Whoever may not look at a game is told the same as if there were none.
fn no_game(voice: &Voice, (table, game): (TableId, u32)) -> Outcome {
    let typed = format!("{table}-{game}");
    voice.mistake(&Mistake::NoGame { typed })
}

/// Results could not be read.
fn unread(voice: &Voice, error: &StoreError) -> Outcome {
    let fault = FaultId::fresh();
    error!(%fault, %error, "results could not be read");
    voice.fault(fault)
}
