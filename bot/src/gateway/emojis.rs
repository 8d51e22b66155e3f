//! Discord's list of our emojis: the faces of the tiles, uploaded when they are missing or have changed. Slowly, and however
//! often Discord refuses: meanwhile tiles are text, or as they were, and nobody waits. They change all at once; as long as
//! Discord takes one of them not at all, tiles stay text.

use std::time::Duration;

use commands::screen::face::Face;
use serde_json::json;
use serenity::builder::CreateAttachment;
use serenity::http::Http;
use serenity::model::guild::Emoji;
use serenity::model::id::EmojiId;
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};
use tracing::{debug, info, warn};

use crate::outbox::verdict::{Verdict, status_and_code, verdict};
use crate::render::art;
use crate::render::faces::Set;
use crate::render::studio::Studio;

/// Between two tries after Discord had trouble; the last one again and again.
const WAITS: [Duration; 4] = [
    Duration::from_secs(5),
    Duration::from_secs(60),
    Duration::from_secs(10 * 60),
    Duration::from_secs(60 * 60),
];

/// So long the first pages wait for the emojis of an earlier run.
const PATIENCE: Duration = Duration::from_secs(2);

/// Discord's word for an application that has as many emojis as it may.
const FULL: isize = 30008;

/// Sees to our emojis.
#[derive(Debug)]
pub struct Emojis {
    studio: Studio,
    index: bool,
    gap: Duration,
    /// One round at a time, however often the line comes back.
    turn: Mutex<()>,
}

/// An emoji as it should be.
struct Wanted {
    face: Face,
    /// The face's name, then the hash of its picture: one that has changed is another one.
    name: String,
    png: Vec<u8>,
}

/// How a round ended.
#[derive(Debug, PartialEq, Eq)]
enum Round {
    /// All that Discord takes is there.
    Done,
    /// Discord had trouble.
    Again,
    /// It will not be better later.
    Refused,
}

impl Emojis {
    /// Emojis with an index in their corner or without, told to the studio as they come; `gap` lies between two uploads.
    #[must_use]
    pub fn new(studio: Studio, index: bool, gap: Duration) -> Self {
        Self {
            studio,
            index,
            gap,
            turn: Mutex::default(),
        }
    }

    /// Learns what an earlier run has uploaded, so that the first pages after a start have their tiles. Does so once, and not
    /// for long: a page without pictures is better than none.
    pub async fn recall(&self, http: &Http) {
        if self.studio.faces.are_there() {
            return;
        }
        let Ok(Ok(there)) = timeout(PATIENCE, http.get_application_emojis()).await else {
            return debug!("the emojis of an earlier run are not known yet");
        };
        self.studio.faces.show(earlier(&there));
    }

    /// Uploads what is missing. Returns when all is there, or when there is no hope.
    pub async fn see_to(&self, http: &Http) {
        self.complete(http).await;
        // The first picture of a board should not wait for its tiles.
        self.studio.prepare().await;
    }

    async fn complete(&self, http: &Http) {
        let Ok(_turn) = self.turn.try_lock() else {
            return;
        };
        let index = self.index;
        let Ok(wanted) = tokio::task::spawn_blocking(move || draw(index)).await else {
            warn!("the faces of the tiles could not be drawn");
            return;
        };
        let last = WAITS[WAITS.len() - 1];
        for wait in WAITS.into_iter().chain(std::iter::repeat(last)) {
            match self.round(http, &wanted).await {
                Round::Done if self.studio.faces.are_there() => {
                    return info!(faces = wanted.len(), "every tile has its emoji");
                }
                Round::Done => {
                    return warn!("tiles stay text: Discord does not take all emojis of ours");
                }
                Round::Refused => {
                    return warn!("tiles stay as they are: Discord takes no emojis of ours");
                }
                Round::Again => sleep(wait).await,
            }
        }
    }

    /// Looks what is there and uploads the rest.
    async fn round(&self, http: &Http, wanted: &[Wanted]) -> Round {
        let there = match http.get_application_emojis().await {
            Ok(there) => there,
            Err(error) => return judged(&error),
        };
        if !self.studio.faces.are_there() {
            self.studio.faces.show(earlier(&there));
        }
        let mut set = Set::new();
        let mut over = Vec::new();
        for wanted in wanted {
            let (present, old) = versions(wanted, &there);
            let uploaded = match present {
                Some(emoji) => Some(emoji.id),
                None => match self.upload(http, wanted).await {
                    Ok(uploaded) => uploaded,
                    Err(stop) => return stop,
                },
            };
            match uploaded {
                Some(emoji) => {
                    set.insert(wanted.face, emoji);
                    over.extend(old.into_iter().map(|emoji| emoji.id));
                }
                // An older picture is better than none.
                None => set.extend(old.first().map(|emoji| (wanted.face, emoji.id))),
            }
        }
        self.studio.faces.show(set);
        // Last, when nothing new shows them any more.
        for emoji in over {
            sleep(self.gap).await;
            // One that cannot be removed now is found again at the next start.
            if let Err(error) = http.delete_application_emoji(emoji).await {
                judged(&error);
            }
        }
        Round::Done
    }

    /// Uploads a face. `None` for one that Discord does not like, however often it is sent; else how the round ends.
    async fn upload(&self, http: &Http, wanted: &Wanted) -> Result<Option<EmojiId>, Round> {
        sleep(self.gap).await;
        let image = CreateAttachment::bytes(wanted.png.as_slice(), "face.png").to_base64();
        let body = json!({ "name": wanted.name, "image": image });
        match http.create_application_emoji(&body).await {
            Ok(emoji) => {
                debug!(name = wanted.name, "an emoji was uploaded");
                Ok(Some(emoji.id))
            }
            Err(error) => match status_and_code(&error) {
                Some((400, code)) if code != FULL => {
                    warn!(name = wanted.name, code, "Discord refused an emoji");
                    Ok(None)
                }
                _ => Err(judged(&error)),
            },
        }
    }
}

/// Draws every face.
fn draw(index: bool) -> Vec<Wanted> {
    let drawn = Face::all().filter_map(|face| match art::emoji(face, index) {
        Ok(png) => Some(Wanted {
            face,
            name: name(face, &png),
            png,
        }),
        Err(error) => {
            warn!(%error, "a face could not be drawn");
            None
        }
    });
    drawn.collect()
}

fn name(face: Face, png: &[u8]) -> String {
    let hash = Sha256::digest(png);
    let hash: String = hash
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{}_{hash}", face.name())
}

/// The emojis of an earlier run, in whatever version.
fn earlier(there: &[Emoji]) -> Set {
    let found = |face: Face| {
        let name = face.name();
        let emoji = there.iter().find(|emoji| is_of(emoji, &name))?;
        Some((face, emoji.id))
    };
    Face::all().filter_map(found).collect()
}

/// The emoji that shows this very picture, and those that show the same face otherwise.
fn versions<'a>(wanted: &Wanted, there: &'a [Emoji]) -> (Option<&'a Emoji>, Vec<&'a Emoji>) {
    let present = there.iter().find(|emoji| emoji.name == wanted.name);
    let face = wanted.face.name();
    let is_old = |emoji: &&Emoji| emoji.name != wanted.name && is_of(emoji, &face);
    (present, there.iter().filter(is_old).collect())
}

/// It is one of ours and shows the face of this name, in whatever version.
fn is_of(emoji: &Emoji, face: &str) -> bool {
    let hash = emoji
        .name
        .strip_prefix(face)
        .and_then(|rest| rest.strip_prefix('_'));
    hash.is_some_and(|hash| hash.len() == 8 && hash.chars().all(|c| c.is_ascii_hexdigit()))
}

fn judged(error: &serenity::Error) -> Round {
    let (status, code) = status_and_code(error).unwrap_or_default();
    debug!(status, code, "a request for emojis failed");
    match verdict(error) {
        Verdict::Again => Round::Again,
        Verdict::Gone | Verdict::Shut | Verdict::Refused => Round::Refused,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_face_is_an_emoji_of_its_own_that_discord_takes() {
        for index in [true, false] {
            let wanted = draw(index);
            assert_eq!(wanted.len(), Face::all().count());
            let pictures: BTreeSet<&[u8]> = wanted.iter().map(|face| face.png.as_slice()).collect();
            assert_eq!(pictures.len(), wanted.len(), "each differs from all others");
            for face in &wanted {
                assert!(face.png.len() < 256 * 1024, "{}", face.name);
                assert!((2..=32).contains(&face.name.len()));
                let is_fit = |c: char| c.is_ascii_alphanumeric() || c == '_';
                assert!(face.name.chars().all(is_fit), "{}", face.name);
                // Width and height stand at bytes 16 to 23 of a PNG.
                assert_eq!(face.png[16..24], [0, 0, 0, 128, 0, 0, 0, 128]);
            }
        }
    }
}
