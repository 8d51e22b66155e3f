//! What is handed out of games that were played here, and what is not yet.

use std::time::Duration;

use commands::ask::Ask;
use commands::screen::page::Screen;
use commands::table::effect::{Reply, Surface};
use commands::table::moving::Sign;
use config::pace::{Pace, Window};
use engine::deal::event::{Event, Seen};
use engine::deal::view::Stage;
use engine::notation::log::{self, Fault, Log};
use engine::player;

use crate::evening::{ADA, EVE, Evening, FOUR, admin, asker, pace, screen_of};

fn quick() -> Pace {
    Pace {
        away_after: None,
        bank: Duration::ZERO,
        ..pace(Window::Quick)
    }
}

/// Ada and three machines, playing by these rules.
pub(crate) fn begun(rules: &str) -> Evening {
    let mut evening = Evening::open_by(rules, 11, quick(), &[]);
    for _ in 0..3 {
        evening.ask(ADA, Ask::AddMachine);
    }
    evening.ask(ADA, Ask::Start);
    evening
}

pub(crate) fn play_until(evening: &mut Evening, here: impl Fn(&Stage) -> bool) {
    for _ in 0..10_000 {
        let stage = evening.stage();
        if here(&stage) {
            return;
        }
        match player::steady(&evening.view(ADA)) {
            Some(what) => drop(evening.act(ADA, what)),
            None if matches!(stage, Stage::Between(_)) => drop(evening.ask(ADA, Ask::Ready)),
            None => assert!(evening.next(), "the clock goes on"),
        }
    }
    panic!("the game does not come to that");
}

pub(crate) fn private(reply: Reply) -> Screen {
    let Reply::Private(screen) = reply else {
        panic!("not a private word: {reply:?}")
    };
    assert_eq!(screen.check(), Ok(()));
    screen
}

/// The file whose name ends so.
fn file(screen: &Screen, ending: &str) -> String {
    let found = screen.files.iter().find(|file| file.name.ends_with(ending));
    let bytes = found.expect("the file is there").bytes().to_vec();
    String::from_utf8(bytes).expect("text")
}

fn log_of(screen: &Screen) -> Log {
    let text = file(screen, ".sparrow.jsonl");
    let mut lines = text.lines();
    let header = lines.next().expect("a header");
    Log {
        header: serde_json::from_str(header).expect("a header"),
        seen: lines
            .map(|line| serde_json::from_str(line).expect("a line of a log"))
            .collect(),
    }
}

fn ended(log: &Log) -> usize {
    let ended = |seen: &&Seen| matches!(seen, Seen::Ended(_));
    log.seen.iter().filter(ended).count()
}

#[test]
fn nothing_is_told_of_a_deal_that_is_being_played_and_no_seed_of_such_a_game() {
    let mut evening = begun("riichi");
    for ask in [Ask::Replay(None), Ask::Replay(Some(1)), Ask::WholeDeal] {
        let refused = private(evening.ask(ADA, ask));
        assert!(refused.files.is_empty(), "no deal is over");
    }
    play_until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    evening.ask(ADA, Ask::Ready);
    play_until(&mut evening, |stage| matches!(stage, Stage::Claims { .. }));
    let events = evening.game_events();
    let walls: Vec<_> = events
        .iter()
        .filter_map(|event| {
            let Event::Dealt { wall, .. } = event else {
                return None;
            };
            Some(serde_json::to_string(&wall.0).expect("JSON"))
        })
        .collect();
    let Some(Event::Opened { seed, .. }) = events.first() else {
        panic!("a game is opened")
    };
    let seed = serde_json::to_string(&seed.0).expect("text");
    let [first, second] = walls.as_slice() else {
        panic!("the second deal is being played")
    };
    let (first, second) = (first.clone(), second.clone());
    for (ask, who) in [
        (Ask::Replay(None), ADA),
        (Ask::Replay(None), EVE),
        (Ask::WholeDeal, ADA),
    ] {
        let screen = private(evening.ask(who, ask));
        let texts: Vec<_> = screen.files.iter().map(|file| file.bytes()).collect();
        for text in texts {
            let text = String::from_utf8_lossy(text);
            assert!(!text.contains(&second) && !text.contains(seed.trim_matches('"')));
        }
        assert!(file(&screen, ".sparrow.jsonl").contains(&first));
        let log = log_of(&screen);
        assert_eq!(ended(&log), 1);
        let dealt = |seen: &&Seen| matches!(seen, Seen::Dealt { .. });
        assert_eq!(log.seen.iter().filter(dealt).count(), 1);
        assert_eq!(log::replay(&log).map(|replayed| replayed.deals), Ok(1));
        let verified = log::verify(&log).expect_err("the seed is a secret still");
        assert_eq!(verified.fault, Fault::NotOpened);
    }
}

#[test]
fn a_whole_deal_of_riichi_comes_with_a_link_to_look_at_it() {
    let mut evening = begun("riichi");
    play_until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    let screen = private(evening.ask(ADA, Ask::WholeDeal));
    let (_, after) = screen
        .text
        .split_once("(<https://tenhou.net/6/#json=")
        .expect("a link");
    let (link, _) = after.split_once(">)").expect("its end");
    let told = percent_encoding::percent_decode_str(link)
        .decode_utf8()
        .expect("text");
    let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    let whole: serde_json::Value =
        serde_json::from_str(&file(&screen, ".tenhou.json")).expect("JSON");
    assert_eq!(told["log"], whole["log"], "one deal is over");
    assert!(told.get("sc").is_none());
    let mut hong_kong = begun("hong-kong");
    play_until(&mut hong_kong, |stage| matches!(stage, Stage::Between(_)));
    let screen = private(hong_kong.ask(ADA, Ask::WholeDeal));
    assert!(!screen.text.contains("tenhou"), "it knows riichi alone");
}

#[test]
fn a_game_that_is_over_is_handed_out_whole_and_can_be_checked() {
    for (rules, files) in [
        ("hong-kong", 1),
        ("classical-japanese", 1),
        ("classical-chinese", 1),
        ("riichi", 3),
    ] {
        let mut evening = begun(rules);
        play_until(&mut evening, |stage| matches!(stage, Stage::Finished(..)));
        let screen = private(evening.ask(EVE, Ask::Replay(None)));
        assert_eq!(screen.files.len(), files, "{rules}");
        let log = log_of(&screen);
        let replayed = log::replay(&log).expect("every move is right");
        assert!(replayed.over, "{rules}");
        let outcome = evening.truth().outcome().expect("the game is over");
        assert_eq!(replayed.points, outcome.points, "{rules}");
        let verified = log::verify(&log).expect("the promise is kept");
        assert_eq!(verified.deals as usize, ended(&log), "{rules}");
        let shown = evening.shown_since();
        let card = screen_of(&shown, Surface::Match(1)).expect("a match card");
        assert!(format!("{card:?}").contains(".replay-1\""), "{card:?}");
    }
}

/// Broken off by those who play it, a game opens its seed: on the match card, and in its file.
#[test]
fn a_game_that_is_broken_off_can_be_checked() {
    let mut evening = begun("riichi");
    play_until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    let first = evening.table.turn();
    evening.ask(ADA, Ask::Ready);
    play_until(&mut evening, |stage| matches!(stage, Stage::Claims { .. }));
    evening.ask(ADA, Ask::End);
    assert!(evening.table.is_closed(), "she is the only person");
    let shown = evening.shown_since();
    let card = screen_of(&shown, Surface::Match(1)).expect("a match card");
    let title = &card.cards[0].title;
    assert!(title.ends_with(": broken off after one deal"), "{title}");
    let card = format!("{card:?}");
    for screen in [
        private(evening.ask(EVE, Ask::Replay(None))),
        private(evening.press_old(EVE, Ask::WholeDeal, first)),
    ] {
        let log = log_of(&screen);
        assert_eq!(ended(&log), 1);
        assert_eq!(log::verify(&log).map(|verified| verified.deals), Ok(1));
        let Some(Seen::BrokenOff(end)) = log.seen.last() else {
            panic!("it was broken off")
        };
        let seed = serde_json::to_string(&end.seed).expect("text");
        assert!(card.contains(seed.trim_matches('"')), "{card}");
    }
}

#[test]
fn only_a_table_whose_game_is_over_makes_way_for_another() {
    let mut lobby = Evening::open_by("hong-kong", 11, quick(), &[]);
    let effects = lobby.table.notice(Sign::Succeeded, lobby.now);
    lobby.take(effects);
    assert!(!lobby.table.is_closed(), "a game may begin here");
    let mut evening = begun("hong-kong");
    play_until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    let effects = evening.table.notice(Sign::Succeeded, evening.now);
    evening.take(effects);
    assert!(!evening.table.is_closed(), "there is a next deal");
    play_until(&mut evening, |stage| matches!(stage, Stage::Finished(..)));
    let effects = evening.table.notice(Sign::Succeeded, evening.now);
    evening.take(effects);
    assert!(evening.table.is_closed());
    let shown = evening.shown_since();
    let card = screen_of(&shown, Surface::Match(1)).expect("a match card");
    assert!(!format!("{card:?}").contains(".rematch\""), "{card:?}");
    assert!(format!("{card:?}").contains(".replay-1\""), "{card:?}");
}

#[test]
fn the_file_of_a_deal_ends_with_that_deal() {
    let mut evening = begun("riichi");
    play_until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
    let first = evening.table.turn();
    play_until(&mut evening, |stage| matches!(stage, Stage::Finished(..)));
    let screen = private(evening.press_old(EVE, Ask::WholeDeal, first));
    assert_eq!(screen.files.len(), 4, "a transcript and three replays");
    assert_eq!(ended(&log_of(&screen)), 1);
    let last = private(evening.press(EVE, Ask::WholeDeal));
    assert!(log::verify(&log_of(&last)).is_ok());
}

#[test]
fn every_game_of_a_table_is_found_by_its_number() {
    let mut evening = Evening::begun(10, quick(), &FOUR);
    let over = |stage: &Stage| matches!(stage, Stage::Finished(..));
    while !over(&evening.stage()) {
        evening.next();
    }
    let before = private(evening.ask(ADA, Ask::Replay(None)));
    evening.press(ADA, Ask::Rematch);
    evening.ask(ADA, Ask::Start);
    let first = private(evening.ask(ADA, Ask::Replay(Some(1))));
    assert_eq!(first.files, before.files, "the first game is what it was");
    assert!(
        private(evening.ask(ADA, Ask::Replay(Some(2))))
            .files
            .is_empty()
    );
    for wrong in [0, 3, u32::MAX] {
        let refused = private(evening.ask(ADA, Ask::Replay(Some(wrong))));
        assert!(refused.text.contains("2 have begun"), "{}", refused.text);
        assert!(refused.files.is_empty());
    }
    evening.ask_as(&admin(EVE), Ask::End, None);
    assert!(evening.table.is_closed());
    let records = evening.records.len();
    let kept = private(evening.ask(EVE, Ask::Replay(Some(1))));
    assert_eq!(
        kept, first,
        "a table that is over still hands out its games"
    );
    assert!(private(evening.ask(ADA, Ask::Join)).files.is_empty());
    assert!(evening.table.people().is_empty());
    assert_eq!(evening.records.len(), records, "looking back keeps nothing");
}

/// Whoever looks a game up later finds each of its deals, as its result card told it.
#[test]
fn the_deals_of_a_game_are_found_by_their_numbers() {
    let mut evening = begun("riichi");
    let mut cards = Vec::new();
    loop {
        play_until(&mut evening, |stage| {
            matches!(stage, Stage::Between(_) | Stage::Finished(..))
        });
        let whole = evening.press(EVE, Ask::WholeDeal);
        cards.push(private(whole));
        if matches!(evening.stage(), Stage::Finished(..)) {
            break;
        }
        evening.ask(ADA, Ask::Ready);
    }
    let course = evening.table.course(1).expect("deals are over");
    assert_eq!(course.deals.len(), cards.len());
    for (deal, card) in (1..).zip(&cards) {
        let told = private(evening.table.recall_deal(&asker(EVE), 1, deal));
        assert_eq!(&told, card, "deal {deal}");
    }
    let beyond = u32::try_from(cards.len()).expect("few") + 1;
    for (game, deal) in [(1, 0), (1, beyond), (2, 1), (0, 1)] {
        let refused = private(evening.table.recall_deal(&asker(EVE), game, deal));
        assert!(refused.files.is_empty(), "{game}-{deal}");
    }
    assert!(evening.table.course(2).is_none());
}

#[test]
fn the_promise_is_told_with_the_way_to_check_it() {
    let mut evening = Evening::open(3, quick());
    for _ in 0..3 {
        evening.ask(ADA, Ask::AddMachine);
    }
    evening.ask(ADA, Ask::Start);
    let told = private(evening.ask(EVE, Ask::Verify)).text;
    let promise = evening.truth().commitment().to_string();
    assert!(
        told.contains(&promise) && told.contains("`sparrow verify FILE`"),
        "{told}"
    );
    assert_eq!(told.lines().count(), 3, "{told}");
}
