//! What an option offers while it is typed.

use std::fmt;
use std::sync::Arc;

use engine::deal::moves::Move;
use engine::rules::RuleSet;
use engine::rules::options::OptionSpec;
use engine::rules::vocabulary::Vocabulary;
use engine::rulesets;
use engine::tile::{Kind, Tile, parse_tiles, write_tiles};

use crate::orders::{MOST_DISCARDS, Standing, code};
use crate::who::TableId;
use crate::words::list::list;
use crate::words::name::cut;
use crate::words::{self, Tongue, orders, say, tiles};

/// The moves that can be made now.
mod moves;

/// Discord's limit on offers.
const MOST: usize = 25;

/// What somebody who types may be offered: what he himself knows of his table.
#[derive(Clone, Default)]
pub struct Known {
    /// What he can play now.
    pub choices: Vec<Move>,
    /// His concealed tiles.
    pub hand: Vec<Tile>,
    /// His toggles and orders.
    pub standing: Standing,
    /// His game's words and unit; `None` when there is no game.
    pub rules: Option<Arc<RuleSet>>,
}

/// Shows no tile.
impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Known(…)")
    }
}

/// One offer of an autocompletion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// What the person reads, at most 100 characters.
    pub label: String,
    /// What is sent, at most 100 characters.
    pub value: String,
}

/// At most 25 offers for the option that is being typed, from what the person himself knows alone.
#[must_use]
pub fn complete(
    path: &[&str],
    option: &str,
    typed: &str,
    known: &Known,
    tongue: Tongue,
) -> Vec<Offer> {
    let choices = known.choices.as_slice();
    let all = match (path, option) {
        (["orders", "pass-on" | "claim"], "tile") => kinds(tongue),
        (["orders", "discard"], "tiles") => return rows(known, typed, tongue),
        (["orders", "cancel"], "order") => held(known, tongue),
        (["discard"], "tile") => moves::discards(choices, tongue),
        (["riichi"], "tile") => moves::declarations(choices, tongue),
        (["chi"], "with") => moves::chows(choices, tongue),
        (["pon"], "with") => moves::pongs(choices, tongue),
        (["kan"], "tile") => moves::kongs(choices, tongue),
        (["table", "open"], "options") => return options(typed, tongue),
        _ => Vec::new(),
    };
    narrowed(all.into_iter(), typed)
}

/// The tables somebody sits at, for the option `table`.
#[must_use]
pub fn tables(sits_at: &[TableId], typed: &str, tongue: Tongue) -> Vec<Offer> {
    let offers = sits_at
        .iter()
        .map(|id| offer(say::table_number(tongue, id.to_string()), &id.to_string()));
    offers
        .filter(|offer| offer.value.starts_with(typed.trim()))
        .take(MOST)
        .collect()
}

/// The house options of a rule set, narrowed by what was typed.
#[must_use]
pub fn option_keys(set: &RuleSet, typed: &str, tongue: Tongue) -> Vec<Offer> {
    let offers = specs(set).iter().map(|spec| {
        let name = words::options::option(spec.key, set.id, &set.vocabulary, tongue);
        let decides = words::options::decides(spec.key, set.id, &set.vocabulary, tongue);
        offer(cut(&format!("{name} · {decides}"), 100), spec.key)
    });
    narrowed(offers, typed)
}

/// The values that a house option of this key can have, narrowed by what was typed. A range too long to be listed offers nothing.
#[must_use]
pub fn option_values(set: &RuleSet, key: &str, typed: &str, tongue: Tongue) -> Vec<Offer> {
    let spec = specs(set).iter().find(|spec| spec.key == key);
    let values = spec.and_then(OptionSpec::values).unwrap_or_default();
    let offers = values.into_iter().map(|value| {
        let name = words::options::value(key, &value, &set.vocabulary, tongue);
        offer(cut(&name, 100), &value)
    });
    narrowed(offers, typed)
}

fn specs(set: &RuleSet) -> &'static [OptionSpec] {
    let entry = rulesets::catalogue()
        .iter()
        .find(|entry| entry.id == set.id);
    entry.map_or(&[], |entry| entry.options)
}

fn narrowed(offers: impl Iterator<Item = Offer>, typed: &str) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let named = tiles::as_named(&typed);
    let fits = |offer: &Offer| {
        let label = offer.label.to_lowercase();
        label.contains(&typed) || label.contains(&named) || offer.value.contains(&typed)
    };
    offers.filter(fits).take(MOST).collect()
}

fn offer(label: String, value: &str) -> Offer {
    Offer {
        label,
        value: value.to_owned(),
    }
}

/// Every kind there is; what is typed narrows them.
fn kinds(tongue: Tongue) -> Vec<Offer> {
    let offers = Kind::all().map(|kind| offer(tiles::kind(kind, tongue), &kind.to_string()));
    offers.collect()
}

/// What is typed so far, with one more tile of the hand.
fn rows(known: &Known, typed: &str, tongue: Tongue) -> Vec<Offer> {
    let before = parse_tiles(typed).unwrap_or_default();
    let mut left = known.hand.clone();
    for tile in &before {
        if let Some(place) = left.iter().position(|other| other == tile) {
            left.remove(place);
        }
    }
    let mut offers: Vec<Offer> = Vec::new();
    for tile in left {
        let row = [before.as_slice(), &[tile]].concat();
        let names: Vec<String> = row.iter().map(|tile| tiles::tile(*tile, tongue)).collect();
        let label = cut(&list(&names, tongue), 100);
        let next = offer(label, &write_tiles(&row));
        if row.len() <= MOST_DISCARDS && !offers.contains(&next) {
            offers.push(next);
        }
    }
    offers.truncate(MOST);
    offers
}

/// What holds, each by its code.
fn held(known: &Known, tongue: Tongue) -> Vec<Offer> {
    let Some(rules) = &known.rules else {
        return Vec::new();
    };
    let (words, unit) = (&rules.vocabulary, rules.worth.count.unit());
    let offers = known.standing.held().map(|held| {
        let name = orders::name(&held, words, unit, tongue);
        offer(cut(&name, 100), &code::name(&held))
    });
    offers.collect()
}

/// House options are written one after another: the last piece is completed, the others stay as they are.
fn options(typed: &str, tongue: Tongue) -> Vec<Offer> {
    let (before, last) = typed
        .rsplit_once(' ')
        .map_or(("", typed), |(before, last)| (before, last));
    let all = rulesets::catalogue()
        .iter()
        .flat_map(|entry| entry.options.iter().map(|option| (entry.id, option)))
        .flat_map(|(id, option)| {
            let about = words::options::option(option.key, id, &Vocabulary::STANDARD, tongue);
            // A range of numbers is no value: its usual one stands for it.
            let values = option.allowed.iter().map(|&value| {
                if value.contains("..") {
                    option.default
                } else {
                    value
                }
            });
            values.map(move |value| {
                (
                    format!("{}={value}", option.key),
                    format!(
                        "{about}: {}",
                        words::options::value(option.key, value, &Vocabulary::STANDARD, tongue)
                    ),
                )
            })
        });
    let fitting = all.filter(|(piece, _)| piece.starts_with(last));
    let offers = fitting.map(|(piece, about)| {
        let value = format!("{before} {piece}").trim().to_owned();
        let label = if before.is_empty() {
            about
        } else {
            format!("{before} · {about}")
        };
        Offer {
            label: cut(&label, 100),
            value,
        }
    });
    offers
        .filter(|offer| offer.value.len() <= 100)
        .take(MOST)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn discard(tile: &str, drawn: bool) -> Move {
        Move::Discard {
            tile: tile.parse().expect("a tile"),
            drawn,
        }
    }

    fn can(choices: &[Move]) -> Known {
        Known {
            choices: choices.to_vec(),
            ..Known::default()
        }
    }

    #[test]
    fn tiles_are_offered_from_the_choices_alone() {
        let choices = [
            discard("3p", false),
            discard("5s", false),
            discard("5s", true),
            Move::Win,
        ];
        let offered =
            |typed: &str| complete(&["discard"], "tile", typed, &can(&choices), Tongue::English);
        let values: Vec<String> = offered("").into_iter().map(|offer| offer.value).collect();
        assert_eq!(values, ["3p", "5s+held", "5s+drawn"]);
        assert_eq!(offered("dots").len(), 1);
        assert_eq!(offered("7"), []);
        assert_eq!(
            complete(&["discard"], "tile", "", &can(&[]), Tongue::English),
            []
        );
        for offer in offered("") {
            assert!(super::super::one_of_two(&offer.value).is_ok());
        }
    }

    #[test]
    fn a_riichi_and_a_pong_with_a_red_five_are_offered_by_their_tiles() {
        let [red, five] = ["0p", "5p"].map(|tile| tile.parse().expect("a tile"));
        let choices = [
            discard("3p", false),
            Move::Riichi {
                tile: five,
                drawn: true,
            },
            Move::Pong { with: [five, five] },
            Move::Pong { with: [red, five] },
        ];
        let values = |command: &str, option: &str| {
            let offers = complete(&[command], option, "", &can(&choices), Tongue::English);
            let values: Vec<String> = offers.into_iter().map(|offer| offer.value).collect();
            values
        };
        assert_eq!(values("riichi", "tile"), ["5p"]);
        assert_eq!(values("pon", "with"), ["5p5p", "0p5p"]);
    }

    #[test]
    fn tables_are_offered_as_they_are_read() {
        let offered = tables(&[TableId(0x1f), TableId(2)], "1", Tongue::English);
        assert_eq!(offered, [offer("Table 1f".to_owned(), "1f")]);
    }

    #[test]
    fn house_options_are_completed_one_after_another() {
        let offered = complete(
            &["table", "open"],
            "options",
            "cap=13 min_faan=1",
            &can(&[]),
            Tongue::English,
        );
        assert_eq!(
            offered.first().map(|offer| offer.value.as_str()),
            Some("cap=13 min_faan=1")
        );
        assert!(
            complete(
                &["table", "open"],
                "options",
                "",
                &can(&[]),
                Tongue::English
            )
            .len()
                <= 25
        );
    }

    #[test]
    fn runs_and_kongs_are_offered_with_their_tiles() {
        let with = ["3p", "4p"].map(|tile| tile.parse().expect("a tile"));
        let choices = [
            Move::Chow { with },
            Move::AddedKong {
                kind: "7z".parse().expect("a kind"),
            },
        ];
        assert_eq!(
            complete(&["chi"], "with", "", &can(&choices), Tongue::English),
            [offer("3 dot + 4 dot".to_owned(), "3p4p")]
        );
        assert_eq!(
            complete(&["kan"], "tile", "red", &can(&choices), Tongue::English),
            [offer("red dragon".to_owned(), "7z")]
        );
    }
}
