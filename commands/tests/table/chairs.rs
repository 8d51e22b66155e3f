//! Who sits where when people come and go: hosts, votes, cards, and looking on.

use commands::ask::{Ask, Feed};
use commands::record::Fact;
use commands::screen::page::Screen;
use commands::table::Table;
use commands::table::effect::{Effect, Reply, Surface};
use commands::table::moving::Sign;
use commands::who::Person;
use config::pace::{Pace, Window};
use engine::deal::view::Stage;

use crate::evening::{
    ADA, BEN, CHO, DAN, EVE, Evening, FOUR, admin, is_done, is_private, pace, screen_of,
};

fn calm() -> Pace {
    Pace {
        away_after: None,
        ..pace(Window::Quick)
    }
}

fn until(evening: &mut Evening, over: impl Fn(&Stage) -> bool) {
    while !over(&evening.stage()) {
        assert!(evening.next());
    }
}

fn hosts(evening: &Evening) -> Vec<Person> {
    let change = |fact: &Fact| {
        if let Fact::HostChanged { to } = fact {
            Some(to.person)
        } else {
            None
        }
    };
    evening
        .records
        .iter()
        .filter_map(|record| change(&record.fact))
        .collect()
}

#[test]
fn the_host_passes_on_as_long_as_somebody_is_left_or_coming() {
    let mut evening = Evening::begun(2, calm(), &FOUR);
    evening.ask(ADA, Ask::Leave);
    evening.ask(BEN, Ask::Leave);
    assert_eq!(hosts(&evening), [BEN, CHO]);
    // Who comes back is a guest at his own table.
    evening.ask(ADA, Ask::Join);
    assert_eq!(evening.table.host(), CHO);
    assert!(
        is_done(&evening.ask(EVE, Ask::Take(None))),
        "the seat of Ben"
    );
    for person in [CHO, DAN, ADA] {
        evening.ask(person, Ask::Leave);
    }
    assert_eq!(hosts(&evening), [BEN, CHO, ADA]);
    assert!(!evening.table.is_closed(), "Eve is coming");
    until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    assert_eq!(evening.table.host(), EVE);
    assert_eq!(evening.table.people(), [EVE]);
    let again = Table::recover(evening.records.clone()).expect("good records");
    assert_eq!(again.host(), EVE);
    evening.ask(EVE, Ask::Leave);
    assert!(evening.table.is_closed());
}

#[test]
fn a_vote_counts_those_who_stay() {
    let mut evening = Evening::begun(2, calm(), &FOUR);
    evening.ask(ADA, Ask::End);
    evening.ask(BEN, Ask::End);
    assert!(!evening.table.is_closed(), "two of four");
    // Who goes takes his vote with him, and has none when he comes back.
    evening.ask(BEN, Ask::Leave);
    assert!(!evening.table.is_closed(), "one of three");
    evening.ask(BEN, Ask::Back);
    assert!(!evening.table.is_closed(), "one of four");
    evening.ask(CHO, Ask::End);
    assert!(!evening.table.is_closed(), "two of four");
    // One who has not voted goes: two of three are more than half.
    let effects = evening.table.notice(Sign::Gone(DAN), evening.now);
    evening.take(effects);
    assert!(evening.table.is_closed());
}

#[test]
fn a_vote_of_one_alone_is_enough_among_machines() {
    let mut evening = Evening::begun(2, calm(), &[ADA, BEN]);
    evening.ask(BEN, Ask::End);
    assert!(
        !evening.table.is_closed(),
        "one of two is not more than half"
    );
    evening.ask(ADA, Ask::Leave);
    assert!(evening.table.is_closed());
}

#[test]
fn what_is_proposed_is_decided_by_those_who_are_there_then() {
    let mut evening = Evening::begun(2, calm(), &FOUR);
    evening.ask(ADA, Ask::Pause);
    evening.ask(BEN, Ask::Agree(None));
    evening.ask(DAN, Ask::Leave);
    let paused = |evening: &Evening| {
        let fact = |fact: &Fact| matches!(fact, Fact::Paused { .. });
        evening.records.iter().any(|record| fact(&record.fact))
    };
    assert!(!paused(&evening), "Cho has not agreed");
    // Somebody who has taken a seat for the next deal has no word in this one.
    evening.ask(EVE, Ask::Take(None));
    assert!(is_private(&evening.ask(EVE, Ask::Agree(None))));
    evening.ask(CHO, Ask::Agree(None));
    assert!(paused(&evening));
    // All go in the pause: nobody is left to go on.
    for person in [ADA, BEN, CHO] {
        evening.ask(person, Ask::Leave);
    }
    evening.ask(EVE, Ask::Leave);
    assert!(evening.table.is_closed());
}

#[test]
fn who_takes_a_seat_is_not_ready_because_the_one_before_was() {
    let mut evening = Evening::begun(2, calm(), &FOUR);
    until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    evening.ask(DAN, Ask::Ready);
    evening.ask(DAN, Ask::Leave);
    assert!(is_done(&evening.ask(EVE, Ask::Take(None))));
    for person in [ADA, BEN, CHO] {
        evening.ask(person, Ask::Ready);
    }
    assert!(
        matches!(evening.stage(), Stage::Between(_)),
        "Eve looks at the cards"
    );
    evening.ask(EVE, Ask::Ready);
    assert!(!matches!(evening.stage(), Stage::Between(_)));
}

#[test]
fn whoever_joins_in_play_takes_a_seat_that_is_open() {
    let mut evening = Evening::begun(2, calm(), &FOUR);
    assert!(is_private(&evening.ask(EVE, Ask::Join)), "none is open");
    evening.ask(DAN, Ask::Leave);
    assert!(is_done(&evening.ask(EVE, Ask::Join)));
    until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    assert!(evening.table.people().contains(&EVE));
}

/// The newest match card.
fn card(evening: &Evening) -> String {
    let card = screen_of(&evening.shown, Surface::Match(1)).expect("a card");
    card.cards[0].body.clone()
}

#[test]
fn the_match_card_keeps_the_names_of_those_who_played() {
    let mut evening = Evening::begun(10, calm(), &FOUR);
    until(&mut evening, |stage| matches!(stage, Stage::Finished(..)));
    let names = |card: &str| (101..=104).all(|number| card.contains(&format!("p{number}")));
    assert!(names(&card(&evening)));
    evening.ask(DAN, Ask::Leave);
    evening.ask(EVE, Ask::Join);
    assert!(names(&card(&evening)), "{}", card(&evening));
    // Somebody leaves in the last deal, and somebody else waits for his seat.
    let mut evening = Evening::begun(10, calm(), &FOUR);
    for _ in 0..3 {
        until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
        until(&mut evening, |stage| !matches!(stage, Stage::Between(_)));
    }
    evening.ask(DAN, Ask::Leave);
    evening.ask(EVE, Ask::Take(None));
    until(&mut evening, |stage| {
        matches!(stage, Stage::Between(_) | Stage::Finished(..))
    });
    if matches!(evening.stage(), Stage::Finished(..)) {
        let card = card(&evening);
        assert!(names(&card) && !card.contains("p105"), "{card}");
        let result = evening.results.last().expect("a result");
        let placed: Vec<_> = result
            .placed()
            .filter_map(|(part, _)| part.person())
            .collect();
        assert!(placed.contains(&DAN) && !placed.contains(&EVE));
    }
}

fn watched(evening: &mut Evening, who: Person) -> Screen {
    let Reply::Private(screen) = evening.ask(who, Ask::Watch) else {
        panic!("a picture")
    };
    screen
}

#[test]
fn whoever_looks_on_sees_what_everybody_sees() {
    let mut evening = Evening::begun(2, calm(), &FOUR);
    let stranger = watched(&mut evening, EVE);
    for person in FOUR {
        assert_eq!(
            watched(&mut evening, person),
            stranger,
            "a seat shows no more"
        );
    }
    evening.ask(DAN, Ask::Leave);
    evening.ask(EVE, Ask::Join);
    for person in [DAN, EVE] {
        assert_eq!(watched(&mut evening, person), stranger);
    }
    // The hand of the seat is not hers before the next deal, and no longer his after it.
    assert!(is_private(&evening.ask(EVE, Ask::Hand)));
    until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    until(&mut evening, |stage| !matches!(stage, Stage::Between(_)));
    assert!(is_private(&evening.ask(DAN, Ask::Hand)));
    assert!(matches!(evening.ask(EVE, Ask::Hand), Reply::Panel(_)));
}

/// The messages of the feed that these effects draw.
fn told(effects: &[Effect]) -> Vec<(u32, String)> {
    let feed = |effect: &Effect| {
        if let Effect::Channel {
            surface: Surface::Feed(number),
            screen,
        } = effect
        {
            Some((*number, screen.text.clone()))
        } else {
            None
        }
    };
    effects.iter().filter_map(feed).collect()
}

#[test]
fn the_message_of_an_open_window_tells_when_it_ends_whatever_happens_to_the_clock() {
    let mut evening = Evening::begun(3, calm(), &FOUR);
    evening.ask(ADA, Ask::Feed(Feed::EveryDiscard));
    let can_claim = |evening: &Evening| !evening.claimants().is_empty();
    assert!(evening.play_until(can_claim));
    let messages = told(&evening.shown_since());
    let (number, text) = messages.last().expect("a message").clone();
    let drawn = messages.iter().filter(|(of, _)| *of == number).count();
    assert_eq!(drawn, 1, "once");
    assert!(text.contains("<t:"), "{text}");
    evening.ask_as(&admin(ADA), Ask::Pause, None);
    let (of, paused) = told(&evening.shown_since())
        .pop()
        .expect("it is drawn again");
    assert!(of == number && !paused.contains("<t:"), "{paused}");
    evening.now = evening.now.plus(std::time::Duration::from_secs(600));
    evening.ask_as(&admin(ADA), Ask::Resume, None);
    let (_, later) = told(&evening.shown_since())
        .pop()
        .expect("it is drawn again");
    assert!(later.contains("<t:") && later != text, "{later}");
    // It is found again after an interruption, and loses its buttons with the table.
    let mut again = Table::recover(evening.records.clone()).expect("good records");
    let effects = again.resume(evening.now, evening.now);
    assert_eq!(told(&effects), [(number, later)]);
    evening.ask_as(&admin(ADA), Ask::End, None);
    let last = screen_of(&evening.shown, Surface::Feed(number)).expect("a message");
    assert!(last.rows.is_empty());
}
