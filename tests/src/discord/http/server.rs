//! Listening, faults, and the record of all that was sent.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request as Raw, State};
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{any, get};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use super::request::Request;
use super::routes::{described_as, route};
use crate::discord::buckets::Level;
use crate::discord::core::Core;
use crate::discord::gateway;
use crate::discord::refusal::Refusal;
use crate::discord::surface::{Fault, Sent};
use crate::discord::world::World;

/// Serves until dropped.
pub(in crate::discord) async fn serve(listener: TcpListener, core: Arc<Core>) {
    let router = Router::new()
        .route("/", get(gateway::connect))
        .route("/attachments/{channel}/{id}/{name}", get(file))
        .route("/emojis/{name}", get(emoji))
        .route("/api/v10/{*path}", any(rest))
        .with_state(core);
    // It ends only with the runtime; there is nobody to report to then.
    let _ = axum::serve(listener, router).await;
}

/// An uploaded file.
async fn file(
    State(core): State<Arc<Core>>,
    Path((_, id, name)): Path<(u64, u64, String)>,
) -> Response {
    let world = core.world();
    match world.files.get(&id).filter(|file| file.name == name) {
        Some(file) => (
            [(header::CONTENT_TYPE, file.kind.clone())],
            file.bytes.clone(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// An emoji, as Discord's own server for pictures has it: `/emojis/ID.png`.
async fn emoji(State(core): State<Arc<Core>>, Path(name): Path<String>) -> Response {
    let id = name.split_once('.').and_then(|(id, _)| id.parse().ok());
    let world = core.world();
    match id.and_then(|id: u64| world.emoji_pictures.get(&id)) {
        Some(picture) => (
            [(header::CONTENT_TYPE, picture.kind.clone())],
            picture.bytes.clone(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A REST request: faults first, then the rooms; all is recorded.
async fn rest(State(core): State<Arc<Core>>, raw: Raw) -> Response {
    let (request, readable) = Request::read(raw).await;
    let at = SystemTime::now();
    let line = format!("{} {}", request.method, request.path);
    let (fault, level) = {
        let mut world = core.world();
        let fault = world.faults.strike(&line, !request.files.is_empty());
        (fault, count(&mut world, &request))
    };
    let too_many = level.as_ref().filter(|level| level.is_over);
    let fault = fault.or(too_many.map(|level| Fault::RateLimited {
        retry_after: level.full_after,
    }));
    let (request, readable) = match readable {
        Ok(()) => described(&core, request).await,
        Err(refusal) => (request, Err(refusal)),
    };
    let (status, answer, code) = match fault {
        Some(Fault::RateLimited { retry_after }) => (429, too_fast(retry_after, false), None),
        Some(Fault::RateLimitedEverywhere { retry_after }) => {
            (429, too_fast(retry_after, true), None)
        }
        Some(Fault::Broken(status)) => (status, Value::Null, None),
        Some(Fault::Refused(status, code) | Fault::FilesRefused(status, code)) => {
            let refusal = Refusal::on_demand(status, code);
            (refusal.status, refusal.body(), Some(refusal))
        }
        Some(Fault::Slow(_) | Fault::Lost) | None => {
            let mut world = core.world();
            match readable.and_then(|()| route(&mut world, &request)) {
                Ok((status, answer)) => (status, answer, None),
                Err(refusal) => (refusal.status, refusal.body(), Some(refusal)),
            }
        }
    };
    record(&core, request, at, status, &answer, code.as_ref());
    match fault {
        Some(Fault::Slow(delay)) => tokio::time::sleep(delay).await,
        Some(Fault::Lost) => return broken_off(),
        Some(Fault::RateLimited { retry_after }) => {
            return limited(retry_after, level.as_ref(), &answer);
        }
        Some(Fault::RateLimitedEverywhere { retry_after }) => {
            return limited_everywhere(retry_after, &answer);
        }
        Some(Fault::Broken(_)) => {
            return (status_code(status), "upstream connect error").into_response();
        }
        Some(Fault::Refused(..) | Fault::FilesRefused(..)) | None => {}
    }
    let response = if status == 204 {
        StatusCode::NO_CONTENT.into_response()
    } else {
        (status_code(status), axum::Json(answer)).into_response()
    };
    match level {
        Some(level) => (AppendHeaders(level.headers()), response).into_response(),
        None => response,
    }
}

/// Counts the request, where requests are counted.
fn count(world: &mut World, request: &Request) -> Option<Level> {
    let now = world.now();
    let counts = world.options.counts;
    counts.then(|| world.buckets.take(&request.method, &request.path, now))?
}

fn record(
    core: &Core,
    request: Request,
    at: SystemTime,
    status: u16,
    answer: &Value,
    refusal: Option<&Refusal>,
) {
    let sent = Sent {
        at,
        method: request.method,
        path: request.path,
        body: request.body,
        files: request.files.into_iter().map(|file| file.name).collect(),
        status,
        code: refusal.map(|refusal| refusal.code),
        // A refusal on demand is no fault of the request.
        malformed: refusal.is_some_and(Refusal::is_malformed),
        answer: answer.clone(),
    };
    core.world().sent.push(sent);
}

/// Holds the body against Discord's description, where that is at hand. Beside the runtime, since it takes a while.
async fn described(core: &Arc<Core>, request: Request) -> (Request, Result<(), Refusal>) {
    let asked = core.schema.is_some() && !request.body.is_null();
    let Some(template) = described_as(&request).filter(|_| asked) else {
        return (request, Ok(()));
    };
    let core = Arc::clone(core);
    let judged = tokio::task::spawn_blocking(move || {
        let verdict = core.judge(&request.method, &template, &request.body);
        (request, verdict)
    });
    judged
        .await
        .expect("judging does not panic, and nobody cancels it")
}

fn status_code(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// The body of a 429.
fn too_fast(retry_after: Duration, is_global: bool) -> Value {
    let seconds = retry_after.as_secs_f64();
    json!({"message": "You are being rate limited.", "retry_after": seconds, "global": is_global})
}

/// 429 as Discord words it. Its header has whole seconds, rounded up.
fn limited(retry_after: Duration, level: Option<&Level>, answer: &Value) -> Response {
    let headers = match level {
        Some(level) if level.is_over => level.headers(),
        Some(_) | None => Level::on_demand(retry_after).headers(),
    };
    let more = [
        ("retry-after", whole_seconds(retry_after)),
        ("x-ratelimit-scope", "user".to_owned()),
    ];
    let (headers, more) = (AppendHeaders(headers), AppendHeaders(more));
    let status = StatusCode::TOO_MANY_REQUESTS;
    (status, headers, more, axum::Json(answer)).into_response()
}

/// The same for the whole bot: of no bucket is anything said.
fn limited_everywhere(retry_after: Duration, answer: &Value) -> Response {
    let headers = [
        ("retry-after", whole_seconds(retry_after)),
        ("x-ratelimit-global", "true".to_owned()),
        ("x-ratelimit-scope", "global".to_owned()),
    ];
    (StatusCode::TOO_MANY_REQUESTS, headers, axum::Json(answer)).into_response()
}

fn whole_seconds(time: Duration) -> String {
    format!("{:.0}", time.as_secs_f64().ceil())
}

/// A body that fails before its first byte, so that the connection ends without an answer.
fn broken_off() -> Response {
    let nothing = futures::stream::once(async {
        Err::<Bytes, _>(std::io::Error::other("cut off on demand"))
    });
    Response::new(Body::from_stream(nothing))
}
