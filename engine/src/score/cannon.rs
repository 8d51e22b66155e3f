//! The cannon: a discard that anybody could see to be dangerous (`classical-chinese.md` 7.6, Millington 90–96).

use crate::meld::Meld;
use crate::score::fed::Fed;
use crate::score::sheet::Sheet;
use crate::seat::Seat;
use crate::tile::{Kind, Suit};

/// With so few tiles left to draw every kind that was not discarded before is dangerous.
const FEW_LEFT: usize = 4;

/// What is feared of the one who shows certain sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fear {
    /// A hand of one suit.
    OneSuit(Suit),
    /// All three dragons.
    Dragons,
    /// All four winds.
    Winds,
    /// Nothing but honours.
    Honours,
    /// Nothing but terminals.
    Terminals,
    /// Nothing but green tiles.
    Green,
    /// Any win.
    AnyWin,
}

/// Whoever fed the winner a dangerous tile that led to what was feared; of several the last. Nobody who had nothing but
/// dangerous tiles to choose from.
pub(super) fn fired_by(sheet: &Sheet, fed: &[Fed]) -> Option<Seat> {
    let fires = |claim: &&Fed| {
        let mut kinds = claim.hand.iter().map(|(kind, _)| kind);
        let had_a_choice = kinds.any(|kind| fears(claim, kind).is_empty());
        let came_true = |fear: &Fear| fear.came_true(sheet);
        had_a_choice && fears(claim, claim.kind).iter().any(came_true)
    };
    fed.iter().rfind(fires).map(|claim| claim.from)
}

/// What is to be feared when this kind is discarded to this seat.
fn fears(claim: &Fed, kind: Kind) -> Vec<Fear> {
    let all = |test: &dyn Fn(Kind) -> bool| {
        let sets = claim.shown.len() == 3 && claim.shown.iter().all(|meld| all_of(meld, test));
        sets && test(kind)
    };
    let sets_of = |test: &dyn Fn(Kind) -> bool| {
        let sets = claim.shown.iter().filter(|meld| all_of(meld, test));
        if test(kind) { sets.count() } else { 0 }
    };
    let mut fears = Vec::new();
    let mut fear = |there: bool, what: Fear| fears.extend(there.then_some(what));
    if let Some(suit) = kind.suit() {
        fear(all(&|k| k.suit() == Some(suit)), Fear::OneSuit(suit));
    }
    fear(sets_of(&|k| k.dragon().is_some()) == 2, Fear::Dragons);
    fear(sets_of(&|k| k.wind().is_some()) == 3, Fear::Winds);
    fear(all(&Kind::is_honour), Fear::Honours);
    fear(all(&Kind::is_terminal), Fear::Terminals);
    fear(all(&Kind::is_green), Fear::Green);
    let fresh = claim.left <= FEW_LEFT && claim.discarded[kind] == 0;
    fear(fresh, Fear::AnyWin);
    fears
}

fn all_of(meld: &Meld, test: &dyn Fn(Kind) -> bool) -> bool {
    let mut kinds = meld.tiles.iter().filter_map(|tile| tile.kind());
    kinds.all(test)
}

impl Fear {
    /// Whether the winning hand is what was feared.
    fn came_true(self, sheet: &Sheet) -> bool {
        let kinds = || {
            let tiles = sheet.reading.tiles().iter();
            tiles.filter_map(|tile| tile.kind())
        };
        let held = |test: fn(Kind) -> bool| {
            let rows = sheet.reading.iter().filter(|row| {
                let mut kinds = row.iter().filter_map(|tile| tile.kind());
                kinds.all(test)
            });
            rows.count()
        };
        match self {
            Self::OneSuit(suit) => kinds().all(|kind| kind.suit() == Some(suit)),
            Self::Dragons => held(|kind| kind.dragon().is_some()) == 3,
            Self::Winds => held(|kind| kind.wind().is_some()) == 4,
            Self::Honours => kinds().all(Kind::is_honour),
            Self::Terminals => kinds().all(Kind::is_terminal),
            Self::Green => kinds().all(Kind::is_green),
            Self::AnyWin => true,
        }
    }
}
