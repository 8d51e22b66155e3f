//! Asks that belong to no table: opening one, finding the one that is meant, help.

/// What people and servers choose.
pub mod settings;
/// Games that are over, offered to be looked at.
mod games;

use std::time::Duration;

use config::house::Houses;
use config::pace::Pace;
use engine::notation::hand::{self, Line};
use engine::player::Strength;
use engine::rulesets;

use crate::ask::mistake::Mistake;
use crate::ask::pace::{NewPace, Numbers};
use crate::ask::slash::{Offer, Opening, SEATS};
use crate::ask::{Ask, Feed, Topic, elsewhere};
use crate::record::{PlayedHouse, Terms};
use crate::screen::facts::HelpFacts;
use crate::screen::page::Screen;
use crate::screen::{call, help, notice, score};
use crate::who::{Member, Place, TableId, Turn};
use crate::words::name::cut;
use crate::words::{Reader, Tongue, house, rules, say};
pub use games::game_offers;

/// Offers that Discord takes at most.
const MOST_OFFERS: usize = 25;

/// What the operator has a table opened with when nothing else is said.
#[derive(Debug, Clone, Copy)]
pub struct Defaults<'a> {
    /// The rule set's id, or the name of a house.
    pub rules: &'a str,
    /// Every house there is.
    pub houses: &'a Houses,
    /// The name of the pace.
    pub pace: &'a str,
    /// Every pace there is, by name.
    pub paces: &'a [(String, Pace)],
    /// For how long the journals of closed tables are kept; `None` for good.
    pub keep_games: Option<Duration>,
}

/// The terms of a table that somebody wants to open.
///
/// # Errors
/// When the rules, an option or the pace do not exist.
pub fn terms(opening: &Opening, defaults: Defaults<'_>, public: Reader) -> Result<Terms, Mistake> {
    let named = opening.rules.as_deref().unwrap_or(defaults.rules);
    let (rules, mut options) = defaults
        .houses
        .get(named)
        .ok_or_else(|| no_such_rules(named, defaults.houses))?;
    options.extend(opening.options.clone());
    rulesets::build(rules, &options).map_err(Mistake::Options)?;
    let house = defaults.houses.house(named).map(|house| PlayedHouse {
        name: house.name.clone(),
        title: house.title.clone(),
        about: house.about.clone(),
        options: house.options.clone(),
    });
    let name = opening.pace.as_deref().unwrap_or(defaults.pace);
    let (pace_name, pace) = defaults
        .paces
        .iter()
        .find(|(known, _)| known == name)
        .ok_or_else(|| no_such_pace(name, defaults.paces))?;
    Ok(Terms {
        rules: rules.to_owned(),
        options,
        house,
        pace_name: pace_name.clone(),
        pace: *pace,
        tongue: public.tongue,
        tiles: public.tiles,
        feed: Feed::default(),
    })
}

fn no_such_rules(name: &str, houses: &Houses) -> Mistake {
    Mistake::NoSuchRules {
        name: name.to_owned(),
        known: houses.names().into_iter().map(str::to_owned).collect(),
    }
}

fn no_such_pace(name: &str, paces: &[(String, Pace)]) -> Mistake {
    Mistake::NoSuchPace {
        name: name.to_owned(),
        known: paces.iter().map(|(known, _)| known.clone()).collect(),
    }
}

/// The pace that somebody wants for a table that is open already.
///
/// # Errors
/// When there is no pace of that name.
pub fn new_pace(
    name: Option<&str>,
    numbers: &Numbers,
    paces: &[(String, Pace)],
) -> Result<NewPace, Mistake> {
    let base = name.map(|name| {
        let known = paces.iter().find(|(known, _)| known == name);
        known.cloned().ok_or_else(|| no_such_pace(name, paces))
    });
    Ok(NewPace {
        base: base.transpose()?,
        numbers: numbers.clone(),
    })
}

/// Where somebody spoke, as far as it tells which table he means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spoke {
    /// In a channel of a server, with the table that stands there.
    InChannel(Option<TableId>),
    /// In a direct message.
    InPrivate,
}

/// The table that is meant: the named one if he sits there, the one of the channel, or the only one he sits at.
///
/// # Errors
/// When there is none, or when it must be said which.
pub fn meant_table(
    named: Option<TableId>,
    spoke: Spoke,
    sits_at: &[(TableId, Place)],
) -> Result<TableId, Mistake> {
    match (named, spoke) {
        (Some(named), Spoke::InChannel(Some(here))) if named == here => Ok(here),
        (Some(named), _) if sits_at.iter().any(|(table, _)| *table == named) => Ok(named),
        (Some(_), _) => Err(Mistake::NotAtThisTable),
        (None, Spoke::InChannel(here)) => here.ok_or(Mistake::NoTableHere),
        (None, Spoke::InPrivate) => match sits_at {
            [] => Err(Mistake::SitsNowhere),
            [(table, _)] => Ok(*table),
            several => Err(Mistake::WhichTable {
                tables: several.to_vec(),
            }),
        },
    }
}

/// The tables a person can name in the `table` option, each with the name of its channel, narrowed by what he has typed.
#[must_use]
pub fn table_offers(sits_at: &[(TableId, String)], typed: &str) -> Vec<Offer> {
    let typed = typed.to_lowercase();
    let offers = sits_at.iter().map(|(table, channel)| Offer {
        label: offer_label(*table, channel),
        value: table.to_string(),
    });
    offers
        .filter(|offer| offer.label.to_lowercase().contains(&typed))
        .take(MOST_OFFERS)
        .collect()
}

/// The rule sets and houses that a table can be opened with, each with a sentence, narrowed by what was typed.
#[must_use]
pub fn rules_offers(houses: &Houses, typed: &str, tongue: Tongue) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let sets = rulesets::catalogue().iter().map(|entry| Offer {
        label: say::offer_rules(
            tongue,
            rules::game(entry.id, tongue),
            rules::about(entry.id, tongue),
        ),
        value: entry.id.to_owned(),
    });
    let houses = houses.iter().map(|house| Offer {
        label: say::offer_rules(
            tongue,
            house::title(&house.name, &house.title, tongue),
            house::about(&house.name, &house.about, tongue),
        ),
        value: house.name.clone(),
    });
    sets.chain(houses)
        .filter(|offer| offer.value.contains(&typed) || offer.label.to_lowercase().contains(&typed))
        .take(MOST_OFFERS)
        .collect()
}

/// The rule sets, narrowed by what was typed: what was played by a house counts for its rule set.
#[must_use]
pub fn rule_set_offers(typed: &str, tongue: Tongue) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let sets = rulesets::catalogue().iter().map(|entry| Offer {
        label: rules::game(entry.id, tongue),
        value: entry.id.to_owned(),
    });
    sets.filter(|offer| offer.value.contains(&typed) || offer.label.to_lowercase().contains(&typed))
        .take(MOST_OFFERS)
        .collect()
}

/// That there is a rule set of this id.
///
/// # Errors
/// When there is none.
pub fn rule_set(named: &str) -> Result<(), Mistake> {
    let known = rulesets::catalogue().iter().map(|entry| entry.id);
    if known.clone().any(|id| id == named) {
        return Ok(());
    }
    Err(Mistake::NoSuchRules {
        name: named.to_owned(),
        known: known.map(str::to_owned).collect(),
    })
}

/// The paces that a table can be opened with, narrowed by what was typed.
#[must_use]
pub fn pace_offers(paces: &[(String, Pace)], typed: &str, tongue: Tongue) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let offers = paces.iter().map(|(name, pace)| {
        let label = format!(
            "{} · {}",
            rules::pace(name, tongue),
            rules::clock(pace, tongue)
        );
        Offer {
            label: cut(&label, 100),
            value: name.clone(),
        }
    });
    offers
        // A longer name cannot be sent as a value; it can still be typed.
        .filter(|offer| offer.value.chars().count() <= 100)
        .filter(|offer| {
            offer.value.to_lowercase().contains(&typed)
                || offer.label.to_lowercase().contains(&typed)
        })
        .take(MOST_OFFERS)
        .collect()
}

/// At most 100 characters, as Discord wants it.
fn offer_label(table: TableId, channel: &str) -> String {
    format!("{table} · {channel}").chars().take(100).collect()
}

/// The sheet of a hand that somebody wants counted, by the rules he names or the usual ones.
///
/// # Errors
/// When rules or options do not exist, or the hand cannot be.
pub fn score(line: &Line, defaults: Defaults<'_>, to: Reader) -> Result<Screen, Mistake> {
    let opening = Opening {
        rules: Some(line.rules.clone()).filter(|name| !name.is_empty()),
        pace: None,
        options: line.options.clone(),
        seats: None,
    };
    let terms = terms(&opening, defaults, to)?;
    let rules = rulesets::build(&terms.rules, &terms.options).map_err(Mistake::Options)?;
    let answer = hand::score(line, &rules).map_err(Mistake::Line)?;
    let game = terms.house.map_or_else(
        || rules::game(rules.id, to.tongue),
        |house| house::title(&house.name, &house.title, to.tongue),
    );
    Ok(score::draw(line, &answer, &rules, game, to))
}

/// Why no second table is opened in a channel, with a button that opens it in a thread, where it can be told on a button.
#[must_use]
pub fn refuse_second(here: &Mistake, opening: &Opening, to: Reader) -> Screen {
    call::with_thread(notice::mistake(here, to), elsewhere::write(opening), to)
}

/// What a table's own thread is called.
#[must_use]
pub fn thread_name(terms: &Terms, to: Reader) -> String {
    call::table_thread(&game(terms, to), to)
}

/// The message in the channel from which a table's own thread is opened.
#[must_use]
pub fn announcement(host: &Member, terms: &Terms, to: Reader) -> Screen {
    call::announcement(host, &game(terms, to), to)
}

/// What is played by these terms.
fn game(terms: &Terms, to: Reader) -> String {
    terms.house.as_ref().map_or_else(
        || rules::game(&terms.rules, to.tongue),
        |house| house::title(&house.name, &house.title, to.tongue),
    )
}

/// Help on a topic for the usual rules, where there is no table.
///
/// # Errors
/// When the usual rules do not exist.
pub fn help(topic: Topic, defaults: Defaults<'_>, to: Reader) -> Result<Screen, Mistake> {
    let terms = terms(&Opening::default(), defaults, to)?;
    let rules = rulesets::build(&terms.rules, &terms.options).map_err(Mistake::Options)?;
    let game = terms.house.map_or_else(
        || rules::game(rules.id, to.tongue),
        |house| house::title(&house.name, &house.title, to.tongue),
    );
    let facts = HelpFacts {
        rules: &rules,
        game,
        press: (NO_TABLE, Turn(0)),
    };
    Ok(help::draw(topic, &facts, to))
}

/// What stands in the ids of buttons that belong to no table. Tables are numbered from 1.
pub const NO_TABLE: TableId = TableId(0);

/// The pace at which people learn.
pub const LEARNING: &str = "learning";

/// What follows when somebody has opened a table: machines take the places that are not for people.
pub fn company(opening: &Opening) -> impl Iterator<Item = Ask> {
    let free = opening
        .seats
        .map_or(0, |seats| SEATS.end().saturating_sub(seats));
    std::iter::repeat_n(Ask::AddMachine, usize::from(free))
}

/// What follows when somebody has opened a table to learn at: three gentle machines sit down and the game begins.
#[must_use]
pub fn first_game() -> [Ask; 4] {
    [
        Ask::AddMachineOf(Strength::Gentle),
        Ask::AddMachine,
        Ask::AddMachine,
        Ask::Start,
    ]
}

#[cfg(test)]
mod tests;
