//! From what is true to what one eye sees. Everything that leaves the engine passes here or through
//! [`crate::deal::seen`].

use std::sync::Arc;

use crate::deal::event::Eye;
use crate::deal::look::{At, Front, Fronts, Look, Own};
use crate::deal::phase::{Phase, Window};
use crate::deal::reason::Reason;
use crate::deal::state::{Place, State};
use crate::deal::view::{Came, OwnView, SeatView, Stage, View};
use crate::meld::{Meld, ShownMeld};
use crate::rules::RuleSet;
use crate::rules::material::End;
use crate::score::Riichi;
use crate::seat::{PerSeat, Seat};

impl State {
    /// What an eye sees, its waits included.
    pub(crate) fn view(&self, eye: Eye) -> View {
        let look = self.look(eye);
        View {
            eye,
            rules: Arc::clone(&self.rules),
            turn: 0,
            deal: self.number,
            round: look.round,
            dealer: look.dealer,
            counters: look.counters,
            dealer_streak: look.dealer_streak,
            bets: self.bets,
            wall_left: look.wall_left,
            replacements_left: look.replacements_left,
            indicators: look.indicators.to_vec(),
            seats: PerSeat::from_fn(|seat| {
                let Place { hand, drawn, .. } = &self.seats[seat];
                let concealed = hand.len() + usize::from(drawn.is_some());
                seen(&look.seats.of(seat), concealed as u8)
            }),
            stage: self.stage(),
            came: look.came,
            own: look.own.map(|own| own_view(&look, &own)),
        }
    }

    /// What moves depend on, as an eye sees it.
    pub(crate) fn look(&self, eye: Eye) -> Look<'_> {
        let (at, came) = self.at();
        let hides = at != At::Between && self.rules.calls.hides_concealed_kongs();
        Look {
            rules: &self.rules,
            round: self.round,
            dealer: self.dealer,
            counters: self.counters,
            dealer_streak: self.streak,
            wall_left: self.wall.left(End::Head) as u8,
            replacements_left: self.wall.left(End::Tail) as u8,
            indicators: &self.indicators.turned,
            seats: Fronts::True {
                places: &self.seats,
                points: &self.points,
                hidden_from: hides.then_some(eye),
            },
            at,
            came,
            own: match eye {
                Eye::Seat(seat) => Some(self.own(seat)),
                Eye::Rail => None,
            },
        }
    }

    fn at(&self) -> (At, Option<Came>) {
        match self.phase {
            // Between these phases and the next nobody is asked anything; nobody looks then either.
            Phase::Opening => (At::Turn { seat: self.dealer }, None),
            Phase::Draw { seat, .. } | Phase::SetOut { seat, .. } => (At::Turn { seat }, None),
            Phase::Turn { seat, came, .. } => (At::Turn { seat }, Some(came)),
            Phase::Claims(Window {
                from,
                tile,
                robbing,
                ..
            }) => {
                let tile = Some(tile);
                let at = At::Claims {
                    from,
                    tile,
                    robbing,
                };
                (at, None)
            }
            Phase::Over(_) => (At::Between, None),
        }
    }

    /// Where the deal stands. A tile that can be taken is seen by everybody.
    pub(crate) fn stage(&self) -> Stage {
        match self.at().0 {
            At::Turn { seat } => Stage::Turn { seat },
            At::Claims {
                from,
                tile,
                robbing,
            } => Stage::Claims {
                from,
                tile,
                robbing,
            },
            At::Between | At::Finished => Stage::Between(match &self.phase {
                Phase::Over(end) => Some(end.clone()),
                Phase::Opening
                | Phase::Draw { .. }
                | Phase::SetOut { .. }
                | Phase::Turn { .. }
                | Phase::Claims(_) => None,
            }),
        }
    }

    fn own(&self, seat: Seat) -> Own<'_> {
        let place = &self.seats[seat];
        let answered = match &self.phase {
            Phase::Claims(window) => window.answers[seat],
            Phase::Opening
            | Phase::Draw { .. }
            | Phase::SetOut { .. }
            | Phase::Turn { .. }
            | Phase::Over(_) => None,
        };
        Own {
            seat,
            hand: &place.hand,
            drawn: place.drawn,
            answered,
            missed: &place.missed,
            wrong_kong: place.wrong_kong,
        }
    }
}

fn seen(front: &Front<'_>, concealed: u8) -> SeatView {
    let shown = |meld: Option<&Meld>| meld.cloned().map_or(ShownMeld::Hidden, ShownMeld::Open);
    SeatView {
        points: front.points,
        concealed,
        melds: front.melds.all().map(shown).collect(),
        bonus: front.bonus.to_vec(),
        river: front.river.to_vec(),
        riichi: front.riichi.is_some(),
        double_riichi: front.riichi == Some(Riichi::Double),
        ippatsu: front.ippatsu,
    }
}

fn own_view(look: &Look<'_>, own: &Own<'_>) -> OwnView {
    let waits = look.waits(own);
    let barred = waits.iter().find_map(|wait| match &wait.on_discard {
        Err(
            reason @ (Reason::FuritenDiscard { .. }
            | Reason::DiscardedItself { .. }
            | Reason::FuritenPassed { .. }
            | Reason::PassedWin { .. }),
        ) => Some(reason.clone()),
        Ok(_) | Err(_) => None,
    });
    OwnView {
        seat: own.seat,
        hand: own.hand.to_vec(),
        drawn: own.drawn,
        answered: own.answered,
        waits,
        barred,
        missed: own.missed.to_vec(),
        wrong_kong: own.wrong_kong,
    }
}

/// A set as an eye sees it while the deal is being played.
pub(crate) fn show(meld: &Meld, owner: Seat, eye: Eye, rules: &RuleSet) -> ShownMeld {
    let hides = rules.calls.hides_concealed_kongs() && eye != Eye::Seat(owner);
    if hides && meld.is_concealed() {
        ShownMeld::Hidden
    } else {
        ShownMeld::Open(meld.clone())
    }
}

impl View {
    /// What an eye sees when a game has been opened and nothing has been dealt.
    pub(crate) fn before_the_first_deal(eye: Eye, rules: &Arc<RuleSet>) -> Self {
        let points = rules.dealing.start_points;
        let own = |seat| OwnView {
            seat,
            hand: Vec::new(),
            drawn: None,
            answered: None,
            waits: Vec::new(),
            barred: None,
            missed: Vec::new(),
            wrong_kong: false,
        };
        Self {
            eye,
            rules: Arc::clone(rules),
            turn: 0,
            deal: 0,
            round: 0,
            dealer: Seat::ALL[0],
            counters: 0,
            dealer_streak: 0,
            bets: 0,
            wall_left: 0,
            replacements_left: 0,
            indicators: Vec::new(),
            seats: PerSeat::from_fn(|_| SeatView {
                points,
                ..SeatView::default()
            }),
            stage: Stage::Between(None),
            came: None,
            own: match eye {
                Eye::Seat(seat) => Some(own(seat)),
                Eye::Rail => None,
            },
        }
    }
}
