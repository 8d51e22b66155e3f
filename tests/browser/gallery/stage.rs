//! A playground in which a scene stands.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bot::store::Store;
use commands::record::Record;
use commands::table::Table;
use commands::who::Moment;
use commands::words::TileStyle;
use fantoccini::Client;
use tests::discord::{Discord, Id, Options};
use tests::house::House;
use tests::play::garden::{Garden, Grounds};
use tests::play::router;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::Language;
use super::deeds::{Place, does, place_in_lists};
use super::evening::{Scripts, journal};
use super::scenes::{Look, Scene};
use crate::until;
use crate::window::Window;

/// Noon of 1 December 2036, in seconds since 1970: later than any today, as clocks only move on.
const NOON: u64 = 2_111_745_600;
/// Nothing more is on its way when it has been quiet for so long.
const QUIET: Duration = Duration::from_millis(400);

/// Everything that is to be looked at has arrived, pictures included.
const ARRIVED: &str = r#"
    const isThere = Boolean(document.querySelector(arguments[0])) && [...document.images].every((img) => img.complete);
    return isThere && !document.querySelector(".emoji.missing");
"#;

/// Opens a list of the newest private answer, or chooses from it.
const OPEN: &str = r#"
    const [list] = arguments;
    const answer = [...document.querySelectorAll(".message.ephemeral")].at(-1);
    const select = answer.querySelectorAll(".select")[list];
    select.querySelector(".select-head").click();
"#;

/// Asks for the form of the newest private answer.
const ASK: &str = r#"
    const answer = [...document.querySelectorAll(".message.ephemeral")].at(-1);
    answer.querySelector(".row button").click();
"#;

pub(super) struct Stage {
    garden: Garden,
    serving: JoinHandle<std::io::Result<()>>,
    /// The page, with whose eyes and where one looks.
    address: String,
    look: Look,
    /// What is opened in the page.
    opens: Option<Place>,
    _folder: tempfile::TempDir,
}

impl Stage {
    /// Plays the scene and opens a page for it.
    pub(super) async fn set(
        scene: &Scene,
        language: &Language,
        tiles: TileStyle,
        scripts: &mut Scripts,
        palette: &Discord,
    ) -> Self {
        let discord = world().await;
        discord.give_emojis_of(palette);
        let grounds = Grounds::lay(discord.clone(), &scene.names);
        discord.set_guild_locale(grounds.guild, language.discord);
        for person in &grounds.people {
            discord.set_locale(*person, language.discord);
        }
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("sparrow.db");
        let then = Moment(i64::try_from(NOON).unwrap() * 1000);
        let (records, eye) = journal(scene, &grounds, language, tiles, then, scripts);
        keep(&database, &records).await;
        let (eye, name) = (grounds.people[eye], scene.names[eye]);
        let house = House::new(discord.clone(), &database, "learning")
            .hurried()
            .with_tiles(tiles);
        let noon = UNIX_EPOCH + Duration::from_secs(NOON);
        let ahead = noon.duration_since(SystemTime::now());
        house.clock().advance(ahead.unwrap_or_default());
        let garden = Garden::open(grounds, house).await;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let serving = tokio::spawn(axum::serve(listener, router(garden.clone())).into_future());
        stands(&garden, scene, eye).await;
        for deed in scene.then {
            does(&garden, eye, *deed).await;
            rests(&discord).await;
        }
        let channel = match scene.look {
            Look::Hand => discord.dm_channel(eye),
            Look::Channel | Look::Reply | Look::List(_) | Look::Form => garden.home,
        };
        let opens = match scene.look {
            Look::List(value) => Some(place_in_lists(&garden, eye, value)),
            Look::Channel | Look::Hand | Look::Reply | Look::Form => None,
        };
        let name = percent(name);
        Self {
            garden,
            serving,
            address: format!("http://127.0.0.1:{port}/?theme=dark#{name}:{channel}"),
            look: scene.look,
            opens,
            _folder: folder,
        }
    }

    /// Shows it in a window, until all of it is there.
    pub(super) async fn fills(&self, window: &Window) {
        let page = &window.client;
        page.goto(&self.address).await.unwrap();
        let is_private = !matches!(self.look, Look::Channel | Look::Hand);
        let answer = [".message .embed", ".message.ephemeral"][usize::from(is_private)];
        arrives(page, answer).await;
        if self.look == Look::Form {
            page.execute(ASK, vec![]).await.unwrap();
            arrives(page, "dialog[open] input").await;
        }
        let Some(Place { list }) = self.opens else {
            return;
        };
        page.execute(OPEN, vec![list.into()]).await.unwrap();
    }

    pub(super) async fn close(self) {
        let refused = self.garden.discord.refusals();
        assert!(refused.is_empty(), "{refused:#?}");
        self.garden.close().await;
        self.serving.abort();
    }
}

/// A world in which it is noon. Its ids are the same each time, and so are the deals of those who play in it.
pub(super) async fn world() -> Discord {
    let options = Options {
        stands_at: Some(UNIX_EPOCH + Duration::from_secs(NOON)),
        ..Options::default()
    };
    Discord::start(options).await.unwrap()
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

/// Waits until this is there.
async fn arrives(page: &Client, what: &str) {
    until(page, "the scene", async |page| {
        page.execute(ARRIVED, vec![what.into()]).await.unwrap() == true
    })
    .await;
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
