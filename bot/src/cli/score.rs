//! Hands from a file or from standard input, scored.

use std::fs::File;
use std::io::{self, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use config::load::Sources;

use super::say::Voice;
use super::shelf::shelf;
use crate::shell::score::{Interrupted, answer_all};

/// What `sparrow score` takes.
#[derive(Debug, Args)]
#[command(after_long_help = FORMAT)]
pub(super) struct Score {
    /// The file of hands; standard input when it is left out or `-`
    file: Option<PathBuf>,
}

/// The format, as far as somebody at a terminal needs it.
const FORMAT: &str = r#"A line is a JSON object, at most 1 MiB long; lines of white space are passed over:

  {"id": 1, "rules": "riichi", "options": {"red_fives": 3}, "concealed": "340m567m345p67s88p",
   "win": "8s", "seat": "South", "by": "discard", "from": "West", "dora_indicators": "1z",
   "bets": 1, "flags": {"riichi": true}}

  rules            a rule set (riichi, hong-kong, classical-japanese, classical-chinese) or a house
  options          its house options, by key
  concealed, win   the hand before the winning tile, and that tile: 1-9 m p s, 1-7z, 0 for a red five
  melds            sets on the table: ["C:234m", "P:555p", "K:5555p", "A:5555p", "Q:5555p"] for a chow, a
                   pong, a kong that was claimed, added to a pong, concealed
  bonus            flowers 1-4 and seasons 5-8 set out
  seat, round      East, South, West, North
  by, from         draw, discard or rob, and the seat that discarded or made the kong
  dora_indicators, ura_indicators, counters, bets, liable
                   what lies on the table, and the seat that is liable
  flags            riichi, double_riichi, ippatsu, replacement (kong, flower), kong_on_kong, last, first,
                   dead_kinds (kinds all of which lay open), streak (wins of East before this one)
  hands, winner    all four hands, by seat, instead of concealed, melds, bonus and seat

What is left out has its natural default. An answer has the same id; a line that cannot be is answered by
{"line": 7, "id": ..., "error": "..."}, and the exit code is 1 then."#;

/// Scores the hands. Whether every line could be answered.
pub(super) fn score(arguments: &Score, sources: &Sources, voice: &Voice) -> bool {
    let shelf = match shelf(sources) {
        Ok(shelf) => shelf,
        Err(problems) => {
            voice.complain(&problems);
            return false;
        }
    };
    let file = arguments
        .file
        .as_deref()
        .filter(|file| *file != Path::new("-"));
    let scored = match file {
        None => answer_all(io::stdin().lock(), stdout().lock(), &shelf),
        Some(file) => File::open(file)
            .map_err(Interrupted::Input)
            .and_then(|input| answer_all(input, stdout().lock(), &shelf)),
    };
    scored.unwrap_or_else(|error| {
        let name = file.map_or_else(
            || "standard input".into(),
            |file| file.display().to_string(),
        );
        voice.complain(&[format!("{name}: {error}")]);
        false
    })
}
