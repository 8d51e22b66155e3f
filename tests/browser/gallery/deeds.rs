//! What is done at a table before we look, as people do it.

use serde_json::Value;
use tests::discord::{Id, Outcome};
use tests::play::garden::Garden;

use super::scenes::Deed;

/// Discord's permission to manage a server.
const MANAGE_SERVER: u64 = 1 << 5;

/// Somebody does it, and has his answer.
pub(super) async fn does(garden: &Garden, person: Id, deed: Deed) {
    let discord = &garden.discord;
    let said = match deed {
        Deed::Runs(path, options) => runs(garden, person, path, options),
        Deed::AllRun(path) => {
            for other in others(garden, person) {
                let said = runs(garden, other, path, &[]);
                answered(garden, said, deed).await;
            }
            runs(garden, person, path, &[])
        }
        Deed::Presses(part) => {
            let (message, id) = newest(garden, person, |control| {
                let id = control["custom_id"].as_str()?;
                let is_it = id.ends_with(part) || part.ends_with('-') && id.contains(part);
                is_it.then(|| id.to_owned())
            })
            .unwrap_or_else(|| panic!("no button for {part}"));
            discord.press(person, message, &id).unwrap()
        }
        Deed::Chooses(part) => {
            let (message, (id, value)) = newest(garden, person, |control| {
                let value = offered(control)
                    .into_iter()
                    .find(|value| value.contains(part))?;
                Some((control["custom_id"].as_str()?.to_owned(), value))
            })
            .unwrap_or_else(|| panic!("no list offers {part}"));
            discord.select(person, message, &id, &[&value]).unwrap()
        }
        Deed::Manages => {
            discord.set_rank(person, garden.guild, MANAGE_SERVER, &[]);
            return;
        }
    };
    answered(garden, said, deed).await;
}

fn runs(garden: &Garden, person: Id, path: &[&str], options: &[(&str, &str)]) -> Id {
    let options: Vec<(&str, Value)> = options
        .iter()
        .map(|(name, value)| (*name, Value::from(*value)))
        .collect();
    let said = garden.discord.command(person, garden.home, path, &options);
    said.unwrap_or_else(|refused| panic!("{path:?}: {refused}"))
}

async fn answered(garden: &Garden, said: Id, deed: Deed) {
    let outcome = garden.discord.settled(said).await;
    assert!(outcome != Outcome::Failed, "{deed:?} was not answered");
}

fn others(garden: &Garden, person: Id) -> impl Iterator<Item = Id> {
    let people = garden.discord.people();
    let ids = people
        .into_iter()
        .map(|one| one["id"].as_str().unwrap().parse().unwrap());
    ids.filter(move |id| *id != person)
}

/// The newest control that somebody sees at the table or in his direct messages and of which this tells something.
fn newest<T>(garden: &Garden, person: Id, tells: impl Fn(&Value) -> Option<T>) -> Option<(Id, T)> {
    let hand = garden.discord.dm_channel(person);
    let places = [hand, garden.home].into_iter();
    let messages = places.flat_map(|place| garden.discord.messages(person, place));
    let mut messages: Vec<(Id, Value)> = messages
        .map(|message| (message["id"].as_str().unwrap().parse().unwrap(), message))
        .collect();
    messages.sort_by_key(|(id, _)| std::cmp::Reverse(*id));
    messages.iter().find_map(|(id, message)| {
        let told = controls(message).find_map(&tells)?;
        Some((*id, told))
    })
}

/// The buttons and lists of a message.
fn controls(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
}

/// The values that a list offers.
fn offered(control: &Value) -> Vec<String> {
    let options = control["options"].as_array().into_iter().flatten();
    options
        .filter_map(|option| option["value"].as_str().map(str::to_owned))
        .collect()
}

/// Where in a message something is offered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Which list, from 0.
    pub(super) list: usize,
}

/// Where the newest message with lists offers a value with this in it.
pub(super) fn place_in_lists(garden: &Garden, person: Id, part: &str) -> Place {
    let messages = garden.discord.messages(person, garden.home);
    let found = messages.iter().rev().find_map(|message| {
        let lists = controls(message).filter(|control| control["type"] != 2);
        let mut places = lists.enumerate().filter_map(|(list, control)| {
            let mut values = offered(control).into_iter();
            values
                .any(|value| value.contains(part))
                .then_some(Place { list })
        });
        places.next()
    });
    found.unwrap_or_else(|| panic!("no list offers {part}"))
}
