//! A hand that somebody wants counted, read from the options of `/score`.

use engine::notation::hand::{Flags, Held, Line};
use engine::seat::Wind;
use engine::situation::ByKind;

use super::given::{Given, house, no_number, number};
use crate::ask::mistake::Mistake;
use engine::notation::hand::line::{FirstWin, Replaced};

/// The words that the option `how` knows.
pub const HOW: [&str; 8] = [
    "riichi",
    "double-riichi",
    "ippatsu",
    "last",
    "first",
    "kong",
    "kong-on-kong",
    "flower",
];

/// Reads the options into a line; what the rules make of it is not asked here.
pub(super) fn read(given: &Given<'_>) -> Result<Line, Mistake> {
    let typed = given
        .text("hand")
        .ok_or(Mistake::Missing { option: "hand" })?;
    Ok(Line {
        rules: given.text("rules").unwrap_or_default().to_owned(),
        options: house(given.text("options").unwrap_or_default())?,
        hand: Held {
            bonus: bonus(given.text("bonus").unwrap_or_default())?,
            ..held(typed)
        },
        seat: wind(given.text("seat")),
        win: given.text("win").map(str::to_owned),
        round: wind(given.text("round")),
        by: given.text("by").and_then(by),
        from: wind(given.text("from")),
        dora_indicators: given.text("dora").unwrap_or_default().to_owned(),
        ura_indicators: given.text("ura").unwrap_or_default().to_owned(),
        counters: number("counters", given.text("counters"))?,
        bets: number("bets", given.text("bets"))?,
        flags: flags(given.text("how").unwrap_or_default())?,
        ..Line::default()
    })
}

/// The tiles in hand, and the sets among them, which have a colon: `234m88p P:777z`.
fn held(typed: &str) -> Held {
    let (melds, tiles): (Vec<&str>, Vec<&str>) = typed
        .split_whitespace()
        .partition(|piece| piece.contains(':'));
    Held {
        concealed: tiles.concat(),
        melds: melds.into_iter().map(str::to_owned).collect(),
        bonus: Vec::new(),
    }
}

/// Flowers and seasons by number, as in `1 6` or `16f`.
fn bonus(typed: &str) -> Result<Vec<i64>, Mistake> {
    let numbers = typed
        .chars()
        .filter(|c| !matches!(c, ' ' | ',' | ';' | 'f' | 'F'))
        .map(|c| c.to_digit(10).map(i64::from));
    numbers
        .collect::<Option<Vec<i64>>>()
        .ok_or_else(|| no_number("bonus", typed))
}

fn wind(typed: Option<&str>) -> Option<Wind> {
    Some(match typed? {
        "east" => Wind::East,
        "south" => Wind::South,
        "west" => Wind::West,
        "north" => Wind::North,
        _ => return None,
    })
}

fn by(typed: &str) -> Option<ByKind> {
    Some(match typed {
        "draw" => ByKind::Draw,
        "discard" => ByKind::Discard,
        "rob" => ByKind::Rob,
        _ => return None,
    })
}

fn flags(typed: &str) -> Result<Flags, Mistake> {
    let mut flags = Flags::default();
    let words = typed.split([' ', ',', ';']).filter(|word| !word.is_empty());
    for word in words {
        match word.to_lowercase().as_str() {
            "riichi" => flags.riichi = true,
            "double-riichi" => flags.double_riichi = true,
            "ippatsu" => flags.ippatsu = true,
            "last" => flags.last = true,
            "first" => flags.first = Some(FirstWin::Any),
            "kong" => flags.replacement = Some(Replaced::Kong),
            "kong-on-kong" => {
                flags.replacement = Some(Replaced::Kong);
                flags.kong_on_kong = true;
            }
            "flower" => flags.replacement = Some(Replaced::Flower),
            _ => {
                return Err(Mistake::NoCircumstance {
                    typed: word.to_owned(),
                });
            }
        }
    }
    Ok(flags)
}
