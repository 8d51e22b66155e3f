//! Scores one riichi hand per line of standard input, in the notation of the tests, for comparison with other scorers.

use std::io::{self, BufRead, Write};

#[expect(dead_code, unused_imports, reason = "the tests use more of it")]
#[path = "../tests/lines/mod.rs"]
mod lines;
#[expect(dead_code, unused_imports, reason = "the tests use more of it")]
#[path = "../tests/riichi/case.rs"]
mod case;

use engine::score::Verdict;
use engine::score::sheet::Unit;

fn main() -> io::Result<()> {
    let rules = case::rules(&[("tiles.red_fives", "3")]);
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let told = match case::judged(&rules, &line) {
            Verdict::NotComplete => "incomplete".to_owned(),
            Verdict::Short { .. } => "no yaku".to_owned(),
            Verdict::Win(sheet) => {
                let of = |unit| {
                    let all = sheet.totals.iter().find(|(u, _)| *u == unit);
                    all.map_or(0, |(_, n)| *n)
                };
                let (han, fu, yakuman) = (of(Unit::Han), of(Unit::Fu), of(Unit::Yakuman));
                format!(
                    "{}|{han}|{fu}|{yakuman}|{}",
                    case::lines(&sheet),
                    sheet.value
                )
            }
        };
        writeln!(out, "{told}")?;
    }
    Ok(())
}
