//! What a hand that a seat could have would win, as this seat can tell.

use crate::deal::view::{OwnView, View};
use crate::score::{Hand, Riichi, Situation, Verdict, count_loser, judge, waits};
use crate::situation::ByKind;
use crate::tile::{Kind, Tile};

/// A kind that would complete a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hope {
    /// The kind.
    pub(crate) kind: Kind,
    /// What the hand would be worth if it is drawn; `None` when it is worth too little to win.
    pub(crate) drawn: Option<u32>,
    /// The same if somebody discards it, whatever bars a win on it.
    pub(crate) discarded: Option<u32>,
}

impl View {
    /// What completes this hand of 13 tiles of a seat, and what for: in riichi or not.
    pub(crate) fn hopes(&self, own: &OwnView, hand: &Hand, riichi: bool) -> Vec<Hope> {
        let kinds = waits(&self.rules, hand);
        if kinds.is_empty() {
            return Vec::new();
        }
        let [draw, discard] = [ByKind::Draw, ByKind::Discard].map(|by| self.later(own, by, riichi));
        let value = |kind: Kind, situation: &Situation| {
            let hand = Hand {
                win: Some(Tile::of(kind)),
                ..hand.clone()
            };
            match judge(&self.rules, &hand, situation) {
                Verdict::Win(sheet) => Some(sheet.value),
                Verdict::Short { .. } | Verdict::NotComplete => None,
            }
        };
        let hope = |kind: Kind| Hope {
            kind,
            drawn: value(kind, &draw),
            discarded: value(kind, &discard),
        };
        kinds.into_iter().map(hope).collect()
    }

    /// What this hand of a seat would count if somebody else won; 0 where such hands are not counted.
    pub(crate) fn loses_with(&self, own: &OwnView, hand: &Hand) -> u32 {
        let situation = self.later(own, ByKind::Discard, false);
        count_loser(&self.rules, hand, &situation).map_or(0, |sheet| sheet.value)
    }

    /// What would be around a win in some later turn.
    fn later(&self, own: &OwnView, by: ByKind, riichi: bool) -> Situation {
        let now = self.look().situation(&own.look(), by, &[]);
        Situation {
            replacement: None,
            last_tile: false,
            first: None,
            riichi: now.riichi.or(riichi.then_some(Riichi::Plain)),
            ..now
        }
    }
}
