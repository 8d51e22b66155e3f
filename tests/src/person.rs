//! A person who plays: what he sees, says and presses. Waiting is on changes, with a deadline; nothing sleeps.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};

use crate::discord::{Discord, Id, Outcome};

/// How long a person waits for something before the test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody at the local Discord, looking at one channel and at his direct messages.
#[derive(Clone, Debug)]
pub struct Person {
    /// The Discord he is at.
    pub discord: Discord,
    /// His id.
    pub id: Id,
    /// His name.
    pub name: String,
    /// The channel he looks at.
    pub channel: Id,
}

/// A button as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenButton {
    /// The message it stands on.
    pub message: Id,
    /// What is written on it.
    pub label: String,
    /// What it sends.
    pub custom_id: String,
    /// Whether it can be pressed.
    pub enabled: bool,
}

impl Person {
    /// A new person in a guild, looking at a channel.
    #[must_use]
    pub fn arrive(discord: &Discord, guild: Id, channel: Id, name: &str) -> Self {
        let id = discord.add_person(name);
        discord.join(id, guild);
        Self {
            discord: discord.clone(),
            id,
            name: name.to_owned(),
            channel,
        }
    }

    /// His direct messages with the bot.
    #[must_use]
    pub fn dm(&self) -> Id {
        self.discord.dm_channel(self.id)
    }

    /// Everything he sees, oldest first, the channel before the direct messages and his private threads.
    #[must_use]
    pub fn messages(&self) -> Vec<Value> {
        let mut all = self.discord.messages(self.id, self.channel);
        all.extend(self.discord.messages(self.id, self.dm()));
        for thread in self.threads() {
            all.extend(self.discord.messages(self.id, thread));
        }
        all
    }

    /// The private threads he is in.
    #[must_use]
    pub fn threads(&self) -> Vec<Id> {
        let me = json!(self.id.to_string());
        let is_his = |thread: &&Value| {
            let members = thread["members"].as_array().into_iter().flatten();
            thread["type"] == 12 && members.into_iter().any(|member| *member == me)
        };
        let guilds = self.discord.guilds(self.id);
        let threads = guilds.iter().flat_map(|guild| guild["threads"].as_array());
        let own = threads.flatten().filter(is_his);
        own.filter_map(|thread| thread["id"].as_str()?.parse().ok())
            .collect()
    }

    /// All that can be read, for failures and searches.
    #[must_use]
    pub fn reads(&self) -> String {
        self.messages()
            .iter()
            .map(text)
            .collect::<Vec<_>>()
            .join("\n---\n")
    }

    /// All buttons he sees, the newest message last.
    #[must_use]
    pub fn buttons(&self) -> Vec<SeenButton> {
        self.messages().iter().flat_map(buttons).collect()
    }

    /// Waits until `probe` finds something.
    ///
    /// # Panics
    /// When it finds nothing in time; the message tells what he saw.
    pub async fn waits<T>(&self, what: &str, mut probe: impl FnMut(&Self) -> Option<T>) -> T {
        let deadline = Instant::now() + PATIENCE;
        let mut changes = self.discord.changes();
        loop {
            if let Some(found) = probe(self) {
                return found;
            }
            let heard = timeout_at(deadline, changes.recv()).await;
            assert!(
                heard.is_ok(),
                "{} waited in vain for {what}. Seen:\n{}",
                self.name,
                self.reads()
            );
        }
    }

    /// Waits until he can read this somewhere.
    pub async fn sees(&self, words: &str) {
        self.waits(&format!("`{words}`"), |me| {
            me.reads().contains(words).then_some(())
        })
        .await;
    }

    /// Waits until he can press a button whose label contains `label`, and gives the newest.
    pub async fn finds(&self, label: &str) -> SeenButton {
        self.waits(&format!("the button `{label}`"), |me| me.button(label))
            .await
    }

    /// The newest button he can press now whose label contains `label`.
    #[must_use]
    pub fn button(&self, label: &str) -> Option<SeenButton> {
        self.buttons()
            .into_iter()
            .rev()
            .find(|button| button.enabled && button.label.contains(label))
    }

    /// Presses the newest button with this label and waits for the answer.
    pub async fn presses(&self, label: &str) -> Outcome {
        let button = self.finds(label).await;
        self.presses_on(&button).await
    }

    /// Presses this very button, as it was when he saw it, and waits for the answer.
    ///
    /// # Panics
    /// When the client would not let him, or nobody answered: no press may ever fail.
    pub async fn presses_on(&self, button: &SeenButton) -> Outcome {
        let pressed = self
            .discord
            .press(self.id, button.message, &button.custom_id);
        let id =
            pressed.unwrap_or_else(|why| panic!("{} cannot press {button:?}: {why}", self.name));
        self.answered(id, &format!("the press of {}", button.label))
            .await
    }

    /// Chooses from a select of the newest message he sees it on, by what stands on the choice, and waits for the answer.
    ///
    /// # Panics
    /// When there is no such choice, or nobody answered.
    pub async fn chooses(&self, label: &str) -> Outcome {
        self.chooses_in("", label).await
    }

    /// The same in a select whose hint contains this.
    ///
    /// # Panics
    /// When there is no such choice, or nobody answered.
    pub async fn chooses_in(&self, hint: &str, label: &str) -> Outcome {
        let what = format!("the choice `{label}`");
        let (message, select, value) = self.waits(&what, |me| me.choice(hint, label)).await;
        let chosen = self.discord.select(self.id, message, &select, &[&value]);
        let id = chosen.unwrap_or_else(|why| panic!("{} cannot choose {label}: {why}", self.name));
        self.answered(id, &format!("the choice of {label}")).await
    }

    /// Picks channels or roles where the newest message lets him, and waits for the answer.
    ///
    /// # Panics
    /// When there is nothing to pick, or nobody answered.
    pub async fn picks(&self, ids: &[Id]) -> Outcome {
        let pick = |me: &Self| {
            me.parts(&[6, 8])
                .pop()
                .map(|(message, part)| (message, string(&part["custom_id"])))
        };
        let (message, select) = self.waits("something to pick", pick).await;
        let ids: Vec<String> = ids.iter().map(Id::to_string).collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let picked = self.discord.select(self.id, message, &select, &ids);
        let id = picked.unwrap_or_else(|why| panic!("{} cannot pick {ids:?}: {why}", self.name));
        self.answered(id, "the pick").await
    }

    /// Fills in the form that a button opens, and waits for the answer.
    ///
    /// # Panics
    /// When there is no form, or nobody answered.
    pub async fn fills_in(&self, label: &str, text: &str) -> Outcome {
        let button = self.finds(label).await;
        let pressed = self
            .discord
            .press(self.id, button.message, &button.custom_id);
        let id = pressed.unwrap_or_else(|why| panic!("{} cannot press {label}: {why}", self.name));
        let opened = self.answered(id, &format!("the press of {label}")).await;
        assert!(matches!(opened, Outcome::Form(_)), "{opened:?} is no form");
        let sent = self.discord.submit_modal(self.id, id, &[("line", text)]);
        let id = sent.unwrap_or_else(|why| panic!("{} cannot send the form: {why}", self.name));
        self.answered(id, &format!("the form for {label}")).await
    }

    /// The newest choice whose label contains this, in a select with such a hint: its message, select and value.
    fn choice(&self, hint: &str, label: &str) -> Option<(Id, String, String)> {
        let selects = self.parts(&[3]).into_iter().rev();
        let selects = selects.filter(|(_, select)| string(&select["placeholder"]).contains(hint));
        let mut choices = selects.flat_map(|(message, select)| {
            let options = select["options"].as_array().cloned().unwrap_or_default();
            let id = string(&select["custom_id"]);
            options
                .into_iter()
                .map(move |option| (message, id.clone(), option))
        });
        choices
            .find(|(_, _, option)| string(&option["label"]).contains(label))
            .map(|(message, id, option)| (message, id, string(&option["value"])))
    }

    /// The components of these kinds on all messages he sees, the newest last.
    fn parts(&self, kinds: &[u64]) -> Vec<(Id, Value)> {
        let messages = self.messages();
        let of = |message: &Value| {
            let id: Option<Id> = message["id"].as_str().and_then(|id| id.parse().ok());
            let rows = message["components"].as_array().into_iter().flatten();
            let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
            parts
                .filter(|part| {
                    part["type"]
                        .as_u64()
                        .is_some_and(|kind| kinds.contains(&kind))
                })
                .filter_map(|part| Some((id?, part.clone())))
                .collect::<Vec<_>>()
        };
        messages.iter().flat_map(of).collect()
    }

    /// Runs a slash command in the channel and waits for the answer.
    pub async fn runs(&self, path: &[&str], options: &[(&str, Value)]) -> Outcome {
        self.runs_in(self.channel, path, options).await
    }

    /// Runs a slash command somewhere and waits for the answer.
    ///
    /// # Panics
    /// When the client would not let him, or nobody answered.
    pub async fn runs_in(&self, channel: Id, path: &[&str], options: &[(&str, Value)]) -> Outcome {
        let ran = self.discord.command(self.id, channel, path, options);
        let id = ran.unwrap_or_else(|why| panic!("{} cannot run {path:?}: {why}", self.name));
        self.answered(id, &format!("/{}", path.join(" "))).await
    }

    async fn answered(&self, interaction: Id, what: &str) -> Outcome {
        let outcome = self.discord.settled(interaction).await;
        assert_ne!(
            outcome,
            Outcome::Failed,
            "{what} by {} was not answered in time",
            self.name
        );
        outcome
    }

    /// What a reply says; empty when the answer was no message.
    #[must_use]
    pub fn reply(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Replied(id) | Outcome::Updated(id) | Outcome::Thinking(id) => self
                .discord
                .message(self.id, *id)
                .as_ref()
                .map(text)
                .unwrap_or_default(),
            Outcome::Waiting
            | Outcome::Acknowledged
            | Outcome::Choices(_)
            | Outcome::Form(_)
            | Outcome::Failed => String::new(),
        }
    }
}

/// All words of a message: content, cards, and what stands on its buttons.
#[must_use]
pub fn text(message: &Value) -> String {
    let mut words = vec![message["content"].as_str().unwrap_or_default().to_owned()];
    for embed in message["embeds"].as_array().into_iter().flatten() {
        words.extend(["title", "description"].map(|key| string(&embed[key])));
        for field in embed["fields"].as_array().into_iter().flatten() {
            words.extend(["name", "value"].map(|key| string(&field[key])));
        }
        words.push(string(&embed["footer"]["text"]));
    }
    words.extend(
        buttons(message)
            .into_iter()
            .map(|button| format!("[{}]", button.label)),
    );
    words.retain(|word| !word.is_empty());
    words.join("\n")
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The buttons of a message, in order.
#[must_use]
pub fn buttons(message: &Value) -> Vec<SeenButton> {
    let Some(id) = message["id"].as_str().and_then(|id| id.parse().ok()) else {
        return Vec::new();
    };
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let buttons = parts.filter(|part| part["type"] == json!(2) && part["custom_id"].is_string());
    buttons
        .map(|part| SeenButton {
            message: id,
            label: [string(&part["emoji"]["name"]), string(&part["label"])]
                .join(" ")
                .trim()
                .to_owned(),
            custom_id: string(&part["custom_id"]),
            enabled: part["disabled"] != json!(true),
        })
        .collect()
}
