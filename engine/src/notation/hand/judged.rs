//! The answer to a line.

use crate::notation::hand::answer::{Answer, WhyNot};
use crate::notation::hand::fault::LineError;
use crate::notation::hand::line::Line;
use crate::notation::hand::read::{Case, read};
use crate::reading::Readings;
use crate::rules::RuleSet;
use crate::rules::calls::RobConcealed;
use crate::rules::count::Count;
use crate::score::sheet::{By, Sheet};
use crate::score::{
    Feeder, Verdict, Winner, bonus_win, count_loser, count_losers, judge, settle, waits,
};
use crate::shape::special::is_thirteen_orphans;

/// What the hand of a line is worth by these rules, and who pays whom.
///
/// A hand that is not finished, or may not be declared, has an answer too. Nothing is paid by rules that count every hand
/// unless the line has all four.
///
/// # Errors
/// The first field of the line that cannot be.
pub fn score<I>(line: &Line<I>, rules: &RuleSet) -> Result<Answer, LineError> {
    let case = read(line, rules)?;
    let found = found(rules, &case);
    let mut answer = Answer {
        complete: found.complete,
        legal: found.reason.is_none(),
        reason: found.reason,
        ..Answer::bare(&line.rules)
    };
    if let Some(sheet) = found.sheet {
        if answer.legal {
            pay(&mut answer, rules, &case, &sheet);
        }
        answer.tell(&rules.worth, sheet);
    }
    Ok(answer)
}

/// What a hand is.
struct Found {
    complete: bool,
    sheet: Option<Sheet>,
    reason: Option<WhyNot>,
}

fn found(rules: &RuleSet, case: &Case) -> Found {
    let own = by_tiles(rules, case);
    let bonus = bonus_win(rules, &case.situation.bonus).filter(|_| case.by == By::Draw);
    let worth_more = |bonus: &Sheet| match (&own.reason, &own.sheet) {
        (None, Some(own)) => bonus.value > own.value,
        _ => true,
    };
    match bonus.filter(worth_more) {
        Some(bonus) => Found {
            sheet: Some(bonus),
            reason: None,
            ..own
        },
        None => own,
    }
}

/// What the hand is without a win by bonus tiles alone.
fn by_tiles(rules: &RuleSet, case: &Case) -> Found {
    let (hand, situation) = (case.hand(), &case.situation);
    if hand.win.is_none() {
        return Found {
            complete: false,
            sheet: count_loser(rules, hand, situation),
            reason: Some(WhyNot::NoTile {
                waits: waits(rules, hand),
            }),
        };
    }
    let (complete, sheet, reason) = match judge(rules, hand, situation) {
        Verdict::NotComplete => {
            let complete = Readings::of(hand, situation, rules.worth.forms).is_finished();
            (complete, None, Some(unfinished(rules, case, complete)))
        }
        Verdict::Short { sheet, have, need } => (true, Some(sheet), Some(short(rules, have, need))),
        Verdict::Win(sheet) => {
            let barred = matches!(case.by, By::Rob(_)) && !may_rob(rules, case);
            (true, Some(sheet), barred.then_some(WhyNot::NoRobbing))
        }
    };
    Found {
        complete,
        sheet,
        reason,
    }
}

fn unfinished(rules: &RuleSet, case: &Case, complete: bool) -> WhyNot {
    if complete {
        let most = rules.worth.most_runs;
        return WhyNot::TooManyRuns { most };
    }
    let mut hand = case.hand().clone();
    hand.win = None;
    WhyNot::NotComplete {
        waits: waits(rules, &hand),
    }
}

fn short(rules: &RuleSet, have: u32, need: u32) -> WhyNot {
    let count = &rules.worth.count;
    match count {
        Count::Han(_) if have == 0 => WhyNot::NoYaku,
        Count::Han(_) | Count::Sum(_) | Count::Doubles(_) => WhyNot::BelowMinimum {
            have,
            need,
            unit: count.unit(),
        },
    }
}

/// Whether some kong could be robbed with this hand. The line does not say which kong it was.
fn may_rob(rules: &RuleSet, case: &Case) -> bool {
    let calls = &rules.calls;
    calls.rob_added
        || match calls.rob_concealed {
            RobConcealed::None => false,
            RobConcealed::Orphans => is_thirteen_orphans(&case.hand().in_hand()),
            RobConcealed::Any => true,
        }
}

/// Who pays whom.
fn pay(answer: &mut Answer, rules: &RuleSet, case: &Case, sheet: &Sheet) {
    let counts_all = !rules.worth.losers.is_empty();
    if counts_all && !case.is_whole {
        return;
    }
    let liable = case.liable.map(Feeder::of_the_hand);
    let winner = Winner {
        seat: case.seat,
        by: case.by,
        sheet,
        liable: liable.as_slice(),
    };
    let bet = rules.riichi.map_or(0, |riichi| riichi.bet);
    let bets = bet * case.bets as i32;
    let mut changes = settle(rules, &[winner], &case.table).changes();
    changes[case.seat] += bets;
    answer.pay = Some(changes.into());
    answer.bets_won = (bet > 0).then_some(bets);
    if counts_all {
        let losers = count_losers(rules, &[winner], &case.table);
        let value = |sheet: Option<Sheet>| sheet.map_or(0, |sheet| sheet.value);
        let mut values = losers.map(value);
        values[case.seat] = sheet.value;
        answer.values = Some(values.into());
    }
}
