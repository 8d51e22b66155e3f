//! The end of a deal: who won, what is opened and paid, who deals next (`common.md` 11 and 12).

use crate::deal::event::{DealEnd, Ending, Eye};
use crate::deal::state::{Place, State};
use crate::deal::winning::Winning;
use crate::meld::{Meld, MeldKind};
use crate::rules::dealing::AfterDraw;
use crate::score::sheet::{By, Win};
use crate::score::{Hand, Table, Winner, liable, settle, waits};
use crate::seat::{PerSeat, Seat, Wind};
use crate::tile::Tile;

/// The end by wins, the nearest to the right of the discarder first.
pub(crate) fn won(state: &State, winners: &[Seat]) -> DealEnd {
    let wins: Vec<Win> = winners
        .iter()
        .filter_map(|&seat| win(state, seat))
        .collect();
    let mut seats = state.seats.clone();
    if let Some(&Win {
        tile: Some(tile),
        by: By::Rob(maker),
        ..
    }) = wins.first()
    {
        undo_kong(&mut seats[maker], tile);
    }
    finish(state, Ending::Won, wins, seats)
}

/// The end without a win.
pub(crate) fn drawn(state: &State, ending: Ending) -> DealEnd {
    finish(state, ending, Vec::new(), state.seats.clone())
}

fn win(state: &State, seat: Seat) -> Option<Win> {
    let Winning { tile, by, sheet } = state.look(Eye::Seat(seat)).winning().ok()?;
    let place = &state.seats[seat];
    let mut concealed = place.hand.clone();
    if tile.is_none() {
        concealed.extend(place.drawn);
        concealed.sort_unstable();
    }
    let (melds, bonus) = (place.melds.clone(), place.bonus.clone());
    Some(Win {
        seat,
        concealed,
        melds,
        bonus,
        tile,
        by,
        sheet,
    })
}

/// Undoes a kong whose tile is robbed: a pong stays where one was, and three tiles that were never shown as a set go back
/// into the hand.
fn undo_kong(maker: &mut Place, robbed: Tile) {
    let is_robbed = |meld: &Meld| meld.is_kong() && Some(meld.low()) == robbed.kind();
    let Some(place) = maker.melds.iter().position(is_robbed) else {
        return;
    };
    let kong = &mut maker.melds[place];
    if let Some(at) = kong.tiles.iter().position(|&other| other == robbed) {
        kong.tiles.remove(at);
    }
    if kong.is_concealed() {
        maker.hand.append(&mut kong.tiles);
        maker.hand.sort_unstable();
        maker.melds.remove(place);
    } else {
        kong.kind = MeldKind::Pong;
    }
}

fn finish(state: &State, ending: Ending, wins: Vec<Win>, seats: PerSeat<Place>) -> DealEnd {
    let table = table(state, &wins, &seats);
    let liables = wins
        .iter()
        .map(|win| liable(&state.rules, &win.melds, &win.sheet));
    let winners: Vec<Winner<'_>> = wins
        .iter()
        .zip(liables)
        .map(|(win, liable)| Winner {
            seat: win.seat,
            by: win.by,
            sheet: &win.sheet,
            liable,
        })
        .collect();
    let settlement = settle(&state.rules, &winners, &table);
    let changes = settlement.changes();
    let dealer_stays = dealer_stays(state, ending, &wins);
    DealEnd {
        ending,
        points: PerSeat::from_fn(|seat| state.points[seat] + changes[seat]),
        hands: PerSeat::from_fn(|seat| {
            let mut hand: Vec<_> = seats[seat].held().collect();
            hand.sort_unstable();
            hand
        }),
        melds: seats.map(|place| place.melds),
        wall: state.wall.tiles().to_vec(),
        bets: state.bets,
        dealer_stays,
        last: !dealer_stays
            && state.dealer == Seat::ALL[3]
            && state.round + 1 >= state.rules.dealing.rounds,
        wins,
        settlement,
    }
}

fn table(state: &State, wins: &[Win], seats: &PerSeat<Place>) -> Table {
    Table {
        dealer: state.dealer,
        round: Wind::ALL[usize::from(state.round % 4)],
        counters: state.counters,
        hands: PerSeat::from_fn(|seat| match wins.iter().find(|win| win.seat == seat) {
            Some(win) => Hand {
                concealed: win.concealed.clone(),
                melds: win.melds.clone(),
                win: win.tile,
            },
            None => Hand {
                concealed: seats[seat].held().collect(),
                melds: seats[seat].melds.clone(),
                win: None,
            },
        }),
        bonus: state.seats.clone().map(|place| place.bonus),
    }
}

fn dealer_stays(state: &State, ending: Ending, wins: &[Win]) -> bool {
    match (ending, state.rules.dealing.after_draw) {
        (Ending::Won, _) => wins.iter().any(|win| win.seat == state.dealer),
        (Ending::Aborted, _) | (Ending::Exhausted | Ending::NoReplacement, AfterDraw::Stay) => true,
        (Ending::Exhausted | Ending::NoReplacement, AfterDraw::Pass) => false,
        (Ending::Exhausted | Ending::NoReplacement, AfterDraw::StayIfWaiting) => {
            let place = &state.seats[state.dealer];
            let hand = Hand {
                concealed: place.hand.clone(),
                melds: place.melds.clone(),
                win: None,
            };
            !waits(&state.rules, &hand).is_empty()
        }
    }
}
