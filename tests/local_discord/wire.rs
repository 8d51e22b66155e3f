use std::time::Duration;

use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tests::discord::{Discord, Id, Options};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// What came: a payload, whether it was compressed, or the code of a close frame.
#[derive(Debug, PartialEq)]
enum Came {
    Payload(Value),
    Compressed,
    Closed(u16),
}

struct Wire(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Wire {
    /// Connects, and takes HELLO.
    async fn open(discord: &Discord) -> Self {
        let mut wire = Self::open_version(discord, 10).await;
        let Came::Payload(hello) = wire.next().await else {
            panic!("HELLO")
        };
        assert_eq!(
            (&hello["op"], &hello["d"]["heartbeat_interval"]),
            (&json!(10), &json!(41_250))
        );
        wire
    }

    async fn open_version(discord: &Discord, version: u8) -> Self {
        let address = discord.api_address().replace("http", "ws");
        let (socket, _) = connect_async(format!("{address}/?v={version}&encoding=json"))
            .await
            .expect("a gateway");
        Self(socket)
    }

    async fn send(&mut self, payload: Value) {
        self.0
            .send(Message::text(payload.to_string()))
            .await
            .expect("sent");
    }

    async fn next(&mut self) -> Came {
        let frame = timeout(Duration::from_secs(5), self.0.next())
            .await
            .expect("a frame")
            .expect("open")
            .expect("whole");
        match frame {
            Message::Text(text) => Came::Payload(serde_json::from_str(&text).expect("JSON")),
            Message::Binary(bytes) => {
                // RFC 1950: the first byte of zlib is 0x78.
                assert_eq!(bytes[0], 0x78);
                Came::Compressed
            }
            Message::Close(frame) => Came::Closed(frame.expect("a code").code.into()),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {
                panic!("nothing else is sent")
            }
        }
    }

    /// The next dispatch: its name and data.
    async fn event(&mut self) -> (String, Value) {
        let Came::Payload(payload) = self.next().await else {
            panic!("a payload")
        };
        (
            payload["t"].as_str().expect("a dispatch").to_owned(),
            payload["d"].clone(),
        )
    }
}

fn identify(discord: &Discord, more: &Value) -> Value {
    let mut data = json!({"token": discord.token(), "intents": 1, "properties": {}});
    for (field, value) in more.as_object().expect("fields") {
        data[field] = value.clone();
    }
    json!({"op": 2, "d": data})
}

async fn discord() -> Discord {
    Discord::start(Options::default())
        .await
        .expect("a free port")
}

#[tokio::test]
async fn what_is_said_wrongly_closes_with_its_code() {
    let discord = discord().await;
    for (said, code) in [
        (json!("no object"), 4001),
        (json!({"op": 99}), 4001),
        (json!({"op": 3, "d": {}}), 4003),
        (identify(&discord, &json!({"token": "wrong"})), 4004),
        (identify(&discord, &json!({"shard": [1, 1]})), 4010),
        (identify(&discord, &json!({"intents": 1_u64 << 40})), 4013),
        (identify(&discord, &json!({"intents": 1 << 15})), 4014),
    ] {
        let mut wire = Wire::open(&discord).await;
        wire.send(said.clone()).await;
        assert_eq!(wire.next().await, Came::Closed(code), "{said}");
    }
    let mut wire = Wire::open(&discord).await;
    wire.0.send(Message::text("{")).await.expect("sent");
    assert_eq!(wire.next().await, Came::Closed(4002));
    assert_eq!(
        Wire::open_version(&discord, 5).await.next().await,
        Came::Closed(4012)
    );
    let mut twice = Wire::open(&discord).await;
    twice.send(identify(&discord, &json!({}))).await;
    assert_eq!(twice.event().await.0, "READY");
    twice.send(identify(&discord, &json!({}))).await;
    assert_eq!(twice.next().await, Came::Closed(4005));
}

#[tokio::test]
async fn dispatches_are_compressed_only_on_demand() {
    let discord = discord().await;
    let mut wire = Wire::open(&discord).await;
    wire.send(identify(&discord, &json!({"compress": true})))
        .await;
    assert_eq!(wire.next().await, Came::Compressed);
    wire.send(json!({"op": 1, "d": 1})).await;
    assert_eq!(
        wire.next().await,
        Came::Payload(json!({"op": 11, "d": null, "s": null, "t": null}))
    );
}

#[tokio::test]
async fn an_unknown_session_or_number_cannot_be_resumed() {
    let discord = discord().await;
    let mut wire = Wire::open(&discord).await;
    wire.send(identify(&discord, &json!({}))).await;
    let session = wire.event().await.1["session_id"].clone();
    for (session, seq) in [(json!("unknown"), 1), (session.clone(), 7)] {
        let mut wire = Wire::open(&discord).await;
        wire.send(
            json!({"op": 6, "d": {"token": discord.token(), "session_id": session, "seq": seq}}),
        )
        .await;
        let Came::Payload(answer) = wire.next().await else {
            panic!("op 9")
        };
        assert_eq!((&answer["op"], &answer["d"]), (&json!(9), &json!(false)));
    }
    let mut again = Wire::open(&discord).await;
    again
        .send(json!({"op": 6, "d": {"token": discord.token(), "session_id": session, "seq": 0}}))
        .await;
    assert_eq!(
        again.event().await.0,
        "READY",
        "all since number 0 comes again"
    );
    assert_eq!(again.event().await.0, "RESUMED");
}

#[tokio::test]
async fn each_shard_hears_of_its_own_guilds_and_the_first_of_dms() {
    let discord = discord().await;
    let ada = discord.add_person("Ada");
    // Guild ids are of this machine's clock: make them until both shards have one.
    let mut homes: [Option<Id>; 2] = [None; 2];
    while homes.iter().any(Option::is_none) {
        let guild = discord.add_guild("Parlour");
        discord.join(ada, guild);
        homes[usize::from((guild >> 22) % 2 == 1)].get_or_insert(guild);
        discord.pass(Duration::from_millis(1));
    }
    for shard in [0_usize, 1] {
        let mut wire = Wire::open(&discord).await;
        // GUILDS, GUILD_MESSAGES and DIRECT_MESSAGES.
        let intents = 1 | 1 << 9 | 1 << 12;
        wire.send(identify(
            &discord,
            &json!({"shard": [shard, 2], "intents": intents}),
        ))
        .await;
        let (name, ready) = wire.event().await;
        assert_eq!(name, "READY");
        for expected in ready["guilds"].as_array().expect("a list") {
            let (name, guild) = wire.event().await;
            assert_eq!(
                (name.as_str(), &guild["id"]),
                ("GUILD_CREATE", &expected["id"])
            );
        }
        for home in homes.into_iter().flatten() {
            let channel = discord.add_channel(home, "a");
            discord.say(ada, channel, "x").expect("she sees it");
        }
        for expected in ["CHANNEL_CREATE", "MESSAGE_CREATE"] {
            let (name, event) = wire.event().await;
            assert_eq!(
                (name.as_str(), &event["guild_id"]),
                (expected, &json!(homes[shard].map(|id| id.to_string())))
            );
        }
        discord
            .say(ada, discord.dm_channel(ada), "x")
            .expect("her own");
        let sentinel = discord.add_channel(homes[shard].expect("a guild"), "b");
        let (name, event) = wire.event().await;
        if shard == 0 {
            assert_eq!(
                (name.as_str(), &event["content"]),
                ("MESSAGE_CREATE", &json!("x")),
                "DMs are read in full"
            );
        } else {
            assert_eq!(
                (name.as_str(), &event["id"]),
                ("CHANNEL_CREATE", &json!(sentinel.to_string()))
            );
        }
    }
}

#[tokio::test]
async fn a_silent_client_is_dropped() {
    let options = Options {
        heartbeat: Duration::from_millis(100),
        ..Options::default()
    };
    let discord = Discord::start(options).await.expect("a free port");
    let mut wire = Wire::open_version(&discord, 10).await;
    assert!(matches!(wire.next().await, Came::Payload(_)));
    assert_eq!(wire.next().await, Came::Closed(4009));
}
