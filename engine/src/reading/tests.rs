//! Readings of hands, told by hand.

use super::*;
use crate::meld::{Meld, MeldKind};
use crate::seat::Wind;
use crate::tile::{parse_tiles, write_tiles};

fn hand(concealed: &str, melds: Vec<Meld>, win: &str) -> Hand {
    Hand {
        concealed: parse_tiles(concealed).expect("tiles"),
        melds,
        win: win.parse().ok(),
    }
}

fn ways(readings: &Readings<'_>) -> Vec<Form> {
    let mut forms = Vec::new();
    readings.each(|form| forms.push(form));
    forms
}

/// Each reading as what the winning tile completed and whether that is concealed.
fn completed(hand: &Hand, by: ByKind) -> Vec<(String, bool)> {
    let situation = Situation::new(Wind::South, Wind::East, by);
    let readings = Readings::of(hand, &situation, Forms::default());
    let mut told = Vec::new();
    readings.each(|form| {
        told.push(match &form {
            Form::Standard {
                completed: Completed::Pair,
                pair,
                ..
            } => (write_tiles(&[Tile::of(*pair); 2]), true),
            Form::Standard {
                completed: Completed::Set(at),
                sets,
                ..
            } => (
                write_tiles(readings.read(form).rows().row(usize::from(*at))),
                sets[usize::from(*at)].concealed,
            ),
            Form::SevenPairs | Form::ThirteenOrphans | Form::Unfinished { .. } => {
                panic!("four sets and a pair")
            }
        })
    });
    told
}

#[test]
fn trap_03_the_winning_tile_may_complete_the_run_or_the_triplet() {
    let run = Meld {
        kind: MeldKind::Chow,
        tiles: parse_tiles("567s").expect("tiles").into(),
        claimed: None,
    };
    let hand = hand("1112344m555p", vec![run], "1m");
    let told = |concealed| {
        [
            ("111m".to_owned(), concealed),
            ("123m".to_owned(), concealed),
        ]
    };
    assert_eq!(completed(&hand, ByKind::Discard), told(false));
    assert_eq!(completed(&hand, ByKind::Draw), told(true));
}

#[test]
fn equal_sets_are_one_reading_and_the_pair_stays_concealed() {
    assert_eq!(
        completed(&hand("22334p567m678s99m", vec![], "4p"), ByKind::Rob),
        [("234p".into(), false)]
    );
    assert_eq!(
        completed(&hand("234p567m678s999p9m", vec![], "9m"), ByKind::Discard),
        [("99m".into(), true)]
    );
}

#[test]
fn rows_are_made_of_the_very_tiles() {
    let hand = hand("340m567m345p67s88p", vec![], "8s");
    let situation = Situation::default();
    let readings = Readings::of(&hand, &situation, Forms::default());
    let form = ways(&readings)[0];
    let rows: Vec<String> = readings.read(form).rows().iter().map(write_tiles).collect();
    assert_eq!(rows, ["340m", "567m", "345p", "678s", "88p"]);
}

#[test]
fn what_is_no_full_hand_has_no_reading() {
    let situation = Situation::default();
    for (concealed, win) in [
        ("123m456p789s33p5s", "5s"),
        ("123m456p789s3p", "3p"),
        ("123456789m1111z", "1z"),
    ] {
        let hand = hand(concealed, vec![], win);
        assert!(ways(&Readings::of(&hand, &situation, Forms::default())).is_empty());
    }
    let none = Hand {
        win: None,
        ..hand("123m456p789s33p55s", vec![], "5s")
    };
    assert!(ways(&Readings::of(&none, &situation, Forms::default())).is_empty());
}
