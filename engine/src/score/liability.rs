//! Who has to pay for somebody else's danger.

use crate::meld::{Meld, MeldKind};
use crate::rules::RuleSet;
use crate::rules::payment::Payment;
use crate::rules::worth::{Danger, DangerOf};
use crate::score::cannon;
use crate::score::fed::Fed;
use crate::score::sheet::Sheet;
use crate::seat::Seat;
use crate::tile::Kind;

/// One who is liable for a win, or for a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Feeder {
    /// Who.
    pub seat: Seat,
    /// The line of the sheet that he made certain; `None` for whatever in the hand somebody can be liable for.
    pub made: Option<&'static str>,
}

impl Feeder {
    /// One who is liable for whatever in the hand somebody can be liable for.
    #[must_use]
    pub fn of_the_hand(seat: Seat) -> Self {
        Self { seat, made: None }
    }
}

/// Who is liable for this sheet, one for each danger, in the order in which they made them certain.
///
/// `melds` stand in the order they were made; an added kong stands where its pong was. `fed` are all discards that the
/// winner took, in order; a winning discard is the last of them.
#[must_use]
pub fn liable(rules: &RuleSet, melds: &[Meld], sheet: &Sheet, fed: &[Fed]) -> Vec<Feeder> {
    if rules.worth.cannon {
        let fired_by = cannon::fired_by(sheet, fed);
        return fired_by.map(Feeder::of_the_hand).into_iter().collect();
    }
    let dangers = rules.worth.dangers.iter();
    let mut feedings: Vec<_> = dangers
        .filter_map(|danger| feeding(melds, sheet, *danger, fed))
        .collect();
    feedings.sort_by_key(|&(place, _)| place);
    feedings.into_iter().map(|(_, feeder)| feeder).collect()
}

/// Whether the hand of this sheet is one that somebody can be liable for, whoever fed what. Where the rules name no danger
/// any hand is, because what is to be feared then depends on more than the sheet (`cannon`); but base points are owed for
/// named hands alone.
pub(super) fn can_be_fed(rules: &RuleSet, sheet: &Sheet) -> bool {
    let dangers = rules.worth.dangers;
    if dangers.is_empty() {
        return !matches!(rules.worth.payment, Payment::BasePoints(_));
    }
    let has = |danger: &Danger| {
        let sets = |test: fn(Kind) -> bool| triplets(sheet).filter(|&(kind, _)| test(kind)).count();
        let there = match danger.of {
            DangerOf::OneSuit => is_of_one_suit(sheet),
            DangerOf::Dragons => sets(|kind| kind.dragon().is_some()) >= danger.sets,
            DangerOf::Winds => sets(|kind| kind.wind().is_some()) >= danger.sets,
            DangerOf::Honours => sets(Kind::is_honour) >= danger.sets,
            DangerOf::Kongs => {
                triplets(sheet).filter(|&(_, size)| size == 4).count() >= danger.sets
            }
        };
        let made = |name| sheet.lines.iter().any(|line| line.name == name);
        there && danger.makes.is_none_or(made)
    };
    dangers.iter().any(has)
}

/// The pungs and kongs of the hand as it was read, each with its size.
fn triplets(sheet: &Sheet) -> impl Iterator<Item = (Kind, usize)> {
    let groups = sheet.reading.iter().filter(|group| group.len() > 2);
    groups.filter_map(|group| {
        let kind = group.first()?.kind()?;
        let is_equal = group.iter().all(|tile| tile.kind() == Some(kind));
        is_equal.then_some((kind, group.len()))
    })
}

/// The set that made a danger certain: its place among the sets, and who fed it.
fn feeding(melds: &[Meld], sheet: &Sheet, danger: Danger, fed: &[Fed]) -> Option<(usize, Feeder)> {
    let counts = |meld: &Meld| match danger.of {
        DangerOf::OneSuit => !meld.is_concealed() && is_of_one_suit(sheet),
        DangerOf::Dragons => is_exposed_triplet(meld, |kind| kind.dragon().is_some()),
        DangerOf::Winds => is_exposed_triplet(meld, |kind| kind.wind().is_some()),
        DangerOf::Honours => is_exposed_triplet(meld, Kind::is_honour),
        DangerOf::Kongs => meld.is_kong(),
    };
    let last_needed = danger.sets.checked_sub(1)?;
    let (place, last) = melds
        .iter()
        .enumerate()
        .filter(|(_, meld)| counts(meld))
        .nth(last_needed)?;
    let made = |name| sheet.lines.iter().any(|line| line.name == name);
    // Of a kong made by adding to a pong the feeder gave the pong, not the kong.
    let was_fed = danger.of != DangerOf::Kongs || last.kind == MeldKind::ClaimedKong;
    let freed = |claim: &Fed| claim.kind == last.low() && claim.own[claim.kind] > 0;
    let is_free = danger.own_discard_frees && fed.iter().any(freed);
    let holds = danger.makes.is_none_or(made) && was_fed && !is_free;
    let (_, seat) = last.claimed.filter(|_| holds)?;
    let made = danger.makes;
    Some((place, Feeder { seat, made }))
}

/// The whole hand, as it was read, is of one suit without honours.
fn is_of_one_suit(sheet: &Sheet) -> bool {
    let mut suits = sheet
        .reading
        .tiles()
        .iter()
        .map(|tile| tile.kind().and_then(Kind::suit));
    suits
        .next()
        .flatten()
        .is_some_and(|first| suits.all(|suit| suit == Some(first)))
}

fn is_exposed_triplet(meld: &Meld, test: impl Fn(Kind) -> bool) -> bool {
    meld.kind != MeldKind::Chow && !meld.is_concealed() && test(meld.low())
}
