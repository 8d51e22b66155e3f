//! Counters, bets, dealers, and the end of a game (`riichi.md` 8.3, 9.3, 9.5 and 9.6).

use engine::score::results;
use engine::seat::PerSeat;

use super::rules;

/// Results in thousands, written with one digit after the point, as tenths.
fn tenths(options: &[(&str, &str)], points: [i32; 4]) -> [i32; 4] {
    let rules = rules(options);
    results(&rules.dealing.result, &PerSeat(points))
        .0
        .map(|result| result / 100)
}

#[test]
fn results_are_points_above_30000_and_the_uma() {
    assert_eq!(
        tenths(&[], [42000, 31000, 28000, 19000]),
        [270, 60, -70, -260]
    );
    // Seat order breaks the tie.
    assert_eq!(
        tenths(&[], [28000, 42000, 28000, 22000]),
        [30, 270, -70, -230]
    );
    // 5 and -5 are shared.
    assert_eq!(
        tenths(&[("tie", "split")], [28000, 42000, 28000, 22000]),
        [-20, 270, -20, -230]
    );
    assert_eq!(
        tenths(&[("uma", "20/10/-10/-20")], [42000, 31000, 28000, 19000]),
        [320, 110, -120, -310]
    );
}

#[test]
fn what_all_start_below_the_target_goes_to_the_first() {
    let options = [("game.start_points", "25000"), ("target", "30000")];
    let results = tenths(&options, [40000, 30000, 20000, 10000]);
    assert_eq!(
        results,
        [450, 50, -150, -350],
        "four times 5000 for the first"
    );
    assert_eq!(results.iter().sum::<i32>(), 0);
}

#[test]
fn an_uma_must_sum_to_zero() {
    let options = [("uma".to_owned(), "20/10/-10/-10".to_owned())].into();
    assert!(engine::rulesets::build("riichi", &options).is_err());
    for bad in ["1/2/3", "a/b/c/d", "15/5/-5/-15/0", "101/0/0/-101"] {
        let options = [("uma".to_owned(), bad.to_owned())].into();
        assert!(
            engine::rulesets::build("riichi", &options).is_err(),
            "{bad}"
        );
    }
}
