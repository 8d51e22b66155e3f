//! Files that come with messages, and the embeds that show them.

use serde_json::{Value, json};

use super::limits::number;
use super::surface::Id;
use super::world::{File, World};

/// A file on its way in.
#[derive(Clone, Debug)]
pub(super) struct Upload {
    /// The n of `files[n]`.
    pub(super) part: u64,
    pub(super) name: String,
    pub(super) kind: String,
    pub(super) bytes: Vec<u8>,
}

impl World {
    /// Keeps uploaded files and gives their attachment objects.
    pub(super) fn store(&mut self, channel: Id, body: &Value, files: &[Upload]) -> Vec<Value> {
        let mut attachments = Vec::new();
        for file in files {
            let id = self.id();
            let told = body["attachments"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|told| number(&told["id"]) == Some(file.part));
            let url = format!(
                "http://{}/attachments/{channel}/{id}/{}",
                self.address, file.name
            );
            let size = picture_size(&file.bytes);
            attachments.push(json!({
                "id": id.to_string(), "filename": file.name, "size": file.bytes.len(), "url": url, "proxy_url": url,
                "content_type": file.kind, "description": told.map_or(&Value::Null, |told| &told["description"]),
                "width": size.map(|size| size.0), "height": size.map(|size| size.1),
            }));
            self.files.insert(
                id,
                File {
                    name: file.name.clone(),
                    kind: file.kind.clone(),
                    bytes: file.bytes.clone(),
                },
            );
        }
        attachments
    }
}

/// The embeds as Discord gives them back: of type rich, with `attachment://` resolved.
pub(super) fn shown_embeds(body: &Value, attachments: &[Value]) -> Vec<Value> {
    let mut embeds = body["embeds"].as_array().cloned().unwrap_or_default();
    for embed in &mut embeds {
        embed["type"] = json!("rich");
        for part in ["image", "thumbnail"] {
            let file = embed[part]["url"]
                .as_str()
                .and_then(|url| url.strip_prefix("attachment://"))
                .map(str::to_owned);
            if let Some(found) =
                file.and_then(|file| attachments.iter().find(|there| there["filename"] == *file))
            {
                embed[part]["url"] = found["url"].clone();
            }
        }
        if let Some(map) = embed.as_object_mut() {
            map.retain(|_, value| !value.is_null());
            map.retain(|_, value| value.get("url") != Some(&Value::Null));
        }
    }
    embeds
}

/// Width and height of a PNG.
fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let is_png = bytes.starts_with(b"\x89PNG\r\n\x1a\n");
    let at = |start: usize| {
        bytes
            .get(start..start + 4)?
            .try_into()
            .ok()
            .map(u32::from_be_bytes)
    };
    is_png.then(|| at(16).zip(at(20))).flatten()
}
