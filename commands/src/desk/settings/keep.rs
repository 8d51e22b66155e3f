//! For how many days a server keeps the journals of closed tables.

use std::time::Duration;

use crate::ask::mistake::Mistake;
use crate::ask::slash::Offer;
use crate::ask::slash::settings::USUAL;
use crate::ask::unfit::Unfit;
use crate::words::{Reader, Tongue, say};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The most days that a server can choose where the operator keeps games for good.
const MOST: u32 = 3_650;

/// What is offered.
const OFFERED: [u32; 5] = [7, 30, 90, 180, 365];

/// Reads a number of days. `operator` is for how long the operator keeps games, `None` for good.
///
/// # Errors
/// When it is no number, or games cannot be kept for so long.
pub(super) fn read(typed: &str, operator: Option<Duration>) -> Result<u32, Mistake> {
    let days: u32 = typed.trim().parse().map_err(|_| Mistake::NoNumber {
        option: "days",
        typed: typed.to_owned(),
    })?;
    let most = most(operator);
    if (1..=most).contains(&days) {
        Ok(days)
    } else {
        let is_operators = operator.is_some();
        Err(Unfit::Days { most, is_operators }.into())
    }
}

fn most(operator: Option<Duration>) -> u32 {
    let days = operator.map(|keep| keep.as_secs() / DAY.as_secs());
    days.map_or(MOST, |days| u32::try_from(days).unwrap_or(u32::MAX))
}

/// For how long games are kept where the server chose this: the operator may have come to keep them for less.
pub(super) fn told(chosen: Option<u32>, operator: Option<Duration>, to: Reader) -> String {
    let holds = match (chosen, operator) {
        (None, None) => return say::server_keep_forever(to),
        (None, Some(_)) => most(operator),
        (Some(days), _) => days.min(most(operator)),
    };
    say::days(to, holds)
}

/// What can be chosen, each with what it is called: what is offered, and what is chosen now.
pub(super) fn days(
    chosen: Option<u32>,
    operator: Option<Duration>,
    to: Reader,
) -> Vec<(String, String)> {
    let most = most(operator);
    let mut all: Vec<u32> = OFFERED.into_iter().filter(|days| *days <= most).collect();
    all.extend(chosen.filter(|days| !OFFERED.contains(days)));
    all.sort_unstable();
    let named = all.into_iter();
    named
        .map(|days| (days.to_string(), say::days(to, days)))
        .collect()
}

/// Numbers of days, narrowed by what was typed, and what is usual.
#[must_use]
pub fn day_offers(typed: &str, operator: Option<Duration>, tongue: Tongue) -> Vec<Offer> {
    let typed = typed.trim();
    let usual = (USUAL.to_owned(), say::settings_as_usual(tongue));
    let all = std::iter::once(usual).chain(days(None, operator, tongue.into()));
    let offers = all.map(|(value, label)| Offer { label, value });
    offers
        .filter(|offer| offer.value.contains(typed) || offer.label.contains(typed))
        .collect()
}
