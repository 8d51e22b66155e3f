//! A gateway out of order: nobody's clock runs meanwhile, and nobody is pestered (case 49 of the traps).

use std::time::{Duration, Instant};

use tests::discord::{Cut, Outcome};
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{PATIENT, play_until, touch};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// Longer than any clock of the table.
const LONG: Duration = Duration::from_secs(600);

/// Somebody whose turn it is, with her panel.
async fn in_her_turn(parlour: &Parlour) -> (Person, Panel) {
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let turn = |me: &Person| Panel::live(me).filter(Panel::is_turn);
    play_until(&ada, PATIENT, |me| turn(me).is_some()).await;
    let panel = ada.waits("her turn", turn).await;
    (ada, panel)
}

/// Waits until the bot has wanted to connect so often.
async fn knocked(person: &Person, times: usize) -> Vec<Instant> {
    let often = |me: &Person| Some(me.discord.knocks()).filter(|knocks| knocks.len() >= times);
    person.waits("a knock at the gateway", often).await
}

/// It is still her turn, and what she discards counts.
async fn plays_on(ada: &Person, panel: &Panel) {
    ada.sees("The table is back").await;
    let thrown = panel.loneliest().unwrap();
    // Her hand comes once more, in place of the one she has seen.
    let same = |me: &Person| {
        let buttons = me.buttons().into_iter().rev();
        let mut same = buttons.filter(|button| button.custom_id == thrown.custom_id);
        same.next()
    };
    let outcome = loop {
        let button = ada.waits("the same button", same).await;
        if let Some(outcome) = touch(ada, &button).await {
            break outcome;
        }
    };
    let counts = matches!(outcome, Outcome::Acknowledged | Outcome::Updated(_));
    assert!(counts, "{outcome:?}: {}", ada.reply(&outcome));
}

#[tokio::test]
async fn a_silence_longer_than_any_clock_costs_nobody_a_turn() {
    let parlour = Parlour::open(&["Ada"]).await;
    let (ada, panel) = in_her_turn(&parlour).await;
    let before = parlour.discord.knocks().len();
    parlour.discord.set_gateway_open(false);
    // What is pressed from here on never reaches the bot.
    parlour.discord.cut(Cut::Forgotten);
    knocked(&ada, before + 2).await;
    parlour.advance(LONG);
    parlour.discord.set_gateway_open(true);
    parlour.discord.ready().await;
    plays_on(&ada, &panel).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_gateway_that_hangs_up_on_everybody_is_tried_more_and_more_rarely() {
    let parlour = Parlour::open(&["Ada"]).await;
    let (ada, panel) = in_her_turn(&parlour).await;
    assert_eq!(parlour.discord.knocks().len(), 1);
    // The session could be taken up again, if only anybody listened.
    parlour.discord.hang_up(Some(4000));
    let cut = Instant::now();
    parlour.discord.cut(Cut::Closed(4000));
    knocked(&ada, 4).await;
    parlour.advance(LONG);
    let knocks = knocked(&ada, 7).await;
    // However long a knock is on its way: the second one set out after the cut, and the pauses are of one second, two and four
    // when three have followed the first.
    for (knock, pauses) in knocks[4..].iter().zip([1, 1 + 2, 1 + 2 + 4]) {
        let after = *knock - cut;
        assert!(after >= Duration::from_secs(pauses), "{cut:?} {knocks:?}");
    }
    parlour.discord.hang_up(None);
    plays_on(&ada, &panel).await;
    parlour.closes().await;
}
