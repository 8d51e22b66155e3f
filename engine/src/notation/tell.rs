//! Our own games, told as other people's formats tell them.

use crate::deal::event::{DealEnd, Ending, Event};
use crate::deal::moves::Move;
use crate::meld::{Meld, MeldKind};
use crate::notation::account::{Account, Act, Draw, End, Told, Won};
use crate::notation::retrace::changes_of;
use crate::rules::RuleSet;
use crate::rules::count::Count;
use crate::score::sheet::{Transfer, Why};
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;
use crate::wall::{DEALT, receiver};

/// These rules have no riichi, indicators and han: other people's formats have no words for their games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("only games of riichi can be written in this format")]
pub struct NotRiichi;

/// A game of these rules from its events: all deals that are over, and nothing of one that is not. A deal that ended by a
/// penalty is left out, because nobody else's format has words for it: it is dealt again, and the deal after it tells the
/// points that were left.
///
/// # Errors
/// When the rules have no riichi, indicators and han.
pub fn tell<'a>(
    rules: &RuleSet,
    events: impl IntoIterator<Item = &'a Event>,
) -> Result<Account, NotRiichi> {
    let bet = rules.riichi.map_or(0, |riichi| riichi.bet);
    let is_riichi = bet > 0 && rules.dora.is_some() && matches!(rules.worth.count, Count::Han(_));
    if !is_riichi {
        return Err(NotRiichi);
    }
    let mut teller = Teller {
        bet,
        points: PerSeat([rules.dealing.start_points; 4]),
        account: Account {
            red_fives: Some(rules.material.red_fives),
            rounds: Some(rules.dealing.rounds),
            ..Account::default()
        },
        deal: None,
    };
    for event in events {
        teller.take(event);
    }
    Ok(teller.account)
}

struct Teller {
    bet: i32,
    points: PerSeat<i32>,
    account: Account,
    deal: Option<Open>,
}

/// A deal being told.
struct Open {
    told: Told,
    /// The pongs of all, to tell the tile added to one.
    pongs: Vec<Meld>,
    /// How many have answered the last discard with a win.
    winners: usize,
    /// How many have declared riichi, and made kongs.
    riichi: usize,
    kongs: usize,
}

impl Teller {
    fn take(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => self.deal = self.open(event),
            Event::Ended(end) => {
                let deal = self.deal.take();
                if let Some(mut open) = deal.filter(|_| end.ending != Ending::Penalized) {
                    open.told.end = open.end(end);
                    open.told.under = Some(end.under_indicators.clone()).filter(|u| !u.is_empty());
                    self.account.deals.push(open.told);
                }
                self.points = end.points;
            }
            Event::Finished(outcome) => self.account.points = Some(outcome.points),
            Event::Opened { .. } => {}
            Event::BonusOut { .. }
            | Event::Drawn { .. }
            | Event::Discarded { .. }
            | Event::Answered { .. }
            | Event::Unclaimed { .. }
            | Event::Called { .. }
            | Event::KongDeclared { .. }
            | Event::BetPaid { .. }
            | Event::IndicatorTurned { .. } => {
                if let Some(open) = &mut self.deal {
                    open.take(event);
                }
            }
        }
    }

    fn open(&self, event: &Event) -> Option<Open> {
        let Event::Dealt {
            round,
            dealer,
            counters,
            bets,
            wall,
            ..
        } = event
        else {
            return None;
        };
        let mut hands: PerSeat<Vec<Tile>> = PerSeat::default();
        for (n, &tile) in wall.0.iter().enumerate().take(DEALT - 1) {
            hands[dealer.turned(receiver(n))].push(tile);
        }
        for seat in Seat::ALL {
            hands[seat].sort_unstable();
        }
        let first = wall.0.get(DEALT - 1).map(|&tile| Act::Drew {
            seat: *dealer,
            tile,
        });
        Some(Open {
            told: Told {
                round: *round,
                dealer: *dealer,
                counters: *counters,
                bets: u32::try_from(bets / self.bet).unwrap_or(0),
                points: Some(self.points),
                hands,
                indicators: Vec::new(),
                under: None,
                acts: first.into_iter().collect(),
                end: End::Drawn {
                    why: None,
                    changes: None,
                    points: None,
                },
            },
            pongs: Vec::new(),
            winners: 0,
            riichi: 0,
            kongs: 0,
        })
    }
}

impl Open {
    fn take(&mut self, event: &Event) {
        let acts = &mut self.told.acts;
        match event {
            Event::Drawn { seat, tile, .. } => acts.push(Act::Drew {
                seat: *seat,
                tile: tile.0,
            }),
            Event::Discarded {
                seat,
                tile,
                drawn,
                riichi,
            } => {
                self.winners = 0;
                self.riichi += usize::from(*riichi);
                acts.push(Act::Discarded {
                    seat: *seat,
                    tile: *tile,
                    drawn: Some(*drawn),
                    riichi: *riichi,
                });
            }
            Event::Answered { answer, .. } => {
                self.winners += usize::from(answer.0 == Move::Win);
            }
            Event::Called { seat, meld, .. } => {
                let Some((tile, from)) = meld.claimed else {
                    return;
                };
                acts.push(Act::Claimed {
                    seat: *seat,
                    from,
                    kind: meld.kind,
                    tile,
                    with: without(&meld.tiles, &[tile]),
                });
                self.kongs += usize::from(meld.is_kong());
                if meld.kind == MeldKind::Pong {
                    self.pongs.push(meld.clone());
                }
            }
            Event::KongDeclared { seat, meld, .. } => {
                self.kongs += 1;
                let pong = self.pongs.iter().find(|pong| pong.low() == meld.low());
                acts.push(match pong {
                    Some(pong) => Act::AddedKong {
                        seat: *seat,
                        tile: without(&meld.tiles, &pong.tiles)
                            .first()
                            .copied()
                            .unwrap_or(Tile::of(meld.low())),
                        pong: pong.tiles.to_vec(),
                    },
                    None => Act::ConcealedKong {
                        seat: *seat,
                        tiles: meld.tiles.to_vec(),
                    },
                });
                self.winners = 0;
            }
            Event::IndicatorTurned { tile } => {
                if !self.told.indicators.is_empty() {
                    acts.push(Act::Turned { tile: *tile });
                }
                self.told.indicators.push(*tile);
            }
            Event::Opened { .. }
            | Event::Dealt { .. }
            | Event::BonusOut { .. }
            | Event::Unclaimed { .. }
            | Event::BetPaid { .. }
            | Event::Ended(_)
            | Event::Finished(_) => {}
        }
    }

    fn end(&self, end: &DealEnd) -> End {
        if end.ending != Ending::Won {
            return End::Drawn {
                why: Some(self.why(end)),
                changes: Some(end.settlement.changes()),
                points: Some(end.points),
            };
        }
        let last = end.wins.len().saturating_sub(1);
        let wins = end.wins.iter().enumerate().map(|(n, win)| Won {
            seat: win.seat,
            from: win.by.from().unwrap_or(win.seat),
            tile: win.tile,
            changes: Some(changes_of(end, win.seat)),
            points: (n == last).then_some(end.points),
            liable: end
                .settlement
                .transfers
                .iter()
                .find(|transfer| transfer.to == win.seat && transfer.why == Why::Liability)
                .map(|transfer| transfer.from),
            sheet: Some(win.sheet.clone()),
        });
        End::Won(wins.collect())
    }

    fn why(&self, end: &DealEnd) -> Draw {
        let by_choice = matches!(
            self.told
                .acts
                .iter()
                .rfind(|act| !matches!(act, Act::Turned { .. })),
            Some(Act::Drew { .. })
        );
        let river = |transfer: &Transfer| transfer.why == Why::NagashiMangan;
        match end.ending {
            Ending::Aborted if by_choice => Draw::NineMajors,
            Ending::Aborted if self.winners == 3 => Draw::ThreeWinners,
            Ending::Aborted if self.riichi == 4 => Draw::FourRiichi,
            Ending::Aborted if self.kongs == 4 => Draw::FourKongs,
            Ending::Aborted => Draw::FourWinds,
            Ending::Exhausted | Ending::NoReplacement | Ending::Won | Ending::Penalized => {
                if end.settlement.transfers.iter().any(river) {
                    Draw::OutsideRiver
                } else {
                    Draw::WallUsedUp
                }
            }
        }
    }
}

/// Tiles without some of them.
fn without(tiles: &[Tile], some: &[Tile]) -> Vec<Tile> {
    let mut rest = tiles.to_vec();
    for tile in some {
        if let Some(at) = rest.iter().position(|other| other == tile) {
            rest.remove(at);
        }
    }
    rest
}
