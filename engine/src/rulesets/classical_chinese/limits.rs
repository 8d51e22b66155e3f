//! Limit hands of `classical-chinese` (`classical-chinese.md` 6).

use crate::kinds::Kinds;
use crate::pattern::{Found, Pattern};
use crate::reading::{Form, Reading, Set};
use crate::rules::options::Chosen;
use crate::rulesets::classical_chinese::drawn::{is_last, is_loose, replaces_from_the_tail};
use crate::rulesets::points::limit;
use crate::rulesets::traits::{
    dragons, four_concealed_pungs, is_closed, is_one_suit, nine_gates_true_wait, replaces, winds,
};
use crate::seat::Wind;
use crate::situation::{ByKind, First, Replacement};
use crate::tile::{Kind, Suit, Tile};

/// All limit hands.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = vec![
        limit("heavenly_hand", |r| {
            (r.situation.first == Some(First::Dealt)).into()
        }),
        limit("earthly_hand", |r| {
            (r.situation.first == Some(First::OnFirstDiscard) && !r.situation.touched).into()
        }),
        limit("kong_on_kong", |r| replaces(r, Replacement::KongOnKong)),
        limit("fourfold_plenty", |r| r.all_sets(|set| set.kong).into()),
        limit("buried_treasure", |r| {
            (four_concealed_pungs(r) == Found::Yes && r.situation.by == ByKind::Draw).into()
        }),
        limit("three_great_scholars", |r| {
            (dragons(r).len() == 3 && r.all_sets(is_triplet)).into()
        }),
        limit("four_blessings", |r| (winds(r) == 4).into()),
        limit("all_honours", |r| r.is_all(Kinds::HONOURS).into()),
        limit("all_terminals", |r| r.is_all(Kinds::TERMINALS).into()),
        limit("nine_gates", nine_gates_true_wait),
        limit("concealed_clear_suit", |r| {
            let one_suit = is_one_suit(r) && !r.has_any(Kinds::HONOURS);
            (one_suit && is_closed(r) && r.situation.by == ByKind::Draw).into()
        }),
        limit("thirteen_orphans", |r| {
            (r.form == Form::ThirteenOrphans).into()
        }),
    ];
    if chosen.is("fancy_limits") {
        table.extend(if replaces_from_the_tail(chosen) {
            fancy::<true>()
        } else {
            fancy::<false>()
        });
    }
    table.extend(match chosen.text("east_streak") {
        "13" => Some(limit("east_streak", streak::<13>)),
        "9" => Some(limit("east_streak", streak::<9>)),
        _ => None,
    });
    table
}

/// Those that are won by a certain tile or a certain picture.
fn fancy<const BONUS: bool>() -> [Pattern; 5] {
    [
        limit("plum_blossom", |r| {
            let loose = is_loose::<BONUS>(r) == Found::Yes;
            (loose && wins_on(r, ByKind::Draw, Suit::Dots, 5)).into()
        }),
        limit("moon_from_the_sea", |r| {
            let last = is_last::<BONUS>(r) == Found::Yes;
            (last && wins_on(r, ByKind::Draw, Suit::Dots, 1)).into()
        }),
        limit("carrying_pole", |r| {
            wins_on(r, ByKind::Rob, Suit::Bamboos, 2).into()
        }),
        limit("imperial_jade", |r| r.is_all(Kinds::GREEN).into()),
        limit("wriggling_snake", wriggling_snake),
    ]
}

fn is_triplet(set: &Set) -> bool {
    set.triplet().is_some()
}

fn wins_on(r: &Reading<'_>, by: ByKind, suit: Suit, number: u8) -> bool {
    let kind = r.win.and_then(Tile::kind);
    r.situation.by == by && kind == Kind::suited(suit, number)
}

/// The winner is East, and it is this win in a row.
fn streak<const WINS: u32>(r: &Reading<'_>) -> Found {
    (r.situation.seat == Wind::East && r.situation.dealer_streak + 1 == WINS).into()
}

/// One suit: sets of 1 and of 9, a pair of 2, 5 or 8, and one of each other number, which are two runs then.
fn wriggling_snake(r: &Reading<'_>) -> Found {
    let pair = r.pair().and_then(Kind::number);
    let ends = (r.triplets() & Kinds::TERMINALS).len();
    let all = r.held.all;
    let middle_once = all
        .iter()
        .filter(|(kind, _)| !kind.is_terminal())
        .all(|(kind, n)| n == if kind.number() == pair { 2 } else { 1 });
    let of_one_suit = is_one_suit(r) && !r.has_any(Kinds::HONOURS);
    (of_one_suit && ends == 2 && matches!(pair, Some(2 | 5 | 8)) && middle_once).into()
}
