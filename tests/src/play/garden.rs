//! Who lives in the playground, and the bot that serves them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use commands::screen::face::Face;
use config::tiles::TileStyle;
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

/// The server and its people, before the bot comes.
#[derive(Clone, Debug)]
pub struct Grounds {
    /// The Discord it lives in.
    pub discord: Discord,
    /// Its server.
    pub guild: Id,
    /// The channel that a newcomer looks at first.
    pub home: Id,
    /// Who lives there.
    pub people: Vec<Id>,
}

impl Grounds {
    /// A server with a few channels and these people.
    #[must_use]
    pub fn lay(discord: Discord, names: &[&str]) -> Self {
        let guild = discord.add_guild("Sparrow garden");
        let mahjong = discord.add_channel(guild, "mahjong");
        let side = discord.add_channel(guild, "side-table");
        discord.add_forum(guild, "table-talk");
        let people: Vec<Id> = names.iter().map(|name| discord.add_person(name)).collect();
        for person in &people {
            discord.join(*person, guild);
        }
        discord.add_thread(side, "quiet corner");
        Self {
            discord,
            guild,
            home: mahjong,
            people,
        }
    }
}

impl Garden {
    /// Plants the garden in this Discord and starts the bot. When it is there, so are the pictures of its tiles: whoever comes
    /// first should not see less than others.
    pub async fn plant(discord: Discord, database: &Path, pace: &str) -> Self {
        let house = House::new(discord.clone(), database, pace).hurried();
        let house = house.with_tiles(TileStyle::Pictures);
        let mut changes = discord.changes();
        let garden = Self::open(Grounds::lay(discord, &PEOPLE), house).await;
        while garden.discord.emojis().len() < Face::all().count() {
            // One who has missed changes has a reason to look again as well.
            let _ = changes.recv().await;
        }
        garden
    }

    /// The bot of this house comes to a server that is there.
    pub async fn open(grounds: Grounds, house: House) -> Self {
        let running = house.start().await;
        Self {
            discord: grounds.discord,
            guild: grounds.guild,
            home: grounds.home,
            house,
            bot: Arc::new(Mutex::new(Some(running))),
        }
    }

    /// Time passes at once, for Discord and for the bot.
    pub fn advance(&self, by: Duration) {
        self.house.advance(by);
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
