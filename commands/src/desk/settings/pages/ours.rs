//! What a server chose, with what it means and a way to change it.

use super::{chosen, held, ways};
use crate::ask::wish::{self, Ours, Setting, Settle, Wish};
use crate::desk::Defaults;
use crate::desk::settings::{doors, keep, styles, tongues, words};
use crate::preferences::{Door, Openers, ServerSettings};
use crate::screen::page::{Among, Pick, Screen};
use crate::screen::settings::{self, Line, Way};
use crate::words::list::list;
use crate::words::{Reader, TileStyle, Tongue, house, rules, say};

/// What holds in a server, for its page.
#[derive(Debug, Clone, Copy)]
pub struct Held<'a> {
    /// What it chose.
    pub server: &'a ServerSettings,
    /// What holds where it chose nothing.
    pub defaults: Defaults<'a>,
    /// For whom the pages of its channels are drawn.
    pub public: Reader,
}

/// A server's settings: all of them, or one with what can be chosen.
#[must_use]
pub fn ours(settle: &Settle<Ours>, held: Held<'_>, to: Reader) -> Screen {
    match settle {
        Settle::One(what) => {
            let home = Wish::Ours(Settle::All);
            let line = our_line(*what, held, to);
            settings::one(
                &line,
                our_ways(*what, held, to),
                our_pick(*what, held, to),
                &home,
                to,
            )
        }
        Settle::All | Settle::Choose(..) => {
            let line = |&what: &Ours| our_line(what, held, to);
            let lines: Vec<Line> = Ours::ALL.iter().map(line).collect();
            let said = match settle {
                Settle::Choose(what, _) => chosen(&line(what), to),
                Settle::All | Settle::One(_) => String::new(),
            };
            settings::all(say::server_title(to), say::server_how(to), &lines, said, to)
        }
    }
}

fn our_line(what: Ours, all: Held<'_>, to: Reader) -> Line {
    let server = all.server;
    let choice = |id: &str| rules::choice(id, to.tongue);
    let (value, is_chosen) = match what {
        Ours::Rules => {
            let name = server.rules.as_deref().unwrap_or(all.defaults.rules);
            (played(name, all.defaults, to), server.rules.is_some())
        }
        Ours::Pace => {
            let name = server.pace.as_deref().unwrap_or(all.defaults.pace);
            (rules::pace(name, to.tongue), server.pace.is_some())
        }
        Ours::Language => (choice(all.public.tongue.name()), server.tongue.is_some()),
        Ours::Tiles => (choice(all.public.tiles.name()), server.tiles.is_some()),
        Ours::Hand => {
            let door = server.door.unwrap_or_default();
            (choice(door.name()), server.door.is_some())
        }
        Ours::Channels => {
            let links: Vec<String> = server
                .channels
                .iter()
                .map(|channel| format!("<#{}>", channel.0))
                .collect();
            match links.as_slice() {
                [] => (say::server_anywhere(to), false),
                links => (list(links, to.tongue), true),
            }
        }
        Ours::Openers => match server.openers {
            Openers::Everybody => (choice("everybody"), false),
            Openers::Managers => (choice("managers"), true),
            Openers::Role(role) => (format!("<@&{}>", role.0), true),
        },
        Ours::Threads => {
            let value = if server.own_threads { "own" } else { "channel" };
            (choice(value), server.own_threads)
        }
        Ours::Keep => {
            let days = server.retention_days;
            (
                keep::told(days, all.defaults.keep_games, to),
                days.is_some(),
            )
        }
    };
    Line {
        name: rules::setting(&what.phrase(), to.tongue),
        value: held(value, is_chosen, to),
        about: our_meaning(what, server, to),
        opens: Wish::Ours(Settle::One(what)),
    }
}

/// What a setting means. Of channels nothing is said while none are named.
fn our_meaning(what: Ours, server: &ServerSettings, to: Reader) -> String {
    if what == Ours::Channels && server.channels.is_empty() {
        return String::new();
    }
    rules::meaning(&what.phrase(), to.tongue).unwrap_or_default()
}

/// What a rule set or house is called.
fn played(name: &str, defaults: Defaults<'_>, to: Reader) -> String {
    defaults.houses.house(name).map_or_else(
        || rules::game(name, to.tongue),
        |known| house::title(&known.name, &known.title, to.tongue),
    )
}

fn our_ways(what: Ours, all: Held<'_>, to: Reader) -> Vec<Way> {
    let (server, defaults) = (all.server, all.defaults);
    let wish = |value| Wish::Ours(Settle::Choose(what, value));
    let (known, now) = match what {
        Ours::Language => (tongues(), server.tongue.map(Tongue::name)),
        Ours::Tiles => (styles(), server.tiles.map(TileStyle::name)),
        Ours::Hand => (doors(), server.door.map(Door::name)),
        Ours::Rules => {
            let names = defaults.houses.names().into_iter();
            let offers = names.map(|name| (name.to_owned(), played(name, defaults, to)));
            return listed(offers, server.rules.as_deref(), to, wish);
        }
        Ours::Pace => {
            let names = defaults.paces.iter();
            let offers = names.map(|(name, _)| (name.clone(), rules::pace(name, to.tongue)));
            return listed(offers, server.pace.as_deref(), to, wish);
        }
        Ours::Channels => {
            return vec![Way {
                label: say::server_anywhere(to),
                about: String::new(),
                wish: wish(None),
                now: server.channels.is_empty(),
            }];
        }
        Ours::Openers => {
            let way = |value: &str, now| Way {
                label: rules::choice(value, to.tongue),
                about: String::new(),
                wish: wish(Some(value.to_owned())),
                now,
            };
            return vec![
                way("everybody", server.openers == Openers::Everybody),
                way("managers", server.openers == Openers::Managers),
            ];
        }
        Ours::Threads => {
            let now = if server.own_threads { "own" } else { "channel" };
            let known = words(&["channel", "own"]);
            let mut both = ways(&known, Some(now), to, wish);
            both.remove(0);
            return both;
        }
        Ours::Keep => {
            let days = server.retention_days;
            let named = keep::days(days, defaults.keep_games, to).into_iter();
            let others = named.map(|(value, label)| Way {
                label,
                about: String::new(),
                now: days.is_some_and(|days| days.to_string() == value),
                wish: wish(Some(value)),
            });
            let usual = ways(&[], days.map(|_| ""), to, wish);
            return usual.into_iter().chain(others).collect();
        }
    };
    ways(&known, now, to, wish)
}

/// Names with what they are called, the usual first, as many as a select takes.
fn listed(
    offers: impl Iterator<Item = (String, String)>,
    now: Option<&str>,
    to: Reader,
    wish: impl Fn(Option<String>) -> Wish,
) -> Vec<Way> {
    let mut all = ways(&[], now, to, &wish);
    all.extend(offers.map(|(name, label)| Way {
        label,
        about: name.clone(),
        now: now == Some(name.as_str()),
        wish: wish(Some(name)),
    }));
    all.truncate(25);
    all
}

fn our_pick(what: Ours, all: Held<'_>, to: Reader) -> Option<Pick> {
    let server = all.server;
    let (among, hint, chosen, most) = match what {
        Ours::Channels => {
            let chosen = server.channels.iter().map(|channel| channel.0).collect();
            (Among::Channels, say::server_pick_channels(to), chosen, 25)
        }
        Ours::Openers => {
            let chosen = match server.openers {
                Openers::Role(role) => vec![role.0],
                Openers::Everybody | Openers::Managers => Vec::new(),
            };
            (Among::Roles, say::server_pick_role(to), chosen, 1)
        }
        Ours::Rules | Ours::Pace | Ours::Language | Ours::Tiles => return None,
        Ours::Hand | Ours::Threads | Ours::Keep => return None,
    };
    Some(Pick {
        id: wish::write(&Wish::Ours(Settle::One(what))),
        hint,
        among,
        chosen,
        most,
    })
}
