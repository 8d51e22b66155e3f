//! Slash commands.

use std::sync::Arc;

use commands::ask::mistake::Mistake;
use commands::ask::slash::{self, Opening, Said, Value};
use commands::ask::{Ask, Topic};
use commands::desk::{self, Defaults, LEARNING, Spoke};
use commands::screen::notice::{self, News};
use commands::table::effect::Reply;
use commands::who::{Channel, Person, Place, Role, TableId};
use serenity::model::application::{
    CommandData, CommandDataOption, CommandDataOptionValue, CommandInteraction,
};
use tracing::debug;

use super::speaker::Speaker;
use super::{Intake, Outcome, Voice};
use crate::outbox::receipt::Receipt;
use crate::tables::Seated;

impl Intake {
    /// Hears a slash command.
    pub(super) async fn spoken(&self, command: CommandInteraction) {
        let receipt = Receipt::new(
            Arc::clone(&self.http),
            self.studio.clone(),
            command.id,
            command.token.clone(),
            None,
            self.tables.clock().clone(),
        );
        let speaker = Speaker {
            user: &command.user,
            member: command.member.as_deref(),
            locale: &command.locale,
            guild: command.guild_id,
            guild_locale: command.guild_locale.as_deref(),
            channel_id: command.channel_id,
            channel: command.channel.as_ref(),
            permitted: command.app_permissions,
        };
        let voice = self.voice(speaker, receipt).await;
        let (path, options) = read(&command.data);
        debug!(command = path.join(" "), "a slash command");
        self.answer(&voice, self.obey(&voice, &path, &options))
            .await;
    }

    async fn obey(
        &self,
        voice: &Voice,
        path: &[&str],
        options: &[(String, Value)],
    ) -> (Outcome, Option<Seated>) {
        match slash::read(path, options) {
            Ok(Said::Open(opening)) => self.open(voice, &opening, false).await,
            Ok(Said::Table { ask, table }) => {
                match self.table_meant(voice.place, voice.asker.member.person, table) {
                    Ok(seated) => self.ask(voice, &seated, ask, None).await,
                    Err(mistake) => {
                        let seen = self.look_back(voice, table, ask, None).await;
                        (seen.unwrap_or_else(|| voice.mistake(&mistake)), None)
                    }
                }
            }
            Ok(Said::Wish(wish)) => self.wish(voice, wish).await,
            Ok(Said::Pace {
                name,
                numbers,
                table,
            }) => {
                let new = desk::new_pace(name.as_deref(), &numbers, &self.settings.paces);
                let meant = self.table_meant(voice.place, voice.asker.member.person, table);
                match new.and_then(|new| Ok((new, meant?))) {
                    Ok((new, seated)) => {
                        let ask = Ask::Pace(Box::new(new));
                        self.ask(voice, &seated, ask, None).await
                    }
                    Err(mistake) => (voice.mistake(&mistake), None),
                }
            }
            Ok(Said::Move(table)) => self.move_here(voice, table).await,
            Ok(Said::Score(line)) => {
                let counted = desk::score(&line, self.defaults(), voice.reader());
                let counted = counted.map(Outcome::Word);
                (
                    counted.unwrap_or_else(|mistake| voice.mistake(&mistake)),
                    None,
                )
            }
            Ok(Said::Own(own)) => (self.own(voice, own).await, None),
            Ok(Said::Look(look)) => (self.look(voice, look).await, None),
            Ok(Said::Help(topic)) => self.help(voice, topic).await,
            Ok(Said::Learn(opening)) => self.learn(voice, &opening).await,
            Err(mistake) => (voice.mistake(&mistake), None),
        }
    }

    /// What holds where somebody says nothing.
    pub(super) fn defaults(&self) -> Defaults<'_> {
        Defaults {
            rules: &self.settings.rules,
            houses: &self.settings.houses,
            pace: &self.settings.pace,
            paces: &self.settings.paces,
            keep_games: self.settings.keep_games,
        }
    }

    /// Help for the rules of the table at hand, or for the usual ones.
    pub(super) async fn help(&self, voice: &Voice, topic: Topic) -> (Outcome, Option<Seated>) {
        let at_hand = self.table_meant(voice.place, voice.asker.member.person, None);
        if let Ok(seated) = at_hand {
            let asker = self.at_table(voice, seated.place).await;
            if let Ok(Reply::Private(page)) = seated.ask(asker, Ask::Help(topic), None).await {
                return (voice.page(page), None);
            }
        }
        let page = desk::help(topic, self.defaults(), voice.reader());
        let page = page.map(|page| voice.page(page));
        (page.unwrap_or_else(|mistake| voice.mistake(&mistake)), None)
    }

    /// Opens a table for one person to learn at, with machines on the other places, and begins.
    pub(super) async fn learn(
        &self,
        voice: &Voice,
        opening: &Opening,
    ) -> (Outcome, Option<Seated>) {
        let opening = Opening {
            pace: Some(LEARNING.to_owned()),
            ..opening.clone()
        };
        let (outcome, seated) = self.open(voice, &opening, false).await;
        let Some(seated) = seated else {
            return (outcome, None);
        };
        let outcome = match voice.asks(&seated, desk::first_game()).await {
            Ok(None) => Outcome::Word(notice::news(&News::Learning, voice.reader())),
            Ok(Some(refused)) => super::outcome(refused, false),
            Err(fault) => voice.fault(fault),
        };
        (outcome, Some(seated))
    }

    /// The table a slash command means: the one it names, the one of the channel, or in direct messages the only one
    /// the person sits at.
    pub(super) fn table_meant(
        &self,
        place: Place,
        person: Person,
        named: Option<TableId>,
    ) -> Result<Seated, Mistake> {
        let spoke = match place.guild {
            Some(_) => Spoke::InChannel(self.tables.heard_in(place.channel)),
            None => Spoke::InPrivate,
        };
        let table = desk::meant_table(named, spoke, &self.tables.of(person))?;
        self.tables.find(table).ok_or(Mistake::TableGone)
    }
}

/// The path of a command with its subcommands, and the values given.
pub(super) fn read(data: &CommandData) -> (Vec<&str>, Vec<(String, Value)>) {
    let mut path = vec![data.name.as_str()];
    let mut options: &[CommandDataOption] = &data.options;
    while let [only] = options
        && let CommandDataOptionValue::SubCommand(inner)
        | CommandDataOptionValue::SubCommandGroup(inner) = &only.value
    {
        path.push(&only.name);
        options = inner;
    }
    let values = options
        .iter()
        .filter_map(|option| Some((option.name.clone(), value(&option.value)?)))
        .collect();
    (path, values)
}

fn value(given: &CommandDataOptionValue) -> Option<Value> {
    match given {
        CommandDataOptionValue::String(text) => Some(Value::Text(text.clone())),
        CommandDataOptionValue::Integer(number) => Some(Value::Number(*number)),
        CommandDataOptionValue::Boolean(flag) => Some(Value::Flag(*flag)),
        CommandDataOptionValue::User(user) => Some(Value::Person(Person(user.get()))),
        CommandDataOptionValue::Channel(channel) => Some(Value::Channel(Channel(channel.get()))),
        CommandDataOptionValue::Role(role) => Some(Value::Role(Role(role.get()))),
        // None of our commands has options of other kinds.
        CommandDataOptionValue::Autocomplete { .. }
        | CommandDataOptionValue::Number(_)
        | CommandDataOptionValue::SubCommand(_)
        | CommandDataOptionValue::SubCommandGroup(_)
        | CommandDataOptionValue::Attachment(_)
        | CommandDataOptionValue::Mentionable(_)
        | CommandDataOptionValue::Unknown(_)
        | _ => None,
    }
}
