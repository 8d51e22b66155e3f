//! Toggles and standing orders: done when it comes to it, seen by nobody else.

use std::time::Duration;

use commands::ask::Ask;
use commands::orders::{Change, Order, Toggle};
use commands::table::effect::Effect;
use commands::who::Person;
use config::pace::{self, Pace};
use engine::deal::event::Event;
use engine::seat::Seat;
use engine::tile::Kind;

use crate::evening::{Evening, is_done};
use crate::stacked::Stack;

/// Claims and wins.
mod claims;
/// Turns, and whole rounds of them.
mod rounds;
/// What others can see of it: nothing.
mod telling;
/// Windows that must not tell whether it has come to what orders leave to their player.
mod sealed;

pub(super) const SECOND: Duration = Duration::from_secs(1);

pub(super) fn slow() -> Pace {
    pace::preset("slow").expect("a pace")
}

pub(super) fn kind(text: &str) -> Kind {
    text.parse().expect("a kind")
}

pub(super) fn on(toggle: Toggle) -> Change {
    Change::Switch { toggle, on: true }
}

pub(super) fn all(wins: bool) -> Change {
    Change::Give(Order::PassAll { wins })
}

impl Evening {
    pub(super) fn orders(&mut self, seat: Seat, change: Change) {
        let person = self.person_on(seat).expect("four people");
        let reply = self.press(person, Ask::Order(change));
        assert!(is_done(&reply), "{reply:?}");
    }

    pub(super) fn discards(&self, of: Seat) -> Vec<String> {
        let thrown = self.game_events().into_iter().filter_map(|event| {
            if let Event::Discarded { seat, tile, .. } = event {
                (*seat == of).then(|| tile.to_string())
            } else {
                None
            }
        });
        thrown.collect()
    }

    pub(super) fn text_for(&self, seat: Seat) -> String {
        let person = self.person_on(seat).expect("four people");
        format!("{:?}", self.table.panel(person, self.now))
    }
}

pub(super) fn rung(effects: &[Effect]) -> Vec<Person> {
    let rings = effects.iter().filter_map(|effect| match effect {
        Effect::Panel {
            person,
            rings: true,
            ..
        } => Some(*person),
        Effect::Panel { .. }
        | Effect::Keep(_)
        | Effect::KeepResult(_)
        | Effect::Channel { .. }
        | Effect::ChannelGone { .. }
        | Effect::Greet { .. }
        | Effect::PanelGone { .. }
        | Effect::Tell { .. }
        | Effect::LookFor { .. }
        | Effect::Moved { .. }
        | Effect::Close => None,
    });
    rings.collect()
}

/// East throws 5m, which South can chow and West can pong; nobody is near a win.
pub(super) fn quiet(pace: Pace) -> Evening {
    let stack = Stack {
        hands: ["5m147p", "46m258p147s4z", "55m369p258s5z", "19m258s1236z"],
        head: "9m9p9s7z",
        ..Stack::default()
    };
    stack.deal(pace, &[])
}

/// East throws 5m, which South wins with for one faan at least and West can pong.
pub(super) fn winnable(pace: Pace) -> Evening {
    let stack = Stack {
        hands: ["5m", "46m123456p789s11z", "55m", ""],
        ..Stack::default()
    };
    stack.deal(pace, &[])
}

pub(super) fn end_of(evening: &Evening) -> Option<Seat> {
    evening.game_events().into_iter().find_map(|event| {
        if let Event::Ended(end) = event {
            end.wins.first().map(|win| win.seat)
        } else {
            None
        }
    })
}
