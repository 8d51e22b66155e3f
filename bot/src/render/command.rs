//! The command tree as the library's builders, with its words in every language.

use commands::ask::slash::tree::{self, COMMANDS, Command, Given, Takes};
use commands::words::Tongue;
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::{CommandOptionType, InstallationContext, InteractionContext};

use super::message;

/// All our commands.
#[must_use]
pub fn all() -> Vec<CreateCommand> {
    COMMANDS.iter().map(command).collect()
}

fn command(command: &Command) -> CreateCommand {
    let contexts = if command.in_messages {
        vec![InteractionContext::Guild, InteractionContext::BotDm]
    } else {
        vec![InteractionContext::Guild]
    };
    let made = CreateCommand::new(command.name)
        .description(command.about(&[], Tongue::default()))
        .contexts(contexts)
        .integration_types(vec![InstallationContext::Guild]);
    let made = if command.for_managers {
        made.default_member_permissions(Permissions::MANAGE_GUILD)
    } else {
        made
    };
    let made = others().fold(made, |made, tongue| {
        made.name_localized(tongue.discord(), command.called(&[], tongue))
            .description_localized(tongue.discord(), command.about(&[], tongue))
    });
    let path = [command.name];
    let below = command.below.iter().map(|below| subcommand(below, &path));
    let options = command.options.iter().map(option);
    made.set_options(below.chain(options).collect())
}

fn subcommand(command: &Command, path: &[&str]) -> CreateCommandOption {
    let about = |tongue| command.about(path, tongue);
    let made = CreateCommandOption::new(
        CommandOptionType::SubCommand,
        command.name,
        about(Tongue::default()),
    );
    let made = others().fold(made, |made, tongue| {
        made.name_localized(tongue.discord(), command.called(path, tongue))
            .description_localized(tongue.discord(), about(tongue))
    });
    command
        .options
        .iter()
        .map(option)
        .fold(made, CreateCommandOption::add_sub_option)
}

fn option(given: &Given) -> CreateCommandOption {
    let kind = match given.takes {
        Takes::Offered | Takes::Text | Takes::Choice(_) => CommandOptionType::String,
        Takes::Person => CommandOptionType::User,
        Takes::Channel => CommandOptionType::Channel,
        Takes::Role => CommandOptionType::Role,
    };
    let made = CreateCommandOption::new(kind, given.name, given.about(Tongue::default()))
        .required(given.required);
    let made = others().fold(made, |made, tongue| {
        made.name_localized(tongue.discord(), given.called(tongue))
            .description_localized(tongue.discord(), given.about(tongue))
    });
    match given.takes {
        Takes::Offered => made.set_autocomplete(true),
        Takes::Choice(values) => values.iter().fold(made, |made, value| {
            let names = others().map(|tongue| (tongue.discord(), tree::choice(value, tongue)));
            made.add_string_choice_localized(
                tree::choice(value, Tongue::default()),
                *value,
                names.collect::<Vec<_>>(),
            )
        }),
        Takes::Channel => made.channel_types(message::WRITABLE.to_vec()),
        Takes::Text | Takes::Person | Takes::Role => made,
    }
}

/// The languages beside the one of the names themselves.
fn others() -> impl Iterator<Item = Tongue> {
    Tongue::ALL
        .into_iter()
        .filter(|tongue| *tongue != Tongue::default())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn made() -> Vec<Value> {
        let json = |made| serde_json::to_value(made).expect("builders can be written as JSON");
        all().into_iter().map(json).collect()
    }

    #[test]
    fn every_command_is_there_with_its_subcommands_and_options() {
        let made = made();
        assert_eq!(made.len(), COMMANDS.len());
        for (made, command) in made.iter().zip(COMMANDS) {
            assert_eq!(made["name"], command.name);
            let options = made["options"].as_array().map_or(0, Vec::len);
            assert_eq!(
                options,
                command.below.len() + command.options.len(),
                "{}",
                command.name
            );
        }
    }

    #[test]
    fn names_descriptions_and_choices_are_there_in_every_language() {
        fn visit(what: &Value) {
            let languages = ["ja", "zh-CN", "zh-TW"];
            let texts = |texts: &Value| -> Vec<String> {
                let texts = texts.as_object().into_iter().flatten();
                let mut there: Vec<String> = texts.map(|(language, _)| language.clone()).collect();
                there.sort();
                there
            };
            assert_eq!(texts(&what["name_localizations"]), languages, "{what}");
            if what.get("description").is_some() {
                assert_eq!(texts(&what["description_localizations"]), languages);
            }
            let below = ["options", "choices"].map(|part| what[part].as_array());
            below.into_iter().flatten().flatten().for_each(visit);
        }
        made().iter().for_each(visit);
        let table = &made()[0];
        assert_eq!(table["name_localizations"]["ja"], "卓");
        assert_eq!(table["options"][0]["name"], "open");
        assert_eq!(table["options"][0]["name_localizations"]["zh-TW"], "開桌");
    }

    #[test]
    fn only_commands_for_messages_are_offered_there() {
        for (made, command) in made().iter().zip(COMMANDS) {
            let expected = if command.in_messages {
                json!([0, 1])
            } else {
                json!([0])
            };
            assert_eq!(made["contexts"], expected, "{}", command.name);
        }
    }

    #[test]
    fn only_those_who_manage_a_server_are_offered_its_settings() {
        // Bit 5 of Discord's permissions is Manage Server.
        for (made, command) in made().iter().zip(COMMANDS) {
            let expected = if command.name == "server" {
                json!((1 << 5).to_string())
            } else {
                Value::Null
            };
            let given = &made["default_member_permissions"];
            assert_eq!(*given, expected, "{}", command.name);
        }
    }

    #[test]
    fn an_option_with_offers_has_no_fixed_choices() {
        fn visit(option: &Value) {
            let choices = option["choices"].as_array().map_or(0, Vec::len);
            assert!(option["autocomplete"] != true || choices == 0, "{option}");
            option["options"]
                .as_array()
                .into_iter()
                .flatten()
                .for_each(visit);
        }
        made().iter().for_each(visit);
    }
}
