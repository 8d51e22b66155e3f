//! crates.io `riichienv-core`.

use std::collections::BTreeMap;

use engine::meld::MeldKind;
use riichienv_core::agari::is_agari;
use riichienv_core::hand_evaluator::HandEvaluator;
use riichienv_core::shanten::calc_shanten_from_counts;
use riichienv_core::types::{Conditions, Hand, Meld, MeldType, WinResult, Wind};

use crate::hands::{By, Case, Counts, Id};
use crate::told::{Paid, Told, Worth};

/// A hand as the library takes it.
#[derive(Debug, Clone)]
pub(crate) struct Ready {
    tiles: Vec<Id>,
    melds: Vec<Meld>,
    win: Id,
    dora: Vec<Id>,
    ura: Vec<Id>,
    conditions: Conditions,
    is_dealer: bool,
}

fn meld(kind: MeldKind, tiles: &[Id]) -> Meld {
    let (of, opened) = match kind {
        MeldKind::Chow => (MeldType::Chi, true),
        MeldKind::Pong => (MeldType::Pon, true),
        MeldKind::ClaimedKong => (MeldType::Daiminkan, true),
        MeldKind::AddedKong => (MeldType::Kakan, true),
        MeldKind::ConcealedKong => (MeldType::Ankan, false),
    };
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    Meld::new(of, tiles, opened, -1, None)
}

/// Makes a hand ready.
pub(crate) fn ready(case: &Case) -> Ready {
    let drawn = case.by == By::Draw;
    Ready {
        tiles: case.concealed.clone(),
        melds: case
            .melds
            .iter()
            .map(|(kind, tiles)| meld(*kind, tiles))
            .collect(),
        win: case.win,
        dora: case.dora.clone(),
        ura: case.ura.clone(),
        conditions: Conditions {
            tsumo: drawn,
            riichi: case.riichi > 0,
            double_riichi: case.riichi == 2,
            ippatsu: case.ippatsu,
            haitei: case.last && drawn,
            houtei: case.last && !drawn,
            rinshan: case.rinshan,
            player_wind: Wind::from(case.seat as u8),
            round_wind: Wind::from(case.round as u8),
            chankan: case.by == By::Rob,
            tsumo_first_turn: case.first,
            honba: case.counters,
            ..Conditions::default()
        },
        is_dealer: case.seat == 0,
    }
}

/// An evaluator of the hand, and what it says of the winning tile. The library takes all of it by value.
pub(crate) fn score(ready: &Ready) -> WinResult {
    let evaluator = HandEvaluator::new(ready.tiles.clone(), ready.melds.clone());
    evaluate(&evaluator, ready)
}

/// The evaluator of a hand.
pub(crate) fn evaluator(ready: &Ready) -> HandEvaluator {
    HandEvaluator::new(ready.tiles.clone(), ready.melds.clone())
}

/// What an evaluator made before says of the winning tile.
pub(crate) fn evaluate(evaluator: &HandEvaluator, ready: &Ready) -> WinResult {
    evaluator.calc(
        ready.win,
        ready.dora.clone(),
        ready.ura.clone(),
        Some(ready.conditions.clone()),
    )
}

/// What the library says of a hand.
pub(crate) fn told(ready: &Ready) -> Told {
    let result = score(ready);
    if !result.has_win_shape {
        return Told::Unfinished;
    }
    if !result.is_win {
        return Told::NoYaku;
    }
    let yaku: BTreeMap<&'static str, u32> = result.yaku.iter().map(|&id| (name(id), 1)).collect();
    Told::Win(Worth {
        yakuman: if result.yakuman { result.han / 13 } else { 0 },
        han: result.han,
        fu: result.fu,
        yaku,
        paid: match (ready.conditions.tsumo, ready.is_dealer) {
            (true, true) => Paid::All(0, result.tsumo_agari_ko),
            (true, false) => Paid::All(result.tsumo_agari_oya, result.tsumo_agari_ko),
            (false, _) => Paid::Discarder(result.ron_agari),
        },
    })
}

/// Whether a hand is finished.
pub(crate) fn is_finished((counts, _): &Counts) -> bool {
    is_agari(&mut Hand { counts: *counts })
}

/// How far a hand is from waiting.
pub(crate) fn distance((counts, melds): &Counts) -> i8 {
    calc_shanten_from_counts(counts, 4 - melds)
}

/// The engine's name of a yaku.
fn name(id: u32) -> &'static str {
    const NAMES: [&str; 51] = [
        "",
        "menzen_tsumo",
        "riichi",
        "chankan",
        "rinshan",
        "haitei",
        "houtei",
        "haku",
        "hatsu",
        "chun",
        "seat_wind",
        "round_wind",
        "tanyao",
        "iipeikou",
        "pinfu",
        "chanta",
        "ittsu",
        "sanshoku_doujun",
        "double_riichi",
        "sanshoku_doukou",
        "sankantsu",
        "toitoi",
        "sanankou",
        "shousangen",
        "honroutou",
        "chiitoitsu",
        "junchan",
        "honitsu",
        "ryanpeikou",
        "chinitsu",
        "ippatsu",
        "dora",
        "aka",
        "ura",
        "",
        "tenhou",
        "chiihou",
        "daisangen",
        "suuankou",
        "tsuuiisou",
        "ryuuiisou",
        "chinroutou",
        "kokushi",
        "shousuushii",
        "suukantsu",
        "chuuren",
        "",
        "junsei_chuuren",
        "suuankou_tanki",
        "kokushi_13",
        "daisuushii",
    ];
    NAMES[id as usize]
}
