//! What is asked of the results: the games of somebody, how he does, who is best.

use commands::results::Tally;
use commands::results::looks::{BestHand, GAMES, History, Leaders, PEOPLE, Played, Stats};
use commands::results::rating::{Rating, SETTLED};
use commands::who::{Channel, Guild, Member, Moment, Person, Place, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::games::{change, guild, house};
use super::{Store, StoreError};

/// A page of somebody's games.
const HISTORY: &str = "SELECT result.table_id, result.game, channel, rules, house, house_title, ended, is_complete, place, points,
        part.result AS result, part.deals AS sat, result.deals AS deals, before, after, counted,
        (channel = ?3 OR EXISTS (SELECT 1 FROM part AS mine WHERE mine.table_id = part.table_id AND mine.game = part.game
            AND mine.person = ?4)) AS opens
    FROM part JOIN result ON result.table_id = part.table_id AND result.game = part.game
    WHERE person = ?1 AND guild = ?2
    ORDER BY ended DESC, result.table_id DESC, result.game DESC LIMIT ?5 OFFSET ?6";

/// What somebody did in all his games by a rule set.
const STATS: &str = "SELECT count(*) AS games, sum(part.deals) AS deals, sum(wins) AS wins, sum(self_draws) AS self_draws,
        sum(deal_ins) AS deal_ins, sum(called) AS called, sum(riichi) AS riichi, sum(waiting) AS waiting, sum(worth) AS worth,
        count(*) FILTER (WHERE place = 1) AS first, count(*) FILTER (WHERE place = 2) AS second,
        count(*) FILTER (WHERE place = 3) AS third, count(*) FILTER (WHERE place = 4) AS fourth
    FROM part JOIN result ON result.table_id = part.table_id AND result.game = part.game
    WHERE person = ? AND guild = ? AND rules = ?";

/// His win that was worth most; of equal ones the first.
const BEST: &str = "SELECT result.table_id, result.game, best,
        (channel = ?4 OR EXISTS (SELECT 1 FROM part AS mine WHERE mine.table_id = part.table_id AND mine.game = part.game
            AND mine.person = ?5)) AS opens
    FROM part JOIN result ON result.table_id = part.table_id AND result.game = part.game
    WHERE person = ?1 AND guild = ?2 AND rules = ?3 AND best IS NOT NULL
    ORDER BY best_worth DESC, ended, result.table_id, result.game LIMIT 1";

/// The rule sets he has played, the one played most first.
const PLAYED: &str = "SELECT rules FROM part JOIN result ON result.table_id = part.table_id AND result.game = part.game
    WHERE person = ? AND guild = ? GROUP BY rules ORDER BY count(*) DESC, rules";

/// A page of the people with a rating; whoever had what was kept of him deleted has a number below zero.
const LEADERS: &str = "SELECT person, mean, spread, games, (SELECT name FROM part JOIN result USING (table_id, game)
        WHERE part.person = rating.person AND result.guild = rating.guild ORDER BY ended DESC LIMIT 1) AS name
    FROM rating WHERE guild = ? AND rules = ? AND person >= 0
    ORDER BY games < ?, mean DESC, person LIMIT ? OFFSET ?";

impl Store {
    /// A page of somebody's games in a server, for one who asks in a channel of it. A page that is not there is the last one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn history(
        &self,
        member: Member,
        here: Place,
        asks: Person,
        page: u32,
    ) -> Result<History, StoreError> {
        let (person, guild) = (id(member.person), guild(here));
        let count: u32 = sqlx::query_scalar(
            "SELECT count(*) FROM part JOIN result ON result.table_id = part.table_id AND result.game = part.game
             WHERE person = ? AND guild = ?",
        )
        .bind(person)
        .bind(guild)
        .fetch_one(&self.pool)
        .await?;
        let page = page.min(count.saturating_sub(1) / GAMES);
        let rows = sqlx::query(HISTORY)
            .bind(person)
            .bind(guild)
            .bind(here.channel.0.cast_signed())
            .bind(id(asks))
            .bind(GAMES)
            .bind(page * GAMES)
            .fetch_all(&self.pool)
            .await?;
        let games = rows.iter().map(|row| played(here.guild, row));
        Ok(History {
            member,
            games: games.collect::<Result<_, _>>()?,
            page,
            count,
        })
    }

    /// How somebody does at a rule set in a server, for one who asks in a channel of it; without one at what he plays most.
    /// `None` if he has never played it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn stats(
        &self,
        member: Member,
        here: Place,
        asks: Person,
        rules: Option<String>,
    ) -> Result<Option<Stats>, StoreError> {
        let (person, guild) = (id(member.person), guild(here));
        let others: Vec<String> = sqlx::query_scalar(PLAYED)
            .bind(person)
            .bind(guild)
            .fetch_all(&self.pool)
            .await?;
        let Some(rules) = rules.or_else(|| others.first().cloned()) else {
            return Ok(None);
        };
        let sums = sqlx::query(STATS)
            .bind(person)
            .bind(guild)
            .bind(&rules)
            .fetch_one(&self.pool)
            .await?;
        let games: u32 = sums.try_get("games")?;
        if games == 0 {
            return Ok(None);
        }
        let best = sqlx::query(BEST)
            .bind(person)
            .bind(guild)
            .bind(&rules)
            .bind(here.channel.0.cast_signed())
            .bind(id(asks))
            .fetch_optional(&self.pool)
            .await?;
        let rating = sqlx::query(
            "SELECT mean, spread, games FROM rating WHERE person = ? AND guild = ? AND rules = ?",
        )
        .bind(person)
        .bind(guild)
        .bind(&rules)
        .fetch_optional(&self.pool)
        .await?;
        let places = ["first", "second", "third", "fourth"].map(|place| sums.try_get(place));
        let [first, second, third, fourth] = places;
        Ok(Some(Stats {
            member,
            games,
            places: [first?, second?, third?, fourth?],
            tally: tally(&sums)?,
            best: best.as_ref().map(best_of).transpose()?.flatten(),
            rating: rating.as_ref().map(rating_of).transpose()?,
            rules,
            others,
        }))
    }

    /// A page of the people with a rating at a rule set in a server; without one at what is played most. A page that is not
    /// there is the last one. `None` if no game of any rules has counted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn leaders(
        &self,
        here: Guild,
        rules: Option<String>,
        page: u32,
    ) -> Result<Option<Leaders>, StoreError> {
        let guild = here.0.cast_signed();
        let others: Vec<String> = sqlx::query_scalar(
            "SELECT rules FROM rating WHERE guild = ? AND person >= 0 GROUP BY rules ORDER BY sum(games) DESC, rules",
        )
        .bind(guild)
        .fetch_all(&self.pool)
        .await?;
        let Some(rules) = rules.or_else(|| others.first().cloned()) else {
            return Ok(None);
        };
        let count: u32 = sqlx::query_scalar(
            "SELECT count(*) FROM rating WHERE guild = ? AND rules = ? AND person >= 0",
        )
        .bind(guild)
        .bind(&rules)
        .fetch_one(&self.pool)
        .await?;
        let page = page.min(count.saturating_sub(1) / PEOPLE);
        let rows = sqlx::query(LEADERS)
            .bind(guild)
            .bind(&rules)
            .bind(SETTLED)
            .bind(PEOPLE)
            .bind(page * PEOPLE)
            .fetch_all(&self.pool)
            .await?;
        let people = rows.iter().map(|row| {
            let member = Member {
                person: Person(row.try_get::<i64, _>("person")?.cast_unsigned()),
                name: row
                    .try_get::<Option<String>, _>("name")?
                    .unwrap_or_default(),
            };
            Ok((member, rating_of(row)?))
        });
        Ok(Some(Leaders {
            people: people.collect::<Result<_, StoreError>>()?,
            rules,
            others,
            page,
            count,
        }))
    }

    /// The name somebody had in his last game in a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_name(
        &self,
        person: Person,
        here: Guild,
    ) -> Result<Option<String>, StoreError> {
        let name = sqlx::query_scalar(
            "SELECT name FROM part JOIN result ON result.table_id = part.table_id AND result.game = part.game
             WHERE person = ? AND guild = ? ORDER BY ended DESC LIMIT 1",
        )
        .bind(id(person))
        .bind(here.0.cast_signed())
        .fetch_optional(&self.pool)
        .await?;
        Ok(name)
    }
}

fn id(person: Person) -> i64 {
    person.0.cast_signed()
}

fn played(guild: Option<Guild>, row: &SqliteRow) -> Result<Played, StoreError> {
    Ok(Played {
        table: TableId(row.try_get("table_id")?),
        game: row.try_get("game")?,
        place: Place {
            guild,
            channel: Channel(row.try_get::<i64, _>("channel")?.cast_unsigned()),
        },
        rules: row.try_get("rules")?,
        house: house(row)?,
        ended: Moment(row.try_get("ended")?),
        is_complete: row.try_get("is_complete")?,
        rank: row.try_get("place")?,
        points: row.try_get("points")?,
        result: row.try_get("result")?,
        deals: (row.try_get("sat")?, row.try_get("deals")?),
        change: change(row)?,
        opens: row.try_get("opens")?,
    })
}

fn tally(row: &SqliteRow) -> Result<Tally, StoreError> {
    Ok(Tally {
        deals: row.try_get("deals")?,
        wins: row.try_get("wins")?,
        self_draws: row.try_get("self_draws")?,
        deal_ins: row.try_get("deal_ins")?,
        called: row.try_get("called")?,
        riichi: row.try_get("riichi")?,
        waiting: row.try_get("waiting")?,
        worth: row.try_get::<i64, _>("worth")?.unsigned_abs(),
        best: None,
    })
}

/// The best hand with where it was won; nothing if its form is not known any more.
fn best_of(row: &SqliteRow) -> Result<Option<BestHand>, StoreError> {
    let text: String = row.try_get("best")?;
    let table = TableId(row.try_get("table_id")?);
    let game = row.try_get("game")?;
    let opens = row.try_get("opens")?;
    let best = serde_json::from_str(&text).ok();
    Ok(best.map(|best| BestHand {
        table,
        game,
        best,
        opens,
    }))
}

fn rating_of(row: &SqliteRow) -> Result<Rating, StoreError> {
    Ok(Rating {
        mean: row.try_get("mean")?,
        spread: row.try_get("spread")?,
        games: row.try_get("games")?,
    })
}
