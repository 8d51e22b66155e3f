//! The messages a channel has room for, and their names in the store.

use commands::ask::{Ask, Press};
use commands::table::effect::Surface;

/// The surface as a slot: asked for anew it is the same one.
pub(super) fn slot(surface: Surface) -> Surface {
    match surface {
        Surface::BoardAnew => Surface::Board,
        Surface::LobbyAnew => Surface::Lobby,
        other @ (Surface::Lobby
        | Surface::Board
        | Surface::Result(_)
        | Surface::Match(_)
        | Surface::Feed(_)
        | Surface::Call(_)) => other,
    }
}

/// A surface's name in the store.
pub(super) fn name(slot: Surface) -> String {
    match slot {
        Surface::Lobby | Surface::LobbyAnew => "lobby".into(),
        Surface::Board | Surface::BoardAnew => "board".into(),
        Surface::Result(number) => format!("result-{number}"),
        Surface::Match(number) => format!("match-{number}"),
        Surface::Feed(number) => format!("feed-{number}"),
        Surface::Call(number) => format!("call-{number}"),
    }
}

/// The surface of a name in the store; `None` for what is no surface of a channel.
pub(in crate::outbox) fn surface(name: &str) -> Option<Surface> {
    match name.split_once('-') {
        None if name == "lobby" => Some(Surface::Lobby),
        None if name == "board" => Some(Surface::Board),
        Some(("result", number)) => number.parse().ok().map(Surface::Result),
        Some(("match", number)) => number.parse().ok().map(Surface::Match),
        Some(("feed", number)) => number.parse().ok().map(Surface::Feed),
        Some(("call", number)) => number.parse().ok().map(Surface::Call),
        Some(_) | None => None,
    }
}

/// The surface that a message shows by what can be pressed on it, if it is one that is taken up again.
pub(super) fn shown_by(presses: &[Press]) -> Option<Surface> {
    let turn = presses.first()?.turn.0;
    let has = |ask: &Ask| presses.iter().any(|press| press.ask == *ask);
    if presses.iter().all(|press| press.ask == Ask::Hand) {
        Some(Surface::Call(turn))
    } else if has(&Ask::Hand) {
        Some(Surface::Board)
    } else if has(&Ask::Join) {
        Some(Surface::Lobby)
    } else {
        None
    }
}
