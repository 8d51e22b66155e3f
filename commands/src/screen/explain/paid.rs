//! Who pays whom, and by which rule.

use engine::score::sheet::Transfer;
use engine::seat::Seat;

use crate::screen::facts::ResultFacts;
use crate::screen::people;
use crate::screen::rules_page::payment;
use crate::screen::sections::Section;
use crate::words::{Reader, rules, say};

/// The rule, then every payment. `None` when nothing was paid.
pub(super) fn section(facts: &ResultFacts<'_>, to: Reader) -> Option<Section> {
    let name = |seat: Seat| people::at(facts.players, seat, to);
    let transfer = |paid: &Transfer| {
        let why = rules::payment(paid.why.id(), to.tongue);
        let amount = people::number(paid.amount);
        say::explain_paid(to, name(paid.from), name(paid.to), amount, why)
    };
    let mut paid: Vec<String> = facts
        .end
        .settlement
        .transfers
        .iter()
        .map(transfer)
        .collect();
    let bets = facts.end.bets_won.iter().filter(|(_, bets)| **bets > 0);
    paid.extend(bets.map(|(seat, bets)| say::explain_bets(to, name(seat), *bets)));
    if paid.is_empty() {
        return None;
    }
    let mut lines = payment::who(facts.table.rules, to);
    lines.append(&mut paid);
    Some(Section {
        heading: say::result_transfers(to),
        lines,
    })
}
