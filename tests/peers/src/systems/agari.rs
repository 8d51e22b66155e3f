//! crates.io `agari`.

use std::collections::BTreeMap;

use agari::context::{GameContext, WinType};
use agari::hand::{
    HandStructure, KanType, Meld, decompose_hand, decompose_hand_with_melds, is_winning_hand,
};
use agari::parse::{TileCounts, to_counts};
use agari::scoring::{ScoringResult, calculate_score};
use agari::shanten::calculate_shanten_with_melds;
use agari::tile::{Honor, Suit, Tile};
use agari::yaku::{Yaku, YakuResult, detect_yaku_with_context};
use engine::meld::MeldKind;

use crate::hands::{By, Case, Id};
use crate::told::{Paid, Told, Worth};

/// A hand as the library takes it.
#[derive(Debug)]
pub(crate) struct Ready {
    in_hand: TileCounts,
    all: TileCounts,
    melds: Vec<Meld>,
    context: GameContext,
}

const HONOURS: [Honor; 7] = [
    Honor::East,
    Honor::South,
    Honor::West,
    Honor::North,
    Honor::White,
    Honor::Green,
    Honor::Red,
];

fn tile(id: Id) -> Tile {
    let kind = usize::from(id / 4);
    let number = (kind % 9 + 1) as u8;
    match kind / 9 {
        0 => Tile::suited(Suit::Man, number),
        1 => Tile::suited(Suit::Pin, number),
        2 => Tile::suited(Suit::Sou, number),
        _ => Tile::honor(HONOURS[kind - 27]),
    }
}

fn meld((kind, tiles): &(MeldKind, Vec<Id>)) -> Meld {
    let low = tile(tiles.iter().copied().min().expect("a set has tiles"));
    match kind {
        MeldKind::Chow => Meld::shuntsu_open(low),
        MeldKind::Pong => Meld::koutsu_open(low),
        MeldKind::ClaimedKong => Meld::kan(low, KanType::Open),
        MeldKind::AddedKong => Meld::kan(low, KanType::Added),
        MeldKind::ConcealedKong => Meld::kan(low, KanType::Closed),
    }
}

/// Makes a hand ready.
pub(crate) fn ready(case: &Case) -> Ready {
    let tiles = |ids: &[Id]| -> Vec<Tile> { ids.iter().copied().map(tile).collect() };
    let mut in_hand = tiles(&case.concealed);
    in_hand.push(tile(case.win));
    let melded: Vec<Id> = case.melds.iter().flat_map(|(_, ids)| ids.clone()).collect();
    let all = [in_hand.clone(), tiles(&melded)].concat();
    let ids = case.concealed.iter().chain([&case.win]).chain(&melded);
    let win = match case.by {
        By::Draw => WinType::Tsumo,
        By::Discard | By::Rob => WinType::Ron,
    };
    let mut context = GameContext::new(win, HONOURS[case.round], HONOURS[case.seat])
        .with_winning_tile(tile(case.win))
        .with_dora(tiles(&case.dora))
        .with_ura_dora(tiles(&case.ura))
        .with_aka(ids.filter(|id| matches!(id, 16 | 52 | 88)).count() as u8);
    context.is_open = !case.is_closed();
    context.is_riichi = case.riichi > 0;
    context.is_double_riichi = case.riichi == 2;
    context.is_ippatsu = case.ippatsu;
    context.is_rinshan = case.rinshan;
    context.is_chankan = case.by == By::Rob;
    context.is_last_tile = case.last;
    context.is_tenhou = case.first && case.seat == 0;
    context.is_chiihou = case.first && case.seat != 0;
    Ready {
        in_hand: to_counts(&in_hand),
        all: to_counts(&all),
        melds: case.melds.iter().map(meld).collect(),
        context,
    }
}

/// Full scoring: every way to cut the hand, what it has and what it is paid; the one that is paid most.
pub(crate) fn score(ready: &Ready) -> Option<(YakuResult, ScoringResult)> {
    let cuts = if ready.melds.is_empty() {
        decompose_hand(&ready.in_hand)
    } else {
        decompose_hand_with_melds(&ready.in_hand, &ready.melds)
    };
    let scored = |cut: &HandStructure| {
        let yaku = detect_yaku_with_context(cut, &ready.all, &ready.context);
        let score = calculate_score(cut, &yaku, &ready.context);
        (yaku, score)
    };
    // A cut without yaku is no win, whatever its dora come to.
    cuts.iter()
        .map(scored)
        .max_by_key(|(yaku, score)| (!yaku.yaku_list.is_empty(), score.payment.total, score.han))
}

/// What the library says of a hand. It knows no counters: they are added.
pub(crate) fn told(case: &Case, ready: &Ready) -> Told {
    let Some((found, score)) = score(ready) else {
        return Told::Unfinished;
    };
    if found.yaku_list.is_empty() {
        return Told::NoYaku;
    }
    let mut yaku: BTreeMap<&'static str, u32> = found
        .yaku_list
        .iter()
        .map(|yaku| (name(yaku, ready), 1))
        .collect();
    if !found.is_yakuman {
        let dora = [
            ("dora", found.regular_dora),
            ("ura", found.ura_dora),
            ("aka", found.aka_dora),
        ];
        yaku.extend(
            dora.iter()
                .filter(|(_, n)| *n > 0)
                .map(|&(name, n)| (name, n.into())),
        );
    }
    for double in ["double_wind"] {
        if yaku.remove(double).is_some() {
            yaku.extend([("seat_wind", 1), ("round_wind", 1)]);
        }
    }
    let payment = &score.payment;
    let counters = case.counters * 100;
    Told::Win(Worth {
        yakuman: if found.is_yakuman {
            u32::from(score.han) / 13
        } else {
            0
        },
        han: score.han.into(),
        fu: score.fu.total.into(),
        yaku,
        paid: match (payment.from_discarder, payment.from_non_dealer) {
            (Some(all), _) => Paid::Discarder(all + 3 * counters),
            (None, other) => Paid::All(
                payment.from_dealer.map_or(0, |paid| paid + counters),
                other.unwrap_or(0) + counters,
            ),
        },
    })
}

/// Whether a hand without sets on the table is finished.
pub(crate) fn is_finished(ready: &Ready) -> bool {
    is_winning_hand(&ready.in_hand)
}

/// How far a hand is from waiting.
pub(crate) fn distance(ready: &Ready) -> i8 {
    calculate_shanten_with_melds(&ready.in_hand, ready.melds.len() as u8).shanten
}

/// The engine's name of a yaku.
fn name(yaku: &Yaku, ready: &Ready) -> &'static str {
    let both = ready.context.round_wind == ready.context.seat_wind;
    match yaku {
        Yaku::Riichi => "riichi",
        Yaku::Ippatsu => "ippatsu",
        Yaku::MenzenTsumo => "menzen_tsumo",
        Yaku::Tanyao => "tanyao",
        Yaku::Pinfu => "pinfu",
        Yaku::Iipeikou => "iipeikou",
        Yaku::Yakuhai(Honor::White) => "haku",
        Yaku::Yakuhai(Honor::Green) => "hatsu",
        Yaku::Yakuhai(Honor::Red) => "chun",
        Yaku::Yakuhai(_) if both => "double_wind",
        Yaku::Yakuhai(wind) if *wind == ready.context.seat_wind => "seat_wind",
        Yaku::Yakuhai(_) => "round_wind",
        Yaku::RinshanKaihou => "rinshan",
        Yaku::Chankan => "chankan",
        Yaku::HaiteiRaoyue => "haitei",
        Yaku::HouteiRaoyui => "houtei",
        Yaku::DoubleRiichi => "double_riichi",
        Yaku::Toitoi => "toitoi",
        Yaku::SanshokuDoujun => "sanshoku_doujun",
        Yaku::SanshokuDoukou => "sanshoku_doukou",
        Yaku::Ittsu => "ittsu",
        Yaku::Chiitoitsu => "chiitoitsu",
        Yaku::Chanta => "chanta",
        Yaku::SanAnkou => "sanankou",
        Yaku::SanKantsu => "sankantsu",
        Yaku::Honroutou => "honroutou",
        Yaku::Shousangen => "shousangen",
        Yaku::Honitsu => "honitsu",
        Yaku::Junchan => "junchan",
        Yaku::Ryanpeikou => "ryanpeikou",
        Yaku::Chinitsu => "chinitsu",
        Yaku::Tenhou => "tenhou",
        Yaku::Chiihou => "chiihou",
        Yaku::KokushiMusou => "kokushi",
        Yaku::Suuankou => "suuankou",
        Yaku::Daisangen => "daisangen",
        Yaku::Shousuushii => "shousuushii",
        Yaku::Daisuushii => "daisuushii",
        Yaku::Tsuuiisou => "tsuuiisou",
        Yaku::Chinroutou => "chinroutou",
        Yaku::Ryuuiisou => "ryuuiisou",
        Yaku::ChuurenPoutou => "chuuren",
        Yaku::SuuKantsu => "suukantsu",
        Yaku::Kokushi13Wait => "kokushi_13",
        Yaku::SuuankouTanki => "suuankou_tanki",
        Yaku::JunseiChuurenPoutou => "junsei_chuuren",
        _ => "local",
    }
}
