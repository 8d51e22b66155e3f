//! What a line means: hands, situation, table. Everything is checked here that can be wrong with it.

use crate::notation::hand::fault::{Fault, LineError};
use crate::notation::hand::flags;
use crate::notation::hand::line::{Held, Line};
use crate::notation::hand::tiles::{Copies, Owned, one, owned, row};
use crate::rules::RuleSet;
use crate::rules::dora::MOST_INDICATORS;
use crate::score::Table;
use crate::score::sheet::By;
use crate::seat::{PerSeat, Seat, Wind};
use crate::situation::{ByKind, Hand, Situation};
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

/// Whoever writes more counters, bets or wins in a row than this has made a mistake; payments stay far from overflow.
const MOST_COUNTED: u32 = 1000;

/// What a line means.
pub(super) struct Case {
    /// Who wins.
    pub(super) seat: Seat,
    /// How the winning tile came.
    pub(super) by: By,
    /// Everything around the hand.
    pub(super) situation: Situation,
    /// The table; the hands of the others lie on it when all four are known.
    pub(super) table: Table,
    /// Whether all four hands are known.
    pub(super) is_whole: bool,
    /// Bets on the table.
    pub(super) bets: u32,
    /// Who is liable.
    pub(super) liable: Option<Seat>,
}

impl Case {
    /// The hand in question.
    pub(super) fn hand(&self) -> &Hand {
        &self.table.hands[self.seat]
    }
}

/// The seat of a wind; seat 0 is East.
pub(super) fn chair(wind: Wind) -> Seat {
    Seat::ALL[wind as usize]
}

/// What a line means by these rules.
///
/// # Errors
/// The first field that cannot be.
pub(super) fn read<I>(line: &Line<I>, rules: &RuleSet) -> Result<Case, LineError> {
    let wind = winner(line)?;
    let seat = chair(wind);
    let hands = hands(line, seat)?;
    let win = line.win.as_deref().map(one).transpose();
    let win = win.map_err(|fault| fault.of("win"))?;
    let indicators = indicators(&line.dora_indicators, "dora_indicators")?;
    let under_indicators = indicators_of_winner(line)?;
    count_copies(line, rules, &hands, win, [&indicators, &under_indicators])?;
    let by = by(line, wind)?;
    let table = table(line, rules, hands, (seat, win))?;
    let around = Situation {
        bonus: table.bonus[seat].clone(),
        indicators,
        under_indicators,
        counters: table.counters,
        dealer_streak: counted(line.flags.streak, "flags.streak")?,
        seen: seen(line, rules, &table)?,
        ..Situation::new(wind, table.round, by.kind())
    };
    Ok(Case {
        seat,
        by,
        situation: flags::read(line, rules, &table.hands[seat], by, around)?,
        table,
        is_whole: !line.hands.is_empty(),
        bets: counted(line.bets, "bets")?,
        liable: liable(line, wind)?,
    })
}

/// Who wins.
fn winner<I>(line: &Line<I>) -> Result<Wind, LineError> {
    if line.hands.is_empty() {
        let contradiction = Fault::Contradiction("one hand alone; there it is `seat`");
        return match line.winner {
            Some(_) => Err(contradiction.of("winner")),
            None => Ok(line.seat.unwrap_or(Wind::East)),
        };
    }
    let instead = Fault::Contradiction("`hands`, where `winner` says who wins");
    if line.seat.is_some() {
        return Err(instead.of("seat"));
    }
    if line.hand != Held::default() {
        let fault = Fault::Contradiction(
            "`concealed`, `melds` and `bonus`; those stand in the four hands then",
        );
        return Err(fault.of("hands"));
    }
    let missing = Wind::ALL
        .into_iter()
        .filter(|wind| !line.hands.contains_key(wind));
    let missing: Vec<Wind> = missing.collect();
    if !missing.is_empty() {
        return Err(Fault::SeatsMissing(missing).of("hands"));
    }
    let nobody = Fault::Missing("say whose hand it is that wins: East, South, West or North");
    line.winner.ok_or_else(|| nobody.of("winner"))
}

/// What each seat holds, as far as it is known.
fn hands<I>(line: &Line<I>, seat: Seat) -> Result<PerSeat<Option<Owned>>, LineError> {
    let mut hands = PerSeat::default();
    if line.hands.is_empty() {
        hands[seat] = Some(owned(&line.hand, "")?);
    }
    for (&wind, held) in &line.hands {
        hands[chair(wind)] = Some(owned(held, &format!("hands.{wind:?}."))?);
    }
    Ok(hands)
}

fn indicators(text: &str, field: &str) -> Result<Vec<Tile>, LineError> {
    row(text, MOST_INDICATORS.into()).map_err(|fault| fault.of(field))
}

/// Those under the others lie open for a winner only who declared riichi.
fn indicators_of_winner<I>(line: &Line<I>) -> Result<Vec<Tile>, LineError> {
    let under = indicators(&line.ura_indicators, "ura_indicators")?;
    let declared = line.flags.riichi || line.flags.double_riichi;
    Ok(if declared { under } else { Vec::new() })
}

/// No tile is there more often than the set of these rules has it.
fn count_copies<I>(
    line: &Line<I>,
    rules: &RuleSet,
    hands: &PerSeat<Option<Owned>>,
    win: Option<Tile>,
    indicators: [&[Tile]; 2],
) -> Result<(), LineError> {
    let mut copies = Copies::new(&rules.material);
    for (seat, owned) in hands.iter() {
        let Some(owned) = owned else { continue };
        let of = |field: &str| {
            let path = if line.hands.is_empty() {
                field.to_owned()
            } else {
                format!("hands.{:?}.{field}", Wind::ALL[seat.index()])
            };
            move |fault: Fault| fault.of(path)
        };
        copies.name(&owned.concealed).map_err(of("concealed"))?;
        let melded = owned.melds.iter().flat_map(|meld| &meld.tiles);
        copies.name(melded).map_err(of("melds"))?;
        copies.name(&owned.bonus).map_err(of("bonus"))?;
    }
    copies.name(&win).map_err(|fault| fault.of("win"))?;
    if rules.dora.is_some() {
        let [open, under] = indicators;
        copies
            .name(open)
            .map_err(|fault| fault.of("dora_indicators"))?;
        copies
            .name(under)
            .map_err(|fault| fault.of("ura_indicators"))?;
    }
    Ok(())
}

/// How the winning tile came.
fn by<I>(line: &Line<I>, winner: Wind) -> Result<By, LineError> {
    let way = line.by.unwrap_or(match line.from {
        Some(_) => ByKind::Discard,
        None => ByKind::Draw,
    });
    let nobody = Fault::Missing("say which seat discarded the tile or made the kong");
    let from = || match line.from {
        Some(from) if from == winner => Err(Fault::OwnSeat { seat: winner }.of("from")),
        Some(from) => Ok(chair(from)),
        None => Err(nobody.of("from")),
    };
    match (way, line.from) {
        (ByKind::Draw, None) => Ok(By::Draw),
        (ByKind::Draw, Some(_)) => {
            let fault =
                Fault::Contradiction("`by`: `draw`; leave it out, or write `discard` or `rob`");
            Err(fault.of("from"))
        }
        (ByKind::Discard, _) => from().map(By::Discard),
        (ByKind::Rob, _) => from().map(By::Rob),
    }
}

fn table<I>(
    line: &Line<I>,
    rules: &RuleSet,
    hands: PerSeat<Option<Owned>>,
    (winner, win): (Seat, Option<Tile>),
) -> Result<Table, LineError> {
    let mut bonus = PerSeat::<Vec<Tile>>::default();
    let mut held = PerSeat::<Hand>::default();
    for (seat, owned) in Seat::ALL.into_iter().zip(hands.0) {
        let Some(owned) = owned else { continue };
        if rules.material.bonus_tiles {
            bonus[seat] = owned.bonus;
        }
        held[seat] = Hand {
            concealed: owned.concealed,
            melds: owned.melds,
            win: win.filter(|_| seat == winner),
        };
    }
    Ok(Table {
        dealer: chair(Wind::East),
        round: line.round.unwrap_or(Wind::East),
        counters: counted(line.counters, "counters")?,
        hands: held,
        bonus,
    })
}

fn counted(number: i64, field: &str) -> Result<u32, LineError> {
    let counted = u32::try_from(number).ok();
    let most = MOST_COUNTED;
    let out = Fault::OutOfRange { number, most };
    counted
        .filter(|&counted| counted <= most)
        .ok_or_else(|| out.of(field))
}

/// What the whole table could see before the winning tile came: sets, and kinds said to be gone.
fn seen<I>(line: &Line<I>, rules: &RuleSet, table: &Table) -> Result<Tiles, LineError> {
    let hides = rules.calls.hides_concealed_kongs();
    let melds = table.hands.iter().flat_map(|(_, hand)| &hand.melds);
    let shown = melds.filter(|meld| !(hides && meld.is_concealed()));
    let mut seen: Tiles = shown.flat_map(|meld| &meld.tiles).collect();
    for text in &line.flags.dead_kinds {
        let of = |fault: Fault| fault.of("flags.dead_kinds");
        let kind = one(text).map_err(of)?.kind();
        let in_hand = |kind: &Kind| {
            table
                .hands
                .iter()
                .any(|(_, hand)| hand.in_hand()[*kind] > 0)
        };
        let Some(kind) = kind.filter(|kind| !in_hand(kind)) else {
            return Err(of(Fault::Contradiction(
                "a tile of that kind that somebody holds",
            )));
        };
        while seen[kind] < Kind::COPIES {
            seen.add(kind);
        }
    }
    Ok(seen)
}

fn liable<I>(line: &Line<I>, winner: Wind) -> Result<Option<Seat>, LineError> {
    match line.liable {
        Some(seat) if seat == winner => Err(Fault::OwnSeat { seat }.of("liable")),
        liable => Ok(liable.map(chair)),
    }
}
