//! From documents of tenhou.net/6 to games.

use super::cell::{Cell, Document, Rule, tile};
use super::order::{Disorder, Lists, order};
use crate::meld::MeldKind;
use crate::notation::account::{Account, Act, Draw, End, Told, Won};
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;

/// Why a document cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("deal {deal}: {why}")]
pub struct Misread {
    /// In which deal, from 1.
    pub deal: usize,
    /// What is wrong.
    pub why: Fault,
}

/// What is wrong with a deal of a document.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It has not as many parts as four players need.
    #[error("a deal of four players has 17 parts, this one {0}")]
    Parts(usize),
    /// A part is not what stands there.
    #[error("{0} cannot be read")]
    Part(&'static str),
    /// A hand of another size, as in games of three.
    #[error("thirteen tiles are dealt to each of four seats, and {have} to seat {} here", .seat.index())]
    Hand {
        /// Whose.
        seat: Seat,
        /// How many tiles.
        have: usize,
    },
    /// The draws and discards.
    #[error("{0}")]
    Order(#[from] Disorder),
    /// An end that has no name here.
    #[error("`{0}` is no known way to end a deal")]
    End(String),
}

/// More than any game has.
const MOST_DEALS: usize = 1000;
/// More than any seat draws in a deal.
const MOST_CELLS: usize = 136;

/// The ways in which nobody wins.
pub(super) const DRAWS: [(&str, Draw); 14] = [
    ("流局", Draw::WallUsedUp),
    ("全員聴牌", Draw::WallUsedUp),
    ("全員不聴", Draw::WallUsedUp),
    ("流し満貫", Draw::OutsideRiver),
    ("流局満貫", Draw::OutsideRiver),
    ("九種九牌", Draw::NineMajors),
    ("四風連打", Draw::FourWinds),
    ("四風子連打", Draw::FourWinds),
    ("四家立直", Draw::FourRiichi),
    ("四開槓", Draw::FourKongs),
    ("四槓散了", Draw::FourKongs),
    ("三家和", Draw::ThreeWinners),
    ("三家和了", Draw::ThreeWinners),
    ("三家和流局", Draw::ThreeWinners),
];

/// The word for a deal that somebody won.
pub(super) const WON: &str = "和了";

/// Reads a document.
///
/// # Errors
/// When a deal cannot be read: which, and what of it.
pub fn read(document: &Document) -> Result<Account, Misread> {
    let mut account = Account {
        red_fives: document.rule.as_ref().map(red_fives),
        rounds: document.rule.as_ref().and_then(rounds),
        ..Account::default()
    };
    if document.log.len() > MOST_DEALS {
        return Err(Misread {
            deal: MOST_DEALS,
            why: Fault::Part("a game of so many deals"),
        });
    }
    for (parts, number) in document.log.iter().zip(1..) {
        let told = deal(parts).map_err(|why| Misread { deal: number, why })?;
        account.deals.push(told);
    }
    Ok(account)
}

/// Red fives of any suit mean one of each.
fn red_fives(rule: &Rule) -> u8 {
    let of_suits = [rule.aka51, rule.aka52, rule.aka53];
    let said = of_suits.into_iter().chain([rule.aka]);
    let any = said.flatten().any(|n| n > 0) || rule.disp.contains('赤');
    let doubled = rule.aka52 == Some(2);
    match (any, doubled) {
        (true, true) => 4,
        (true, false) => 3,
        (false, _) => 0,
    }
}

fn rounds(rule: &Rule) -> Option<u8> {
    match (rule.disp.contains('東'), rule.disp.contains('南')) {
        (true, false) => Some(1),
        (false, true) => Some(2),
        (true, true) | (false, false) => None,
    }
}

fn deal(parts: &[Cell]) -> Result<Told, Fault> {
    let [opening, points, indicators, under, lists @ .., end] = parts else {
        return Err(Fault::Parts(parts.len()));
    };
    if lists.len() != 12 {
        return Err(Fault::Parts(parts.len()));
    }
    let &[number, counters, bets] = numbers(opening, "the number of the deal")?.as_slice() else {
        return Err(Fault::Part("the number of the deal"));
    };
    let small = |number: i32| {
        let within = (0..1000).contains(&number).then_some(number);
        within.ok_or(Fault::Part("the number of the deal"))
    };
    let (number, counters, bets) = (small(number)?, small(counters)?, small(bets)?);
    let dealer = Seat::ALL[(number % 4).unsigned_abs() as usize];
    let indicators = tiles(indicators, "the list of indicators")?;
    let under = tiles(under, "the list of tiles under the indicators")?;
    let mut hands = PerSeat::default();
    let mut seats: PerSeat<Lists<'_>> = PerSeat::default();
    for (seat, part) in Seat::ALL.into_iter().zip(lists.chunks(3)) {
        let [dealt, drawn, discarded] = part else {
            return Err(Fault::Parts(parts.len()));
        };
        let hand = tiles(dealt, "a hand")?;
        if hand.len() != 13 {
            let have = hand.len();
            return Err(Fault::Hand { seat, have });
        }
        hands[seat] = hand;
        seats[seat] = Lists {
            draws: cells(drawn, "a list of draws")?,
            discards: cells(discarded, "a list of discards")?,
        };
    }
    let acts = with_turns(order(&seats, dealer)?, &indicators);
    Ok(Told {
        round: u8::try_from(number / 4).map_err(|_| Fault::Part("the number of the deal"))?,
        dealer,
        counters: counters.unsigned_abs(),
        bets: bets.unsigned_abs(),
        points: Some(four(points).ok_or(Fault::Part("the list of points"))?),
        hands,
        indicators,
        under: Some(under).filter(|under| !under.is_empty()),
        acts,
        end: ended(end)?,
    })
}

/// The acts with the indicators turned where they usually are: at once after a concealed kong, after the discard or before
/// the next kong after the others. A document only tells which they were.
fn with_turns(acts: Vec<Act>, indicators: &[Tile]) -> Vec<Act> {
    let mut left = indicators.iter().skip(1);
    let (mut all, mut held) = (Vec::with_capacity(acts.len()), 0);
    for act in acts {
        let (concealed, kong) = match &act {
            Act::ConcealedKong { .. } => (true, true),
            Act::AddedKong { .. } => (false, true),
            Act::Claimed { kind, .. } => (false, *kind == MeldKind::ClaimedKong),
            Act::Discarded { .. } | Act::Drew { .. } | Act::Turned { .. } => (false, false),
        };
        let due = if kong || matches!(act, Act::Discarded { .. }) {
            std::mem::take(&mut held) + usize::from(concealed)
        } else {
            0
        };
        held += usize::from(kong && !concealed);
        all.push(act);
        all.extend(left.by_ref().take(due).map(|&tile| Act::Turned { tile }));
    }
    all
}

fn cells<'a>(cell: &'a Cell, what: &'static str) -> Result<&'a [Cell], Fault> {
    let list = cell.list().filter(|list| list.len() <= MOST_CELLS);
    list.ok_or(Fault::Part(what))
}

fn numbers(cell: &Cell, what: &'static str) -> Result<Vec<i32>, Fault> {
    let numbers: Option<Vec<i32>> = cells(cell, what)?.iter().map(Cell::number).collect();
    numbers.ok_or(Fault::Part(what))
}

fn tiles(cell: &Cell, what: &'static str) -> Result<Vec<Tile>, Fault> {
    let tiles: Option<Vec<Tile>> = numbers(cell, what)?.into_iter().map(tile).collect();
    let mut tiles = tiles.ok_or(Fault::Part(what))?;
    if what == "a hand" {
        tiles.sort_unstable();
    }
    Ok(tiles)
}

fn four(cell: &Cell) -> Option<PerSeat<i32>> {
    let numbers: Vec<i32> = cell
        .list()?
        .iter()
        .map(Cell::number)
        .collect::<Option<_>>()?;
    <[i32; 4]>::try_from(numbers).ok().map(PerSeat)
}

fn ended(cell: &Cell) -> Result<End, Fault> {
    let unreadable = Fault::Part("the result");
    let (word, rest) = cell
        .list()
        .and_then(<[Cell]>::split_first)
        .ok_or(unreadable.clone())?;
    let word = word.text().ok_or(unreadable.clone())?;
    if word == WON {
        let wins: Option<Vec<Won>> = rest.chunks(2).map(won).collect();
        let wins = wins.filter(|wins| !wins.is_empty() && wins.len() <= 3);
        return wins.map(End::Won).ok_or(unreadable);
    }
    let why = DRAWS
        .iter()
        .find(|(name, _)| *name == word)
        .map(|(_, why)| *why);
    let why = why.ok_or_else(|| Fault::End(word.chars().take(20).collect()))?;
    let changes = match rest.first() {
        Some(cell) => Some(four(cell).ok_or(unreadable)?),
        None => None,
    };
    Ok(End::Drawn {
        why: Some(why),
        changes,
        points: None,
    })
}

/// What a win changed, and who won from whom.
fn won(pair: &[Cell]) -> Option<Won> {
    let [changes, about] = pair else { return None };
    let about = about.list()?;
    let seat = |at: usize| Seat::new(usize::try_from(about.get(at)?.number()?).ok()?);
    Some(Won {
        seat: seat(0)?,
        from: seat(1)?,
        tile: None,
        changes: Some(four(changes)?),
        points: None,
        liable: None,
        sheet: None,
    })
}
