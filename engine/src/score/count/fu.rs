//! Fu: what a reading is worth beside its patterns (`riichi.md` 7).

use crate::pattern::Unit;
use crate::reading::{Completed, Form, Reading, Set};
use crate::rules::count::Han;
use crate::score::sheet::Line;
use crate::shape::split::Group;
use crate::situation::ByKind;
use crate::tile::{Kind, Tile};

/// Seven pairs, never rounded.
const SEVEN_PAIRS: u32 = 25;
/// What every other hand begins with.
const BASE: u32 = 20;

/// The lines that add up to the fu of a reading, rounding included. Thirteen orphans have none.
pub(super) fn lines(han: &Han, reading: &Reading<'_>) -> Vec<Line> {
    match &reading.form {
        Form::SevenPairs => vec![line("fu_seven_pairs", SEVEN_PAIRS, None)],
        Form::ThirteenOrphans | Form::Unfinished { .. } => Vec::new(),
        Form::Standard {
            sets,
            pair,
            completed,
        } => {
            let mut lines = vec![line("fu_base", BASE, None)];
            lines.extend(sets.iter().filter_map(of_set));
            let of_pair = of_pair(han, reading, *pair);
            lines.push(line("fu_pair", of_pair, Some(*pair)));
            lines.push(line("fu_wait", of_wait(reading, sets, *completed), None));
            lines.retain(|line| line.worth > 0);
            finish(han, reading, lines)
        }
    }
}

/// How the tile came, and rounding.
fn finish(han: &Han, reading: &Reading<'_>, mut lines: Vec<Line>) -> Vec<Line> {
    let closed = reading.hand.is_closed();
    let bare = lines.len() == 1;
    match (reading.situation.by, closed) {
        // A closed hand without anything is a self-drawn pinfu, which keeps to 20.
        (ByKind::Draw, true) if bare => {}
        (ByKind::Draw, _) => lines.push(line("fu_self_draw", 2, None)),
        (ByKind::Discard | ByKind::Rob, true) => lines.push(line("fu_closed", 10, None)),
        (ByKind::Discard | ByKind::Rob, false) if bare => {
            lines.push(line("fu_open", han.open_least.saturating_sub(BASE), None));
        }
        (ByKind::Discard | ByKind::Rob, false) => {}
    }
    let sum: u32 = lines.iter().map(|line| line.worth).sum();
    lines.push(line("fu_rounding", sum.next_multiple_of(10) - sum, None));
    lines.retain(|line| line.worth > 0);
    lines
}

fn line(name: &str, worth: u32, kind: Option<Kind>) -> Line {
    Line {
        name: name.into(),
        worth,
        unit: Unit::Fu,
        tile: kind.map(Tile::of),
    }
}

/// Two for an open triplet of simples; twice as much concealed, twice for terminals and honours, four times for a kong.
fn of_set(set: &Set) -> Option<Line> {
    let kind = set.triplet()?;
    let doubled = u32::from(set.concealed) + u32::from(kind.is_major()) + 2 * u32::from(set.kong);
    let name = if set.kong { "fu_kong" } else { "fu_triplet" };
    Some(line(name, 2 << doubled, Some(kind)))
}

fn of_pair(han: &Han, reading: &Reading<'_>, pair: Kind) -> u32 {
    let situation = reading.situation;
    let own = [situation.seat, situation.round];
    let times = own
        .iter()
        .filter(|&&wind| pair.wind() == Some(wind))
        .count();
    match times {
        2 => han.double_wind_pair,
        1 => 2,
        _ if pair.dragon().is_some() => 2,
        _ => 0,
    }
}

/// Two for a wait on one kind: the pair, the middle of a run, or the open end of 12 and 89.
fn of_wait(reading: &Reading<'_>, sets: &[Set], completed: Completed) -> u32 {
    let win = reading.win.and_then(Tile::kind);
    let low = match completed {
        Completed::Pair => return 2,
        Completed::Set(at) => match sets[at].group {
            Group::Triplet(_) => return 0,
            Group::Run(low) => low,
        },
    };
    let number = low.number().unwrap_or(0);
    let middle = win == low.step(1);
    let edge = number == 1 && win == low.step(2) || number == 7 && win == Some(low);
    if middle || edge { 2 } else { 0 }
}
