//! House options: built, or refused with words.

#![no_main]

use engine::rules::options::Options;
use engine::rulesets::{build, catalogue};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let pairs = text.lines().filter_map(|line| line.split_once('='));
    let options: Options = pairs
        .map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()))
        .collect();
    for entry in catalogue() {
        match build(entry.id, &options) {
            Ok(rules) => assert_eq!(rules.options, options),
            Err(faults) => assert!(faults.iter().all(|fault| !fault.to_string().is_empty())),
        }
    }
});
