//! Items of the seed checklist, by number.

use engine::score::Verdict;
use engine::shape::{self, Forms};
use engine::tiles::Tiles;

use crate::case::{case, judged, rules, sheet};

fn physical_tiles(text: &str) -> usize {
    let (hand, _) = case(text);
    hand.concealed.len()
        + 1
        + hand
            .melds
            .iter()
            .map(|meld| meld.tiles.len())
            .sum::<usize>()
}

#[test]
fn seed_099_four_groups_and_a_pair_win() {
    let rules = rules(&[("min_faan", "0")]);
    assert!(matches!(
        judged(&rules, "South East draw 5p 234m678m22p345s55p"),
        Verdict::Win(_)
    ));
    // Four groups without a pair, three groups and two pairs with a stray: none.
    assert_eq!(
        judged(&rules, "South East draw 6p 234m678m222p345s5p"),
        Verdict::NotComplete
    );
    assert_eq!(
        judged(&rules, "South East draw 9p 234m678m22p345s55p"),
        Verdict::NotComplete
    );
}

#[test]
fn seed_100_a_chow_is_three_in_a_row_of_one_suit_and_a_pong_three_equal() {
    let complete = |text: &str| {
        let tiles: Tiles = engine::tile::parse_tiles(text)
            .expect("tiles")
            .iter()
            .collect();
        shape::is_complete(&tiles, 3, Forms::default())
    };
    assert!(complete("345p11z") && complete("555p11z"));
    assert!(!complete("3p4s5p11z"));
    // 8-9-1 is none, nor are winds or dragons in a row, nor the last of one suit and the first of the next.
    assert!(!complete("891p11z") && !complete("123z77z") && !complete("567z11z"));
    assert!(!complete("89m1p11z") && !complete("9s12z77z"));
}

#[test]
fn seed_101_each_kong_adds_one_tile() {
    let rules = rules(&[("min_faan", "0")]);
    for (text, tiles) in [
        ("South East draw 6s 45s66m P:111p P:222s P:777z", 14),
        ("South East draw 6s 45s66m K:1111p P:222s P:777z", 15),
        ("South East draw 6s 45s66m K:1111p Q:2222s P:777z", 16),
    ] {
        assert_eq!(physical_tiles(text), tiles);
        assert!(matches!(judged(&rules, text), Verdict::Win(_)), "{text}");
        assert_eq!(
            sheet(&rules, text).reading.tiles().len(),
            tiles,
            "the sheet shows every tile"
        );
    }
    // Four equal tiles in hand are no kong: one tile is too few for four sets and a pair.
    assert_eq!(
        judged(&rules, "South East draw 6s 1111p45s66m P:222s P:777z"),
        Verdict::NotComplete
    );
}

#[test]
fn seed_102_groups_and_pair_are_completed_by_draw_or_discard() {
    let rules = rules(&[("min_faan", "0")]);
    for by in ["draw", "discard", "rob"] {
        for rest in [
            "4m 23m456p789s33p C:567m",
            "3p 33p22s456p789s C:567m",
            "3p 234m456p789s3p C:567m",
        ] {
            let text = format!("South East {by} {rest} 3f");
            assert!(matches!(judged(&rules, &text), Verdict::Win(_)), "{text}");
        }
    }
}
