//! What is true of every line, whoever wrote it.

use engine::notation::hand::{FirstWin, Flags, Held, Line, Replaced, Shelf, score};
use engine::score::ByKind;
use engine::seat::Wind;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use serde_json::Value;

const RULES: [&str; 4] = [
    "riichi",
    "hong-kong",
    "classical-japanese",
    "classical-chinese",
];

fn winds() -> impl Strategy<Value = Wind> {
    select(&Wind::ALL[..])
}

/// Sets and a pair that go together often, so that many hands are finished and few are impossible.
fn parts() -> impl Strategy<Value = Held> {
    let sets = [
        "123m", "456m", "789m", "234p", "567p", "888p", "999p", "111s", "234s", "678s", "111z",
        "222z", "555z", "666z", "777z",
    ];
    let sets = subsequence(sets.to_vec(), 4).prop_shuffle();
    (
        sets,
        0..=4_usize,
        select(&["99m", "22p", "55s", "33z", "44z"][..]),
        any::<[bool; 4]>(),
    )
        .prop_map(|(sets, melded, pair, concealed)| {
            let meld = |(set, concealed): (&&str, &bool)| match (
                set.as_bytes()[0] == set.as_bytes()[1],
                concealed,
            ) {
                (true, true) => format!("Q:{}{set}", &set[..1]),
                (true, false) => format!("P:{set}"),
                (false, _) => format!("C:{set}"),
            };
            Held {
                concealed: sets[melded..].concat() + pair,
                melds: sets[..melded].iter().zip(&concealed).map(meld).collect(),
                bonus: Vec::new(),
            }
        })
}

fn flags() -> impl Strategy<Value = Flags> {
    let seldom = || prop::bool::weighted(0.2);
    let replacement = prop::option::weighted(0.2, select(&[Replaced::Kong, Replaced::Flower][..]));
    let first = prop::option::weighted(
        0.1,
        select(
            &[
                FirstWin::Any,
                FirstWin::Heaven,
                FirstWin::Earth,
                FirstWin::Human,
            ][..],
        ),
    );
    (
        seldom(),
        seldom(),
        seldom(),
        replacement,
        seldom(),
        seldom(),
        first,
    )
        .prop_map(
            |(riichi, double_riichi, ippatsu, replacement, kong_on_kong, last, first)| Flags {
                riichi,
                double_riichi,
                ippatsu,
                replacement,
                kong_on_kong,
                last,
                first,
                ..Flags::default()
            },
        )
}

/// Lines of hands that are often finished, with every situation there is.
fn lines() -> impl Strategy<Value = Line> {
    let by = select(
        &[
            (ByKind::Draw, false),
            (ByKind::Discard, true),
            (ByKind::Rob, true),
        ][..],
    );
    let table = (0..4_i64, 0..4_i64, prop::option::weighted(0.2, winds()));
    (
        select(&RULES[..]),
        parts(),
        0..14_usize,
        winds(),
        winds(),
        winds(),
        by,
        table,
        flags(),
    )
        .prop_map(
            |(
                rules,
                mut hand,
                win,
                seat,
                round,
                other,
                (by, is_from),
                (counters, bets, liable),
                flags,
            )| {
                let mut tiles = engine::tile::parse_tiles(&hand.concealed).expect("tiles");
                let win = tiles.remove(win % tiles.len());
                hand.concealed = engine::tile::write_tiles(&tiles);
                hand.bonus = vec![1 + counters, 5 + bets];
                Line {
                    rules: rules.into(),
                    hand,
                    seat: Some(seat),
                    win: Some(win.to_string()),
                    round: Some(round),
                    by: Some(by),
                    from: is_from.then_some(other),
                    dora_indicators: "9m".into(),
                    ura_indicators: "1p".into(),
                    counters,
                    bets,
                    liable,
                    flags,
                    ..Line::default()
                }
            },
        )
}

proptest! {
    /// Payments add up to the bets won, lines to the totals, and a hand that may not be declared says why.
    #[test]
    fn answers_add_up(line in lines()) {
        let rules = Shelf::default().rules(&line.rules, &line.options).expect("rules");
        let Ok(answer) = score(&line, &rules) else {
            return Ok(());
        };
        prop_assert!(answer.complete);
        prop_assert_eq!(answer.legal, answer.reason.is_none());
        let of = |unit: &str| {
            let told = serde_json::to_value(&answer.lines).expect("lines");
            let lines = told.as_array().cloned().unwrap_or_default();
            let of_unit = lines.into_iter().filter(|line| line["unit"] == unit);
            of_unit.filter_map(|line| line["worth"].as_u64()).sum::<u64>()
        };
        let yakuman = answer.yakuman.unwrap_or(0);
        let totals = [
            ("faan", answer.faan),
            ("points", answer.points),
            ("doubles", answer.doubles),
            ("yakuman", answer.yakuman),
            ("han", answer.han.map(|han| han - 13 * yakuman)),
        ];
        for (unit, total) in totals {
            prop_assert_eq!(of(unit), u64::from(total.unwrap_or(0)), "{}", unit);
        }
        if let Some(pay) = answer.pay {
            let sum = pay.east + pay.south + pay.west + pay.north;
            prop_assert_eq!(sum, answer.bets_won.unwrap_or(0));
        }
        let settles_by_all = line.rules == "classical-chinese";
        prop_assert_eq!(answer.pay.is_some(), answer.legal && !settles_by_all);
    }

    /// Whatever stands in the fields, there is an answer or a fault that names a field.
    #[test]
    fn no_text_breaks_it(
        texts in prop::collection::vec("[0-9mpszfCPKAQ:xé ]{0,20}", 6),
        numbers in prop::collection::vec(any::<i64>(), 4),
        rules in select(&RULES[..]),
    ) {
        let [concealed, meld, win, dora, ura, dead] = &texts[..] else { unreachable!("six texts") };
        let line = Line::<()> {
            rules: rules.into(),
            hand: Held { concealed: concealed.clone(), melds: vec![meld.clone()], bonus: numbers.clone() },
            win: Some(win.clone()),
            dora_indicators: dora.clone(),
            ura_indicators: ura.clone(),
            counters: numbers[0],
            bets: numbers[1],
            flags: Flags { riichi: true, dead_kinds: vec![dead.clone()], streak: numbers[2], ..Flags::default() },
            ..Line::default()
        };
        let rules = Shelf::default().rules(&line.rules, &line.options).expect("rules");
        if let Err(error) = score(&line, &rules) {
            prop_assert!(!error.field.is_empty());
        }
    }

    /// Cut anywhere or with a byte changed, a line is an answer or an error, never a panic.
    #[test]
    fn no_bytes_break_it(at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        let text = include_str!("../vectors/classical-chinese.json");
        let vectors: Vec<Value> = serde_json::from_str(text).expect("vectors");
        let mut bytes = vectors[at.index(vectors.len())].to_string().into_bytes();
        let place = at.index(bytes.len());
        if cut {
            bytes.truncate(place);
        } else {
            bytes[place] = byte;
        }
        if let Ok(line) = serde_json::from_slice::<Line<Value>>(&bytes)
            && let Ok(rules) = Shelf::default().rules(&line.rules, &line.options)
        {
            let _ = score(&line, &rules);
        }
    }
}
