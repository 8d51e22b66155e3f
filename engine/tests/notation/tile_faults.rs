//! Tiles and sets that cannot be: the field is named, and what would be right.

use serde_json::json;

use crate::lines::{answer, faults, plain, with};

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
