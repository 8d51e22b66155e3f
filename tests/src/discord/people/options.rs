//! A person's option values against the registered command.

use serde_json::{Map, Value, json};

use crate::discord::limits::number;
use crate::discord::surface::{Id, Refused};
use crate::discord::world::World;

/// What a person is typing into, where he is.
pub(super) type Focus<'a> = Option<(&'a str, &'a str)>;

/// A command found for a place, with the options of the chosen subcommand.
struct Found<'a> {
    command: &'a Value,
    takes: &'a [Value],
}

fn find<'a>(world: &'a World, guild: Option<Id>, path: &[&str]) -> Option<Found<'a>> {
    let (name, below) = path.split_first()?;
    let context = if guild.is_some() { 0 } else { 1 };
    let offered = |json: &Value| {
        json["contexts"]
            .as_array()
            .is_none_or(|contexts| contexts.iter().any(|there| there == context))
    };
    let named = |json: &Value| json["name"] == *name && json["type"] == 1 && offered(json);
    // A guild's own command hides the general one of its name.
    let own = world
        .commands
        .iter()
        .find(|command| command.guild.is_some() && command.guild == guild && named(&command.json));
    let command = &own
        .or_else(|| {
            world
                .commands
                .iter()
                .find(|command| command.guild.is_none() && named(&command.json))
        })?
        .json;
    let list = |json: &'a Value| json["options"].as_array().map_or(&[][..], Vec::as_slice);
    let mut takes = list(command);
    for part in below {
        let sub = takes.iter().find(|option| {
            option["name"] == *part && matches!(option["type"].as_u64(), Some(1 | 2))
        })?;
        takes = list(sub);
    }
    let complete = takes
        .iter()
        .all(|option| !matches!(option["type"].as_u64(), Some(1 | 2)));
    complete.then_some(Found { command, takes })
}

/// The `data` of a command interaction, or why the client would not send it.
pub(super) fn command_data(
    world: &World,
    guild: Option<Id>,
    path: &[&str],
    given: &[(&str, Value)],
    focus: Focus<'_>,
) -> Result<Value, Refused> {
    let found = find(world, guild, path).ok_or_else(|| Refused::NoCommand(path.join(" ")))?;
    let known = |name: &str| found.takes.iter().any(|option| option["name"] == name);
    let names = given
        .iter()
        .map(|(name, _)| *name)
        .chain(focus.map(|(name, _)| name));
    if let Some(unknown) = names.into_iter().find(|name| !known(name)) {
        return Err(Refused::NoOption(unknown.to_owned()));
    }
    let mut resolved = json!({});
    let mut filled = Vec::new();
    for option in found.takes {
        let name = option["name"].as_str().unwrap_or_default();
        if let Some((_, typed)) = focus.filter(|(focused, _)| *focused == name) {
            if option["autocomplete"] != true {
                return Err(Refused::Unsuitable(name.to_owned()));
            }
            filled.push(
                json!({"name": name, "type": option["type"], "value": typed, "focused": true}),
            );
            continue;
        }
        match given.iter().find(|(given, _)| *given == name) {
            Some((_, value)) => {
                let value = suited(world, guild, option, value, &mut resolved)
                    .ok_or_else(|| Refused::Unsuitable(name.to_owned()))?;
                filled.push(json!({"name": name, "type": option["type"], "value": value}));
            }
            None if option["required"] == true && focus.is_none() => {
                return Err(Refused::Missing(name.to_owned()));
            }
            None => {}
        }
    }
    for (depth, part) in path.iter().enumerate().skip(1).rev() {
        // The innermost name is a subcommand, one above it a group.
        let kind = if depth + 1 == path.len() { 1 } else { 2 };
        filled = vec![json!({"name": part, "type": kind, "options": filled})];
    }
    let mut data = json!({"id": found.command["id"], "name": found.command["name"], "type": 1, "options": filled});
    if let Some(guild) = found.command["guild_id"].as_str() {
        data["guild_id"] = json!(guild);
    }
    if resolved != Value::Object(Map::new()) {
        data["resolved"] = resolved;
    }
    Ok(data)
}

/// The value in the option's type, within its range and among its choices.
fn suited(
    world: &World,
    guild: Option<Id>,
    option: &Value,
    value: &Value,
    resolved: &mut Value,
) -> Option<Value> {
    let value = match option["type"].as_u64()? {
        3 => {
            let text = value.as_str()?;
            let count = text.chars().count() as u64;
            let (least, most) = (
                option["min_length"].as_u64().unwrap_or(0),
                option["max_length"].as_u64().unwrap_or(6000),
            );
            (least..=most).contains(&count).then(|| json!(text))?
        }
        4 => in_range(
            option,
            json!(
                value
                    .as_i64()
                    .or_else(|| value.as_str()?.trim().parse().ok())?
            ),
        )?,
        5 => json!(value.as_bool().or_else(|| value.as_str()?.parse().ok())?),
        10 => in_range(
            option,
            json!(
                value
                    .as_f64()
                    .or_else(|| value.as_str()?.trim().parse().ok())?
            ),
        )?,
        6 | 9 => {
            let person = number(value).filter(|person| world.people.contains_key(person))?;
            let key = person.to_string();
            resolved["users"][&key] = world.user(person);
            if let Some(guild) = guild.filter(|guild| world.is_member(person, *guild)) {
                resolved["members"][&key] = world.resolved_member(person, guild);
            }
            json!(key)
        }
        7 => {
            let channel = number(value).filter(|channel| {
                world
                    .channels
                    .get(channel)
                    .is_some_and(|found| found.guild() == guild)
            })?;
            resolved["channels"][channel.to_string()] = world.part_channel(channel);
            json!(channel.to_string())
        }
        8 => {
            let role = number(value)?.to_string();
            resolved["roles"][&role] = a_role(&role);
            json!(role)
        }
        _ => return None,
    };
    let choices = option["choices"]
        .as_array()
        .filter(|choices| !choices.is_empty());
    let chosen = |choices: &Vec<Value>| choices.iter().any(|choice| choice["value"] == value);
    choices.is_none_or(chosen).then_some(value)
}

/// A role object. This Discord keeps no list of roles: whoever names one has it.
pub(super) fn a_role(id: &str) -> Value {
    json!({
        "id": id, "name": format!("role {id}"), "color": 0, "colors": {"primary_color": 0}, "hoist": false, "icon": null,
        "unicode_emoji": null, "position": 1, "permissions": "0", "managed": false, "mentionable": false, "flags": 0, "tags": {},
    })
}

fn in_range(option: &Value, value: Value) -> Option<Value> {
    let number = value.as_f64()?;
    let least = option["min_value"].as_f64().unwrap_or(f64::NEG_INFINITY);
    let most = option["max_value"].as_f64().unwrap_or(f64::INFINITY);
    (least..=most).contains(&number).then_some(value)
}
