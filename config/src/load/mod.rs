//! Reads the settings: the environment before the operator's file before the defaults; every mistake at once.
//!
//! The modules stand in the order of import: each uses only those above it.

/// The address of a stand-in for Discord.
mod address;
/// Layers of values with the spots where they stand.
mod source;
/// Single values and what is wrong with them.
mod read;
/// The paces of the file over the built-in ones.
mod paces;
/// The houses of the operator's folder over those that come with the program.
mod houses;

use std::borrow::Cow;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use toml::de::DeValue;

use self::read::{Range, Reader, unknown};
use self::source::{File, Given, Section};
use crate::house::Houses;
use crate::problem::{Fault, Problem, Spot};
use crate::secret::Secret;
use crate::settings::Settings;
use crate::tiles::TileStyle;

/// Every setting with its default and a sentence: the file an operator starts from.
pub const DEFAULTS: &str = include_str!("../../sparrow.toml");

/// The file that is read where none is named and it exists.
pub const USUAL_FILE: &str = "sparrow.toml";

const TOKEN: &str = "DISCORD_TOKEN";
const PREFIX: &str = "SPARROW_";
const KEYS: [&str; 15] = [
    "database",
    "keep_games",
    "log_format",
    "log_filter",
    "rules",
    "houses",
    "pace",
    "tiles",
    "tile_emojis",
    "tile_index",
    "notice_buried_boards",
    "edit_gap",
    "request_gap",
    "discord_api",
    "paces",
];

/// How far apart requests may be asked to be.
const GAPS: Range = Range(Duration::ZERO, Duration::from_secs(10));

/// Where settings come from.
#[derive(Clone, Default)]
pub struct Sources {
    /// The file that the operator named; `None` reads [`USUAL_FILE`] where there is one.
    pub file: Option<PathBuf>,
    /// The environment: names and values. Only `DISCORD_TOKEN` and `SPARROW_…` are looked at.
    pub environment: Vec<(String, String)>,
}

impl std::fmt::Debug for Sources {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The environment holds the token.
        f.debug_struct("Sources")
            .field("file", &self.file)
            .finish_non_exhaustive()
    }
}

/// Settings without a mistake.
#[derive(Debug, Clone, PartialEq)]
pub struct Loaded {
    /// The settings.
    pub settings: Settings,
    /// The file that was read, if there was one.
    pub file: Option<PathBuf>,
    /// What does no harm but looks like a mistake: variables that begin with `SPARROW_` and name no setting. They may
    /// belong to somebody else, so they stop nothing.
    pub warnings: Vec<Problem>,
}

/// Every mistake, and the settings that more can be asked about all the same.
#[derive(Debug, Clone, PartialEq)]
pub struct Mistakes {
    /// The mistakes: files as a whole, then by line, then variables, then those of houses.
    pub problems: Vec<Problem>,
    /// The database file, if that much is clear.
    pub database: Option<PathBuf>,
    /// What is to be logged, if that much is clear.
    pub log_filter: Option<String>,
}

/// Reads all settings.
///
/// # Errors
/// Every mistake at once. A missing token is one of them.
pub fn load(sources: &Sources) -> Result<Loaded, Mistakes> {
    let token = sources.variable(TOKEN);
    let mut reader = Reader::new(token);
    let (path, text) = read_file(sources.file.as_deref(), &mut reader).unzip();
    let file = path
        .as_deref()
        .map(|path| File::parse(path, text.as_deref().unwrap_or(""), &mut reader.problems));
    let defaults = File::parse(Path::new("defaults"), DEFAULTS, &mut reader.problems);
    let layers = Layers {
        sources,
        file: file.as_ref().map(File::root),
        defaults: defaults.root(),
    };
    let mut of_houses = Reader::new(token);
    let settings = layers.settings(token, &mut reader, &mut of_houses);
    let warnings = layers.strange_variables();
    match settings {
        Some(settings) if reader.problems.is_empty() && of_houses.problems.is_empty() => {
            Ok(Loaded {
                settings,
                file: path.clone(),
                warnings,
            })
        }
        _ => {
            let mut problems = [reader.problems, warnings].concat();
            problems.sort_by_key(|problem| problem.spot.line());
            problems.extend(of_houses.problems);
            // What is wrong with these two is in the list already.
            let mut again = Reader::new(token);
            let log_filter = layers.log_filter(&mut again);
            Err(Mistakes {
                problems,
                database: layers.database(&mut again),
                log_filter,
            })
        }
    }
}

/// Reads the houses alone, for what needs neither a token nor the other settings.
///
/// # Errors
/// Every mistake in their files, and what keeps the file of settings from being read.
pub fn houses(sources: &Sources) -> Result<Houses, Vec<Problem>> {
    let mut reader = Reader::new(sources.variable(TOKEN));
    let (path, text) = read_file(sources.file.as_deref(), &mut reader).unzip();
    let file = path
        .as_deref()
        .map(|path| File::parse(path, text.as_deref().unwrap_or(""), &mut reader.problems));
    let defaults = File::parse(Path::new("defaults"), DEFAULTS, &mut reader.problems);
    let layers = Layers {
        sources,
        file: file.as_ref().map(File::root),
        defaults: defaults.root(),
    };
    let mut of_houses = Reader::new(sources.variable(TOKEN));
    let (houses, _) = layers.houses(&mut reader, &mut of_houses);
    let problems = [reader.problems, of_houses.problems].concat();
    if problems.is_empty() {
        Ok(houses)
    } else {
        Err(problems)
    }
}

impl Houses {
    /// The houses that come with the program.
    #[must_use]
    pub fn shipped() -> Self {
        houses::shipped(&mut Reader::new(None))
    }
}

/// The file's path and text, if there is one.
fn read_file(named: Option<&Path>, reader: &mut Reader) -> Option<(PathBuf, String)> {
    let path = named.unwrap_or(Path::new(USUAL_FILE));
    match std::fs::read_to_string(path) {
        Ok(text) => Some((path.to_owned(), text)),
        Err(error) if error.kind() == ErrorKind::NotFound && named.is_none() => None,
        Err(error) => {
            reader.note(
                Spot::File(path.to_owned()),
                Fault::Unreadable(error.to_string()),
            );
            None
        }
    }
}

impl Sources {
    fn variable(&self, name: &str) -> Option<&str> {
        self.environment
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }
}

/// The three layers.
struct Layers<'a> {
    sources: &'a Sources,
    file: Option<Section<'a>>,
    defaults: Section<'a>,
}

impl<'a> Layers<'a> {
    fn settings(
        &self,
        token: Option<&str>,
        reader: &mut Reader,
        of_houses: &mut Reader,
    ) -> Option<Settings> {
        if let Some(file) = &self.file {
            reader.only(file, &KEYS);
        }
        let paces = paces::paces(self.file.as_ref(), reader);
        let names: Vec<_> = paces.iter().map(|(name, _)| name.as_str()).collect();
        let database = self.database(reader);
        let keep_games = self.read("keep_games", |given| reader.days_or_forever(given));
        let log_format = self.read("log_format", |given| {
            reader.one_of(given, "log format", &["text", "json"])
        });
        let log_filter = self.log_filter(reader);
        let (houses, broken) = self.houses(reader, of_houses);
        let known: Vec<_> = houses
            .names()
            .into_iter()
            .chain(broken.iter().map(String::as_str))
            .collect();
        let rules = self.read("rules", |given| {
            reader.one_of(given, "rule set or house", &known)
        });
        let pace = self.read("pace", |given| reader.one_of(given, "pace", &names));
        let tiles = self.read("tiles", |given| {
            let known = TileStyle::ALL.map(TileStyle::name);
            reader.one_of(given, "style of tiles", &known)
        });
        let tile_emojis = self.read("tile_emojis", |given| reader.flag(given));
        let tile_index = self.read("tile_index", |given| reader.flag(given));
        let notice_buried_boards = self.read("notice_buried_boards", |given| reader.flag(given));
        let edit_gap = self.read("edit_gap", |given| reader.duration(given, GAPS));
        let request_gap = self.read("request_gap", |given| reader.duration(given, GAPS));
        let api = self.given("discord_api").map(|given| api(&given, reader));
        let token = self::token(token, reader);
        Some(Settings {
            token: token?,
            api: api.flatten(),
            database: database?,
            keep_games: keep_games?,
            log_json: log_format? == "json",
            log_filter: log_filter?,
            rules: rules?,
            houses,
            pace: pace?,
            tiles: TileStyle::named(&tiles?)?,
            tile_emojis: tile_emojis?,
            tile_index: tile_index?,
            notice_buried_boards: notice_buried_boards?,
            edit_gap: edit_gap?,
            request_gap: request_gap?,
            paces,
        })
    }

    fn database(&self, reader: &mut Reader) -> Option<PathBuf> {
        self.read("database", |given| reader.text(given, "a path in quotes"))
            .map(PathBuf::from)
    }

    /// All houses, and the names of those that have faults.
    fn houses(&self, reader: &mut Reader, of_houses: &mut Reader) -> (Houses, Vec<String>) {
        let mut all = houses::shipped(of_houses);
        let folder = self.read("houses", |given| reader.text(given, "a path in quotes"));
        let broken =
            folder.map(|folder| houses::add_folder(Path::new(&folder), &mut all, of_houses));
        (all, broken.unwrap_or_default())
    }

    fn log_filter(&self, reader: &mut Reader) -> Option<String> {
        self.read("log_filter", |given| {
            reader.text(given, "a level in quotes, as in \"info\"")
        })
    }

    fn read<T>(&self, key: &str, read: impl FnOnce(&Given<'_>) -> Option<T>) -> Option<T> {
        self.given(key).and_then(|given| read(&given))
    }

    /// The value of a setting from the first layer that has it.
    fn given(&self, key: &str) -> Option<Given<'a>> {
        let name = variable(key);
        let from_environment = self.sources.variable(&name).map(|value| Given {
            value: Cow::Owned(DeValue::String(value.into())),
            spot: Spot::Variable(name.clone()),
            key: "",
            section: None,
        });
        from_environment
            .or_else(|| self.file.as_ref().and_then(|file| file.get(key)))
            .or_else(|| self.defaults.get(key))
    }

    fn strange_variables(&self) -> Vec<Problem> {
        let known: Vec<_> = KEYS
            .iter()
            .filter(|key| **key != "paces")
            .map(|key| variable(key))
            .collect();
        let known: Vec<_> = known.iter().map(String::as_str).collect();
        let names = self
            .sources
            .environment
            .iter()
            .map(|(name, _)| name.as_str());
        names
            .filter(|name| name.starts_with(PREFIX) && !known.contains(name))
            .map(|name| Problem {
                spot: Spot::Variable(name.to_owned()),
                fault: unknown(name, &known),
            })
            .collect()
    }
}

/// The name of a setting's variable.
fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.to_ascii_uppercase())
}

fn api(given: &Given<'_>, reader: &mut Reader) -> Option<String> {
    let text = reader.text(given, "an address, as in http://127.0.0.1:8080")?;
    let address = address::loopback(&text);
    if address.is_none() {
        reader.note(given.spot.clone(), Fault::NotLoopback);
    }
    address
}

fn token(given: Option<&str>, reader: &mut Reader) -> Option<Secret> {
    let token = given.unwrap_or_default().trim();
    let fault = if token.is_empty() {
        Fault::MissingToken
    } else if !token.chars().all(|c| c.is_ascii_graphic()) {
        Fault::MalformedToken // it could not even be sent
    } else {
        return Some(Secret::new(token));
    };
    reader.note(Spot::Variable(TOKEN.to_owned()), fault);
    None
}

#[cfg(test)]
mod tests;
