//! A server with people and the bot in it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use config::tiles::TileStyle;
use serde_json::{Value, json};
use tests::discord::{Discord, Id, Options, Sent};
use tests::house::{House, QUICK, Running};
use tests::person::Person;

/// The options of a short game that anybody can win.
pub(crate) const SHORT: &str = "game.rounds=1 min_faan=0";

/// A server with people and the bot in it.
pub(crate) struct Parlour {
    pub(crate) discord: Discord,
    pub(crate) guild: Id,
    pub(crate) channel: Id,
    pub(crate) people: Vec<Person>,
    house: House,
    bot: Option<Running>,
    folder: tempfile::TempDir,
}

impl Parlour {
    /// A server with these people; the bot is there.
    pub(crate) async fn open(names: &[&str]) -> Self {
        Self::open_with(names, Options::default()).await
    }

    pub(crate) async fn open_with(names: &[&str], options: Options) -> Self {
        let discord = Discord::start(options).await.unwrap();
        let guild = discord.add_guild("Parlour");
        let channel = discord.add_channel(guild, "table-one");
        let folder = tempfile::tempdir().unwrap();
        let house = House::new(discord.clone(), &folder.path().join("sparrow.db"), QUICK).hurried();
        let people = names
            .iter()
            .map(|name| Person::arrive(&discord, guild, channel, name))
            .collect();
        let bot = Some(house.start().await);
        Self {
            discord,
            guild,
            channel,
            people,
            house,
            bot,
            folder,
        }
    }

    /// The first, second, … person.
    pub(crate) fn person(&self, index: usize) -> Person {
        self.people[index].clone()
    }

    /// Somebody opens a table, everybody else sits down, machines fill up, and the game begins.
    pub(crate) async fn begin(&self, pace: &str, options: &str) {
        self.begin_by("hong-kong", pace, options).await;
    }

    /// The same by these rules.
    pub(crate) async fn begin_by(&self, rules: &str, pace: &str, options: &str) {
        self.open_table_by(rules, pace, options).await;
        for person in &self.people[1..] {
            person.presses("Join").await;
        }
        for machine in 1..=4usize.saturating_sub(self.people.len()) {
            self.people[0].presses("Add machine").await;
            self.people[0].sees(&format!("Machine {machine}")).await;
        }
        self.people[0].presses("Start").await;
    }

    /// The first person opens a table and looks at its card.
    pub(crate) async fn open_table(&self, pace: &str, options: &str) {
        self.open_table_by("hong-kong", pace, options).await;
    }

    async fn open_table_by(&self, rules: &str, pace: &str, options: &str) {
        let mut given = vec![("rules", json!(rules)), ("pace", json!(pace))];
        if !options.is_empty() {
            given.push(("options", json!(options)));
        }
        self.people[0].runs(&["table", "open"], &given).await;
        self.people[0].finds("Join").await;
    }

    /// Where a file of this name lies, as long as the parlour stands.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The bot keeps its memory in this file from now on; what it knew is forgotten.
    pub(crate) async fn moves_to(&mut self, database: &Path) {
        self.stop().await;
        self.house = self.house.clone().with_memory(database);
        self.bot = Some(self.house.start().await);
    }

    /// Tiles are shown like this from the next start on.
    pub(crate) fn shows_tiles(&mut self, tiles: TileStyle) {
        self.house = self.house.clone().with_tiles(tiles);
    }

    /// Time passes at once, for Discord and for the bot.
    pub(crate) fn advance(&self, by: Duration) {
        self.house.advance(by);
    }

    /// The minute after midnight in UTC, so much later, by the bot's clock, as people write it.
    pub(crate) fn minute(&self, later: Duration) -> String {
        let minutes = self.house.clock().now().plus(later).seconds() / 60;
        format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
    }

    /// The bot stops as it is told to.
    pub(crate) async fn stop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.stop().await;
        }
    }

    /// The bot is killed in the middle of whatever it does, and begins again with what it kept.
    pub(crate) async fn restarts(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.kill().await;
        }
        let mut changes = self.discord.changes();
        while self.discord.connections() > 0 {
            self.discord.cut(tests::discord::Cut::Forgotten);
            let _ = tokio::time::timeout(Duration::from_millis(20), changes.recv()).await;
        }
        self.bot = Some(self.house.start().await);
    }

    /// Everything the bot posted or edited where everybody reads it.
    pub(crate) fn public(&self) -> Vec<Sent> {
        let path = format!("/channels/{}/messages", self.channel);
        self.discord
            .bodies()
            .into_iter()
            .filter(|sent| sent.path.starts_with(&path) && !sent.body.is_null())
            .collect()
    }

    /// The end of every test: the bot stops as it is told to, and has never sent what may not be sent.
    pub(crate) async fn closes(mut self) {
        self.stop().await;
        blameless(&self.discord);
    }
}

/// Nothing the bot sent was malformed, and the token stands in none of it.
pub(crate) fn blameless(discord: &Discord) {
    let refused = discord.refusals();
    assert!(refused.is_empty(), "refused as malformed: {refused:#?}");
    let token = discord.token();
    for sent in discord.bodies() {
        assert!(
            !sent.body.to_string().contains(&token) && !sent.path.contains(&token),
            "the token was sent to {}",
            sent.path
        );
    }
}

/// All words of a body: text, cards, labels, ids, file names.
pub(crate) fn words(body: &Value) -> String {
    match body {
        Value::String(text) => format!("{text}\n"),
        Value::Array(list) => list.iter().map(words).collect(),
        Value::Object(fields) => fields.values().map(words).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => String::new(),
    }
}
