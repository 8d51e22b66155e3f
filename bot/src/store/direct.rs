//! The channels of direct messages. Discord gives one to each person, once and for all: kept, it need not be asked for at every
//! start, when many people's hands are to be shown at once.

use commands::who::{Channel, Person};

use super::{Store, StoreError};

impl Store {
    /// The channel of somebody's direct messages, if it was ever told.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn direct(&self, person: Person) -> Result<Option<Channel>, StoreError> {
        let channel: Option<i64> =
            sqlx::query_scalar("SELECT channel FROM direct WHERE person = ?")
                .bind(person.0.cast_signed())
                .fetch_optional(&self.pool)
                .await?;
        Ok(channel.map(|channel| Channel(channel.cast_unsigned())))
    }

    /// Keeps, or replaces, the channel of somebody's direct messages.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_direct(&self, person: Person, channel: Channel) -> Result<(), StoreError> {
        sqlx::query("INSERT OR REPLACE INTO direct (person, channel) VALUES (?, ?)")
            .bind(person.0.cast_signed())
            .bind(channel.0.cast_signed())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Forgets the channel of somebody's direct messages: nothing could be posted there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_direct(&self, person: Person) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM direct WHERE person = ?")
            .bind(person.0.cast_signed())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use commands::who::Moment;

    use super::*;

    #[tokio::test]
    async fn a_channel_is_kept_until_it_is_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sparrow.db");
        let (one, other) = (Person(u64::MAX), Person(2));
        let store = Store::open(&path).await.expect("a store");
        assert_eq!(store.direct(one).await.expect("readable"), None);
        for channel in [Channel(u64::MAX), Channel(7)] {
            store.keep_direct(one, channel).await.expect("kept");
            let kept = store.direct(one).await.expect("readable");
            assert_eq!(kept, Some(channel));
        }
        store.keep_direct(other, Channel(8)).await.expect("kept");
        store.close().await;
        drop(store);
        let store = Store::open(&path).await.expect("a store");
        assert_eq!(store.direct(one).await.expect("readable"), Some(Channel(7)));
        store.forget_direct(one).await.expect("forgotten");
        assert_eq!(store.direct(one).await.expect("readable"), None);
        let told = store.export(other, Moment(5)).await.expect("readable");
        assert_eq!(told["direct_messages"], "8", "{told}");
        store.delete(other).await.expect("deleted");
        assert_eq!(store.direct(other).await.expect("readable"), None);
    }
}
