//! Toggles and orders in words: what each does, and how long it lives.

use engine::rules::vocabulary::Vocabulary;
use engine::score::sheet::Unit;

use super::list::list;
use super::{Tongue, rules, say, terms, tiles};
use crate::orders::{Held, Order, Toggle, Why};

/// What it does, as in `Pass on every 5 dot`. `unit` is what wins are measured by.
#[must_use]
pub fn name(held: &Held, words: &Vocabulary, unit: Unit, tongue: Tongue) -> String {
    match held {
        Held::Toggle(toggle) => self::toggle(*toggle, tongue),
        Held::Order(order) => self::order(order, words, unit, tongue),
    }
}

/// What a toggle is called.
#[must_use]
pub fn toggle(toggle: Toggle, tongue: Tongue) -> String {
    match toggle {
        Toggle::Win => say::press_auto_win(tongue),
        Toggle::NoCalls => say::press_no_calls(tongue),
        Toggle::Drawn => say::press_auto_discard(tongue),
    }
}

fn order(order: &Order, words: &Vocabulary, unit: Unit, tongue: Tongue) -> String {
    let kind = |kind| tiles::kind(kind, tongue);
    match order {
        Order::PassAll { wins: false } => say::order_pass_all(tongue),
        Order::PassAll { wins: true } => say::order_pass_all_wins(tongue),
        Order::PassOn {
            kind: on,
            wins: false,
        } => say::order_pass_on(tongue, kind(*on)),
        Order::PassOn {
            kind: on,
            wins: true,
        } => say::order_pass_on_wins(tongue, kind(*on)),
        Order::Pong(wanted) => {
            say::order_claim(tongue, terms::capital(words.triplet, tongue), kind(*wanted))
        }
        Order::Kong(wanted) => {
            say::order_claim(tongue, terms::capital(words.four, tongue), kind(*wanted))
        }
        Order::NeverChow => say::order_never_chow(tongue, terms::word(words.run, tongue)),
        Order::WinFrom(least) => say::order_win_from(tongue, rules::count(*least, unit, tongue)),
        Order::Discard(row) => {
            let row: Vec<String> = row.iter().map(|tile| tiles::tile(*tile, tongue)).collect();
            say::order_discard(tongue, list(&row, tongue))
        }
    }
}

/// Why something is over, as in `somebody made a set`.
#[must_use]
pub fn ending(why: Why, tongue: Tongue) -> String {
    match why {
        Why::Done => say::ended_done(tongue),
        Why::OwnTurn => say::ended_turn(tongue),
        Why::Stirred => say::ended_stirred(tongue),
        Why::Made => say::ended_made(tongue),
        Why::Otherwise => say::ended_otherwise(tongue),
    }
}

/// How long it lives and what it does not do, as in `Until the deal ends. You are still asked about wins.`
#[must_use]
pub fn life(held: &Held, tongue: Tongue) -> String {
    match held {
        Held::Toggle(Toggle::Win) => say::life_auto_win(tongue),
        Held::Toggle(Toggle::NoCalls) => say::life_no_calls(tongue),
        Held::Toggle(Toggle::Drawn) => say::life_auto_discard(tongue),
        Held::Order(Order::PassAll { wins: false }) => say::life_pass_all(tongue),
        Held::Order(Order::PassAll { wins: true }) => say::life_pass_all_wins(tongue),
        Held::Order(Order::PassOn { wins: false, .. }) => say::life_pass_on(tongue),
        Held::Order(Order::PassOn { wins: true, .. }) => say::life_pass_on_wins(tongue),
        Held::Order(Order::Pong(_) | Order::Kong(_)) => say::life_claim(tongue),
        Held::Order(Order::NeverChow) => say::life_never_chow(tongue),
        Held::Order(Order::WinFrom(_)) => say::life_win_from(tongue),
        Held::Order(Order::Discard(_)) => say::life_discard(tongue),
    }
}
