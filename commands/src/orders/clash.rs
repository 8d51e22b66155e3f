//! Which orders contradict each other: what one does at a moment, the other forbids.

use super::{Change, Held, Order, Standing, Toggle};

impl Standing {
    /// What holds already and contradicts this change, if anything does.
    #[must_use]
    pub fn against(&self, change: &Change) -> Option<Held> {
        let new = change.held()?;
        let replaced = |old: &Held| matches!((old, &new), (Held::Order(old), Held::Order(new)) if old.is_like(new));
        self.held()
            .filter(|old| !replaced(old))
            .find(|old| clash(old, &new) || clash(&new, old))
    }
}

/// Whether the first forbids what the second does.
fn clash(one: &Held, other: &Held) -> bool {
    forbids_wins(one) && wins(other)
        || forbids_sets_of(one, other)
        || matches!(
            (one, other),
            (Held::Toggle(Toggle::Drawn), Held::Order(Order::Discard(_)))
        )
}

fn forbids_wins(held: &Held) -> bool {
    matches!(
        held,
        Held::Order(Order::PassAll { wins: true } | Order::PassOn { wins: true, .. })
    )
}

fn wins(held: &Held) -> bool {
    matches!(
        held,
        Held::Toggle(Toggle::Win) | Held::Order(Order::WinFrom(_))
    )
}

fn forbids_sets_of(one: &Held, other: &Held) -> bool {
    let Held::Order(Order::Pong(claimed) | Order::Kong(claimed)) = other else {
        return false;
    };
    match one {
        Held::Toggle(Toggle::NoCalls) | Held::Order(Order::PassAll { .. }) => true,
        Held::Order(Order::PassOn { kind, .. }) => kind == claimed,
        Held::Toggle(Toggle::Win | Toggle::Drawn) | Held::Order(_) => false,
    }
}
