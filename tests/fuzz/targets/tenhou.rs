//! A document of tenhou.net/6: read, or refused by the number of a deal; a game plays again, or breaks at a deal that is told.

#![no_main]

use engine::notation::retrace::retrace;
use engine::notation::tenhou::{Document, read};
use engine::rules::options::Options;
use engine::rulesets::build;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(document) = serde_json::from_str::<Document>(text) else {
        return;
    };
    let game = match read(&document) {
        Ok(game) => game,
        Err(fault) => return assert!((1..=document.log.len()).contains(&fault.deal)),
    };
    let rules = build("riichi", &Options::new()).expect("the defaults");
    let again = retrace(&rules, &game);
    assert!(again.deals as usize <= game.deals.len());
    if let Some(broke) = again.broke {
        assert!(broke.deal as usize <= game.deals.len());
        assert!(!broke.why.to_string().is_empty());
    }
});
