//! `hong-kong`: modern Hong Kong game with flowers and seasons, faan, only the winner is paid.

mod options;
mod patterns;
mod written;

use crate::pattern::{Table, Unit};
use crate::rules::RuleSet;
use crate::rules::draws::Draws;
use crate::rules::material::Material;
use crate::rules::options::{Chosen, OptionFault, Options};
use crate::rules::penalties::{Penalties, Price};
use crate::rules::vocabulary::Vocabulary;
use crate::rules::worth::{
    BonusWin, Count, Curve, Danger, DangerOf, Payment, RobPayment, Shares, Split, Sum, Worth,
};
use crate::rulesets::facts;
use crate::shape::Forms;

pub use options::OPTIONS;

/// The id of this rule set.
pub const ID: &str = "hong-kong";

/// Counts changes of meaning.
const EDITION: u32 = 1;

/// The words of seed 002; to win is *hu*.
const VOCABULARY: Vocabulary = Vocabulary {
    gain: "faan",
    ..Vocabulary::STANDARD
};

/// The rule set with house options.
///
/// # Errors
/// Every fault at once.
pub fn build(options: &Options) -> Result<RuleSet, Vec<OptionFault>> {
    let chosen = Chosen::new(&OPTIONS, options)?;
    let worth = worth(&chosen);
    let stake = stake(&chosen);
    if chosen.text("payment") == "half" && worth.count.minimum() == 0 && stake % 2 == 1 {
        return Err(vec![OptionFault::OddStake { stake }]);
    }
    Ok(RuleSet {
        id: ID,
        edition: EDITION,
        options: options.clone(),
        vocabulary: VOCABULARY,
        material: material(&chosen),
        calls: facts::calls(&chosen, facts::restraint(&chosen)),
        riichi: None,
        dora: None,
        draws: Draws::default(),
        dealing: facts::dealing(&chosen),
        penalties: penalties(&chosen, &worth),
        worth,
    })
}

fn material(chosen: &Chosen<'_>) -> Material {
    Material {
        bonus_tiles: chosen.is("tiles.flowers"),
        bonus_replacement: facts::bonus_replacement(chosen),
        dice: chosen.pick("deal.dice", &[("2", 2), ("3", 3)]),
        ..facts::wall(chosen)
    }
}

fn worth(chosen: &Chosen<'_>) -> Worth {
    let seven_pairs = chosen.number("seven_pairs").unwrap_or(0);
    let liability = [("none", &[] as &[Danger]), ("standard", &DANGERS)];
    Worth {
        written: written::WRITTEN,
        forms: Forms {
            seven_pairs: seven_pairs > 0,
            thirteen_orphans: true,
        },
        most_runs: 4,
        patterns: patterns::table(chosen).into(),
        losers: Table::default(),
        count: Count::Sum(Sum {
            unit: Unit::Faan,
            minimum: chosen.number("min_faan").unwrap_or(3),
            bonus_counts: chosen.is("flowers_count_for_minimum"),
            cap: chosen.number("cap").unwrap_or(10),
        }),
        bonus_wins: bonus_wins(chosen),
        payment: Payment::Shares(Shares {
            curve: chosen.pick(
                "curve",
                &[("half-spicy", Curve::HalfSpicy), ("spicy", Curve::Spicy)],
            ),
            stake: stake(chosen),
            split: chosen.pick(
                "payment",
                &[
                    ("full", Split::Full),
                    ("half", Split::Half),
                    ("double", Split::Double),
                ],
            ),
            robbed: chosen.pick(
                "rob_payment",
                &[
                    ("discard", RobPayment::AsDiscard),
                    ("self-draw", RobPayment::AsDraw),
                ],
            ),
        }),
        dangers: chosen.pick("liability", &liability),
        cannon: false,
    }
}

/// `hong-kong.md` 6: what a hand at the cap is worth, to each.
fn penalties(chosen: &Chosen<'_>, worth: &Worth) -> Option<Penalties> {
    let cap = chosen.number("cap").unwrap_or(10);
    let price = Price::ToEach {
        amount: worth.payment.amount(cap),
        dealer_double: false,
    };
    facts::penalties(chosen, price, false)
}

fn stake(chosen: &Chosen<'_>) -> i32 {
    chosen.number("stake").unwrap_or(1)
}

/// `hong-kong.md` 3.4.
fn bonus_wins(chosen: &Chosen<'_>) -> Vec<BonusWin> {
    let wins = [("seven_flowers", 7, 3), ("eight_flowers", 8, 8)];
    wins.into_iter()
        .filter(|(name, ..)| chosen.is("tiles.flowers") && chosen.text(name) == "win")
        .map(|(name, tiles, worth)| BonusWin { name, tiles, worth })
        .collect()
}

/// `hong-kong.md` 5.
const DANGERS: [Danger; 4] = [
    danger(4, DangerOf::OneSuit),
    danger(3, DangerOf::Dragons),
    danger(4, DangerOf::Winds),
    danger(4, DangerOf::Kongs),
];

const fn danger(sets: usize, of: DangerOf) -> Danger {
    Danger {
        sets,
        of,
        makes: None,
        own_discard_frees: false,
    }
}
