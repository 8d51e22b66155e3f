//! One way to read a win: which tiles form which set, and which of them the winning tile completed.

use std::fmt;

use smallvec::SmallVec;

use crate::kinds::Kinds;
use crate::shape::split::{Cut, Group};
use crate::shape::{Forms, Way, ways};
use crate::situation::{ByKind, Hand, Situation};
use crate::tile::{Kind, Tile};

/// Sets, and the form in which a hand is read.
mod form;
/// What is in a hand, however it is read.
mod held;
/// What the sets of a form come to.
mod made;
/// Plain facts of a reading, as bits.
mod marks;
/// The hand as it was read, as rows of tiles.
mod rows;
/// What completes a hand.
mod waits;

pub use form::{Completed, Form, Set, Sets, Wait};
pub use held::Held;
use made::Made;
pub use marks::Marks;
pub use rows::Rows;
use waits::MOST_RUNS;
pub use waits::waits;

/// A finished hand, read in one way, in its situation. Its `Debug` shows no tile.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// The winning tile; `None` for a hand that has not won.
    pub win: Option<Tile>,
    /// What is around it.
    pub situation: &'a Situation,
    /// The special forms that are wins, which its waits depend on.
    pub forms: Forms,
    /// The most runs a win may have, which its waits depend on too.
    pub most_runs: usize,
    /// What is in it, however it is read.
    pub held: &'a Held,
    /// How it is read.
    pub form: Form,
    made: Made,
    marks: Marks,
}

impl fmt::Debug for Reading<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}

/// A hand in its situation that is to be read. Its `Debug` shows no tile.
#[derive(Clone, Copy)]
pub struct Readings<'a> {
    hand: &'a Hand,
    situation: &'a Situation,
    forms: Forms,
    most_runs: usize,
    held: Held,
    marks: Marks,
}

impl fmt::Debug for Readings<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Readings").finish_non_exhaustive()
    }
}

impl<'a> Readings<'a> {
    /// The hand with its winning tile.
    #[must_use]
    pub fn of(hand: &'a Hand, situation: &'a Situation, forms: Forms) -> Self {
        let held = Held::of(hand);
        Self {
            hand,
            situation,
            forms,
            most_runs: MOST_RUNS,
            marks: Marks::of_hand(&held, situation),
            held,
        }
    }

    /// The same, read with no more runs than these.
    #[must_use]
    pub fn within(self, most_runs: usize) -> Self {
        Self { most_runs, ..self }
    }

    /// Every way to read it: all cuts, and for each everything the winning tile can have completed (`common.md` 10.3).
    /// None when the hand is not finished.
    pub fn each(&self, mut visit: impl FnMut(Form)) {
        let Some(win) = self.hand.win.and_then(Tile::kind) else {
            return;
        };
        let (hand, held) = (self.hand, &self.held);
        if held.fifth {
            return;
        }
        let mut visit = |form: Form| {
            if self.most_runs >= MOST_RUNS || form.runs() <= self.most_runs {
                visit(form);
            }
        };
        let drawn = self.situation.by == ByKind::Draw;
        let melds = &held.melds;
        ways(
            &held.in_hand,
            hand.melds.len(),
            self.forms,
            |way| match way {
                Way::Sets(cut) => standard(cut, melds, win, drawn, &mut visit),
                Way::SevenPairs => visit(Form::SevenPairs),
                Way::ThirteenOrphans => visit(Form::ThirteenOrphans),
            },
        );
    }

    /// All of them. Most hands have one or two.
    #[must_use]
    pub fn forms(&self) -> SmallVec<[Form; 2]> {
        let mut forms = SmallVec::new();
        self.each(|form| forms.push(form));
        forms
    }

    /// Whether it can be read at all: whether the hand is finished.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        !self.forms().is_empty()
    }

    /// The hand, read in this way.
    #[must_use]
    pub fn read(&self, form: Form) -> Reading<'_> {
        let made = Made::of(&form, self.hand.win.and_then(Tile::kind));
        Reading {
            hand: self.hand,
            win: self.hand.win,
            situation: self.situation,
            forms: self.forms,
            most_runs: self.most_runs,
            held: &self.held,
            marks: self.marks | Marks::of_form(&form, &made, self.situation),
            form,
            made,
        }
    }

    /// A hand that has not won, read as what counts in it: every three of a kind is a triplet, undeclared fours too, and
    /// every other two are a pair. Nothing else can be made of tiles of one kind, so it is the best reading.
    #[must_use]
    pub fn unfinished(&self) -> Reading<'_> {
        let in_hand = &self.held.in_hand;
        let triplets = in_hand.at_least(3).iter().map(|kind| Set {
            group: Group::Triplet(kind),
            kong: false,
            concealed: true,
        });
        let melds = self.held.melds.iter().copied();
        let pairs = in_hand.at_least(2).iter();
        let reading = self.read(Form::Unfinished {
            sets: melds.chain(triplets).collect(),
            pairs: pairs.filter(|&kind| in_hand[kind] == 2).collect(),
        });
        Reading {
            win: None,
            ..reading
        }
    }
}

impl Reading<'_> {
    /// The sets, four of them in a finished hand; none for a special form.
    #[must_use]
    pub fn sets(&self) -> &[Set] {
        self.form.sets()
    }

    /// The pair of four sets and a pair; `None` for everything else.
    #[must_use]
    pub fn pair(&self) -> Option<Kind> {
        match self.form {
            Form::Standard { pair, .. } => Some(pair),
            Form::SevenPairs | Form::ThirteenOrphans | Form::Unfinished { .. } => None,
        }
    }

    /// All pairs: one, seven, or as many as an unfinished hand has.
    #[must_use]
    pub fn pairs(&self) -> Kinds {
        match self.form {
            Form::Standard { pair, .. } => Kinds::only(pair),
            Form::SevenPairs => self.held.kinds,
            Form::ThirteenOrphans => Kinds::NONE,
            Form::Unfinished { pairs, .. } => pairs,
        }
    }

    /// The kinds that would have completed the hand before the winning tile came.
    #[must_use]
    pub fn waits(&self) -> Vec<Kind> {
        let before = Hand {
            win: None,
            ..self.hand.clone()
        };
        waits(&before, self.forms, self.most_runs)
    }

    /// Plain facts of it.
    #[must_use]
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// The kinds of all triplets and kongs.
    #[must_use]
    pub fn triplets(&self) -> Kinds {
        self.made.triplets
    }

    /// The lowest kinds of all runs; equal runs are there once.
    #[must_use]
    pub fn runs(&self) -> Kinds {
        self.made.runs
    }

    /// How many triplets and kongs are concealed.
    #[must_use]
    pub fn concealed_triplets(&self) -> usize {
        usize::from(self.made.concealed)
    }

    /// What the hand waited for, as it was read; `None` for a special form.
    #[must_use]
    pub fn wait(&self) -> Option<Wait> {
        self.made.wait
    }

    /// Whether there are four sets and all of them are as asked.
    #[must_use]
    pub fn all_sets(&self, test: impl Fn(&Set) -> bool) -> bool {
        self.pair().is_some() && self.sets().iter().all(test)
    }

    /// Whether every tile of the hand is of these kinds.
    #[must_use]
    pub fn is_all(&self, kinds: Kinds) -> bool {
        self.held.kinds.are_all(kinds)
    }

    /// Whether some tile of the hand is of these kinds.
    #[must_use]
    pub fn has_any(&self, kinds: Kinds) -> bool {
        self.held.kinds.have_any(kinds)
    }

    /// The hand as read: sets and pair, each a row of the very tiles that are in it.
    #[must_use]
    pub fn rows(&self) -> Rows {
        Rows::of(self)
    }
}

/// Visits the readings of one cut: one for each different thing that the winning tile can have completed.
fn standard(cut: &Cut, melds: &Sets, win: Kind, drawn: bool, visit: &mut impl FnMut(Form)) {
    let sets = melds.with(&cut.groups);
    let pair = cut.pair;
    if pair == win {
        visit(Form::Standard {
            sets,
            pair,
            completed: Completed::Pair,
        });
    }
    // Equal sets stand side by side; one on the table is none of them, and was complete before.
    let mut before = None;
    let mut completed = 0;
    for (at, set) in sets.iter().enumerate() {
        let can_be = set.group.has(win) & ((at == melds.len()) | (before != Some(set.group)));
        completed |= u8::from(can_be) << at;
        before = Some(set.group);
    }
    completed &= u8::MAX << melds.len();
    while completed != 0 {
        let at = completed.trailing_zeros() as usize;
        completed &= completed - 1;
        let mut sets = sets;
        sets[at].concealed = drawn;
        visit(Form::Standard {
            sets,
            pair,
            completed: Completed::Set(at as u8),
        });
    }
}

#[cfg(test)]
mod tests;
