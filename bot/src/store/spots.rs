//! Panels in place: private replies that only the token of an interaction reaches. The token is kept as long as it lives, so
//! that a later run draws over the same panel; nobody is told it, not even the one whose panel it is.

use commands::who::{Moment, Person, TableId};
use config::secret::Secret;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError};

/// A panel in place, as a later run needs to know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptSpot {
    /// The table whose panel it is.
    pub table: TableId,
    /// Who sees it.
    pub person: Person,
    /// The interaction whose token reaches it. Later ones have greater numbers.
    pub interaction: u64,
    /// The message; `None` for the interaction's original.
    pub followup: Option<u64>,
    /// The token.
    pub token: Secret,
    /// From when on the token is good for nothing.
    pub until: Moment,
}

impl Store {
    /// Keeps, or replaces, what an interaction's token reaches.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_spot(&self, spot: &KeptSpot) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT OR REPLACE INTO spot (table_id, person, interaction, followup, token, until) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(spot.table.0)
        .bind(spot.person.0.cast_signed())
        .bind(spot.interaction.cast_signed())
        .bind(spot.followup.map(u64::cast_signed))
        .bind(spot.token.reveal())
        .bind(spot.until.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Forgets what an interaction's token reaches.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_spot(
        &self,
        table: TableId,
        person: Person,
        interaction: u64,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM spot WHERE table_id = ? AND person = ? AND interaction = ?")
            .bind(table.0)
            .bind(person.0.cast_signed())
            .bind(interaction.cast_signed())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Forgets every token that is good for nothing any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_spent(&self, now: Moment) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM spot WHERE until <= ?")
            .bind(now.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The panels in place of a person at a table, as far as a token still reaches them, the oldest interaction first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn spots(
        &self,
        table: TableId,
        person: Person,
        now: Moment,
    ) -> Result<Vec<KeptSpot>, StoreError> {
        let rows = sqlx::query(
            "SELECT interaction, followup, token, until FROM spot
             WHERE table_id = ? AND person = ? AND until > ? ORDER BY interaction",
        )
        .bind(table.0)
        .bind(person.0.cast_signed())
        .bind(now.0)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| read(table, person, row)).collect()
    }
}

fn read(table: TableId, person: Person, row: &SqliteRow) -> Result<KeptSpot, StoreError> {
    let followup: Option<i64> = row.try_get("followup")?;
    Ok(KeptSpot {
        table,
        person,
        interaction: row.try_get::<i64, _>("interaction")?.cast_unsigned(),
        followup: followup.map(i64::cast_unsigned),
        token: Secret::new(row.try_get::<String, _>("token")?),
        until: Moment(row.try_get("until")?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNTIL: Moment = Moment(900_000);

    fn spot(table: TableId, person: u64, interaction: u64) -> KeptSpot {
        KeptSpot {
            table,
            person: Person(person),
            interaction,
            followup: None,
            token: Secret::new(format!("token-{interaction}")),
            until: UNTIL,
        }
    }

    async fn store() -> (tempfile::TempDir, Store, TableId) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("sparrow.db");
        let store = Store::open(&path).await.expect("the file can be used");
        let table = store.new_table().await.expect("a number");
        (folder, store, table)
    }

    async fn kept(store: &Store) -> u32 {
        sqlx::query_scalar("SELECT count(*) FROM spot")
            .fetch_one(&store.pool)
            .await
            .expect("readable")
    }

    #[tokio::test]
    async fn a_token_is_kept_as_long_as_it_lives() {
        let (_folder, store, table) = store().await;
        let (older, newer) = (spot(table, u64::MAX, 3), spot(table, u64::MAX, 4));
        for spot in [&newer, &older, &spot(table, 1, 5)] {
            store.keep_spot(spot).await.expect("kept");
        }
        let replaced = KeptSpot {
            followup: Some(u64::MAX - 1),
            ..newer
        };
        store.keep_spot(&replaced).await.expect("kept");
        let now = Moment(UNTIL.0 - 1);
        let found = store.spots(table, Person(u64::MAX), now).await;
        assert_eq!(found.expect("readable"), [older, replaced]);
        let gone = store.forget_spot(table, Person(u64::MAX), 3).await;
        gone.expect("forgotten");
        store.forget_spent(now).await.expect("nothing to forget");
        assert_eq!(kept(&store).await, 2);
        let dead = store.spots(table, Person(u64::MAX), UNTIL).await;
        assert_eq!(dead.expect("readable"), []);
        store.forget_spent(UNTIL).await.expect("forgotten");
        assert_eq!(kept(&store).await, 0);
    }

    #[tokio::test]
    async fn whoever_is_deleted_leaves_no_token_and_no_table_does() {
        let (_folder, store, table) = store().await;
        for (person, interaction) in [(1, 3), (2, 4)] {
            let spot = spot(table, person, interaction);
            store.keep_spot(&spot).await.expect("kept");
        }
        let told = store.export(Person(1), Moment(5)).await.expect("readable");
        assert!(!told.to_string().contains("token"), "{told}");
        store.delete(Person(1)).await.expect("deleted");
        assert_eq!(kept(&store).await, 1);
        store.sweep(table).await.expect("removed");
        assert_eq!(kept(&store).await, 0);
    }

    #[test]
    fn a_token_is_never_printed() {
        let printed = format!("{:?}", spot(TableId(1), 2, 3));
        assert!(!printed.contains("token-3"), "{printed}");
    }
}
