//! Games that are over, one by one: what each came to, and which of them somebody may look at.

use commands::results::looks::{Game, Offered};
use commands::results::rating::Step;
use commands::results::{GameResult, House, Part, Tally};
use commands::who::{Channel, Guild, Member, Moment, Person, Place, Sitter, TableId};
use engine::seat::Seat;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError};

/// So many games are offered from, the latest first.
const OFFERED: u32 = 200;

/// Those that somebody may look at in a server, with everybody who played: he played himself, or asks where it was.
const SEEN: &str =
    "SELECT seen.table_id, seen.game, rules, house, house_title, ended, person, machine, name
    FROM (SELECT * FROM result
        WHERE guild = ?1 AND (channel = ?2 OR EXISTS (SELECT 1 FROM part AS mine
            WHERE mine.table_id = result.table_id AND mine.game = result.game AND mine.person = ?3))
          AND (?4 IS NULL OR EXISTS (SELECT 1 FROM part AS his
            WHERE his.table_id = result.table_id AND his.game = result.game AND his.person = ?4))
        ORDER BY ended DESC, table_id DESC, game DESC LIMIT ?5) AS seen
    JOIN part ON part.table_id = seen.table_id AND part.game = seen.game
    ORDER BY ended DESC, seen.table_id DESC, seen.game DESC, number";

impl Store {
    /// A game that is over; `None` if there is none of these numbers.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game(&self, table: TableId, game: u32) -> Result<Option<Game>, StoreError> {
        let found = sqlx::query("SELECT * FROM result WHERE table_id = ? AND game = ?")
            .bind(table.0)
            .bind(game)
            .fetch_optional(&self.pool)
            .await?;
        let Some(found) = found else { return Ok(None) };
        let rows = self.parts(table, game).await?;
        let parts = rows.iter().map(part);
        let changes = rows.iter().map(change);
        let guild: i64 = found.try_get("guild")?;
        let channel: i64 = found.try_get("channel")?;
        Ok(Some(Game {
            result: GameResult {
                table,
                game,
                place: Place {
                    guild: Some(Guild(guild.cast_unsigned())),
                    channel: Channel(channel.cast_unsigned()),
                },
                rules: found.try_get("rules")?,
                house: house(&found)?,
                began: Moment(found.try_get("began")?),
                ended: Moment(found.try_get("ended")?),
                deals: found.try_get("deals")?,
                is_complete: found.try_get("is_complete")?,
                parts: parts.collect::<Result<_, _>>()?,
            },
            changes: changes.collect::<Result<_, _>>()?,
        }))
    }

    /// The latest games that somebody may look at where he asks, those of one person alone if that is said.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games(
        &self,
        here: Place,
        asks: Person,
        of: Option<Person>,
    ) -> Result<Vec<Offered>, StoreError> {
        let rows = sqlx::query(SEEN)
            .bind(guild(here))
            .bind(here.channel.0.cast_signed())
            .bind(asks.0.cast_signed())
            .bind(of.map(|person| person.0.cast_signed()))
            .bind(OFFERED)
            .fetch_all(&self.pool)
            .await?;
        let mut games: Vec<Offered> = Vec::new();
        for row in &rows {
            let (table, game) = (TableId(row.try_get("table_id")?), row.try_get("game")?);
            let sitter = sitter(row)?;
            match games.last_mut() {
                Some(last) if (last.table, last.game) == (table, game) => last.sitters.push(sitter),
                Some(_) | None => games.push(Offered {
                    table,
                    game,
                    rules: row.try_get("rules")?,
                    house: house(row)?,
                    ended: Moment(row.try_get("ended")?),
                    sitters: vec![sitter],
                }),
            }
        }
        Ok(games)
    }

    /// Those who played in a game, seat after seat.
    async fn parts(&self, table: TableId, game: u32) -> Result<Vec<SqliteRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT seat, person, machine, name, place, points, result, deals, before, after, counted
             FROM part WHERE table_id = ? AND game = ? ORDER BY number",
        )
        .bind(table.0)
        .bind(game)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows)
    }
}

/// The server of a place; direct messages have none, and no results.
pub(super) fn guild(place: Place) -> Option<i64> {
    place.guild.map(|guild| guild.0.cast_signed())
}

/// The house that a game was played by.
pub(super) fn house(row: &SqliteRow) -> Result<Option<House>, sqlx::Error> {
    let name: Option<String> = row.try_get("house")?;
    let title: Option<String> = row.try_get("house_title")?;
    Ok(name.zip(title).map(|(name, title)| House { name, title }))
}

/// What a game changed of somebody's rating.
pub(super) fn change(row: &SqliteRow) -> Result<Option<Step>, sqlx::Error> {
    Ok(match row.try_get("after")? {
        Some(after) => Some(Step {
            before: row.try_get("before")?,
            after,
            games: row.try_get("counted")?,
        }),
        None => None,
    })
}

fn sitter(row: &SqliteRow) -> Result<Sitter, sqlx::Error> {
    let machine: Option<u8> = row.try_get("machine")?;
    if let Some(number) = machine {
        return Ok(Sitter::Machine(number));
    }
    Ok(Sitter::Person(Member {
        person: Person(row.try_get::<i64, _>("person")?.cast_unsigned()),
        name: row.try_get("name")?,
    }))
}

fn part(row: &SqliteRow) -> Result<Part, sqlx::Error> {
    let seat: u8 = row.try_get("seat")?;
    Ok(Part {
        seat: Seat::try_from(seat).map_err(|error| sqlx::Error::Decode(error.into()))?,
        sitter: sitter(row)?,
        place: row.try_get("place")?,
        points: row.try_get("points")?,
        result: row.try_get("result")?,
        tally: Tally {
            deals: row.try_get("deals")?,
            ..Tally::default()
        },
    })
}
