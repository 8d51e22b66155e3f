//! `hong-kong`: modern Hong Kong game with flowers and seasons, faan, only the winner is paid.

mod options;
mod patterns;

use crate::pattern::Unit;
use crate::rules::RuleSet;
use crate::rules::calls::{
    Calls, KongDisplay, MissedWin, OwnDiscardWin, RobConcealed, SeveralWinners, Side, Swap,
};
use crate::rules::dealing::{AfterDraw, Dealing, FinalResult, Finish, FirstDealer};
use crate::rules::draws::Draws;
use crate::rules::material::{BreakCasts, End, Material};
use crate::rules::options::{Chosen, OptionFault, Options};
use crate::rules::worth::{
    BonusWin, Count, Curve, Danger, DangerOf, Payment, RobPayment, Shares, Split, Sum, Worth,
};
use crate::shape::Forms;

pub use options::OPTIONS;

/// The id of this rule set.
pub const ID: &str = "hong-kong";

/// Counts changes of meaning.
const EDITION: u32 = 1;

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
        material: material(&chosen),
        calls: calls(&chosen),
        riichi: None,
        dora: None,
        draws: Draws::default(),
        dealing: dealing(&chosen),
        worth,
    })
}

fn material(chosen: &Chosen<'_>) -> Material {
    Material {
        bonus_tiles: chosen.is("tiles.flowers"),
        red_fives: 0,
        reserve: chosen.pick("wall.reserve", &[("0", 0), ("14", 14)]),
        reserve_is_fixed: false,
        bonus_replacement: chosen.pick(
            "wall.bonus_replacement",
            &[("tail", End::Tail), ("head", End::Head)],
        ),
        break_casts: chosen.pick(
            "deal.break_casts",
            &[("one", BreakCasts::One), ("two", BreakCasts::Two)],
        ),
        dice: chosen.pick("deal.dice", &[("2", 2), ("3", 3)]),
    }
}

fn calls(chosen: &Chosen<'_>) -> Calls {
    Calls {
        several_winners: chosen.pick(
            "claim.multiple_winners",
            &[
                ("closest", SeveralWinners::Closest),
                ("all", SeveralWinners::All),
            ],
        ),
        swap: chosen.pick(
            "claim.swap",
            &[
                ("allow", Swap::Allow),
                ("no-same", Swap::NoSame),
                ("forbid", Swap::Forbid),
            ],
        ),
        last_discard_for_sets: chosen.text("claim.last_discard") == "all",
        own_discard_win: chosen.pick(
            "claim.own_discard_win",
            &[
                ("allow", OwnDiscardWin::Allow),
                ("no-last", OwnDiscardWin::NoLast),
                ("no-same", OwnDiscardWin::NoSame),
                ("furiten", OwnDiscardWin::Furiten),
            ],
        ),
        missed_win: chosen.pick(
            "claim.missed_win",
            &[
                ("allow", MissedWin::Allow),
                ("no-same-until-own-turn", MissedWin::NoSameUntilOwnTurn),
                ("no-any-until-own-turn", MissedWin::NoAnyUntilOwnTurn),
                ("no-any-unless-higher", MissedWin::NoAnyUnlessHigher),
            ],
        ),
        concealed_kong: chosen.pick(
            "kong.concealed_display",
            &[
                ("all-down", KongDisplay::AllDown),
                ("middle-down", KongDisplay::MiddleDown),
                ("ends-down", KongDisplay::EndsDown),
                ("open", KongDisplay::Open),
            ],
        ),
        rob_added: chosen.is("kong.rob_added"),
        rob_concealed: chosen.pick(
            "kong.rob_concealed",
            &[
                ("none", RobConcealed::None),
                ("orphans", RobConcealed::Orphans),
                ("any", RobConcealed::Any),
            ],
        ),
        kong_after_claim: chosen.is("kong.after_claim"),
        max_kongs: chosen.number("kong.max"),
        meld_side: chosen.pick(
            "display.meld_side",
            &[("left", Side::Left), ("right", Side::Right)],
        ),
    }
}

fn dealing(chosen: &Chosen<'_>) -> Dealing {
    Dealing {
        first_dealer: chosen.pick(
            "deal.first_dealer",
            &[
                ("random", FirstDealer::Random),
                ("dice-rank", FirstDealer::DiceRank),
                ("double-cast", FirstDealer::DoubleCast),
                ("tile-draw", FirstDealer::TileDraw),
                ("fixed", FirstDealer::Fixed),
            ],
        ),
        after_draw: chosen.pick(
            "draw.dealer",
            &[("stay", AfterDraw::Stay), ("pass", AfterDraw::Pass)],
        ),
        rounds: chosen.number("game.rounds").unwrap_or(4),
        start_points: chosen.number("game.start_points").unwrap_or(0),
        finish: Finish::default(),
        result: FinalResult::default(),
    }
}

fn worth(chosen: &Chosen<'_>) -> Worth {
    let seven_pairs = chosen.number("seven_pairs").unwrap_or(0);
    let liability = [("none", &[] as &[Danger]), ("standard", &DANGERS)];
    Worth {
        forms: Forms {
            seven_pairs: seven_pairs > 0,
            thirteen_orphans: true,
        },
        patterns: patterns::table(chosen),
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
    }
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
    Danger {
        sets: 4,
        of: DangerOf::OneSuit,
        hand: None,
    },
    Danger {
        sets: 3,
        of: DangerOf::Dragons,
        hand: None,
    },
    Danger {
        sets: 4,
        of: DangerOf::Winds,
        hand: None,
    },
    Danger {
        sets: 4,
        of: DangerOf::Kongs,
        hand: None,
    },
];
