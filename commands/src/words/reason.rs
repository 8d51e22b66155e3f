//! Why a move is not possible, in one or two sentences.

use engine::deal::reason::Reason;
use engine::tile::Kind;

use super::{Tongue, rules, say, tiles};

/// The reason in words.
#[must_use]
pub fn why(reason: &Reason, tongue: Tongue) -> String {
    match reason {
        Reason::NoDeal => say::reason_no_deal(tongue),
        Reason::NotSeated => say::reason_not_seated(tongue),
        Reason::NotYourTurn => say::reason_not_your_turn(tongue),
        Reason::NothingToClaim => say::reason_nothing_to_claim(tongue),
        Reason::OwnDiscard => say::reason_own_discard(tongue),
        Reason::AnsweredAlready => say::reason_answered_already(tongue),
        Reason::NotInHand => say::reason_not_in_hand(tongue),
        Reason::NotLeftNeighbour => say::reason_not_left_neighbour(tongue),
        Reason::NoRun => say::reason_no_run(tongue),
        Reason::NotEnoughEqual { need, have } => say::reason_not_enough_equal(tongue, *need, *have),
        Reason::NoPong => say::reason_no_pong(tongue),
        Reason::JustClaimed => say::reason_just_claimed(tongue),
        Reason::NoReplacement => say::reason_no_replacement(tongue),
        Reason::TooManyKongs => say::reason_too_many_kongs(tongue),
        Reason::LastDiscard => say::reason_last_discard(tongue),
        Reason::NotComplete { waits } if waits.0.is_empty() => {
            say::reason_not_complete_no_waits(tongue)
        }
        Reason::NotComplete { waits } => say::reason_not_complete(tongue, kinds(&waits.0, tongue)),
        Reason::BelowMinimum { have, need, unit } => say::reason_below_minimum(
            tongue,
            rules::count(*have, *unit, tongue),
            rules::count(*need, *unit, tongue),
        ),
        Reason::NoYaku => say::reason_no_yaku(tongue),
        Reason::FuritenDiscard { kind } => {
            say::reason_furiten_discard(tongue, tiles::kind(kind.0, tongue))
        }
        Reason::FuritenPassed {
            kind,
            for_the_deal: false,
        } => say::reason_furiten_passed(tongue, tiles::kind(kind.0, tongue)),
        Reason::FuritenPassed {
            kind,
            for_the_deal: true,
        } => say::reason_furiten_passed_deal(tongue, tiles::kind(kind.0, tongue)),
        Reason::SwapCalling => say::reason_swap_calling(tongue),
        Reason::InRiichi => say::reason_in_riichi(tongue),
        Reason::NoRiichi => say::reason_no_riichi(tongue),
        Reason::NotInTheRules => say::reason_not_in_the_rules(tongue),
    }
}

fn kinds(kinds: &[Kind], tongue: Tongue) -> String {
    kinds
        .iter()
        .map(|&kind| tiles::kind(kind, tongue))
        .collect::<Vec<_>>()
        .join(", ")
}
