//! Pictures as files of a page.

use engine::deal::view::View;
use engine::score::sheet::Win;
use engine::seat::{PerSeat, Seat};

use super::facts::Player;
use super::limits::clamp;
use super::page::{Card, Content, File, Screen};
use super::people;
use crate::picture::{self, Picture, alt};
use crate::words::{Reader, say};

/// The most characters of the words for a file.
const MOST_WORDS: usize = 1024;

/// The table as everybody may see it; `view` is the one of the rail.
#[must_use]
pub fn watch(view: &View, to: Reader) -> Screen {
    let file = File {
        name: "board.png".to_owned(),
        alt: clamp(&alt::board(view, to.tongue), MOST_WORDS),
        content: Content::Picture(Picture::Board(Box::new(picture::board(view)))),
        instead: String::new(),
    };
    Screen {
        cards: vec![Card {
            body: say::picture_watch(to),
            image: Some(file.name.clone()),
            ..Card::default()
        }],
        files: vec![file],
        ..Screen::default()
    }
}

/// The hand of the one who looks, for a page that nobody else sees; `None` for the rail.
pub(super) fn own(view: &View, to: Reader) -> Option<File> {
    Some(File {
        name: "hand.png".to_owned(),
        alt: clamp(&alt::own(view, to.tongue)?, MOST_WORDS),
        content: Content::Picture(Picture::Hand(picture::own(view)?)),
        instead: String::new(),
    })
}

/// The hands that have won, the nearest to the right of the discarder first.
pub(super) fn wins(wins: &[Win], players: &PerSeat<Player>, to: Reader) -> Vec<File> {
    let file = |(place, win): (usize, &Win)| {
        let name = people::at(players, win.seat, to);
        File {
            name: format!("win-{}.png", place + 1),
            alt: clamp(&alt::won(win, &name, to.tongue), MOST_WORDS),
            content: Content::Picture(Picture::Hand(picture::won(win))),
            instead: String::new(),
        }
    };
    wins.iter().enumerate().map(file).collect()
}

/// How a game went, the seats in this order; `None` before a deal is over.
pub(super) fn course(
    start: i32,
    history: &[PerSeat<i32>],
    order: [Seat; 4],
    players: &PerSeat<Player>,
    to: Reader,
) -> Option<File> {
    let chart = picture::chart(start, history, order)?;
    let names = order.map(|seat| people::bare_name(&players[seat].sitter, to));
    Some(File {
        name: "points.png".to_owned(),
        alt: clamp(&alt::chart(&chart, &names, to.tongue), MOST_WORDS),
        content: Content::Picture(Picture::Chart(chart)),
        instead: String::new(),
    })
}
