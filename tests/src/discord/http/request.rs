//! Bytes into a request: JSON or multipart, as Discord takes both.

use std::collections::HashMap;

use axum::body::Body;
use axum::extract::{FromRequest, Multipart};
use axum::http::{Request as Raw, header};
use serde_json::Value;

use crate::discord::refusal::Refusal;
use crate::discord::uploads::Upload;
use crate::discord::world::TOKEN;

/// The greatest body, in bytes.
const MAX_BODY: usize = 25 * 1024 * 1024;

/// A request as the rooms see it.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) method: String,
    /// The path below `/api/v10`, with its first slash.
    pub(super) path: String,
    pub(super) query: HashMap<String, String>,
    pub(super) body: Value,
    pub(super) files: Vec<Upload>,
    /// Whether it bears the bot's token.
    pub(super) authorized: bool,
}

impl Request {
    /// Reads the request. With a body that cannot be read, gives the request without it and the refusal.
    pub(super) async fn read(raw: Raw<Body>) -> (Self, Result<(), Refusal>) {
        let (mut request, multipart) = Self::head(&raw);
        let outcome = if multipart {
            request.read_parts(raw).await
        } else {
            request.read_json(raw).await
        };
        (request, outcome)
    }

    /// The request without its body, and whether that comes in parts.
    fn head(raw: &Raw<Body>) -> (Self, bool) {
        let header = |name: header::HeaderName| {
            raw.headers()
                .get(name)
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default()
        };
        let request = Self {
            method: raw.method().to_string(),
            path: raw
                .uri()
                .path()
                .strip_prefix("/api/v10")
                .unwrap_or_default()
                .replace("%40", "@"),
            query: pairs(raw.uri().query().unwrap_or_default()),
            body: Value::Null,
            files: Vec::new(),
            authorized: header(header::AUTHORIZATION).strip_prefix("Bot ") == Some(TOKEN),
        };
        (
            request,
            header(header::CONTENT_TYPE).starts_with("multipart/form-data"),
        )
    }

    async fn read_json(&mut self, raw: Raw<Body>) -> Result<(), Refusal> {
        let bytes = axum::body::to_bytes(raw.into_body(), MAX_BODY)
            .await
            .map_err(|_| Refusal::TOO_LARGE)?;
        if !bytes.is_empty() {
            self.body = serde_json::from_slice(&bytes).map_err(|_| Refusal::JSON)?;
        }
        Ok(())
    }

    async fn read_parts(&mut self, raw: Raw<Body>) -> Result<(), Refusal> {
        let mut parts = Multipart::from_request(raw, &())
            .await
            .map_err(|_| Refusal::JSON)?;
        let mut total = 0;
        while let Some(part) = parts.next_field().await.map_err(|_| Refusal::TOO_LARGE)? {
            let field = part.name().unwrap_or_default().to_owned();
            let name = part.file_name().unwrap_or("file").to_owned();
            let kind = part
                .content_type()
                .unwrap_or("application/octet-stream")
                .to_owned();
            let bytes = part.bytes().await.map_err(|_| Refusal::TOO_LARGE)?;
            total += bytes.len();
            if field == "payload_json" {
                self.body = serde_json::from_slice(&bytes).map_err(|_| Refusal::JSON)?;
            } else if let Some(part) = field
                .strip_prefix("files[")
                .and_then(|rest| rest.strip_suffix(']')?.parse().ok())
            {
                self.files.push(Upload {
                    part,
                    name,
                    kind,
                    bytes: bytes.to_vec(),
                });
            }
        }
        if total > MAX_BODY {
            Err(Refusal::TOO_LARGE)
        } else {
            Ok(())
        }
    }
}

/// The pairs of a query. Discord's parameters here need no decoding.
fn pairs(query: &str) -> HashMap<String, String> {
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}
