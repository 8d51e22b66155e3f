//! Having a table stand in another channel.

use commands::ask::Ask;
use commands::ask::mistake::Mistake;
use commands::desk::settings::may_stand;
use commands::desk::{self, Spoke};
use commands::who::{Guild, TableId};

use super::{Intake, Outcome, Voice};
use crate::tables::Seated;

impl Intake {
    /// Somebody wants a table to stand where he speaks. Whether he may is for the table to decide.
    pub(super) async fn move_here(
        &self,
        voice: &Voice,
        named: Option<TableId>,
    ) -> (Outcome, Option<Seated>) {
        let seated = match self.to_be_moved(voice, named).await {
            Ok(seated) => seated,
            Err(mistake) => return (voice.mistake(&mistake), None),
        };
        let table = seated.id;
        if let Some(other) = self.tables.reserve(voice.place.channel, table) {
            let here = Mistake::TableHere {
                place: voice.place,
                table: other,
            };
            return (voice.mistake(&here), None);
        }
        let done = self.ask(voice, &seated, Ask::Move(voice.place), None).await;
        self.tables.release(voice.place.channel, table);
        done
    }

    /// The table that is meant, if it can stand where he speaks.
    async fn to_be_moved(&self, voice: &Voice, named: Option<TableId>) -> Result<Seated, Mistake> {
        let guild = voice.place.guild.ok_or(Mistake::ServerOnly)?;
        voice.permits_table()?;
        let server = self.wishes.of_server(guild).await;
        may_stand(&server, voice.place.channel, voice.parent)?;
        let table = match named {
            Some(named) => named,
            None => self.his_table(voice, guild)?,
        };
        // Whoever names a table of another server is not even told that there is one.
        let found = self.tables.find(table);
        found
            .filter(|seated| seated.place.guild == Some(guild))
            .ok_or(Mistake::TableGone)
    }

    fn his_table(&self, voice: &Voice, guild: Guild) -> Result<TableId, Mistake> {
        let mut tables = self.tables.of(voice.asker.member.person);
        tables.retain(|(_, place)| place.guild == Some(guild));
        desk::meant_table(None, Spoke::InPrivate, &tables)
    }
}
