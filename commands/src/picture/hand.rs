//! A hand as a picture.

use engine::deal::view::View;
use engine::meld::ShownMeld;
use engine::rules::calls::KongDisplay;
use engine::score::sheet::Win;

use super::{Hand, set};

/// A hand that has won, its winning tile apart and its concealed kongs opened.
#[must_use]
pub fn won(win: &Win) -> Hand {
    let open = |meld: &engine::meld::Meld| {
        set(
            &ShownMeld::Open(meld.clone()),
            win.seat,
            KongDisplay::MiddleDown,
        )
    };
    Hand {
        is_folded: false,
        held: win.concealed.clone(),
        apart: win.tile,
        sets: win.melds.iter().map(open).collect(),
        bonus: win.bonus.clone(),
    }
}

/// The hand of the one who looks, to be seen on a phone; `None` for the rail.
#[must_use]
pub fn own(view: &View) -> Option<Hand> {
    let own = view.own.as_ref()?;
    let there = &view.seats[own.seat];
    let display = view.rules.calls.concealed_kong;
    let lies = |meld: &ShownMeld| set(meld, own.seat, display);
    Some(Hand {
        is_folded: true,
        held: own.hand.clone(),
        apart: own.drawn,
        sets: there.melds.iter().map(lies).collect(),
        bonus: there.bonus.clone(),
    })
}
