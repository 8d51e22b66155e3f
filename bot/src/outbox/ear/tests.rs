use commands::preferences::Door;
use commands::screen::page::{Card, Row, Screen};
use serenity::http::Http;
use serenity::model::id::InteractionId;
use std::sync::Arc;
use std::time::Duration;

use super::Front;
use crate::clock::Clock;
use crate::outbox::job::{Job, Page, Panel};
use crate::outbox::receipt::{Receipt, Told};
use crate::outbox::spot::Spot;
use crate::render::picture::Easel;
use crate::render::studio::Studio;

/// Longer than any of this takes.
const GAP: Duration = Duration::from_secs(60);

fn front() -> Front {
    Front::new(GAP, Clock::default())
}

/// An interaction of this number.
fn receipt(number: u64) -> Arc<Receipt> {
    Arc::new(Receipt::new(
        Arc::new(Http::new("")),
        Studio::new(Easel::new(false)),
        InteractionId::new(number),
        String::new(),
        None,
        Clock::default(),
    ))
}

/// A panel of this moment, on which something can be pressed.
fn screen(moment: &str) -> Screen {
    Screen {
        cards: vec![Card {
            title: moment.to_owned(),
            ..Card::default()
        }],
        rows: vec![Row::Buttons(Vec::new())],
        ..Screen::default()
    }
}

fn panel(moment: &str, rings: bool) -> Panel {
    Panel {
        screen: screen(moment),
        rings,
        door: Door::Here,
        called: false,
    }
}

/// The panel that the lane takes next.
async fn next(front: &Front) -> Panel {
    loop {
        match front.pending.next().await {
            Some((Job::Panel, Page::Panel(panel))) => return panel,
            Some(_) => {}
            None => panic!("the lane has ended"),
        }
    }
}

#[tokio::test]
async fn a_drawing_that_was_overtaken_gives_way_and_its_call_is_not_lost() {
    let front = front();
    front.show(panel("older", true));
    let taken = next(&front).await;
    front.show(panel("newer", false));
    assert!(front.up_to_date(&taken).is_none(), "the newer one waits");
    let newer = next(&front).await;
    assert_eq!((&newer.screen, newer.rings), (&screen("newer"), true));
    let drawn = front.up_to_date(&newer).expect("there is none newer");
    assert_eq!(drawn.screen, screen("newer"));
    // Nothing waits, and the older one is drawn once more, as after trouble.
    let drawn = front.up_to_date(&taken).expect("nothing waits");
    assert_eq!((drawn.screen, drawn.rings), (screen("newer"), true));
}

#[tokio::test(start_paused = true)]
async fn a_panel_that_was_long_on_its_way_is_drawn_over_at_once() {
    let front = front();
    front.show(panel("older", false));
    next(&front).await;
    front.show(panel("newer", false));
    assert_eq!(front.newest(&screen("older")), screen("newer"));
    front.opened(receipt(1), Told::Original, &screen("older"));
    // Not after the gap: he looks at it.
    let at = tokio::time::Instant::now();
    assert_eq!(next(&front).await.screen, screen("newer"));
    assert_eq!(at.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_panel_after_the_answer_gets_its_buttons_when_its_number_is_known() {
    let front = front();
    front.opened(receipt(1), Told::Followup(7), &screen("now"));
    assert_eq!(next(&front).await.screen, screen("now"));
    assert!(!front.shows(&screen("now")), "its buttons are missing");
    // As the answer itself it came whole.
    front.opened(receipt(2), Told::Original, &screen("now"));
    assert!(front.shows(&screen("now")));
    assert!(!front.pending.has(Job::Panel));
}

#[tokio::test]
async fn a_panel_that_comes_while_he_asks_for_another_one_goes() {
    let front = front();
    let early = Spot::Reply(receipt(1), Told::Followup(7));
    let asked = receipt(2);
    front.opened(Arc::clone(&asked), Told::Original, &screen("newer"));
    assert!(!front.came(&early, &screen("older")));
    let spot = front.newest_spot().expect("the one he asked for");
    assert!(spot.is(&Spot::Reply(asked, Told::Original)));
    assert!(front.left_spots().iter().any(|spot| spot.is(&early)));
    // One that comes later stays.
    let late = Spot::Reply(receipt(3), Told::Followup(8));
    assert!(front.came(&late, &screen("newest")));
    assert!(front.newest_spot().is_some_and(|spot| spot.is(&late)));
}

#[tokio::test]
async fn a_panel_that_is_found_while_it_is_shown_stays() {
    let front = front();
    let told = Told::Original;
    front.found(vec![Spot::Reply(receipt(1), told)]);
    front.opened(receipt(1), told, &screen("now"));
    assert!(front.left_spots().is_empty(), "it is the same one");
    front.found(vec![Spot::Reply(receipt(1), told)]);
    assert_eq!(front.standing().len(), 1);
}
