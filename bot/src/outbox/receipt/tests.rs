use std::sync::Arc;
use std::time::Duration;

use commands::screen::page::Screen;
use commands::who::{Person, TableId};
use config::secret::Secret;
use serenity::http::HttpBuilder;

use super::Receipt;
use crate::clock::Clock;
use crate::outbox::verdict::Verdict;
use crate::render::picture::Easel;
use crate::render::studio::Studio;
use crate::store::KeptSpot;

#[tokio::test]
async fn trap_043_nothing_is_tried_through_a_token_that_has_grown_too_old() {
    // Nobody listens there: whatever is tried fails in another way.
    let nowhere = HttpBuilder::new("").proxy("http://127.0.0.1:9");
    let http = Arc::new(nowhere.ratelimiter_disabled(true).build());
    let clock = Clock::default();
    let kept = KeptSpot {
        table: TableId(1),
        person: Person(1),
        interaction: 1,
        followup: None,
        token: Secret::new("token".to_owned()),
        until: clock.now().plus(Duration::from_secs(60)),
    };
    let studio = Studio::new(Easel::new(false));
    let receipt = Receipt::of_earlier(http, studio, &kept, clock.clone());
    let word = Screen {
        text: "It is your turn.".to_owned(),
        ..Screen::default()
    };
    assert_ne!(receipt.tell(&word).await, Err(Verdict::Gone));
    clock.advance(Duration::from_secs(60));
    assert_eq!(receipt.tell(&word).await, Err(Verdict::Gone));
}
