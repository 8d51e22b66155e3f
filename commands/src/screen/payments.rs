//! What is paid at the end of a deal: what each gains or loses, and who pays whom.

use engine::score::sheet::{Settlement, Transfer, Unit, Why, Win};
use engine::seat::{PerSeat, Seat};

use super::facts::ResultFacts;
use super::limits::clamp;
use super::{glyph, people};
use crate::words::list::list;
use crate::words::name::columns;
use crate::words::{Reader, rules, say, tiles};

/// The most characters of the list of who pays whom.
const MOST_TRANSFERS: usize = 1000;

/// The widest name in the first of two columns: with what stands beside it a row fills a line of a phone.
const WIDEST: usize = 26;

/// Two columns, the second to the right. A name that is too wide for a phone moves no other row: its own alone is broken there.
pub(super) fn aligned(pairs: &[(String, String)]) -> String {
    let names = pairs.iter().map(|(name, _)| columns(name));
    let left = names.filter(|&wide| wide <= WIDEST).max().unwrap_or(0);
    let right = pairs
        .iter()
        .map(|(_, value)| columns(value))
        .max()
        .unwrap_or(0);
    let line = |(name, value): &(String, String)| {
        let gap = left.saturating_sub(columns(name)) + 2 + right - columns(value);
        format!("{name}{}{value}", " ".repeat(gap))
    };
    pairs.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// What each seat gains or loses and has afterwards, by wind.
pub(super) fn changes(facts: &ResultFacts<'_>, to: Reader) -> String {
    let settled = facts.end.settlement.changes();
    let changes = PerSeat::from_fn(|seat| settled[seat] + facts.end.bets_won[seat]);
    let after: Vec<String> = facts
        .end
        .points
        .0
        .iter()
        .map(|&points| people::number(points))
        .collect();
    let widest = after
        .iter()
        .map(|points| columns(points))
        .max()
        .unwrap_or(0);
    let line = |seat: Seat| {
        let wind = tiles::wind(facts.view.wind(seat), to.tongue);
        let name = people::bare_name(&facts.players[seat].sitter, to);
        (
            format!("{wind} {name}"),
            format!(
                "{} → {:>widest$}",
                people::change(changes[seat]),
                after[seat.index()]
            ),
        )
    };
    let lines: Vec<(String, String)> = (0..4)
        .map(|step| line(facts.view.dealer.turned(step)))
        .collect();
    let mut text = glyph::block(&aligned(&lines));
    if let Some(beside) = beside(facts, to) {
        text.push_str(&format!("\n{beside}"));
    }
    clamp(&text, 1024)
}

/// What is paid for a hand, without counters and bets: by all three the same, by the dealer more than by the others, or all of it.
pub(super) fn of_win(win: &Win, settlement: &Settlement, to: Reader) -> Option<String> {
    let transfers = settlement.transfers.iter();
    let is_for_it =
        |paid: &&Transfer| paid.to == win.seat && matches!(paid.why, Why::Win | Why::Liability);
    // Who is liable may pay twice: his own share, and what he has made possible.
    let mut by_payer = PerSeat([0; 4]);
    for paid in transfers.filter(is_for_it) {
        by_payer[paid.from] += paid.amount;
    }
    let mut amounts: Vec<i32> = by_payer.0.into_iter().filter(|paid| *paid > 0).collect();
    amounts.sort_unstable();
    let points = |amount: i32| rules::count(amount.unsigned_abs(), Unit::Points, to.tongue);
    match amounts.as_slice() {
        [] => None,
        [least, _, most] if least == most => Some(say::paid_each(to, points(*most))),
        // The dealer pays twice as much as the others.
        [least, other, most] if least == other => {
            Some(format!("{} / {}", people::number(*least), points(*most)))
        }
        all => Some(points(all.iter().sum())),
    }
}

/// What else than the win is in it, and how much; where nobody has won, what all of it is for.
fn beside(facts: &ResultFacts<'_>, to: Reader) -> Option<String> {
    if is_listed(facts) {
        return None;
    }
    let paid = facts.end.settlement.transfers.iter();
    let paid = paid.filter(|paid| paid.why != Why::Win);
    let bets = facts.end.bets_won.iter().filter(|(_, won)| **won > 0);
    let parts = paid
        .map(|paid| (paid.why.id(), paid.amount))
        .chain(bets.map(|(_, &won)| ("bets", won)));
    let mut sums: Vec<(&str, i32)> = Vec::new();
    for (why, amount) in parts {
        match sums.iter_mut().find(|(known, _)| *known == why) {
            Some((_, sum)) => *sum += amount,
            None => sums.push((why, amount)),
        }
    }
    let has_won = !facts.end.wins.is_empty();
    let told = |&(why, sum): &(&str, i32)| {
        let why = rules::payment(why, to.tongue);
        if has_won {
            let sum = rules::count(sum.unsigned_abs(), Unit::Points, to.tongue);
            say::result_part(to, why, sum)
        } else {
            why
        }
    };
    let told = list(&sums.iter().map(told).collect::<Vec<_>>(), to.tongue);
    (!sums.is_empty()).then(|| {
        if has_won {
            say::result_paid(to, told)
        } else {
            say::result_paid_for(to, told)
        }
    })
}

/// Whether every payment is listed: losers that settle pay each other too.
fn is_listed(facts: &ResultFacts<'_>) -> bool {
    facts.end.counted.iter().any(|(_, sheet)| sheet.is_some())
}

/// Who pays whom, where the losers settle among themselves; elsewhere the changes tell it.
pub(super) fn transfers(facts: &ResultFacts<'_>, to: Reader) -> Option<String> {
    if !is_listed(facts) {
        return None;
    }
    let name = |seat: Seat| people::bare_name(&facts.players[seat].sitter, to);
    let lines: Vec<(String, String)> = facts
        .end
        .settlement
        .transfers
        .iter()
        .map(|paid| {
            (
                format!("{} → {}", name(paid.from), name(paid.to)),
                people::number(paid.amount),
            )
        })
        .collect();
    (!lines.is_empty()).then(|| glyph::block(&clamp(&aligned(&lines), MOST_TRANSFERS)))
}
