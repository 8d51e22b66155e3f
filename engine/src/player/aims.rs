//! What a learner's hand is worth something for already, and which patterns it is nearest to. Read from his view alone.

use std::cmp::Reverse;
use std::fmt;

use crate::deal::view::View;
use crate::meld::Meld;
use crate::pattern::{Pattern, Unit};
use crate::player::plan::{Form, bit};
use crate::player::reach::{HONOURS, Laid, Reach};
use crate::player::sight::{Holding, Set, Sight, open_meld};
use crate::player::style::Style;
use crate::shape::layout::{NEVER, Sets};
use crate::tile::{Dragon, Kind, Suit};

/// A hand may be so many tiles further from a pattern than from being complete in any way, and is still told of it.
const DETOUR: u8 = 2;

/// A pattern that a hand has or could get.
#[derive(Clone, PartialEq, Eq)]
pub struct Aim {
    /// Its name in the table of the rule set.
    pub name: &'static str,
    /// The kind it is about, for a triplet of one.
    pub kind: Option<Kind>,
    /// What it adds to this hand, claimed sets or not.
    pub worth: u32,
    /// What that counts.
    pub unit: Unit,
    /// Tiles that a complete hand with it still lacks; `None` when it is there whatever the rest becomes.
    pub missing: Option<u8>,
}

/// Shows nothing: what a hand is near to tells what it holds.
impl fmt::Debug for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Aim(…)")
    }
}

/// The patterns that the hand of the one who looks has already, then those it is nearest to, the more precious first where it
/// is as near. Nothing for a spectator, and nothing but what is there for a hand that is complete.
#[must_use]
pub fn of(view: &View) -> Vec<Aim> {
    let Some(sight) = Sight::of(view, &Style::CLOSE) else {
        return Vec::new();
    };
    let melds = view.seats[sight.seat].melds.iter().filter_map(open_meld);
    let look = Look {
        view,
        is_closed: melds.into_iter().all(Meld::is_concealed),
        sight: &sight,
    };
    let mut aims = look.there();
    aims.extend(look.near());
    aims
}

struct Look<'a> {
    view: &'a View,
    sight: &'a Sight,
    is_closed: bool,
}

impl Look<'_> {
    /// Triplets that are worth something by themselves.
    fn there(&self) -> Vec<Aim> {
        let holding = &self.sight.own;
        let lies = |kind| holding.sets.iter().any(|set| !set.run && set.low == kind);
        let valued = self.valued().into_iter();
        let there = valued.filter(|&(kind, _)| holding.tiles[kind] >= 3 || lies(kind));
        there
            .filter_map(|(kind, names)| self.aim(names, Some(kind), None))
            .collect()
    }

    /// The nearest patterns, each by its nearest way.
    fn near(&self) -> Vec<Aim> {
        let mut laid = Laid::new(&self.sight.own);
        let mut reach = Reach::new(&self.sight.caps());
        let any = sets([true; 4], Sets::Any).missing(&mut laid, &mut reach);
        let mut near: Vec<Aim> = Vec::new();
        for way in self.ways() {
            let missing = way.form.missing(&mut laid, &mut reach);
            let is_near = any > 0 && missing < NEVER && missing <= any + DETOUR;
            let is_more = way
                .beside
                .is_none_or(|other| missing < other.missing(&mut laid, &mut reach));
            let aim = self.aim(way.names, way.kind, Some(missing));
            let Some(aim) = aim.filter(|_| is_near && is_more) else {
                continue;
            };
            let is_same = |known: &&mut Aim| (known.name, known.kind) == (aim.name, aim.kind);
            match near.iter_mut().find(is_same) {
                Some(known) if known.missing <= aim.missing => {}
                Some(known) => *known = aim,
                None => near.push(aim),
            }
        }
        near.sort_by_key(|aim| (aim.missing, Reverse(aim.worth)));
        near
    }

    /// The first of these patterns that the rules have and that counts in this hand.
    fn aim(&self, names: Names, kind: Option<Kind>, missing: Option<u8>) -> Option<Aim> {
        let table = &self.view.rules.worth.patterns;
        let find = |name: &&str| table.iter().find(|pattern| pattern.name == *name);
        let pattern: &Pattern = names.iter().find_map(find)?;
        let open = pattern.open.unwrap_or(pattern.worth);
        let worth = if self.is_closed { pattern.worth } else { open };
        (worth > 0).then_some(Aim {
            name: pattern.name,
            kind,
            worth,
            unit: pattern.unit,
            missing,
        })
    }

    /// The honours whose triplets count, with the names that this can have; a wind that is the seat's and the round's twice.
    fn valued(&self) -> [(Kind, Names); 5] {
        let wind = |wind| Kind::of_wind(wind);
        [
            (Kind::of_dragon(Dragon::White), &["dragon_pung", "haku"]),
            (Kind::of_dragon(Dragon::Green), &["dragon_pung", "hatsu"]),
            (Kind::of_dragon(Dragon::Red), &["dragon_pung", "chun"]),
            (wind(self.view.wind(self.sight.seat)), &["seat_wind"]),
            (wind(self.view.round_wind()), &["round_wind"]),
        ]
    }

    /// Every way there is, as far as the sets on the table allow it.
    fn ways(&self) -> Vec<Way> {
        let holding = &self.sight.own;
        let all = |test: &dyn Fn(&Set) -> bool| holding.sets.iter().all(test);
        let forms = self.sight.forms;
        let nothing_lies = holding.sets.is_empty();
        let plain = [
            (RUNS, sets([true; 4], Sets::Runs), all(&|set| set.run)),
            (
                TRIPLETS,
                sets([true; 4], Sets::Triplets),
                all(&|set| !set.run),
            ),
            (
                SIMPLES,
                simples(),
                all(&|set| !set.kinds().any(Kind::is_major)),
            ),
            (PAIRS, Form::Pairs, nothing_lies && forms.seven_pairs),
            (
                ORPHANS,
                Form::Orphans,
                nothing_lies && forms.thirteen_orphans,
            ),
        ];
        let plain = plain.into_iter().filter(|(.., can_be)| *can_be);
        let mut ways: Vec<Way> = plain
            .map(|(names, form, _)| Way::new(names, form))
            .collect();
        ways.extend(
            Suit::ALL
                .into_iter()
                .flat_map(|suit| flushes(holding, suit)),
        );
        let valued = self.valued().into_iter();
        let pairs = valued.filter(|(kind, _)| holding.tiles[*kind] == 2);
        ways.extend(pairs.map(|(kind, names)| Way {
            kind: Some(kind),
            ..Way::new(names, triplet_of(kind))
        }));
        ways
    }
}

/// The names that one pattern has in the rule sets.
type Names = &'static [&'static str];

const RUNS: Names = &["common_hand", "pinfu", "no_points_hand"];
const TRIPLETS: Names = &["all_pungs", "toitoi"];
const SIMPLES: Names = &["all_simples", "tanyao"];
const PAIRS: Names = &["seven_pairs", "chiitoitsu"];
const ORPHANS: Names = &["thirteen_orphans", "kokushi"];
const HALF_FLUSH: Names = &["half_flush", "honitsu"];
const FULL_FLUSH: Names = &["full_flush", "chinitsu"];

/// A way to a pattern.
struct Way {
    names: Names,
    kind: Option<Kind>,
    form: Form,
    /// A form that is another pattern: this one is aimed at only where it is nearer.
    beside: Option<Form>,
}

impl Way {
    fn new(names: Names, form: Form) -> Self {
        Self {
            names,
            kind: None,
            form,
            beside: None,
        }
    }
}

/// One suit alone, and one suit with honours.
fn flushes(holding: &Holding, suit: Suit) -> impl Iterator<Item = Way> {
    let is_of = |set: &Set| set.low.suit() == Some(suit);
    let mut groups = [false; 4];
    groups[suit as usize] = true;
    let full = holding.sets.iter().all(is_of);
    let full = full.then(|| sets(groups, Sets::Any));
    groups[HONOURS] = true;
    let fits = |set: &Set| is_of(set) || set.low.is_honour();
    let half = holding.sets.iter().all(fits).then(|| Way {
        beside: full,
        ..Way::new(HALF_FLUSH, sets(groups, Sets::Any))
    });
    full.map(|form| Way::new(FULL_FLUSH, form))
        .into_iter()
        .chain(half)
}

fn sets(groups: [bool; 4], sets: Sets) -> Form {
    Form::Sets {
        groups,
        sets,
        wanted: 0,
        simples: false,
    }
}

fn simples() -> Form {
    Form::Sets {
        groups: [true, true, true, false],
        sets: Sets::Any,
        wanted: 0,
        simples: true,
    }
}

/// Any hand with a triplet of this honour.
fn triplet_of(honour: Kind) -> Form {
    Form::Sets {
        groups: [true; 4],
        sets: Sets::Any,
        wanted: bit(honour),
        simples: false,
    }
}
