//! The application's commands and emojis.

use serde_json::{Value, json};

use super::answer::{Answer, done, gone};
use super::request::Request;
use crate::discord::limits;
use crate::discord::refusal::{Complaints, Refusal};
use crate::discord::surface::{Change, Id};
use crate::discord::world::{BOT, Command, World};

impl World {
    /// `/applications/{app}/…`.
    pub(super) fn registry(
        &mut self,
        application: &str,
        rest: &[&str],
        request: &Request,
    ) -> Answer {
        if application.parse() != Ok(BOT) {
            return Err(Refusal::ACCESS);
        }
        match rest {
            ["commands", rest @ ..] => self.commands_at(None, rest, request),
            ["guilds", guild, "commands", rest @ ..] => {
                let guild = guild
                    .parse()
                    .ok()
                    .filter(|guild| self.is_member(BOT, *guild))
                    .ok_or(Refusal::ACCESS)?;
                self.commands_at(Some(guild), rest, request)
            }
            ["emojis", rest @ ..] => self.emojis_at(rest, request),
            _ => Err(Refusal::NOT_FOUND),
        }
    }

    fn commands_at(&mut self, guild: Option<Id>, rest: &[&str], request: &Request) -> Answer {
        let found = rest.first().map(|id| {
            self.commands
                .iter()
                .position(|command| command.guild == guild && command.json["id"] == **id)
        });
        match (request.method.as_str(), found) {
            ("GET", None) => done(
                self.commands
                    .iter()
                    .filter(|command| command.guild == guild)
                    .map(|command| command.json.clone())
                    .collect(),
            ),
            ("PUT", None) => self.replace_commands(guild, &request.body),
            ("POST", None) => self.add_command(guild, &request.body),
            (_, Some(None)) => Err(Refusal::COMMAND),
            ("GET", Some(Some(at))) => done(self.commands[at].json.clone()),
            ("PATCH", Some(Some(at))) => {
                let mut changed = self.commands[at].json.clone();
                for (field, value) in request.body.as_object().into_iter().flatten() {
                    changed[field] = value.clone();
                }
                limits::commands(&[&changed], true)?;
                changed["version"] = json!(self.id().to_string());
                self.commands[at].json = changed.clone();
                self.tell(Change::World);
                done(changed)
            }
            ("DELETE", Some(Some(at))) => {
                self.commands.remove(at);
                self.tell(Change::World);
                gone()
            }
            _ => Err(Refusal::METHOD),
        }
    }

    fn replace_commands(&mut self, guild: Option<Id>, body: &Value) -> Answer {
        let list = body.as_array().cloned().unwrap_or_default();
        limits::commands(&list.iter().collect::<Vec<_>>(), false)?;
        let old: Vec<Command> = self
            .commands
            .iter()
            .filter(|command| command.guild == guild)
            .cloned()
            .collect();
        self.commands.retain(|command| command.guild != guild);
        let mut answer = Vec::new();
        for command in list {
            let same = old
                .iter()
                .find(|old| old.json["name"] == command["name"])
                .map(|old| old.json["id"].clone());
            answer.push(self.register(guild, &command, same));
        }
        self.tell(Change::World);
        done(Value::Array(answer))
    }

    fn add_command(&mut self, guild: Option<Id>, body: &Value) -> Answer {
        limits::commands(&[body], true)?;
        let kind = |json: &Value| json["type"].as_u64().unwrap_or(1);
        let twin = |command: &Command| {
            command.guild == guild
                && command.json["name"] == body["name"]
                && kind(&command.json) == kind(body)
        };
        let old = self
            .commands
            .iter()
            .find(|command| twin(command))
            .map(|old| old.json["id"].clone());
        self.commands.retain(|command| !twin(command));
        if self
            .commands
            .iter()
            .filter(|command| command.guild == guild)
            .count()
            >= 100
        {
            return Err(Refusal::TOO_MANY_COMMANDS);
        }
        let status = if old.is_some() { 200 } else { 201 };
        let command = self.register(guild, body, old);
        self.tell(Change::World);
        Ok((status, command))
    }

    fn register(&mut self, guild: Option<Id>, body: &Value, id: Option<Value>) -> Value {
        let mut json = body.clone();
        json["id"] = id.unwrap_or_else(|| json!(self.id().to_string()));
        json["version"] = json!(self.id().to_string());
        json["application_id"] = json!(BOT.to_string());
        for (field, default) in [
            ("type", json!(1)),
            ("nsfw", json!(false)),
            ("default_member_permissions", Value::Null),
            ("description", json!("")),
        ] {
            if json[field].is_null() {
                json[field] = default;
            }
        }
        match guild {
            Some(guild) => json["guild_id"] = json!(guild.to_string()),
            None if json["contexts"].is_null() => json["contexts"] = json!([0, 1, 2]),
            None => {}
        }
        self.commands.push(Command {
            guild,
            json: json.clone(),
        });
        json
    }

    fn emojis_at(&mut self, rest: &[&str], request: &Request) -> Answer {
        let found = rest
            .first()
            .map(|id| self.emojis.iter().position(|emoji| emoji["id"] == **id));
        match (request.method.as_str(), found) {
            ("GET", None) => done(json!({"items": self.emojis})),
            ("POST", None) => self.add_emoji(&request.body),
            (_, Some(None)) => Err(Refusal::EMOJI),
            ("GET", Some(Some(at))) => done(self.emojis[at].clone()),
            ("PATCH", Some(Some(at))) => {
                emoji_name(&request.body)?;
                self.emojis[at]["name"] = request.body["name"].clone();
                done(self.emojis[at].clone())
            }
            ("DELETE", Some(Some(at))) => {
                self.emojis.remove(at);
                gone()
            }
            _ => Err(Refusal::METHOD),
        }
    }

    fn add_emoji(&mut self, body: &Value) -> Answer {
        emoji_name(body)?;
        let mut complaints = Complaints::default();
        let image = body["image"].as_str().unwrap_or_default();
        if !image.starts_with("data:image/") || !image.contains(";base64,") {
            complaints.add("image", "BASE_TYPE_REQUIRED", "This field is required");
        }
        // 256 KiB, written in base 64.
        if image.len() > 256 * 1024 * 4 / 3 + 64 {
            complaints.add(
                "image",
                "BINARY_TYPE_MAX_SIZE",
                "File cannot be larger than 256.0 kb.",
            );
        }
        if self
            .emojis
            .iter()
            .any(|emoji| emoji["name"] == body["name"])
        {
            complaints.add(
                "name",
                "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
                "Emoji name is already taken",
            );
        }
        complaints.verdict()?;
        let emoji = json!({
            "id": self.id().to_string(), "name": body["name"], "roles": [], "user": self.user(BOT), "require_colons": true,
            "managed": false, "animated": false, "available": true, "image": image,
        });
        self.emojis.push(emoji.clone());
        self.tell(Change::World);
        Ok((201, emoji))
    }
}

/// Letters, digits and `_`, 2 to 32 of them.
fn emoji_name(body: &Value) -> Result<(), Refusal> {
    let name = body["name"].as_str().unwrap_or_default();
    let mut complaints = Complaints::default();
    complaints.length("name", name, 2, 32);
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        complaints.add(
            "name",
            "STRING_TYPE_REGEX",
            "String value did not match validation regex.",
        );
    }
    complaints.verdict()
}
