//! Asks that belong to no table: opening one, finding the one that is meant, help.

use config::pace::Pace;
use engine::rulesets;

use crate::ask::Feed;
use crate::ask::mistake::Mistake;
use crate::ask::slash::{Offer, Opening};
use crate::record::Terms;
use crate::screen::help;
use crate::screen::page::Screen;
use crate::who::{Place, TableId};
use crate::words::name::cut;
use crate::words::{Tongue, rules};

/// Offers that Discord takes at most.
const MOST_OFFERS: usize = 25;

/// What the operator has a table opened with when nothing else is said.
#[derive(Debug, Clone, Copy)]
pub struct Defaults<'a> {
    /// The rule set's id.
    pub rules: &'a str,
    /// The name of the pace.
    pub pace: &'a str,
    /// Every pace there is, by name.
    pub paces: &'a [(String, Pace)],
}

/// The terms of a table that somebody wants to open.
///
/// # Errors
/// When the rules, an option or the pace do not exist.
pub fn terms(opening: &Opening, defaults: Defaults<'_>, tongue: Tongue) -> Result<Terms, Mistake> {
    let rules = opening.rules.as_deref().unwrap_or(defaults.rules);
    rulesets::build(rules, &opening.options).map_err(Mistake::Options)?;
    let name = opening.pace.as_deref().unwrap_or(defaults.pace);
    let (pace_name, pace) = defaults
        .paces
        .iter()
        .find(|(known, _)| known == name)
        .ok_or_else(|| no_such_pace(name, defaults.paces))?;
    Ok(Terms {
        rules: rules.to_owned(),
        options: opening.options.clone(),
        pace_name: pace_name.clone(),
        pace: *pace,
        tongue,
        feed: Feed::default(),
    })
}

fn no_such_pace(name: &str, paces: &[(String, Pace)]) -> Mistake {
    Mistake::NoSuchPace {
        name: name.to_owned(),
        known: paces.iter().map(|(known, _)| known.clone()).collect(),
    }
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

/// Help on a topic, or in general.
#[must_use]
pub fn help(topic: Option<&str>, tongue: Tongue) -> Screen {
    help::draw(topic, tongue)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::who::Channel;

    fn at(tables: &[u32]) -> Vec<(TableId, Place)> {
        tables
            .iter()
            .map(|table| {
                (
                    TableId(*table),
                    Place {
                        guild: None,
                        channel: Channel(u64::from(*table)),
                    },
                )
            })
            .collect()
    }

    #[test]
    fn the_channel_tells_which_table_is_meant() {
        assert_eq!(
            meant_table(None, Spoke::InChannel(Some(TableId(7))), &at(&[8, 9])),
            Ok(TableId(7))
        );
        assert_eq!(
            meant_table(None, Spoke::InChannel(None), &at(&[8])),
            Err(Mistake::NoTableHere)
        );
    }

    #[test]
    fn in_private_the_only_table_is_meant_and_of_several_one_must_be_named() {
        assert_eq!(
            meant_table(None, Spoke::InPrivate, &[]),
            Err(Mistake::SitsNowhere)
        );
        assert_eq!(
            meant_table(None, Spoke::InPrivate, &at(&[8])),
            Ok(TableId(8))
        );
        assert_eq!(
            meant_table(None, Spoke::InPrivate, &at(&[8, 9])),
            Err(Mistake::WhichTable {
                tables: at(&[8, 9])
            })
        );
        assert_eq!(
            meant_table(Some(TableId(9)), Spoke::InPrivate, &at(&[8, 9])),
            Ok(TableId(9))
        );
    }

    #[test]
    fn a_table_one_does_not_sit_at_cannot_be_named() {
        assert_eq!(
            meant_table(Some(TableId(5)), Spoke::InPrivate, &at(&[8])),
            Err(Mistake::NotAtThisTable)
        );
        assert_eq!(
            meant_table(Some(TableId(5)), Spoke::InChannel(Some(TableId(5))), &[]),
            Ok(TableId(5))
        );
    }

    #[test]
    fn the_operators_own_paces_are_offered() {
        let (_, pace) = config::pace::presets()[0];
        let paces = ["live", "lunch_break"].map(|name| (name.to_owned(), pace));
        let offered = |typed: &str| {
            pace_offers(&paces, typed, Tongue::English)
                .into_iter()
                .map(|offer| offer.value)
                .collect::<Vec<_>>()
        };
        assert_eq!(offered(""), ["live", "lunch_break"]);
        assert_eq!(offered("Lunch"), ["lunch_break"]);
        assert!(offered("chess").is_empty());
    }

    #[test]
    fn offers_are_narrowed_by_what_is_typed_and_never_too_many() {
        let tables: Vec<_> = (0..40)
            .map(|number| (TableId(number), format!("room {number}")))
            .collect();
        assert_eq!(table_offers(&tables, "").len(), 25);
        let offers = table_offers(&tables, "ROOM 39");
        assert_eq!(
            offers,
            [Offer {
                label: "27 · room 39".to_owned(),
                value: "27".to_owned()
            }]
        );
    }
}
