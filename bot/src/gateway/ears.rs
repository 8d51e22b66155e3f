//! What the client tells us. Every event comes in a task of its own: order is made at the tables.

use std::sync::{Arc, OnceLock, Weak};

use commands::who::Channel;
use serenity::async_trait;
use serenity::client::{Context, EventHandler, RawEventHandler};
use serenity::gateway::{ConnectionStage, ShardManager, ShardStageUpdateEvent};
use serenity::http::RatelimitInfo;
use serenity::model::application::Interaction;
use serenity::model::channel::{GuildChannel, Message, PartialGuildChannel};
use serenity::model::event::{Event, GuildMemberUpdateEvent, ResumedEvent};
use serenity::model::gateway::Ready;
use serenity::model::guild::{Guild, Member, Role, UnavailableGuild};
use serenity::model::id::{ChannelId, GuildId, MessageId, RoleId, UserId};
use tokio::sync::Mutex;
use tracing::{info, warn};

use super::contact::{Contact, Return};
use super::emojis::Emojis;
use super::repeats::Repeats;
use crate::intake::Intake;
use crate::tables::Tables;

/// What there is to tell; there once the client is.
pub struct House {
    /// For what people say.
    pub intake: Intake,
    /// For what happens to the line.
    pub tables: Tables,
    /// Whether the line is there.
    pub contact: Arc<Contact>,
    /// Our emojis, if they are to be uploaded.
    pub emojis: Option<Emojis>,
    /// What the library knows of its line; it holds these ears, so they do not hold it.
    pub shards: Weak<ShardManager>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House")
            .field("contact", &self.contact)
            .finish_non_exhaustive()
    }
}

impl House {
    /// The line is gone, if it was there.
    fn lose(&self) {
        if self.contact.lost(self.tables.clock().now()) {
            warn!("out of touch with Discord");
            self.tables.pause();
        }
    }

    async fn is_connected(&self) -> bool {
        let Some(shards) = self.shards.upgrade() else {
            return false;
        };
        let runners = shards.runners.lock().await;
        runners
            .values()
            .any(|runner| runner.stage == ConnectionStage::Connected)
    }
}

/// Hands on what the client tells. The house needs the client's sender and the client needs the ears, so the house comes
/// in after both are there, before the line is.
#[derive(Debug, Clone, Default)]
pub struct Ears {
    house: Arc<OnceLock<House>>,
    /// Who we are.
    own: Arc<OnceLock<UserId>>,
    /// One change of the line after the other.
    turn: Arc<Mutex<()>>,
    repeats: Arc<Repeats>,
}

impl Ears {
    /// The house is there.
    pub fn move_in(&self, house: House) {
        // A second house cannot come: this is called once, by the one who builds it.
        let _ = self.house.set(house);
    }

    async fn heard(&self) {
        let Some(house) = self.house.get() else {
            return;
        };
        let _turn = self.turn.lock().await;
        match house.contact.heard(house.tables.clock().now()) {
            Return::Nothing => {}
            Return::Blink => house.tables.go_on(None).await,
            Return::Lost(since) => {
                info!("in touch with Discord");
                house.tables.go_on(Some(since)).await;
            }
        }
    }

    async fn changed(&self, guild: GuildId) {
        if let Some(house) = self.house.get() {
            let guild = commands::who::Guild(guild.get());
            house.tables.changed_guild(guild).await;
        }
    }

    async fn lost(&self, channel: ChannelId) {
        if let Some(house) = self.house.get() {
            house.tables.lost_channel(Channel(channel.get())).await;
        }
    }

    async fn erased(&self, channel: ChannelId, gone: &[MessageId]) {
        if let Some(house) = self.house.get() {
            for message in gone {
                let channel = Channel(channel.get());
                house.tables.erased(channel, message.get()).await;
            }
        }
    }

    /// Looks whether the line is gone. Events come in tasks of their own, the word of a loss perhaps after that of the
    /// return; and some losses the library does not tell at all. So its own word on where it stands decides.
    pub async fn look(&self) {
        let Some(house) = self.house.get() else {
            return;
        };
        let _turn = self.turn.lock().await;
        if !house.is_connected().await {
            house.lose();
        }
    }

    /// The library connects anew if this says so by giving nothing: until it is through, we are out of touch. The library
    /// itself does not tell that of a session that it takes up again.
    pub async fn connects<T>(&self, stays: impl FnOnce() -> Option<T>) -> Option<T> {
        // Before it can be through, the line is lost.
        let _turn = self.turn.lock().await;
        let stays = stays();
        if stays.is_none()
            && let Some(house) = self.house.get()
        {
            house.lose();
        }
        stays
    }
}

#[async_trait]
impl EventHandler for Ears {
    async fn ready(&self, ctx: Context, ready: Ready) {
        ctx.http.set_application_id(ready.application.id);
        if let Some(house) = self.house.get() {
            house.intake.introduce(ready.application.id);
        }
        // The same at every connection.
        let _ = self.own.set(ready.user.id);
        let emojis = self.house.get().and_then(|house| house.emojis.as_ref());
        if let Some(emojis) = emojis {
            emojis.recall(&ctx.http).await;
        }
        self.heard().await;
        super::registry::register(&ctx.http).await;
        if let Some(emojis) = emojis {
            emojis.see_to(&ctx.http).await;
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.heard().await;
    }

    async fn shard_stage_update(&self, _: Context, update: ShardStageUpdateEvent) {
        // The way back is told by `ready` and `resume`.
        if update.old == ConnectionStage::Connected && update.new != ConnectionStage::Connected {
            self.look().await;
        }
    }

    async fn ratelimit(&self, told: RatelimitInfo) {
        if let Some(house) = self.house.get() {
            let (address, wait) = (told.path, told.timeout);
            house.tables.limited(&address, wait, told.global);
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        if let Some(house) = self.house.get()
            && self.repeats.is_new(interaction.id().get())
        {
            house.intake.hear(interaction).await;
        }
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        if let Some(house) = self.house.get() {
            let guild = commands::who::Guild(guild.id.get());
            house.tables.entered_guild(guild).await;
        }
    }

    async fn guild_delete(&self, _: Context, gone: UnavailableGuild, _: Option<Guild>) {
        if let Some(house) = self.house.get() {
            let guild = commands::who::Guild(gone.id.get());
            house.tables.lost_guild(guild).await;
        }
    }

    async fn channel_delete(&self, _: Context, gone: GuildChannel, _: Option<Vec<Message>>) {
        if let Some(house) = self.house.get() {
            let guild = commands::who::Guild(gone.guild_id.get());
            let channel = Channel(gone.id.get());
            house.tables.lost_with_threads(guild, channel).await;
        }
    }

    async fn thread_delete(&self, _: Context, gone: PartialGuildChannel, _: Option<GuildChannel>) {
        if let Some(house) = self.house.get() {
            house.tables.lost_thread(Channel(gone.id.get())).await;
        }
    }

    // Permissions change with a channel, a role, or what roles we have.
    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, new: GuildChannel) {
        self.changed(new.guild_id).await;
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        let now = thread.thread_metadata;
        // One that was locked is closed by somebody's will: nothing is written in it, nothing can be pressed.
        if now.is_some_and(|now| now.locked) {
            return self.lost(thread.id).await;
        }
        if let Some(house) = self.house.get()
            && now.is_some_and(|now| now.archived)
        {
            house.tables.archived(Channel(thread.id.get())).await;
        }
        self.changed(thread.guild_id).await;
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, new: Role) {
        self.changed(new.guild_id).await;
    }

    async fn guild_role_delete(&self, _: Context, guild: GuildId, _: RoleId, _: Option<Role>) {
        self.changed(guild).await;
    }

    async fn guild_member_update(
        &self,
        _: Context,
        _: Option<Member>,
        _: Option<Member>,
        event: GuildMemberUpdateEvent,
    ) {
        self.changed(event.guild_id).await;
    }

    async fn message_delete(
        &self,
        _: Context,
        channel: ChannelId,
        gone: MessageId,
        _: Option<GuildId>,
    ) {
        self.erased(channel, &[gone]).await;
    }

    async fn message_delete_bulk(
        &self,
        _: Context,
        channel: ChannelId,
        gone: Vec<MessageId>,
        _: Option<GuildId>,
    ) {
        self.erased(channel, &gone).await;
    }

    async fn message(&self, _: Context, message: Message) {
        // The lanes know what they post themselves.
        let is_own = self.own.get() == Some(&message.author.id);
        if let Some(house) = self.house.get().filter(|_| !is_own) {
            house
                .tables
                .seen(Channel(message.channel_id.get()), message.id.get());
        }
    }
}

#[async_trait]
impl RawEventHandler for Ears {
    /// An event that the library cannot read counts as one of a kind that it does not know, and it says nothing.
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(unread) = event
            && unread.kind == "INTERACTION_CREATE"
            && let Some(house) = self.house.get()
        {
            house.intake.hear_unread(&unread.value).await;
        }
    }
}
