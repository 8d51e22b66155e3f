//! Settings of people and servers: checked, kept, told to the tables, shown.

use commands::ask::Ask;
use commands::ask::mistake::Mistake;
use commands::ask::wish::{Mine, Ours, Settle, Wish};
use commands::desk::settings::{self, Held};
use commands::preferences::{Preferences, ServerSettings};
use commands::table::effect::Reply;
use commands::table::{Asker, Likes};
use commands::who::{Guild, Place, TableId};
use commands::words::Reader;
use tracing::error;

use super::{Intake, Outcome, Voice, outcome};
use crate::fault::FaultId;
use crate::store::StoreError;
use crate::tables::Seated;

/// Why nothing was chosen.
enum Unchosen {
    Mistake(Mistake),
    Fault(FaultId),
}

impl From<Mistake> for Unchosen {
    fn from(mistake: Mistake) -> Self {
        Self::Mistake(mistake)
    }
}

impl From<StoreError> for Unchosen {
    fn from(error: StoreError) -> Self {
        let fault = FaultId::fresh();
        error!(%fault, %error, "what somebody chose could not be kept");
        Self::Fault(fault)
    }
}

impl Intake {
    /// Does what somebody asks about settings.
    pub(super) async fn wish(&self, voice: &Voice, wish: Wish) -> (Outcome, Option<Seated>) {
        let done = match wish {
            Wish::Mine(settle) => self.settle_mine(voice, &settle).await,
            Wish::Ours(settle) => self.settle_ours(voice, &settle).await,
            Wish::End(table) => self.end(voice, table).await,
        };
        let outcome = done.unwrap_or_else(|unchosen| match unchosen {
            Unchosen::Mistake(mistake) => voice.mistake(&mistake),
            Unchosen::Fault(fault) => voice.fault(fault),
        });
        (outcome, None)
    }

    async fn settle_mine(&self, voice: &Voice, settle: &Settle<Mine>) -> Result<Outcome, Unchosen> {
        let mut asker = voice.asker.clone();
        if let Settle::Choose(what, value) = settle {
            let person = asker.member.person;
            let choose = |before: &Preferences| -> Result<_, Unchosen> {
                Ok(settings::choose(before, *what, value.as_deref())?)
            };
            let chosen = self.wishes.person_chooses(person, choose).await?;
            if *what == Mine::Hand {
                self.tables.knock(person);
            }
            asker = self.choosing(voice, chosen, voice.place).await;
            self.tell_tables(voice, &asker.preferences).await;
        }
        let now = self.tables.clock().now();
        Ok(voice.page(settings::mine(settle, &asker, now)))
    }

    /// Who speaks, as he is at a table of this place: where he speaks may be no place of its server.
    pub(super) async fn at_table(&self, voice: &Voice, place: Place) -> Asker {
        let chosen = voice.asker.preferences.clone();
        self.choosing(voice, chosen, place).await
    }

    /// Who speaks, once he has chosen this: as he is at a table of this place.
    async fn choosing(&self, voice: &Voice, chosen: Preferences, place: Place) -> Asker {
        Asker {
            tongue: chosen.tongue.unwrap_or(voice.locale),
            tiles: match chosen.tiles {
                Some(tiles) => tiles,
                None => self.tiles_at(place).await,
            },
            preferences: self.preferring(chosen, place).await,
            ..voice.ranked_at(place)
        }
    }

    /// The tables he sits at draw his pages as he likes them now.
    async fn tell_tables(&self, voice: &Voice, chosen: &Preferences) {
        for (table, place) in self.tables.of(voice.asker.member.person) {
            if let Some(seated) = self.tables.find(table) {
                let asker = self.choosing(voice, chosen.clone(), place).await;
                seated.prefer(asker).await;
            }
        }
    }

    /// How each at a table is to have his hand, by what he and the server chose.
    async fn likes_at(&self, seated: &Seated) -> Vec<Likes> {
        let mut all = Vec::new();
        for person in self.tables.people_at(seated.id) {
            let chosen = self.wishes.of_person(person).await;
            let tiles = match chosen.tiles {
                Some(tiles) => tiles,
                None => self.tiles_at(seated.place).await,
            };
            let preferences = self.preferring(chosen, seated.place).await;
            all.push(Likes {
                person,
                preferences,
                tiles,
            });
        }
        all
    }

    async fn settle_ours(&self, voice: &Voice, settle: &Settle<Ours>) -> Result<Outcome, Unchosen> {
        let guild = manages(voice)?;
        let mut server = self.wishes.of_server(guild).await;
        if let Settle::Choose(what, value) = settle {
            let (value, defaults) = (value.as_deref(), self.defaults());
            let choose = |before: &ServerSettings| -> Result<_, Unchosen> {
                Ok(settings::choose_for_server(before, *what, value, defaults)?)
            };
            server = self.wishes.server_chooses(guild, choose).await?;
            if matches!(what, Ours::Language | Ours::Tiles) {
                let public = self.public(&server, voice);
                for seated in self.tables.in_guild(guild) {
                    seated.speak(public).await;
                }
            }
            if matches!(what, Ours::Hand | Ours::Tiles) {
                for seated in self.tables.in_guild(guild) {
                    seated.like(self.likes_at(&seated).await).await;
                }
            }
        }
        let held = Held {
            server: &server,
            defaults: self.defaults(),
            public: self.public(&server, voice),
        };
        Ok(voice.page(settings::ours(settle, held, voice.reader())))
    }

    /// For whom the pages of a server's channels are drawn.
    pub(super) fn public(&self, server: &ServerSettings, voice: &Voice) -> Reader {
        Reader {
            tongue: server.tongue.unwrap_or(voice.public),
            tiles: server.tiles.unwrap_or(self.settings.tiles),
        }
    }

    /// Ends a table of the server.
    async fn end(&self, voice: &Voice, table: TableId) -> Result<Outcome, Unchosen> {
        let guild = manages(voice)?;
        let seated = self.tables.find(table);
        let seated = seated
            .filter(|seated| seated.place.guild == Some(guild))
            .ok_or(Mistake::TableGone)?;
        let ended = seated.ask(voice.asker.clone(), Ask::End, None).await;
        Ok(match ended {
            Ok(reply @ (Reply::Done(_) | Reply::Private(_))) => outcome(reply, false),
            Ok(Reply::Page(screen) | Reply::Panel(screen)) => Outcome::Word(screen),
            Ok(Reply::Form(form)) => Outcome::Form(form),
            Err(fault) => voice.fault(fault),
        })
    }
}

/// The server, if he manages it.
fn manages(voice: &Voice) -> Result<Guild, Mistake> {
    let guild = voice.place.guild.ok_or(Mistake::ServerOnly)?;
    if voice.asker.is_admin {
        Ok(guild)
    } else {
        Err(Mistake::ManagersOnly)
    }
}
