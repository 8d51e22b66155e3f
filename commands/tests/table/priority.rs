//! Claims against each other, on walls written for them.

use std::time::Duration;

use commands::ask::{Act, Ask};
use commands::screen::moves;
use commands::table::effect::{Reply, Surface};
use commands::who::Moment;
use config::pace::{Pace, Window};
use engine::deal::event::{DealEnd, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::meld::MeldKind;
use engine::seat::Seat;

use crate::evening::{Evening, is_done, pace, screen_of};
use crate::stacked::{E, N, S, Stack, W, asks, discard, tile, two};

/// East throws 5m: South can chow it, West can pong it, North can win with it.
fn contested(window: Window) -> Evening {
    let stack = Stack {
        hands: ["5m", "46m", "55m", "46m123456p789s11z"],
        ..Stack::default()
    };
    let mut evening = stack.deal(pace(window), &[]);
    evening.does(E, discard("5m"));
    evening
}

fn called(evening: &Evening) -> Option<(Seat, MeldKind)> {
    evening.game_events().into_iter().rev().find_map(|event| {
        if let Event::Called { seat, meld, .. } = event {
            Some((*seat, meld.kind))
        } else {
            None
        }
    })
}

fn end(evening: &Evening) -> Option<&DealEnd> {
    evening.game_events().into_iter().rev().find_map(|event| {
        if let Event::Ended(end) = event {
            Some(end.as_ref())
        } else {
            None
        }
    })
}

fn winners(evening: &Evening) -> Vec<Seat> {
    end(evening).map_or_else(Vec::new, |end| {
        end.wins.iter().map(|win| win.seat).collect()
    })
}

#[test]
fn trap_029_a_win_pressed_last_beats_a_chow_and_a_pong_pressed_before() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let mut evening = contested(window);
        let turn = evening.table.turn();
        evening.does(W, Move::Pong { with: two("55m") });
        evening.does(S, Move::Chow { with: two("46m") });
        assert_eq!(evening.table.turn(), turn, "{window:?}: the window is open");
        evening.does(N, Move::Win);
        evening.wait(Duration::from_secs(4));
        assert_eq!(winners(&evening), [N], "{window:?}");
        assert_eq!(called(&evening), None);
    }
}

#[test]
fn trap_029_a_pong_pressed_last_beats_a_chow_pressed_at_once() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let mut evening = contested(window);
        evening.does(S, Move::Chow { with: two("46m") });
        evening.does(N, Move::Pass);
        evening.does(W, Move::Pong { with: two("55m") });
        evening.wait(Duration::from_secs(4));
        assert_eq!(called(&evening), Some((W, MeldKind::Pong)), "{window:?}");
        assert_eq!(evening.stage(), Stage::Turn { seat: W });
        assert!(
            evening.offers(S).is_empty(),
            "the beaten claim has cost South nothing and left nothing"
        );
    }
}

#[test]
fn trap_030_of_two_winners_the_nearest_wins_or_both_never_the_quickest() {
    for (rule, expected) in [("closest", vec![S]), ("all", vec![S, N])] {
        let stack = Stack {
            hands: ["5m", "46m123456p789s11z", "", "46m123456s789p22z"],
            ..Stack::default()
        };
        let mut evening = stack.deal(pace(Window::Even), &[("claim.multiple_winners", rule)]);
        evening.does(E, discard("5m"));
        evening.does(N, Move::Win);
        evening.does(S, Move::Win);
        evening.wait(Duration::from_secs(4));
        assert_eq!(winners(&evening), expected, "{rule}");
        let points = end(&evening).expect("over").points;
        assert_eq!(Seat::ALL.map(|seat| points[seat]).iter().sum::<i32>(), 0);
        let card = screen_of(&evening.shown, Surface::Result(1)).expect("a result card");
        let card = format!("{card:?}");
        let named = |seat| card.contains(&format!("p{}", evening.person_on(seat).expect("him").0));
        assert!(expected.into_iter().all(named), "{card}");
    }
}

#[test]
fn trap_031_032_each_run_has_a_button_and_the_pressed_one_is_made() {
    let stack = Stack {
        hands: ["4m", "2356m", "", ""],
        ..Stack::default()
    };
    let mut evening = stack.deal(pace(Window::Even), &[]);
    evening.does(E, discard("4m"));
    let south = evening.person_on(S).expect("a person");
    let Reply::Private(which) = evening.press(south, Ask::Act(Act::Chow(None))) else {
        panic!("he is asked which")
    };
    let runs = ["23m", "35m", "56m"].map(|with| Ask::Act(Act::Chow(Some(two(with)))));
    let offered = asks(&which);
    assert!(runs.iter().all(|run| offered.contains(run)), "{offered:?}");
    let turn = evening.table.turn();
    // Meanwhile somebody else answers and the hands are drawn again.
    for other in [W, N] {
        evening.does(other, Move::Pass);
    }
    assert!(is_done(&evening.press_old(south, runs[2].clone(), turn)));
    evening.wait(Duration::from_secs(4));
    let view = evening.view(south);
    let set = format!("{:?}", view.seats[S].melds);
    assert!(
        ["4m", "5m", "6m"].iter().all(|_| set.contains("456m")),
        "{set}"
    );
}

#[test]
fn the_last_discard_can_be_won() {
    let stack = Stack {
        hands: ["444p", "", "35p123456m789s11z", ""],
        last: Some("4p"),
        ..Stack::default()
    };
    let mut evening = stack.deal(pace(Window::Even), &[]);
    let here = |evening: &Evening| {
        evening.truth().view(Eye::Rail).wall_left == 0
            && matches!(evening.stage(), Stage::Claims { tile: Some(thrown), .. } if thrown == tile("4p"))
    };
    assert!(evening.play_until(here), "the wall runs out");
    assert!(
        !evening.offers(E).contains(&Move::Pong { with: two("44p") }),
        "and can only be won"
    );
    evening.does(W, Move::Win);
    evening.wait(Duration::from_secs(4));
    assert_eq!(winners(&evening), [W]);
}

#[test]
fn trap_035_a_claim_that_races_the_closing_of_its_window_counts_on_one_side() {
    let evening = contested(Window::Even);
    let north = evening.person_on(N).expect("a person");
    let turn = evening.table.turn();
    let close = evening.table.next_alarm().expect("the window closes");

    let mut before = evening.clone();
    before.now = Moment(close.0 - 1);
    assert!(is_done(&before.press_old(north, Ask::Act(Act::Win), turn)));
    before.wait(Duration::from_secs(1));
    assert_eq!(winners(&before), [N]);

    let mut after = evening;
    after.now = close;
    assert!(!is_done(&after.press_old(north, Ask::Act(Act::Win), turn)));
    assert_eq!(winners(&after), []);
    assert_eq!(after.stage(), Stage::Turn { seat: S });
}

#[test]
fn trap_037_a_window_closes_when_the_one_it_waits_for_leaves() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let endless = Pace {
            turn: None,
            claim: None,
            ..pace(window)
        };
        let stack = Stack {
            hands: ["5m", "", "55m", ""],
            ..Stack::default()
        };
        let mut evening = stack.deal(endless, &[]);
        evening.does(E, discard("5m"));
        for other in [S, N] {
            evening.does(other, Move::Pass);
        }
        evening.wait(Duration::from_secs(3600));
        assert!(
            matches!(evening.stage(), Stage::Claims { .. }),
            "{window:?}"
        );
        let (west, turn) = (
            evening.person_on(W).expect("a person"),
            evening.table.turn(),
        );
        assert!(is_done(&evening.ask(west, Ask::Leave)));
        evening.wait(Duration::from_secs(4));
        assert!(evening.table.turn() > turn, "{window:?}");
    }
}

#[test]
fn an_act_is_said_in_one_way_by_button_and_by_command() {
    let mut by_command = contested(Window::Quick);
    let mut by_button = by_command.clone();
    let west = by_command.person_on(W).expect("a person");
    by_command.ask(west, Ask::Act(Act::Pong(None)));
    by_button.press(west, Ask::Act(moves::act(Move::Pong { with: two("55m") })));
    assert_eq!(by_command.records, by_button.records);
}

#[test]
fn trap_029_one_who_could_have_won_loses_nothing_by_a_pong_that_a_win_beats() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        // West waits for 5m and 2z.
        let stack = Stack {
            hands: ["5m", "", "55m123456p789s22z", "46m123456p789s11z"],
            ..Stack::default()
        };
        let mut evening = stack.deal(pace(window), &[]);
        evening.does(E, discard("5m"));
        assert!(evening.offers(W).contains(&Move::Win));
        evening.does(S, Move::Pass);
        evening.does(W, Move::Pong { with: two("55m") });
        evening.does(N, Move::Win);
        evening.wait(Duration::from_secs(4));
        assert_eq!(winners(&evening), [N], "{window:?}");
        let end = end(&evening).expect("over");
        // Everybody began with nothing, and only the discarder pays.
        assert_eq!((end.melds[W].len(), end.points[W]), (0, 0), "{window:?}");
    }
}

#[test]
fn trap_029_one_who_could_have_won_does_not_chow_before_a_pong() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let stack = Stack {
            hands: ["5m", "46m123456p789s11z", "55m", ""],
            ..Stack::default()
        };
        let mut evening = stack.deal(pace(window), &[]);
        evening.does(E, discard("5m"));
        assert!(evening.offers(S).contains(&Move::Win));
        evening.does(S, Move::Chow { with: two("46m") });
        evening.does(N, Move::Pass);
        evening.does(W, Move::Pong { with: two("55m") });
        evening.wait(Duration::from_secs(4));
        assert_eq!(called(&evening), Some((W, MeldKind::Pong)), "{window:?}");
    }
}

#[test]
fn trap_037_a_window_closes_without_the_answer_of_one_who_is_away() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let patient = Pace {
            bank: Duration::ZERO,
            claim: None,
            away_after: Some(1),
            ..pace(window)
        };
        let stack = Stack {
            hands: ["", "", "55m369p258s12367z", "5m"],
            ..Stack::default()
        };
        let mut evening = stack.deal(patient, &[]);
        while evening.in_turn() != evening.person_on(W) {
            let person = evening.in_turn().expect("a person's turn");
            let what = evening.view(person).fallback().expect("a discard");
            assert!(is_done(&evening.act(person, what)));
            evening.all_pass();
            evening.wait(Duration::from_secs(4));
        }
        // West's time is over.
        evening.wait(Duration::from_secs(20));
        evening.all_pass();
        evening.wait(Duration::from_secs(4));
        evening.does(N, discard("5m"));
        let turn = evening.table.turn();
        for other in [E, S] {
            evening.does(other, Move::Pass);
        }
        evening.wait(Duration::from_secs(4));
        assert!(evening.table.turn() > turn, "{window:?}");
        let stage = evening.stage();
        assert!(
            !matches!(stage, Stage::Claims { from: N, .. }),
            "{window:?}: {stage:?}"
        );
    }
}
