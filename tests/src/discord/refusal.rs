//! Discord's error answers: an HTTP status, a code and a body.

use serde_json::{Map, Value, json};

/// A refused request.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refusal {
    /// The HTTP status.
    pub(super) status: u16,
    /// Discord's JSON error code; 0 for general ones.
    pub(super) code: u32,
    /// Discord's words.
    pub(super) message: &'static str,
    /// The tree of complaints of a 50035.
    pub(super) errors: Option<Value>,
}

/// The words of a refusal that a test asks for.
const ON_DEMAND: &str = "Refused on demand";

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl Refusal {
            $($(#[$doc])* pub(super) const $name: Self = Self { status: $status, code: $code, message: $message, errors: None };)*
        }
    };
}

refusals! {
    UNAUTHORIZED = 401 0 "401: Unauthorized";
    NOT_FOUND = 404 0 "404: Not Found";
    METHOD = 405 0 "405: Method Not Allowed";
    CHANNEL = 404 10003 "Unknown Channel";
    GUILD = 404 10004 "Unknown Guild";
    MEMBER = 404 10007 "Unknown Member";
    MESSAGE = 404 10008 "Unknown Message";
    USER = 404 10013 "Unknown User";
    EMOJI = 404 10014 "Unknown Emoji";
    WEBHOOK = 404 10015 "Unknown Webhook";
    INTERACTION = 404 10062 "Unknown interaction";
    COMMAND = 404 10063 "Unknown application command";
    TOO_MANY_EMOJIS = 400 30008 "Maximum number of emojis reached (2000)";
    TOO_MANY_COMMANDS = 400 30032 "Maximum number of application commands reached (100)";
    OLD_EDITS = 429 30046 "Maximum number of edits to messages older than 1 hour reached. Try again later";
    THREAD_FULL = 400 30033 "Maximum number of thread participants has been reached (1000)";
    TOO_LARGE = 413 40005 "Request entity too large";
    FORUM = 400 40058 "Cannot send messages in a forum channel";
    ANSWERED = 400 40060 "Interaction has already been acknowledged.";
    ACCESS = 403 50001 "Missing Access";
    FOREIGN = 403 50005 "Cannot edit a message authored by another user";
    EMPTY = 400 50006 "Cannot send an empty message";
    DMS_CLOSED = 403 50007 "Cannot send messages to this user";
    RECIPIENT = 400 50033 "Invalid Recipient(s)";
    PERMISSIONS = 403 50013 "Missing Permissions";
    CHANNEL_TYPE = 400 50024 "Cannot execute action on this channel type";
    TOKEN = 401 50027 "Invalid Webhook Token";
    FORM = 400 50035 "Invalid Form Body";
    ARCHIVED = 400 50083 "Thread is archived";
    JSON = 400 50109 "The request body contains invalid JSON.";
    HAS_THREAD = 400 160004 "A thread has already been created for this message";
    LOCKED = 400 160005 "Thread is locked";
    ACTIVE_THREADS = 400 160006 "Maximum number of active threads reached";
}

impl Refusal {
    /// One that a test asks for.
    pub(super) const fn on_demand(status: u16, code: u32) -> Self {
        Self {
            status,
            code,
            message: ON_DEMAND,
            errors: None,
        }
    }

    /// The answer's body.
    pub(super) fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }

    /// Whether the request itself was malformed or over a limit, which a bot must never let happen.
    pub(super) fn is_malformed(&self) -> bool {
        self.message != ON_DEMAND && matches!(self.code, 30032 | 40005 | 50006 | 50035 | 50109)
    }
}

/// What is wrong with a body, place by place.
#[derive(Debug, Default)]
pub(super) struct Complaints(Vec<(Vec<String>, &'static str, String)>);

impl Complaints {
    /// Adds one: the path of the place from the body's root (`components.0.label`), Discord's word for it, and a sentence.
    pub(super) fn add(&mut self, place: &str, code: &'static str, message: impl Into<String>) {
        let path = place
            .split('.')
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect();
        self.0.push((path, code, message.into()));
    }

    /// Complains when a text is longer or shorter (in characters) than allowed.
    pub(super) fn length(&mut self, place: &str, text: &str, least: usize, most: usize) {
        let count = text.chars().count();
        if count < least || count > most {
            self.add(
                place,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {least} and {most} in length."),
            );
        }
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All is well, or a 50035 with the tree of complaints.
    pub(super) fn verdict(self) -> Result<(), Refusal> {
        if self.0.is_empty() {
            return Ok(());
        }
        let mut tree = Value::Object(Map::new());
        for (path, code, message) in self.0 {
            let mut node = &mut tree;
            for part in path {
                node = &mut node[part];
            }
            let complaint = json!({"code": code, "message": message});
            match node["_errors"].as_array_mut() {
                Some(list) => list.push(complaint),
                None => node["_errors"] = json!([complaint]),
            }
        }
        Err(Refusal {
            errors: Some(tree),
            ..Refusal::FORM
        })
    }
}
