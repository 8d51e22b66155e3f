//! `riichi`: the modern Japanese game: riichi, dora, furiten, han and fu.

mod options;
mod yaku;
mod yakuman;

use crate::pattern::{Pattern, Table};
use crate::rules::RuleSet;
use crate::rules::calls::{MissedWin, OwnDiscardWin};
use crate::rules::dealing::{Dealing, FinalResult, Finish};
use crate::rules::dora::{AfterKong, Dora};
use crate::rules::draws::{Aborts, Draws};
use crate::rules::material::Material;
use crate::rules::options::{Chosen, OptionFault, Options};
use crate::rules::penalties::Price;
use crate::rules::riichi::Riichi;
use crate::rules::vocabulary::Vocabulary;
use crate::rules::worth::{
    BasePoints, Count, CountersOfLiable, Danger, DangerOf, Han, Payment, Worth,
};
use crate::rulesets::facts;
use crate::shape::Forms;

pub use options::OPTIONS;

/// The id of this rule set.
pub const ID: &str = "riichi";

/// Counts changes of meaning. 2: the extra round is one round at most. 3: of several who are liable each is so for his own
/// yakuman, a human hand comes before any kong, those who share the first place share the bets left over.
const EDITION: u32 = 3;

/// The words of Japanese play.
const VOCABULARY: Vocabulary = Vocabulary {
    run: "chi",
    triplet: "pon",
    four: "kan",
    claimed_win: "ron",
    drawn_win: "tsumo",
    announcement: "riichi",
    gain: "han",
    east: "dealer",
    ..Vocabulary::STANDARD
};

/// The rule set with house options.
///
/// # Errors
/// Every fault at once.
pub fn build(options: &Options) -> Result<RuleSet, Vec<OptionFault>> {
    let chosen = Chosen::new(&OPTIONS, options)?;
    let faults = faults(&chosen);
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(RuleSet {
        id: ID,
        edition: EDITION,
        options: options.clone(),
        vocabulary: VOCABULARY,
        material: material(&chosen),
        calls: facts::calls(&chosen, restraint(&chosen)),
        riichi: Some(Riichi {
            bet: 1000,
            min_tiles: chosen.number("riichi_min_tiles").unwrap_or(4),
            first_discard_only: false,
            bets_to_nearest: chosen.text("riichi_bets") == "nearest",
        }),
        dora: Some(Dora {
            after_kong: chosen.pick(
                "kan_dora",
                &[
                    ("split", AfterKong::Split),
                    ("immediate", AfterKong::AtOnce),
                    ("off", AfterKong::Off),
                ],
            ),
            under: chosen.is("ura"),
        }),
        draws: draws(&chosen),
        dealing: dealing(&chosen),
        penalties: facts::penalties(&chosen, chombo(&chosen), true),
        worth: worth(&chosen),
    })
}

/// Values that are allowed and do not go together.
fn faults(chosen: &Chosen<'_>) -> Vec<OptionFault> {
    let start: i32 = chosen.number("game.start_points").unwrap_or(0);
    let uma = chosen.text("uma");
    let faults = [
        (chosen.is("bust_ends") && start < 0).then_some(OptionFault::BustAtStart { start }),
        (places(uma).iter().sum::<i32>() != 0)
            .then(|| OptionFault::UnbalancedPlaces { uma: uma.into() }),
    ];
    faults.into_iter().flatten().collect()
}

fn material(chosen: &Chosen<'_>) -> Material {
    Material {
        red_fives: chosen.number("tiles.red_fives").unwrap_or(0),
        ..facts::wall(chosen)
    }
}

/// `riichi.md` 3: one option for both kinds of furiten, unless another says what own discards bar.
fn restraint(chosen: &Chosen<'_>) -> (OwnDiscardWin, MissedWin) {
    let (own_discard, missed) = chosen.pick(
        "furiten",
        &[
            ("full", (OwnDiscardWin::Furiten, MissedWin::Furiten)),
            ("own-discards", (OwnDiscardWin::Furiten, MissedWin::Allow)),
            ("off", (OwnDiscardWin::Allow, MissedWin::Allow)),
        ],
    );
    let set = facts::own_discard_win(chosen);
    if set == OwnDiscardWin::Furiten {
        (own_discard, missed)
    } else {
        (set, missed)
    }
}

/// `riichi.md` 9.1, 9.2 and 9.4.
fn draws(chosen: &Chosen<'_>) -> Draws {
    Draws {
        for_waiting: 3000,
        for_outside_river: if chosen.is("nagashi") { 2000 } else { 0 },
        aborts: Aborts {
            nine_majors: chosen.is("abort.nine_terminals"),
            four_winds: chosen.is("abort.four_winds"),
            four_riichi: chosen.is("abort.four_riichi"),
            four_kongs: chosen.is("abort.four_kans"),
        },
    }
}

/// `riichi.md` 9.3, 9.5 and 9.6. When the target is more than everybody starts with, the difference is put in by all four and
/// goes to the first place.
fn dealing(chosen: &Chosen<'_>) -> Dealing {
    let shared = facts::dealing(chosen);
    let target: i32 = chosen.number("target").unwrap_or(0);
    let origin = target.max(shared.start_points);
    let mut places = places(chosen.text("uma"));
    places[0] += 4 * (origin - shared.start_points);
    Dealing {
        keeps_counters: true,
        finish: Finish {
            bust: chosen.is("bust_ends"),
            leading_dealer: chosen.is("agari_yame"),
            until: chosen.is("west_round").then_some(target),
        },
        result: FinalResult {
            origin,
            places,
            split_ties: chosen.text("tie") == "split",
        },
        ..shared
    }
}

/// `riichi.md` 10.
fn chombo(chosen: &Chosen<'_>) -> Price {
    let mangan = Price::ToEach {
        amount: 2000,
        dealer_double: true,
    };
    chosen.pick(
        "chombo",
        &[
            ("reverse-mangan", mangan),
            ("score20000", Price::OffResult(20_000)),
        ],
    )
}

/// The four numbers of `uma`, in points.
fn places(uma: &str) -> [i32; 4] {
    let mut places = [0; 4];
    for (place, text) in places.iter_mut().zip(uma.split('/')) {
        *place = 1000 * text.parse::<i32>().unwrap_or(0);
    }
    places
}

/// Yaku, yakuman, dora. What an option makes worthless is not among them.
fn patterns(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = yaku::table(chosen);
    table.extend(yakuman::table(chosen));
    table.extend(yaku::bonus(chosen));
    table.retain(|pattern| pattern.worth > 0);
    table
}

fn worth(chosen: &Chosen<'_>) -> Worth {
    Worth {
        written: &[],
        forms: Forms {
            seven_pairs: true,
            thirteen_orphans: true,
        },
        most_runs: 4,
        patterns: patterns(chosen).into(),
        losers: Table::default(),
        count: Count::Han(Han {
            minimum: chosen.number::<u32>("min_yaku").unwrap_or(1).min(1),
            minimum_with_counters: chosen.number("min_yaku").unwrap_or(1),
            counted_yakuman: chosen.text("kazoe") == "yakuman",
            rounds_up: chosen.is("kiriage"),
            yakuman_add: chosen.is("yakuman_stack"),
            double_wind_pair: chosen.number("double_wind_pair").unwrap_or(4),
            open_least: chosen.number("open_pinfu_fu").unwrap_or(30),
        }),
        bonus_wins: Vec::new(),
        payment: Payment::BasePoints(BasePoints {
            counter: 100,
            counters_of_liable: chosen.pick(
                "pao_honba",
                &[
                    ("discarder", CountersOfLiable::Discarder),
                    ("liable", CountersOfLiable::Liable),
                ],
            ),
        }),
        cannon: false,
        dangers: chosen.pick(
            "pao",
            &[
                ("dragons+winds", &DANGERS[..2]),
                ("dragons+winds+kongs", &DANGERS[..]),
                ("off", &[]),
            ],
        ),
    }
}

/// `riichi.md` 8.5.
const DANGERS: [Danger; 3] = [
    Danger {
        sets: 3,
        of: DangerOf::Dragons,
        makes: Some("daisangen"),
        own_discard_frees: false,
    },
    Danger {
        sets: 4,
        of: DangerOf::Winds,
        makes: Some("daisuushii"),
        own_discard_frees: false,
    },
    Danger {
        sets: 4,
        of: DangerOf::Kongs,
        makes: Some("suukantsu"),
        own_discard_frees: false,
    },
];
