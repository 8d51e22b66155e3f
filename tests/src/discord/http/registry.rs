//! The application's commands.

use serde_json::{Value, json};

use super::answer::{Answer, done, gone};
use super::request::Request;
use crate::discord::limits;
use crate::discord::refusal::Refusal;
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
}
