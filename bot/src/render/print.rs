//! What a message shows, in short: two pages with equal prints are not worth drawing over each other.

use std::hash::{Hash, Hasher};

use commands::screen::page::{Content, File, Screen};
use sha2::{Digest, Sha256};

use super::faces::Faces;
use super::message::Page;
use crate::store::Print;

/// The print of a page with all its files and the emojis of its tiles: of the body as it is sent, and of what its files are made
/// of. `None`: it cannot be told.
pub(super) fn print(screen: &Screen, faces: &Faces) -> Option<Print> {
    let body = serde_json::to_vec(&Page::over_its_files(screen, faces).edit()).ok()?;
    let mut ink = Ink(Sha256::new());
    body.hash(&mut ink);
    for File {
        name,
        alt,
        content,
        instead,
    } in &screen.files
    {
        (name, alt, instead).hash(&mut ink);
        match content {
            Content::Bytes(bytes) => bytes.hash(&mut ink),
            // Equal pictures look alike.
            Content::Picture(picture) => picture.hash(&mut ink),
        }
    }
    Some(ink.0.finalize().into())
}

/// Takes in what can be hashed, and forgets nothing of it.
struct Ink(Sha256);

impl Hasher for Ink {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let whole: Print = self.0.clone().finalize().into();
        let (first, _) = whole.split_first_chunk().unwrap_or((&[0; 8], &[]));
        u64::from_ne_bytes(*first)
    }
}

#[cfg(test)]
mod tests {
    use commands::picture::{Chart, Picture};
    use commands::screen::page::{Button, Card, Does, Row, Style};

    use super::*;

    fn chart(last: i32) -> Screen {
        let line = vec![0, last];
        let lines = [line.clone(), line.clone(), line.clone(), line];
        Screen {
            cards: vec![Card {
                title: "Standings".into(),
                image: Some("points.png".into()),
                ..Card::default()
            }],
            files: vec![File {
                name: "points.png".into(),
                alt: "How it went".into(),
                content: Content::Picture(Picture::Chart(Chart { lines })),
                instead: String::new(),
            }],
            ..Screen::default()
        }
    }

    fn printed(screen: &Screen) -> Print {
        print(screen, &Faces::default()).expect("a page can be written as JSON")
    }

    #[test]
    fn equal_pages_have_equal_prints_and_whatever_can_be_seen_makes_another() {
        let card = chart(8);
        assert_eq!(printed(&card), printed(&chart(8)));
        let mut others = vec![chart(9), Screen::default()];
        let mut change = |how: fn(&mut Screen)| {
            let mut other = chart(8);
            how(&mut other);
            others.push(other);
        };
        change(|page| page.text = "Look".into());
        change(|page| page.cards[0].footer = "Table 1".into());
        change(|page| page.files[0].name = "other.png".into());
        change(|page| page.files[0].alt = "How it went on".into());
        change(|page| page.files[0].content = Content::Bytes(vec![1]));
        change(|page| page.files.clear());
        change(|page| {
            page.rows.push(Row::Buttons(vec![Button {
                does: Does::Send("m1.1.2.rematch".into()),
                label: "Rematch".into(),
                emoji: None,
                style: Style::Primary,
                disabled: false,
            }]));
        });
        let prints: std::collections::HashSet<Print> = others.iter().map(printed).collect();
        assert_eq!(prints.len(), others.len());
        assert!(!prints.contains(&printed(&card)));
    }
}
