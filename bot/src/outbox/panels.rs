//! Which message a drawing goes to, decided without sending anything.

use std::time::Duration;

use commands::preferences::Door;
use commands::table::effect::Surface;
use commands::who::Moment;

/// Discord limits edits of messages older than an hour.
const FRESH: Duration = Duration::from_secs(50 * 60);
/// A board that people talk over is moved down at most this often.
const MOVES_APART: Duration = Duration::from_secs(5);
/// Who touched his panel in place so lately looks at it, and need not be called elsewhere.
const LOOKS: Duration = Duration::from_secs(120);

/// How a surface of the channel is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A first message.
    Post,
    /// In place.
    Edit,
    /// A new message, and the old one is removed.
    Move,
}

/// What is known of the message that shows a surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// When it was posted.
    pub since: Moment,
    /// Something newer stands below it.
    pub is_buried: bool,
}

/// Where a drawing wants to stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// In a new message: somebody asked for one.
    Anew,
    /// Where people find what they press.
    InReach,
    /// Where it stands: there is nothing to press on it, and what came after it matters more.
    Stay,
}

/// How a surface of the channel is drawn, given what the drawing wants and the message that shows it.
#[must_use]
pub fn step(surface: Surface, wish: Wish, shown: Option<Standing>, now: Moment) -> Step {
    let Some(shown) = shown else {
        return Step::Post;
    };
    let age = now.since(shown.since);
    let drifts = match surface {
        Surface::Board | Surface::BoardAnew => {
            age >= FRESH || (shown.is_buried && age >= MOVES_APART)
        }
        Surface::Lobby | Surface::LobbyAnew => age >= FRESH,
        Surface::Result(_) | Surface::Match(_) | Surface::Feed(_) | Surface::Call(_) => false,
    };
    match wish {
        Wish::Anew => Step::Move,
        Wish::InReach if drifts => Step::Move,
        Wish::InReach | Wish::Stay => Step::Edit,
    }
}

/// A way to post a panel elsewhere than at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// By direct message.
    Message,
    /// In a private thread.
    Thread,
}

/// A panel that was posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Posted {
    /// Where.
    pub way: Way,
    /// When.
    pub since: Moment,
}

/// What is known of a person's doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doors {
    /// The one he chose.
    pub chosen: Door,
    /// Direct messages are not known to be refused.
    pub message: bool,
    /// Private threads are not known to be refused.
    pub thread: bool,
    /// The panel that was posted, if there is one.
    pub posted: Option<Posted>,
    /// When he last touched a panel in place that can still be drawn over.
    pub here: Option<Moment>,
    /// He has spoken to us so lately that we can answer him privately once more.
    pub is_in_earshot: bool,
}

impl Doors {
    /// The best open way of these.
    fn open(self, ways: &[Way]) -> Option<Way> {
        let is_open = |way: &&Way| match way {
            Way::Message => self.message,
            Way::Thread => self.thread,
        };
        ways.iter().find(is_open).copied()
    }
}

/// Whether a person is to be called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ring {
    /// He must act.
    pub rings: bool,
    /// He is called in the channel already.
    pub called: bool,
}

/// Where a hand panel is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// Over the panel in place.
    Here,
    /// As a new message, in place of all older panels.
    New {
        /// Where.
        way: Way,
        /// It rings.
        rings: bool,
    },
    /// Over the message.
    Edit,
    /// As a private word after what he said last.
    Word,
    /// Nowhere: he has to ask for it.
    Nowhere,
}

/// Where a hand panel is drawn: by the door its person chose, and by the next one while that is shut.
#[must_use]
pub fn route(doors: Doors, ring: Ring, now: Moment) -> Route {
    use Way::{Message, Thread};
    let looks = doors.here.is_some_and(|touched| now.since(touched) < LOOKS);
    let way = match doors.chosen {
        Door::Message => doors.open(&[Message]),
        Door::Thread => doors.open(&[Thread, Message]),
        Door::Here => None,
    };
    if doors.here.is_some() && (looks || !ring.rings || way.is_none()) {
        return Route::Here;
    }
    match way {
        Some(way) => post(doors, way, ring.rings, now),
        None if doors.is_in_earshot => Route::Word,
        // A call in the channel brings him to the table; what nobody else may know is told elsewhere.
        None if ring.called && doors.chosen == Door::Here => Route::Nowhere,
        None => match doors.open(&[Message, Thread]) {
            Some(way) if ring.rings || doors.posted.is_some() => post(doors, way, ring.rings, now),
            Some(_) | None => Route::Nowhere,
        },
    }
}

fn post(doors: Doors, way: Way, rings: bool, now: Moment) -> Route {
    let is_young = |posted: Posted| posted.way == way && now.since(posted.since) < FRESH;
    if !rings && doors.posted.is_some_and(is_young) {
        Route::Edit
    } else {
        Route::New { way, rings }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60_000;
    const NOW: Moment = Moment(100 * MINUTE);

    fn ago(millis: i64) -> Moment {
        Moment(NOW.0 - millis)
    }

    fn standing(age: i64, is_buried: bool) -> Option<Standing> {
        Some(Standing {
            since: ago(age),
            is_buried,
        })
    }

    #[test]
    fn a_board_is_edited_while_it_is_young_and_at_the_bottom() {
        use Wish::{Anew, InReach, Stay};
        let (board, lobby) = (Surface::Board, Surface::Lobby);
        for (surface, wish, shown, expected) in [
            (board, InReach, None, Step::Post),
            (board, InReach, standing(49 * MINUTE, false), Step::Edit),
            (board, InReach, standing(50 * MINUTE, false), Step::Move),
            (board, InReach, standing(6_000, true), Step::Move),
            (board, InReach, standing(1_000, true), Step::Edit),
            (board, Stay, standing(6_000, true), Step::Edit),
            (board, Stay, None, Step::Post),
            (board, Anew, standing(1_000, false), Step::Move),
            (board, Anew, None, Step::Post),
            (lobby, InReach, standing(10 * MINUTE, true), Step::Edit),
            (lobby, Anew, standing(10 * MINUTE, true), Step::Move),
            (
                Surface::Result(1),
                InReach,
                standing(90 * MINUTE, true),
                Step::Edit,
            ),
        ] {
            let step = step(surface, wish, shown, NOW);
            assert_eq!(step, expected, "{surface:?} {wish:?} {shown:?}");
        }
    }

    const OPEN: Doors = Doors {
        chosen: Door::Message,
        message: true,
        thread: true,
        posted: None,
        here: None,
        is_in_earshot: true,
    };

    const RING: Ring = Ring {
        rings: true,
        called: false,
    };
    const SILENT: Ring = Ring {
        rings: false,
        called: false,
    };
    const CALLED: Ring = Ring {
        rings: true,
        called: true,
    };

    fn posted(way: Way, age: i64) -> Option<Posted> {
        Some(Posted {
            way,
            since: ago(age),
        })
    }

    fn by(way: Way, rings: bool) -> Route {
        Route::New { way, rings }
    }

    #[test]
    fn the_message_is_new_when_it_rings_and_edited_when_not() {
        for (chosen, way) in [(Door::Message, Way::Message), (Door::Thread, Way::Thread)] {
            let open = Doors { chosen, ..OPEN };
            let shown = Doors {
                posted: posted(way, MINUTE),
                ..open
            };
            let old = Doors {
                posted: posted(way, 51 * MINUTE),
                ..open
            };
            for (doors, ring, expected) in [
                (open, RING, by(way, true)),
                (open, SILENT, by(way, false)),
                (shown, RING, by(way, true)),
                (shown, SILENT, Route::Edit),
                (old, SILENT, by(way, false)),
            ] {
                assert_eq!(route(doors, ring, NOW), expected, "{doors:?} {ring:?}");
            }
        }
    }

    #[test]
    fn a_panel_moves_when_another_door_is_chosen() {
        let moved = Doors {
            chosen: Door::Thread,
            posted: posted(Way::Message, MINUTE),
            ..OPEN
        };
        assert_eq!(route(moved, SILENT, NOW), by(Way::Thread, false));
        let back = Doors {
            posted: posted(Way::Thread, MINUTE),
            ..OPEN
        };
        assert_eq!(route(back, SILENT, NOW), by(Way::Message, false));
    }

    #[test]
    fn who_looks_at_a_panel_in_place_is_served_there_and_called_elsewhere_when_he_has_gone() {
        let here = |age, chosen| Doors {
            here: Some(ago(age)),
            chosen,
            ..OPEN
        };
        for (chosen, way) in [(Door::Message, Way::Message), (Door::Thread, Way::Thread)] {
            assert_eq!(route(here(MINUTE, chosen), RING, NOW), Route::Here);
            assert_eq!(route(here(5 * MINUTE, chosen), SILENT, NOW), Route::Here);
            assert_eq!(route(here(5 * MINUTE, chosen), RING, NOW), by(way, true));
        }
        // Who wants it there keeps it there as long as it can be drawn over.
        assert_eq!(route(here(9 * MINUTE, Door::Here), RING, NOW), Route::Here);
    }

    #[test]
    fn every_door_gives_way_to_the_next_when_it_is_shut() {
        let deaf = Doors {
            is_in_earshot: false,
            ..OPEN
        };
        let no_message = Doors {
            message: false,
            ..OPEN
        };
        assert_eq!(route(no_message, RING, NOW), Route::Word);
        let far = Doors {
            message: false,
            ..deaf
        };
        assert_eq!(route(far, RING, NOW), by(Way::Thread, true));
        assert_eq!(route(far, SILENT, NOW), Route::Nowhere);
        let no_thread = Doors {
            chosen: Door::Thread,
            thread: false,
            ..OPEN
        };
        assert_eq!(route(no_thread, RING, NOW), by(Way::Message, true));
        let neither = Doors {
            chosen: Door::Thread,
            thread: false,
            ..far
        };
        assert_eq!(route(neither, RING, NOW), Route::Nowhere);
        let looks_back = Doors {
            here: Some(ago(9 * MINUTE)),
            ..neither
        };
        assert_eq!(route(looks_back, RING, NOW), Route::Here);
    }

    #[test]
    fn who_has_his_hand_at_the_table_is_called_there_in_his_turn_and_elsewhere_to_claim() {
        let near = Doors {
            chosen: Door::Here,
            ..OPEN
        };
        assert_eq!(route(near, CALLED, NOW), Route::Word);
        let gone = Doors {
            is_in_earshot: false,
            ..near
        };
        assert_eq!(route(gone, CALLED, NOW), Route::Nowhere);
        assert_eq!(route(gone, RING, NOW), by(Way::Message, true));
        assert_eq!(route(gone, SILENT, NOW), Route::Nowhere);
        let elsewhere = Doors {
            posted: posted(Way::Message, MINUTE),
            ..gone
        };
        assert_eq!(route(elsewhere, SILENT, NOW), Route::Edit);
        let shut = Doors {
            message: false,
            ..gone
        };
        assert_eq!(route(shut, RING, NOW), by(Way::Thread, true));
    }
}
