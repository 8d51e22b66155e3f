//! The end of a deal: who won, what is opened and paid, who deals next (`common.md` 11 and 12).

use crate::deal::event::{DealEnd, Ending, Eye, Offence, Wrong};
use crate::deal::state::{Place, State};
use crate::deal::view::Discard;
use crate::deal::winning::Winning;
use crate::meld::{Meld, MeldKind};
use crate::rules::dealing::{AfterDraw, Dealing};
use crate::rules::penalties::Price;
use crate::score::sheet::{By, Win};
use crate::score::{
    Fed, Feeder, Hand, Table, Winner, count_losers, liable, penalty, ranking, settle, settle_draw,
    waits,
};
use crate::seat::{PerSeat, Seat, Wind};
use crate::tile::{Kind, Tile};

/// The end by wins, the nearest to the right of the discarder first.
pub(crate) fn won(state: &State, winners: &[Seat]) -> DealEnd {
    let under_indicators = opened_under(state, winners);
    let wins: Vec<Win> = winners
        .iter()
        .filter_map(|&seat| win(state, seat, &under_indicators))
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
    DealEnd {
        under_indicators,
        ..finish(state, Ending::Won, wins, seats)
    }
}

/// The end without a win.
pub(crate) fn drawn(state: &State, ending: Ending) -> DealEnd {
    finish(state, ending, Vec::new(), state.seats.clone())
}

/// The end by something wrong that was found out: the offenders pay, and the bets of this deal go back.
pub(crate) fn penalized(state: &State, wrongs: &[(Seat, Wrong)]) -> DealEnd {
    let mut end = drawn(state, Ending::Penalized);
    let price = state.rules.penalties.map(|penalties| penalties.price);
    for &(seat, what) in wrongs {
        let off_result = match price {
            Some(Price::OffResult(points)) => points,
            Some(Price::ToEach { .. }) | None => 0,
        };
        end.offences.push(Offence {
            seat,
            what,
            off_result,
        });
        if let Some(Price::ToEach {
            amount,
            dealer_double,
        }) = price
        {
            let paid = penalty(seat, amount, dealer_double.then_some(state.dealer));
            end.settlement.transfers.extend(paid);
        }
    }
    let bet = state.rules.riichi.map_or(0, |riichi| riichi.bet);
    end.bets_won = PerSeat::from_fn(|seat| bet * i32::from(state.seats[seat].bet_paid));
    end.bets = state.bets - end.bets_won.0.iter().sum::<i32>();
    let changes = end.settlement.changes();
    end.points = PerSeat::from_fn(|seat| state.points[seat] + changes[seat] + end.bets_won[seat]);
    end.last = is_last(state, Ending::Penalized, true, &end.points);
    end
}

/// What hands in riichi are found to be when they are opened at the end of the wall.
pub(crate) fn found_out(state: &State) -> Vec<(Seat, Wrong)> {
    let penalizes = state
        .rules
        .penalties
        .is_some_and(|penalties| penalties.riichi);
    let wrong = |seat: Seat| {
        let place = &state.seats[seat];
        place.riichi?;
        if place.wrong_kong {
            return Some((seat, Wrong::WrongKong));
        }
        (!is_waiting(state, seat)).then_some((seat, Wrong::NotWaiting))
    };
    let seats = state.in_order().into_iter().filter(|_| penalizes);
    seats.filter_map(wrong).collect()
}

/// The indicators under those turned, if a winner declared riichi and they count.
fn opened_under(state: &State, winners: &[Seat]) -> Vec<Tile> {
    let counts = state.rules.dora.is_some_and(|dora| dora.under);
    let declared = |&seat: &Seat| state.seats[seat].riichi.is_some();
    if counts && winners.iter().any(declared) {
        state.under_indicators()
    } else {
        Vec::new()
    }
}

fn win(state: &State, seat: Seat, under: &[Tile]) -> Option<Win> {
    let under = if state.seats[seat].riichi.is_some() {
        under
    } else {
        &[]
    };
    let winning = state.look(Eye::Seat(seat)).winning_with(under);
    let Winning { tile, by, sheet } = winning.ok()?;
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
        maker.hand.extend(kong.tiles.drain(..));
        maker.hand.sort_unstable();
        maker.melds.remove(place);
    } else {
        kong.kind = MeldKind::Pong;
    }
}

/// The discards that a winner took, the winning one last.
fn fed(state: &State, win: &Win) -> Vec<Fed> {
    let mut fed = state.seats[win.seat].fed.clone();
    if let (By::Discard(from), Some(kind)) = (win.by, win.tile.and_then(Tile::kind)) {
        fed.push(state.fed(win.seat, from, kind));
    }
    fed
}

fn finish(state: &State, ending: Ending, wins: Vec<Win>, seats: PerSeat<Place>) -> DealEnd {
    let table = table(state, &wins, &seats);
    let liables: Vec<Vec<Feeder>> = wins
        .iter()
        .map(|win| liable(&state.rules, &win.melds, &win.sheet, &fed(state, win)))
        .collect();
    let winners: Vec<Winner<'_>> = wins
        .iter()
        .zip(&liables)
        .map(|(win, liable)| Winner {
            seat: win.seat,
            by: win.by,
            sheet: &win.sheet,
            liable,
        })
        .collect();
    let waiting = waiting(state, ending);
    let settlement = match ending {
        Ending::Exhausted => settle_draw(&state.rules, state.dealer, &waiting, &outside(state)),
        Ending::Won | Ending::NoReplacement | Ending::Aborted | Ending::Penalized => {
            settle(&state.rules, &winners, &table)
        }
    };
    let bets_won = bets_won(state, &wins);
    let changes = settlement.changes();
    let points = PerSeat::from_fn(|seat| state.points[seat] + changes[seat] + bets_won[seat]);
    let dealer_stays = dealer_stays(state, ending, &wins);
    DealEnd {
        ending,
        points,
        counted: count_losers(&state.rules, &winners, &table),
        hands: PerSeat::from_fn(|seat| {
            let mut hand: Vec<_> = seats[seat].held().collect();
            hand.sort_unstable();
            hand
        }),
        melds: seats.map(|place| place.melds),
        wall: state.wall.tiles().to_vec(),
        bets: if wins.is_empty() { state.bets } else { 0 },
        bets_won,
        under_indicators: Vec::new(),
        waiting,
        offences: Vec::new(),
        dealer_stays,
        last: is_last(state, ending, dealer_stays, &points),
        wins,
        settlement,
    }
}

/// The bets each winner takes from the table: of several each takes back his own, unless the rules give all to the nearest,
/// and the nearest all others.
fn bets_won(state: &State, wins: &[Win]) -> PerSeat<i32> {
    let mut won = PerSeat::default();
    let Some(nearest) = wins.first() else {
        return won;
    };
    let mut left = state.bets;
    let own = state.rules.riichi.filter(|riichi| !riichi.bets_to_nearest);
    let bet = own.map_or(0, |riichi| riichi.bet);
    for win in wins.iter().filter(|win| state.seats[win.seat].bet_paid) {
        won[win.seat] += bet;
        left -= bet;
    }
    won[nearest.seat] += left;
    won
}

/// Who waits when the wall is used up, where that is paid for.
fn waiting(state: &State, ending: Ending) -> PerSeat<bool> {
    let paid = ending == Ending::Exhausted && state.rules.draws.for_waiting > 0;
    PerSeat::from_fn(|seat| paid && is_waiting(state, seat))
}

fn is_waiting(state: &State, seat: Seat) -> bool {
    let place = &state.seats[seat];
    let hand = Hand {
        concealed: place.hand.clone(),
        melds: place.melds.clone(),
        win: None,
    };
    !waits(&state.rules, &hand).is_empty()
}

/// Who has discarded nothing but terminals and honours, none of them claimed.
fn outside(state: &State) -> PerSeat<bool> {
    PerSeat::from_fn(|seat| {
        let mut river = state.seats[seat].river.iter();
        let outside = |discard: &Discard| {
            discard.claimed_by.is_none() && discard.tile.kind().is_some_and(Kind::is_major)
        };
        river.len() > 0 && river.all(outside)
    })
}

/// Whether no deal follows (`common.md` 12, `riichi.md` 9.5).
fn is_last(state: &State, ending: Ending, stays: bool, points: &PerSeat<i32>) -> bool {
    let Dealing { rounds, finish, .. } = state.rules.dealing;
    if finish.bust && points.iter().any(|(_, &points)| points < 0) {
        return true;
    }
    if ending == Ending::Penalized {
        return false;
    }
    let reached = |seat: Seat| finish.until.is_none_or(|until| points[seat] >= until);
    let last_dealer = state.round + 1 >= rounds && state.dealer == Seat::ALL[3];
    let is_extra = state.round >= rounds;
    if is_extra && Seat::ALL.into_iter().any(reached) {
        return true;
    }
    if stays {
        let kept = matches!(ending, Ending::Won | Ending::Exhausted);
        return finish.leading_dealer
            && last_dealer
            && kept
            && reached(state.dealer)
            && ranking(points)[0] == state.dealer;
    }
    last_dealer && (is_extra || Seat::ALL.into_iter().any(reached))
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
        (Ending::Aborted | Ending::Penalized, _)
        | (Ending::Exhausted | Ending::NoReplacement, AfterDraw::Stay) => true,
        (Ending::Exhausted | Ending::NoReplacement, AfterDraw::Pass) => false,
        (Ending::Exhausted | Ending::NoReplacement, AfterDraw::StayIfWaiting) => {
            is_waiting(state, state.dealer)
        }
    }
}
