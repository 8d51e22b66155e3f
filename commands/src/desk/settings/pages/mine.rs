//! What a person chose, with what it means and a way to change it.

use super::{chosen, held, ways};
use crate::ask::wish::{Mine, Setting, Settle, Wish};
use crate::desk::settings::{doors, quiet, styles, switches, tongues};
use crate::preferences::Door;
use crate::screen::page::Screen;
use crate::screen::settings::{self, Line, Way};
use crate::table::Asker;
use crate::who::Moment;
use crate::words::{TileStyle, Tongue, rules, say};

/// A person's settings: all of them, or one with what he can choose. `from` has chosen already what he just asked for.
#[must_use]
pub fn mine(settle: &Settle<Mine>, from: &Asker, now: Moment) -> Screen {
    let to = from.reader();
    match settle {
        Settle::One(what) => {
            let home = Wish::Mine(Settle::All);
            let mut line = my_line(*what, from, now);
            if *what == Mine::Quiet {
                let how = quiet::how(from.preferences.quiet.as_ref(), to);
                line.about = format!("{}\n\n{how}", line.about);
            }
            settings::one(&line, my_ways(*what, from, now), None, &home, to)
        }
        Settle::All | Settle::Choose(..) => {
            let line = |&what: &Mine| my_line(what, from, now);
            let lines: Vec<Line> = Mine::ALL.iter().map(line).collect();
            let said = match settle {
                Settle::Choose(what, _) => chosen(&line(what), to),
                Settle::All | Settle::One(_) => String::new(),
            };
            settings::all(say::me_title(to), say::me_how(to), &lines, said, to)
        }
    }
}

fn my_line(what: Mine, from: &Asker, now: Moment) -> Line {
    let (to, mine) = (from.reader(), &from.preferences);
    let named = |id: &str| rules::choice(id, to.tongue);
    let (value, is_chosen) = match what {
        Mine::Language => (named(from.tongue.name()), mine.tongue.is_some()),
        Mine::Tiles => (named(from.tiles.name()), mine.tiles.is_some()),
        Mine::Hand => (
            named(mine.door.unwrap_or_default().name()),
            mine.door.is_some(),
        ),
        Mine::Hints => (named(on_or_off(mine.hints)), mine.hints.is_some()),
        Mine::Quiet => match &mine.quiet {
            Some(hours) => (quiet::told(hours, now, to), true),
            None => (named("off"), false),
        },
        Mine::Reminders => (named(on_or_off(mine.reminders)), mine.reminders.is_some()),
        Mine::Early => (named(on_or_off(Some(mine.early))), mine.early),
    };
    let mut about = rules::meaning(&what.phrase(), to.tongue).unwrap_or_default();
    if let Some(hours) = mine.quiet.as_ref().filter(|_| what == Mine::Quiet)
        && let Some(coming) = quiet::coming(hours, now, to)
    {
        about = format!("{about}\n{coming}");
    }
    Line {
        name: rules::setting(&what.phrase(), to.tongue),
        value: held(value, is_chosen, to),
        about,
        opens: Wish::Mine(Settle::One(what)),
    }
}

/// A switch is on unless somebody turned it off.
fn on_or_off(switch: Option<bool>) -> &'static str {
    if switch == Some(false) { "off" } else { "on" }
}

fn my_ways(what: Mine, from: &Asker, now: Moment) -> Vec<Way> {
    let (to, mine) = (from.reader(), &from.preferences);
    let wish = |value| Wish::Mine(Settle::Choose(what, value));
    let (known, now) = match what {
        Mine::Language => (tongues(), mine.tongue.map(Tongue::name)),
        Mine::Tiles => (styles(), mine.tiles.map(TileStyle::name)),
        Mine::Hand => (doors(), mine.door.map(Door::name)),
        Mine::Hints => (switches(), mine.hints.map(|hints| on_or_off(Some(hints)))),
        Mine::Reminders => (
            switches(),
            mine.reminders.map(|wanted| on_or_off(Some(wanted))),
        ),
        Mine::Quiet => return quiet::ways(mine.quiet.as_ref(), now, to),
        Mine::Early => {
            let mut both = ways(&switches(), Some(on_or_off(Some(mine.early))), to, wish);
            both.remove(0);
            return both;
        }
    };
    ways(&known, now, to, wish)
}
