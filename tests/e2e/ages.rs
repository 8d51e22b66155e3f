//! Messages that grow old: Discord lets one that is older than an hour be edited only a few times (case 44 of the traps).

use std::time::Duration;

use tests::discord::{Options, Sent};
use tests::house::DAYS;
use tests::person::Person;

use crate::autopilot::{PATIENT, play_until, touch};
use crate::panel::Panel;
use crate::parlour::Parlour;

/// The bot edits no message any more by then, and Discord still lets it.
const LATE: Duration = Duration::from_secs(51 * 60);
/// It does so no longer, so much later.
const TOO_LATE: Duration = Duration::from_secs(10 * 60);

fn board(person: &Person) -> Option<u64> {
    Some(person.button("My hand")?.message)
}

fn turn(person: &Person) -> Option<Panel> {
    Panel::live(person).filter(Panel::is_turn)
}

/// What Discord refused with this code.
fn refused(parlour: &Parlour, code: u32) -> Vec<Sent> {
    let all = parlour.discord.bodies().into_iter();
    all.filter(|sent| sent.code == Some(code)).collect()
}

#[tokio::test]
async fn what_is_pressed_is_posted_anew_before_it_is_too_old_to_be_edited() {
    // Not even one edit of an old message is allowed.
    let options = Options {
        old_edits: 0,
        ..Options::default()
    };
    let parlour = Parlour::open_with(&["Ada"], options).await;
    parlour.begin(DAYS, "game.rounds=24").await;
    let ada = parlour.person(0);
    for _ in 0..3 {
        play_until(&ada, PATIENT, |me| turn(me).is_some()).await;
        let old = ada.waits("a board", board).await;
        let panel = ada.waits("her turn", turn).await;
        parlour.advance(LATE);
        // What was on its way has arrived before this is answered.
        ada.runs(&["help"], &[]).await;
        parlour.advance(TOO_LATE);
        // A day is left for the turn: nothing moves until she does.
        touch(&ada, panel.loneliest().unwrap()).await;
        let newer = |me: &Person| board(me).filter(|board| *board != old);
        ada.waits("another board", newer).await;
        let is_gone = |me: &Person| me.discord.message(me.id, old).is_none().then_some(());
        ada.waits("the old board to go", is_gone).await;
    }
    let refused = refused(&parlour, 30046);
    assert!(refused.is_empty(), "{refused:#?}");
    parlour.closes().await;
}
