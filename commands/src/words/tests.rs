//! Every language says everything: the same phrases with the same variables, each of them said somewhere, and the names of
//! buttons, commands and options as they are in that language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::*;
use crate::ask::slash::tree::{COMMANDS, Command};

/// Phrases found by ids of the rules and of commands, so not by functions of their own.
const FAMILIES: [&str; 20] = [
    "line_", "limit_", "pay_", "game_", "option_", "value_", "clock_", "command_", "given_",
    "choice_", "name_", "field_", "word_", "about_", "house_", "setting_", "means_", "decides_",
    "zone_", "shape_",
];

/// Families that may have words of the game put into them. A language that has a word of its own for the thing needs none:
/// a set that was never claimed is no pong in Japanese.
const WITH_WORDS: [&str; 5] = ["line_", "means_", "option_", "decides_", "value_"];

/// The words that may be put into them ([`rules::line`]).
const IN_WORDS: [&str; 6] = ["run", "triplet", "four", "pair", "dragon", "honours"];

/// A phrase as its file has it.
#[derive(Debug, Default)]
pub(super) struct Phrase {
    /// What it says, with `{}` where something is put in; all variants of a choice one after another.
    text: String,
    /// What can be put in.
    variables: BTreeSet<String>,
}

/// The phrases of a language.
pub(super) fn phrases(tongue: Tongue) -> BTreeMap<String, Phrase> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(phrase::language(tongue).to_string());
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).expect("a folder of phrases") {
        let file = file.expect("a file").path();
        let text = fs::read_to_string(&file).expect("a text");
        let parsed = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in parsed.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut phrase = Phrase::default();
            read(
                &message.value.expect("a phrase that says something"),
                &mut phrase,
            );
            let id = message.id.name.to_owned();
            assert!(
                found.insert(id.clone(), phrase).is_none(),
                "{id} is there twice in {tongue:?}"
            );
        }
    }
    found
}

fn read(pattern: &Pattern<&str>, into: &mut Phrase) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => into.text.push_str(value),
            PatternElement::Placeable { expression } => read_placed(expression, into),
        }
    }
}

fn read_placed(expression: &Expression<&str>, into: &mut Phrase) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, into),
        Expression::Select { selector, variants } => {
            read_inline(selector, into);
            variants
                .iter()
                .for_each(|variant| read(&variant.value, into));
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, into: &mut Phrase) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.text.push_str("{}");
            into.variables.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { value } => into.text.push_str(value),
        InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => {
            panic!("phrases are made of texts, variables and choices, not of {inline:?}")
        }
    }
}

fn is_of(id: &str, families: &[&str]) -> bool {
    families.iter().any(|family| id.starts_with(family))
}

/// The names on the other side of English, by phrases.
const OTHERS: [Tongue; 3] = [
    Tongue::Japanese,
    Tongue::SimplifiedChinese,
    Tongue::TraditionalChinese,
];

#[test]
fn every_phrase_of_the_code_is_in_every_language_with_its_variables() {
    for tongue in Tongue::ALL {
        let there = phrases(tongue);
        for (id, variables) in say::ALL {
            let variables: BTreeSet<String> =
                variables.iter().map(|&name| name.to_owned()).collect();
            let found = there.get(*id).map(|phrase| &phrase.variables);
            assert_eq!(found, Some(&variables), "{id} in {tongue:?}");
        }
    }
}

#[test]
fn no_language_has_phrases_that_nobody_says() {
    for (id, phrase) in phrases(Tongue::English) {
        let is_said = say::ALL.iter().any(|(said, _)| *said == id);
        let may_have = |name: &String| is_of(&id, &WITH_WORDS) && IN_WORDS.contains(&name.as_str());
        let is_family = is_of(&id, &FAMILIES) && phrase.variables.iter().all(may_have);
        assert!(is_said ^ is_family, "{id}");
    }
}

#[test]
fn every_language_has_the_phrases_and_variables_of_english() {
    let english = phrases(Tongue::English);
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales"));
    assert_eq!(folders.expect("locales").count(), Tongue::ALL.len());
    for tongue in OTHERS {
        let there = phrases(tongue);
        let ids = |all: &BTreeMap<String, Phrase>| all.keys().cloned().collect::<BTreeSet<_>>();
        let (ours, theirs) = (ids(&english), ids(&there));
        let unlike: Vec<_> = ours.symmetric_difference(&theirs).collect();
        assert!(
            unlike.is_empty(),
            "{unlike:?} in one language only, {tongue:?}"
        );
        for (id, phrase) in &there {
            let expected = &english[id].variables;
            let fits = if is_of(id, &WITH_WORDS) {
                phrase.variables.is_subset(expected)
            } else {
                phrase.variables == *expected
            };
            assert!(fits, "{id} in {tongue:?}: {:?}", phrase.variables);
            assert!(
                !phrase.text.trim().is_empty(),
                "{id} in {tongue:?} is empty"
            );
        }
    }
}

/// What stands between two of these signs, as in `` `/help` `` or `**Pass**`.
fn between<'a>(text: &'a str, sign: &str) -> Vec<&'a str> {
    text.split(sign).skip(1).step_by(2).collect()
}

#[test]
fn sentences_call_buttons_as_the_buttons_are_called() {
    let english = phrases(Tongue::English);
    let buttons = |label: &str| {
        let mut presses = english.iter().filter(|(id, _)| id.starts_with("press_"));
        presses.find_map(|(id, press)| (press.text == label).then(|| id.clone()))
    };
    let mut seen = 0;
    for tongue in OTHERS {
        let there = phrases(tongue);
        for (id, phrase) in &english {
            for button in between(&phrase.text, "**").into_iter().filter_map(buttons) {
                let label = format!("**{}**", there[&button].text);
                let said = &there[id].text;
                assert!(
                    said.contains(&label),
                    "{id} in {tongue:?}: no {label} in {said}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "{seen} buttons are named");
}

/// A command with the names after it, as in `/table open`, in a language.
fn called(path: &str, tongue: Tongue) -> Option<String> {
    let mut names = path.split(' ');
    let first = names.next()?;
    let top = COMMANDS.iter().find(|command| command.name == first)?;
    let mut called = format!("/{}", top.called(&[], tongue));
    for name in names {
        called.push(' ');
        let below = top.below.iter().find(|below| below.name == name);
        let option = top.options.iter().find(|option| option.name == name);
        called.push_str(&match (below, option) {
            (Some(below), _) => below.called(&[top.name], tongue),
            (None, Some(option)) => option.called(tongue),
            (None, None) => return None,
        });
    }
    Some(called)
}

/// Every option of every command.
fn options() -> BTreeSet<&'static str> {
    let of = |command: &'static Command| {
        let below = command.below.iter().flat_map(|below| below.options);
        command.options.iter().chain(below)
    };
    let all = COMMANDS.iter().flat_map(of);
    all.map(|option| option.name).collect()
}

#[test]
fn sentences_call_commands_and_options_as_their_reader_finds_them() {
    let english = phrases(Tongue::English);
    let options = options();
    for (id, phrase) in &english {
        for code in between(&phrase.text, "`") {
            for tongue in Tongue::ALL {
                let expected = match code.strip_prefix('/') {
                    Some(path) => called(path, tongue)
                        .unwrap_or_else(|| panic!("{id}: there is no command `/{path}`")),
                    None if options.contains(code) => rules::field(code, tongue),
                    None => continue,
                };
                let said = &phrases_of(tongue)[id].text;
                assert!(
                    between(said, "`").contains(&expected.as_str()),
                    "{id} in {tongue:?}: no `{expected}` in {said}"
                );
            }
        }
    }
}

/// The phrases of a language, read once.
fn phrases_of(tongue: Tongue) -> &'static BTreeMap<String, Phrase> {
    static ALL: std::sync::LazyLock<Vec<BTreeMap<String, Phrase>>> =
        std::sync::LazyLock::new(|| Tongue::ALL.into_iter().map(phrases).collect());
    &ALL[tongue as usize]
}

#[test]
fn locales_find_their_language_and_all_others_english() {
    for (locale, tongue) in [
        ("en-GB", Tongue::English),
        ("en-US", Tongue::English),
        ("ja", Tongue::Japanese),
        ("zh-CN", Tongue::SimplifiedChinese),
        ("zh-TW", Tongue::TraditionalChinese),
        ("fr", Tongue::English),
        ("", Tongue::English),
        ("x-y-z", Tongue::English),
    ] {
        assert_eq!(Tongue::from_discord(locale), tongue, "{locale}");
    }
    for tongue in Tongue::ALL {
        assert_eq!(Tongue::from_discord(tongue.discord()), tongue);
    }
}

#[test]
fn a_language_is_stored_under_a_name_that_stays() {
    let names = Tongue::ALL.map(|tongue| serde_json::to_value(tongue).expect("a name"));
    assert_eq!(
        names,
        [
            "english",
            "japanese",
            "simplified_chinese",
            "traditional_chinese"
        ]
    );
}
