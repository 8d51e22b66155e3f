//! What the sets of a form come to.

use crate::kinds::Kinds;
use crate::reading::{Form, Wait};
use crate::shape::split::Group;
use crate::tile::Kind;

/// What the sets of a form come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Made {
    /// The kinds of all triplets and kongs.
    pub(super) triplets: Kinds,
    /// The lowest kinds of all runs; equal runs are there once.
    pub(super) runs: Kinds,
    /// How many pairs of equal runs there are; four equal runs are two.
    pub(super) equal_runs: u8,
    /// How many triplets and kongs are concealed.
    pub(super) concealed: u8,
    /// How many kongs there are.
    pub(super) kongs: u8,
    /// What the hand waited for.
    pub(super) wait: Option<Wait>,
}

impl Made {
    pub(super) fn of(form: &Form, win: Option<Kind>) -> Self {
        let mut made = Self {
            wait: win.and_then(|win| form.wait(win)),
            ..Self::default()
        };
        // Runs that are there once or three times so far.
        let mut odd = Kinds::NONE;
        for set in form.sets() {
            let low = Kinds::only(set.group.low());
            let (triplet, run) = match set.group {
                Group::Triplet(_) => (low, Kinds::NONE),
                Group::Run(_) => (Kinds::NONE, low),
            };
            made.equal_runs += u8::from(odd.have_any(run));
            odd = odd ^ run;
            made.triplets = made.triplets | triplet;
            made.runs = made.runs | run;
            made.concealed += u8::from(set.concealed & !triplet.is_empty());
            made.kongs += u8::from(set.kong);
        }
        made
    }
}
