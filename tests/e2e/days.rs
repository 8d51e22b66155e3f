//! Games over days, in no time: the clock is moved on.

use std::time::Duration;

use tests::house::DAYS;

use crate::panel::Panel;
use crate::parlour::Parlour;

/// An hour more than a turn lasts.
const OVERSLEPT: Duration = Duration::from_secs(25 * 3600);

#[tokio::test]
async fn who_sleeps_through_two_turns_of_a_day_is_away_and_comes_back_with_a_press() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(DAYS, "game.rounds=24").await;
    let ada = parlour.person(0);
    let mut met = None;
    // Two turns, with claims between them: each ends when its day is over, and not before.
    for _ in 0..40 {
        let is_away = ada
            .waits("something to answer, or to be away", |me| {
                if me.reads().contains("away: a machine plays") {
                    return Some(true);
                }
                let panel = Panel::live(me).filter(|panel| panel.turn > met)?;
                met = panel.turn;
                Some(false)
            })
            .await;
        if is_away {
            break;
        }
        parlour.advance(OVERSLEPT);
    }
    ada.sees("away: a machine plays").await;
    ada.presses("My hand").await;
    ada.waits("the mark to go", |me| {
        (!me.reads().contains("away: a machine plays")).then_some(())
    })
    .await;
    parlour.closes().await;
}

#[tokio::test]
async fn nobody_is_rushed_before_his_day_is_over() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(DAYS, "game.rounds=24").await;
    let ada = parlour.person(0);
    let panel = ada
        .waits("a panel", |me| {
            Panel::live(me).filter(|panel| !panel.acts.is_empty())
        })
        .await;
    parlour.advance(Duration::from_secs(7 * 3600));
    ada.presses("Why?").await;
    let later = Panel::live(&ada).expect("a panel");
    assert_eq!(
        later.turn, panel.turn,
        "seven hours end neither a turn nor a claim"
    );
    parlour.closes().await;
}
