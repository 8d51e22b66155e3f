//! A first game: a table to learn at, up to the first discard.

use commands::ask::Act;
use tests::person::Person;

use crate::autopilot::{Taste, play_until};
use crate::panel::Panel;
use crate::parlour::Parlour;

/// Lets everything go by.
const SHY: Taste = Taste {
    claims: false,
    wins: false,
};

/// A discard of his is told on the board.
fn has_discarded(me: &Person) -> bool {
    let read = me.reads();
    let told = ["discards", "draws and discards"].map(|how| format!("{} {how}", me.name));
    told.iter().any(|words| read.contains(words))
}

#[tokio::test]
async fn a_newcomer_sits_down_with_machines_is_told_what_to_do_and_does_it() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    let told = ada.runs(&["table", "learn"], &[]).await;
    let said = ada.reply(&told);
    assert!(said.contains("Your first game begins"), "{said}");
    play_until(&ada, SHY, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    let panel = Panel::live(&ada).expect("a panel");
    for words in ["What next", "It is your first turn", "**Your turn.**"] {
        assert!(
            panel.text.contains(words),
            "{words} is not in {}",
            panel.text
        );
    }
    // Nobody hurries: there is no clock, whatever she does meanwhile.
    parlour.advance(std::time::Duration::from_secs(3600));
    ada.presses("Why?").await;
    let discard = panel.button(|act| matches!(act, Act::Discard { .. }));
    let discard = discard.expect("something to discard");
    let done = ada.presses_on(discard).await;
    let said = ada.reply(&done);
    assert!(!said.contains("That moment has passed"), "{said}");
    ada.waits("the discard on the board", |me| {
        has_discarded(me).then_some(())
    })
    .await;
    parlour.closes().await;
}
