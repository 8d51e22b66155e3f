//! The application's emojis.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use super::answer::{Answer, done, gone};
use super::request::Request;
use crate::discord::refusal::{Complaints, Refusal};
use crate::discord::surface::{Change, Id};
use crate::discord::world::{BOT, File, World};

/// An application has at most so many.
const MOST: usize = 2000;
/// A picture has at most so many bytes.
const LARGEST: usize = 256 * 1024;

impl World {
    /// `/applications/{app}/emojis/…`.
    pub(super) fn emojis_at(&mut self, rest: &[&str], request: &Request) -> Answer {
        let found = rest
            .first()
            .map(|id| self.emojis.iter().position(|emoji| emoji["id"] == **id));
        match (request.method.as_str(), found) {
            ("GET", None) => done(json!({"items": self.emojis})),
            ("POST", None) => self.add_emoji(&request.body),
            (_, Some(None)) => Err(Refusal::EMOJI),
            ("GET", Some(Some(at))) => done(self.emojis[at].clone()),
            ("PATCH", Some(Some(at))) => {
                self.emoji_name(&request.body, Some(at))?;
                self.emojis[at]["name"] = request.body["name"].clone();
                self.tell(Change::World);
                done(self.emojis[at].clone())
            }
            ("DELETE", Some(Some(at))) => {
                let gone_one = self.emojis.remove(at);
                let id = gone_one["id"].as_str().and_then(|id| id.parse().ok());
                self.emoji_pictures.remove(&id.unwrap_or_default());
                self.tell(Change::World);
                gone()
            }
            _ => Err(Refusal::METHOD),
        }
    }

    fn add_emoji(&mut self, body: &Value) -> Answer {
        if self.emojis.len() >= MOST {
            return Err(Refusal::TOO_MANY_EMOJIS);
        }
        self.emoji_name(body, None)?;
        let picture = picture(&body["image"])?;
        let id: Id = self.id();
        let emoji = json!({
            "id": id.to_string(), "name": body["name"], "roles": [], "user": self.user(BOT), "require_colons": true,
            "managed": false, "animated": false, "available": true,
        });
        self.emojis.push(emoji.clone());
        self.emoji_pictures.insert(id, picture);
        self.tell(Change::World);
        Ok((201, emoji))
    }

    /// Letters, digits and `_`, 2 to 32 of them, and no other emoji's; `own` is the one that is renamed.
    fn emoji_name(&self, body: &Value, own: Option<usize>) -> Result<(), Refusal> {
        let name = body["name"].as_str().unwrap_or_default();
        let mut complaints = Complaints::default();
        complaints.length("name", name, 2, 32);
        if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            complaints.add(
                "name",
                "STRING_TYPE_REGEX",
                "String value did not match validation regex.",
            );
        }
        let mut others = self.emojis.iter().enumerate();
        if others.any(|(at, emoji)| emoji["name"] == name && own != Some(at)) {
            complaints.add(
                "name",
                "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
                "Emoji name is already taken",
            );
        }
        complaints.verdict()
    }
}

/// The picture in a data URL, if it is one that Discord takes.
fn picture(image: &Value) -> Result<File, Refusal> {
    let mut complaints = Complaints::default();
    let read = image.as_str().and_then(|image| {
        let (kind, data) = image.strip_prefix("data:image/")?.split_once(";base64,")?;
        Some((kind.to_owned(), BASE64_STANDARD.decode(data).ok()?))
    });
    match read {
        None => complaints.add("image", "BASE_TYPE_REQUIRED", "This field is required"),
        Some((_, bytes)) if bytes.len() > LARGEST => complaints.add(
            "image",
            "BINARY_TYPE_MAX_SIZE",
            "File cannot be larger than 256.0 kb.",
        ),
        Some((_, bytes)) if !is_picture(&bytes) => {
            complaints.add("image", "IMAGE_INVALID", "Invalid image");
        }
        Some((kind, bytes)) => {
            return Ok(File {
                name: String::new(),
                kind: format!("image/{kind}"),
                bytes,
            });
        }
    }
    complaints.verdict()?;
    Err(Refusal::EMOJI)
}

/// It begins as PNG, JPEG, GIF or WebP do.
fn is_picture(bytes: &[u8]) -> bool {
    let begins = |with: &[u8]| bytes.starts_with(with);
    begins(b"\x89PNG\r\n\x1a\n")
        || begins(b"\xff\xd8\xff")
        || begins(b"GIF8")
        || (begins(b"RIFF") && bytes.get(8..12) == Some(b"WEBP"))
}
