//! The bot as it runs in tests and in the playground: the real thing, pointed at the local Discord.

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::Duration;

use bot::RunError;
use bot::clock::Clock;
use config::house::Houses;
use config::pace::{Pace, Window, presets};
use config::secret::Secret;
use config::settings::Settings;
use config::tiles::TileStyle;
use tokio::sync::oneshot;

use crate::discord::Discord;

/// A pace for tests: machines answer in milliseconds, and no clock runs out.
pub const QUICK: &str = "quick";
/// A pace for tests: every clock runs out in a quarter of a second.
pub const HASTY: &str = "hasty";
/// A pace for tests: windows of even length, in milliseconds.
pub const EVEN: &str = "even";
/// A pace for tests: people have a day for a turn and eight hours for a claim; machines answer in milliseconds.
pub const DAYS: &str = "days";

/// So long what a killed bot was doing at that moment may take.
const LETTING_GO: Duration = Duration::from_secs(10);

/// Where a bot finds its Discord and keeps its memory.
#[derive(Clone, Debug)]
pub struct House {
    discord: Discord,
    database: PathBuf,
    pace: String,
    tiles: TileStyle,
    /// Between two drawings of one message, and between two requests.
    gaps: (Duration, Duration),
    clock: Clock,
}

/// A bot that runs in this process, on a runtime of its own. Dropped, it ends as if it had been killed.
#[derive(Debug)]
pub struct Running {
    end: Option<oneshot::Sender<End>>,
    thread: Option<JoinHandle<()>>,
}

/// How a bot ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// As SIGTERM would.
    Told,
    /// In the middle of whatever it does.
    Killed,
}

impl House {
    /// A house at this Discord with this database file. `pace` is the pace of tables that name none.
    #[must_use]
    pub fn new(discord: Discord, database: &Path, pace: &str) -> Self {
        Self {
            discord,
            database: database.to_path_buf(),
            pace: pace.to_owned(),
            tiles: TileStyle::Text,
            gaps: (Duration::from_millis(1100), Duration::from_millis(25)),
            clock: Clock::default(),
        }
    }

    /// The same, but its bot sends as quickly as it can: the local Discord counts no requests.
    #[must_use]
    pub fn hurried(self) -> Self {
        Self {
            gaps: (Duration::from_millis(1), Duration::ZERO),
            ..self
        }
    }

    /// The same with tiles like this for those who have not chosen.
    #[must_use]
    pub fn with_tiles(self, tiles: TileStyle) -> Self {
        Self { tiles, ..self }
    }

    /// The same with its memory in another file, by the same clock.
    #[must_use]
    pub fn with_memory(self, database: &Path) -> Self {
        Self {
            database: database.to_path_buf(),
            ..self
        }
    }

    /// The clock its bots go by, one after the other.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Time passes at once, for Discord and for the bot.
    pub fn advance(&self, by: Duration) {
        // Discord first: whoever wakes by the bot's clock must not be ahead of it.
        self.discord.pass(by);
        self.clock.advance(by);
    }

    /// The settings a bot of this house runs with.
    #[must_use]
    pub fn settings(&self) -> Settings {
        Settings {
            token: Secret::new(self.discord.token()),
            api: Some(self.discord.api_address()),
            database: self.database.clone(),
            log_json: false,
            log_filter: "warn".to_owned(),
            rules: "hong-kong".to_owned(),
            houses: Houses::shipped(),
            pace: self.pace.clone(),
            paces: paces(),
            tiles: self.tiles,
            tile_emojis: self.tiles == TileStyle::Pictures,
            tile_index: true,
            notice_buried_boards: true,
            edit_gap: self.gaps.0,
            request_gap: self.gaps.1,
            keep_games: None,
        }
    }

    /// Starts the bot in this process and waits until it is connected.
    ///
    /// # Panics
    /// With the reason, when it ends before that.
    pub async fn start(&self) -> Running {
        let (end, ended) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let (settings, clock) = (self.settings(), self.clock.clone());
        let thread = std::thread::spawn(move || {
            if let Err(error) = live(settings, clock, ended) {
                tracing::error!(%error, "the bot ended");
                // Once it was connected nobody listens any more.
                let _ = tell.send(error.to_string());
            }
        });
        tokio::select! {
            () = self.discord.ready() => {}
            why = told => {
                let why = why.unwrap_or_else(|_| "it has panicked".to_owned());
                panic!("the bot does not start: {why}");
            }
        }
        Running {
            end: Some(end),
            thread: Some(thread),
        }
    }
}

/// Every pace there is, by name: the built-in ones and those for tests.
#[must_use]
pub fn paces() -> Vec<(String, Pace)> {
    let built_in = presets().iter().copied();
    let own = [
        (QUICK, quick()),
        (HASTY, hasty()),
        (EVEN, even()),
        (DAYS, days()),
    ];
    built_in
        .chain(own)
        .map(|(name, pace)| (name.to_owned(), pace))
        .collect()
}

/// Runs a bot until its end. The runtime goes with it, and every task with the runtime.
fn live(settings: Settings, clock: Clock, ended: oneshot::Receiver<End>) -> Result<(), RunError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("the operating system gives threads");
    let served = runtime.block_on(async {
        let (stop, stopped) = oneshot::channel::<()>();
        let bot = bot::run(settings, clock, async {
            // Nobody says stop any more: the same as one who does.
            let _ = stopped.await;
        });
        tokio::pin!(bot);
        tokio::select! {
            served = &mut bot => served,
            end = ended => match end {
                Ok(End::Told) => {
                    let _ = stop.send(());
                    bot.await
                }
                Ok(End::Killed) | Err(_) => Ok(()),
            },
        }
    });
    // Whatever it holds is let go before the next one starts: its lock on the file above all.
    runtime.shutdown_timeout(LETTING_GO);
    served
}

impl Running {
    /// Ends it as SIGTERM would, and waits for that.
    pub async fn stop(mut self) {
        self.end(End::Told).await;
    }

    /// Ends it in the middle of whatever it does.
    pub async fn kill(mut self) {
        self.end(End::Killed).await;
    }

    async fn end(&mut self, how: End) {
        if let Some(end) = self.end.take() {
            // A bot that has ended by itself hears nothing.
            let _ = end.send(how);
        }
        if let Some(thread) = self.thread.take() {
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(end) = self.end.take() {
            let _ = end.send(End::Killed);
        }
    }
}

/// The quick pace: nobody's clock runs out, and nobody waits for a clock.
fn quick() -> Pace {
    let ms = Duration::from_millis;
    Pace {
        turn: Some(Duration::from_secs(60)),
        bank: Duration::ZERO,
        claim: Some(Duration::from_secs(60)),
        pause: (ms(0), ms(0)),
        rest: Some(Duration::from_secs(60)),
        away_after: Some(2),
        window: Window::Quick,
        machine: (ms(1), ms(5)),
    }
}

/// The hasty pace: clocks run out while one looks.
fn hasty() -> Pace {
    let ms = Duration::from_millis;
    Pace {
        turn: Some(ms(250)),
        claim: Some(ms(250)),
        rest: Some(ms(250)),
        ..quick()
    }
}

/// The even pace: as quick, but no window tells by its length who could have claimed.
fn even() -> Pace {
    Pace {
        pause: (Duration::from_millis(60), Duration::from_millis(90)),
        window: Window::Even,
        ..quick()
    }
}

/// The pace of days: as quick for machines, but people may sleep.
fn days() -> Pace {
    let hours = |count: u64| Duration::from_secs(count * 3600);
    Pace {
        turn: Some(hours(24)),
        claim: Some(hours(8)),
        rest: Some(hours(24)),
        ..quick()
    }
}
