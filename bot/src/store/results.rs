//! Results of games, and the ratings that follow from them. Both can be made again from the journals at any time.

use commands::results::rating::{Rating, Step, after};
use commands::results::{GameResult, Part};
use commands::who::{Guild, Person, Sitter, TableId};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, SqliteExecutor};

use super::{Store, StoreError};

/// The key by which games count, one after the other.
const LATER: &str =
    "SELECT EXISTS (SELECT 1 FROM result WHERE guild = ? AND rules = ? AND is_rated = 1
    AND (ended, table_id, game) > (?, ?, ?))";

/// Those who have a place in the rated games of a server and rule set, game after game.
const COUNTED: &str = "SELECT part.table_id, part.game, part.number, part.person, part.place
    FROM result JOIN part ON part.table_id = result.table_id AND part.game = result.game
    WHERE result.guild = ? AND result.rules = ? AND result.is_rated = 1 AND part.place IS NOT NULL
    ORDER BY result.ended, result.table_id, result.game, part.number";

/// One of those who have a place in a rated game.
#[derive(Debug, Clone, Copy)]
struct Counted {
    table: u32,
    game: u32,
    number: u32,
    person: i64,
    place: u8,
}

impl Store {
    /// What a game made of the ratings of those who played in it; empty if it does not count.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn changes(
        &self,
        table: TableId,
        game: u32,
    ) -> Result<Vec<(Person, Step)>, StoreError> {
        let rows = sqlx::query(
            "SELECT person, before, after, counted FROM part
             WHERE table_id = ? AND game = ? AND person IS NOT NULL AND after IS NOT NULL
             ORDER BY number",
        )
        .bind(table.0)
        .bind(game)
        .fetch_all(&self.pool)
        .await?;
        let changes = rows.iter().map(|row| {
            let person = Person(row.try_get::<i64, _>("person")?.cast_unsigned());
            let change = Step {
                before: row.try_get("before")?,
                after: row.try_get("after")?,
                games: row.try_get("counted")?,
            };
            Ok((person, change))
        });
        changes.collect()
    }

    /// Computes ratings again where results were derived again, one server and rule set at a time.
    ///
    /// # Errors
    /// When the database fails; what is left is done the next time.
    pub async fn rate_again(&self) -> Result<(), StoreError> {
        loop {
            let mut transaction = self.pool.begin().await?;
            let next = sqlx::query("SELECT guild, rules FROM unrated LIMIT 1")
                .fetch_optional(&mut *transaction)
                .await?;
            let Some(next) = next else { return Ok(()) };
            let (guild, rules): (i64, String) = (next.try_get("guild")?, next.try_get("rules")?);
            rate_all(guild, &rules, &mut transaction).await?;
            transaction.commit().await?;
        }
    }
}

/// Keeps a result that was not there, and what it makes of the ratings.
pub(super) async fn add(
    result: &GameResult,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    let Some(guild) = keep(result, connection).await? else {
        return Ok(());
    };
    let waits: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM unrated WHERE guild = ? AND rules = ?)")
            .bind(guild)
            .bind(&result.rules)
            .fetch_one(&mut *connection)
            .await?;
    let is_late: bool = sqlx::query_scalar(LATER)
        .bind(guild)
        .bind(&result.rules)
        .bind(result.ended.0)
        .bind(result.table.0)
        .bind(result.game)
        .fetch_one(&mut *connection)
        .await?;
    if waits || is_late {
        return rate_all(guild, &result.rules, connection).await;
    }
    let placed = result.parts.iter().zip(0..).filter_map(|(part, number)| {
        Some(Counted {
            table: result.table.0,
            game: result.game,
            number,
            person: part.person()?.0.cast_signed(),
            place: part.place?,
        })
    });
    let placed: Vec<Counted> = placed.collect();
    let mut before = Vec::new();
    for counted in &placed {
        before.push(rating(guild, &result.rules, counted.person, connection).await?);
    }
    rate(guild, &result.rules, &placed, &before, connection).await?;
    Ok(())
}

/// Keeps a result; the server if it counts for its ratings. What was played outside of servers is in nobody's statistics.
pub(super) async fn keep(
    result: &GameResult,
    connection: &mut SqliteConnection,
) -> Result<Option<i64>, StoreError> {
    let Some(Guild(guild)) = result.place.guild else {
        return Ok(None);
    };
    let guild = guild.cast_signed();
    sqlx::query(
        "INSERT INTO result (table_id, game, guild, channel, rules, house, house_title, began, ended, deals, is_complete, is_rated)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(result.table.0)
    .bind(result.game)
    .bind(guild)
    .bind(result.place.channel.0.cast_signed())
    .bind(&result.rules)
    .bind(result.house.as_ref().map(|house| &house.name))
    .bind(result.house.as_ref().map(|house| &house.title))
    .bind(result.began.0)
    .bind(result.ended.0)
    .bind(result.deals)
    .bind(result.is_complete)
    .bind(result.is_rated())
    .execute(&mut *connection)
    .await?;
    for (part, number) in result.parts.iter().zip(0u32..) {
        keep_part(result, part, number, connection).await?;
    }
    Ok(result.is_rated().then_some(guild))
}

async fn keep_part(
    result: &GameResult,
    part: &Part,
    number: u32,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    let (person, machine, name) = match &part.sitter {
        Sitter::Person(member) => {
            let person = member.person.0.cast_signed();
            (Some(person), None, member.name.as_str())
        }
        Sitter::Machine(number) => (None, Some(*number), ""),
    };
    let tally = &part.tally;
    let best = tally.best.as_ref().map(serde_json::to_string).transpose();
    sqlx::query(
        "INSERT INTO part (table_id, game, number, seat, person, machine, name, place, points, result, deals, wins, self_draws,
            deal_ins, called, riichi, waiting, worth, best_worth, best)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(result.table.0)
    .bind(result.game)
    .bind(number)
    .bind(u8::from(part.seat))
    .bind(person)
    .bind(machine)
    .bind(name)
    .bind(part.place)
    .bind(part.points)
    .bind(part.result)
    .bind(tally.deals)
    .bind(tally.wins)
    .bind(tally.self_draws)
    .bind(tally.deal_ins)
    .bind(tally.called)
    .bind(tally.riichi)
    .bind(tally.waiting)
    .bind(i64::try_from(tally.worth).unwrap_or(i64::MAX))
    .bind(tally.best.as_ref().map(|best| best.worth))
    .bind(best.map_err(|error| sqlx::Error::Encode(error.into()))?)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

/// Notes that the ratings must be computed again.
pub(super) async fn mark(
    guild: i64,
    rules: &str,
    executor: impl SqliteExecutor<'_>,
) -> Result<(), StoreError> {
    sqlx::query("INSERT OR IGNORE INTO unrated (guild, rules) VALUES (?, ?)")
        .bind(guild)
        .bind(rules)
        .execute(executor)
        .await?;
    Ok(())
}

/// A rating as it is kept; that of a beginner if none is.
async fn rating(
    guild: i64,
    rules: &str,
    person: i64,
    connection: &mut SqliteConnection,
) -> Result<Rating, StoreError> {
    let row = sqlx::query(
        "SELECT mean, spread, games FROM rating WHERE guild = ? AND rules = ? AND person = ?",
    )
    .bind(guild)
    .bind(rules)
    .bind(person)
    .fetch_optional(connection)
    .await?;
    row.map_or_else(
        || Ok(Rating::default()),
        |row| {
            Ok(Rating {
                mean: row.try_get("mean")?,
                spread: row.try_get("spread")?,
                games: row.try_get("games")?,
            })
        },
    )
}

/// Computes every rating of a server and rule set from its results, from the first one on.
async fn rate_all(
    guild: i64,
    rules: &str,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM rating WHERE guild = ? AND rules = ?",
        "DELETE FROM unrated WHERE guild = ? AND rules = ?",
    ] {
        sqlx::query(statement)
            .bind(guild)
            .bind(rules)
            .execute(&mut *connection)
            .await?;
    }
    let rows = sqlx::query(COUNTED)
        .bind(guild)
        .bind(rules)
        .fetch_all(&mut *connection)
        .await?;
    let counted = rows.iter().map(|row| {
        Ok(Counted {
            table: row.try_get("table_id")?,
            game: row.try_get("game")?,
            number: row.try_get("number")?,
            person: row.try_get("person")?,
            place: row.try_get("place")?,
        })
    });
    let counted: Vec<Counted> = counted.collect::<Result<_, sqlx::Error>>()?;
    let mut known = std::collections::HashMap::new();
    for game in counted.chunk_by(|a, b| (a.table, a.game) == (b.table, b.game)) {
        let before: Vec<Rating> = game
            .iter()
            .map(|counted| known.get(&counted.person).copied().unwrap_or_default())
            .collect();
        let after = rate(guild, rules, game, &before, connection).await?;
        known.extend(game.iter().map(|counted| counted.person).zip(after));
    }
    Ok(())
}

/// Rates one game: keeps the new ratings, and with each part what it changed.
async fn rate(
    guild: i64,
    rules: &str,
    placed: &[Counted],
    before: &[Rating],
    connection: &mut SqliteConnection,
) -> Result<Vec<Rating>, StoreError> {
    let pairs: Vec<(Rating, u8)> = before
        .iter()
        .zip(placed)
        .map(|(rating, counted)| (*rating, counted.place))
        .collect();
    let Ok(four) = <&[(Rating, u8); 4]>::try_from(pairs.as_slice()) else {
        return Ok(before.to_vec()); // a game that counts has four: see `GameResult::is_rated`
    };
    let after = after(four);
    for ((counted, before), after) in placed.iter().zip(before).zip(&after) {
        sqlx::query(
            "INSERT OR REPLACE INTO rating (guild, rules, person, mean, spread, games) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(guild)
        .bind(rules)
        .bind(counted.person)
        .bind(after.mean)
        .bind(after.spread)
        .bind(after.games)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "UPDATE part SET before = ?, after = ?, counted = ? WHERE table_id = ? AND game = ? AND number = ?",
        )
        .bind(before.shown())
        .bind(after.shown())
        .bind(after.games)
        .bind(counted.table)
        .bind(counted.game)
        .bind(counted.number)
        .execute(&mut *connection)
        .await?;
    }
    Ok(after.to_vec())
}

#[cfg(test)]
mod tests;
