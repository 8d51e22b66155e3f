//! A board as a picture.

use engine::deal::view::{Came, Discard, Stage, View};
use engine::seat::Seat;

use super::{Board, Discarded, Side, set};

/// The table as the one who looks sees it: a player sits at the bottom, for the rail the first dealer does.
#[must_use]
pub fn board(view: &View) -> Board {
    let bottom = view.own.as_ref().map_or(Seat::ALL[0], |own| own.seat);
    Board {
        sides: [0, 1, 2, 3].map(|step| side(view, bottom.turned(step))),
        round: view.round_wind(),
        dealer: view.dealer_number(),
        wall_left: view.wall_left,
        counters: view.counters,
        bets: view.bets,
        indicators: view.indicators.clone(),
    }
}

fn side(view: &View, seat: Seat) -> Side {
    let there = &view.seats[seat];
    let acts = matches!(view.stage, Stage::Turn { seat: turn } if turn == seat);
    let held = match view.own.as_ref().filter(|own| own.seat == seat) {
        Some(own) => own.held().map(Some).collect(),
        None => vec![None; usize::from(there.concealed)],
    };
    let display = view.rules.calls.concealed_kong;
    let last = there.river.len().checked_sub(1);
    Side {
        wind: view.wind(seat),
        points: there.points,
        held,
        drawn: acts && matches!(view.came, Some(Came::Drawn | Came::Replaced(_))),
        sets: there
            .melds
            .iter()
            .map(|meld| set(meld, seat, display))
            .collect(),
        bonus: there.bonus.clone(),
        river: there
            .river
            .iter()
            .enumerate()
            .map(|(place, discard)| {
                let newest = Some(place) == last;
                discarded(discard, newest && is_open(view, seat))
            })
            .collect(),
        riichi: there.riichi,
        acts,
    }
}

/// The newest discard of this seat can be claimed.
fn is_open(view: &View, seat: Seat) -> bool {
    matches!(view.stage, Stage::Claims { from, robbing: false, .. } if from == seat)
}

fn discarded(discard: &Discard, open: bool) -> Discarded {
    Discarded {
        tile: discard.tile,
        across: discard.riichi,
        drawn: discard.drawn,
        claimed: discard.claimed_by.is_some(),
        open,
    }
}
