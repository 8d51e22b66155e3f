//! How tenhou.net/6 says what a hand is worth: the words its viewers show and its readers know.

use crate::notation::account::Won;
use crate::pattern::Unit;
use crate::score::sheet::{Line, Sheet};
use crate::seat::Seat;

/// The names of what counts.
const NAMES: [(&str, &str); 47] = [
    ("riichi", "立直"),
    ("double_riichi", "両立直"),
    ("ippatsu", "一発"),
    ("menzen_tsumo", "門前清自摸和"),
    ("rinshan", "嶺上開花"),
    ("chankan", "槍槓"),
    ("haitei", "海底摸月"),
    ("houtei", "河底撈魚"),
    ("renhou", "人和"),
    ("pinfu", "平和"),
    ("tanyao", "断幺九"),
    ("iipeikou", "一盃口"),
    ("ryanpeikou", "二盃口"),
    ("haku", "役牌 白"),
    ("hatsu", "役牌 發"),
    ("chun", "役牌 中"),
    ("toitoi", "対々和"),
    ("sanankou", "三暗刻"),
    ("sankantsu", "三槓子"),
    ("sanshoku_doujun", "三色同順"),
    ("sanshoku_doukou", "三色同刻"),
    ("ittsu", "一気通貫"),
    ("shousangen", "小三元"),
    ("chiitoitsu", "七対子"),
    ("chanta", "混全帯幺九"),
    ("junchan", "純全帯幺九"),
    ("honroutou", "混老頭"),
    ("honitsu", "混一色"),
    ("chinitsu", "清一色"),
    ("dora", "ドラ"),
    ("ura", "裏ドラ"),
    ("aka", "赤ドラ"),
    ("kokushi", "国士無双"),
    ("kokushi_13", "国士無双１３面"),
    ("suuankou", "四暗刻"),
    ("suuankou_tanki", "四暗刻単騎"),
    ("daisangen", "大三元"),
    ("shousuushii", "小四喜"),
    ("daisuushii", "大四喜"),
    ("tsuuiisou", "字一色"),
    ("chinroutou", "清老頭"),
    ("ryuuiisou", "緑一色"),
    ("chuuren", "九蓮宝燈"),
    ("junsei_chuuren", "純正九蓮宝燈"),
    ("suukantsu", "四槓子"),
    ("tenhou", "天和"),
    ("chiihou", "地和"),
];

const WINDS: [&str; 4] = ["東", "南", "西", "北"];

/// The names of limits.
const LIMITS: [(&str, &str); 5] = [
    ("mangan", "満貫"),
    ("haneman", "跳満"),
    ("baiman", "倍満"),
    ("sanbaiman", "三倍満"),
    ("yakuman", "役満"),
];

/// What a deal's winds are called by.
#[derive(Clone, Copy)]
pub(super) struct Winds {
    pub(super) round: u8,
    pub(super) dealer: Seat,
}

/// The sum of a win in words, and then its lines.
pub(super) fn about(win: &Won, winds: Winds) -> Vec<String> {
    let Some(sheet) = &win.sheet else {
        return Vec::new();
    };
    let mut words = vec![sum(win, sheet, winds.dealer)];
    words.extend(
        sheet
            .lines
            .iter()
            .filter(|line| matches!(line.unit, Unit::Han | Unit::Yakuman) && line.worth > 0)
            .map(|one| line(one, win.seat, winds)),
    );
    words
}

fn line(line: &Line, seat: Seat, winds: Winds) -> String {
    let wind = |steps: usize| WINDS.get(steps % 4).copied().unwrap_or_default();
    let name = match line.name.as_str() {
        "seat_wind" => format!("自風 {}", wind(winds.dealer.steps_to(seat))),
        "round_wind" => format!("場風 {}", wind(usize::from(winds.round))),
        other => {
            let known = NAMES.iter().find(|(name, _)| *name == other);
            known.map_or(other, |(_, word)| word).to_owned()
        }
    };
    match line.unit {
        Unit::Yakuman => format!("{name}(役満)"),
        Unit::Points | Unit::Doubles | Unit::Faan | Unit::Han | Unit::Fu | Unit::Limits => {
            format!("{name}({}飜)", line.worth)
        }
    }
}

/// Fu and han, or the limit, and what is paid without counters and bets.
fn sum(win: &Won, sheet: &Sheet, dealer: Seat) -> String {
    let total = |unit| {
        let all = sheet.totals.iter().find(|(of, _)| *of == unit);
        all.map_or(0, |(_, n)| *n)
    };
    let limit = sheet.limit.as_deref();
    let known = LIMITS.iter().find(|(name, _)| Some(*name) == limit);
    let head = match known {
        // A yakuman of counted han has a word of its own.
        Some(("yakuman", _)) if total(Unit::Yakuman) == 0 => "数え役満".to_owned(),
        Some((_, word)) => (*word).to_owned(),
        None => format!("{}符{}飜", total(Unit::Fu), total(Unit::Han)),
    };
    let hundreds = |points: u32| points.next_multiple_of(100);
    let (base, deals) = (sheet.value, win.seat == dealer);
    match (win.seat == win.from, deals) {
        (true, true) => format!("{head}{}点∀", hundreds(2 * base)),
        (true, false) => format!("{head}{}-{}点", hundreds(base), hundreds(2 * base)),
        (false, true) => format!("{head}{}点", hundreds(6 * base)),
        (false, false) => format!("{head}{}点", hundreds(4 * base)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::sheet::{Rows, Totals};

    /// RI-16: a dealer's self-drawn yakuman of 15 han is 16000 from each, as one of a single yakuman is.
    #[test]
    fn a_counted_yakuman_has_a_word_of_its_own() {
        let dealer = Seat::ALL[0];
        let win = Won {
            seat: dealer,
            from: dealer,
            tile: None,
            changes: None,
            points: None,
            liable: None,
            sheet: None,
        };
        let told = |totals: &[(Unit, u32)]| {
            let sheet = Sheet {
                lines: Vec::new(),
                totals: Totals::from_slice(totals),
                limit: Some("yakuman".into()),
                value: 8000,
                reading: Rows::default(),
            };
            sum(&win, &sheet, dealer)
        };
        assert_eq!(told(&[(Unit::Han, 15), (Unit::Fu, 30)]), "数え役満16000点∀");
        assert_eq!(told(&[(Unit::Yakuman, 1)]), "役満16000点∀");
    }
}
