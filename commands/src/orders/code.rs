//! Orders as words of a button's id: written and read here alone.

use engine::tile::{Kind, parse_tiles, write_tiles};

use super::{Change, Held, MOST_DISCARDS, Order, Toggle};

/// A change as the end of an id, as in `on-calls`, `give-pon5p` or `drop-all`.
#[must_use]
pub fn write(change: &Change) -> String {
    match change {
        Change::Switch { toggle, on: true } => format!("on-{}", switch(*toggle)),
        Change::Switch { toggle, on: false } => format!("off-{}", switch(*toggle)),
        Change::Give(order) => format!("give-{}", word(order)),
        Change::Withdraw(order) => format!("drop-{}", word(order)),
        Change::WithdrawAll => "drop-everything".to_owned(),
    }
}

/// Reads what [`write()`] writes; of other texts some may be read too, which write something else.
#[must_use]
pub fn read(text: &str) -> Option<Change> {
    let (verb, rest) = text.split_once('-')?;
    let toggle = || Toggle::ALL.into_iter().find(|it| switch(*it) == rest);
    Some(match verb {
        "on" => Change::Switch {
            toggle: toggle()?,
            on: true,
        },
        "off" => Change::Switch {
            toggle: toggle()?,
            on: false,
        },
        "give" => Change::Give(order(rest)?),
        "drop" if rest == "everything" => Change::WithdrawAll,
        "drop" => Change::Withdraw(order(rest)?),
        _ => return None,
    })
}

/// What something that holds is called in an id, as in `pon5p` or `calls`.
#[must_use]
pub fn name(held: &Held) -> String {
    match held {
        Held::Toggle(toggle) => switch(*toggle).to_owned(),
        Held::Order(order) => word(order),
    }
}

fn switch(toggle: Toggle) -> &'static str {
    match toggle {
        Toggle::Win => "win",
        Toggle::NoCalls => "calls",
        Toggle::Drawn => "drawn",
    }
}

fn word(order: &Order) -> String {
    let wins = |wins: bool| if wins { "w" } else { "" };
    match order {
        Order::PassAll { wins: too } => format!("all{}", wins(*too)),
        Order::PassOn { kind, wins: too } => format!("skip{kind}{}", wins(*too)),
        Order::Pong(kind) => format!("pon{kind}"),
        Order::Kong(kind) => format!("kan{kind}"),
        Order::NeverChow => "nochi".to_owned(),
        Order::WinFrom(least) => format!("from{least:x}"),
        Order::Discard(tiles) => format!("cut{}", write_tiles(tiles)),
    }
}

fn order(word: &str) -> Option<Order> {
    let kind = |text: &str| text.parse::<Kind>().ok();
    let wins = |text: &'_ str| match text.strip_suffix('w') {
        Some(rest) => (rest.to_owned(), true),
        None => (text.to_owned(), false),
    };
    if word == "nochi" {
        return Some(Order::NeverChow);
    }
    if let "all" | "allw" = word {
        return Some(Order::PassAll {
            wins: word == "allw",
        });
    }
    if let Some(rest) = word.strip_prefix("skip") {
        let (rest, wins) = wins(rest);
        return Some(Order::PassOn {
            kind: kind(&rest)?,
            wins,
        });
    }
    if let Some(rest) = word.strip_prefix("pon") {
        return Some(Order::Pong(kind(rest)?));
    }
    if let Some(rest) = word.strip_prefix("kan") {
        return Some(Order::Kong(kind(rest)?));
    }
    if let Some(rest) = word.strip_prefix("from") {
        return Some(Order::WinFrom(u32::from_str_radix(rest, 16).ok()?));
    }
    let tiles = parse_tiles(word.strip_prefix("cut")?).ok()?;
    (1..=MOST_DISCARDS)
        .contains(&tiles.len())
        .then_some(Order::Discard(tiles))
}
