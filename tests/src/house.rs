//! The bot as it runs in tests and in the playground: the real thing, pointed at the local Discord.

use std::path::{Path, PathBuf};
use std::time::Duration;

use config::pace::{Pace, Window, presets};
use config::secret::Secret;
use config::settings::Settings;
use tokio::task::JoinHandle;

use crate::discord::Discord;

/// A pace for tests: everything as in `live`, in milliseconds.
pub const QUICK: &str = "quick";

/// Where a bot finds its Discord and keeps its memory.
#[derive(Clone, Debug)]
pub struct House {
    discord: Discord,
    database: PathBuf,
    pace: String,
}

/// A bot that runs in this process. Dropped, it ends as if it had been killed.
#[derive(Debug)]
pub struct Running {
    task: JoinHandle<()>,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
}

impl House {
    /// A house at this Discord with this database file. `pace` is the pace of tables that name none.
    #[must_use]
    pub fn new(discord: Discord, database: &Path, pace: &str) -> Self {
        Self {
            discord,
            database: database.to_path_buf(),
            pace: pace.to_owned(),
        }
    }

    /// The settings a bot of this house runs with.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let mut paces: Vec<_> = presets()
            .iter()
            .map(|(name, pace)| ((*name).to_owned(), *pace))
            .collect();
        paces.push((QUICK.to_owned(), quick()));
        Settings {
            token: Secret::new(self.discord.token()),
            api: Some(self.discord.api_address()),
            database: self.database.clone(),
            log_json: false,
            log_filter: "warn".to_owned(),
            rules: "hong-kong".to_owned(),
            pace: self.pace.clone(),
            paces,
            notice_buried_boards: true,
        }
    }

    /// Starts the bot in this process and waits until it is connected.
    pub async fn start(&self) -> Running {
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let settings = self.settings();
        let task = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            if let Err(error) = bot::run(settings, shutdown).await {
                tracing::error!(%error, "the bot ended");
            }
        });
        self.discord.ready().await;
        Running {
            task,
            stop: Some(stop),
        }
    }
}

impl Running {
    /// Ends it as SIGTERM would, and waits for that.
    pub async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = (&mut self.task).await;
    }

    /// Ends it in the middle of whatever it does.
    pub async fn kill(mut self) {
        self.task.abort();
        let _ = (&mut self.task).await;
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn quick() -> Pace {
    let ms = Duration::from_millis;
    Pace {
        turn: Some(ms(1500)),
        bank: ms(1000),
        claim: Some(ms(800)),
        pause: (ms(20), ms(40)),
        rest: Some(ms(400)),
        away_after: Some(2),
        window: Window::Even,
        machine: (ms(1), ms(5)),
    }
}
