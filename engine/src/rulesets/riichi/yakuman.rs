//! The great hands of `riichi` (`riichi.md` 6).

use crate::kinds::Kinds;
use crate::pattern::{Part, Pattern, Unit};
use crate::reading::{Marks, Reading, Wait};
use crate::rules::options::Chosen;
use crate::rulesets::riichi::yaku::is_renhou;
use crate::rulesets::traits::{
    dragons, is_nine_gates, nine_gates_true_wait, small_four_winds, winds,
};
use crate::situation::First;

/// All yakuman; four of them are double by an option.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let double = if chosen.is("double_yakuman") { 2 } else { 1 };
    let human = u32::from(chosen.text("renhou") == "yakuman");
    vec![
        row("kokushi", 1, Marks::THIRTEEN_ORPHANS),
        swallowing("kokushi_13", double, &["kokushi"], Marks::THIRTEEN_ORPHANS)
            .if_also(|r| (kinds_before(r).len() == 13).into()),
        row("suuankou", 1, Marks::FOUR_CONCEALED),
        swallowing(
            "suuankou_tanki",
            double,
            &["suuankou"],
            Marks::FOUR_CONCEALED,
        )
        .if_also(|r| (r.wait() == Some(Wait::Pair)).into()),
        row("daisangen", 1, Marks::TWO_DRAGONS).if_also(|r| (dragons(r).len() == 3).into()),
        row("shousuushii", 1, Marks::THREE_WINDS).if_also(|r| small_four_winds(r).into()),
        row("daisuushii", double, Marks::THREE_WINDS).if_also(|r| (winds(r) == 4).into()),
        row("tsuuiisou", 1, Marks::NO_SIMPLES).if_also(|r| r.is_all(Kinds::HONOURS).into()),
        row("chinroutou", 1, Marks::NO_SIMPLES | Marks::NO_HONOURS),
        row("ryuuiisou", 1, Marks::GREEN),
        row("chuuren", 1, Marks::WHOLE_SUIT).if_also(|r| is_nine_gates(r).into()),
        swallowing("junsei_chuuren", double, &["chuuren"], Marks::WHOLE_SUIT)
            .if_also(nine_gates_true_wait),
        row("suukantsu", 1, Marks::FOUR_KONGS),
        row("tenhou", 1, Marks::FIRST | Marks::DRAWN)
            .if_also(|r| (r.situation.first == Some(First::Dealt)).into()),
        row("chiihou", 1, Marks::FIRST | Marks::DRAWN)
            .if_also(|r| (r.situation.first == Some(First::OwnFirstDraw)).into()),
        row("renhou", human, Marks::FIRST).if_also(is_renhou),
    ]
}

/// A row that is there with these marks.
fn row(name: &'static str, worth: u32, needs: Marks) -> Pattern {
    Pattern {
        name,
        part: Part::Ordinary,
        worth,
        open: None,
        unit: Unit::Yakuman,
        needs,
        test: None,
        swallows: &[],
    }
}

fn swallowing(
    name: &'static str,
    worth: u32,
    swallows: &'static [&'static str],
    needs: Marks,
) -> Pattern {
    Pattern {
        swallows,
        ..row(name, worth, needs)
    }
}

/// The kinds in hand before the winning tile came.
fn kinds_before(r: &Reading<'_>) -> Kinds {
    let tiles = r.hand.concealed.iter();
    tiles.filter_map(|tile| tile.kind()).collect()
}
