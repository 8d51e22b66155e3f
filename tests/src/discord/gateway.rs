//! The gateway's WebSocket: HELLO, heartbeats, IDENTIFY, RESUME, zlib.

use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::core::Core;
use super::sessions::{KNOWN, Out, PRIVILEGED};
use super::surface::Id;
use super::world::TOKEN;

/// `GET /` with an upgrade.
pub(super) async fn connect(
    State(core): State<Arc<Core>>,
    Query(query): Query<HashMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let (shut, hangs_up) = core.world().knock();
    if shut {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let version = query.get("v").cloned();
    upgrade.on_upgrade(move |mut socket| async move {
        if let Some(code) = hangs_up {
            return close(&mut socket, code).await;
        }
        let (mouth, orders) = mpsc::unbounded_channel();
        let number = core.world().id();
        let interval = core.world().options.heartbeat;
        let connection = Connection {
            core: Arc::clone(&core),
            number,
            mouth,
            session: None,
            compress: false,
        };
        let for_good = connection
            .live(socket, orders, interval, version.as_deref())
            .await;
        core.world().sessions.hung_up(number, for_good);
    })
}

/// One WebSocket.
struct Connection {
    core: Arc<Core>,
    number: Id,
    mouth: mpsc::UnboundedSender<Out>,
    session: Option<String>,
    compress: bool,
}

/// Why a connection goes on or ends after a frame.
enum Next {
    Go,
    Send(Value),
    Close(u16),
    /// The bot closed it; whether that ends the session too.
    Gone {
        for_good: bool,
    },
}

impl Connection {
    /// Serves the socket until it ends; tells whether the bot ended the session with it.
    async fn live(
        mut self,
        mut socket: WebSocket,
        mut orders: mpsc::UnboundedReceiver<Out>,
        interval: Duration,
        version: Option<&str>,
    ) -> bool {
        if version != Some("10") {
            close(&mut socket, 4012).await;
            return false;
        }
        let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": u64::try_from(interval.as_millis()).unwrap_or(u64::MAX), "_trace": []}});
        if !self.send(&mut socket, &hello).await {
            return false;
        }
        let patience = interval * 2;
        let mut deadline = Instant::now() + patience;
        loop {
            let next = tokio::select! {
                order = orders.recv() => match order {
                    Some(Out::Payload(payload)) => Next::Send(payload),
                    Some(Out::Close(code)) => Next::Close(code),
                    Some(Out::Drop) | None => return false,
                },
                frame = socket.recv() => {
                    deadline = Instant::now() + patience;
                    self.hear(frame.and_then(Result::ok))
                }
                () = sleep_until(deadline) => Next::Close(4009),
            };
            match next {
                Next::Go => {}
                Next::Send(payload) => {
                    if !self.send(&mut socket, &payload).await {
                        return false;
                    }
                }
                Next::Close(code) => {
                    close(&mut socket, code).await;
                    return false;
                }
                Next::Gone { for_good } => return for_good,
            }
        }
    }

    /// A frame from the bot; none when TCP is gone.
    fn hear(&mut self, frame: Option<Message>) -> Next {
        let text = match frame {
            None => return Next::Gone { for_good: false },
            Some(Message::Close(frame)) => {
                let code = frame.map_or(1005, |frame| frame.code);
                return Next::Gone {
                    for_good: matches!(code, 1000 | 1001),
                };
            }
            Some(Message::Ping(_) | Message::Pong(_)) => return Next::Go,
            Some(Message::Text(text)) => text.as_bytes().to_vec(),
            Some(Message::Binary(bytes)) => bytes.to_vec(),
        };
        let Ok(payload) = serde_json::from_slice::<Value>(&text) else {
            return Next::Close(4002);
        };
        let data = &payload["d"];
        match (payload["op"].as_u64(), &self.session) {
            (Some(1), _) => Next::Send(json!({"op": 11, "d": null, "s": null, "t": null})),
            (Some(2), None) => self.identify(data),
            (Some(6), None) => self.resume(data),
            (Some(2 | 6), Some(_)) => Next::Close(4005),
            (Some(3 | 4 | 8 | 31), Some(_)) => Next::Go,
            (Some(3 | 4 | 8 | 31), None) => Next::Close(4003),
            _ => Next::Close(4001),
        }
    }

    fn identify(&mut self, data: &Value) -> Next {
        if data["token"]
            .as_str()
            .map(|token| token.trim_start_matches("Bot "))
            != Some(TOKEN)
        {
            return Next::Close(4004);
        }
        let Some(intents) = data["intents"].as_u64().filter(|bits| bits & !KNOWN == 0) else {
            return Next::Close(4013);
        };
        if intents & PRIVILEGED != 0 {
            return Next::Close(4014);
        }
        let pair = &data["shard"];
        let sharded = pair[0]
            .as_u64()
            .zip(pair[1].as_u64())
            .filter(|(number, count)| number < count);
        let shard = if pair.is_null() {
            Some((0, 1))
        } else {
            sharded
        };
        let Some(shard) = shard else {
            return Next::Close(4010);
        };
        let mut world = self.core.world();
        let wanted = data["compress"] == true;
        let id = world.identify(self.number, self.mouth.clone(), intents, shard, wanted);
        self.compress = world.sessions.compresses(&id);
        self.session = Some(id);
        Next::Go
    }

    fn resume(&mut self, data: &Value) -> Next {
        if data["token"]
            .as_str()
            .map(|token| token.trim_start_matches("Bot "))
            != Some(TOKEN)
        {
            return Next::Close(4004);
        }
        let (Some(id), Some(seq)) = (data["session_id"].as_str(), data["seq"].as_u64()) else {
            return Next::Close(4002);
        };
        let mut world = self.core.world();
        if world.resume(self.number, self.mouth.clone(), id, seq) {
            self.compress = world.sessions.compresses(id);
            self.session = Some(id.to_owned());
            Next::Go
        } else {
            Next::Send(json!({"op": 9, "d": false, "s": null, "t": null}))
        }
    }

    /// Sends a payload, dispatches compressed where the session asked for it. False when the socket is gone.
    async fn send(&self, socket: &mut WebSocket, payload: &Value) -> bool {
        let text = payload.to_string();
        let frame = if self.compress && payload["op"] == 0 {
            let mut zlib = ZlibEncoder::new(Vec::new(), Compression::fast());
            match zlib.write_all(text.as_bytes()).and_then(|()| zlib.finish()) {
                Ok(bytes) => Message::Binary(bytes.into()),
                Err(_) => return false,
            }
        } else {
            Message::Text(text.into())
        };
        socket.send(frame).await.is_ok()
    }
}

/// Sends a close frame with a code.
async fn close(socket: &mut WebSocket, code: u16) {
    // If the bot has gone first there is nobody to tell.
    let _ = socket
        .send(Message::Close(Some(CloseFrame {
            code,
            reason: Utf8Bytes::default(),
        })))
        .await;
}
