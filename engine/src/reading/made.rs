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
    /// Two runs are equal.
    pub(super) equal_runs: bool,
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
        for set in form.sets() {
            let low = Kinds::only(set.group.low());
            let (triplet, run) = match set.group {
                Group::Triplet(_) => (low, Kinds::NONE),
                Group::Run(_) => (Kinds::NONE, low),
            };
            made.equal_runs |= made.runs.have_any(run);
            made.triplets = made.triplets | triplet;
            made.runs = made.runs | run;
            made.concealed += u8::from(set.concealed & !triplet.is_empty());
            made.kongs += u8::from(set.kong);
        }
        made
    }
}
