//! From games to documents of tenhou.net/6.

use super::call;
use super::cell::{Cell, Document, Rule, code};
use super::read::{DRAWS, WON};
use super::words::{Winds, about};
use crate::meld::MeldKind;
use crate::notation::account::{Account, Act, Draw, End, Told, Won};
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;

/// The tile just drawn is discarded.
const DRAWN: i32 = 60;

/// A game as a document.
#[must_use]
pub fn write(account: &Account, names: [String; 4]) -> Document {
    let red = account.red_fives.unwrap_or(0) > 0;
    let rounds = match account.rounds {
        Some(1) => "東",
        Some(_) => "南",
        None => "",
    };
    let reds = if red { "赤" } else { "" };
    Document {
        title: vec!["Sparrow".to_owned(), String::new()],
        name: names.to_vec(),
        rule: Some(Rule {
            disp: format!("般{rounds}喰{reds}"),
            aka: Some(u8::from(red)),
            aka51: None,
            aka52: None,
            aka53: None,
        }),
        log: account.deals.iter().map(deal).collect(),
        sc: None,
    }
}

fn row(tiles: &[Tile]) -> Cell {
    Cell::List(tiles.iter().map(|&tile| Cell::Number(code(tile))).collect())
}

fn four(points: &PerSeat<i32>) -> Cell {
    Cell::List(points.0.map(Cell::Number).to_vec())
}

fn number(n: u32) -> Cell {
    Cell::Number(i32::try_from(n).unwrap_or(i32::MAX))
}

fn deal(told: &Told) -> Vec<Cell> {
    let place = 4 * u32::from(told.round) + u32::from(u8::from(told.dealer));
    let mut lists: PerSeat<[Vec<Cell>; 2]> = PerSeat::default();
    for act in &told.acts {
        write_act(act, &told.acts, &mut lists);
    }
    let mut parts = vec![
        Cell::List(vec![
            number(place),
            number(told.counters),
            number(told.bets),
        ]),
        four(&told.points.unwrap_or_default()),
        row(&told.indicators),
        row(told.under.as_deref().unwrap_or_default()),
    ];
    for (seat, hand) in told.hands.iter() {
        let [draws, discards] = std::mem::take(&mut lists[seat]);
        parts.extend([row(hand), Cell::List(draws), Cell::List(discards)]);
    }
    parts.push(end(told));
    parts
}

fn write_act(act: &Act, all: &[Act], lists: &mut PerSeat<[Vec<Cell>; 2]>) {
    match act {
        Act::Drew { seat, tile } => lists[*seat][0].push(Cell::Number(code(*tile))),
        Act::Discarded {
            seat,
            tile,
            drawn,
            riichi,
        } => {
            let number = if *drawn == Some(true) {
                DRAWN
            } else {
                code(*tile)
            };
            lists[*seat][1].push(if *riichi {
                Cell::Text(format!("r{number}"))
            } else {
                Cell::Number(number)
            });
        }
        Act::Claimed {
            seat,
            from,
            kind,
            tile,
            with,
        } => {
            let text = call::claimed(*seat, *from, *kind, *tile, with);
            lists[*seat][0].push(Cell::Text(text));
            if *kind == MeldKind::ClaimedKong {
                lists[*seat][1].push(Cell::Number(0));
            }
        }
        Act::ConcealedKong { seat, tiles } => {
            lists[*seat][1].push(Cell::Text(call::concealed(tiles)));
        }
        Act::AddedKong { seat, tile, .. } => {
            let text = added(*seat, *tile, all);
            lists[*seat][1].extend(text.map(Cell::Text));
        }
        Act::Turned { .. } => {}
    }
}

/// A kong made from a pong, written as the pong was.
fn added(seat: Seat, tile: Tile, all: &[Act]) -> Option<String> {
    all.iter().find_map(|act| match act {
        Act::Claimed {
            seat: by,
            from,
            kind: MeldKind::Pong,
            tile: claimed,
            with,
        } if *by == seat && claimed.kind() == tile.kind() => {
            Some(call::added(seat, *from, tile, *claimed, with))
        }
        Act::Claimed { .. }
        | Act::Drew { .. }
        | Act::Discarded { .. }
        | Act::ConcealedKong { .. }
        | Act::AddedKong { .. }
        | Act::Turned { .. } => None,
    })
}

fn end(told: &Told) -> Cell {
    Cell::List(match &told.end {
        End::Won(wins) => {
            let mut cells = vec![Cell::Text(WON.to_owned())];
            for win in wins {
                cells.extend([four(&win.changes.unwrap_or_default()), details(told, win)]);
            }
            cells
        }
        End::Drawn { why, changes, .. } => {
            let why = why.unwrap_or(Draw::WallUsedUp);
            let word = DRAWS.iter().find(|(_, draw)| *draw == why);
            let word = word.map_or(DRAWS[0].0, |(word, _)| word);
            let mut cells = vec![Cell::Text(word.to_owned())];
            let paid = changes.filter(|changes| changes.0 != [0; 4]);
            cells.extend(paid.as_ref().map(four));
            cells
        }
    })
}

fn details(told: &Told, win: &Won) -> Cell {
    let place = |seat: Seat| Cell::Number(i32::from(u8::from(seat)));
    let winds = Winds {
        round: told.round,
        dealer: told.dealer,
    };
    let mut cells = vec![
        place(win.seat),
        place(win.from),
        place(win.liable.unwrap_or(win.seat)),
    ];
    cells.extend(about(win, winds).into_iter().map(Cell::Text));
    Cell::List(cells)
}
