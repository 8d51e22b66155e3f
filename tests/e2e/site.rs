//! The program itself, in a process of its own at a local Discord.

use std::collections::{BTreeSet, HashSet};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::json;
use tests::discord::{Discord, Id, Options};
use tests::person::{Person, SeenButton};

use crate::autopilot::{PATIENT, next_button};
use crate::panel::Panel;
use crate::parlour::{SHORT, blameless};
use crate::tunnel::Tunnel;

/// The program, in the folder of the target directory in which this test is.
pub(crate) fn program() -> PathBuf {
    let here = std::env::current_exe().unwrap();
    let folder = here.parent().and_then(Path::parent).unwrap();
    let program = folder.join("sparrow");
    assert!(
        program.exists(),
        "{} is not built: test the whole workspace, or run `cargo build --bin sparrow` first",
        program.display()
    );
    program
}

const SETTINGS: &str = r#"
log_filter = "debug"
pace = "quick"
edit_gap = "1ms"
request_gap = "0s"

[paces.quick]
turn = "60s"
bank = "0s"
claim = "60s"
pause = ["0s", "0s"]
rest = "60s"
window = "quick"
machine = ["1ms", "5ms"]
"#;

/// A place with the program in it.
pub(crate) struct Site {
    pub(crate) discord: Discord,
    pub(crate) guild: Id,
    pub(crate) channel: Id,
    folder: tempfile::TempDir,
    /// The way to Discord, where it is that of production.
    tunnel: Option<Tunnel>,
    child: Option<Child>,
}

impl Site {
    pub(crate) async fn open() -> Self {
        Self::open_with(Options::default()).await
    }

    pub(crate) async fn open_with(options: Options) -> Self {
        let mut site = Self::build(options, SETTINGS).await;
        site.start().await;
        site
    }

    /// A place whose program has been told of no local Discord and asks discord.com, through a proxy that leads here. It is as
    /// quick as in production, because here requests are counted.
    pub(crate) async fn open_on_the_line() -> Self {
        let options = Options {
            counts: true,
            ..Options::default()
        };
        let settings = SETTINGS.replace("edit_gap", "# edit_gap");
        let settings = settings.replace("request_gap", "# request_gap");
        let mut site = Self::build(options, &settings).await;
        site.tunnel = Some(Tunnel::to(&site.discord, site.folder.path()).await);
        site.start().await;
        site
    }

    /// The place without its program.
    async fn build(options: Options, settings: &str) -> Self {
        let discord = Discord::start(options).await.unwrap();
        let guild = discord.add_guild("Parlour");
        let channel = discord.add_channel(guild, "table-one");
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("sparrow.db");
        let settings = format!("database = {:?}\n{settings}", database.display());
        std::fs::write(folder.path().join("sparrow.toml"), settings).unwrap();
        Self {
            discord,
            guild,
            channel,
            folder,
            tunnel: None,
            child: None,
        }
    }

    /// What the program has written.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    pub(crate) async fn start(&mut self) {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.log())
            .unwrap();
        let child = Command::new(program())
            .args(["run", "--config", "sparrow.toml"])
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", self.discord.token())
            .env_remove("NO_PROXY")
            .env_remove("no_proxy")
            .envs(self.way())
            // Hands are read as text here, also when the emojis have come.
            .env("SPARROW_TILES", "text")
            .stdout(log.try_clone().unwrap())
            .stderr(Stdio::from(log))
            .spawn()
            .unwrap();
        let child = self.child.insert(child);
        let ready = self.discord.ready();
        tokio::pin!(ready);
        let look = std::time::Duration::from_millis(200);
        while tokio::time::timeout(look, &mut ready).await.is_err() {
            let ended = child.try_wait().unwrap();
            assert!(ended.is_none(), "{ended:?}, {:?} tells why", self.folder);
        }
    }

    /// What the program is told of the way to Discord.
    fn way(&self) -> Vec<(&'static str, String)> {
        match &self.tunnel {
            None => vec![("SPARROW_DISCORD_API", self.discord.api_address())],
            Some(tunnel) => vec![
                ("HTTPS_PROXY", tunnel.address()),
                ("SSL_CERT_FILE", tunnel.certificates()),
            ],
        }
    }

    /// The hosts that the program has asked a proxy for.
    pub(crate) fn hosts(&self) -> BTreeSet<String> {
        self.tunnel.as_ref().map(Tunnel::hosts).unwrap_or_default()
    }

    /// SIGKILL.
    pub(crate) async fn kill(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        // The broken line is noticed before a new one comes.
        let mut changes = self.discord.changes();
        while self.discord.connections() > 0 {
            self.discord.cut(tests::discord::Cut::Forgotten);
            let _ =
                tokio::time::timeout(std::time::Duration::from_millis(20), changes.recv()).await;
        }
    }

    pub(crate) async fn kill_and_start(&mut self) {
        self.kill().await;
        self.start().await;
    }

    /// One person and three machines begin a game.
    pub(crate) async fn begin(&self) -> Person {
        let ada = Person::arrive(&self.discord, self.guild, self.channel, "Ada");
        self.begin_by(&ada).await;
        ada
    }

    pub(crate) async fn begin_by(&self, ada: &Person) {
        ada.runs(&["table", "open"], &[("options", json!(SHORT))])
            .await;
        for _ in 0..3 {
            ada.runs(&["table", "add-machine"], &[]).await;
        }
        ada.runs(&["table", "start"], &[]).await;
    }

    pub(crate) fn closes(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        blameless(&self.discord);
        let log = std::fs::read_to_string(self.log()).unwrap();
        assert!(
            !log.contains(&self.discord.token()),
            "the token stands in the log"
        );
        assert!(
            !log.contains("interaction-"),
            "a token of an interaction stands in the log"
        );
        assert!(!log.contains("panicked"), "{log}");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Somebody whose hand is behind this door begins a game.
pub(crate) async fn begun_behind(site: &Site, door: &str) -> Person {
    let ada = Person::arrive(&site.discord, site.guild, site.channel, "Ada");
    ada.runs(&["me", "hand"], &[("where", json!(door))]).await;
    site.begin_by(&ada).await;
    ada
}

/// What she can do next: on her panel, or ready for the next deal.
pub(crate) fn to_do(me: &Person, pressed: &HashSet<String>) -> Option<(Option<Panel>, SeenButton)> {
    let button = next_button(me, PATIENT, pressed)?;
    Some((Panel::live(me), button))
}
