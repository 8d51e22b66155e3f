//! One way to read a win: which tiles form which set, and which of them the winning tile completed.

use std::fmt;

use crate::meld::Meld;
use crate::shape::special::{Forms, is_seven_pairs, is_thirteen_orphans};
use crate::shape::split::{Cut, Group, cuts};
use crate::shape::waits;
use crate::situation::{ByKind, Hand, Situation};
use crate::tile::{Kind, Tile};

/// Sets, and the form in which a hand is read.
mod form;

pub use form::{Completed, Form, Set};

/// A finished hand, read in one way, in its situation. Its `Debug` shows no tile.
#[derive(Clone)]
pub struct Reading<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// The winning tile; `None` for a hand that has not won.
    pub win: Option<Tile>,
    /// What is around it.
    pub situation: &'a Situation,
    /// The special forms that are wins, which its waits depend on.
    pub forms: Forms,
    /// How it is read.
    pub form: Form,
}

impl fmt::Debug for Reading<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}

impl<'a> Reading<'a> {
    /// Every way to read a hand: all cuts, and for each everything the winning tile can have completed
    /// (`common.md` 10.3). Empty when the hand is not finished.
    #[must_use]
    pub fn all(hand: &'a Hand, situation: &'a Situation, forms: Forms) -> Vec<Self> {
        let Some((win, kind)) = hand.win.and_then(|tile| Some((tile, tile.kind()?))) else {
            return Vec::new();
        };
        let tiles = hand.in_hand();
        let fifth = hand.all().iter().any(|(_, copies)| copies > Kind::COPIES);
        if fifth || tiles.len() + 3 * hand.melds.len() != 14 {
            return Vec::new();
        }
        let drawn = situation.by == ByKind::Draw;
        let mut found: Vec<Form> = cuts(&tiles)
            .iter()
            .flat_map(|cut| standard(cut, &hand.melds, kind, drawn))
            .collect();
        if hand.melds.is_empty() && forms.seven_pairs && is_seven_pairs(&tiles) {
            found.push(Form::SevenPairs);
        }
        if hand.melds.is_empty() && forms.thirteen_orphans && is_thirteen_orphans(&tiles) {
            found.push(Form::ThirteenOrphans);
        }
        found
            .into_iter()
            .map(|form| Self {
                hand,
                win: Some(win),
                situation,
                forms,
                form,
            })
            .collect()
    }

    /// A hand that has not won, read as what counts in it: every three of a kind is a triplet, undeclared fours too, and
    /// every other two are a pair. Nothing else can be made of tiles of one kind, so it is the best reading.
    #[must_use]
    pub fn unfinished(hand: &'a Hand, situation: &'a Situation) -> Self {
        let held = hand.in_hand();
        let triplets = held.iter().filter(|&(_, n)| n >= 3).map(|(kind, _)| Set {
            group: Group::Triplet(kind),
            kong: false,
            concealed: true,
        });
        let sets = hand
            .melds
            .iter()
            .map(Set::of_meld)
            .chain(triplets)
            .collect();
        let pairs = held.iter().filter(|&(_, n)| n == 2).map(|(kind, _)| kind);
        Self {
            hand,
            win: None,
            situation,
            forms: Forms::default(),
            form: Form::Unfinished {
                sets,
                pairs: pairs.collect(),
            },
        }
    }

    /// The sets, four of them in a finished hand; none for a special form.
    #[must_use]
    pub fn sets(&self) -> &[Set] {
        match &self.form {
            Form::Standard { sets, .. } | Form::Unfinished { sets, .. } => sets,
            Form::SevenPairs | Form::ThirteenOrphans => &[],
        }
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
    pub fn pairs(&self) -> Vec<Kind> {
        match &self.form {
            Form::Standard { pair, .. } => vec![*pair],
            Form::SevenPairs => self.hand.in_hand().iter().map(|(kind, _)| kind).collect(),
            Form::ThirteenOrphans => Vec::new(),
            Form::Unfinished { pairs, .. } => pairs.clone(),
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
    pub fn triplets(&self) -> impl Iterator<Item = Kind> + '_ {
        self.sets().iter().filter_map(Set::triplet)
    }

    /// Whether there are four sets and all of them are as asked.
    #[must_use]
    pub fn all_sets(&self, test: impl Fn(&Set) -> bool) -> bool {
        self.pair().is_some() && self.sets().iter().all(test)
    }

    /// Whether every tile of the hand is as asked.
    #[must_use]
    pub fn all_kinds(&self, test: impl Fn(Kind) -> bool) -> bool {
        self.hand.all().iter().all(|(kind, _)| test(kind))
    }

    /// Whether some tile of the hand is as asked.
    #[must_use]
    pub fn any_kind(&self, test: impl Fn(Kind) -> bool) -> bool {
        !self.all_kinds(|kind| !test(kind))
    }

    /// The hand as read: sets and pair, each a row of the very tiles that are in it.
    #[must_use]
    pub fn rows(&self) -> Vec<Vec<Tile>> {
        let mut pool: Vec<Tile> = self
            .hand
            .concealed
            .iter()
            .copied()
            .chain(self.win)
            .collect();
        pool.sort_unstable();
        let mut row = |kinds: &[Kind]| {
            kinds
                .iter()
                .filter_map(|&kind| take(&mut pool, kind))
                .collect()
        };
        match &self.form {
            Form::Standard { sets, pair, .. } => {
                let melds = &self.hand.melds;
                let in_hand = sets
                    .iter()
                    .skip(melds.len())
                    .map(|set| row(&set.group.kinds()));
                let mut rows: Vec<_> = melds
                    .iter()
                    .map(|meld| meld.tiles.clone())
                    .chain(in_hand)
                    .collect();
                rows.push(row(&[*pair; 2]));
                rows
            }
            Form::SevenPairs => self
                .hand
                .in_hand()
                .iter()
                .map(|(kind, _)| row(&[kind; 2]))
                .collect(),
            Form::ThirteenOrphans => vec![pool],
            Form::Unfinished { sets, pairs } => {
                let melds = &self.hand.melds;
                let in_hand = sets.iter().skip(melds.len());
                let mut rows: Vec<Vec<Tile>> =
                    melds.iter().map(|meld| meld.tiles.clone()).collect();
                rows.extend(in_hand.map(|set| row(&set.group.kinds())));
                rows.extend(pairs.iter().map(|&pair| row(&[pair; 2])));
                rows.push(pool);
                rows.retain(|row| !row.is_empty());
                rows
            }
        }
    }
}

fn take(pool: &mut Vec<Tile>, kind: Kind) -> Option<Tile> {
    let at = pool.iter().position(|tile| tile.kind() == Some(kind))?;
    Some(pool.remove(at))
}

/// The readings of one cut: one for each different thing that the winning tile can have completed.
fn standard(cut: &Cut, melds: &[Meld], win: Kind, drawn: bool) -> Vec<Form> {
    let mut sets: Vec<Set> = melds.iter().map(Set::of_meld).collect();
    sets.extend(cut.groups.iter().map(|&group| Set {
        group,
        kong: false,
        concealed: true,
    }));

    let mut completed = Vec::new();
    if cut.pair == win {
        completed.push(Completed::Pair);
    }
    for (at, group) in cut.groups.iter().enumerate() {
        if group.has(win) && !cut.groups[..at].contains(group) {
            completed.push(Completed::Set(melds.len() + at));
        }
    }
    let form = |completed| {
        let mut sets = sets.clone();
        if let Completed::Set(at) = completed {
            sets[at].concealed = drawn;
        }
        Form::Standard {
            sets,
            pair: cut.pair,
            completed,
        }
    };
    completed.into_iter().map(form).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meld::MeldKind;
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
        let told = readings.iter().map(|reading| match &reading.form {
            Form::Standard {
                completed: Completed::Pair,
                pair,
                ..
            } => (write_tiles(&[Tile::of(*pair); 2]), true),
            Form::Standard {
                completed: Completed::Set(at),
                sets,
                ..
            } => (write_tiles(&reading.rows()[*at]), sets[*at].concealed),
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
        let readings = Reading::all(&hand, &situation, Forms::default());
        let rows: Vec<String> = readings[0]
            .rows()
            .iter()
            .map(|row| write_tiles(row))
            .collect();
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
            assert!(
                Reading::all(&hand(concealed, vec![], win), &situation, Forms::default())
                    .is_empty()
            );
        }
        let none = Hand {
            win: None,
            ..hand("123m456p789s33p55s", vec![], "5s")
        };
        assert!(Reading::all(&none, &situation, Forms::default()).is_empty());
    }
}
