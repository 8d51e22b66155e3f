//! Who is liable: the feeder of a limit hand of honours, and who fires the cannon.

use engine::rules::RuleSet;
use engine::score::{self, Fed};
use engine::seat::{Seat, Wind};
use engine::tile::{Kind, parse_tiles};
use engine::tiles::Tiles;

use crate::case::{chinese, japanese, sheet};
use crate::lines::{case, chair, meld};

fn tiles(text: &str) -> Tiles {
    parse_tiles(text).expect("tiles").iter().collect()
}

/// A discard taken by one who showed these sets, chosen from this hand, with many tiles left to draw.
fn fed(kind: &str, from: Wind, shown: &[&str], hand: &str) -> Fed {
    Fed {
        kind: kind.parse().expect("a kind"),
        from: chair(from),
        shown: shown.iter().map(|text| meld(text)).collect(),
        own: Tiles::default(),
        discarded: Tiles::default(),
        hand: tiles(hand),
        left: 30,
    }
}

/// Who pays for all when South wins with this hand after having been fed so.
fn cannon(text: &str, fed: &[Fed]) -> Option<Seat> {
    let rules = chinese(&[("cannon", "millington")]);
    liable(&rules, text, fed)
}

/// The last one who is liable for the hand of a line.
fn liable(rules: &RuleSet, text: &str, fed: &[Fed]) -> Option<Seat> {
    let melds = case(text).0.melds;
    let liable = score::liable(rules, &melds, &sheet(rules, text), fed);
    liable.last().map(|feeder| feeder.seat)
}

const WEST: Option<Wind> = Some(Wind::West);

#[test]
fn what_is_plainly_dangerous_fires_the_cannon() {
    let safe = "1m4m7m1z2z";
    let suit = ["P:222s", "P:333s", "C:678s"];
    let honours = ["P:111z", "P:222z", "P:555z"];
    let terminals = ["P:111m", "P:999m", "P:111p"];
    let green = ["P:222s", "P:333s", "P:666z"];
    let winds = ["P:111z", "P:222z", "P:333z"];
    let dragons = ["P:555z", "P:666z"];
    for (text, kind, shown, expected) in [
        // One suit shown three times: the fourth set, or the tile that completes the hand.
        (
            "South East draw 5s 5s P:222s P:333s C:678s C:456s",
            "4s",
            &suit[..],
            WEST,
        ),
        (
            "South East discard 5s 5s456s P:222s P:333s C:678s",
            "5s",
            &suit,
            WEST,
        ),
        // It did not become one suit.
        (
            "South East draw 5z 5z P:222s P:333s C:678s C:456s",
            "4s",
            &suit,
            None,
        ),
        // Of another suit, and two sets only.
        (
            "South East draw 5s 5s456s P:222s P:333s C:678s",
            "4m",
            &suit,
            None,
        ),
        (
            "South East draw 5s 5s456s P:222s P:333s C:678s",
            "7s",
            &suit[..2],
            None,
        ),
        // Dragons, also when the third is the pair; winds.
        (
            "South East draw 9p 9p234m P:555z P:666z P:777z",
            "7z",
            &dragons,
            WEST,
        ),
        (
            "South East discard 7z 7z234m789p P:555z P:666z",
            "7z",
            &dragons,
            WEST,
        ),
        (
            "South East draw 9p 9p P:111z P:222z P:333z P:444z",
            "4z",
            &winds,
            WEST,
        ),
        // Nothing but honours, terminals, green tiles.
        (
            "South East draw 6z 6z P:111z P:222z P:555z P:777z",
            "7z",
            &honours,
            WEST,
        ),
        (
            "South East draw 9s 9s P:111m P:999m P:111p P:999p",
            "9p",
            &terminals,
            WEST,
        ),
        (
            "South East draw 8s 8s P:222s P:333s P:666z P:444s",
            "4s",
            &green,
            WEST,
        ),
        (
            "South East draw 5s 5s P:222s P:333s P:666z P:444s",
            "4s",
            &green,
            None,
        ),
    ] {
        let hand = format!("{safe}{kind}");
        let claim = fed(kind, Wind::West, shown, &hand);
        assert_eq!(cannon(text, &[claim]), expected.map(chair), "{text} {kind}");
    }
}

#[test]
fn with_four_tiles_left_every_fresh_kind_is_dangerous() {
    let text = "South East draw 5p 34p99s123m C:678m P:555s";
    let late = |left, discarded: &str| {
        let mut claim = fed("5s", Wind::West, &["C:678m"], "5s1m2m");
        claim.left = left;
        // What it might have discarded instead had been discarded before.
        claim.discarded = tiles(&format!("1m2m{discarded}"));
        cannon(text, &[claim])
    };
    assert_eq!(late(4, ""), WEST.map(chair));
    assert_eq!(late(5, ""), None);
    assert_eq!(late(4, "5s"), None, "it had been discarded before");
}

#[test]
fn the_last_dangerous_discard_counts_and_nobody_pays_who_had_no_choice() {
    let text = "South East discard 5s 5s456s P:222s P:333s C:678s";
    let suit = ["P:222s", "P:333s", "C:678s"];
    let first = || fed("4s", Wind::West, &suit, "1m4s");
    let second = || fed("5s", Wind::North, &suit, "1m5s");
    let forced = || fed("5s", Wind::North, &suit, "1s5s9s");
    assert_eq!(cannon(text, &[first(), second()]), Some(chair(Wind::North)));
    assert_eq!(cannon(text, &[first(), forced()]), Some(chair(Wind::West)));
    assert_eq!(cannon(text, &[forced()]), None);
    assert_eq!(liable(&chinese(&[]), text, &[first()]), None);
}

#[test]
fn japanese_feeders_are_liable_for_the_hand_they_made_certain() {
    let liable_by = |options: &[(&str, &str)], text: &str, fed: &[Fed]| {
        let rules = japanese(options);
        liable(&rules, text, fed)
    };
    let dragons = "South East draw 9p 9p234m P:555z<East P:666z<North P:777z<West";
    for (text, expected) in [
        (dragons, WEST),
        (
            "South East draw 9p 9p P:111z<East P:222z<East P:333z<North P:444z<West",
            WEST,
        ),
        (
            "South East draw 6z 6z P:111z<East P:222z<East P:555z<North P:777z<West",
            WEST,
        ),
        // The hand is not what the sets threaten, or the last set was not fed.
        (
            "South East draw 9p 9p P:111z<East P:222z<East P:555z<North P:777z<West",
            None,
        ),
        (
            "South East draw 9p 9p234m P:555z<East P:666z<North Q:7777z",
            None,
        ),
        (
            "South East draw 7z 77z234m9p9p P:555z<East P:666z<North",
            None,
        ),
    ] {
        assert_eq!(liable_by(&[], text, &[]), expected.map(chair), "{text}");
        assert_eq!(liable_by(&[("liability", "none")], text, &[]), None);
    }
    let mut claim = fed("7z", Wind::West, &["P:555z", "P:666z"], "1m7z");
    claim.own = [claim.kind].into_iter().collect();
    assert_eq!(
        liable_by(&[], dragons, std::slice::from_ref(&claim)),
        None,
        "he had discarded one himself"
    );
    claim.own = ["6z".parse::<Kind>().expect("a kind")]
        .into_iter()
        .collect();
    assert_eq!(liable_by(&[], dragons, &[claim]), WEST.map(chair));
}
