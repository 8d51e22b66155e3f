//! How a win came about, and what of that cannot be together.

use crate::notation::hand::fault::{Fault, LineError};
use crate::notation::hand::line::{FirstWin, Flags, Line, Replaced};
use crate::rules::RuleSet;
use crate::score::sheet::By;
use crate::situation::{First, Hand, Replacement, Riichi, Situation};

/// The situation with what the flags say of it.
pub(super) fn read<I>(
    line: &Line<I>,
    rules: &RuleSet,
    hand: &Hand,
    by: By,
    around: Situation,
) -> Result<Situation, LineError> {
    let flags = &line.flags;
    if flags.last && matches!(by, By::Rob(_)) {
        let fault =
            Fault::Contradiction("`by`: `rob`; a robbed tile is neither drawn nor discarded");
        return Err(fault.of("flags.last"));
    }
    let first = first(flags, hand, by, around.seat as usize)?;
    Ok(Situation {
        riichi: declared(flags, rules, hand, first)?,
        ippatsu: flags.ippatsu,
        replacement: replacement(flags, by)?,
        last_tile: flags.last,
        first,
        touched: !hand.melds.is_empty(),
        ..around
    })
}

/// What is said of riichi is checked where there is such a thing.
fn declared(
    flags: &Flags,
    rules: &RuleSet,
    hand: &Hand,
    first: Option<First>,
) -> Result<Option<Riichi>, LineError> {
    let declared = match (flags.riichi, flags.double_riichi) {
        (_, true) => Some(Riichi::Double),
        (true, false) => Some(Riichi::Plain),
        (false, false) => None,
    };
    // Announced with the first discard only it asks for nothing else.
    if rules.riichi.is_none_or(|riichi| riichi.first_discard_only) {
        return Ok(declared);
    }
    let field = match declared {
        Some(Riichi::Double) => "flags.double_riichi",
        Some(Riichi::Plain) => concat!("flags.", stringify!(riichi)),
        None if flags.ippatsu => {
            let fault = Fault::Contradiction("a hand that did not declare riichi");
            return Err(fault.of("flags.ippatsu"));
        }
        None => return Ok(None),
    };
    if !hand.is_closed() {
        return Err(Fault::Contradiction("sets that were claimed").of(field));
    }
    if first.is_some() {
        let fault = Fault::Contradiction("`first`; who has not discarded yet has declared nothing");
        return Err(fault.of(field));
    }
    Ok(declared)
}

fn replacement(flags: &Flags, by: By) -> Result<Option<Replacement>, LineError> {
    let replacement = match (flags.kong_on_kong, flags.replacement) {
        (true, Some(Replaced::Flower)) => {
            let fault =
                Fault::Contradiction("`replacement`: `flower`; the tile replaces one or the other");
            return Err(fault.of("flags.kong_on_kong"));
        }
        (true, _) => Replacement::KongOnKong,
        (false, Some(Replaced::Kong)) => Replacement::Kong,
        (false, Some(Replaced::Flower)) => Replacement::Bonus,
        (false, None) => return Ok(None),
    };
    if by != By::Draw {
        let fault = Fault::Contradiction("a tile of another seat; only a drawn tile replaces one");
        return Err(fault.of("flags.replacement"));
    }
    Ok(Some(replacement))
}

/// Which win in the first go-round it is. `seat` counts from East.
fn first(flags: &Flags, hand: &Hand, by: By, seat: usize) -> Result<Option<First>, LineError> {
    let Some(said) = flags.first else {
        return Ok(None);
    };
    let cannot = |with| Err(Fault::Contradiction(with).of("flags.first"));
    if flags.last {
        return cannot("`last`");
    }
    if flags.replacement == Some(Replaced::Kong) || flags.kong_on_kong || !hand.melds.is_empty() {
        return cannot("sets on the table; a claim or a kong ends the first go-round");
    }
    let first = match by {
        By::Draw if seat == 0 => First::Dealt,
        By::Draw => First::OwnFirstDraw,
        By::Rob(_) => return cannot("`by`: `rob`; a kong ends the first go-round"),
        By::Discard(_) if seat == 0 => {
            return cannot("the seat; East has played before anybody discards");
        }
        By::Discard(from) if from.index() == 0 => First::OnFirstDiscard,
        By::Discard(from) if from.index() < seat => First::GoRound,
        By::Discard(_) => return cannot("`from`; the winner has played before that seat"),
    };
    let is_so = match said {
        FirstWin::Any => true,
        FirstWin::Heaven => first == First::Dealt,
        FirstWin::Earth => matches!(first, First::OwnFirstDraw | First::OnFirstDiscard),
        FirstWin::Human => matches!(first, First::OnFirstDiscard | First::GoRound),
    };
    if is_so {
        Ok(Some(first))
    } else {
        cannot(
            "`by` and `seat`; heaven is East with the tiles dealt, earth an own first draw or East's first discard, human a discard before the own first draw",
        )
    }
}
