//! Lines that cannot be: the field is named, and what would be right.

use serde_json::{Value, json};

use crate::lines::{answer, plain, with};

/// Each change to a good line, and what is said of it. What the format itself adds (where in the text) is left out.
fn faults(good: &Value, table: &[(Value, &str)]) {
    assert!(answer(good).is_ok(), "{good}");
    for (change, wanted) in table {
        let told = answer(&with(good, change.clone())).expect_err(&change.to_string());
        let told = told.split(" at line ").next().unwrap_or_default();
        assert_eq!(told, *wanted, "{change}");
    }
}

#[test]
fn tiles_that_cannot_be() {
    faults(
        &plain(),
        &[
            (
                json!({"concealed": "234m567m45p88p678x"}),
                "concealed: `x` is neither a digit nor one of m, p, s, z, f",
            ),
            (
                json!({"concealed": "234m567m45p88p67s8z"}),
                "concealed: there is no tile `8z`",
            ),
            (
                json!({"concealed": "234m567m45p88p678"}),
                "concealed: a group must be digits and then one letter, as in `123m`",
            ),
            (
                json!({"concealed": "234m567m45p88p67s1f"}),
                "concealed: 1f is a flower or season; those belong in `bonus`, by number",
            ),
            (
                json!({"concealed": "234m567m45p88p67s"}),
                "concealed: there are 12 tiles, and with the sets on the table there must be 13, the winning tile not among them",
            ),
            (
                json!({"melds": ["C:234m"]}),
                "concealed: there are 13 tiles, and with the sets on the table there must be 10, the winning tile not among them",
            ),
            (
                json!({"concealed": "11112222333344445555m"}),
                "concealed: there can be at most 14 tiles, not 20",
            ),
            (
                json!({"melds": ["C:123m", "C:123m", "C:123m", "C:123m", "C:123m"]}),
                "melds: there can be at most 12 tiles, not 15",
            ),
            (
                json!({"win": "66p"}),
                "win: expected exactly one tile, as in `5p`",
            ),
            (
                json!({"win": "1f"}),
                "win: 1f is a flower or season; those belong in `bonus`, by number",
            ),
        ],
    );
}

#[test]
fn a_fifth_copy_is_named_where_it_stands() {
    let good =
        json!({"rules": "riichi", "concealed": "111m23m55z678s", "melds": ["P:777z"], "win": "1m"});
    faults(
        &good,
        &[
            (
                json!({"concealed": "11111m55z678s"}),
                "concealed: that would be 5 of 1m, and there are four",
            ),
            (
                json!({"concealed": "77z123m55z678s"}),
                "melds: that would be 5 of 7z, and there are four",
            ),
            (
                json!({"concealed": "1111m5m55z678s"}),
                "win: that would be 5 of 1m, and there are four",
            ),
            (
                json!({"dora_indicators": "1m"}),
                "dora_indicators: that would be 5 of 1m, and there are four",
            ),
            (
                json!({"dora_indicators": "7z", "ura_indicators": "7z", "concealed": "123m55z678s99p", "melds": ["Q:7777z"]}),
                "dora_indicators: that would be 5 of 7z, and there are four",
            ),
        ],
    );
    let closed = json!({"rules": "riichi", "concealed": "111m23m55z678s789p", "win": "1m", "flags": {"riichi": true}});
    let fifth = "ura_indicators: that would be 5 of 5z, and there are four";
    faults(
        &closed,
        &[(
            json!({"dora_indicators": "55z", "ura_indicators": "5z"}),
            fifth,
        )],
    );
    let others = json!({"rules": "hong-kong", "concealed": "111m23m55z678s", "melds": ["P:777z"], "win": "1m", "dora_indicators": "1m"});
    assert!(
        answer(&others).is_ok(),
        "where there are no indicators none is counted"
    );
}

#[test]
fn red_fives_are_as_many_as_the_rules_have() {
    let red = json!({"rules": "riichi", "options": {"red_fives": 3}, "concealed": "340m567m45p88p678s", "win": "6p"});
    faults(
        &red,
        &[
            (
                json!({"options": {}}),
                "concealed: that would be 1 of 0m, and these rules have 0; see the option `tiles.red_fives`",
            ),
            (
                json!({"concealed": "340m067m45p88p678s"}),
                "concealed: that would be 2 of 0m, and these rules have 1; see the option `tiles.red_fives`",
            ),
            (
                json!({"options": {"red_fives": 4}, "concealed": "000p567m45p88p678s"}),
                "concealed: that would be 3 of 0p, and these rules have 2; see the option `tiles.red_fives`",
            ),
        ],
    );
}

#[test]
fn sets_that_cannot_be() {
    let good = with(
        &plain(),
        json!({"concealed": "567m45p88p678s", "melds": ["C:234m"]}),
    );
    let chow = "a chow is three of a suit in a row, as in C:234m";
    let cases = [
        (
            "234m",
            "`234m` is no set; write C:234m, P:555p, K:5555p, A:5555p or Q:5555p".to_owned(),
        ),
        (
            "X:234m",
            "`X:234m` is no set; write C:234m, P:555p, K:5555p, A:5555p or Q:5555p".to_owned(),
        ),
        ("C:235m", format!("`C:235m` cannot be; {chow}")),
        ("C:891m", format!("`C:891m` cannot be; {chow}")),
        ("C:89m1p", format!("`C:89m1p` cannot be; {chow}")),
        ("C:123z", format!("`C:123z` cannot be; {chow}")),
        ("C:2345m", format!("`C:2345m` cannot be; {chow}")),
        ("C:", format!("`C:` cannot be; {chow}")),
        (
            "P:55p",
            "`P:55p` cannot be; a pong is three of a kind, as in P:555p".to_owned(),
        ),
        (
            "P:556p",
            "`P:556p` cannot be; a pong is three of a kind, as in P:555p".to_owned(),
        ),
        (
            "Q:555p",
            "`Q:555p` cannot be; a kong is four of a kind, as in K:5555p".to_owned(),
        ),
        (
            "K:5556p",
            "`K:5556p` cannot be; a kong is four of a kind, as in K:5555p".to_owned(),
        ),
        ("A:55555p", "there can be at most 4 tiles, not 5".to_owned()),
    ];
    for (set, wanted) in cases {
        faults(
            &good,
            &[(json!({"melds": [set]}), &format!("melds: {wanted}"))],
        );
    }
}

#[test]
fn bonus_tiles_are_eight_and_each_is_there_once() {
    let good = json!({"rules": "hong-kong", "concealed": "23m456p789s33p", "melds": ["C:567m"], "win": "4m", "bonus": [2, 6]});
    faults(
        &good,
        &[
            (
                json!({"bonus": [0]}),
                "bonus: there is no bonus tile 0; flowers are 1 to 4, seasons 5 to 8",
            ),
            (
                json!({"bonus": [9]}),
                "bonus: there is no bonus tile 9; flowers are 1 to 4, seasons 5 to 8",
            ),
            (
                json!({"bonus": [-1]}),
                "bonus: there is no bonus tile -1; flowers are 1 to 4, seasons 5 to 8",
            ),
            (
                json!({"bonus": [3, 1, 3]}),
                "bonus: there is one bonus tile 3, not two",
            ),
        ],
    );
}

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
