use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    ChannelId, CommandInteraction, ComponentInteraction, Context, CreateActionRow, CreateButton,
    CreateInteractionResponseMessage as Text, EventHandler, GatewayIntents, Guild, GuildChannel,
    GuildId, Http, HttpBuilder, Interaction, Message, MessageId, MessageUpdateEvent,
    ModalInteraction, PartialGuildChannel, Ready, ResumedEvent, ThreadMembersUpdateEvent,
    UnavailableGuild,
};
use serenity::async_trait;
use serenity::http::HttpError;
use tests::discord::{Discord, Id, Options};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// What the client heard.
#[derive(Debug)]
pub(crate) enum Heard {
    Ready,
    Resumed,
    Interaction(Interaction),
    Message(Message),
    /// Another event, by name.
    Other(&'static str),
}

struct Ear(mpsc::UnboundedSender<Heard>);

#[async_trait]
impl EventHandler for Ear {
    async fn ready(&self, _: Context, _: Ready) {
        self.0.send(Heard::Ready).expect("the test listens");
    }
    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.0.send(Heard::Resumed).expect("the test listens");
    }
    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        self.0
            .send(Heard::Interaction(interaction))
            .expect("the test listens");
    }
    async fn message(&self, _: Context, message: Message) {
        self.0
            .send(Heard::Message(message))
            .expect("the test listens");
    }
    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        assert!(
            guild.members.contains_key(&guild.owner_id) && guild.channels.len() > 1,
            "{guild:?}"
        );
        self.0
            .send(Heard::Other("guild created"))
            .expect("the test listens");
    }
    async fn guild_delete(&self, _: Context, _: UnavailableGuild, _: Option<Guild>) {
        self.0
            .send(Heard::Other("guild deleted"))
            .expect("the test listens");
    }
    async fn channel_create(&self, _: Context, _: GuildChannel) {
        self.0
            .send(Heard::Other("channel created"))
            .expect("the test listens");
    }
    async fn channel_delete(&self, _: Context, _: GuildChannel, _: Option<Vec<Message>>) {
        self.0
            .send(Heard::Other("channel deleted"))
            .expect("the test listens");
    }
    async fn thread_create(&self, _: Context, _: GuildChannel) {
        self.0
            .send(Heard::Other("thread created"))
            .expect("the test listens");
    }
    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, _: GuildChannel) {
        self.0
            .send(Heard::Other("thread updated"))
            .expect("the test listens");
    }
    async fn thread_members_update(&self, _: Context, _: ThreadMembersUpdateEvent) {
        self.0
            .send(Heard::Other("thread members updated"))
            .expect("the test listens");
    }
    async fn thread_delete(&self, _: Context, _: PartialGuildChannel, _: Option<GuildChannel>) {
        self.0
            .send(Heard::Other("thread deleted"))
            .expect("the test listens");
    }
    async fn message_update(
        &self,
        _: Context,
        _: Option<Message>,
        _: Option<Message>,
        _: MessageUpdateEvent,
    ) {
        self.0
            .send(Heard::Other("message edited"))
            .expect("the test listens");
    }
    async fn message_delete(&self, _: Context, _: ChannelId, _: MessageId, _: Option<GuildId>) {
        self.0
            .send(Heard::Other("message deleted"))
            .expect("the test listens");
    }
}

/// A guild with Ada and Bob and a connected serenity client.
pub(crate) struct Bot {
    pub(crate) discord: Discord,
    pub(crate) http: Arc<Http>,
    pub(crate) guild: Id,
    pub(crate) channel: Id,
    pub(crate) ada: Id,
    pub(crate) bob: Id,
    heard: mpsc::UnboundedReceiver<Heard>,
    client: tokio::task::JoinHandle<()>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.client.abort();
    }
}

/// serenity's REST side, as production builds it but for the address.
pub(crate) fn http(discord: &Discord) -> Http {
    HttpBuilder::new(discord.token())
        .proxy(discord.api_address())
        .ratelimiter_disabled(true)
        .build()
}

/// The commands of these tests.
pub(crate) fn commands() -> Value {
    let seat = json!({"type": 3, "name": "seat", "description": "Where", "required": true, "choices": [{"name": "East", "value": "east"}, {"name": "South", "value": "south"}]});
    let points = json!({"type": 4, "name": "points", "description": "How many", "min_value": 1, "max_value": 9});
    let who = json!({"type": 6, "name": "who", "description": "Whom"});
    let tile = json!({"type": 3, "name": "tile", "description": "Which", "required": true, "autocomplete": true});
    json!([
        {"name": "sit", "description": "Take a seat", "type": 1, "options": [seat, points, who]},
        {"name": "discard", "description": "Throw a tile", "type": 1, "options": [tile]},
        {"name": "table", "description": "Tables", "type": 1, "options": [
            {"type": 1, "name": "open", "description": "Open one", "options": []},
            {"type": 1, "name": "close", "description": "Close one", "options": []},
        ]},
    ])
}

impl Bot {
    pub(crate) async fn start() -> Self {
        Self::start_with(
            Options::default(),
            GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES,
        )
        .await
    }

    pub(crate) async fn start_with(options: Options, intents: GatewayIntents) -> Self {
        let discord = Discord::start(options).await.expect("a free port");
        let guild = discord.add_guild("Parlour");
        let channel = discord.add_channel(guild, "table-one");
        let (ada, bob) = (discord.add_person("Ada"), discord.add_person("Bob"));
        discord.join(ada, guild);
        discord.join(bob, guild);
        let (mouth, heard) = mpsc::unbounded_channel();
        let builder = serenity::client::ClientBuilder::new_with_http(http(&discord), intents)
            .event_handler(Ear(mouth));
        let mut client = builder.await.expect("a client");
        assert!(client.ws_url.lock().await.starts_with("ws://127.0.0.1"));
        let http = Arc::clone(&client.http);
        let client = tokio::spawn(async move {
            // The tests that end it on purpose look at what it was told.
            let _ = client.start().await;
        });
        let mut bot = Self {
            discord,
            http,
            guild,
            channel,
            ada,
            bob,
            heard,
            client,
        };
        assert!(matches!(bot.hears().await, Heard::Ready));
        bot.http
            .create_global_commands(&commands())
            .await
            .expect("commands registered");
        bot.discord.ready().await;
        bot
    }

    /// The next thing heard but for [`Heard::Other`], within ten seconds.
    pub(crate) async fn hears(&mut self) -> Heard {
        loop {
            match self.hears_anything().await {
                Heard::Other(_) => {}
                heard @ (Heard::Ready
                | Heard::Resumed
                | Heard::Interaction(_)
                | Heard::Message(_)) => return heard,
            }
        }
    }

    /// The next event of another kind.
    pub(crate) async fn other(&mut self) -> &'static str {
        loop {
            if let Heard::Other(what) = self.hears_anything().await {
                return what;
            }
        }
    }

    async fn hears_anything(&mut self) -> Heard {
        let heard = timeout(Duration::from_secs(10), self.heard.recv()).await;
        heard.expect("something to hear").expect("a client")
    }

    /// The next interaction; messages are skipped.
    pub(crate) async fn interaction(&mut self) -> Interaction {
        loop {
            if let Heard::Interaction(interaction) = self.hears().await {
                return interaction;
            }
        }
    }

    pub(crate) async fn command(&mut self) -> CommandInteraction {
        self.interaction().await.command().expect("a command")
    }

    pub(crate) async fn press(&mut self) -> ComponentInteraction {
        self.interaction()
            .await
            .message_component()
            .expect("a press")
    }

    pub(crate) async fn modal(&mut self) -> ModalInteraction {
        self.interaction().await.modal_submit().expect("a form")
    }

    /// Ada runs `/sit seat:east`.
    pub(crate) fn ada_sits(&self) -> Id {
        self.discord
            .command(self.ada, self.channel, &["sit"], &[("seat", json!("east"))])
            .expect("a good command")
    }
}

/// Discord's status and code of a refusal.
pub(crate) fn refusal<T: std::fmt::Debug>(outcome: serenity::Result<T>) -> (u16, isize) {
    let error = outcome.expect_err("a refusal");
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
        panic!("not an answer of Discord: {error}");
    };
    (answer.status_code.as_u16(), answer.error.code)
}

/// The id of a message as a page has it.
pub(crate) fn id(message: &Value) -> Id {
    message["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .expect("an id")
}

fn button(custom_id: &str) -> CreateActionRow {
    CreateActionRow::Buttons(vec![
        CreateButton::new(custom_id).label("Pon"),
        CreateButton::new("grey").label("Kan").disabled(true),
    ])
}

/// A text over a live and a grey button.
pub(crate) fn reply(text: &str) -> Text {
    Text::new().content(text).components(vec![button("pon")])
}
