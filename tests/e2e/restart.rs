//! The program itself, killed and started again.

use std::collections::HashSet;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rand::RngExt;
use serde_json::json;
use tests::discord::{Discord, Id, Options, Outcome};
use tests::person::Person;

use crate::autopilot::{PATIENT, next_button};
use crate::panel::Panel;
use crate::parlour::{SHORT, blameless};

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
struct Site {
    discord: Discord,
    guild: Id,
    channel: Id,
    folder: tempfile::TempDir,
    child: Option<Child>,
}

impl Site {
    async fn open() -> Self {
        let discord = Discord::start(Options::default()).await.unwrap();
        let guild = discord.add_guild("Parlour");
        let channel = discord.add_channel(guild, "table-one");
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("sparrow.db");
        let settings = format!("database = {:?}\n{SETTINGS}", database.display());
        std::fs::write(folder.path().join("sparrow.toml"), settings).unwrap();
        let mut site = Self {
            discord,
            guild,
            channel,
            folder,
            child: None,
        };
        site.start().await;
        site
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    async fn start(&mut self) {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.log())
            .unwrap();
        let child = Command::new(program())
            .args(["run", "--config", "sparrow.toml"])
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", self.discord.token())
            .env("SPARROW_DISCORD_API", self.discord.api_address())
            .stdout(log.try_clone().unwrap())
            .stderr(Stdio::from(log))
            .spawn()
            .unwrap();
        self.child = Some(child);
        self.discord.ready().await;
    }

    /// SIGKILL.
    async fn kill(&mut self) {
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

    async fn kill_and_start(&mut self) {
        self.kill().await;
        self.start().await;
    }

    /// One person and three machines begin a game.
    async fn begin(&self) -> Person {
        let ada = Person::arrive(&self.discord, self.guild, self.channel, "Ada");
        self.begin_by(&ada).await;
        ada
    }

    async fn begin_by(&self, ada: &Person) {
        ada.runs(&["table", "open"], &[("options", json!(SHORT))])
            .await;
        for _ in 0..3 {
            ada.runs(&["table", "add-machine"], &[]).await;
        }
        ada.runs(&["table", "start"], &[]).await;
    }

    fn closes(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        blameless(&self.discord);
        let log = std::fs::read_to_string(self.log()).unwrap();
        assert!(
            !log.contains(&self.discord.token()),
            "the token stands in the log"
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

/// What she can do next: on her panel, or ready for the next deal.
fn to_do(
    me: &Person,
    pressed: &HashSet<String>,
) -> Option<(Option<Panel>, tests::person::SeenButton)> {
    let button = next_button(me, PATIENT, pressed)?;
    Some((Panel::live(me), button))
}

#[tokio::test]
async fn killed_while_it_waits_for_a_player_it_shows_the_same_hand_and_takes_his_old_button() {
    let mut site = Site::open().await;
    let ada = site.begin().await;
    let mut pressed = HashSet::new();
    let mut kills = 0;
    while kills < 6 {
        let (before, button) = ada.waits("something to do", |me| to_do(me, &pressed)).await;
        pressed.insert(button.custom_id.clone());
        let stands_on = |panel: &Panel| panel.acts.iter().any(|(_, act)| *act == button);
        let is_play = before.as_ref().is_some_and(stands_on);
        if is_play && pressed.len() % 2 == 0 {
            site.kill_and_start().await;
            kills += 1;
            ada.sees("The table is back").await;
            let told = ada.runs(&["hand"], &[]).await;
            let hand = ada.discord.messages(ada.id, ada.channel);
            let now = hand.iter().rev().find_map(Panel::read).unwrap();
            assert_eq!(now.hand, before.as_ref().unwrap().hand, "{told:?}");
            assert_eq!(now.turn, before.as_ref().unwrap().turn);
        }
        // On the very message, or, where it has been replaced meanwhile, as a client that still shows it.
        let sent = ada
            .discord
            .press(ada.id, button.message, &button.custom_id)
            .or_else(|_| ada.discord.forge(ada.id, ada.dm(), &button.custom_id))
            .unwrap();
        let outcome = ada.discord.settled(sent).await;
        let counts = matches!(outcome, Outcome::Acknowledged | Outcome::Updated(_));
        assert!(counts, "{button:?}: {outcome:?} {}", ada.reply(&outcome));
    }
    site.closes();
}

#[tokio::test]
async fn killed_again_and_again_at_any_moment_the_game_goes_on_to_its_end() {
    let mut site = Site::open().await;
    let ada = site.begin().await;
    let player = ada.clone();
    let playing = tokio::spawn(async move {
        let over = |me: &Person| me.reads().contains("final standings");
        let mut changes = player.discord.changes();
        let mut pressed = HashSet::new();
        while !over(&player) {
            if let Some((_, button)) = to_do(&player, &pressed)
                && let Ok(id) = player
                    .discord
                    .press(player.id, button.message, &button.custom_id)
            {
                // Whether it was answered depends on when the program was killed; if not, it is pressed again.
                if player.discord.settled(id).await != Outcome::Failed {
                    pressed.insert(button.custom_id);
                }
            } else {
                let wait = std::time::Duration::from_millis(100);
                let _ = tokio::time::timeout(wait, changes.recv()).await;
            }
        }
    });
    let mut kills = 0;
    while kills < 12 && !playing.is_finished() {
        let mut changes = site.discord.changes();
        let after = rand::rng().random_range(1..30);
        for _ in 0..after {
            let wait = std::time::Duration::from_millis(500);
            let _ = tokio::time::timeout(wait, changes.recv()).await;
        }
        site.kill_and_start().await;
        kills += 1;
    }
    playing.await.unwrap();
    assert!(kills >= 3, "killed only {kills} times");
    site.closes();
}

/// Somebody whose hand is behind this door begins a game.
async fn begun_behind(site: &Site, door: &str) -> Person {
    let ada = Person::arrive(&site.discord, site.guild, site.channel, "Ada");
    ada.runs(&["me", "hand"], &[("where", json!(door))]).await;
    site.begin_by(&ada).await;
    ada
}

/// The panels that somebody sees behind his door, newest last.
fn panels(me: &Person) -> Vec<Panel> {
    let behind = me.threads().into_iter().chain([me.dm()]);
    let messages = behind.flat_map(|place| me.discord.messages(me.id, place));
    messages
        .filter_map(|message| Panel::read(&message))
        .collect()
}

/// Killed again and again as soon as there is something new to press, often before it could note what it has posted, there is
/// one panel afterwards, with buttons that work.
async fn is_found_again_behind(door: &str) {
    let mut site = Site::open().await;
    let ada = begun_behind(&site, door).await;
    let mut pressed = HashSet::new();
    for _ in 0..4 {
        ada.waits("something to do", |me| to_do(me, &pressed)).await;
        site.kill_and_start().await;
        ada.sees("The table is back").await;
        let one = |me: &Person| {
            let panel = Panel::live(me).filter(|_| panels(me).len() == 1)?;
            let act = crate::autopilot::choose(&panel, PATIENT)?.clone();
            (!pressed.contains(&act.custom_id)).then_some(act)
        };
        loop {
            let button = ada.waits("one panel with something to do", one).await;
            // It may be redrawn between look and press.
            if let Some(outcome) = crate::autopilot::touch(&ada, &button).await {
                let counts = matches!(outcome, Outcome::Acknowledged | Outcome::Updated(_));
                assert!(counts, "{outcome:?} {}", ada.reply(&outcome));
                pressed.insert(button.custom_id);
                break;
            }
        }
    }
    let bodies = site.discord.bodies();
    let opened = bodies.iter().filter(|sent| sent.path.ends_with("/threads"));
    assert!(opened.count() <= 1, "one thread for all that time");
    site.closes();
}

#[tokio::test]
async fn killed_it_finds_the_panel_in_a_private_thread_again() {
    is_found_again_behind("thread").await;
}

#[tokio::test]
async fn killed_it_finds_the_panel_in_direct_messages_again() {
    is_found_again_behind("dm").await;
}

/// The boards in the channel, newest last.
fn boards(me: &Person) -> Vec<Id> {
    let all = me.discord.messages(me.id, me.channel);
    let buttons = all.iter().flat_map(tests::person::buttons);
    let watched = buttons.filter(|button| button.label == "Watch");
    watched.map(|button| button.message).collect()
}

#[tokio::test]
async fn killed_as_it_posts_a_board_it_shows_one_board() {
    let mut site = Site::open().await;
    let ada = site.begin().await;
    let mut last = None;
    for _ in 0..4 {
        let newer = |me: &Person| boards(me).pop().filter(|board| Some(*board) != last);
        ada.waits("a new board", newer).await;
        site.kill().await;
        let drawn = |me: &Person| {
            let sent = me.discord.bodies();
            let path = format!("/channels/{}/messages", me.channel);
            let drawn = sent
                .iter()
                .filter(|sent| sent.path.starts_with(&path) && !sent.body.is_null());
            drawn.count()
        };
        let before = drawn(&ada);
        site.start().await;
        let is_drawn = |me: &Person| (drawn(me) > before).then_some(());
        ada.waits("a board that is drawn again", is_drawn).await;
        let one = |me: &Person| boards(me).pop().filter(|_| boards(me).len() == 1);
        last = Some(ada.waits("one board", one).await);
        // Somebody asks for a new one, and it comes as the house falls.
        let asked = ada
            .discord
            .command(ada.id, ada.channel, &["table", "board"], &[]);
        asked.unwrap();
    }
    site.closes();
}

#[tokio::test]
async fn killed_after_a_call_it_does_not_ring_again() {
    let mut site = Site::open().await;
    let ada = begun_behind(&site, "here").await;
    let calls = |me: &Person| {
        let all = me.discord.messages(me.id, me.channel);
        let is_call = |message: &serde_json::Value| {
            let said = message["content"].as_str().unwrap_or_default();
            said.ends_with("it is your turn.")
        };
        all.iter().filter(|message| is_call(message)).count()
    };
    let mut pressed = HashSet::new();
    while calls(&ada) == 0 {
        let (_, button) = ada.waits("something to do", |me| to_do(me, &pressed)).await;
        let is_turn = Panel::live(&ada).is_some_and(|panel| panel.is_turn());
        if is_turn {
            ada.waits("a call", |me| (calls(me) > 0).then_some(()))
                .await;
            break;
        }
        pressed.insert(button.custom_id.clone());
        crate::autopilot::touch(&ada, &button).await;
    }
    site.kill_and_start().await;
    ada.sees("The table is back").await;
    assert_eq!(calls(&ada), 1);
    let bodies = site.discord.bodies();
    let rang = bodies.iter().filter(|sent| {
        let said = sent.body["content"].as_str().unwrap_or_default();
        sent.method == "POST" && said.ends_with("it is your turn.")
    });
    assert_eq!(rang.count(), 1, "one call for one turn");
    site.closes();
}
