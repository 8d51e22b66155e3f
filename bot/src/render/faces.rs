//! The emojis that show tiles, as far as they are there.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use commands::screen::face::Face;
use commands::words::{Tongue, tiles};
use serenity::model::channel::ReactionType;
use serenity::model::id::EmojiId;

/// Which tile has which emoji. May be asked at any moment; grows while emojis are uploaded.
#[derive(Debug, Clone, Default)]
pub struct Faces {
    emojis: Arc<RwLock<HashMap<Face, EmojiId>>>,
}

impl Faces {
    /// From now on this emoji shows this face.
    pub fn learn(&self, face: Face, emoji: EmojiId) {
        let mut emojis = self.emojis.write().unwrap_or_else(PoisonError::into_inner);
        emojis.insert(face, emoji);
    }

    /// The emoji that shows a face.
    #[must_use]
    pub fn emoji(&self, face: Face) -> Option<EmojiId> {
        let emojis = self.emojis.read().unwrap_or_else(PoisonError::into_inner);
        emojis.get(&face).copied()
    }

    /// No face has an emoji yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let emojis = self.emojis.read().unwrap_or_else(PoisonError::into_inner);
        emojis.is_empty()
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

    /// A text as it leaves the house: with the emoji of each tile, or the code of one that has none.
    pub(super) fn shown(&self, text: &str) -> String {
        let mut shown = String::with_capacity(text.len());
        for c in text.chars() {
            let Some(face) = Face::of(c) else {
                shown.push(c);
                continue;
            };
            shown += &match (self.emoji(face), face) {
                // What counts is the id; the short name keeps texts within Discord's limits.
                (Some(id), _) => format!("<:{}:{id}>", face.name()),
                (None, Face::Up(tile)) => format!("`{}`", tiles::code(tile, Tongue::English)),
                (None, Face::Down) => "`##`".to_owned(),
            };
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use commands::screen::face::WIDTH;

    use super::*;

    #[test]
    fn a_tile_is_its_emoji_as_soon_as_that_is_there() {
        let faces = Faces::default();
        let five = Face::Up("5p".parse().expect("a tile"));
        let text = format!("on {}{}", five.mark(), Face::Down.mark());
        assert_eq!(faces.shown(&text), "on `5p``##`");
        assert!(faces.reaction(five).is_none());
        faces.learn(five, EmojiId::new(1_234_567_890_123_456_789));
        assert_eq!(faces.shown(&text), "on <:5p:1234567890123456789>`##`");
        assert!(faces.reaction(five).is_some());
    }

    #[test]
    fn no_emoji_is_longer_than_the_pages_count() {
        let faces = Faces::default();
        for face in Face::all() {
            faces.learn(face, EmojiId::new(1_999_999_999_999_999_999));
            assert!(faces.shown(&face.mark().to_string()).len() <= WIDTH);
        }
    }
}
