//! How many requests are taken: a bucket for each route and major parameter, told in the headers of every answer.
//!
//! Discord tells no numbers beforehand and asks bots to read them from the headers. These have been seen there.

use std::collections::HashMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The buckets from which something was taken.
#[derive(Debug, Default)]
pub(super) struct Buckets(HashMap<String, Bucket>);

#[derive(Debug)]
struct Bucket {
    left: u32,
    /// When it is full again.
    full: SystemTime,
}

/// How a bucket stands after a request.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Level {
    /// Its name.
    pub(super) name: String,
    /// How many requests it holds when it is full.
    limit: u32,
    /// How many it still takes.
    left: u32,
    /// When it is full again.
    full: SystemTime,
    /// How long that takes.
    pub(super) full_after: Duration,
    /// The request was one too many.
    pub(super) is_over: bool,
}

impl Buckets {
    /// Takes a request out of its bucket. `None`: it has none here.
    pub(super) fn take(&mut self, method: &str, path: &str, now: SystemTime) -> Option<Level> {
        let (name, limit, window) = bucket(method, path)?;
        let fresh = || Bucket {
            left: limit,
            full: now + window,
        };
        let bucket = self.0.entry(name.clone()).or_insert_with(fresh);
        if bucket.full <= now {
            *bucket = fresh();
        }
        let is_over = bucket.left == 0;
        bucket.left = bucket.left.saturating_sub(1);
        Some(Level {
            name,
            limit,
            left: bucket.left,
            full: bucket.full,
            full_after: bucket.full.duration_since(now).unwrap_or_default(),
            is_over,
        })
    }

    /// The bucket of this request takes nothing more until then, as if others had been so quick.
    pub(super) fn drain(&mut self, method: &str, path: &str, full: SystemTime) {
        if let Some((name, ..)) = bucket(method, path) {
            self.0.insert(name, Bucket { left: 0, full });
        }
    }
}

impl Level {
    /// An empty bucket that nothing was taken from: a test asks for the refusal.
    pub(super) fn on_demand(full_after: Duration) -> Self {
        Self {
            name: "on demand".to_owned(),
            limit: 5,
            left: 0,
            full: SystemTime::now() + full_after,
            full_after,
            is_over: true,
        }
    }

    /// What Discord says of it on every answer.
    pub(super) fn headers(&self) -> [(&'static str, String); 5] {
        let since = self.full.duration_since(UNIX_EPOCH).unwrap_or_default();
        [
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", self.left.to_string()),
            ("x-ratelimit-reset", format!("{:.3}", since.as_secs_f64())),
            (
                "x-ratelimit-reset-after",
                format!("{:.3}", self.full_after.as_secs_f64()),
            ),
            ("x-ratelimit-bucket", self.name.replace(['/', ' '], "-")),
        ]
    }
}

/// The bucket of a request: its name, what it holds, and how soon it is full again. Answers to interactions have none.
fn bucket(method: &str, path: &str) -> Option<(String, u32, Duration)> {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let (route, major, limit, seconds) = match (method, &parts[..]) {
        ("POST", ["channels", channel, "messages"]) => ("create", *channel, 5, 5),
        ("PATCH", ["channels", channel, "messages", _]) => ("edit", *channel, 5, 5),
        ("DELETE", ["channels", channel, "messages", _]) => ("delete", *channel, 5, 1),
        ("POST", ["webhooks", _, token]) => ("follow", *token, 5, 2),
        ("PATCH", ["webhooks", _, token, "messages", _]) => ("redraw", *token, 5, 2),
        _ => return None,
    };
    Some((
        format!("{route} {major}"),
        limit,
        Duration::from_secs(seconds),
    ))
}
