use commands::ask::Ask;
use commands::record::Fact;
use commands::table::effect::{Effect, Surface};
use config::pace::{Pace, Window};
use engine::deal::view::Stage;

use crate::evening::{
    ADA, BEN, CHO, EVE, Evening, FOUR, admin, is_done, is_private, pace, screen_of,
};

fn closed(evening: &Evening) -> bool {
    evening.shown.last() == Some(&Effect::Close)
}

#[test]
fn one_who_leaves_in_play_is_played_by_a_machine_and_gone_after_the_deal() {
    let mut evening = Evening::begun(
        2,
        Pace {
            away_after: None,
            ..pace(Window::Quick)
        },
        &FOUR,
    );
    assert!(is_done(&evening.ask(ADA, Ask::Leave)));
    assert!(
        evening
            .records
            .iter()
            .any(|record| matches!(&record.fact, Fact::HostChanged { to } if to.person == BEN))
    );
    assert_eq!(evening.table.people(), FOUR);
    while !matches!(evening.stage(), Stage::Between(_)) {
        evening.next();
    }
    assert_eq!(evening.table.people(), FOUR[1..]);
    assert!(is_private(&evening.ask(ADA, Ask::Hand)));
    // Her seat is open, for her as for anybody.
    assert!(is_done(&evening.ask(ADA, Ask::Join)));
    assert!(evening.table.people().contains(&ADA));
}

#[test]
fn one_who_leaves_may_change_his_mind() {
    let mut evening = Evening::begun(2, pace(Window::Quick), &FOUR);
    evening.ask(BEN, Ask::Leave);
    assert!(is_done(&evening.ask(BEN, Ask::Join)));
    while !matches!(evening.stage(), Stage::Between(_)) {
        evening.next();
    }
    assert_eq!(evening.table.people(), FOUR);
}

#[test]
fn the_table_closes_when_all_people_leave() {
    let mut evening = Evening::begun(2, pace(Window::Even), &[ADA, BEN]);
    evening.ask(ADA, Ask::Leave);
    assert!(!closed(&evening));
    evening.ask(BEN, Ask::Leave);
    assert!(closed(&evening));
}

#[test]
fn more_than_half_of_the_people_end_a_game() {
    let mut evening = Evening::begun(2, pace(Window::Even), &FOUR);
    assert!(is_private(&evening.ask(EVE, Ask::End)));
    for _ in 0..3 {
        assert!(is_done(&evening.ask(ADA, Ask::End)));
    }
    evening.ask(BEN, Ask::End);
    assert!(!closed(&evening), "two of four are not more than half");
    evening.ask(CHO, Ask::End);
    assert!(closed(&evening));
}

#[test]
fn the_board_tells_of_a_vote_until_the_deal_is_over() {
    let mut evening = Evening::begun(2, pace(Window::Quick), &FOUR);
    evening.ask(ADA, Ask::End);
    let tells = |evening: &Evening| {
        let board = screen_of(&evening.shown, Surface::Board).expect("a board");
        board.cards[0].body.contains("1 of 3")
    };
    assert!(tells(&evening));
    let is_over = |evening: &Evening| matches!(evening.stage(), Stage::Between(_));
    evening.play_until(is_over);
    assert!(!tells(&evening));
    evening.ask(BEN, Ask::End);
    evening.ask(CHO, Ask::End);
    assert!(!closed(&evening), "the first vote has lapsed");
}

#[test]
fn an_admin_ends_a_game_alone() {
    let mut evening = Evening::begun(2, pace(Window::Even), &FOUR);
    assert!(is_done(&evening.ask_as(&admin(EVE), Ask::End, None)));
    assert!(closed(&evening));
    assert!(is_private(&evening.ask(ADA, Ask::Hand)));
}
