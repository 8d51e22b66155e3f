//! A stored log, one event a line: it fits and can be looked at, or is a misfit. It need not be a log that was ever written.

#![no_main]

use engine::deal::event::{Event, Eye};
use engine::game::replay;
use engine::seat::Seat;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let events = text.lines().map(serde_json::from_str::<Event>);
    let Ok(events) = events.collect::<Result<Vec<_>, _>>() else {
        return;
    };
    let Ok(mut game) = replay(&events) else {
        return;
    };
    for seat in Seat::ALL {
        let view = game.view(Eye::Seat(seat));
        for what in view.choices() {
            assert!(view.why_not(what).is_none());
        }
    }
    game.lapse();
});
