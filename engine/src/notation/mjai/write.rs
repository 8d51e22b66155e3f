//! From games to mjai events.

use super::event::Event;
use super::pai::Pai;
use crate::meld::MeldKind;
use crate::notation::account::{Account, Act, End, Told, Won};
use crate::seat::{Seat, Wind};
use crate::tile::{Kind, Tile};

/// A game as mjai events.
#[must_use]
pub fn write(account: &Account, names: [String; 4]) -> Vec<Event> {
    let mut events = vec![Event::StartGame {
        names: Some(names.to_vec()),
    }];
    for told in &account.deals {
        deal(told, &mut events);
    }
    events.push(Event::EndGame {
        scores: account.points,
    });
    events
}

fn pais(tiles: &[Tile]) -> Vec<Pai> {
    tiles.iter().copied().map(Pai).collect()
}

fn deal(told: &Told, events: &mut Vec<Event>) {
    let wind = Wind::ALL[usize::from(told.round % 4)];
    events.push(Event::StartKyoku {
        bakaze: Pai(Tile::of(Kind::of_wind(wind))),
        kyoku: u8::from(told.dealer) + 1,
        honba: told.counters,
        kyotaku: told.bets,
        oya: told.dealer,
        scores: told.points,
        dora_marker: Pai(first(told)),
        tehais: told.hands.clone().map(|hand| pais(&hand)),
    });
    let mut declared = None;
    for act in &told.acts {
        if let (Some(seat), false) = (declared, matches!(act, Act::Turned { .. })) {
            events.push(Event::ReachAccepted { actor: seat });
            declared = None;
        }
        if let Act::Discarded {
            seat, riichi: true, ..
        } = *act
        {
            events.push(Event::Reach { actor: seat });
            declared = Some(seat);
        }
        events.push(event(act));
    }
    end(told, declared, events);
    events.push(Event::EndKyoku);
}

/// The first indicator. Every account has one; a game without would be no riichi.
fn first(told: &Told) -> Tile {
    let none = Tile::of(Kind::of_wind(Wind::East));
    told.indicators.first().copied().unwrap_or(none)
}

fn event(act: &Act) -> Event {
    match act {
        Act::Drew { seat, tile } => Event::Tsumo {
            actor: *seat,
            pai: Pai(*tile),
        },
        Act::Discarded {
            seat, tile, drawn, ..
        } => Event::Dahai {
            actor: *seat,
            pai: Pai(*tile),
            tsumogiri: *drawn,
        },
        Act::Claimed {
            seat,
            from,
            kind,
            tile,
            with,
        } => claim(*seat, *from, *kind, *tile, with),
        Act::ConcealedKong { seat, tiles } => Event::Ankan {
            actor: *seat,
            consumed: pais(tiles),
        },
        Act::AddedKong { seat, tile, pong } => Event::Kakan {
            actor: *seat,
            pai: Pai(*tile),
            consumed: pais(pong),
        },
        Act::Turned { tile } => Event::Dora {
            dora_marker: Pai(*tile),
        },
    }
}

fn claim(actor: Seat, target: Seat, kind: MeldKind, tile: Tile, with: &[Tile]) -> Event {
    let (pai, consumed) = (Pai(tile), pais(with));
    match kind {
        MeldKind::Chow => Event::Chi {
            actor,
            target,
            pai,
            consumed,
        },
        MeldKind::Pong => Event::Pon {
            actor,
            target,
            pai,
            consumed,
        },
        MeldKind::ClaimedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => Event::Daiminkan {
            actor,
            target,
            pai,
            consumed,
        },
    }
}

fn end(told: &Told, declared: Option<Seat>, events: &mut Vec<Event>) {
    match &told.end {
        End::Won(wins) => {
            let drawn = wins.iter().any(|win| win.seat == win.from);
            events.extend(
                declared
                    .filter(|_| drawn)
                    .map(|actor| Event::ReachAccepted { actor }),
            );
            events.extend(wins.iter().map(|win| hora(told, win)));
        }
        End::Drawn {
            changes, points, ..
        } => {
            let all_take_it = matches!(
                told.end,
                End::Drawn {
                    why: Some(crate::notation::account::Draw::ThreeWinners),
                    ..
                }
            );
            let accepted = declared.filter(|_| !all_take_it);
            events.extend(accepted.map(|actor| Event::ReachAccepted { actor }));
            events.push(Event::Ryukyoku {
                deltas: *changes,
                scores: *points,
            });
        }
    }
}

fn hora(told: &Told, win: &Won) -> Event {
    let declared = told
        .acts
        .iter()
        .any(|act| matches!(act, Act::Discarded { seat, riichi: true, .. } if *seat == win.seat));
    Event::Hora {
        actor: win.seat,
        target: win.from,
        pai: win.tile.map(Pai),
        deltas: win.changes,
        ura_markers: told.under.as_deref().filter(|_| declared).map(pais),
        scores: win.points,
    }
}
