//! Having a table stand in another channel.

use commands::ask::Ask;
use commands::ask::mistake::Mistake;
use commands::desk::{self, Spoke};
use commands::who::TableId;

use super::{Intake, Outcome, Voice};
use crate::tables::Seated;

impl Intake {
    /// Somebody wants a table to stand where he speaks. Whether he may is for the table to decide.
    pub(super) async fn move_here(
        &self,
        voice: &Voice,
        named: Option<TableId>,
    ) -> (Outcome, Option<Seated>) {
        if voice.place.guild.is_none() {
            return (voice.mistake(&Mistake::ServerOnly), None);
        }
        if let Err(mistake) = voice.permits_table() {
            return (voice.mistake(&mistake), None);
        }
        let table = match self.table_to_move(voice, named) {
            Ok(table) => table,
            Err(mistake) => return (voice.mistake(&mistake), None),
        };
        if let Some(other) = self.tables.reserve(voice.place.channel, table) {
            let here = Mistake::TableHere {
                place: voice.place,
                table: other,
            };
            return (voice.mistake(&here), None);
        }
        let done = match self.tables.find(table) {
            Some(seated) => self.ask(voice, &seated, Ask::Move(voice.place), None).await,
            None => (voice.mistake(&Mistake::TableGone), None),
        };
        self.tables.release(voice.place.channel, table);
        done
    }

    fn table_to_move(&self, voice: &Voice, named: Option<TableId>) -> Result<TableId, Mistake> {
        if let Some(named) = named {
            return Ok(named);
        }
        let mut tables = self.tables.of(voice.asker.member.person);
        tables.retain(|(_, place)| place.guild == voice.place.guild);
        desk::meant_table(None, Spoke::InPrivate, &tables)
    }
}
