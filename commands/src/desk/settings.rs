//! What people and servers choose: checked, shown with what it means; and what servers allow.

use crate::ask::mistake::Mistake;
use crate::ask::unfit::Unfit;
use crate::ask::wish::{Mine, Ours, Setting};
use crate::preferences::{Door, Openers, Preferences, ServerSettings};
use crate::who::{Channel, Role};
use crate::words::{TileStyle, Tongue};

use super::Defaults;

/// Quiet hours as they are typed, offered and told.
mod quiet;
/// For how many days a server keeps games.
mod keep;
/// Their pages.
mod pages;

pub use keep::day_offers;
pub use pages::{Held, mine, ours};
pub use quiet::zone_offers;

/// As many channels as a pick takes.
const MOST_CHANNELS: usize = 25;

/// What a person chose, once he has chosen this too.
///
/// # Errors
/// When the value names nothing or cannot be.
pub fn choose(
    chosen: &Preferences,
    what: Mine,
    value: Option<&str>,
) -> Result<Preferences, Mistake> {
    let mut chosen = chosen.clone();
    match what {
        Mine::Language => chosen.tongue = named(what, value, Tongue::named, tongues)?,
        Mine::Tiles => chosen.tiles = named(what, value, TileStyle::named, styles)?,
        Mine::Hand => chosen.door = named(what, value, Door::named, doors)?,
        Mine::Hints => chosen.hints = named(what, value, switch, switches)?,
        Mine::Reminders => chosen.reminders = named(what, value, switch, switches)?,
        Mine::Quiet => {
            let read = |value| quiet::read(value, chosen.quiet.as_ref());
            chosen.quiet = value.map(read).transpose()?;
        }
        Mine::Early => {
            chosen.early = named(what, value, switch, switches)?.unwrap_or_default();
        }
    }
    Ok(chosen)
}

/// What a server chose, once it has chosen this too.
///
/// # Errors
/// When the value names nothing or cannot be, or names more channels than can be kept.
pub fn choose_for_server(
    chosen: &ServerSettings,
    what: Ours,
    value: Option<&str>,
    defaults: Defaults<'_>,
) -> Result<ServerSettings, Mistake> {
    let mut chosen = chosen.clone();
    let owned = value.map(str::to_owned);
    match what {
        Ours::Rules => {
            if let Some(name) = value.filter(|name| defaults.houses.get(name).is_none()) {
                return Err(super::no_such_rules(name, defaults.houses));
            }
            chosen.rules = owned;
        }
        Ours::Pace => {
            let is_known = |name: &str| defaults.paces.iter().any(|(known, _)| known == name);
            if let Some(name) = value.filter(|name| !is_known(name)) {
                return Err(super::no_such_pace(name, defaults.paces));
            }
            chosen.pace = owned;
        }
        Ours::Language => chosen.tongue = named(what, value, Tongue::named, tongues)?,
        Ours::Tiles => chosen.tiles = named(what, value, TileStyle::named, styles)?,
        Ours::Hand => chosen.door = named(what, value, Door::named, doors)?,
        Ours::Channels => channels(&mut chosen, value.unwrap_or_default())?,
        Ours::Openers => {
            chosen.openers = named(what, value, openers, || words(&["everybody", "managers"]))?
                .unwrap_or_default();
        }
        Ours::Threads => {
            let own = |value: &str| match value {
                "own" => Some(true),
                "channel" => Some(false),
                _ => None,
            };
            chosen.own_threads =
                named(what, value, own, || words(&["channel", "own"]))?.unwrap_or_default();
        }
        Ours::Keep => {
            let read = |value| keep::read(value, defaults.keep_games);
            chosen.retention_days = value.map(read).transpose()?;
        }
    }
    Ok(chosen)
}

/// The thing of this name; nothing when nothing is named.
fn named<S: Setting, T>(
    setting: S,
    value: Option<&str>,
    find: impl Fn(&str) -> Option<T>,
    known: impl Fn() -> Vec<String>,
) -> Result<Option<T>, Mistake> {
    let Some(typed) = value else { return Ok(None) };
    find(typed).map(Some).ok_or_else(|| Mistake::NoSuchValue {
        setting: setting.phrase(),
        typed: typed.to_owned(),
        known: known(),
    })
}

fn words(all: &[&str]) -> Vec<String> {
    all.iter().map(|&word| word.to_owned()).collect()
}

fn tongues() -> Vec<String> {
    words(&Tongue::ALL.map(Tongue::name))
}

fn styles() -> Vec<String> {
    words(&TileStyle::ALL.map(TileStyle::name))
}

fn doors() -> Vec<String> {
    words(&Door::ALL.map(Door::name))
}

fn switches() -> Vec<String> {
    words(&["on", "off"])
}

fn switch(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

fn openers(value: &str) -> Option<Openers> {
    match value {
        "everybody" => Some(Openers::Everybody),
        "managers" => Some(Openers::Managers),
        role => role.parse().ok().map(|role| Openers::Role(Role(role))),
    }
}

/// Channels as they were picked (`1,2`), or one that comes (`+1`) or goes (`-1`).
fn channels(chosen: &mut ServerSettings, value: &str) -> Result<(), Mistake> {
    let number = |typed: &str| {
        let read = typed.parse().map(Channel);
        read.map_err(|_| Mistake::NoSuchValue {
            setting: Ours::Channels.phrase(),
            typed: typed.to_owned(),
            known: Vec::new(),
        })
    };
    let mut next = chosen.channels.clone();
    if let Some(added) = value.strip_prefix('+') {
        next.insert(number(added)?);
    } else if let Some(gone) = value.strip_prefix('-') {
        let channel = number(gone)?;
        if next.is_empty() {
            return Err(Unfit::Anywhere.into());
        }
        next.remove(&channel);
        if next.is_empty() {
            // Nobody who forbids a channel means to allow all.
            return Err(Unfit::LastChannel { channel }.into());
        }
    } else {
        let picked = value.split(',').filter(|piece| !piece.is_empty());
        next = picked.map(number).collect::<Result<_, _>>()?;
    }
    if next.len() > MOST_CHANNELS {
        return Err(Mistake::TooManyChannels {
            most: MOST_CHANNELS,
        });
    }
    chosen.channels = next;
    Ok(())
}

/// Somebody who wants to open a table, and where.
#[derive(Debug, Clone, Copy)]
pub struct Opener<'a> {
    /// He manages the server.
    pub is_admin: bool,
    /// His roles in the server.
    pub roles: &'a [Role],
    /// The channel or thread.
    pub channel: Channel,
    /// The channel of the thread.
    pub parent: Option<Channel>,
}

/// Whether a server lets this person open a table there.
///
/// # Errors
/// When it does not, with where or who may.
pub fn may_open(server: &ServerSettings, opener: Opener<'_>) -> Result<(), Mistake> {
    may_stand(server, opener.channel, opener.parent)?;
    match server.openers {
        Openers::Role(role) if !opener.is_admin && !opener.roles.contains(&role) => {
            Err(Mistake::OpenersOnly { role: Some(role) })
        }
        Openers::Managers if !opener.is_admin => Err(Mistake::OpenersOnly { role: None }),
        Openers::Everybody | Openers::Role(_) | Openers::Managers => Ok(()),
    }
}

/// Whether a server lets tables stand in this channel or thread; `parent` is the channel of the thread.
///
/// # Errors
/// When it does not, with where they may.
pub fn may_stand(
    server: &ServerSettings,
    channel: Channel,
    parent: Option<Channel>,
) -> Result<(), Mistake> {
    let is_allowed = |channel: Channel| server.channels.contains(&channel);
    if server.channels.is_empty() || is_allowed(channel) || parent.is_some_and(is_allowed) {
        return Ok(());
    }
    let channels = server.channels.iter().copied().collect();
    Err(Mistake::NotAllowedHere { channels })
}

#[cfg(test)]
mod tests;
