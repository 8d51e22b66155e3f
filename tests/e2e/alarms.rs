//! Presses that race the clock: each is answered, and each turn has one discard (cases 34 and 35 of the
//! traps).

use std::collections::HashSet;
use std::time::Duration;

use bot::store::Store;
use commands::record::Fact;
use engine::deal::event::Event;
use engine::game;
use tests::house::HASTY;
use tokio::time::{Instant, sleep_until};

use crate::autopilot::{all_answered, tap};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// How long a turn lasts at the hasty pace.
const TURN: Duration = Duration::from_millis(250);
/// So far from the alarm a press is aimed, before and after it.
const AIM: [i64; 5] = [-30, -10, 0, 10, 30];

#[tokio::test]
async fn a_press_that_races_the_alarm_counts_on_one_side() {
    let folder = tempfile::tempdir().unwrap();
    let mut parlour = Parlour::open(&["Ada"]).await;
    let database = folder.path().join("kept.db");
    parlour.moves_to(&database).await;
    parlour.begin(HASTY, SHORT).await;
    let ada = parlour.person(0);
    let mut met = HashSet::new();
    let mut taps = Vec::new();
    for aim in AIM.into_iter().cycle().take(15) {
        // Two turns lapsed are enough to be away.
        ada.runs(&["table", "back"], &[]).await;
        let next = ada.waits("a turn, or the end", |me| {
            let is_new = |panel: &Panel| panel.is_turn() && !met.contains(&panel.turn);
            let is_over = || me.reads().contains("final standings");
            let panel = Panel::live(me).filter(is_new);
            (panel.is_some() || is_over()).then_some(panel)
        });
        let Some(panel) = next.await else { break };
        met.insert(panel.turn);
        let alarm = Instant::now() + TURN;
        let moment = if aim < 0 {
            alarm - Duration::from_millis(aim.unsigned_abs())
        } else {
            alarm + Duration::from_millis(aim.unsigned_abs())
        };
        // Not a wait for something to happen: the press is aimed at the alarm itself.
        sleep_until(moment).await;
        taps.extend(tap(&ada, panel.loneliest().unwrap()).await);
    }
    assert!(!taps.is_empty(), "she pressed in time to be heard");
    all_answered(&ada, &taps).await;
    parlour.stop().await;
    let store = Store::open(&database).await.unwrap();
    let records = store.open_tables().await.unwrap().remove(0).1.unwrap();
    let mut played = Vec::new();
    for record in records {
        if let Fact::Played { events, .. } = record.fact {
            played.extend(events);
        }
    }
    // Every event fits the one before it, so no seat discarded twice in a turn.
    game::replay(&played).unwrap();
    let discards = |event: &&Event| matches!(event, Event::Discarded { .. });
    assert!(played.iter().filter(discards).count() >= met.len());
    parlour.closes().await;
}
