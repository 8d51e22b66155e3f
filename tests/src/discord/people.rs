//! What people and server owners do, in process. The bot knows of it only what Discord would tell it.

use std::time::Duration;

use serde_json::Value;
use tokio::sync::broadcast;

use super::Discord;
use super::surface::{Change, Cut, Fault, Id, Options, Outcome, Refused, Sent, StartError};

impl Discord {
    /// Starts listening.
    ///
    /// # Errors
    ///
    /// When the port cannot be had, or the OpenAPI file is not one.
    pub async fn start(_options: Options) -> Result<Self, StartError> {
        todo!()
    }
    /// The address to give to `HttpBuilder::proxy`, such as `http://127.0.0.1:4321`.
    #[must_use]
    pub fn api_address(&self) -> String {
        todo!()
    }
    /// The bot's token.
    #[must_use]
    pub fn token(&self) -> String {
        todo!()
    }
    /// The bot's own user id, which is its application id too.
    #[must_use]
    pub fn bot(&self) -> Id {
        todo!()
    }
    /// Waits until the bot is connected (READY sent) and has registered at least one command.
    pub async fn ready(&self) {
        todo!()
    }

    /// A new guild with the bot in it and one channel, `general`.
    pub fn add_guild(&self, _name: &str) -> Id {
        todo!()
    }
    /// A new text channel.
    pub fn add_channel(&self, _guild: Id, _name: &str) -> Id {
        todo!()
    }
    /// A new public thread in a channel.
    pub fn add_thread(&self, _parent: Id, _name: &str) -> Id {
        todo!()
    }
    /// A new person, in no guild yet; open to DMs.
    pub fn add_person(&self, _name: &str) -> Id {
        todo!()
    }
    /// The person joins the guild.
    pub fn join(&self, _person: Id, _guild: Id) {
        todo!()
    }
    /// The person leaves the guild.
    pub fn leave(&self, _person: Id, _guild: Id) {
        todo!()
    }
    /// The person's client language, such as `en-GB` (default `en-US`).
    pub fn set_locale(&self, _person: Id, _locale: &str) {
        todo!()
    }
    /// Whether bots may write to the person (closed: 50007).
    pub fn set_dms_open(&self, _person: Id, _open: bool) {
        todo!()
    }
    /// What the bot may do in this channel, as Discord's permission bits.
    pub fn set_bot_permissions(&self, _channel: Id, _bits: u64) {
        todo!()
    }
    /// The bot is kicked from the guild.
    pub fn kick_bot(&self, _guild: Id) {
        todo!()
    }
    /// The bot is invited to the guild (again).
    pub fn invite_bot(&self, _guild: Id) {
        todo!()
    }
    /// A moderator deletes a message.
    pub fn delete_message(&self, _channel: Id, _message: Id) {
        todo!()
    }
    /// A moderator deletes a channel or thread.
    pub fn delete_channel(&self, _channel: Id) {
        todo!()
    }
    /// The wall clock of this Discord jumps: messages grow older, tokens expire. Running 3 s deadlines are not touched.
    pub fn pass(&self, _time: Duration) {
        todo!()
    }

    /// The person writes a message. Gives its id.
    ///
    /// # Errors
    ///
    /// When he cannot see the channel.
    pub fn say(&self, _person: Id, _channel: Id, _text: &str) -> Result<Id, Refused> {
        todo!()
    }
    /// The person's DM channel with the bot; made if there is none.
    pub fn dm_channel(&self, _person: Id) -> Id {
        todo!()
    }
    /// The person runs a slash command. `path` is the command's name and, where it has them, subcommand names. Values are
    /// JSON of the option's type; numbers as text, as a page sends them, and people's ids as number or text are understood.
    ///
    /// # Errors
    ///
    /// What the client would not send.
    pub fn command(
        &self,
        _person: Id,
        _channel: Id,
        _path: &[&str],
        _options: &[(&str, Value)],
    ) -> Result<Id, Refused> {
        todo!()
    }
    /// The person is typing into an option; gives the interaction, whose outcome will be the choices.
    ///
    /// # Errors
    ///
    /// What the client would not send.
    pub fn typing(
        &self,
        _person: Id,
        _channel: Id,
        _path: &[&str],
        _option: &str,
        _typed: &str,
        _others: &[(&str, Value)],
    ) -> Result<Id, Refused> {
        todo!()
    }
    /// [`Discord::typing`] and the choices that come back (each with `name` and `value`); empty when none came in time.
    ///
    /// # Errors
    ///
    /// What the client would not send.
    pub async fn autocomplete(
        &self,
        _person: Id,
        _channel: Id,
        _path: &[&str],
        _option: &str,
        _typed: &str,
        _others: &[(&str, Value)],
    ) -> Result<Vec<Value>, Refused> {
        todo!()
    }
    /// The person presses a button.
    ///
    /// # Errors
    ///
    /// When he sees no such message, or it has no such enabled button.
    pub fn press(&self, _person: Id, _message: Id, _custom_id: &str) -> Result<Id, Refused> {
        todo!()
    }
    /// The person chooses from a select.
    ///
    /// # Errors
    ///
    /// When he sees no such message, it has no such enabled select, or the values do not suit it.
    pub fn select(
        &self,
        _person: Id,
        _message: Id,
        _custom_id: &str,
        _values: &[&str],
    ) -> Result<Id, Refused> {
        todo!()
    }
    /// The person fills in and sends the form that an interaction opened: pairs of a field's custom id and its text.
    ///
    /// # Errors
    ///
    /// When that interaction opened none, or a field does not suit it.
    pub fn submit_modal(
        &self,
        _person: Id,
        _opened_by: Id,
        _fields: &[(&str, &str)],
    ) -> Result<Id, Refused> {
        todo!()
    }
    /// What became of an interaction so far.
    #[must_use]
    pub fn outcome(&self, _interaction: Id) -> Outcome {
        todo!()
    }
    /// Waits until the interaction is answered or overdue (a type 5 answer counts as one only when filled).
    pub async fn settled(&self, _interaction: Id) -> Outcome {
        todo!()
    }

    /// The channel's messages as this person sees them, oldest first: Discord's message JSON. Ephemeral ones (flag 64) are
    /// among them for the one person they are for.
    #[must_use]
    pub fn messages(&self, _person: Id, _channel: Id) -> Vec<Value> {
        todo!()
    }
    /// One message as this person sees it.
    #[must_use]
    pub fn message(&self, _person: Id, _message: Id) -> Option<Value> {
        todo!()
    }
    /// All people: user JSON.
    #[must_use]
    pub fn people(&self) -> Vec<Value> {
        todo!()
    }
    /// The guilds this person is in: `id`, `name`, `channels` (channel JSON, threads among them), `members` (user JSON).
    #[must_use]
    pub fn guilds(&self, _person: Id) -> Vec<Value> {
        todo!()
    }
    /// The commands as registered: those of all places, then those of single guilds (with `guild_id`).
    #[must_use]
    pub fn commands(&self) -> Value {
        todo!()
    }
    /// The application's own emojis.
    #[must_use]
    pub fn emojis(&self) -> Vec<Value> {
        todo!()
    }
    /// All changes from now on.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        todo!()
    }

    /// Every request the bot has sent, in order of arrival.
    #[must_use]
    pub fn bodies(&self) -> Vec<Sent> {
        todo!()
    }
    /// The requests refused as malformed or over a limit (50035 and its kin): there should be none.
    #[must_use]
    pub fn refusals(&self) -> Vec<Sent> {
        todo!()
    }
    /// The next `count` requests fail in this way.
    pub fn fail_next(&self, _count: u32, _how: Fault) {
        todo!()
    }
    /// The next `count` requests whose path contains `part` fail in this way.
    pub fn fail_next_at(&self, _part: &str, _count: u32, _how: Fault) {
        todo!()
    }
    /// Breaks every gateway connection.
    pub fn cut(&self, _how: Cut) {
        todo!()
    }
    /// Refuses new gateway connections until told otherwise (an outage).
    pub fn set_gateway_open(&self, _open: bool) {
        todo!()
    }
    /// How many gateway connections are past READY or RESUMED.
    #[must_use]
    pub fn connections(&self) -> usize {
        todo!()
    }
}
