use crate::source::{CRATES, sources};

/// Names of rooms that tell a reader nothing.
const EMPTY_ROOMS: [&str; 9] = [
    "util", "utils", "helper", "helpers", "manager", "common", "misc", "basic", "simple",
];

/// Words that tell nothing in any name. A *common hand* is a pattern, so that word is not among them.
const EMPTY_WORDS: [&str; 6] = ["util", "utils", "helper", "helpers", "manager", "misc"];

/// How games are written as ids, modules and types. `riichi` is also a move, so only the id as a text gives it away.
const GAMES: [&str; 8] = [
    "hong-kong",
    "hong_kong",
    "HongKong",
    "classical-",
    "classical_",
    "Classical",
    "\"riichi\"",
    "\"mcr\"",
];

/// Where `"riichi"` is a line of a scoring sheet: the words another program has for such lines.
const LINES_OF_SHEETS: &str = "engine/src/notation/tenhou/words.rs";

#[test]
fn no_name_is_empty() {
    for name in CRATES {
        for source in sources(name) {
            let inside = source.path.trim_end_matches(".rs");
            let in_path = inside
                .split(['/', '_'])
                .find(|word| EMPTY_ROOMS.contains(word));
            assert!(
                in_path.is_none(),
                "{} is called {}",
                source.path,
                in_path.unwrap_or_default()
            );
            for declared in declarations(&source.code()) {
                let bad = words(&declared)
                    .into_iter()
                    .find(|word| EMPTY_WORDS.contains(&word.as_str()));
                assert!(bad.is_none(), "{} declares {declared}", source.path);
            }
        }
    }
}

#[test]
fn no_room_of_the_engine_but_the_rule_sets_names_a_game() {
    for source in sources("engine/src") {
        if source.path.starts_with("engine/src/rulesets/") {
            continue;
        }
        let code = source.code();
        let is_line = |game: &str| game == "\"riichi\"" && source.path == LINES_OF_SHEETS;
        let named = |game: &&&str| code.contains(**game) && !is_line(game);
        let game = GAMES.iter().find(named);
        assert!(
            game.is_none(),
            "{} names {}: a fact is missing from the rules",
            source.path,
            game.unwrap_or(&"")
        );
    }
}

/// What the code declares: modules, types, traits, functions, constants.
fn declarations(code: &str) -> Vec<String> {
    let mut tokens = code
        .split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .filter(|word| !word.is_empty());
    let mut names = Vec::new();
    while let Some(token) = tokens.next() {
        if [
            "mod", "struct", "enum", "trait", "fn", "const", "static", "type",
        ]
        .contains(&token)
        {
            names.extend(tokens.next().map(str::to_owned));
        }
    }
    names
}

/// The words of a name, in small letters: `TableManager` and `table_manager` are both `table` and `manager`.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for c in name.chars() {
        if c == '_'
            || (c.is_uppercase()
                && words
                    .last()
                    .is_some_and(|word| word.ends_with(char::is_lowercase)))
        {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| c != '_') {
            word.extend(c.to_lowercase());
        }
    }
    words
}

#[test]
fn words_are_told_apart() {
    assert_eq!(words("TableManager"), ["table", "manager"]);
    assert_eq!(words("table_misc"), ["table", "misc"]);
    assert_eq!(words("Commons"), ["commons"]);
    assert_eq!(
        declarations("pub(crate) struct A; fn b_c() {}"),
        ["A", "b_c"]
    );
}
