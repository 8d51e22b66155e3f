//! The great hands of `riichi` (`riichi.md` 6).

use crate::pattern::{Part, Pattern, Unit};
use crate::reading::{Completed, Form, Reading};
use crate::rules::options::Chosen;
use crate::rulesets::riichi::yaku::{Test, is_by, is_renhou, kongs};
use crate::rulesets::traits::{
    concealed_triplets, dragons, is_nine_gates, nine_gates_true_wait, small_four_winds, winds,
};
use crate::situation::{ByKind, First};
use crate::tile::Kind;
use crate::tiles::Tiles;

/// All yakuman; four of them are double by an option.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let double = if chosen.is("double_yakuman") { 2 } else { 1 };
    let human = u32::from(chosen.text("renhou") == "yakuman");
    vec![
        row("kokushi", 1, |r| (r.form == Form::ThirteenOrphans).into()),
        swallowing("kokushi_13", double, &["kokushi"], |r| {
            let before: Tiles = r.hand.concealed.iter().collect();
            let each_once = before.iter().count() == 13;
            (r.form == Form::ThirteenOrphans && each_once).into()
        }),
        row("suuankou", 1, |r| (concealed_triplets(r) == 4).into()),
        swallowing("suuankou_tanki", double, &["suuankou"], |r| {
            (concealed_triplets(r) == 4 && waited_for_pair(r)).into()
        }),
        row("daisangen", 1, |r| (dragons(r).count() == 3).into()),
        row("shousuushii", 1, |r| small_four_winds(r).into()),
        row("daisuushii", double, |r| (winds(r) == 4).into()),
        row("tsuuiisou", 1, |r| r.all_kinds(Kind::is_honour).into()),
        row("chinroutou", 1, |r| r.all_kinds(Kind::is_terminal).into()),
        row("ryuuiisou", 1, |r| r.all_kinds(is_green).into()),
        row("chuuren", 1, |r| is_nine_gates(r).into()),
        swallowing("junsei_chuuren", double, &["chuuren"], nine_gates_true_wait),
        row("suukantsu", 1, |r| (kongs(r) == 4).into()),
        row("tenhou", 1, |r| {
            (is_by(r, ByKind::Draw) && r.situation.first == Some(First::Dealt)).into()
        }),
        row("chiihou", 1, |r| {
            (is_by(r, ByKind::Draw) && r.situation.first == Some(First::OwnFirstDraw)).into()
        }),
        row("renhou", human, |r| is_renhou(r).into()),
    ]
}

fn row(name: &'static str, worth: u32, test: Test) -> Pattern {
    Pattern {
        name,
        part: Part::Ordinary,
        worth,
        open: None,
        unit: Unit::Yakuman,
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

/// 2, 3, 4, 6 and 8 of bamboos and the green dragon.
fn is_green(kind: Kind) -> bool {
    const GREEN: [usize; 6] = [19, 20, 21, 23, 25, 32];
    GREEN.contains(&kind.index())
}
