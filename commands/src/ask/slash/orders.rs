//! Standing orders, as `/orders` gives them.

use engine::tile::{Kind, Tile, parse_tiles};

use super::given::{Given, number};
use super::{no_tile, tile};
use crate::ask::mistake::Mistake;
use crate::orders::{Change, MOST_DISCARDS, Order, Toggle, code};

/// The change that a subcommand asks for; `None` when it only looks.
pub(super) fn read(verb: &str, given: &Given<'_>) -> Result<Option<Change>, Mistake> {
    let wins = given.text("wins") == Some("yes");
    let order = match verb {
        "show" => return Ok(None),
        "auto" => return toggle(given).map(Some),
        "cancel" => return withdrawal(given).map(Some),
        "pass-all" => Order::PassAll { wins },
        "pass-on" => Order::PassOn {
            kind: kind(given)?,
            wins,
        },
        "claim" if given.text("set") == Some("kong") => Order::Kong(kind(given)?),
        "claim" => Order::Pong(kind(given)?),
        "never-chow" => Order::NeverChow,
        "win-from" => Order::WinFrom(number("least", given.text("least"))?),
        "discard" => Order::Discard(discards(given)?),
        _ => return Err(Mistake::NoSuchCommand),
    };
    Ok(Some(Change::Give(order)))
}

fn kind(given: &Given<'_>) -> Result<Kind, Mistake> {
    let typed = given.text("tile");
    let typed = typed.ok_or(Mistake::Missing { option: "tile" })?;
    tile(typed)?.kind().ok_or_else(|| no_tile(typed))
}

/// Tiles one after another, as in `9m1z2z` or `east`.
fn discards(given: &Given<'_>) -> Result<Vec<Tile>, Mistake> {
    let typed = given.text("tiles");
    let typed = typed.ok_or(Mistake::Missing { option: "tiles" })?;
    let row = parse_tiles(typed).or_else(|_| tile(typed).map(|one| vec![one]))?;
    let fits = (1..=MOST_DISCARDS).contains(&row.len());
    fits.then_some(row).ok_or_else(|| no_tile(typed))
}

fn toggle(given: &Given<'_>) -> Result<Change, Mistake> {
    let toggle = match given.text("toggle") {
        Some("auto-win") => Toggle::Win,
        Some("no-calls") => Toggle::NoCalls,
        Some("auto-discard") => Toggle::Drawn,
        Some(_) | None => return Err(Mistake::Missing { option: "toggle" }),
    };
    let on = given.text("state") != Some("off");
    Ok(Change::Switch { toggle, on })
}

/// One order by its code, as it is offered; all of them without one.
fn withdrawal(given: &Given<'_>) -> Result<Change, Mistake> {
    let Some(typed) = given.text("order") else {
        return Ok(Change::WithdrawAll);
    };
    let read = ["drop", "off"]
        .into_iter()
        .find_map(|verb| code::read(&format!("{verb}-{typed}")));
    read.ok_or(Mistake::Missing { option: "order" })
}
