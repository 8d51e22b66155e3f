//! What orders do now: a function of what their seat sees.

use config::pace::Window;
use engine::deal::moves::Move;
use engine::deal::view::{Came, OwnView, Stage, View};
use engine::score::sheet::Sheet;
use engine::tile::{Kind, Tile};

use super::{Order, Standing, Toggle};

/// The move that the orders of a seat make now: one of its choices, or `None` when its player must say himself.
#[must_use]
pub fn decide(view: &View, standing: &Standing) -> Option<Move> {
    let own = view.own.as_ref().filter(|_| !standing.is_empty())?;
    let choices = view.choices();
    let claimed = claimed(view);
    let made = if choices.contains(&Move::Win) {
        standing.win(view, claimed)
    } else if choices.contains(&Move::Pass) {
        standing.claim(view, &choices)
    } else {
        standing.discard(view, own, &choices)
    };
    made.filter(|what| choices.contains(what))
}

/// The kind that lies there to be claimed, as far as its seat may know it.
fn claimed(view: &View) -> Option<Kind> {
    match view.stage {
        Stage::Claims { tile, .. } => tile.and_then(Tile::kind),
        Stage::Turn { .. } | Stage::Between(_) | Stage::Finished(..) => None,
    }
}

/// Whether orders wait until a window ends, whatever they do in it. Those that leave something to their player do, in a window
/// that must not tell by its length whether it has come to that.
#[must_use]
pub fn wait_for_the_end(view: &View, standing: &Standing, window: Window) -> bool {
    let is_sealed = window == Window::Sealed && matches!(view.stage, Stage::Claims { .. });
    is_sealed && !standing.leave_nothing(view)
}

/// As everybody knows, this seat can claim nothing but a win: it has declared that it waits, or the tile belongs to a kong.
fn only_wins(view: &View) -> bool {
    let is_robbed = matches!(view.stage, Stage::Claims { robbing: true, .. });
    let has_declared = |own: &OwnView| view.seats[own.seat].riichi;
    is_robbed || view.own.as_ref().is_some_and(has_declared)
}

impl Standing {
    /// Whether they answer in this window whatever their seat holds: nothing is left to its player.
    fn leave_nothing(&self, view: &View) -> bool {
        let claimed = claimed(view);
        let passes = |wins: bool| {
            let passes = |order: &Order| match order {
                Order::PassAll { wins: too } => *too || !wins,
                Order::PassOn { kind, wins: too } => Some(*kind) == claimed && (*too || !wins),
                Order::Pong(_)
                | Order::Kong(_)
                | Order::NeverChow
                | Order::WinFrom(_)
                | Order::Discard(_) => false,
            };
            self.orders.iter().any(passes)
        };
        let on_claims = self.is_on(Toggle::NoCalls) || passes(false) || only_wins(view);
        let on_wins = self.is_on(Toggle::Win) || passes(true);
        on_claims && on_wins
    }

    /// A win is possible: it is taken or let go only by those who said so.
    fn win(&self, view: &View, claimed: Option<Kind>) -> Option<Move> {
        let worth = view.win_now().map_or(0, |sheet| worth(&sheet));
        let reaches = |order: &Order| matches!(order, Order::WinFrom(least) if worth >= *least);
        let lets_go = |order: &Order| match order {
            Order::PassAll { wins } => *wins,
            Order::PassOn { kind, wins } => *wins && Some(*kind) == claimed,
            Order::Pong(_)
            | Order::Kong(_)
            | Order::NeverChow
            | Order::WinFrom(_)
            | Order::Discard(_) => false,
        };
        if self.is_on(Toggle::Win) || self.orders.iter().any(reaches) {
            Some(Move::Win)
        } else {
            // Not a choice in one's own turn, where nothing is let go.
            self.orders.iter().any(lets_go).then_some(Move::Pass)
        }
    }

    /// Something could be claimed, or must be answered at least.
    fn claim(&self, view: &View, choices: &[Move]) -> Option<Move> {
        let claimed = claimed(view);
        let wants = |order: &dyn Fn(Kind) -> Order| {
            claimed.is_some_and(|kind| self.orders.contains(&order(kind)))
        };
        if choices.contains(&Move::Kong) && wants(&Order::Kong) {
            return Some(Move::Kong);
        }
        if wants(&Order::Pong)
            && let Some(pong) = reddest(choices)
        {
            return Some(pong);
        }
        let passes = |order: &Order| match order {
            Order::PassAll { .. } => true,
            Order::PassOn { kind, .. } => Some(*kind) == claimed,
            Order::NeverChow => choices
                .iter()
                .all(|what| matches!(what, Move::Chow { .. } | Move::Pass)),
            Order::Pong(_) | Order::Kong(_) | Order::WinFrom(_) | Order::Discard(_) => false,
        };
        // Whoever wins automatically is not asked where nothing else could come.
        let is_moot = self.is_on(Toggle::Win) && only_wins(view);
        let lets_go = self.is_on(Toggle::NoCalls) || self.orders.iter().any(passes) || is_moot;
        lets_go.then_some(Move::Pass)
    }

    /// It is the seat's turn. A tile that came as a replacement, or that asks for more than a discard, is shown first.
    fn discard(&self, view: &View, own: &OwnView, choices: &[Move]) -> Option<Move> {
        let is_plain = matches!(view.came, Some(Came::Drawn | Came::Dealt));
        let drawn = own.drawn.and_then(Tile::kind);
        let is_kong = |what: &Move| matches!(what, Move::ConcealedKong { kind } | Move::AddedKong { kind } if Some(*kind) == drawn);
        if !is_plain || choices.contains(&Move::Abort) || choices.iter().any(is_kong) {
            return None;
        }
        if let Some(&tile) = self.discards().first() {
            let as_drawn = |drawn| Move::Discard { tile, drawn };
            return [true, false]
                .map(as_drawn)
                .into_iter()
                .find(|what| choices.contains(what));
        }
        let tile = own.drawn.filter(|_| self.is_on(Toggle::Drawn))?;
        Some(Move::Discard { tile, drawn: true })
    }
}

/// A win's worth in the unit that wins are measured by; a yakuman is worth more than any number.
fn worth(sheet: &Sheet) -> u32 {
    match sheet.combination() {
        (true, _) => u32::MAX,
        (false, worth) => worth,
    }
}

/// Of several ways to make a triplet the one that shows most red fives: the plain ones stay more useful in hand.
fn reddest(choices: &[Move]) -> Option<Move> {
    let reds = |with: &[Tile; 2]| with.iter().filter(|tile| tile.is_red()).count();
    let pongs = choices.iter().filter_map(|what| {
        if let Move::Pong { with } = what {
            Some(*with)
        } else {
            None
        }
    });
    pongs.max_by_key(reds).map(|with| Move::Pong { with })
}
