//! Facts that every game has an option for (`common.md` 14), read in one way.

use crate::rules::calls::{
    Calls, KongDisplay, MissedWin, OwnDiscardWin, RobConcealed, SeveralWinners, Side, Swap,
};
use crate::rules::dealing::{AfterDraw, Dealing, FinalResult, Finish, FirstDealer};
use crate::rules::material::{BreakCasts, End, Material};
use crate::rules::options::{Chosen, OptionSpec};
use crate::rules::penalties::{Penalties, Price};

/// A row of a table of options.
pub(super) const fn option(
    key: &'static str,
    default: &'static str,
    allowed: &'static [&'static str],
    about: &'static str,
) -> OptionSpec {
    OptionSpec {
        key,
        default,
        allowed,
        about,
    }
}

/// True or false, usually true.
pub(super) const YES_NO: &[&str] = &["true", "false"];
/// True or false, usually false.
pub(super) const NO_YES: &[&str] = &["false", "true"];

/// The wall of a game without bonus tiles and with two dice, as the others begin from it.
pub(super) fn wall(chosen: &Chosen<'_>) -> Material {
    Material {
        bonus_tiles: false,
        red_fives: 0,
        reserve: chosen.number("wall.reserve").unwrap_or(0),
        reserve_is_fixed: chosen.text("wall.reserve") == "16",
        bonus_replacement: End::Tail,
        break_casts: chosen.pick(
            "deal.break_casts",
            &[("one", BreakCasts::One), ("two", BreakCasts::Two)],
        ),
        dice: 2,
    }
}

/// From which end bonus tiles are replaced.
pub(super) fn bonus_replacement(chosen: &Chosen<'_>) -> End {
    chosen.pick(
        "wall.bonus_replacement",
        &[("tail", End::Tail), ("head", End::Head)],
    )
}

/// What restricts a win on a discard: what one has discarded oneself, and what one has let pass.
pub(super) fn restraint(chosen: &Chosen<'_>) -> (OwnDiscardWin, MissedWin) {
    let missed = chosen.pick(
        "claim.missed_win",
        &[
            ("allow", MissedWin::Allow),
            ("no-same-until-own-turn", MissedWin::NoSameUntilOwnTurn),
            ("no-any-until-own-turn", MissedWin::NoAnyUntilOwnTurn),
            ("no-any-unless-higher", MissedWin::NoAnyUnlessHigher),
        ],
    );
    (own_discard_win(chosen), missed)
}

/// What one's own discards bar.
pub(super) fn own_discard_win(chosen: &Chosen<'_>) -> OwnDiscardWin {
    chosen.pick(
        "claim.own_discard_win",
        &[
            ("allow", OwnDiscardWin::Allow),
            ("no-last", OwnDiscardWin::NoLast),
            ("no-same", OwnDiscardWin::NoSame),
            ("furiten", OwnDiscardWin::Furiten),
        ],
    )
}

/// Claims and kongs, with what restricts a win on a discard.
pub(super) fn calls(
    chosen: &Chosen<'_>,
    (own_discard_win, missed_win): (OwnDiscardWin, MissedWin),
) -> Calls {
    Calls {
        several_winners: chosen.pick(
            "claim.multiple_winners",
            &[
                ("closest", SeveralWinners::Closest),
                ("best", SeveralWinners::Best),
                ("all", SeveralWinners::All),
                ("all-triple-draw", SeveralWinners::AllTripleDraw),
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
        own_discard_win,
        missed_win,
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

/// What a wrong declaration costs, where the house lets it be made.
pub(super) fn penalties(chosen: &Chosen<'_>, price: Price, riichi: bool) -> Option<Penalties> {
    let penalizes = chosen.text("enforcement") == "penalize";
    penalizes.then_some(Penalties { price, riichi })
}

/// Dealer, rounds and points; a result is what was won or lost.
pub(super) fn dealing(chosen: &Chosen<'_>) -> Dealing {
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
            &[
                ("stay", AfterDraw::Stay),
                ("pass", AfterDraw::Pass),
                ("tenpai", AfterDraw::StayIfWaiting),
            ],
        ),
        keeps_counters: false,
        rounds: chosen.number("game.rounds").unwrap_or(4),
        start_points: chosen.number("game.start_points").unwrap_or(0),
        finish: Finish::default(),
        result: FinalResult::default(),
    }
}

/// The same where the result is what was won or lost, whatever everybody started with.
pub(super) fn dealing_for_gain(chosen: &Chosen<'_>) -> Dealing {
    let dealing = dealing(chosen);
    Dealing {
        result: FinalResult {
            origin: dealing.start_points,
            ..FinalResult::default()
        },
        ..dealing
    }
}
