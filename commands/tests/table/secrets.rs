use commands::ask::{Ask, Feed};
use commands::table::effect::Surface;
use config::pace::Window;
use engine::deal::moves::Move;

use crate::evening::{ADA, Evening, FOUR, is_public, pace, screen_of};

/// Two people could claim the same tile.
fn contested(evening: &Evening) -> bool {
    evening.claimants().len() >= 2
}

#[test]
fn trap_038_an_answer_shows_on_no_surface_but_the_answerers_own() {
    for feed in [Feed::Board, Feed::EveryDiscard] {
        let mut evening = Evening::find(pace(Window::Even), contested);
        evening.ask(ADA, Ask::Feed(feed));
        let others = |evening: &Evening, me| {
            FOUR.into_iter()
                .filter(|person| *person != me)
                .map(|person| evening.table.panel(person, evening.now))
                .collect::<Vec<_>>()
        };
        for person in evening.claimants() {
            for what in evening.table.choices(person) {
                let mut after = evening.clone();
                after.shown_since();
                after.act(person, what);
                assert_eq!(
                    after.records.len(),
                    evening.records.len() + 1,
                    "the answer is kept"
                );
                assert!(!after.shown.iter().any(is_public));
                assert_eq!(after.table.turn(), evening.table.turn());
                assert_eq!(others(&after, person), others(&evening, person));
            }
        }
    }
}

#[test]
fn whatever_is_answered_the_reply_is_the_same() {
    let evening = Evening::find(pace(Window::Even), |evening| {
        !evening.claimants().is_empty()
    });
    let person = evening.claimants()[0];
    let replies: Vec<_> = evening
        .table
        .choices(person)
        .into_iter()
        .map(|what| evening.clone().act(person, what))
        .collect();
    assert!(replies.len() >= 2);
    assert!(replies.windows(2).all(|two| two[0] == two[1]));
    let idle = FOUR
        .into_iter()
        .find(|person| evening.table.choices(*person) == [Move::Pass])
        .expect("somebody has nothing to claim");
    assert_eq!(evening.clone().act(idle, Move::Pass), replies[0]);
}

#[test]
fn what_everybody_sees_of_a_proposal_counts_no_answers() {
    let quiet = Evening::find(pace(Window::Even), contested);
    let mut busy = quiet.clone();
    let claimant = quiet.claimants()[0];
    let answers = FOUR.into_iter().filter(|person| *person != claimant);
    for person in answers {
        busy.act(person, Move::Pass);
    }
    let unseen = busy.records.len() - quiet.records.len();
    assert!(unseen >= 2, "only {unseen} answers");
    let proposed = |mut evening: Evening| {
        evening.ask(claimant, Ask::Pause);
        let board = screen_of(&evening.shown, Surface::Board);
        board.expect("a board with the proposal").clone()
    };
    assert_eq!(proposed(busy), proposed(quiet));
}

#[test]
fn trap_039_debug_tells_nothing_hidden() {
    let evening = Evening::begun(1, pace(Window::Even), &FOUR);
    assert_eq!(
        format!("{:?}", evening.table),
        "Table { id: TableId(127), turn: Turn(8), .. }"
            .replace("Turn(8)", &format!("{:?}", evening.table.turn()))
    );
}
