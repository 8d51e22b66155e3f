//! Messages that an earlier run posted and had no time to remember: killed between Discord's doing and its own note of it,
//! the house finds them again by what can be pressed on them.

use commands::ask::{Press, press};
use commands::who::{Channel, Moment, TableId};
use serenity::builder::GetMessages;
use serenity::model::application::{ActionRowComponent, ButtonKind};
use serenity::model::channel::Message;
use serenity::model::id::MessageId;

use super::courier::{Courier, channel_id, judged};
use super::verdict::Verdict;

/// So many of the newest messages are looked at.
const DEPTH: u8 = 50;

/// A message of ours that nobody remembers.
#[derive(Debug)]
pub struct Stray {
    /// Its id.
    pub message: u64,
    /// When it was posted.
    pub since: Moment,
    /// What can be pressed on it.
    pub presses: Vec<Press>,
}

impl Courier {
    /// Our messages in a channel on which something of this table can be pressed, oldest first: those after one that is
    /// remembered, or the newest ones.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn strays(
        &self,
        channel: Channel,
        after: Option<u64>,
        table: TableId,
    ) -> Result<Vec<Stray>, Verdict> {
        let own = self.own().await?;
        let wanted = GetMessages::new().limit(DEPTH);
        let wanted = match after.filter(|id| *id != 0) {
            Some(after) => wanted.after(MessageId::new(after)),
            None => wanted,
        };
        self.turn().await;
        let found = channel_id(channel)?.messages(self.http(), wanted).await;
        let found = found.map_err(|error| judged(&error, "look back at a channel"))?;
        let ours = found.iter().filter(|message| message.author.id == own);
        let mut strays: Vec<Stray> = ours.filter_map(|message| stray(message, table)).collect();
        strays.sort_by_key(|stray| stray.message);
        Ok(strays)
    }
}

/// What a message is to a table; `None` when nothing of that table can be pressed on it.
pub(super) fn stray(message: &Message, table: TableId) -> Option<Stray> {
    let presses: Vec<Press> = presses(message)
        .filter(|press| press.table == table)
        .collect();
    (!presses.is_empty()).then(|| Stray {
        message: message.id.get(),
        since: Moment(message.timestamp.unix_timestamp() * 1000),
        presses,
    })
}

/// What the buttons of a message send.
fn presses(message: &Message) -> impl Iterator<Item = Press> {
    let parts = message.components.iter().flat_map(|row| &row.components);
    parts.filter_map(|part| {
        let ActionRowComponent::Button(button) = part else {
            return None;
        };
        if let ButtonKind::NonLink { custom_id, .. } = &button.data {
            press::read(custom_id).ok()
        } else {
            None
        }
    })
}
