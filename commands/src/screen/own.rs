//! What is kept of somebody, for himself: the file with all of it, and the way to have it deleted. Private pages.

use super::page::{Button, Content, Does, File, Row, Screen, Style};
use crate::ask::own::DELETE_NOW;
use crate::words::{Reader, say};

/// The file with everything that is kept of him, as JSON.
#[must_use]
pub fn export(json: Vec<u8>, to: Reader) -> Screen {
    Screen {
        text: say::own_export(to),
        files: vec![File {
            name: "sparrow-about-me.json".to_owned(),
            alt: say::own_export_alt(to),
            content: Content::Bytes(json),
            instead: say::files_refused(to),
        }],
        ..Screen::default()
    }
}

/// What deleting means, and the button that does it.
#[must_use]
pub fn ask(to: Reader) -> Screen {
    let delete = Button {
        does: Does::Send(DELETE_NOW.to_owned()),
        label: say::press_delete_mine(to),
        emoji: None,
        style: Style::Danger,
        disabled: false,
    };
    Screen {
        text: say::own_delete(to),
        rows: vec![Row::Buttons(vec![delete])],
        ..Screen::default()
    }
}

/// That it is done.
#[must_use]
pub fn deleted(to: Reader) -> Screen {
    Screen {
        text: say::own_deleted(to),
        ..Screen::default()
    }
}
