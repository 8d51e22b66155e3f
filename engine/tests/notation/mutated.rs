//! Games that were written right and then suffered: lines cut off, left out, doubled, exchanged, tiles made others. Whatever
//! comes of it, nothing panics, what is wrong is told with its place, and never before the first line that was touched.

use std::sync::LazyLock;

use engine::deal::event::Seen;
use engine::notation::account::Account;
use engine::notation::log::{self, Header, Log};
use engine::notation::retrace::retrace;
use engine::notation::tell::tell;
use engine::notation::{mjai, tenhou};
use engine::rules::RuleSet;
use engine::tile::Tile;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseResult;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::played::{all_rules, game, online};

/// Something that happens to a text; which lines and tiles it happens to is said by indexes.
#[derive(Debug, Clone)]
enum Harm {
    /// Everything from a line on is lost.
    Cut(Index),
    /// The rest of a line and all that follows is lost.
    CutInside(Index, Index),
    /// A line is lost.
    Drop(Index),
    /// A line is there twice.
    Double(Index),
    /// Two lines stand where the other one stood.
    Swap(Index, Index),
    /// A tile is another one.
    Tile(Index, Index, Index),
}

fn harm() -> impl Strategy<Value = Harm> {
    let at = any::<Index>;
    prop_oneof![
        at().prop_map(Harm::Cut),
        (at(), at()).prop_map(|(line, place)| Harm::CutInside(line, place)),
        at().prop_map(Harm::Drop),
        at().prop_map(Harm::Double),
        (at(), at()).prop_map(|(one, other)| Harm::Swap(one, other)),
        (at(), at(), at()).prop_map(|(line, which, tile)| Harm::Tile(line, which, tile)),
    ]
}

/// Does it; gives the first line that is no longer what it was.
fn suffer(
    lines: &mut Vec<String>,
    harm: &Harm,
    is_tile: fn(&str) -> bool,
    tiles: &[&str],
) -> usize {
    let touched = match harm {
        Harm::Cut(at) => {
            let at = at.index(lines.len());
            lines.truncate(at);
            at
        }
        Harm::CutInside(at, place) => {
            let at = at.index(lines.len());
            let line = &mut lines[at];
            line.truncate(place.index(line.len() + 1));
            while !line.is_char_boundary(line.len()) {
                line.pop();
            }
            lines.truncate(at + 1);
            at
        }
        Harm::Drop(at) => {
            let at = at.index(lines.len());
            lines.remove(at);
            at
        }
        Harm::Double(at) => {
            let at = at.index(lines.len());
            lines.insert(at, lines[at].clone());
            at + 1
        }
        Harm::Swap(one, other) => {
            let (one, other) = (one.index(lines.len()), other.index(lines.len()));
            lines.swap(one, other);
            one.min(other)
        }
        Harm::Tile(at, which, tile) => {
            let with_tiles = lines.iter().enumerate().filter(|(_, line)| {
                let mut words = line.split('"');
                words.any(is_tile)
            });
            let with_tiles: Vec<usize> = with_tiles.map(|(at, _)| at).collect();
            if with_tiles.is_empty() {
                return lines.len();
            }
            let at = with_tiles[at.index(with_tiles.len())];
            let mut words: Vec<&str> = lines[at].split('"').collect();
            let places: Vec<usize> = (0..words.len()).filter(|&n| is_tile(words[n])).collect();
            words[places[which.index(places.len())]] = tiles[tile.index(tiles.len())];
            lines[at] = words.join("\"");
            at
        }
    };
    // A text without a line could suffer nothing more.
    if lines.is_empty() {
        lines.push(String::new());
    }
    touched
}

/// The lines read, or the first that cannot be: its number, from 0.
fn parse<T: DeserializeOwned>(lines: &[String]) -> Result<Vec<T>, usize> {
    let read = lines.iter().enumerate().map(|(at, line)| {
        serde_json::from_str(line).map_err(|error| {
            // What a tagged object cannot hold has no column; its line is known all the same.
            let column = error.line() == 1 && error.column() <= line.len().max(1);
            assert!(column || error.line() == 0, "{error}");
            at
        })
    });
    read.collect()
}

// Our own log.

/// Logs of every system, line by line.
static LOGS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let logs = all_rules().into_iter().map(|rules| {
        let log = log::write(&rules, &game(&rules, 40)).expect("a game");
        let json = |seen| serde_json::to_string(seen).expect("JSON");
        let mut lines = vec![serde_json::to_string(&log.header).expect("JSON")];
        lines.extend(log.seen.iter().map(json));
        lines
    });
    logs.collect()
});

fn is_tile(text: &str) -> bool {
    text.parse::<Tile>().is_ok()
}

const TILES: [&str; 8] = ["1m", "5p", "0s", "9s", "1z", "7z", "3f", "8m"];

fn read_log(lines: &[String]) -> Result<Log, usize> {
    let header: Vec<Header> = parse(&lines[..1])?;
    let seen: Vec<Seen> = parse(&lines[1..]).map_err(|at| at + 1)?;
    let header = header.into_iter().next().ok_or(0_usize)?;
    Ok(Log { header, seen })
}

/// How many deals have begun with the lines before this one.
fn deal_of(lines: &[String], line: usize) -> u32 {
    let begun = lines
        .iter()
        .take(line)
        .filter(|line| line.contains("\"dealt\""));
    begun.count() as u32
}

fn own_log(which: Index, harms: &[Harm]) -> TestCaseResult {
    let whole = which.get(&LOGS);
    let (mut lines, mut touched) = (whole.clone(), whole.len());
    for harm in harms {
        touched = touched.min(suffer(&mut lines, harm, is_tile, &TILES));
    }
    let log = match read_log(&lines) {
        Ok(log) => log,
        Err(at) => {
            prop_assert!(
                at >= touched.min(whole.len() - 1),
                "line {at} was not touched"
            );
            return Ok(());
        }
    };
    // The end opens the seed, which is asked for before everything.
    let ends = touched + 1 >= whole.len() || lines.last() != whole.last();
    let place = if ends { 0 } else { deal_of(whole, touched) };
    let deals = log
        .seen
        .iter()
        .filter(|seen| matches!(seen, Seen::Dealt { .. }));
    let deals = deals.count() as u32;
    let _ = log::verify(&log);
    match log::replay(&log) {
        Ok(replayed) => prop_assert!(replayed.deals <= deals),
        Err(damage) => {
            prop_assert!(damage.deal <= deals + 1, "deal {} of {deals}", damage.deal);
            prop_assert!(damage.deal >= place, "deal {} before {place}", damage.deal);
            prop_assert!(damage.at as usize <= log.seen.len());
            prop_assert!(!damage.fault.to_string().is_empty());
        }
    }
    if harms.len() == 1 {
        // What is told is the whole game, or a part of it that ends with a deal after which another was to come; or something
        // is wrong with it.
        let told = read_log(whole).expect("what was written");
        let is_part = told.header == log.header && told.seen.starts_with(&log.seen);
        let at_an_end = match log.seen.last() {
            None | Some(Seen::Finished(_)) => true,
            Some(Seen::Ended(end)) => !end.last,
            Some(_) => false,
        };
        let right = log::replay(&log).is_ok();
        // Two discards of one seat in the other order may be another game that is as right.
        let may_be_another = matches!(harms[0], Harm::Swap(..)) && right;
        prop_assert!(may_be_another || right == (is_part && at_an_end), "{right}");
    }
    Ok(())
}

// mjai.

static ONLINE: LazyLock<RuleSet> = LazyLock::new(online);

static ACCOUNT: LazyLock<Account> =
    LazyLock::new(|| tell(&ONLINE, &game(&ONLINE, 41)).expect("a game of riichi"));

fn names() -> [String; 4] {
    ["a", "b", "c", "d"].map(str::to_owned)
}

static MJAI: LazyLock<Vec<String>> = LazyLock::new(|| {
    let events = mjai::write(&ACCOUNT, names());
    let json = |event| serde_json::to_string(&event).expect("JSON");
    events.into_iter().map(json).collect()
});

fn is_pai(text: &str) -> bool {
    text.len() <= 3 && serde_json::from_value::<mjai::Pai>(Value::from(text)).is_ok()
}

const PAI: [&str; 8] = ["1m", "5p", "5sr", "9s", "E", "C", "?", "8m"];

/// The games in the lines, or the line that cannot stand there.
fn read_mjai(lines: &[String]) -> Result<Vec<Account>, usize> {
    let events: Vec<mjai::Event> = parse(lines)?;
    let (mut reader, mut games) = (mjai::Reader::default(), Vec::new());
    for (at, event) in events.into_iter().enumerate() {
        games.extend(reader.push(event).map_err(|_| at)?);
    }
    games.extend(reader.finish().map_err(|_| lines.len())?);
    Ok(games)
}

/// What is told plays again, or breaks at a place that is told.
fn plays_or_breaks(account: &Account) -> TestCaseResult {
    let again = retrace(&ONLINE, account);
    let told = account.deals.len() as u32;
    match again.broke {
        None => prop_assert_eq!(again.deals, told),
        Some(broke) => {
            prop_assert!(broke.deal <= told && again.deals <= told);
            let acts = broke
                .deal
                .checked_sub(1)
                .map(|at| &account.deals[at as usize].acts);
            // Each act, and the wins.
            let most = acts.map_or(0, Vec::len) + 4;
            prop_assert!(broke.at as usize <= most, "{} of {most}", broke.at);
            prop_assert!(!broke.why.to_string().is_empty());
        }
    }
    Ok(())
}

fn mjai_lines(harms: &[Harm]) -> TestCaseResult {
    let (mut lines, mut touched) = (MJAI.clone(), MJAI.len());
    for harm in harms {
        touched = touched.min(suffer(&mut lines, harm, is_pai, &PAI));
    }
    match read_mjai(&lines) {
        Ok(games) => games.iter().try_for_each(plays_or_breaks),
        Err(at) => {
            prop_assert!(
                at >= touched.min(MJAI.len() - 1),
                "line {at} was not touched"
            );
            Ok(())
        }
    }
}

// tenhou.net/6.

/// Every list in a document, by the way to it.
fn lists(value: &Value, way: String, found: &mut Vec<String>) {
    match value {
        Value::Array(parts) => {
            for (at, part) in parts.iter().enumerate() {
                lists(part, format!("{way}/{at}"), found);
            }
            found.extend((!parts.is_empty()).then_some(way));
        }
        Value::Object(parts) => {
            for (key, part) in parts {
                lists(part, format!("{way}/{key}"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The same to a list of a document, whose parts are its lines.
fn suffer_inside(document: &mut Value, which: Index, harm: &Harm) {
    let mut ways = Vec::new();
    lists(document, String::new(), &mut ways);
    let way = which.get(&ways);
    let Some(Value::Array(parts)) = document.pointer_mut(way) else {
        return;
    };
    match harm {
        Harm::Cut(at) => parts.truncate(at.index(parts.len())),
        Harm::Drop(at) => {
            parts.remove(at.index(parts.len()));
        }
        Harm::Double(at) => {
            let at = at.index(parts.len());
            parts.insert(at, parts[at].clone());
        }
        Harm::Swap(one, other) => {
            let (one, other) = (one.index(parts.len()), other.index(parts.len()));
            parts.swap(one, other);
        }
        Harm::CutInside(at, place) => {
            let at = at.index(parts.len());
            if let Value::String(text) = &mut parts[at] {
                *text = text.chars().take(place.index(text.len() + 1)).collect();
            }
        }
        Harm::Tile(at, _, tile) => {
            let at = at.index(parts.len());
            parts[at] = [11, 25, 39, 47, 52, 60, 0, 99][tile.index(8)].into();
        }
    }
}

fn tenhou_lists(harms: &[(Index, Harm)]) -> TestCaseResult {
    let mut document = serde_json::to_value(tenhou::write(&ACCOUNT, names())).expect("JSON");
    for (which, harm) in harms {
        suffer_inside(&mut document, *which, harm);
    }
    let Ok(document) = serde_json::from_value::<tenhou::Document>(document) else {
        return Ok(());
    };
    match tenhou::read(&document) {
        Ok(account) => plays_or_breaks(&account),
        Err(fault) => {
            prop_assert!((1..=document.log.len()).contains(&fault.deal), "{fault}");
            prop_assert!(!fault.why.to_string().is_empty());
            Ok(())
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn one_harm_to_our_own_log_is_found(which in any::<Index>(), harm in harm()) {
        own_log(which, &[harm])?;
    }

    #[test]
    fn harms_to_our_own_log_are_told_with_their_place(
        which in any::<Index>(), harms in prop::collection::vec(harm(), 2..5),
    ) {
        own_log(which, &harms)?;
    }

    #[test]
    fn harms_to_mjai_are_told_with_their_place(harms in prop::collection::vec(harm(), 1..4)) {
        mjai_lines(&harms)?;
    }

    #[test]
    fn harms_to_tenhou_are_told_with_their_place(
        harms in prop::collection::vec((any::<Index>(), harm()), 1..4),
    ) {
        tenhou_lists(&harms)?;
    }
}
