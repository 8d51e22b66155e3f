//! Every house option that touches scoring changes a value worked out by hand (`hong-kong.md` 7); faults are named.

use engine::rules::calls::{MissedWin, OwnDiscardWin, SeveralWinners, Swap};
use engine::rules::dealing::AfterDraw;
use engine::rules::options::{OptionFault, Options};
use engine::rulesets;
use engine::score::{self, Verdict};
use engine::tile::parse_tiles;

use crate::case::{judged, lines, rules, sheet};

/// The lines of a case by default and under one option.
fn both(option: (&str, &str), case: &str) -> [String; 2] {
    [
        lines(&sheet(&rules(&[]), case)),
        lines(&sheet(&rules(&[option]), case)),
    ]
}

#[test]
fn min_faan() {
    let two = "South East draw 6s 45s66m K:1111p P:222s P:777z 3f";
    assert!(matches!(
        judged(&rules(&[]), two),
        Verdict::Short {
            have: 2,
            need: 3,
            ..
        }
    ));
    assert!(matches!(
        judged(&rules(&[("min_faan", "2")]), two),
        Verdict::Win(_)
    ));
    assert!(matches!(
        judged(&rules(&[("min_faan", "5")]), two),
        Verdict::Short {
            have: 2,
            need: 5,
            ..
        }
    ));
    let nothing = "South East discard 2m 22m456p789s33p C:567m 3f";
    assert!(
        matches!(judged(&rules(&[("min_faan", "0")]), nothing), Verdict::Win(sheet) if sheet.value == 0)
    );
}

/// Hands of none to five faan: each minimum lets those win that have as many.
#[test]
fn min_faan_of_every_value() {
    let hands = [
        "South East discard 2m 22m456p789s33p C:567m 3f",
        // Common hand.
        "South East discard 4m 23m456p789s33p C:567m 3f",
        // And self-drawn.
        "South East draw 4m 23m456p789s33p C:567m 3f",
        // And without flowers.
        "South East draw 4m 23m456p789s33p C:567m",
        // Common hand, self-drawn, all four flowers 2.
        "East East draw 6s 234m678p45s99s C:123s 1234f",
        // Two dragon pungs, small three dragons 3.
        "South East discard 7z 7z234p567s P:555z P:666z 3f",
    ];
    for least in 0..=5 {
        let rules = rules(&[("min_faan", &least.to_string())]);
        for (have, hand) in (0..).zip(hands) {
            let verdict = judged(&rules, hand);
            let wins = matches!(&verdict, Verdict::Win(sheet) if sheet.value == have);
            let short = matches!(verdict, Verdict::Short { have: told, need, .. } if (told, need) == (have, least));
            assert_eq!(
                (wins, short),
                (have >= least, have < least),
                "{have} of {least}"
            );
        }
    }
}

#[test]
fn cap() {
    let orphans = "South East discard 1m 19m19p19s1234567z";
    for (cap, value) in [("8", 8), ("10", 10), ("13", 13)] {
        let sheet = sheet(&rules(&[("cap", cap)]), orphans);
        assert_eq!(
            (sheet.value, sheet.limit.as_deref(), sheet.totals[0].1),
            (value, Some("cap"), 15)
        );
    }
    // Exactly the cap: nothing is cut.
    let ten = sheet(&rules(&[]), "South East draw 2s 123456789s2255s");
    assert_eq!((ten.value, ten.limit), (10, None));
}

#[test]
fn common_pair() {
    let dragons = "South East discard 7z 234m456p789s7z C:567m 3f";
    let guest = "South East discard 3z 234m456p789s3z C:567m 3f";
    let own = "South East discard 2z 234m456p789s2z C:567m 3f";
    let round = "South East discard 1z 234m456p789s1z C:567m 3f";
    let suited = "South East discard 3p 234m456p789s3p C:567m 3f";
    for (option, scoring) in [
        ("any", [true, true, true, true, true]),
        ("suited", [false, false, false, false, true]),
        ("worthless", [false, true, false, false, true]),
    ] {
        let rules = rules(&[("common_pair", option)]);
        let common = |case| lines(&sheet(&rules, case)) == "common_hand 1";
        assert_eq!(
            [dragons, guest, own, round, suited].map(common),
            scoring,
            "{option}"
        );
    }
}

#[test]
fn four_concealed_last() {
    let pung = "South East discard 7s 111m222p77s55s888p 3f";
    assert_eq!(
        both(("four_concealed_last", "any"), pung),
        [
            "all_pungs 3, concealed_hand 1",
            "four_concealed_pungs 8, concealed_hand 1"
        ]
    );
    let claimed = "South East discard 7s 222p77s55s888p P:111m 3f";
    assert_eq!(
        both(("four_concealed_last", "any"), claimed),
        ["all_pungs 3", "all_pungs 3"]
    );
}

#[test]
fn nine_gates() {
    // 1112345678899s lacks the third 9s before the win.
    let late = "South East discard 9s 1112345678899s 3f";
    assert_eq!(
        both(("nine_gates", "true-wait"), late),
        [
            "nine_gates 10, concealed_hand 1",
            "full_flush 7, concealed_hand 1"
        ]
    );
    let true_wait = "South East discard 9s 1112345678999s 3f";
    assert!(
        both(("nine_gates", "true-wait"), true_wait)
            .iter()
            .all(|lines| lines.starts_with("nine_gates 10"))
    );
}

#[test]
fn seven_pairs() {
    let pairs = "South East discard 7z 1133m4466p5588s7z 3f";
    assert_eq!(judged(&rules(&[]), pairs), Verdict::NotComplete);
    for (faan, expected) in [
        ("3", "seven_pairs 3, concealed_hand 1"),
        ("4", "seven_pairs 4, concealed_hand 1"),
        ("5", "seven_pairs 5, concealed_hand 1"),
    ] {
        assert_eq!(
            lines(&sheet(&rules(&[("seven_pairs", faan)]), pairs)),
            expected
        );
    }
    // A flush is added.
    let flush = "South East discard 7z 1133446688m55z7z 3f";
    let four = rules(&[("seven_pairs", "4")]);
    assert_eq!(
        lines(&sheet(&four, flush)),
        "half_flush 3, seven_pairs 4, concealed_hand 1"
    );
    // Pairs or runs: what is worth more. Runs 1 + 7 against pairs 4 + 7.
    let either = "South East discard 9m 2233445566779m 3f";
    assert_eq!(
        lines(&sheet(&four, either)),
        "full_flush 7, seven_pairs 4, concealed_hand 1"
    );
    assert_eq!(
        lines(&sheet(&rules(&[]), either)),
        "common_hand 1, full_flush 7, concealed_hand 1"
    );
}

#[test]
fn human_hand() {
    let early = "South East discard 5s 123m456p789s3355s 3f go-round";
    assert_eq!(
        both(("human_hand", "13"), early),
        ["concealed_hand 1", "human_hand 13, concealed_hand 1"]
    );
    assert_eq!(
        both(("human_hand", "3"), early)[1],
        "human_hand 3, concealed_hand 1"
    );
    // An award of 3 does not stand for ordinary patterns worth more.
    let flush = "South East discard 5s 123456789s3355s 3f go-round";
    assert_eq!(
        both(("human_hand", "3"), flush)[1],
        "full_flush 7, concealed_hand 1"
    );
}

#[test]
fn flowers_count_for_minimum() {
    let robbed = "East East rob 8p 79p123s55s C:234m P:222p 15f";
    assert!(matches!(judged(&rules(&[]), robbed), Verdict::Win(_)));
    let strict = rules(&[("flowers_count_for_minimum", "false")]);
    // The sheet still says 3; only 1 of it counts for the minimum.
    let Verdict::Short {
        sheet,
        have: 1,
        need: 3,
    } = judged(&strict, robbed)
    else {
        panic!("one faan")
    };
    assert_eq!(sheet.value, 3);
    let no_flowers = "South East draw 4m 23m456p789s33p C:567m";
    assert!(matches!(
        judged(&strict, no_flowers),
        Verdict::Short { have: 2, .. }
    ));
}

#[test]
fn seven_and_eight_flowers() {
    let bonus = |text: &str| parse_tiles(text).expect("bonus tiles");
    let won = |options: &[(&str, &str)], text: &str| {
        score::bonus_win(&rules(options), &bonus(text)).map(|sheet| (lines(&sheet), sheet.value))
    };
    let (seven, eight) = ("1234567f", "12345678f");
    assert_eq!(won(&[], seven), None);
    assert_eq!(won(&[], eight), Some(("eight_flowers 8".into(), 8)));
    assert_eq!(won(&[("eight_flowers", "off")], eight), None);
    assert_eq!(
        won(&[("seven_flowers", "win")], seven),
        Some(("seven_flowers 3".into(), 3))
    );
    assert_eq!(
        won(&[("seven_flowers", "win")], eight),
        Some(("eight_flowers 8".into(), 8))
    );
    assert_eq!(won(&[("seven_flowers", "win")], "123456f"), None);
    // It needs no minimum.
    assert_eq!(
        won(&[("seven_flowers", "win"), ("min_faan", "5")], seven),
        Some(("seven_flowers 3".into(), 3))
    );
}

#[test]
fn tiles_flowers() {
    let none = "South East draw 4m 23m456p789s33p C:567m";
    assert_eq!(
        both(("tiles.flowers", "false"), none),
        [
            "common_hand 1, self_draw 1, no_flowers 1",
            "common_hand 1, self_draw 1"
        ]
    );
    assert!(
        rules(&[("tiles.flowers", "false")])
            .worth
            .bonus_wins
            .is_empty()
    );
}

#[test]
fn options_of_play_reach_their_facts() {
    let rules = rules(&[
        ("tiles.flowers", "false"),
        ("claim.multiple_winners", "all"),
        ("claim.swap", "no-same"),
        ("claim.missed_win", "no-any-unless-higher"),
        ("claim.own_discard_win", "no-last"),
        ("claim.last_discard", "all"),
        ("kong.max", "4"),
        ("draw.dealer", "pass"),
        ("game.rounds", "24"),
        ("game.start_points", "-500"),
        ("wall.reserve", "14"),
        ("deal.dice", "3"),
    ]);
    assert!(!rules.material.bonus_tiles);
    assert_eq!((rules.material.reserve, rules.material.dice), (14, 3));
    assert_eq!(rules.calls.several_winners, SeveralWinners::All);
    assert_eq!(rules.calls.swap, Swap::NoSame);
    assert_eq!(rules.calls.missed_win, MissedWin::NoAnyUnlessHigher);
    assert_eq!(rules.calls.own_discard_win, OwnDiscardWin::NoLast);
    assert!(rules.calls.last_discard_for_sets);
    assert_eq!(rules.calls.max_kongs, Some(4));
    assert_eq!(rules.dealing.after_draw, AfterDraw::Pass);
    assert_eq!(
        (rules.dealing.rounds, rules.dealing.start_points),
        (24, -500)
    );
}

#[test]
fn every_allowed_value_of_every_rule_set_builds() {
    for entry in rulesets::catalogue() {
        for spec in entry.options {
            assert!(spec.allows(spec.default), "{}", spec.key);
            // What a wrong declaration costs matters only where it can be made, and a round more needs something to be
            // played for.
            let base = match spec.key {
                "chombo" => Options::from([("enforcement".into(), "penalize".into())]),
                "west_round" => Options::from([("target".into(), "30000".into())]),
                _ => Options::new(),
            };
            let defaults = rulesets::build(entry.id, &base).expect("the defaults");
            for &allowed in spec.allowed {
                // Several numbers in one value are tested where they are read.
                let values = allowed.split("..").filter(|_| !allowed.contains('/'));
                for value in values {
                    let mut options = base.clone();
                    options.insert(spec.key.into(), value.into());
                    let rules = rulesets::build(entry.id, &options).expect("an allowed value");
                    let facts = |rules: &engine::rules::RuleSet| {
                        let options = Options::new();
                        let rules = rules.clone();
                        format!("{:?}", engine::rules::RuleSet { options, ..rules })
                    };
                    assert_eq!(
                        value == spec.default,
                        facts(&rules) == facts(&defaults),
                        "{} = {value}",
                        spec.key
                    );
                }
            }
        }
    }
}

#[test]
fn all_faults_are_named_at_once() {
    let given = [
        ("min_faan", "6"),
        ("stake", "0"),
        ("game.rounds", "04"),
        ("game.start_points", "many"),
        ("rounds", "4"),
        ("cap", ""),
    ];
    let options: Options = given
        .iter()
        .map(|&(key, value)| (key.into(), value.into()))
        .collect();
    let faults = rulesets::build("hong-kong", &options).expect_err("six faults");
    assert_eq!(faults.len(), 6, "{faults:?}");
    let words: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(
        words.contains(&"`min_faan` cannot be `6`; it can be 0, 1, 2, 3, 4, 5".to_owned()),
        "{words:?}"
    );
    assert!(
        words
            .iter()
            .any(|line| line.starts_with("there is no option `rounds`")),
        "{words:?}"
    );
}

#[test]
fn an_unknown_rule_set_is_named_with_those_there_are() {
    let faults = rulesets::build("hongkong", &Options::new()).expect_err("no such rules");
    assert_eq!(
        faults,
        [OptionFault::NoSuchRules {
            id: "hongkong".into(),
            known: rulesets::catalogue().iter().map(|entry| entry.id).collect()
        }]
    );
}

#[test]
fn halves_of_an_odd_stake_are_refused_where_they_would_be_paid() {
    let build = |stake: &str, min_faan: &str| {
        let options = [
            ("payment", "half"),
            ("stake", stake),
            ("min_faan", min_faan),
        ];
        rulesets::build(
            "hong-kong",
            &options.iter().map(|&(k, v)| (k.into(), v.into())).collect(),
        )
    };
    assert_eq!(
        build("5", "0").expect_err("halves of 5"),
        [OptionFault::OddStake { stake: 5 }]
    );
    assert!(build("4", "0").is_ok() && build("5", "1").is_ok());
}
