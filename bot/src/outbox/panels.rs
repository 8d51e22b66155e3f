//! Which message a drawing goes to, decided without sending anything.

use std::time::Duration;

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
        Surface::Result(_) | Surface::Match(_) | Surface::Feed(_) => false,
    };
    match wish {
        Wish::Anew => Step::Move,
        Wish::InReach if drifts => Step::Move,
        Wish::InReach | Wish::Stay => Step::Edit,
    }
}

/// What is known of a person's doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doors {
    /// Direct messages are refused.
    pub is_shut: bool,
    /// When the panel in his direct messages was posted, if there is one.
    pub direct: Option<Moment>,
    /// When he last touched a panel in place that can still be drawn over.
    pub here: Option<Moment>,
    /// He has spoken to us so lately that we can answer him privately once more.
    pub is_in_earshot: bool,
}

/// Where a hand panel is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// Over the panel in place.
    Here,
    /// As a new direct message, in place of all older panels.
    DirectNew {
        /// It rings.
        rings: bool,
    },
    /// Over the direct message.
    DirectEdit,
    /// As a private word after what he said last.
    Word,
    /// Nowhere: he has to ask for it.
    Nowhere,
}

/// Where a hand panel is drawn.
#[must_use]
pub fn door(doors: Doors, rings: bool, now: Moment) -> Door {
    let looks = doors.here.is_some_and(|touched| now.since(touched) < LOOKS);
    match (doors.here, doors.direct) {
        (Some(_), _) if looks || !rings || doors.is_shut => Door::Here,
        (None, _) if doors.is_shut && doors.is_in_earshot => Door::Word,
        (None, _) if doors.is_shut => Door::Nowhere,
        (_, Some(posted)) if !rings && now.since(posted) < FRESH => Door::DirectEdit,
        (Some(_) | None, Some(_) | None) => Door::DirectNew { rings },
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
        is_shut: false,
        direct: None,
        here: None,
        is_in_earshot: true,
    };

    #[test]
    fn the_direct_message_is_new_when_it_rings_and_edited_when_not() {
        let shown = Doors {
            direct: Some(ago(MINUTE)),
            ..OPEN
        };
        let old = Doors {
            direct: Some(ago(51 * MINUTE)),
            ..OPEN
        };
        for (doors, rings, expected) in [
            (OPEN, true, Door::DirectNew { rings: true }),
            (OPEN, false, Door::DirectNew { rings: false }),
            (shown, true, Door::DirectNew { rings: true }),
            (shown, false, Door::DirectEdit),
            (old, false, Door::DirectNew { rings: false }),
        ] {
            assert_eq!(door(doors, rings, NOW), expected, "{doors:?} {rings}");
        }
    }

    #[test]
    fn who_looks_at_a_panel_in_place_is_served_there_and_called_by_message_when_he_has_gone() {
        let looks = Doors {
            here: Some(ago(MINUTE)),
            ..OPEN
        };
        let gone = Doors {
            here: Some(ago(5 * MINUTE)),
            ..OPEN
        };
        assert_eq!(door(looks, true, NOW), Door::Here);
        assert_eq!(door(gone, false, NOW), Door::Here);
        assert_eq!(door(gone, true, NOW), Door::DirectNew { rings: true });
    }

    #[test]
    fn a_shut_door_is_never_tried() {
        let shut = Doors {
            is_shut: true,
            direct: Some(ago(MINUTE)),
            ..OPEN
        };
        assert_eq!(door(shut, true, NOW), Door::Word);
        assert_eq!(
            door(
                Doors {
                    is_in_earshot: false,
                    ..shut
                },
                true,
                NOW
            ),
            Door::Nowhere
        );
        assert_eq!(
            door(
                Doors {
                    here: Some(ago(9 * MINUTE)),
                    ..shut
                },
                true,
                NOW
            ),
            Door::Here
        );
    }
}
