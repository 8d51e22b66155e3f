//! Our own log, a header and then what happened, one JSON value a line: right, or wrong at a deal that is told.

#![no_main]

use engine::notation::log::{Header, Log, replay, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let header = lines.next().map(serde_json::from_str::<Header>);
    let seen = lines.map(serde_json::from_str).collect();
    let (Some(Ok(header)), Ok(seen)) = (header, seen) else {
        return;
    };
    let log = Log { header, seen };
    let told = log.seen.len();
    for damage in [verify(&log).err(), replay(&log).err()]
        .into_iter()
        .flatten()
    {
        assert!(damage.deal as usize <= told + 1 && damage.at as usize <= told);
        assert!(!damage.to_string().is_empty());
    }
});
