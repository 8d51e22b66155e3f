//! Answers, field by field: hands that are not finished, may not be declared, or win by bonus tiles alone.

use serde_json::{Value, json};

use crate::lines::{plain, told, with};

#[test]
fn an_answer_has_every_field_in_the_order_they_are_described() {
    let line = with(
        &plain(),
        json!({"flags": {"riichi": true}, "bets": 2, "counters": 1}),
    );
    let line: engine::notation::hand::Line<Value> = serde_json::from_value(line).expect("a line");
    let rules = engine::notation::hand::Shelf::default().rules(&line.rules, &line.options);
    let answer = engine::notation::hand::score(&line, &rules.expect("rules")).expect("an answer");
    // Closed on a discard, all runs, open wait: riichi, pinfu, tanyao. 30 fu 3 han are 3900, and 300 for the counter.
    assert_eq!(
        serde_json::to_string(&answer).expect("JSON"),
        concat!(
            r#"{"rules":"riichi","complete":true,"legal":true,"reason":null,"#,
            r#""lines":[{"name":"riichi","worth":1,"unit":"han"},{"name":"pinfu","worth":1,"unit":"han"},"#,
            r#"{"name":"tanyao","worth":1,"unit":"han"}],"fu":30,"han":3,"yakuman":0,"points":null,"doubles":null,"#,
            r#""faan":null,"limit":null,"reading":["234m","567m","456p","678s","88p"],"#,
            r#""pay":{"East":0,"South":6200,"West":-4200,"North":0},"bets_won":2000}"#,
        )
    );
}

#[test]
fn a_hand_without_yaku_is_finished_and_may_not_be_declared() {
    let open = with(
        &plain(),
        json!({"concealed": "234m45p11p678s", "melds": ["C:567m"]}),
    );
    let answer = told(&open);
    assert_eq!(
        (&answer["complete"], &answer["legal"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(answer["reason"], "the hand has no yaku; dora are none");
    assert_eq!(
        (&answer["han"], &answer["pay"], &answer["bets_won"]),
        (&json!(0), &Value::Null, &Value::Null)
    );
    // Dora alone do not help: 5p is the one after 4p.
    let answer = told(&with(&open, json!({"dora_indicators": "4p"})));
    assert_eq!(
        (&answer["han"], &answer["legal"]),
        (&json!(1), &json!(false))
    );
    // Without a minimum it wins.
    let answer = told(&with(&open, json!({"options": {"min_yaku": 0}})));
    assert_eq!(answer["legal"], true);
}

#[test]
fn with_five_counters_two_han_may_be_asked() {
    let one_han = with(
        &plain(),
        json!({"concealed": "567m45p88p678s", "melds": ["C:234m"], "options": {"min_yaku": "2"}}),
    );
    assert_eq!(told(&with(&one_han, json!({"counters": 4})))["legal"], true);
    let answer = told(&with(&one_han, json!({"counters": 5})));
    assert_eq!(
        answer["reason"],
        "the hand has 1 han that count for a win and needs 2"
    );
}

#[test]
fn an_unfinished_hand_is_told_what_it_waits_for() {
    let answer = told(&with(&plain(), json!({"win": "7p"})));
    assert_eq!(
        (&answer["complete"], &answer["legal"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(
        answer["reason"],
        "the tiles make no finished hand; it waits for 3p, 6p"
    );
    assert_eq!(answer["lines"], json!([]));
    for unused in [
        "fu", "han", "yakuman", "points", "doubles", "faan", "limit", "reading", "pay", "bets_won",
    ] {
        assert_eq!(answer[unused], Value::Null, "{unused}");
    }
    let answer = told(&with(
        &plain(),
        json!({"win": null, "by": null, "from": null}),
    ));
    assert_eq!(
        answer["reason"],
        "no winning tile is given; it waits for 3p, 6p"
    );
    let answer = told(&with(&plain(), json!({"concealed": "147m258p369s1234z"})));
    assert_eq!(
        answer["reason"],
        "the tiles make no finished hand; it waits for nothing"
    );
}

/// What is left out: East, in an East round, draws, and nothing else is on the table.
#[test]
fn what_is_left_out_has_its_natural_default() {
    let short = json!({"rules": "riichi", "concealed": "234m567m45p88p678s", "win": "6p"});
    let whole = json!({
        "id": null, "rules": "riichi", "options": {}, "concealed": "234m567m45p88p678s", "melds": [], "win": "6p",
        "seat": "East", "round": "East", "by": "draw", "from": null, "bonus": [], "dora_indicators": "",
        "ura_indicators": "", "counters": 0, "bets": 0, "liable": null,
        "flags": {"riichi": false, "double_riichi": false, "ippatsu": false, "replacement": null,
                  "kong_on_kong": false, "last": false, "first": false},
    });
    assert_eq!(told(&short), told(&whole));
    // Menzen tsumo, pinfu, tanyao: 20 fu 3 han, 1300 from each for the dealer.
    assert_eq!(
        told(&short)["pay"],
        json!({"East": 3900, "South": -1300, "West": -1300, "North": -1300})
    );
    // A seat that is named must have discarded.
    let named = with(&short, json!({"from": "North"}));
    let said = with(&named, json!({"by": "discard"}));
    assert_eq!(told(&named), told(&said));
}

#[test]
fn under_indicators_count_after_riichi_only() {
    let line = with(&plain(), json!({"ura_indicators": "7p"}));
    assert_eq!(told(&line)["han"], 2);
    let answer = told(&with(&line, json!({"flags": {"riichi": true}})));
    assert_eq!(answer["han"], 5);
    assert_eq!(answer["limit"], "mangan");
}

#[test]
fn double_riichi_is_one_line_whether_or_not_riichi_is_named_too() {
    for flags in [
        json!({"double_riichi": true}),
        json!({"riichi": true, "double_riichi": true}),
    ] {
        let answer = told(&with(&plain(), json!({"flags": flags})));
        assert_eq!(
            answer["lines"][0],
            json!({"name": "double_riichi", "worth": 2, "unit": "han"})
        );
        assert_eq!(answer["han"], 4);
    }
}

/// The same flag is another great hand for another seat.
#[test]
fn a_first_win_is_named_by_seat_and_source() {
    let options = json!({"renhou": "yakuman"});
    let first = |seat: &str, by: &str, from: Value| {
        let line = with(
            &plain(),
            json!({"seat": seat, "by": by, "from": from, "flags": {"first": true}}),
        );
        told(&with(&line, json!({"options": options})))["lines"][0]["name"].clone()
    };
    assert_eq!(first("East", "draw", Value::Null), "tenhou");
    assert_eq!(first("West", "draw", Value::Null), "chiihou");
    assert_eq!(first("West", "discard", json!("East")), "renhou");
    assert_eq!(first("West", "discard", json!("South")), "renhou");
}

#[test]
fn a_bonus_tile_counts_where_it_is_in_play() {
    let line = json!({"rules": "hong-kong", "concealed": "23m456p789s33p", "melds": ["C:567m"], "win": "4m",
                      "seat": "South", "by": "draw", "bonus": [2, 6]});
    // Common hand, self-draw, own flower, own season.
    assert_eq!(told(&line)["faan"], 4);
    let answer = told(&with(
        &line,
        json!({"options": {"flowers": false, "min_faan": 2}}),
    ));
    assert_eq!(
        (&answer["faan"], &answer["legal"]),
        (&json!(2), &json!(true))
    );
    assert_eq!(
        told(&with(&plain(), json!({"bonus": [1, 6]}))),
        told(&plain())
    );
}

/// Eight bonus tiles win whatever the hand, self-drawn: 8 faan are 64 from each.
#[test]
fn eight_bonus_tiles_win_by_themselves() {
    let line = json!({"rules": "hong-kong", "concealed": "147m258p369s1234z", "seat": "North", "bonus": [1, 2, 3, 4, 5, 6, 7, 8]});
    let answer = told(&line);
    assert_eq!(
        (&answer["complete"], &answer["legal"], &answer["reason"]),
        (&json!(false), &json!(true), &Value::Null)
    );
    assert_eq!(
        answer["lines"],
        json!([{"name": "eight_bonus_tiles", "worth": 8, "unit": "faan"}])
    );
    assert_eq!(answer["reading"], json!(["12345678f"]));
    assert_eq!(
        answer["pay"],
        json!({"East": -64, "South": -64, "West": -64, "North": 192})
    );
}

/// `classical-japanese.md` 6.5: nor where shares are paid; `hong-kong.md` 5 where the house names the great hands.
#[test]
fn nobody_is_liable_for_an_ordinary_hand_paid_in_shares() {
    let hand = json!({"rules": "classical-japanese", "concealed": "23m567m456p789s77z", "win": "4m", "seat": "West",
        "round": "East", "by": "draw"});
    let japanese = with(&hand, json!({"liable": "North"}));
    assert_eq!(told(&japanese)["pay"], told(&hand)["pay"]);
    let house = json!({"rules": "hong-kong", "options": {"liability": "standard"}});
    let hong_kong = with(&with(&hand, house), json!({"liable": "North"}));
    // Common hand, concealed, self-drawn, no flowers: four faan, 16 from each.
    let pay = json!({"East": -16, "South": -16, "West": 48, "North": -16});
    assert_eq!(told(&hong_kong)["pay"], pay);
}

/// `riichi.md` 8.5: liable is who fed a great hand, and only that hand is concerned.
#[test]
fn nobody_is_liable_for_an_ordinary_hand_of_han() {
    let line = with(&plain(), json!({"liable": "North", "counters": 2}));
    assert_eq!(told(&line), told(&with(&plain(), json!({"counters": 2}))));
    let drawn = with(&plain(), json!({"by": "draw", "from": null, "counters": 2}));
    assert_eq!(
        told(&with(&drawn, json!({"liable": "North"}))),
        told(&drawn)
    );
}

#[test]
fn a_hand_with_too_many_runs_is_finished_and_may_not_be_declared() {
    let line = json!({"rules": "classical-chinese", "options": {"max_chows": 1}, "concealed": "234m567m45p88p678s", "win": "6p"});
    let answer = told(&line);
    assert_eq!(
        (&answer["complete"], &answer["legal"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(
        answer["reason"],
        "by these rules the most runs a winning hand may have is 1"
    );
}

#[test]
fn a_kong_that_cannot_be_robbed_is_no_win() {
    let rob = json!({"by": "rob", "options": {"kong.rob_added": false}});
    let answer = told(&with(&plain(), rob.clone()));
    assert_eq!(
        (&answer["complete"], &answer["legal"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(
        answer["reason"],
        "by these rules no kong can be robbed with this hand"
    );
    let orphans = with(
        &plain(),
        json!({"concealed": "19m19p19s1234567z", "win": "1m"}),
    );
    assert_eq!(told(&with(&orphans, rob))["legal"], true);
}

/// The hand of one who has not won: an open pong of dragons 4, a pair of East's own wind 4; one double.
#[test]
fn a_hand_without_a_winning_tile_counts_as_one_that_has_not_won() {
    let line = json!({"rules": "classical-chinese", "seat": "East", "concealed": "147m147p17s11z", "melds": ["P:777z"]});
    let answer = told(&line);
    assert_eq!(
        (&answer["complete"], &answer["legal"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(
        (&answer["points"], &answer["doubles"]),
        (&json!(8), &json!(1))
    );
}

/// 23m waits for 1m and 4m; another seat shows all 1m, so that 4m was the only possible tile.
#[test]
fn sets_of_others_make_a_kind_dead_as_a_flag_does() {
    let vectors: Vec<Value> =
        serde_json::from_str(include_str!("../vectors/classical-chinese.json")).expect("vectors");
    let vector = vectors
        .iter()
        .find(|vector| vector["id"] == "CC-10")
        .expect("the example");
    assert_eq!(told(&with(vector, json!({"flags": {}}))), told(vector));
}

#[test]
fn four_hands_may_be_given_for_any_rules() {
    let vectors: Vec<Value> =
        serde_json::from_str(include_str!("../vectors/classical-chinese.json")).expect("vectors");
    let vector = vectors
        .iter()
        .find(|vector| vector["id"] == "CC-03")
        .expect("the example");
    let answer = told(&with(vector, json!({"preset": "riichi"})));
    // Menzen tsumo, pinfu: 20 fu 2 han.
    assert_eq!(
        answer["pay"],
        json!({"East": -700, "South": 1500, "West": -400, "North": -400})
    );
    assert_eq!(answer.get("values"), None);
}
