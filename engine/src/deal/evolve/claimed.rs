//! Claims and kongs: what a closed window and a declared kong change.

use crate::deal::evolve::{Unfit, sort_in, take_out, turn_of, window};
use crate::deal::phase::{DrawFor, Phase, Window};
use crate::deal::state::{Indicators, Place, State};
use crate::deal::view::{Came, Missed};
use crate::meld::{Meld, MeldKind};
use crate::rules::calls::{MissedWin, RobConcealed};
use crate::rules::dora::{AfterKong, MOST_INDICATORS};
use crate::seat::{PerSeat, Seat};

/// Remembers who let a winning tile go by.
fn pass_by(state: &mut State, passed: &PerSeat<Option<u32>>) -> Result<(), Unfit> {
    let kind = window(state)?
        .tile
        .kind()
        .ok_or(Unfit("no bonus tile can be claimed"))?;
    for (seat, worth) in passed.iter() {
        if let &Some(worth) = worth {
            state.seats[seat].missed = Some(Missed { kind, worth });
        }
    }
    Ok(())
}

pub(super) fn unclaimed(state: &mut State, passed: &PerSeat<Option<u32>>) -> Result<(), Unfit> {
    pass_by(state, passed)?;
    let &mut Window {
        from,
        tile,
        robbing,
        kongs,
        ..
    } = window(state)?;
    state.phase = if robbing {
        let made = |meld: &&Meld| meld.is_kong() && Some(meld.low()) == tile.kind();
        let concealed = state.seats[from]
            .melds
            .iter()
            .find(made)
            .is_some_and(Meld::is_concealed);
        kong_stands(state, concealed);
        Phase::Draw {
            seat: from,
            why: DrawFor::Kong,
            kongs,
        }
    } else {
        Phase::Draw {
            seat: from.right(),
            why: DrawFor::Turn,
            kongs: 0,
        }
    };
    Ok(())
}

pub(super) fn called(
    state: &mut State,
    seat: Seat,
    meld: &Meld,
    passed: &PerSeat<Option<u32>>,
) -> Result<(), Unfit> {
    pass_by(state, passed)?;
    let &mut Window {
        from,
        tile,
        robbing,
        ..
    } = window(state)?;
    if robbing || seat == from || meld.claimed != Some((tile, from)) {
        return Err(Unfit("that is not the tile that can be claimed"));
    }
    let mut own = meld.tiles.clone();
    take_out(&mut own, tile)?;
    let fed = tile.kind().map(|kind| state.fed(seat, from, kind));
    let place = &mut state.seats[seat];
    place.fed.extend(fed);
    for tile in own {
        take_out(&mut place.hand, tile)?;
    }
    place.melds.push(meld.clone());
    if state.rules.calls.missed_win != MissedWin::Furiten {
        place.missed = None;
    }
    claim_last(&mut state.seats[from], seat);
    interrupt(state);
    state.phase = if meld.is_kong() {
        kong_stands(state, false);
        Phase::Draw {
            seat,
            why: DrawFor::Kong,
            kongs: 1,
        }
    } else {
        Phase::Turn {
            seat,
            came: Came::Claimed,
            kongs: 0,
        }
    };
    Ok(())
}

pub(super) fn claim_last(discarder: &mut Place, by: Seat) {
    if let Some(last) = discarder.river.last_mut() {
        last.claimed_by = Some(by);
    }
}

pub(super) fn kong_declared(state: &mut State, seat: Seat, meld: &Meld) -> Result<(), Unfit> {
    let kongs = turn_of(state, seat)? + 1;
    let place = &mut state.seats[seat];
    sort_in(place);
    let added = meld.kind == MeldKind::AddedKong;
    let own = if added {
        let pong = place
            .melds
            .iter_mut()
            .find(|old| old.kind == MeldKind::Pong && old.low() == meld.low());
        let pong = pong.ok_or(Unfit("there is no pong to add to"))?;
        let mut own = meld.tiles.clone();
        for &tile in &pong.tiles {
            take_out(&mut own, tile)?;
        }
        *pong = meld.clone();
        own
    } else {
        place.melds.push(meld.clone());
        meld.tiles.clone()
    };
    for &tile in &own {
        take_out(&mut place.hand, tile)?;
    }
    let tile = *own
        .last()
        .ok_or(Unfit("a kong takes tiles from the hand"))?;
    let calls = &state.rules.calls;
    let can_be_robbed = if added {
        calls.rob_added
    } else {
        calls.rob_concealed != RobConcealed::None
    };
    state.phase = if can_be_robbed {
        Phase::Claims(Window {
            from: seat,
            tile,
            robbing: true,
            answers: PerSeat::default(),
            kongs,
        })
    } else {
        kong_stands(state, !added);
        Phase::Draw {
            seat,
            why: DrawFor::Kong,
            kongs,
        }
    };
    Ok(())
}

/// A kong that nobody robbed: it ends every go-round after riichi, and may turn an indicator.
fn kong_stands(state: &mut State, concealed: bool) {
    interrupt(state);
    let Some(dora) = state.rules.dora else { return };
    let Indicators { turned, due, held } = &mut state.indicators;
    if dora.after_kong == AfterKong::Off || *turned + *due + *held >= MOST_INDICATORS {
        return;
    }
    *due += std::mem::take(held);
    match dora.after_kong {
        AfterKong::Split if !concealed => *held += 1,
        AfterKong::Split | AfterKong::AtOnce | AfterKong::Off => *due += 1,
    }
}

/// A claim or a kong ends every go-round after riichi.
fn interrupt(state: &mut State) {
    for seat in Seat::ALL {
        state.seats[seat].ippatsu = false;
    }
}
