//! A playground in which a scene stands.

use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use bot::store::Store;
use commands::record::Record;
use commands::table::Table;
use commands::who::Moment;
use commands::words::TileStyle;
use tests::discord::{Discord, Id, Options};
use tests::house::House;
use tests::play::garden::{Garden, Grounds};
use tests::play::router;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::Language;
use super::evening::{Script, journal};
use super::scenes::{Look, Scene};
use crate::until;
use crate::window::Window;

/// Noon of 1 December 2026, in seconds since 1970.
const NOON: u64 = 1_796_126_400;
/// Nothing more is on its way when it has been quiet for so long.
const QUIET: Duration = Duration::from_millis(400);

/// Everything that is to be looked at has arrived, pictures included.
const ARRIVED: &str = r#"
    const wanted = arguments[0] ? ".message.ephemeral" : ".message .embed";
    const isThere = Boolean(document.querySelector(wanted)) && [...document.images].every((img) => img.complete);
    return isThere && !document.querySelector(".emoji.missing");
"#;

pub(super) struct Stage {
    garden: Garden,
    serving: JoinHandle<std::io::Result<()>>,
    /// The page, with whose eyes and where one looks.
    address: String,
    is_private: bool,
    _folder: tempfile::TempDir,
}

impl Stage {
    /// Plays the scene and opens a page for it.
    pub(super) async fn set(
        scene: &Scene,
        language: &Language,
        tiles: TileStyle,
        script: &mut Option<Script>,
        palette: &Discord,
    ) -> Self {
        let options = Options {
            stands_at: Some(UNIX_EPOCH + Duration::from_secs(NOON)),
            ..Options::default()
        };
        let discord = Discord::start(options).await.unwrap();
        discord.give_emojis_of(palette);
        let grounds = Grounds::lay(discord.clone(), &scene.names);
        discord.set_guild_locale(grounds.guild, language.discord);
        for person in &grounds.people {
            discord.set_locale(*person, language.discord);
        }
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("sparrow.db");
        let then = Moment(i64::try_from(NOON).unwrap() * 1000);
        let (records, eye) = journal(scene, &grounds, language, tiles, then, script);
        keep(&database, &records).await;
        let (eye, name) = (grounds.people[eye], scene.names[eye]);
        let house = House::new(discord.clone(), &database, "learning")
            .hurried()
            .with_tiles(tiles);
        let garden = Garden::open(grounds, house).await;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let serving = tokio::spawn(axum::serve(listener, router(garden.clone())).into_future());
        stands(&garden, scene, eye).await;
        let channel = look(&garden, eye, scene.look).await;
        rests(&discord).await;
        let name = percent(name);
        Self {
            garden,
            serving,
            address: format!("http://127.0.0.1:{port}/?theme=dark#{name}:{channel}"),
            is_private: matches!(scene.look, Look::Command(_)),
            _folder: folder,
        }
    }

    /// Shows it in a window, until all of it is there.
    pub(super) async fn fills(&self, window: &Window) {
        window.client.goto(&self.address).await.unwrap();
        until(&window.client, "the scene", async |page| {
            page.execute(ARRIVED, vec![self.is_private.into()])
                .await
                .unwrap()
                == true
        })
        .await;
    }

    pub(super) async fn close(self) {
        let refused = self.garden.discord.refusals();
        assert!(refused.is_empty(), "{refused:#?}");
        self.garden.close().await;
        self.serving.abort();
    }
}

/// A world whose application has all its emojis: what an earlier run of the bot leaves behind.
pub(super) async fn palette() -> Discord {
    let discord = Discord::start(Options::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("sparrow.db");
    let garden = Garden::plant(discord.clone(), &database, "learning").await;
    garden.close().await;
    discord
}

/// Waits until the scene stands in the channel, and in direct messages if it is looked at there.
async fn stands(garden: &Garden, scene: &Scene, eye: Id) {
    let mut changes = garden.discord.changes();
    let shown = |channel| garden.discord.messages(eye, channel).len();
    let hand = garden.discord.dm_channel(eye);
    let hands = usize::from(scene.look == Look::Hand);
    while shown(garden.home) < scene.until.messages() || shown(hand) < hands {
        let _ = changes.recv().await;
    }
    rests(&garden.discord).await;
}

/// Keeps the records of the first table, and what its games came to. The file is free again afterwards.
async fn keep(database: &Path, records: &[Record]) {
    let store = Store::open(database).await.unwrap();
    store.new_table().await.unwrap();
    let table = Table::recover(records.to_vec()).unwrap();
    store.keep(records, table.results()).await.unwrap();
    store.close().await;
}

/// Goes to what is looked at; gives its channel.
async fn look(garden: &Garden, eye: Id, look: Look) -> Id {
    match look {
        Look::Channel => garden.home,
        Look::Hand => garden.discord.dm_channel(eye),
        Look::Command(path) => {
            let ran = garden.discord.command(eye, garden.home, path, &[]).unwrap();
            garden.discord.settled(ran).await;
            garden.home
        }
    }
}

/// Waits until nothing has changed for a while.
async fn rests(discord: &Discord) {
    let mut changes = discord.changes();
    while timeout(QUIET, changes.recv()).await.is_ok() {}
}

/// A name as an address has it.
fn percent(name: &str) -> String {
    name.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}
