//! Slash commands: names, options, choices, and 8000 characters for each.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::discord::refusal::{Complaints, Refusal};

/// Subcommand and subcommand group.
const SUB: [u64; 2] = [1, 2];

/// Checks a whole set of commands, or one. `root` is "" for a single one.
pub(in crate::discord) fn commands(list: &[&Value], single: bool) -> Result<(), Refusal> {
    let mut complaints = Complaints::default();
    if list.len() > 100 {
        return Err(Refusal::TOO_MANY_COMMANDS);
    }
    let mut names = BTreeSet::new();
    for (at, command) in list.iter().enumerate() {
        let place = if single {
            String::new()
        } else {
            at.to_string()
        };
        one(&place, command, &mut complaints);
        let kind = command["type"].as_u64().unwrap_or(1);
        if !names.insert((kind, command["name"].as_str())) {
            complaints.add(
                &format!("{place}.name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    complaints.verdict()
}

fn one(place: &str, command: &Value, complaints: &mut Complaints) {
    let chat = command["type"].as_u64().unwrap_or(1) == 1;
    let name = command["name"].as_str().unwrap_or_default();
    if chat {
        chat_name(&format!("{place}.name"), name, complaints);
        described(place, command, complaints);
        options(place, &command["options"], 0, complaints);
    } else {
        complaints.length(&format!("{place}.name"), name, 1, 32);
        if !command["description"]
            .as_str()
            .unwrap_or_default()
            .is_empty()
        {
            complaints.add(
                &format!("{place}.description"),
                "APPLICATION_COMMANDS_DESCRIPTION_NOT_ALLOWED",
                "Only slash commands have a description",
            );
        }
    }
    if characters(command) > 8000 {
        complaints.add(
            place,
            "APPLICATION_COMMAND_TOO_LARGE",
            "Command exceeds maximum size (8000)",
        );
    }
}

/// Whether a text can name a slash command or an option.
fn is_chat_name(name: &str) -> bool {
    let count = name.chars().count();
    let fits = |c: char| {
        c.is_alphanumeric()
            || matches!(c, '-' | '_' | '\'')
            || ('\u{900}'..='\u{97F}').contains(&c)
            || ('\u{E00}'..='\u{E7F}').contains(&c)
    };
    (1..=32).contains(&count) && name.chars().all(fits) && name == name.to_lowercase()
}

fn chat_name(place: &str, name: &str, complaints: &mut Complaints) {
    if !is_chat_name(name)
        || twilight_validate::command::chat_input_name(name).is_err() && name.is_ascii()
    {
        complaints.add(
            place,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        );
    }
}

/// The description, and all localisations.
fn described(place: &str, what: &Value, complaints: &mut Complaints) {
    complaints.length(
        &format!("{place}.description"),
        what["description"].as_str().unwrap_or_default(),
        1,
        100,
    );
    for (language, name) in what["name_localizations"].as_object().into_iter().flatten() {
        chat_name(
            &format!("{place}.name_localizations.{language}"),
            name.as_str().unwrap_or_default(),
            complaints,
        );
        locale(&format!("{place}.name_localizations"), language, complaints);
    }
    for (language, text) in what["description_localizations"]
        .as_object()
        .into_iter()
        .flatten()
    {
        complaints.length(
            &format!("{place}.description_localizations.{language}"),
            text.as_str().unwrap_or_default(),
            1,
            100,
        );
        locale(
            &format!("{place}.description_localizations"),
            language,
            complaints,
        );
    }
}

/// Discord's languages.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

fn locale(place: &str, language: &str, complaints: &mut Complaints) {
    if !LOCALES.contains(&language) {
        complaints.add(
            &format!("{place}.{language}"),
            "ENUM_TYPE_COERCE",
            "Value is not a valid locale.",
        );
    }
}

fn options(place: &str, list: &Value, depth: u32, complaints: &mut Complaints) {
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    let place = format!("{place}.options");
    if list.len() > 25 {
        complaints.add(
            &place,
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    let subs = list.iter().filter(|option| is_sub(option)).count();
    if subs > 0 && subs < list.len() {
        complaints.add(&place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and sub-command group option types are mutually exclusive to all other types");
    }
    let (mut names, mut optional) = (BTreeSet::new(), false);
    for (at, option) in list.iter().enumerate() {
        let place = format!("{place}.{at}");
        chat_name(
            &format!("{place}.name"),
            option["name"].as_str().unwrap_or_default(),
            complaints,
        );
        described(&place, option, complaints);
        if !names.insert(option["name"].as_str()) {
            complaints.add(
                &format!("{place}.name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                "Option names must be unique",
            );
        }
        if option["required"] == true && optional {
            complaints.add(
                &place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional |= option["required"] != true;
        option_kind(&place, option, depth, complaints);
    }
}

fn is_sub(option: &Value) -> bool {
    option["type"]
        .as_u64()
        .is_some_and(|kind| SUB.contains(&kind))
}

fn option_kind(place: &str, option: &Value, depth: u32, complaints: &mut Complaints) {
    let kind = option["type"].as_u64().unwrap_or_default();
    match (kind, depth) {
        (1, 0 | 1) | (2, 0) => options(place, &option["options"], depth + 1, complaints),
        (3..=11, _) if option["options"].as_array().is_none_or(Vec::is_empty) => {
            choices(place, option, kind, complaints)
        }
        _ => complaints.add(
            &format!("{place}.type"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Not a type that may stand here.",
        ),
    }
}

fn choices(place: &str, option: &Value, kind: u64, complaints: &mut Complaints) {
    let list = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let place = format!("{place}.choices");
    if list.len() > 25 {
        complaints.add(
            &place,
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    let takes = matches!(kind, 3 | 4 | 10);
    if option["autocomplete"] == true && (!list.is_empty() || !takes) || !list.is_empty() && !takes
    {
        complaints.add(
            &place,
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
            "Choices and autocomplete exclude each other, and are for texts and numbers",
        );
    }
    let (mut names, mut values) = (BTreeSet::new(), BTreeSet::new());
    for (at, choice) in list.iter().enumerate() {
        complaints.length(
            &format!("{place}.{at}.name"),
            choice["name"].as_str().unwrap_or_default(),
            1,
            100,
        );
        let fits = match &choice["value"] {
            Value::String(text) => kind == 3 && (1..=100).contains(&text.chars().count()),
            Value::Number(number) => kind == 10 || kind == 4 && number.is_i64(),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => false,
        };
        if !fits {
            complaints.add(
                &format!("{place}.{at}.value"),
                "APPLICATION_COMMAND_CHOICE_VALUE",
                "Not a value of the option's type",
            );
        }
        if !names.insert(choice["name"].as_str()) | !values.insert(choice["value"].to_string()) {
            complaints.add(
                &format!("{place}.{at}"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                "Choices must be unique",
            );
        }
    }
}

/// Characters of a command as Discord counts them: names, descriptions and values, the longest localisation of each.
fn characters(what: &Value) -> usize {
    let longest = |text: &str, others: &str| {
        let own = what[text].as_str().map_or(0, |text| text.chars().count());
        let others = what[others]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(_, text)| text.as_str().map_or(0, |text| text.chars().count()));
        others.max().unwrap_or(0).max(own)
    };
    let list = |part: &str| {
        what[part]
            .as_array()
            .into_iter()
            .flatten()
            .map(characters)
            .sum::<usize>()
    };
    let value = what["value"]
        .as_str()
        .map_or(0, |text| text.chars().count());
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + value
        + list("options")
        + list("choices")
}
