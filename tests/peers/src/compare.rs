//! Holds the engine against the libraries, hand by hand.

use std::collections::BTreeMap;

use crate::chance::Chance;
use crate::hands::{self, Case};
use crate::systems::{agari, ours, riichienv, xiangting};
use crate::told::{Told, Worth};

/// How many examples of each difference are printed.
const EXAMPLES: usize = 3;

/// Differences by what differs, with examples.
#[derive(Debug, Default)]
struct Differences(BTreeMap<String, (usize, Vec<String>)>);

impl Differences {
    fn add(&mut self, what: String, example: impl FnOnce() -> String) {
        let (count, examples) = self.0.entry(what).or_default();
        *count += 1;
        if examples.len() < EXAMPLES {
            examples.push(example());
        }
    }
}

/// Compares this many random hands and prints every kind of difference. Gives their number.
pub(crate) fn compare(count: usize, seed: u64) -> usize {
    let mut chance = Chance::new(seed);
    let rules = ours::rules();
    let mut differences = Differences::default();
    let mut wins = 0;
    for at in 0..count {
        let case = if at % 4 == 3 {
            hands::near(&mut chance)
        } else {
            hands::finished(&mut chance)
        };
        let ready = ours::ready(&case);
        let told = ours::told(&rules, &ready).settled();
        wins += usize::from(matches!(told, Told::Win(_)));
        score(&case, &told, &mut differences);
        shape(&case, &mut differences);
    }
    println!("{count} hands, {wins} of them wins");
    let mut all = 0;
    for (what, (times, examples)) in &differences.0 {
        println!("\n{times} times: {what}");
        examples.iter().for_each(|example| println!("  {example}"));
        all += times;
    }
    println!("\n{all} differences");
    all
}

fn score(case: &Case, told: &Told, differences: &mut Differences) {
    let others = [
        ("riichienv-core", riichienv::told(&riichienv::ready(case))),
        ("agari", agari::told(case, &agari::ready(case))),
    ];
    for (who, other) in others {
        let other = other.settled();
        if let Some(what) = differs(told, &other, who) {
            differences.add(format!("{who}: {what}"), || {
                format!("{}\n    ours:   {told}\n    theirs: {other}", text(case))
            });
        }
    }
}

/// What differs between two sheets, in words that are the same for all such hands.
fn differs(ours: &Told, theirs: &Told, who: &str) -> Option<String> {
    let (Told::Win(a), Told::Win(b)) = (ours, theirs) else {
        let word = |told: &Told| match told {
            Told::Win(_) => "a win".to_owned(),
            Told::NoYaku | Told::Unfinished => told.to_string(),
        };
        return (ours != theirs).then(|| format!("{}, not {}", word(theirs), word(ours)));
    };
    // One library does not say how many dora there are.
    let counts = |worth: &Worth| {
        worth
            .yaku
            .clone()
            .into_iter()
            .map(|(name, times)| (name, if who == "agari" { times } else { 1 }))
            .collect::<BTreeMap<_, _>>()
    };
    let (mine, other) = (counts(a), counts(b));
    let only = |a: &BTreeMap<&'static str, u32>, b: &BTreeMap<&'static str, u32>| {
        let only = a.iter().filter(|(name, times)| b.get(*name) != Some(times));
        only.map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
    };
    if mine != other {
        return Some(format!(
            "yaku: theirs [{}], ours [{}]",
            only(&other, &mine),
            only(&mine, &other)
        ));
    }
    if a.yakuman != b.yakuman {
        return Some(format!("{} yakuman, not {}", b.yakuman, a.yakuman));
    }
    if a.han != b.han {
        return Some("han".to_owned());
    }
    if a.fu != b.fu {
        return Some(format!("{} fu, not {}", b.fu, a.fu));
    }
    (a.paid != b.paid).then(|| format!("payment of {} yakuman", a.yakuman))
}

fn shape(case: &Case, differences: &mut Differences) {
    let mine = ours::shape(case);
    let counts = case.counts();
    let closed = case.melds.is_empty();
    let from_agari = agari::ready(case);
    let finished = ours::is_finished(&mine);
    let distance = ours::distance(&mine);
    let mut told = vec![
        (
            "riichienv-core: win check",
            riichienv::is_finished(&counts) == finished,
        ),
        (
            "riichienv-core: shanten",
            riichienv::distance(&counts) == distance,
        ),
        (
            "xiangting: win check",
            xiangting::is_finished(&counts) == finished,
        ),
        (
            "xiangting: shanten",
            xiangting::distance(&counts) == distance,
        ),
        ("agari: shanten", agari::distance(&from_agari) == distance),
    ];
    if closed {
        told.push((
            "agari: win check",
            agari::is_finished(&from_agari) == finished,
        ));
    }
    for (what, same) in told {
        if !same {
            differences.add(what.to_owned(), || {
                format!(
                    "{} ours {distance}, riichienv {}, xiangting {}, agari {}",
                    text(case),
                    riichienv::distance(&counts),
                    xiangting::distance(&counts),
                    agari::distance(&from_agari)
                )
            });
        }
    }
}

/// A hand in our notation.
fn text(case: &Case) -> String {
    let row = |ids: &[hands::Id]| {
        let mut tiles: Vec<_> = ids.iter().copied().map(ours::tile).collect();
        tiles.sort_unstable();
        engine::tile::write_tiles(&tiles)
    };
    let melds: Vec<String> = case
        .melds
        .iter()
        .map(|(kind, ids)| format!("{kind:?}:{}", row(ids)))
        .collect();
    format!(
        "{} + {} {} seat {} round {} {:?} riichi {} ippatsu {} last {} rinshan {} first {} dora {} ura {}",
        row(&case.concealed),
        row(&[case.win]),
        melds.join(" "),
        case.seat,
        case.round,
        case.by,
        case.riichi,
        case.ippatsu,
        case.last,
        case.rinshan,
        case.first,
        row(&case.dora),
        row(&case.ura)
    )
}
