//! The houses that come with the program, and those of the operator's folder over them.

use std::path::Path;

use engine::rules::options::{OptionFault, OptionSpec, Options};
use engine::rulesets::{self, Entry};
use toml::de::DeValue;

use super::read::{Reader, is_name, unknown};
use super::source::{File, Given, Section};
use crate::house::{House, Houses, MOST_ABOUT, MOST_TITLE};
use crate::problem::{Fault, Spot};

/// What Discord can offer for one choice, rule sets and houses together.
const MOST_OFFERS: usize = 25;

const KEYS: [&str; 4] = ["title", "about", "rules", "options"];

macro_rules! shipped {
    ($($name:literal),+) => {
        [$(($name, include_str!(concat!("../../houses/", $name, ".toml")))),+]
    };
}

/// The files of the houses that come with the program.
const SHIPPED: [(&str, &str); 7] = shipped![
    "riichi-ema",
    "riichi-online",
    "hong-kong-13",
    "hong-kong-spicy",
    "classical-millington",
    "classical-1920s",
    "japanese-league"
];

/// The houses that come with the program.
pub(super) fn shipped(reader: &mut Reader) -> Houses {
    let mut houses = Houses::default();
    for (name, text) in SHIPPED {
        let path = format!("{name}.toml");
        if let Some(house) = house(name, Path::new(&path), text, reader) {
            houses.add(house);
        }
    }
    houses
}

/// Adds the houses of a folder: every file there that ends in `.toml`. Gives the names of those that have faults.
pub(super) fn add_folder(folder: &Path, houses: &mut Houses, reader: &mut Reader) -> Vec<String> {
    let mut broken = Vec::new();
    let paths = std::fs::read_dir(folder).and_then(|entries| {
        let mut paths = Vec::new();
        for entry in entries {
            paths.push(entry?.path());
        }
        paths.sort();
        Ok(paths)
    });
    let paths = match paths {
        Ok(paths) => paths,
        Err(error) => {
            reader.note(
                Spot::File(folder.to_owned()),
                Fault::Unreadable(error.to_string()),
            );
            return broken;
        }
    };
    for path in paths
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
    {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        match from_file(&name, path, reader) {
            Some(house) => houses.add(house),
            None => broken.push(name.into_owned()),
        }
    }
    let offers = houses.names().len();
    if offers > MOST_OFFERS {
        let rule_sets = rulesets::catalogue().len();
        reader.note(
            Spot::File(folder.to_owned()),
            Fault::TooManyHouses {
                given: offers - rule_sets,
                most: MOST_OFFERS - rule_sets,
            },
        );
    }
    broken
}

fn from_file(name: &str, path: &Path, reader: &mut Reader) -> Option<House> {
    let spot = || Spot::File(path.to_owned());
    if !is_name(name) {
        reader.note(spot(), Fault::HouseName);
    } else if rulesets::catalogue().iter().any(|entry| entry.id == name) {
        reader.note(spot(), Fault::NameOfRules(name.to_owned()));
    }
    match std::fs::read_to_string(path) {
        Ok(text) => house(name, path, &text, reader),
        Err(error) => {
            reader.note(spot(), Fault::Unreadable(error.to_string()));
            None
        }
    }
}

/// Reads one house; nothing when anything is wrong with it, and every fault is noted by its line.
fn house(name: &str, path: &Path, text: &str, reader: &mut Reader) -> Option<House> {
    let before = reader.problems.len();
    let file = File::parse(path, text, &mut reader.problems);
    let root = file.root();
    reader.only(&root, &KEYS);
    let title = line(&root, path, TITLE, reader);
    let about = line(&root, path, ABOUT, reader);
    let entry = rule_set(&root, path, reader);
    let options = entry.map(|entry| options(&root, entry, reader));
    reader.problems[before..].sort_by_key(|problem| problem.spot.line());
    if reader.problems.len() > before {
        return None;
    }
    Some(House {
        name: name.to_owned(),
        title: title?,
        about: about?,
        rules: entry?.id,
        options: options?,
    })
}

/// A text that a house must have.
#[derive(Clone, Copy)]
struct Needed {
    key: &'static str,
    wanted: &'static str,
    most: usize,
}

const TITLE: Needed = Needed {
    key: "title",
    wanted: "what the house is called, in quotes",
    most: MOST_TITLE,
};
const ABOUT: Needed = Needed {
    key: "about",
    wanted: "a sentence for players, in quotes",
    most: MOST_ABOUT,
};

fn needed<'a>(
    root: &Section<'a>,
    path: &Path,
    key: &'static str,
    wanted: &'static str,
    reader: &mut Reader,
) -> Option<Given<'a>> {
    let given = root.get(key);
    if given.is_none() {
        reader.note(Spot::File(path.to_owned()), Fault::Lacking { key, wanted });
    }
    given
}

fn line(root: &Section<'_>, path: &Path, what: Needed, reader: &mut Reader) -> Option<String> {
    let given = needed(root, path, what.key, what.wanted, reader)?;
    let text = reader.text(&given, what.wanted)?;
    let length = text.chars().count();
    if text.chars().any(char::is_control) {
        reader.note(given.spot, Fault::NotOneLine);
    } else if length > what.most {
        reader.note(
            given.spot,
            Fault::TooLong {
                given: length,
                most: what.most,
            },
        );
    }
    Some(text)
}

fn rule_set(root: &Section<'_>, path: &Path, reader: &mut Reader) -> Option<&'static Entry> {
    let given = needed(
        root,
        path,
        "rules",
        "the id of a rule set, in quotes",
        reader,
    )?;
    let ids: Vec<_> = rulesets::catalogue().iter().map(|entry| entry.id).collect();
    let id = reader.one_of(&given, "rule set", &ids)?;
    rulesets::catalogue().iter().find(|entry| entry.id == id)
}

/// The house options, each held against those of the rule set, and then all of them together.
fn options(root: &Section<'_>, entry: &Entry, reader: &mut Reader) -> Options {
    let mut options = Options::new();
    let Some(given) = root.get("options") else {
        return options;
    };
    let Some(section) = &given.section else {
        reader.not_a_section(&given);
        return options;
    };
    let mut spots = Vec::new();
    for (key, given) in flat(section, "") {
        let Some(value) = option(&key, &given, entry.options, reader) else {
            continue;
        };
        options.insert(key.clone(), value);
        spots.push((key, given.spot));
    }
    for fault in rulesets::build(entry.id, &options)
        .err()
        .into_iter()
        .flatten()
    {
        let spot = spots
            .iter()
            .find(|(key, _)| Some(key.as_str()) == fault.key());
        let spot = spot.map_or(&given.spot, |(_, spot)| spot);
        reader.note(spot.clone(), Fault::Option(fault));
    }
    options
}

/// Everything in a section: what stands in sections below it has their names before its own, with dots between.
fn flat<'a>(section: &Section<'a>, before: &str) -> Vec<(String, Given<'a>)> {
    let entries = section.entries().into_iter();
    let all = entries.flat_map(|given| {
        let key = format!("{before}{}", given.key);
        match given.section.clone() {
            Some(below) => flat(&below, &format!("{key}.")),
            None => vec![(key, given)],
        }
    });
    all.collect()
}

/// The value of one option, if it may have it.
fn option(
    key: &str,
    given: &Given<'_>,
    specs: &'static [OptionSpec],
    reader: &mut Reader,
) -> Option<String> {
    let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
        let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
        reader.note(given.spot.clone(), unknown(key, &known));
        return None;
    };
    let value = match &*given.value {
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| number.to_string(), |number| number.to_string()),
        DeValue::String(_)
        | DeValue::Float(_)
        | DeValue::Datetime(_)
        | DeValue::Array(_)
        | DeValue::Table(_) => {
            reader.text(given, "a text in quotes, a whole number, true or false")?
        }
    };
    if spec.allows(&value) {
        return Some(value);
    }
    let fault = OptionFault::NotAllowed {
        key: spec.key,
        value: reader.quote(&value),
        allowed: spec.allowed,
    };
    reader.note(given.spot.clone(), Fault::Option(fault));
    None
}
