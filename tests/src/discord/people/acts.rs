//! Commands, presses, choices.

use serde_json::{Value, json};

use super::interactions::Click;
use super::options::{Focus, a_role, command_data};
use crate::discord::Discord;
use crate::discord::surface::{Id, Outcome, Refused};
use crate::discord::world::{BOT, Channel, World};
use crate::discord::writing::Sender;

impl Discord {
    /// The person writes a message. Gives its id.
    ///
    /// # Errors
    ///
    /// When he cannot see the channel.
    pub fn say(&self, person: Id, channel: Id, text: &str) -> Result<Id, Refused> {
        let mut world = self.core.world();
        if !world.sees_channel(person, channel) {
            return Err(Refused::NoChannel);
        }
        Ok(world.write(
            Sender {
                channel,
                author: person,
                only: None,
                interaction: None,
            },
            &json!({"content": text}),
            &[],
            0,
        ))
    }

    /// The person's DM channel with the bot; made if there is none.
    pub fn dm_channel(&self, person: Id) -> Id {
        self.core.world().dm(person)
    }

    /// The person runs a slash command. `path` is the command's name and, where it has them, subcommand names. Values are
    /// JSON of the option's type; numbers as text, as a page sends them, and people's ids as number or text are understood.
    ///
    /// # Errors
    ///
    /// What the client would not send.
    pub fn command(
        &self,
        person: Id,
        channel: Id,
        path: &[&str],
        options: &[(&str, Value)],
    ) -> Result<Id, Refused> {
        self.slash(person, channel, path, options, None)
    }

    /// The person is typing into an option; gives the interaction, whose outcome will be the choices.
    ///
    /// # Errors
    ///
    /// What the client would not send.
    pub fn typing(
        &self,
        person: Id,
        channel: Id,
        path: &[&str],
        option: &str,
        typed: &str,
        others: &[(&str, Value)],
    ) -> Result<Id, Refused> {
        self.slash(person, channel, path, others, Some((option, typed)))
    }

    /// [`Discord::typing`] and the choices that come back (each with `name` and `value`); empty when none came in time.
    ///
    /// # Errors
    ///
    /// What the client would not send.
    pub async fn autocomplete(
        &self,
        person: Id,
        channel: Id,
        path: &[&str],
        option: &str,
        typed: &str,
        others: &[(&str, Value)],
    ) -> Result<Vec<Value>, Refused> {
        let id = self.typing(person, channel, path, option, typed, others)?;
        if let Outcome::Choices(choices) = self.settled(id).await {
            Ok(choices)
        } else {
            Ok(Vec::new())
        }
    }

    fn slash(
        &self,
        person: Id,
        channel: Id,
        path: &[&str],
        options: &[(&str, Value)],
        focus: Focus<'_>,
    ) -> Result<Id, Refused> {
        let mut world = self.core.world();
        if !world.people.contains_key(&person) {
            return Err(Refused::NoPerson);
        }
        if !world.sees_channel(person, channel) {
            return Err(Refused::NoChannel);
        }
        let guild = world.channels.get(&channel).and_then(Channel::guild);
        let data = command_data(&world, guild, path, options, focus)?;
        let kind = if focus.is_some() { 4 } else { 2 };
        self.interact(
            &mut world,
            Click {
                kind,
                person,
                channel,
                source: None,
                command: Some(path.join(" ")),
                data,
            },
        )
    }

    /// The person presses a button.
    ///
    /// # Errors
    ///
    /// When he sees no such message, or it has no such enabled button.
    pub fn press(&self, person: Id, message: Id, custom_id: &str) -> Result<Id, Refused> {
        let mut world = self.core.world();
        let (channel, _) = component(&world, person, message, custom_id, &[2])?;
        let data = json!({"component_type": 2, "custom_id": custom_id, "id": 1});
        self.interact(
            &mut world,
            Click {
                kind: 3,
                person,
                channel,
                source: Some(message),
                command: None,
                data,
            },
        )
    }

    /// A client that is not Discord's presses whatever it likes: any id, on the newest message of the bot that the person
    /// sees in this channel.
    ///
    /// # Errors
    ///
    /// When he sees no message of the bot there, or the bot is not there.
    pub fn forge(&self, person: Id, channel: Id, custom_id: &str) -> Result<Id, Refused> {
        let mut world = self.core.world();
        let seen = world.messages.iter().rev().find(|(_, message)| {
            message.channel == channel
                && message.author == BOT
                && world.sees_message(person, message)
        });
        let source = *seen.ok_or(Refused::NoMessage)?.0;
        let data = json!({"component_type": 2, "custom_id": custom_id, "id": 1});
        self.interact(
            &mut world,
            Click {
                kind: 3,
                person,
                channel,
                source: Some(source),
                command: None,
                data,
            },
        )
    }

    /// The person chooses from a select.
    ///
    /// # Errors
    ///
    /// When he sees no such message, it has no such enabled select, or the values do not suit it.
    pub fn select(
        &self,
        person: Id,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Id, Refused> {
        let mut world = self.core.world();
        let (channel, select) = component(&world, person, message, custom_id, &[3, 5, 6, 8])?;
        let (least, most) = (
            select["min_values"].as_u64().unwrap_or(1),
            select["max_values"].as_u64().unwrap_or(1),
        );
        let offered = |value: &&str| match select["type"].as_u64() {
            Some(3) => select["options"]
                .as_array()
                .into_iter()
                .flatten()
                .any(|option| option["value"] == **value),
            Some(6) => value.parse::<Id>().is_ok(),
            Some(8) => value
                .parse()
                .is_ok_and(|id: Id| world.sees_channel(person, id)),
            _ => value
                .parse()
                .is_ok_and(|id: Id| world.people.contains_key(&id)),
        };
        if !(least..=most).contains(&(values.len() as u64)) || !values.iter().all(offered) {
            return Err(Refused::Unsuitable(custom_id.to_owned()));
        }
        let mut data = json!({"component_type": select["type"], "custom_id": custom_id, "values": values, "id": 1});
        for value in values {
            let id = value.parse().unwrap_or_default();
            match select["type"].as_u64() {
                Some(5) => data["resolved"]["users"][*value] = world.user(id),
                Some(6) => data["resolved"]["roles"][*value] = a_role(value),
                Some(8) => data["resolved"]["channels"][*value] = world.part_channel(id),
                _ => {}
            }
        }
        self.interact(
            &mut world,
            Click {
                kind: 3,
                person,
                channel,
                source: Some(message),
                command: None,
                data,
            },
        )
    }
}

/// The channel of a message that the person sees, and the component of one of these kinds on it.
fn component(
    world: &World,
    person: Id,
    message: Id,
    custom_id: &str,
    kinds: &[u64],
) -> Result<(Id, Value), Refused> {
    if !world.people.contains_key(&person) {
        return Err(Refused::NoPerson);
    }
    let found = world
        .messages
        .get(&message)
        .filter(|found| world.sees_message(person, found))
        .ok_or(Refused::NoMessage)?;
    let components = found.json.get("components").cloned().unwrap_or_default();
    let component = within(&components, custom_id, kinds)
        .ok_or_else(|| Refused::NoComponent(custom_id.to_owned()))?;
    // In a locked thread a client lets nobody press anything.
    if component["disabled"] == true || world.is_locked(found.channel) {
        return Err(Refused::Disabled(custom_id.to_owned()));
    }
    Ok((found.channel, component.clone()))
}

/// The component of this custom id, however deep it lies.
fn within<'a>(list: &'a Value, custom_id: &str, kinds: &[u64]) -> Option<&'a Value> {
    list.as_array()?.iter().find_map(|component| {
        let is_it = |one: &Value| {
            one["custom_id"] == custom_id
                && one["type"]
                    .as_u64()
                    .is_some_and(|kind| kinds.contains(&kind))
        };
        if is_it(component) {
            return Some(component);
        }
        let accessory = Some(&component["accessory"]).filter(|accessory| is_it(accessory));
        accessory.or_else(|| within(&component["components"], custom_id, kinds))
    })
}
