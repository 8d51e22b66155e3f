//! How many hands a second are answered, from a line of JSON to a line of JSON. `cargo bench -p engine --bench lines`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::notation::hand::{Line, Shelf, score};
use serde_json::Value;

fn main() {
    divan::main();
}

/// Worked examples of a rule set, as they are written.
fn examples(rules: &str) -> Vec<String> {
    let text = match rules {
        "riichi" => include_str!("../tests/vectors/riichi.json"),
        "hong-kong" => include_str!("../tests/vectors/hong-kong.json"),
        "classical-japanese" => include_str!("../tests/vectors/classical-japanese.json"),
        _ => include_str!("../tests/vectors/classical-chinese.json"),
    };
    let examples: Vec<Value> = serde_json::from_str(text).expect("examples");
    examples.iter().map(ToString::to_string).collect()
}

const RULES: [&str; 4] = [
    "riichi",
    "hong-kong",
    "classical-japanese",
    "classical-chinese",
];

fn read(text: &str) -> Line<Value> {
    serde_json::from_str(text).expect("a line")
}

/// The whole way, as `sparrow score` goes it on each of its threads.
#[divan::bench(args = RULES)]
fn answered(bencher: Bencher<'_, '_>, rules: &str) {
    let lines = examples(rules);
    let mut shelf = Shelf::default();
    let mut told = Vec::new();
    bencher
        .counter(ItemsCount::new(lines.len()))
        .bench_local(|| {
            told.clear();
            for line in &lines {
                let line = read(black_box(line));
                let rules = shelf.rules(&line.rules, &line.options).expect("rules");
                let answer = score(&line, &rules).expect("an answer");
                serde_json::to_writer(&mut told, &answer).expect("memory takes everything");
            }
            told.len()
        });
}

/// The reading of the text alone.
#[divan::bench(args = RULES)]
fn read_only(bencher: Bencher<'_, '_>, rules: &str) {
    let lines = examples(rules);
    bencher
        .counter(ItemsCount::new(lines.len()))
        .bench_local(|| {
            for line in &lines {
                black_box(read(black_box(line)));
            }
        });
}
