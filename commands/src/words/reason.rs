//! Why a move is not possible, in one or two sentences.

use engine::deal::moves::Move;
use engine::deal::reason::{Bars, NoAbort, NoRiichi, Reason};
use engine::hidden::Hidden;
use engine::rules::vocabulary::Vocabulary;
use engine::tile::Kind;

use super::list::list;
use super::{Tongue, rules, say, terms, tiles};

/// The reason, in the words of the game.
#[must_use]
pub fn why(reason: &Reason, words: &Vocabulary, tongue: Tongue) -> String {
    let word = |id| terms::word(id, tongue);
    let (run, triplet, four) = (word(words.run), word(words.triplet), word(words.four));
    let call = word(words.announcement);
    match reason {
        Reason::NoDeal => say::reason_no_deal(tongue),
        Reason::GameOver => say::reason_game_over(tongue),
        Reason::DealRunning => say::reason_deal_running(tongue),
        Reason::NotSeated => say::reason_not_seated(tongue),
        Reason::NotYourTurn => say::reason_not_your_turn(tongue),
        Reason::WindowOpen => say::reason_window_open(tongue),
        Reason::NothingToClaim => say::reason_nothing_to_claim(tongue),
        Reason::Taken { .. } => say::reason_taken(tongue),
        Reason::TooLate => say::reason_too_late(tongue),
        Reason::OwnDiscard => say::reason_own_discard(tongue),
        Reason::OwnKong => say::reason_own_kong(tongue, four),
        Reason::OnlyRobbing => say::reason_only_robbing(tongue, four),
        Reason::AnsweredAlready {
            with: Hidden(Move::Pass),
        } => say::reason_passed_already(tongue),
        Reason::AnsweredAlready { .. } => say::reason_answered_already(tongue),
        Reason::NotInHand { tile } => say::reason_not_in_hand(tongue, tiles::tile(tile.0, tongue)),
        Reason::NotDrawn { tile } => say::reason_not_drawn(tongue, tiles::tile(tile.0, tongue)),
        Reason::NotLeftNeighbour { .. } => {
            say::reason_not_left_neighbour(tongue, run, triplet, four)
        }
        Reason::NoRun | Reason::OutOfOrder => say::reason_no_run(tongue, run),
        Reason::NoRunOfHonours => say::reason_no_run_of_honours(tongue, triplet, four),
        Reason::TooManyRuns { most } => {
            say::reason_too_many_runs(tongue, *most, run, triplet, four)
        }
        Reason::NotEqual => say::reason_not_equal(tongue, triplet),
        Reason::NotEnoughEqual { need, have } => say::reason_not_enough_equal(tongue, *need, *have),
        Reason::NoPong => say::reason_no_pong(tongue, triplet, four),
        Reason::JustClaimed => say::reason_just_claimed(tongue, run, triplet),
        Reason::NoReplacement => say::reason_no_replacement(tongue, four),
        Reason::TooManyKongs { most } => say::reason_too_many_kongs(tongue, *most, four),
        Reason::FourKongs => say::reason_four_kongs(tongue, four),
        Reason::LastDiscard => say::reason_last_discard(tongue),
        Reason::ConcealedKong { orphans_may: true } => {
            say::reason_concealed_kong_orphans(tongue, four)
        }
        Reason::ConcealedKong { orphans_may: false } => say::reason_concealed_kong(tongue, four),
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
        Reason::WrongKong => say::reason_wrong_kong(tongue, four, call),
        Reason::FuritenDiscard { kind } => {
            say::reason_furiten_discard(tongue, tiles::kind(kind.0, tongue))
        }
        Reason::DiscardedItself { kind } => {
            say::reason_discarded_itself(tongue, tiles::kind(kind.0, tongue))
        }
        Reason::FuritenPassed {
            kind,
            for_the_deal: false,
        } => say::reason_furiten_passed(tongue, tiles::kind(kind.0, tongue)),
        Reason::FuritenPassed {
            kind,
            for_the_deal: true,
        } => say::reason_furiten_passed_deal(tongue, tiles::kind(kind.0, tongue)),
        Reason::PassedWin { kind, bars } => passed_win(tiles::kind(kind.0, tongue), *bars, tongue),
        Reason::SwapCalling { claimed } => {
            say::reason_swap_calling(tongue, tiles::tile(claimed.0, tongue))
        }
        Reason::NoDiscardLeft { claimed } => {
            say::reason_no_discard_left(tongue, tiles::tile(claimed.0, tongue))
        }
        Reason::RiichiDiscard => say::reason_riichi_discard(tongue, call),
        Reason::RiichiClaim => say::reason_riichi_claim(tongue, call),
        Reason::RiichiKongNotDrawn => say::reason_riichi_kong_not_drawn(tongue, call, four),
        Reason::RiichiKongChanges { waits } => {
            say::reason_riichi_kong_changes(tongue, call, four, kinds(&waits.0, tongue))
        }
        Reason::NoRiichi(why) => no_riichi(why, call, tongue),
        Reason::NoAbort(why) => no_abort(why, tongue),
    }
}

fn passed_win(kind: String, bars: Bars, tongue: Tongue) -> String {
    match bars {
        Bars::Same => say::reason_passed_same(tongue, kind),
        Bars::All => say::reason_furiten_passed(tongue, kind),
        Bars::NoHigher { .. } => say::reason_passed_no_higher(tongue, kind),
    }
}

fn no_riichi(why: &NoRiichi, call: String, tongue: Tongue) -> String {
    match why {
        NoRiichi::NotPlayed => say::riichi_not_played(tongue),
        NoRiichi::Declared => say::riichi_declared(tongue, call),
        NoRiichi::NotClosed => say::riichi_not_closed(tongue, call),
        NoRiichi::NotFirstDiscard => say::riichi_not_first_discard(tongue),
        NoRiichi::Points { have, need } => say::riichi_points(tongue, *have, *need),
        NoRiichi::Wall { have, need } => say::riichi_wall(tongue, call, *have, *need),
        NoRiichi::NotWaiting { tile } => {
            say::riichi_not_waiting(tongue, tiles::tile(tile.0, tongue))
        }
    }
}

fn no_abort(why: &NoAbort, tongue: Tongue) -> String {
    match why {
        NoAbort::NotPlayed => say::abort_not_played(tongue),
        NoAbort::NotFirstTurn => say::abort_not_first_turn(tongue),
        NoAbort::TooFew { have, need } => say::abort_too_few(tongue, have.0, *need),
    }
}

fn kinds(kinds: &[Kind], tongue: Tongue) -> String {
    let kinds: Vec<String> = kinds
        .iter()
        .map(|&kind| tiles::kind(kind, tongue))
        .collect();
    list(&kinds, tongue)
}
