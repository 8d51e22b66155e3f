use super::*;
use crate::render::picture::Easel;

fn courier() -> Courier {
    let [http, replies] = [(); 2].map(|()| Arc::new(Http::new("")));
    let studio = Studio::new(Easel::new(false));
    Courier::new((http, replies), studio, Duration::from_millis(25))
}

#[tokio::test(start_paused = true)]
async fn a_burst_is_free_and_then_forty_go_in_a_second() {
    let courier = courier();
    let start = Instant::now();
    for _ in 0..BURST {
        courier.turn().await;
    }
    assert_eq!(start.elapsed(), Duration::ZERO);
    for _ in 0..40 {
        courier.turn().await;
    }
    let took = start.elapsed();
    assert!(
        took >= Duration::from_millis(990) && took <= Duration::from_millis(1050),
        "{took:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn in_no_second_does_discord_see_all_that_it_allows() {
    let courier = courier();
    let start = Instant::now();
    let mut sent = 0;
    while start.elapsed() < Duration::from_secs(1) {
        courier.turn().await;
        sent += 1;
    }
    // Emojis, commands and who we are need a few more at a start.
    assert!((40..=45).contains(&sent), "{sent} of 50");
}
