//! One way to read a win: which tiles form which set, and which of them the winning tile completed.

use std::fmt;

use crate::kinds::Kinds;
use crate::shape::special::{Forms, is_seven_pairs, is_thirteen_orphans};
use crate::shape::split::{Cut, Group, cuts};
use crate::shape::waits;
use crate::situation::{ByKind, Hand, Situation};
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

/// Sets, and the form in which a hand is read.
mod form;
/// The hand as it was read, as rows of tiles.
mod rows;

pub use form::{Completed, Form, Set, Sets};
pub use rows::Rows;

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
    /// What is in it, however it is read.
    pub held: Held,
    /// How it is read.
    pub form: Form,
    triplets: Kinds,
    runs: Kinds,
}

/// What is in a hand, however it is read.
#[derive(Clone, Copy)]
pub struct Held {
    /// All playing tiles of the seat, those of its sets too.
    pub all: Tiles,
    /// Their kinds.
    pub kinds: Kinds,
    /// How many of them are red.
    pub reds: usize,
    /// No set was claimed: only concealed kongs lie on the table.
    pub is_closed: bool,
}

impl Held {
    fn of(hand: &Hand) -> Self {
        let melded = hand.melds.iter().flat_map(|meld| &meld.tiles);
        let tiles = || hand.concealed.iter().chain(&hand.win).chain(melded.clone());
        Self {
            all: tiles().collect(),
            kinds: tiles().filter_map(|tile| tile.kind()).collect(),
            reds: tiles().filter(|tile| tile.is_red()).count(),
            is_closed: hand.is_closed(),
        }
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Held").finish_non_exhaustive()
    }
}

impl fmt::Debug for Reading<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}

impl<'a> Reading<'a> {
    /// Every way to read a hand: all cuts, and for each everything the winning tile can have completed
    /// (`common.md` 10.3). None when the hand is not finished.
    pub fn all(
        hand: &'a Hand,
        situation: &'a Situation,
        forms: Forms,
    ) -> impl Iterator<Item = Self> + use<'a> {
        let won = hand.win.and_then(|tile| Some((tile, tile.kind()?)));
        let held = Held::of(hand);
        let tiles = hand.in_hand();
        let full = tiles.len() + 3 * hand.melds.len() == 14;
        let won = won.filter(|_| full && held.all.at_least(Kind::COPIES + 1).is_empty());
        won.into_iter().flat_map(move |(win, kind)| {
            let drawn = situation.by == ByKind::Draw;
            let melds: Sets = hand.melds.iter().map(Set::of_meld).collect();
            let standard = cuts(&tiles)
                .into_iter()
                .flat_map(move |cut| standard(&cut, &melds, kind, drawn));
            let alone = hand.melds.is_empty();
            let pairs = alone && forms.seven_pairs && is_seven_pairs(&tiles);
            let orphans = alone && forms.thirteen_orphans && is_thirteen_orphans(&tiles);
            let special = pairs.then_some(Form::SevenPairs);
            let special = special.or_else(|| orphans.then_some(Form::ThirteenOrphans));
            standard
                .chain(special)
                .map(move |form| Self::new(hand, Some(win), situation, (forms, held), form))
        })
    }

    fn new(
        hand: &'a Hand,
        win: Option<Tile>,
        situation: &'a Situation,
        (forms, held): (Forms, Held),
        form: Form,
    ) -> Self {
        let mut reading = Self {
            hand,
            win,
            situation,
            forms,
            held,
            form,
            triplets: Kinds::NONE,
            runs: Kinds::NONE,
        };
        for set in reading.form.sets() {
            match set.group {
                Group::Triplet(kind) => reading.triplets.insert(kind),
                Group::Run(low) => reading.runs.insert(low),
            }
        }
        reading
    }

    /// A hand that has not won, read as what counts in it: every three of a kind is a triplet, undeclared fours too, and
    /// every other two are a pair. Nothing else can be made of tiles of one kind, so it is the best reading.
    #[must_use]
    pub fn unfinished(hand: &'a Hand, situation: &'a Situation) -> Self {
        let in_hand = hand.in_hand();
        let triplets = in_hand.at_least(3).iter().map(|kind| Set {
            group: Group::Triplet(kind),
            kong: false,
            concealed: true,
        });
        let pairs = in_hand.at_least(2).iter();
        let form = Form::Unfinished {
            sets: hand
                .melds
                .iter()
                .map(Set::of_meld)
                .chain(triplets)
                .collect(),
            pairs: pairs.filter(|&kind| in_hand[kind] == 2).collect(),
        };
        let held = Held::of(hand);
        Self::new(hand, None, situation, (Forms::default(), held), form)
    }

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
        let melds = before.melds.len();
        waits(&before.in_hand(), melds, &before.all(), self.forms)
    }

    /// The kinds of all triplets and kongs.
    #[must_use]
    pub fn triplets(&self) -> Kinds {
        self.triplets
    }

    /// The lowest kinds of all runs; equal runs are there once.
    #[must_use]
    pub fn runs(&self) -> Kinds {
        self.runs
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

/// The readings of one cut: one for each different thing that the winning tile can have completed.
fn standard(cut: &Cut, melds: &Sets, win: Kind, drawn: bool) -> impl Iterator<Item = Form> + use<> {
    let groups = cut.groups.iter().map(|&group| Set {
        group,
        kong: false,
        concealed: true,
    });
    let sets: Sets = melds.iter().copied().chain(groups).collect();
    let pair = cut.pair;
    let first = melds.len();
    let completed = (first..sets.len()).filter(move |&at| {
        let group = sets[at].group;
        group.has(win) && sets[first..at].iter().all(|set| set.group != group)
    });
    let alone = (pair == win).then_some(Completed::Pair);
    let completed = alone.into_iter().chain(completed.map(Completed::Set));
    completed.map(move |completed| {
        let mut sets = sets;
        if let Completed::Set(at) = completed {
            sets[at].concealed = drawn;
        }
        Form::Standard {
            sets,
            pair,
            completed,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meld::{Meld, MeldKind};
    use crate::seat::Wind;
    use crate::tile::{parse_tiles, write_tiles};

    fn hand(concealed: &str, melds: Vec<Meld>, win: &str) -> Hand {
        Hand {
            concealed: parse_tiles(concealed).expect("tiles"),
            melds,
            win: win.parse().ok(),
        }
    }

    /// Each reading as what the winning tile completed and whether that is concealed.
    fn completed(hand: &Hand, by: ByKind) -> Vec<(String, bool)> {
        let situation = Situation::new(Wind::South, Wind::East, by);
        let readings = Reading::all(hand, &situation, Forms::default());
        let told = readings.map(|reading| match &reading.form {
            Form::Standard {
                completed: Completed::Pair,
                pair,
                ..
            } => (write_tiles(&[Tile::of(*pair); 2]), true),
            Form::Standard {
                completed: Completed::Set(at),
                sets,
                ..
            } => (write_tiles(reading.rows().row(*at)), sets[*at].concealed),
            Form::SevenPairs | Form::ThirteenOrphans | Form::Unfinished { .. } => {
                panic!("four sets and a pair")
            }
        });
        told.collect()
    }

    #[test]
    fn trap_03_the_winning_tile_may_complete_the_run_or_the_triplet() {
        let run = Meld {
            kind: MeldKind::Chow,
            tiles: parse_tiles("567s").expect("tiles"),
            claimed: None,
        };
        let hand = hand("1112344m555p", vec![run], "1m");
        let told = |concealed| {
            [
                ("111m".to_owned(), concealed),
                ("123m".to_owned(), concealed),
            ]
        };
        assert_eq!(completed(&hand, ByKind::Discard), told(false));
        assert_eq!(completed(&hand, ByKind::Draw), told(true));
    }

    #[test]
    fn equal_sets_are_one_reading_and_the_pair_stays_concealed() {
        assert_eq!(
            completed(&hand("22334p567m678s99m", vec![], "4p"), ByKind::Rob),
            [("234p".into(), false)]
        );
        assert_eq!(
            completed(&hand("234p567m678s999p9m", vec![], "9m"), ByKind::Discard),
            [("99m".into(), true)]
        );
    }

    #[test]
    fn rows_are_made_of_the_very_tiles() {
        let hand = hand("340m567m345p67s88p", vec![], "8s");
        let situation = Situation::default();
        let mut readings = Reading::all(&hand, &situation, Forms::default());
        let reading = readings.next().expect("a finished hand");
        let rows: Vec<String> = reading.rows().iter().map(write_tiles).collect();
        assert_eq!(rows, ["340m", "567m", "345p", "678s", "88p"]);
    }

    #[test]
    fn what_is_no_full_hand_has_no_reading() {
        let situation = Situation::default();
        for (concealed, win) in [
            ("123m456p789s33p5s", "5s"),
            ("123m456p789s3p", "3p"),
            ("123456789m1111z", "1z"),
        ] {
            let hand = hand(concealed, vec![], win);
            assert_eq!(Reading::all(&hand, &situation, Forms::default()).count(), 0);
        }
        let none = Hand {
            win: None,
            ..hand("123m456p789s33p55s", vec![], "5s")
        };
        assert_eq!(Reading::all(&none, &situation, Forms::default()).count(), 0);
    }
}
