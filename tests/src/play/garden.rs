//! Who lives in the playground, and the bot that serves them.

use std::path::Path;
use std::sync::Arc;

use tokio::sync::Mutex;

use crate::discord::{Discord, Id};
use crate::house::{House, Running};

/// A small server with four people and the bot. Clones are handles to the same one.
#[derive(Clone, Debug)]
pub struct Garden {
    /// The Discord it lives in.
    pub discord: Discord,
    /// Its server.
    pub guild: Id,
    /// The channel that a newcomer looks at first.
    pub home: Id,
    house: House,
    bot: Arc<Mutex<Option<Running>>>,
}

/// The people of the playground.
pub const PEOPLE: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

impl Garden {
    /// Plants the garden in this Discord and starts the bot.
    pub async fn plant(discord: Discord, database: &Path, pace: &str) -> Self {
        let guild = discord.add_guild("Sparrow garden");
        let mahjong = discord.add_channel(guild, "mahjong");
        discord.add_channel(guild, "side-table");
        discord.add_thread(mahjong, "quiet corner");
        for name in PEOPLE {
            discord.join(discord.add_person(name), guild);
        }
        let house = House::new(discord.clone(), database, pace);
        let running = house.start().await;
        Self {
            discord,
            guild,
            home: mahjong,
            house,
            bot: Arc::new(Mutex::new(Some(running))),
        }
    }

    /// Kills the bot in the middle of whatever it does and starts it again from its database.
    pub async fn restart(&self) {
        let mut bot = self.bot.lock().await;
        if let Some(running) = bot.take() {
            running.kill().await;
        }
        *bot = Some(self.house.start().await);
    }

    /// Stops the bot as SIGTERM would.
    pub async fn close(&self) {
        if let Some(running) = self.bot.lock().await.take() {
            running.stop().await;
        }
    }
}
