//! From what is true to what one eye sees. Everything that leaves the engine passes here or through
//! [`crate::deal::seen`].

use std::sync::Arc;

use crate::deal::event::Eye;
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
        let mut view = self.look(eye);
        if let Some(own) = &view.own {
            let waits = view.waits(own);
            let barred = waits.iter().find_map(|wait| match &wait.on_discard {
                Err(
                    reason @ (Reason::FuritenDiscard { .. }
                    | Reason::DiscardedItself { .. }
                    | Reason::FuritenPassed { .. }
                    | Reason::PassedWin { .. }),
                ) => Some(reason.clone()),
                Ok(_) | Err(_) => None,
            });
            view.own = view.own.map(|own| OwnView {
                waits,
                barred,
                ..own
            });
        }
        view
    }

    /// What an eye sees, without the waits of its hand, which no move depends on.
    pub(crate) fn look(&self, eye: Eye) -> View {
        let (stage, came) = self.stage();
        View {
            eye,
            rules: Arc::clone(&self.rules),
            turn: 0,
            deal: self.number,
            round: self.round,
            dealer: self.dealer,
            counters: self.counters,
            dealer_streak: self.streak,
            bets: self.bets,
            wall_left: self.wall.left(End::Head) as u8,
            replacements_left: self.wall.left(End::Tail) as u8,
            indicators: self.indicators(),
            seats: PerSeat::from_fn(|seat| self.seat_view(seat, eye)),
            stage,
            came,
            own: match eye {
                Eye::Seat(seat) => Some(self.own_view(seat)),
                Eye::Rail => None,
            },
        }
    }

    fn stage(&self) -> (Stage, Option<Came>) {
        match &self.phase {
            // Between these phases and the next nobody is asked anything; nobody looks then either.
            Phase::Opening => (Stage::Turn { seat: self.dealer }, None),
            Phase::Draw { seat, .. } | Phase::SetOut { seat, .. } => {
                (Stage::Turn { seat: *seat }, None)
            }
            Phase::Turn { seat, came, .. } => (Stage::Turn { seat: *seat }, Some(*came)),
            Phase::Claims(Window {
                from,
                tile,
                robbing,
                ..
            }) => (
                Stage::Claims {
                    from: *from,
                    tile: Some(*tile),
                    robbing: *robbing,
                },
                None,
            ),
            Phase::Over(end) => (Stage::Between(Some(end.clone())), None),
        }
    }

    fn seat_view(&self, seat: Seat, eye: Eye) -> SeatView {
        let Place {
            hand,
            drawn,
            melds,
            bonus,
            river,
            riichi,
            ippatsu,
            ..
        } = &self.seats[seat];
        let opened = matches!(self.phase, Phase::Over(_));
        let shown = |meld: &Meld| {
            if opened {
                ShownMeld::Open(meld.clone())
            } else {
                show(meld, seat, eye, &self.rules)
            }
        };
        SeatView {
            points: self.points[seat],
            concealed: (hand.len() + usize::from(drawn.is_some())) as u8,
            melds: melds.iter().map(shown).collect(),
            bonus: bonus.clone(),
            river: river.clone(),
            riichi: riichi.is_some(),
            double_riichi: *riichi == Some(Riichi::Double),
            ippatsu: *ippatsu,
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let place = &self.seats[seat];
        let answered = match &self.phase {
            Phase::Claims(window) => window.answers[seat],
            Phase::Opening
            | Phase::Draw { .. }
            | Phase::SetOut { .. }
            | Phase::Turn { .. }
            | Phase::Over(_) => None,
        };
        OwnView {
            seat,
            hand: place.hand.clone(),
            drawn: place.drawn,
            answered,
            waits: Vec::new(),
            barred: None,
            missed: place.missed.clone(),
            wrong_kong: place.wrong_kong,
        }
    }
}

/// A set as an eye sees it while the deal is being played.
pub(crate) fn show(meld: &Meld, owner: Seat, eye: Eye, rules: &RuleSet) -> ShownMeld {
    let hidden =
        meld.is_concealed() && rules.calls.hides_concealed_kongs() && eye != Eye::Seat(owner);
    if hidden {
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
