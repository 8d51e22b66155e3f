//! The houses that come with the program, and what is said about an operator's own.

use std::path::Path;

use config::house::{Houses, MOST_ABOUT, MOST_TITLE};
use config::load::{Sources, houses, load};
use engine::rulesets;

/// Options and their values.
type Changed = &'static [(&'static str, &'static str)];

/// What the rule documents say of each house (`riichi.md` 11, the columns EMA 2016 and Tenhou; `hong-kong.md` 4 and 7;
/// `classical-chinese.md` 3, 7, 9 and 10; `classical-japanese.md` 8 and 9): what differs from the rule set's own defaults.
const SAID: [(&str, &str, Changed); 7] = [
    (
        "riichi-ema",
        "riichi",
        &[
            ("chombo", "score20000"),
            ("claim.multiple_winners", "all"),
            ("renhou", "mangan"),
            ("yakuman_stack", "false"),
        ],
    ),
    (
        "riichi-online",
        "riichi",
        &[
            ("abort.four_kans", "true"),
            ("abort.four_riichi", "true"),
            ("abort.four_winds", "true"),
            ("abort.nine_terminals", "true"),
            ("agari_yame", "true"),
            ("bust_ends", "true"),
            ("claim.multiple_winners", "all-triple-draw"),
            ("game.start_points", "25000"),
            ("pao_honba", "liable"),
            ("riichi_bets", "nearest"),
            ("target", "30000"),
            ("tiles.red_fives", "3"),
            ("uma", "20/10/-10/-20"),
            ("west_round", "true"),
        ],
    ),
    ("hong-kong-13", "hong-kong", &[("cap", "13")]),
    ("hong-kong-spicy", "hong-kong", &[("curve", "spicy")]),
    (
        "classical-millington",
        "classical-chinese",
        &[
            ("cannon", "millington"),
            ("claimed_kong_concealed", "true"),
            ("draw.dealer", "stay"),
            ("kong.after_claim", "true"),
            ("original_call", "true"),
            ("tiles.flowers", "true"),
            ("wall.reserve", "16"),
            ("win_points", "10"),
        ],
    ),
    (
        "classical-1920s",
        "classical-chinese",
        &[
            ("fancy_limits", "false"),
            ("limit", "300"),
            ("pair_points", "generous"),
        ],
    ),
    (
        "japanese-league",
        "classical-japanese",
        &[
            ("claim.missed_win", "no-same-until-own-turn"),
            ("claim.own_discard_win", "no-same"),
            ("pillow_guest_wind", "0"),
            ("rounding", "ceil10-points"),
        ],
    ),
];

#[test]
fn the_shipped_houses_are_what_the_rules_say_of_them() {
    let houses = Houses::shipped();
    let names: Vec<&str> = houses.iter().map(|house| house.name.as_str()).collect();
    assert_eq!(names, SAID.map(|(name, ..)| name));
    for (name, rules, said) in SAID {
        let (id, options) = houses.get(name).expect("it is shipped");
        assert_eq!(id, rules, "{name}");
        let entry = rulesets::catalogue()
            .iter()
            .find(|entry| entry.id == id)
            .expect("a rule set of the catalogue");
        let default = |key: &str| {
            let spec = entry.options.iter().find(|spec| spec.key == key);
            spec.expect("an option of the rule set").default
        };
        let changed: Vec<(&str, &str)> = options
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .filter(|(key, value)| default(key) != *value)
            .collect();
        assert_eq!(changed, said, "{name}");
        assert!(rulesets::build(id, &options).is_ok(), "{name}");
    }
}

#[test]
fn titles_and_sentences_fill_one_offer_at_most() {
    for house in Houses::shipped().iter() {
        assert!(house.title.chars().count() <= MOST_TITLE, "{}", house.name);
        assert!(house.about.chars().count() <= MOST_ABOUT, "{}", house.name);
        assert!(house.about.ends_with('.'), "{}", house.name);
    }
    assert_eq!(MOST_TITLE + ": ".len() + MOST_ABOUT, 100);
}

#[test]
fn a_rule_set_is_a_house_without_options() {
    let houses = Houses::shipped();
    for entry in rulesets::catalogue() {
        assert_eq!(houses.get(entry.id), Some((entry.id, [].into())));
    }
    assert_eq!(houses.get("riichi-emma"), None);
}

/// A folder of these files, and a file of settings that names it.
fn folder(files: &[(&str, &str)]) -> (tempfile::TempDir, Sources) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("the folder is writable");
    }
    let sources = Sources {
        file: None,
        environment: vec![
            (
                "SPARROW_HOUSES".to_owned(),
                folder.path().display().to_string(),
            ),
            ("DISCORD_TOKEN".to_owned(), "abc".to_owned()),
        ],
    };
    (folder, sources)
}

/// What is wrong, as the operator reads it, the folder left out.
fn told(folder: &Path, sources: &Sources) -> String {
    let mistakes = load(sources).expect_err("there are mistakes");
    let lines = mistakes.problems.iter().map(|problem| {
        let line = problem.to_string();
        line.replace(&format!("{}/", folder.display()), "")
    });
    lines.collect::<Vec<_>>().join("\n")
}

const CLUB: &str = r#"
title = "Our club"
about = "Hong Kong from one faan on."
rules = "hong-kong"
[options]
min_faan = 1
"claim.swap" = "no-same"
tiles.flowers = false
"#;

#[test]
fn an_operators_houses_stand_beside_the_shipped_ones_or_in_their_place() {
    let ema = CLUB.replace("Our club", "Ours");
    let (_folder, sources) = folder(&[
        ("our-club.toml", CLUB),
        ("riichi-ema.toml", &ema),
        ("notes.txt", "no house"),
    ]);
    let all = houses(&sources).expect("nothing is wrong");
    let options = [
        ("claim.swap", "no-same"),
        ("min_faan", "1"),
        ("tiles.flowers", "false"),
    ]
    .map(|(key, value)| (key.to_owned(), value.to_owned()));
    assert_eq!(all.get("our-club"), Some(("hong-kong", options.into())));
    assert_eq!(all.house("riichi-ema").expect("it is there").title, "Ours");
    assert_eq!(all.iter().count(), 8);
    let loaded = load(&sources).expect("nothing is wrong");
    assert_eq!(loaded.settings.houses, all);
}

#[test]
fn a_house_can_be_what_tables_are_opened_with() {
    let (_folder, mut sources) = folder(&[("our-club.toml", CLUB)]);
    let rules = |sources: &Sources| load(sources).map(|loaded| loaded.settings.rules);
    for name in ["our-club", "riichi-online", "riichi"] {
        sources
            .environment
            .push(("SPARROW_RULES".to_owned(), name.to_owned()));
        assert_eq!(rules(&sources).expect("a house or rule set"), name);
        sources.environment.pop();
    }
    sources
        .environment
        .push(("SPARROW_RULES".to_owned(), "our-clob".to_owned()));
    let problems = load(&sources).expect_err("there is no such house").problems;
    assert_eq!(
        problems[0].to_string(),
        "SPARROW_RULES: there is no rule set or house `our-clob`; did you mean `our-club`?"
    );
    assert_eq!(problems.len(), 1);
}

#[test]
fn every_fault_of_every_house_is_told_at_once() {
    let (folder, mut sources) = folder(&[
        (
            "all-wrong.toml",
            "titel = \"x\"\ntitle = 3\nabout = \"a sentence that is so long that nobody could ever read it in the list of offers\"\n\
             rules = \"hong-kong\"\n[options]\ncap = 14\nmin_fan = 1\nclaim.swap = [\"allow\"]\ntiles.flowers = \"maybe\"\n",
        ),
        (
            "not toml.toml",
            "rules = hong-kong\ntitle = \"Two\\nlines\"\n",
        ),
        (
            "odd-halves.toml",
            "title = \"Odd\"\nabout = \"Halves of an odd stake.\"\nrules = \"hong-kong\"\n[options]\npayment = \"half\"\nmin_faan = 0\nstake = 3\n",
        ),
        (
            "places.toml",
            "title = \"Uma\"\nabout = \"It does not add up.\"\nrules = \"riichi\"\noptions.uma = \"20/10/0/-20\"\n",
        ),
        ("riichi.toml", "rules = \"richi\"\n"),
        (
            "flat.toml",
            "title = \"Flat\"\nabout = \"No section.\"\nrules = \"riichi\"\noptions = \"none\"\n",
        ),
    ]);
    // A default that names a house with faults is no second mistake.
    sources
        .environment
        .push(("SPARROW_RULES".to_owned(), "odd-halves".to_owned()));
    insta::assert_snapshot!(told(folder.path(), &sources));
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let (folder, _) = folder(&[]);
    let sources = Sources {
        file: None,
        environment: vec![(
            "SPARROW_HOUSES".to_owned(),
            folder.path().join("none").display().to_string(),
        )],
    };
    let problems = houses(&sources).expect_err("it cannot be read");
    assert_eq!(problems.len(), 1);
    assert!(problems[0].to_string().contains("none: cannot be read"));
}

#[test]
fn more_houses_than_discord_can_offer_are_refused() {
    let names: Vec<String> = (0..15)
        .map(|number| format!("club-{number}.toml"))
        .collect();
    let files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), CLUB)).collect();
    let (folder, sources) = folder(&files);
    assert!(told(folder.path(), &sources).contains("there are 22 houses"));
    assert!(told(folder.path(), &sources).contains("at most 21"));
}

#[test]
fn a_token_in_a_house_is_never_repeated() {
    let (folder, mut sources) = folder(&[(
        "club.toml",
        "token = \"MTk4.NjIy.NDgz\"\ntitle = \"Ours\"\nabout = \"Ours.\"\nrules = \"MTk4.NjIy.NDgz\"\n[options]\nMTk4 = 1\n",
    )]);
    sources.environment[1].1 = "MTk4.NjIy.NDgz".to_owned();
    let told = told(folder.path(), &sources);
    assert!(!told.contains("NjIy"), "{told}");
    assert!(
        told.contains("the token does not belong in a file"),
        "{told}"
    );
}
