//! The words in which tests and the playground speak with the local Discord.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use serde_json::Value;

/// A snowflake: of a person, guild, channel, message, interaction or file. They only ever grow.
pub type Id = u64;

/// How this Discord behaves. The defaults are the real one's.
#[derive(Clone, Debug)]
pub struct Options {
    /// TCP port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// How long the bot may take to answer an interaction (3 s).
    pub answer_within: Duration,
    /// How long an interaction's token lives (15 min).
    pub token_life: Duration,
    /// The heartbeat interval told in HELLO (41.25 s).
    pub heartbeat: Duration,
    /// Messages older than this can be edited only [`Options::old_edits`] times (1 h).
    pub old_after: Duration,
    /// How many edits an old message still takes through the channel route before 30046. Discord does not tell the
    /// number, nor whether edits by an interaction count: here they do not.
    pub old_edits: u32,
    /// The clock stands still at this moment and moves only when it is moved, so that ids and times are the same each time.
    pub stands_at: Option<SystemTime>,
    /// How many threads of a guild may be out of the archive (1000), before 160006.
    pub active_threads: usize,
    /// How many people fit into a thread (1000), before 30033.
    pub thread_members: usize,
    /// Whether dispatches are compressed where the bot asks for it (they are); Discord is free not to.
    pub compresses: bool,
    /// Whether requests are counted, and those beyond a limit refused. Discord does; tests play quicker than people, so by default
    /// nothing is counted here.
    pub counts: bool,
    /// Discord's OpenAPI description; by default the file that `DISCORD_OPENAPI` names, if any.
    pub openapi: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 0,
            answer_within: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            heartbeat: Duration::from_millis(41_250),
            old_after: Duration::from_secs(60 * 60),
            old_edits: 3,
            stands_at: None,
            active_threads: 1000,
            thread_members: 1000,
            compresses: true,
            counts: false,
            openapi: std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from),
        }
    }
}

/// Why this Discord could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port is taken or may not be used.
    #[error("cannot listen on 127.0.0.1: {0}")]
    Listen(#[from] std::io::Error),
    /// The file named as Discord's OpenAPI description is not one.
    #[error("{path}: {reason}")]
    OpenApi {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

/// Why a person could not do what he tried: the client itself would not let him.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Nobody of this id.
    #[error("there is no such person")]
    NoPerson,
    /// No such channel, or the person cannot see it.
    #[error("there is no such channel for this person")]
    NoChannel,
    /// No such message, or it is somebody else's ephemeral.
    #[error("this person sees no such message")]
    NoMessage,
    /// The message has no component of this custom id (or not of this kind).
    #[error("the message has no such component: {0}")]
    NoComponent(String),
    /// The component is greyed out.
    #[error("the component is disabled: {0}")]
    Disabled(String),
    /// The bot has registered no such command or subcommand for this place.
    #[error("there is no such command here: /{0}")]
    NoCommand(String),
    /// The command has no option of this name.
    #[error("the command has no such option: {0}")]
    NoOption(String),
    /// A required option was left out.
    #[error("a required option is missing: {0}")]
    Missing(String),
    /// A value that the client would mark red: wrong type, out of range, not among the choices.
    #[error("the value does not suit: {0}")]
    Unsuitable(String),
    /// The interaction opened no form for this person.
    #[error("no form is open")]
    NoForm,
    /// The bot is not in this guild.
    #[error("the bot is not here")]
    NoBot,
}

/// What became of an interaction, as the person sees it.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Neither answered nor overdue.
    Waiting,
    /// "… is thinking": answered by type 5, this message is still to be filled.
    Thinking(Id),
    /// Answered by type 4 with this message, or by type 5 and filled since.
    Replied(Id),
    /// A press acknowledged by type 6: nothing to see yet.
    Acknowledged,
    /// A press answered by type 7: this message was changed.
    Updated(Id),
    /// Autocompletion: the choices as the bot gave them (`name`, `value`).
    Choices(Vec<Value>),
    /// A form has opened: the modal as the bot gave it (`custom_id`, `title`, `components`).
    Form(Value),
    /// "This interaction failed": no answer in time.
    Failed,
}

/// Something that a client would redraw.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A new message.
    Created {
        /// Its channel.
        channel: Id,
        /// The message.
        message: Id,
        /// The only person who sees it, where it is ephemeral.
        only: Option<Id>,
    },
    /// A message has a new text, components or files.
    Edited {
        /// Its channel.
        channel: Id,
        /// The message.
        message: Id,
        /// The only person who sees it, where it is ephemeral.
        only: Option<Id>,
    },
    /// A message is gone.
    Deleted {
        /// The channel it stood in.
        channel: Id,
        /// The message.
        message: Id,
        /// The only person who saw it, where it was ephemeral.
        only: Option<Id>,
    },
    /// An interaction has an answer, or is overdue: ask [`Outcome`]. Only the person who made it sees this.
    Settled {
        /// The channel it was made in.
        channel: Id,
        /// The interaction.
        interaction: Id,
        /// Who made it.
        only: Id,
    },
    /// Guilds, channels, people, memberships or commands are other than before.
    World,
}

/// One request of the bot, with what it was answered.
#[derive(Clone, Debug)]
pub struct Sent {
    /// When it arrived, on the wall clock.
    pub at: SystemTime,
    /// GET, POST, …
    pub method: String,
    /// The path below `/api/v10`, with interaction tokens as they came.
    pub path: String,
    /// The JSON body (`payload_json` of a multipart body); null where there was none.
    pub body: Value,
    /// Names of the uploaded files.
    pub files: Vec<String>,
    /// The HTTP status of the answer.
    pub status: u16,
    /// Discord's error code of the answer, where it was refused.
    pub code: Option<u32>,
    /// Whether it was refused because the request itself was malformed or over a limit.
    pub malformed: bool,
    /// The answer's body.
    pub answer: Value,
}

/// How the next requests shall fail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// 429 with Retry-After and Discord's JSON body.
    RateLimited {
        /// What the bot is told to wait.
        retry_after: Duration,
    },
    /// The same for the whole bot, whatever it asks.
    RateLimitedEverywhere {
        /// What the bot is told to wait.
        retry_after: Duration,
    },
    /// The request is refused with this status and Discord's code.
    Refused(u16, u32),
    /// The same, if it brings files; other requests pass.
    FilesRefused(u16, u32),
    /// A 5xx status with a body that is not JSON.
    Broken(u16),
    /// The request is done, but the answer comes late.
    Slow(Duration),
    /// The request is done, but the connection breaks before the answer.
    Lost,
}

/// How a gateway connection shall end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// TCP is gone without a word; the session can be resumed.
    Dropped,
    /// A close frame with this code.
    Closed(u16),
    /// Opcode 7: please reconnect and resume.
    Reconnect,
    /// Opcode 9: the session is invalid; resumable or not.
    Invalid {
        /// Whether the bot may resume it.
        resumable: bool,
    },
    /// TCP is gone and the session forgotten: RESUME will be refused, missed events never come back.
    Forgotten,
}
