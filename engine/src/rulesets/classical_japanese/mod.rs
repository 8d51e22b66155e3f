//! `classical-japanese`: points and bonuses, the winner alone is paid, any complete hand goes out.

mod options;
mod patterns;
mod written;

use crate::pattern::Table;
use crate::rules::RuleSet;
use crate::rules::draws::Draws;
use crate::rules::material::Material;
use crate::rules::options::{Chosen, OptionFault, Options};
use crate::rules::penalties::Price;
use crate::rules::vocabulary::Vocabulary;
use crate::rules::worth::{
    Count, Danger, DangerOf, Doubles, Each, ForAll, Liable, OnDiscard, Payment, Rounding, Worth,
};
use crate::rulesets::facts;
use crate::shape::Forms;

pub use options::OPTIONS;

/// The id of this rule set.
pub const ID: &str = "classical-japanese";

/// Counts changes of meaning.
const EDITION: u32 = 1;

/// What a limit hand is worth where nothing cuts the others.
const LIMIT: u32 = 500;

/// The words of seed 000.
const VOCABULARY: Vocabulary = Vocabulary {
    run: "chi",
    triplet: "pon",
    four: "kan",
    pair: "pillow",
    claimed_win: "go_out",
    drawn_win: "go_out",
    gain: "bonus",
    east: "eldest_hand",
    suits: ["won", "balls", "bamboo"],
    numbered: "numeral_tiles",
    honour: "letter_tiles",
    dragon: "colour",
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
        material: Material {
            bonus_tiles: chosen.is("tiles.flowers"),
            ..facts::wall(&chosen)
        },
        vocabulary: VOCABULARY,
        calls: facts::calls(&chosen, facts::restraint(&chosen)),
        riichi: None,
        dora: None,
        draws: Draws {
            for_waiting: chosen.number("draw.waiting_payments").unwrap_or(0),
            ..Draws::default()
        },
        dealing: facts::dealing_for_gain(&chosen),
        penalties: facts::penalties(&chosen, half_the_limit(&chosen), false),
        worth: worth(&chosen),
    })
}

/// What a false win costs (`classical-japanese.md` 7).
fn half_the_limit(chosen: &Chosen<'_>) -> Price {
    Price::ToEach {
        amount: chosen.number("limit").unwrap_or(LIMIT as i32) / 2,
        dealer_double: true,
    }
}

fn worth(chosen: &Chosen<'_>) -> Worth {
    let limit = chosen.number("limit");
    let liability = [("none", &[] as &[Danger]), ("honours", &DANGERS)];
    Worth {
        written: written::WRITTEN,
        forms: Forms {
            seven_pairs: chosen.text("seven_pairs") != "none",
            thirteen_orphans: true,
        },
        most_runs: 4,
        patterns: patterns::table(chosen).into(),
        losers: Table::default(),
        count: Count::Doubles(Doubles {
            limit: limit.unwrap_or(LIMIT),
            cuts: limit.is_some(),
            multiples: chosen.is("limit_multiples"),
            points_in_tens: chosen.text("rounding") == "ceil10-points",
        }),
        bonus_wins: Vec::new(),
        payment: Payment::Each(Each {
            east_double: true,
            on_discard: chosen.pick(
                "discard_payment",
                &[("discarder", OnDiscard::Discarder), ("all", OnDiscard::All)],
            ),
            liable: Liable::HalfEach,
            rounding: chosen.pick(
                "rounding",
                &[
                    ("nearest10", Rounding::NearestTen),
                    ("ceil10-points", Rounding::Exact),
                    ("exact", Rounding::Exact),
                ],
            ),
            for_all: ForAll::Sum,
            losers_settle: false,
        }),
        dangers: chosen.pick("liability", &liability),
        cannon: false,
    }
}

/// `classical-japanese.md` 6.5.
const DANGERS: [Danger; 3] = [
    danger(3, DangerOf::Dragons, "big_three_dragons"),
    danger(4, DangerOf::Winds, "big_four_winds"),
    danger(4, DangerOf::Honours, "all_honours"),
];

const fn danger(sets: usize, of: DangerOf, makes: &'static str) -> Danger {
    Danger {
        sets,
        of,
        makes: Some(makes),
        own_discard_frees: true,
    }
}
