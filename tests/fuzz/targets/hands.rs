//! A hand and its situation as one line: answered, or refused; what is paid adds up to the bets that were won.

#![no_main]

use engine::notation::hand::{Line, Shelf, score};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(line) = serde_json::from_str::<Line<serde_json::Value>>(text) else {
        return;
    };
    let Ok(rules) = Shelf::default().rules(&line.rules, &line.options) else {
        return;
    };
    if let Ok(answer) = score(&line, &rules)
        && let Some(pay) = answer.pay
    {
        let paid = pay.east + pay.south + pay.west + pay.north;
        assert_eq!(paid, answer.bets_won.unwrap_or(0));
    }
});
