//! `classical-chinese`: every hand is counted, the losers settle among themselves, East pays and receives double.

mod options;
mod drawn;
mod limits;
mod patterns;
mod written;

use crate::rules::RuleSet;
use crate::rules::draws::Draws;
use crate::rules::material::Material;
use crate::rules::options::{Chosen, OptionFault, Options};
use crate::rules::penalties::Price;
use crate::rules::riichi::Riichi;
use crate::rules::vocabulary::Vocabulary;
use crate::rules::worth::{
    Count, Doubles, Each, ForAll, Liable, OnDiscard, Payment, Rounding, Worth,
};
use crate::rulesets::facts;
use crate::shape::Forms;

pub use options::OPTIONS;

/// The id of this rule set.
pub const ID: &str = "classical-chinese";

/// Counts changes of meaning. 2: plum blossom and the moon are what loose and last tiles are, the only possible tile is one
/// that the most runs allow, a win passed by bars no longer than until the next own turn.
const EDITION: u32 = 2;

/// A waiting hand announced with the first discard; no bet.
const ORIGINAL_CALL: Riichi = Riichi {
    bet: 0,
    min_tiles: 0,
    first_discard_only: true,
    bets_to_nearest: false,
};

/// The words of seed 001.
const VOCABULARY: Vocabulary = Vocabulary {
    run: "chi",
    claimed_win: "hu_le",
    drawn_win: "hu_le",
    announcement: "original_call",
    ..Vocabulary::STANDARD
};

/// The rule set with house options.
///
/// # Errors
/// Every fault at once.
pub fn build(options: &Options) -> Result<RuleSet, Vec<OptionFault>> {
    let chosen = Chosen::new(&OPTIONS, options)?;
    Ok(RuleSet {
        id: ID,
        edition: EDITION,
        options: options.clone(),
        vocabulary: VOCABULARY,
        material: Material {
            bonus_tiles: chosen.is("tiles.flowers"),
            bonus_replacement: facts::bonus_replacement(&chosen),
            ..facts::wall(&chosen)
        },
        calls: facts::calls(&chosen, facts::restraint(&chosen)),
        riichi: chosen.is("original_call").then_some(ORIGINAL_CALL),
        dora: None,
        draws: Draws::default(),
        dealing: facts::dealing_for_gain(&chosen),
        penalties: facts::penalties(&chosen, half_the_limit(&chosen), false),
        worth: worth(&chosen),
    })
}

/// What a false win costs (`classical-chinese.md` 8).
fn half_the_limit(chosen: &Chosen<'_>) -> Price {
    Price::ToEach {
        amount: chosen.number("limit").unwrap_or(500) / 2,
        dealer_double: chosen.is("east_double"),
    }
}

fn worth(chosen: &Chosen<'_>) -> Worth {
    Worth {
        written: written::WRITTEN,
        forms: Forms {
            seven_pairs: chosen.is("seven_pairs"),
            thirteen_orphans: true,
        },
        most_runs: chosen.number("max_chows").unwrap_or(4),
        patterns: patterns::winner(chosen).into(),
        losers: patterns::losers(chosen).into(),
        count: Count::Doubles(Doubles {
            limit: chosen.number("limit").unwrap_or(500),
            cuts: !chosen.is("roof_off"),
            multiples: false,
            points_in_tens: false,
        }),
        bonus_wins: Vec::new(),
        payment: Payment::Each(Each {
            east_double: chosen.is("east_double"),
            on_discard: chosen.pick(
                "discard_payment",
                &[
                    ("all", OnDiscard::All),
                    ("discarder-all", OnDiscard::Discarder),
                    ("discarder-double", OnDiscard::DiscarderDouble),
                ],
            ),
            liable: Liable::Alone,
            rounding: chosen.pick(
                "rounding",
                &[
                    ("exact", Rounding::Exact),
                    ("nearest10", Rounding::NearestTen),
                ],
            ),
            for_all: ForAll::Shares,
            losers_settle: chosen.is("losers_settle"),
        }),
        dangers: &[],
        cannon: chosen.text("cannon") == "millington",
    }
}
