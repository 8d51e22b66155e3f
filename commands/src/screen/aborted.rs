//! Why a deal was ended early (`riichi.md` 9.4).

use engine::deal::event::DealEnd;
use engine::deal::view::View;
use engine::seat::{PerSeat, Seat};

use super::facts::Player;
use super::{glyph, people};
use crate::words::{Reader, say};

/// A hand in its turn has one tile, or two, more than whole sets.
const IN_TURN: usize = 2;

/// The rule that ended the deal, and who chose it where somebody did, with his hand.
pub(super) fn told(end: &DealEnd, view: &View, players: &PerSeat<Player>, to: Reader) -> String {
    let in_turn = |seat: &Seat| end.hands[*seat].len() % 3 == IN_TURN;
    if let Some(seat) = Seat::ALL.into_iter().find(in_turn) {
        let hand = glyph::laid_out(&glyph::shown(&end.hands[seat], None, to), to);
        return format!(
            "{}\n{hand}",
            say::aborted_nine(to, people::at(players, seat, to))
        );
    }
    let melds = Seat::ALL.into_iter().flat_map(|seat| &end.melds[seat]);
    let first = |seat: Seat| match view.seats[seat].river.as_slice() {
        [first] => first.tile.kind().filter(|kind| kind.wind().is_some()),
        [] | [_, _, ..] => None,
    };
    let [east, others @ ..] = Seat::ALL.map(first);
    if Seat::ALL.into_iter().all(|seat| view.seats[seat].riichi) {
        say::aborted_riichi(to)
    } else if melds.filter(|meld| meld.is_kong()).count() == 4 {
        say::aborted_kongs(to)
    } else if east.is_some() && others.iter().all(|other| *other == east) {
        say::aborted_winds(to)
    } else {
        say::aborted_winners(to)
    }
}
