//! What hands are worth in `riichi`, in han (`riichi.md` 6).

use crate::pattern::{Found, Part, Pattern, Test, Unit};
use crate::reading::{Marks, Reading};
use crate::rules::dora::dora;
use crate::rules::options::Chosen;
use crate::situation::{ByKind, First};
use crate::tile::Tile;

/// The yaku: circumstances, sets, the whole hand.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = circumstances(chosen);
    table.extend(sets(chosen));
    table.extend(whole_hand());
    table
}

/// A row: han when closed, han with claimed sets, 0 for nothing; it is there with these marks.
fn row(name: &'static str, closed: u32, open: u32, needs: Marks) -> Pattern {
    Pattern {
        name,
        part: Part::Ordinary,
        worth: closed,
        open: Some(open),
        unit: Unit::Han,
        needs,
        test: None,
        swallows: &[],
    }
}

fn circumstances(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let on = |key| u32::from(chosen.is(key));
    let mut rows = vec![
        row("riichi", 1, 0, Marks::PLAIN_RIICHI),
        row("double_riichi", 2, 0, Marks::DOUBLE_RIICHI),
        row("ippatsu", on("ippatsu"), 0, Marks::IPPATSU),
        row("menzen_tsumo", 1, 0, Marks::DRAWN),
        row("rinshan", 1, 1, Marks::FOR_KONG),
        row("chankan", 1, 1, Marks::ROBBED),
        row("haitei", 1, 1, Marks::LAST_DRAW),
        row("houtei", 1, 1, Marks::LAST_DISCARD),
    ];
    if chosen.text("renhou") == "mangan" {
        // A mangan as it stands: it is not added to anything.
        rows.push(Pattern {
            part: Part::Award,
            ..row("renhou", 5, 0, Marks::FIRST).if_also(is_renhou)
        });
    }
    rows
}

fn sets(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let tanyao = u32::from(chosen.is("kuitan"));
    vec![
        row(
            "pinfu",
            1,
            0,
            Marks::NO_TRIPLETS | Marks::PLAIN_PAIR | Marks::OPEN_WAIT,
        ),
        row("tanyao", 1, tanyao, Marks::NO_MAJORS),
        row("iipeikou", 1, 0, Marks::ONE_PAIR_OF_RUNS),
        row("ryanpeikou", 3, 0, Marks::TWO_PAIRS_OF_RUNS),
        row("haku", 1, 1, Marks::WHITE_DRAGON),
        row("hatsu", 1, 1, Marks::GREEN_DRAGON),
        row("chun", 1, 1, Marks::RED_DRAGON),
        row("seat_wind", 1, 1, Marks::SEAT_WIND),
        row("round_wind", 1, 1, Marks::ROUND_WIND),
        row("toitoi", 2, 2, Marks::NO_RUNS),
        row("sanankou", 2, 2, Marks::THREE_CONCEALED),
        row("sankantsu", 2, 2, Marks::THREE_KONGS),
        row("sanshoku_doujun", 2, 1, Marks::RUN_IN_EVERY_SUIT),
        row("sanshoku_doukou", 2, 2, Marks::TRIPLET_IN_EVERY_SUIT),
        row("ittsu", 2, 1, Marks::STRAIGHT),
        row("shousangen", 2, 2, Marks::SMALL_DRAGONS),
    ]
}

fn whole_hand() -> Vec<Pattern> {
    vec![
        row("chiitoitsu", 2, 0, Marks::SEVEN_PAIRS),
        row("chanta", 2, 1, Marks::OUTSIDE | Marks::HONOURS),
        row("junchan", 3, 2, Marks::OUTSIDE | Marks::NO_HONOURS),
        row("honroutou", 2, 2, Marks::NO_SIMPLES),
        row("honitsu", 3, 2, Marks::ONE_SUIT | Marks::HONOURS),
        row("chinitsu", 6, 5, Marks::ONE_SUIT | Marks::NO_HONOURS),
    ]
}

/// Dora are no yaku: they do not help to reach the minimum.
pub(super) fn bonus(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let row = |name, worth, needs, times: Test| Pattern {
        part: Part::Bonus,
        open: None,
        ..row(name, worth, worth, needs).if_also(times)
    };
    let ura = u32::from(chosen.is("ura"));
    let aka = u32::from(chosen.text("tiles.red_fives") != "0");
    vec![
        row("dora", 1, Marks::INDICATORS, |r| {
            dora_in(r, &r.situation.indicators)
        }),
        row("ura", ura, Marks::UNDER_INDICATORS, |r| {
            dora_in(r, &r.situation.under_indicators)
        }),
        row("aka", aka, Marks::REDS, |r| Found::Times(r.held.reds)),
    ]
}

fn dora_in(r: &Reading<'_>, indicators: &[Tile]) -> Found {
    let kinds = indicators.iter().filter_map(|tile| tile.kind()).map(dora);
    Found::Times(kinds.map(|kind| usize::from(r.held.all[kind])).sum())
}

pub(super) fn is_by(r: &Reading<'_>, by: ByKind) -> bool {
    r.situation.by == by
}

/// A win on a discard before the winner's first draw, nothing claimed or konged before.
pub(super) fn is_renhou(r: &Reading<'_>) -> Found {
    let first = matches!(
        r.situation.first,
        Some(First::OnFirstDiscard | First::GoRound)
    );
    (first && is_by(r, ByKind::Discard) && !r.situation.touched).into()
}
