//! The great hands of `riichi` (`riichi.md` 6).

use crate::kinds::Kinds;
use crate::pattern::{Part, Pattern, Unit};
use crate::reading::{Completed, Form, Marks, Reading};
use crate::rules::options::Chosen;
use crate::rulesets::riichi::yaku::{Test, is_by, is_renhou, kongs};
use crate::rulesets::traits::{
    concealed_triplets, dragons, is_nine_gates, nine_gates_true_wait, small_four_winds, winds,
};
use crate::situation::{ByKind, First};

/// All yakuman; four of them are double by an option.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let double = if chosen.is("double_yakuman") { 2 } else { 1 };
    let human = u32::from(chosen.text("renhou") == "yakuman");
    vec![
        row("kokushi", 1, |r| (r.form == Form::ThirteenOrphans).into())
            .when(Marks::THIRTEEN_ORPHANS),
        swallowing("kokushi_13", double, &["kokushi"], |r| {
            let before = || -> Kinds {
                r.hand
                    .concealed
                    .iter()
                    .filter_map(|tile| tile.kind())
                    .collect()
            };
            (r.form == Form::ThirteenOrphans && before().len() == 13).into()
        })
        .when(Marks::THIRTEEN_ORPHANS),
        row("suuankou", 1, |r| (concealed_triplets(r) == 4).into()).when(Marks::NO_RUNS),
        swallowing("suuankou_tanki", double, &["suuankou"], |r| {
            (concealed_triplets(r) == 4 && waited_for_pair(r)).into()
        })
        .when(Marks::NO_RUNS),
        row("daisangen", 1, |r| (dragons(r).len() == 3).into()).when(Marks::DRAGONS),
        row("shousuushii", 1, |r| small_four_winds(r).into()).when(Marks::WINDS),
        row("daisuushii", double, |r| (winds(r) == 4).into()).when(Marks::WINDS),
        row("tsuuiisou", 1, |r| r.is_all(Kinds::HONOURS).into()).when(Marks::NO_SIMPLES),
        row("chinroutou", 1, |r| r.is_all(Kinds::TERMINALS).into()).when(Marks::NO_SIMPLES),
        row("ryuuiisou", 1, |r| r.is_all(Kinds::GREEN).into()).when(Marks::ONE_SUIT),
        row("chuuren", 1, |r| is_nine_gates(r).into()).when(Marks::ONE_SUIT | Marks::NO_HONOURS),
        swallowing("junsei_chuuren", double, &["chuuren"], nine_gates_true_wait)
            .when(Marks::ONE_SUIT | Marks::NO_HONOURS),
        row("suukantsu", 1, |r| (kongs(r) == 4).into()).when(Marks::KONGS),
        row("tenhou", 1, |r| {
            (is_by(r, ByKind::Draw) && r.situation.first == Some(First::Dealt)).into()
        })
        .when(Marks::FIRST),
        row("chiihou", 1, |r| {
            (is_by(r, ByKind::Draw) && r.situation.first == Some(First::OwnFirstDraw)).into()
        })
        .when(Marks::FIRST),
        row("renhou", human, |r| is_renhou(r).into()).when(Marks::FIRST),
    ]
}

fn row(name: &'static str, worth: u32, test: Test) -> Pattern {
    Pattern {
        name,
        part: Part::Ordinary,
        worth,
        open: None,
        unit: Unit::Yakuman,
        needs: Marks::NONE,
        test,
        swallows: &[],
    }
}

fn swallowing(
    name: &'static str,
    worth: u32,
    swallows: &'static [&'static str],
    test: Test,
) -> Pattern {
    Pattern {
        swallows,
        ..row(name, worth, test)
    }
}

fn waited_for_pair(r: &Reading<'_>) -> bool {
    matches!(
        r.form,
        Form::Standard {
            completed: Completed::Pair,
            ..
        }
    )
}
