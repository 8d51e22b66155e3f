//! The emojis that show tiles: those of all faces, or none.
//!
//! A page in which some tiles are pictures and others are codes is hard to read. So no emoji is used before all are there;
//! from then on each is, until a newer set takes their place at once.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use commands::screen::face::Face;
use commands::words::{Tongue, tiles};
use serenity::model::channel::ReactionType;
use serenity::model::id::EmojiId;
use tokio::sync::watch;

/// An emoji for each face.
pub type Set = HashMap<Face, EmojiId>;

/// Which face has which emoji. May be asked at any moment.
#[derive(Debug, Clone, Default)]
pub struct Faces {
    emojis: Arc<RwLock<Set>>,
    /// How many sets there have been.
    edition: watch::Sender<u32>,
}

impl Faces {
    /// From now on these emojis show the faces. Nothing happens if one is missing, or if they do so already.
    pub fn show(&self, set: Set) {
        if !Face::all().all(|face| set.contains_key(&face)) {
            return;
        }
        let mut emojis = self.emojis.write().unwrap_or_else(PoisonError::into_inner);
        if *emojis == set {
            return;
        }
        *emojis = set;
        drop(emojis);
        self.edition.send_modify(|edition| *edition += 1);
    }

    /// Every face has its emoji.
    #[must_use]
    pub fn are_there(&self) -> bool {
        *self.edition.borrow() > 0
    }

    /// How many sets there have been: it changes when tiles look otherwise than before.
    #[must_use]
    pub fn edition(&self) -> watch::Receiver<u32> {
        self.edition.subscribe()
    }

    /// The emoji that shows a face.
    fn emoji(&self, face: Face) -> Option<EmojiId> {
        let emojis = self.emojis.read().unwrap_or_else(PoisonError::into_inner);
        emojis.get(&face).copied()
    }

    /// The emoji of a face for a button or a choice.
    pub(super) fn reaction(&self, face: Face) -> Option<ReactionType> {
        let id = self.emoji(face)?;
        Some(ReactionType::Custom {
            animated: false,
            id,
            name: Some(face.name()),
        })
    }

    /// A text as it leaves the house: with the emoji of each tile. Without emojis pages are drawn in text; what was drawn before
    /// that was known has the codes of its tiles, those side by side in one piece.
    pub(super) fn shown(&self, text: &str) -> String {
        let mut shown = String::with_capacity(text.len());
        let mut codes: Vec<String> = Vec::new();
        for c in text.chars() {
            let face = Face::of(c);
            if let Some(face) = face.filter(|face| self.emoji(*face).is_none()) {
                codes.push(code(face));
                continue;
            }
            write_down(&mut codes, &mut shown);
            match face.and_then(|face| Some((face, self.emoji(face)?))) {
                // What counts is the id; the short name keeps texts within Discord's limits.
                Some((face, id)) => shown += &format!("<:{}:{id}>", face.name()),
                None => shown.push(c),
            }
        }
        write_down(&mut codes, &mut shown);
        shown
    }
}

fn code(face: Face) -> String {
    match face {
        Face::Up(tile) => tiles::code(tile, Tongue::English),
        Face::Down => "##".to_owned(),
    }
}

/// Codes side by side are one piece: two pieces that touch would be read as one, with the marks between them.
fn write_down(codes: &mut Vec<String>, shown: &mut String) {
    if !codes.is_empty() {
        *shown += &format!("`{}`", codes.join(" "));
        codes.clear();
    }
}

#[cfg(test)]
mod tests {
    use commands::screen::face::WIDTH;

    use super::*;

    fn face(code: &str) -> Face {
        Face::Up(code.parse().expect("a tile"))
    }

    /// Emojis for all faces, the longest there can be, counted down from this number.
    fn set(last: u64) -> Set {
        let numbers = (0..=last).rev().map(EmojiId::new);
        Face::all().zip(numbers).collect()
    }

    const LAST: u64 = 1_999_999_999_999_999_999;

    #[test]
    fn as_long_as_one_face_is_missing_no_tile_is_a_picture() {
        let faces = Faces::default();
        let edition = faces.edition();
        let text = format!("on {}{}!", face("5p").mark(), Face::Down.mark());
        assert_eq!(faces.shown(&text), "on `5p ##`!");
        let mut emojis = set(LAST);
        let last = emojis.remove(&face("4f")).expect("a face");
        faces.show(emojis.clone());
        assert_eq!(faces.shown(&text), "on `5p ##`!");
        assert!(faces.reaction(face("5p")).is_none());
        assert!(!faces.are_there());
        emojis.insert(face("4f"), last);
        faces.show(emojis.clone());
        assert!(faces.are_there() && edition.has_changed().expect("it lives"));
        let id = |face: Face| emojis[&face];
        let expected = format!("on <:5p:{}><:xx:{}>!", id(face("5p")), id(Face::Down));
        assert_eq!(faces.shown(&text), expected);
        assert!(faces.reaction(face("5p")).is_some());
    }

    #[test]
    fn a_newer_set_takes_the_place_of_the_older_one_and_the_same_one_changes_nothing() {
        let faces = Faces::default();
        faces.show(set(LAST));
        let mut edition = faces.edition();
        edition.mark_unchanged();
        faces.show(set(LAST));
        assert!(!edition.has_changed().expect("it lives"));
        faces.show(set(LAST - 100));
        assert!(edition.has_changed().expect("it lives"));
        let first = Face::all().next().expect("a face");
        let shown = faces.shown(&first.mark().to_string());
        assert_eq!(shown, format!("<:1m:{}>", LAST - 100));
    }

    #[test]
    fn no_emoji_is_longer_than_the_pages_count() {
        let faces = Faces::default();
        faces.show(set(LAST));
        for face in Face::all() {
            assert!(faces.shown(&face.mark().to_string()).len() <= WIDTH);
        }
    }
}
