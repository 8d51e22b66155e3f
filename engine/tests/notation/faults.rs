//! Other fields that cannot be: the field is named, and what would be right.

use serde_json::json;

use crate::lines::{answer, faults, plain, with};

#[test]
fn seats_that_cannot_be() {
    faults(
        &plain(),
        &[
            (
                json!({"from": "South"}),
                "from: cannot be South, who wins; it can be East, West, North",
            ),
            (
                json!({"from": null}),
                "from: is missing; say which seat discarded the tile or made the kong",
            ),
            (
                json!({"by": "rob", "from": null}),
                "from: is missing; say which seat discarded the tile or made the kong",
            ),
            (
                json!({"by": "draw"}),
                "from: does not go with `by`: `draw`; leave it out, or write `discard` or `rob`",
            ),
            (
                json!({"by": "steal"}),
                "by: cannot be `steal`; it can be draw, discard, rob",
            ),
            (
                json!({"seat": "south"}),
                "seat: cannot be `south`; it can be East, South, West, North",
            ),
            (
                json!({"round": "Centre"}),
                "round: cannot be `Centre`; it can be East, South, West, North",
            ),
            (
                json!({"liable": "South"}),
                "liable: cannot be South, who wins; it can be East, West, North",
            ),
            (
                json!({"winner": "South"}),
                "winner: does not go with one hand alone; there it is `seat`",
            ),
        ],
    );
}

#[test]
fn numbers_that_cannot_be() {
    faults(
        &plain(),
        &[
            (
                json!({"counters": -1}),
                "counters: cannot be -1; it can be 0 to 1000",
            ),
            (
                json!({"bets": 1001}),
                "bets: cannot be 1001; it can be 0 to 1000",
            ),
            (
                json!({"flags": {"streak": -3}}),
                "flags.streak: cannot be -3; it can be 0 to 1000",
            ),
            (
                json!({"counters": "two"}),
                "counters: invalid type: string \"two\", expected i64",
            ),
        ],
    );
}

#[test]
fn flags_that_contradict_each_other_or_the_hand() {
    let open = with(
        &plain(),
        json!({"concealed": "567m45p88p678s", "melds": ["C:234m"]}),
    );
    faults(
        &open,
        &[
            (
                json!({"flags": {"riichi": true}}),
                "flags.riichi: does not go with sets that were claimed",
            ),
            (
                json!({"flags": {"double_riichi": true}}),
                "flags.double_riichi: does not go with sets that were claimed",
            ),
            (
                json!({"flags": {"first": true}}),
                "flags.first: does not go with sets on the table; a claim or a kong ends the first go-round",
            ),
        ],
    );
    let drawn = json!({"by": "draw", "from": null});
    faults(
        &plain(),
        &[
            (
                json!({"flags": {"ippatsu": true}}),
                "flags.ippatsu: does not go with a hand that did not declare riichi",
            ),
            (
                json!({"flags": {"replacement": "kong"}}),
                "flags.replacement: does not go with a tile of another seat; only a drawn tile replaces one",
            ),
            (
                json!({"flags": {"rinshan": true}}),
                "flags.replacement: does not go with a tile of another seat; only a drawn tile replaces one",
            ),
            (
                json!({"by": "rob", "flags": {"last": true}}),
                "flags.last: does not go with `by`: `rob`; a robbed tile is neither drawn nor discarded",
            ),
            (
                json!({"flags": {"first": true}}),
                "flags.first: does not go with `from`; the winner has played before that seat",
            ),
            (
                json!({"seat": "East", "flags": {"first": true}}),
                "flags.first: does not go with the seat; East has played before anybody discards",
            ),
            (
                json!({"from": "East", "flags": {"first": true, "last": true}}),
                "flags.first: does not go with `last`",
            ),
            (
                json!({"from": "East", "flags": {"first": true, "riichi": true}}),
                "flags.riichi: does not go with `first`; who has not discarded yet has declared nothing",
            ),
            (
                json!({"by": "rob", "flags": {"first": true}}),
                "flags.first: does not go with `by`: `rob`; a kong ends the first go-round",
            ),
        ],
    );
    faults(
        &with(&plain(), drawn),
        &[
            (
                json!({"flags": {"first": "heaven"}}),
                "flags.first: does not go with `by` and `seat`; heaven is East with the tiles dealt, earth an own first draw or East's first discard, human a discard before the own first draw",
            ),
            (
                json!({"flags": {"replacement": "flower", "kong_on_kong": true}}),
                "flags.kong_on_kong: does not go with `replacement`: `flower`; the tile replaces one or the other",
            ),
            (
                json!({"flags": {"dead_kinds": ["2m"]}}),
                "flags.dead_kinds: does not go with a tile of that kind that somebody holds",
            ),
            (
                json!({"flags": {"dead_kinds": ["9x"]}}),
                "flags.dead_kinds: `x` is neither a digit nor one of m, p, s, z, f",
            ),
        ],
    );
    // Flags that a rule set does not know are left aside.
    let elsewhere = with(
        &open,
        json!({"rules": "hong-kong", "flags": {"riichi": true, "ippatsu": true}}),
    );
    assert!(answer(&elsewhere).is_ok());
}

#[test]
fn keys_and_words_that_do_not_exist() {
    let keys = "id, rules, options, concealed, melds, bonus, seat, hands, winner, win, round, by, from, dora_indicators, \
                ura_indicators, counters, bets, liable, flags";
    let flags = "riichi, double_riichi, ippatsu, replacement, rinshan, kong_on_kong, last, first, dead_kinds, streak, liable";
    faults(
        &plain(),
        &[
            (
                json!({"dora": "1m"}),
                &format!("there is no key `dora`; there are {keys}"),
            ),
            (
                json!({"flags": {"tsumo": true}}),
                &format!("flags: there is no key `tsumo`; there are {flags}"),
            ),
            (
                json!({"flags": {"riichi": 1}}),
                "flags: riichi: invalid type: integer `1`, expected a boolean",
            ),
            (
                json!({"flags": {"replacement": "pong"}}),
                "flags: replacement: cannot be `pong`; it can be kong, flower, true, false",
            ),
            (
                json!({"flags": {"first": "third"}}),
                "flags: first: cannot be `third`; it can be heaven, earth, human, true, false",
            ),
            (
                json!({"concealed": 5}),
                "concealed: invalid type: integer `5`, expected a string",
            ),
            (
                json!({"melds": "C:234m"}),
                "melds: invalid type: string \"C:234m\", expected a sequence",
            ),
            (
                json!({"flags": []}),
                "flags: invalid type: sequence, expected an object with flags",
            ),
        ],
    );
    assert_eq!(
        answer(&json!([1, 2])).expect_err("no object"),
        "invalid type: sequence, expected an object with a hand at line 1 column 0"
    );
}

#[test]
fn a_key_stands_once_under_whichever_name() {
    faults(
        &plain(),
        &[(
            json!({"preset": "riichi"}),
            "rules or preset: is given twice",
        )],
    );
}

#[test]
fn four_hands_are_four() {
    let seat = |tiles: &str| json!({"concealed": tiles});
    let good = json!({
        "rules": "classical-chinese", "winner": "West", "win": "9p", "by": "discard", "from": "North",
        "hands": {
            "East": {"concealed": "147m147p17s11z", "melds": ["P:777z"]}, "South": seat("25888m158p248s22z"),
            "West": {"concealed": "33m78p567s", "melds": ["C:234m", "P:666p"]},
            "North": {"concealed": "36m69p9s45567z", "melds": ["C:123s"]},
        },
    });
    faults(
        &good,
        &[
            (
                json!({"hands.South": null}),
                "hands.South.concealed: there are 0 tiles, and with the sets on the table there must be 13, the winning tile not among them",
            ),
            (
                json!({"hands.South": seat("25888m158p248s22x")}),
                "hands.South.concealed: `x` is neither a digit nor one of m, p, s, z, f",
            ),
            (
                json!({"hands.South": seat("25888m158p666p22z")}),
                "hands.West.melds: that would be 5 of 6p, and there are four",
            ),
            (
                json!({"hands.Centre": seat("")}),
                "hands: there is no key `Centre`; there are East, South, West, North",
            ),
            (
                json!({"winner": null}),
                "winner: is missing; say whose hand it is that wins: East, South, West or North",
            ),
            (
                json!({"seat": "West"}),
                "seat: does not go with `hands`, where `winner` says who wins",
            ),
            (
                json!({"concealed": "1m"}),
                "hands: does not go with `concealed`, `melds` and `bonus`; those stand in the four hands then",
            ),
            (
                json!({"hands": {"West": seat("1m")}}),
                "hands: East, South, North missing; all four seats are counted",
            ),
            (
                json!({"from": "West"}),
                "from: cannot be West, who wins; it can be East, South, North",
            ),
        ],
    );
}
