//! Fu, limits, payments and liability, worked out by hand (`riichi.md` 7 and 8).

use engine::score::sheet::{By, Unit};
use engine::score::{Verdict, Winner, liable};
use engine::seat::Wind;

use crate::case::{case, chair, changes, judged, meld, paid, rules, sheet, total, wind};

/// Han and fu of a line.
fn counted(line: &str) -> (u32, u32) {
    let sheet = sheet(&rules(&[]), line);
    (total(&sheet, Unit::Han), total(&sheet, Unit::Fu))
}

#[test]
fn fu_of_every_item() {
    let cases = [
        // Closed discard, nothing else: 30. Pinfu self-drawn: 20.
        ("South East discard 9s 123m567p345s78s22m", 30),
        ("South East draw 9s 123m567p345s78s22m", 20),
        // Open, self-drawn: 20 + 2, rounded. On a discard: 20, counted as 30.
        ("South East draw 8s 234m345s67s22m C:567p", 30),
        ("South East discard 8s 234m345s67s22m C:567p", 30),
        // A guest wind is no pair of value; a single wait is: 30 + 2.
        ("South East discard 4z 123m567p345s789s4z", 40),
        // Open kong of 2-8: 20 + 8. With an open kong of honours: 20 + 8 + 16.
        ("South East discard 8s 67s345s22m K:5555p C:234m", 30),
        ("South East discard 8s 67s22m K:5555p K:4444z C:234m", 50),
        // Concealed kongs: 30 + 16 + 32.
        (
            "South East discard 8s 67s22m345s Q:5555p Q:4444z riichi",
            80,
        ),
        // Pairs: of dragons 2, of the seat's wind 2, of both winds 4.
        ("South East discard 9s 123m567p345s78s55z riichi", 40),
        ("South East discard 9s 123m567p345s78s22z riichi", 40),
        ("East East draw 5m 222p46m345s678s11z riichi", 40),
    ];
    for (line, fu) in cases {
        assert_eq!(counted(line).1, fu, "{line}");
    }
}

#[test]
fn limits_by_han() {
    // Closed full flush of 6, with dora for every further han.
    let line = |dora: &str| format!("South East discard 9m 12366678m345m22m dora={dora}");
    let value = |dora| sheet(&rules(&[]), &line(dora)).value;
    let limit = |dora| sheet(&rules(&[]), &line(dora)).limit.expect("a limit");
    // 1z: none; 9m makes 1m dora, which is there once; 5m makes 6m, there three times; 1m makes 2m, three times.
    assert_eq!((value("1z"), limit("1z")), (3000, "haneman".into()));
    assert_eq!(value("9m"), 3000);
    assert_eq!((value("99m"), limit("99m")), (4000, "baiman".into()));
    assert_eq!((value("995m"), limit("995m")), (6000, "sanbaiman".into()));
    assert_eq!((value("9995m"), limit("9995m")), (6000, "sanbaiman".into()));
    assert_eq!((value("99995m"), limit("99995m")), (8000, "yakuman".into()));
    // Mangan from 4 han 40 fu and 3 han 70 fu.
    let four = "South East discard 9s 123m567p345s78s55z riichi dora=9m9m";
    assert_eq!(counted(four), (3, 40));
    let five = "South East discard 9s 123m567p345s78s55z riichi dora=9m9m9m";
    assert_eq!(sheet(&rules(&[]), five).value, 2000);
}

#[test]
fn each_payment_is_rounded_up_to_hundreds() {
    let rules = rules(&[]);
    // 1 han 30 fu: 240. The dealer is paid 6 times, 1440, as 1500; self-drawn 2 han 20 fu, 320, 640 as 700 each.
    let won = |text, from| paid(&rules, text, from, None, 0);
    assert_eq!(
        won("East East discard 9s 123m567p345s78s22m", Some("West")),
        [1500, 0, -1500, 0]
    );
    assert_eq!(
        won("East East draw 9s 123m567p345s78s22m", None),
        [2100, -700, -700, -700]
    );
    assert_eq!(
        won("South East draw 9s 123m567p345s78s22m", None),
        [-700, 1500, -400, -400]
    );
}

#[test]
fn counters_add_300_or_100_from_each() {
    let rules = rules(&[]);
    let hand = "123m567p345s78s22m";
    let discard = paid(
        &rules,
        &format!("South East discard 9s {hand}"),
        Some("West"),
        None,
        2,
    );
    assert_eq!(discard, [0, 1600, -1600, 0]);
    let draw = paid(&rules, &format!("South East draw 9s {hand}"), None, None, 2);
    assert_eq!(draw, [-900, 2100, -600, -600]);
    // Of two winners the nearest alone is paid them.
    let sheet = sheet(&rules, &format!("South East discard 9s {hand}"));
    let winner = |wind| Winner {
        seat: chair(wind),
        by: By::Discard(chair(Wind::West)),
        sheet: &sheet,
        liable: &[],
    };
    let both = [winner(Wind::North), winner(Wind::South)];
    assert_eq!(changes(&rules, &both, 2), [0, 1000, -2600, 1600]);
}

const DRAGONS: &str = "77m99p P:555z P:666z P:777z<West";

#[test]
fn liability_by_draw_discard_and_with_counters() {
    let house = rules(&[]);
    let draw = format!("South East draw 9p {DRAGONS}");
    assert_eq!(
        paid(&house, &draw, None, Some("West"), 1),
        [0, 32300, -32300, 0]
    );
    let discard = format!("South East discard 9p {DRAGONS}");
    assert_eq!(
        paid(&house, &discard, Some("North"), Some("West"), 2),
        [0, 32600, -16000, -16600]
    );
    // Who feeds the win himself pays it alone.
    assert_eq!(
        paid(&house, &discard, Some("West"), Some("West"), 0),
        [0, 32000, -32000, 0]
    );
    let house = rules(&[("pao_honba", "liable")]);
    assert_eq!(
        paid(&house, &discard, Some("North"), Some("West"), 2),
        [0, 32600, -16600, -16000]
    );
}

/// Whoever is named beside a hand that nobody can be liable for is a loser like the others.
#[test]
fn nobody_is_liable_for_an_ordinary_hand_or_where_the_house_knows_no_liability() {
    let ordinary = "South East draw 9s 123m567p345s78s22m";
    for liable in [None, Some("West")] {
        let pay = paid(&rules(&[]), ordinary, None, liable, 2);
        assert_eq!(pay, [-900, 2100, -600, -600], "{liable:?}");
    }
    // A yakuman is 8000 in base points: 16000 of the dealer, 8000 of each other, and 100 of each for the counter.
    let without = rules(&[("pao", "off")]);
    let draw = format!("South East draw 9p {DRAGONS}");
    assert_eq!(
        paid(&without, &draw, None, Some("West"), 1),
        [-16100, 32300, -8100, -8100]
    );
}

#[test]
fn trap_14_only_the_yakuman_concerned_is_the_liable_players() {
    let house = rules(&[]);
    // All honours beside it: 32000 of the liable player, and a self-drawn yakuman from all.
    let line = "South East draw 1z 11z22z P:555z P:666z P:777z";
    assert_eq!(
        paid(&house, line, None, Some("West"), 0),
        [-16000, 64000, -40000, -8000]
    );
    let line = "South East discard 1z 11z22z P:555z P:666z P:777z";
    assert_eq!(
        paid(&house, line, Some("North"), Some("West"), 0),
        [0, 64000, -16000, -48000]
    );
}

/// What is paid for a win when everybody is liable for what he fed, with so many counters.
fn paid_by_feeders(
    options: &[(&str, &str)],
    line: &str,
    from: Option<&str>,
    counters: u32,
) -> [i32; 4] {
    let rules = rules(&[options, &[("pao", "dragons+winds+kongs")]].concat());
    let sheet = sheet(&rules, line);
    let (hand, situation) = case(line);
    let winner = Winner {
        seat: chair(situation.seat),
        by: from.map_or(By::Draw, |name| By::Discard(chair(wind(name)))),
        sheet: &sheet,
        liable: &liable(&rules, &hand.melds, &sheet, &[]),
    };
    changes(&rules, &[winner], counters)
}

/// Two yakuman, 32000 each for South: four kongs, and dragons that West made certain.
const BY_NOBODY: &str = "9p 9p K:5555z<East K:6666z<North K:7777z<West Q:8888p";
/// The same, and North made the four kongs certain.
const BY_NORTH: &str = "9p 9p K:5555z<East K:6666z<North K:7777z<West K:8888p<North";

#[test]
fn trap_14_of_several_dangers_each_is_paid_by_its_own_feeder() {
    let drawn = |hand: &str| paid_by_feeders(&[], &format!("South East draw {hand}"), None, 0);
    // 32000 of West, and a self-drawn yakuman from all.
    assert_eq!(drawn(BY_NOBODY), [-16000, 64000, -40000, -8000]);
    assert_eq!(drawn(BY_NORTH), [0, 64000, -32000, -32000]);
    let by = |from, hand: &str| {
        let line = format!("South East discard {hand}");
        paid_by_feeders(&[], &line, Some(from), 0)
    };
    // Half of each with the discarder, who pays alone what nobody fed or he himself did.
    assert_eq!(by("North", BY_NOBODY), [0, 64000, -16000, -48000]);
    assert_eq!(by("East", BY_NORTH), [-32000, 64000, -16000, -16000]);
    assert_eq!(by("North", BY_NORTH), [0, 64000, -16000, -48000]);
    assert_eq!(by("West", BY_NORTH), [0, 64000, -48000, -16000]);
    // Four winds and four kongs: North fed both, or West the pong that became the last of them, which is no kong fed.
    let winds = "9p 9p K:1111z<East K:2222z<North K:3333z<West";
    let both = format!("{winds} K:4444z<North");
    assert_eq!(drawn(&both), [0, 64000, 0, -64000]);
    let added = format!("{winds} A:4444z<West");
    assert_eq!(drawn(&added), [-16000, 64000, -40000, -8000]);
}

#[test]
fn trap_14_counters_are_paid_once_however_many_are_liable() {
    let draw = format!("South East draw {BY_NORTH}");
    let drawn = paid_by_feeders(&[], &draw, None, 2);
    assert_eq!(drawn, [0, 64600, -32000, -32600], "by the last of them");
    let discard = format!("South East discard {BY_NORTH}");
    for (who, paid) in [
        ("discarder", [-32600, 64600, -16000, -16000]),
        ("liable", [-32000, 64600, -16000, -16600]),
    ] {
        let house = [("pao_honba", who)];
        assert_eq!(
            paid_by_feeders(&house, &discard, Some("East"), 2),
            paid,
            "{who}"
        );
    }
}

#[test]
fn the_feeder_of_the_third_dragon_or_fourth_wind_is_liable() {
    let fed = |options: &[(&str, &str)], line: &str| {
        let rules = rules(options);
        let (hand, _) = case(line);
        let liable = liable(&rules, &hand.melds, &sheet(&rules, line), &[]);
        liable.last().map(|feeder| feeder.seat)
    };
    let dragons = "South East draw 9p 77m99p P:555z<East P:666z<North P:777z<West";
    assert_eq!(fed(&[], dragons), Some(chair(Wind::West)));
    assert_eq!(fed(&[("pao", "off")], dragons), None);
    let winds = "South East draw 9p 9p P:111z<East P:222z<North P:333z<West K:4444z<East";
    assert_eq!(fed(&[], winds), Some(chair(Wind::East)));
    let kongs = "South East draw 9p 9p K:1111m<East K:2222p<North K:3333s<West K:4444s<North";
    assert_eq!(fed(&[], kongs), None);
    let all = [("pao", "dragons+winds+kongs")];
    assert_eq!(fed(&all, kongs), Some(chair(Wind::North)));
    let own = "South East draw 9p 9p K:1111m<East K:2222p<North K:3333s<West Q:4444s";
    assert_eq!(fed(&all, own), None, "nobody fed the fourth");
    assert_eq!(
        meld("P:777z<West").claimed.map(|(_, from)| from),
        Some(chair(Wind::West))
    );
}

#[test]
fn no_yaku_is_no_win_and_dora_are_none() {
    let line = "South East discard 9p 78p11p P:999s C:123p C:567m dora=8s";
    assert!(matches!(
        judged(&rules(&[]), line),
        Verdict::Short {
            have: 0,
            need: 1,
            ..
        }
    ));
}
