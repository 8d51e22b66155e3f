//! mjai events, one a line: put together to games, or refused; a game plays again, or breaks at a deal that is told.

#![no_main]

use engine::notation::mjai::{Event, Reader};
use engine::notation::retrace::retrace;
use engine::rules::options::Options;
use engine::rulesets::build;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (mut reader, mut games) = (Reader::default(), Vec::new());
    for line in text.lines() {
        let Ok(event) = serde_json::from_str::<Event>(line) else {
            break;
        };
        match reader.push(event) {
            Ok(game) => games.extend(game),
            Err(fault) => return assert!(!fault.to_string().is_empty()),
        }
    }
    games.extend(reader.finish().ok().flatten());
    let rules = build("riichi", &Options::new()).expect("the defaults");
    for game in games {
        let again = retrace(&rules, &game);
        assert!(again.deals as usize <= game.deals.len());
        if let Some(broke) = again.broke {
            assert!(broke.deal as usize <= game.deals.len());
            assert!(!broke.why.to_string().is_empty());
        }
    }
});
