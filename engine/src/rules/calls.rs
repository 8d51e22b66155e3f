//! Claims, kongs and what restricts them (`common.md` 7, 8, 9 and 14).

use crate::tile::Kind;

/// Claims and kongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calls {
    /// Who wins when several can on one tile (`claim.multiple_winners`).
    pub several_winners: SeveralWinners,
    /// What may not be discarded right after a chow or pong (`claim.swap`).
    pub swap: Swap,
    /// The last discard may be claimed for sets too, not only to win (`claim.last_discard` = all).
    pub last_discard_for_sets: bool,
    /// Winning on what one has discarded oneself (`claim.own_discard_win`).
    pub own_discard_win: OwnDiscardWin,
    /// Winning after having let a winning tile pass (`claim.missed_win`).
    pub missed_win: MissedWin,
    /// How a concealed kong lies (`kong.concealed_display`).
    pub concealed_kong: KongDisplay,
    /// The tile added to a pong may be robbed.
    pub rob_added: bool,
    /// Who may rob a concealed kong (`kong.rob_concealed`).
    pub rob_concealed: RobConcealed,
    /// A kong may be declared right after a chow or pong (`kong.after_claim`).
    pub kong_after_claim: bool,
    /// At most this many kongs in a deal (`kong.max`); `None` is no limit.
    pub max_kongs: Option<u8>,
    /// On which side of the hand claimed sets lie; for drawing only (`display.meld_side`).
    pub meld_side: Side,
}

impl Calls {
    /// The kind of a concealed kong stays hidden from the others until the deal ends. A kong that can be robbed is shown,
    /// however it lies afterwards: nobody could rob what he cannot see.
    #[must_use]
    pub fn hides_concealed_kongs(&self) -> bool {
        self.concealed_kong == KongDisplay::AllDown && self.rob_concealed == RobConcealed::None
    }
}

/// Who wins when several can on one tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeveralWinners {
    /// The nearest to the right of the discarder, alone.
    Closest,
    /// The most combination points, then a hand without claims, then the nearest (seed 004).
    Best,
    /// Everybody.
    All,
    /// Everybody, but three winners abort the deal.
    AllTripleDraw,
}

/// What may not be discarded right after a chow or pong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Swap {
    /// Anything may.
    Allow,
    /// Not the claimed kind.
    NoSame,
    /// Neither the claimed kind nor the tile at the other end of the run.
    Forbid,
}

impl Swap {
    /// Whether a kind may not be discarded right after this one was claimed: for the run that begins with `run`, or for a
    /// triplet.
    #[must_use]
    pub fn forbids(self, kind: Kind, claimed: Kind, run: Option<Kind>) -> bool {
        let is_other_end = || {
            let low = run.filter(|&low| low == claimed);
            let high = run.filter(|&low| low.step(2) == Some(claimed));
            let below = high.and_then(|low| low.step(-1));
            low.and_then(|low| low.step(3)).or(below) == Some(kind)
        };
        match self {
            Self::Allow => false,
            Self::NoSame => kind == claimed,
            Self::Forbid => kind == claimed || is_other_end(),
        }
    }
}

/// Winning on a kind one has discarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnDiscardWin {
    /// Allowed.
    Allow,
    /// Not on the kind of one's latest discard.
    NoLast,
    /// Not on a kind one has discarded in this deal.
    NoSame,
    /// Not at all while any kind that completes the hand is among one's discards.
    Furiten,
}

impl OwnDiscardWin {
    /// The own discard that bars a win on a discard of this kind, if one does. `river` are the kinds discarded, in order, of
    /// which those that complete the hand are waits.
    pub fn barred_by(
        self,
        kind: Kind,
        mut river: impl DoubleEndedIterator<Item = Kind>,
        is_wait: impl Fn(Kind) -> bool,
    ) -> Option<Kind> {
        match self {
            Self::Allow => None,
            Self::NoLast => river.next_back().filter(|&last| last == kind),
            Self::NoSame => river.find(|&other| other == kind),
            Self::Furiten => river.find(|&other| is_wait(other)),
        }
    }
}

/// Winning after having let a winning tile pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissedWin {
    /// Allowed.
    Allow,
    /// Not on the passed kind until one's own next turn.
    NoSameUntilOwnTurn,
    /// Not on any discard until one's own next turn.
    NoAnyUntilOwnTurn,
    /// Not on any discard until one's own next turn, unless the hand is worth more than what was passed.
    NoAnyUnlessHigher,
    /// Not on any discard until one's own next draw, after riichi not in this deal; a tile that completes the hand is missed
    /// even when it would have been worth too little (`riichi.md` 3).
    Furiten,
}

/// How a concealed kong lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KongDisplay {
    /// The two middle tiles face down.
    MiddleDown,
    /// All four face down: the kind stays hidden from the others until the deal ends.
    AllDown,
    /// The outer tiles face down.
    EndsDown,
    /// All face up.
    Open,
}

impl KongDisplay {
    /// Whether the tile at this place, 0–3, lies face down although everybody may know the kind. All down, a kong is seen by
    /// its owner and at the end: opened.
    #[must_use]
    pub fn is_down(self, place: usize) -> bool {
        match self {
            Self::MiddleDown => matches!(place, 1 | 2),
            Self::EndsDown => matches!(place, 0 | 3),
            Self::AllDown | Self::Open => false,
        }
    }
}

/// Who may rob a concealed kong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RobConcealed {
    /// Nobody.
    None,
    /// A hand of thirteen orphans.
    Orphans,
    /// Any hand it completes.
    Any,
}

/// A side of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(text: &str) -> Kind {
        text.parse().expect("a kind")
    }

    /// `common.md` 14: who claims 1 for 123 may not discard 4, nor 6 who claims 9 for 789; the middle has no other end.
    #[test]
    fn swap_calling_is_the_claimed_kind_and_the_other_end_of_the_run() {
        let forbidden = |rule: Swap, claimed: &str, run: Option<&str>| {
            let kinds = Kind::all().filter(|&k| rule.forbids(k, kind(claimed), run.map(kind)));
            kinds.map(|kind| kind.to_string()).collect::<Vec<_>>()
        };
        for (claimed, run, both) in [
            ("1m", Some("1m"), &["1m", "4m"][..]),
            ("9s", Some("7s"), &["6s", "9s"]),
            ("5p", Some("5p"), &["5p", "8p"]),
            ("3p", Some("1p"), &["3p"]),
            ("7p", Some("7p"), &["7p"]),
            ("5p", Some("4p"), &["5p"]),
            ("5p", None, &["5p"]),
            ("1z", None, &["1z"]),
        ] {
            assert_eq!(forbidden(Swap::Forbid, claimed, run), both, "{claimed}");
            assert_eq!(forbidden(Swap::NoSame, claimed, run), [claimed]);
            assert!(forbidden(Swap::Allow, claimed, run).is_empty());
        }
    }

    /// Discarded were 2p, 5p and 9s by one who waits for 2p and 8p.
    #[test]
    fn own_discards_bar_by_kind_by_place_or_all_together() {
        let river = ["2p", "5p", "9s"].map(kind);
        let is_wait = |other: Kind| [kind("2p"), kind("8p")].contains(&other);
        let barred = |rule: OwnDiscardWin| {
            ["2p", "8p", "9s"].map(|text| {
                let by = rule.barred_by(kind(text), river.into_iter(), is_wait);
                by.map(|kind| kind.to_string()).unwrap_or_default()
            })
        };
        assert_eq!(barred(OwnDiscardWin::Allow), ["", "", ""]);
        assert_eq!(barred(OwnDiscardWin::NoLast), ["", "", "9s"]);
        assert_eq!(barred(OwnDiscardWin::NoSame), ["2p", "", "9s"]);
        assert_eq!(barred(OwnDiscardWin::Furiten), ["2p", "2p", "2p"]);
    }
}
