//! From mjai events to games.

use super::event::Event;
use super::pai::Pai;
use crate::meld::MeldKind;
use crate::notation::account::{Account, Act, Draw, End, Told, Won, claimed_set};
use crate::seat::Seat;
use crate::tile::Tile;

/// Why an event cannot stand where it stands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misread {
    /// It belongs into a deal.
    #[error("this event belongs between `start_kyoku` and the end of a deal")]
    NoDeal,
    /// A deal begins before the last one has ended.
    #[error("`start_kyoku` before the deal before it has ended with `hora` or `ryukyoku`")]
    DealOpen,
    /// A game begins before the last one has ended.
    #[error("the game before it has not ended with `end_game`")]
    GameOpen,
    /// The deal is over.
    #[error(
        "the deal is over; only `end_kyoku`, another `hora`, `start_kyoku` or `end_game` can come here"
    )]
    DealOver,
    /// A round or deal that does not exist.
    #[error("`bakaze` must be E, S, W or N, `kyoku` 1 to 4 and `oya` one less")]
    NoSuchDeal,
    /// Tiles that make no such set.
    #[error("`pai` and `consumed` make no such set")]
    NoSet,
    /// Riichi without a discard.
    #[error("after `reach` comes the `dahai` of the same seat")]
    NoDiscard,
    /// More was said of one deal than a deal can have.
    #[error("a deal has not so many events")]
    TooLong,
}

/// More than any deal can have: 136 tiles, each drawn, discarded and taken.
const MOST_ACTS: usize = 1000;
/// More than any game has.
const MOST_DEALS: usize = 1000;

/// Puts the events of games together, one by one.
#[derive(Debug, Default)]
pub struct Reader {
    game: Account,
    deal: Option<Open>,
    /// The seat that declared riichi and has not discarded yet.
    reach: Option<Seat>,
    begun: bool,
}

/// A deal being told.
#[derive(Debug)]
struct Open {
    told: Told,
    ended: bool,
}

impl Reader {
    /// Takes the next event. Gives a game when the event ends it.
    ///
    /// # Errors
    /// When the event cannot stand there.
    pub fn push(&mut self, event: Event) -> Result<Option<Account>, Misread> {
        if let Some(seat) = self.reach
            && !matches!(&event, Event::Dahai { actor, .. } if *actor == seat)
        {
            return Err(Misread::NoDiscard);
        }
        match event {
            Event::StartGame { .. } if self.begun => return Err(Misread::GameOpen),
            Event::StartGame { .. } => self.begun = true,
            Event::EndGame { scores } => {
                self.close_deal(Misread::NoDeal)?;
                self.begun = false;
                let game = std::mem::take(&mut self.game);
                return Ok(Some(Account {
                    points: scores,
                    ..game
                }));
            }
            Event::StartKyoku { .. } => {
                self.close_deal(Misread::DealOpen)?;
                if self.game.deals.len() >= MOST_DEALS {
                    return Err(Misread::TooLong);
                }
                let told = begin(event)?;
                self.deal = Some(Open { told, ended: false });
            }
            Event::EndKyoku => {
                if !self.deal.as_ref().is_some_and(|deal| deal.ended) {
                    return Err(Misread::NoDeal);
                }
            }
            Event::Reach { actor } => {
                self.open()?;
                self.reach = Some(actor);
            }
            Event::None | Event::Hello | Event::ReachAccepted { .. } => {}
            Event::Hora { .. } | Event::Ryukyoku { .. } => self.end(event)?,
            Event::Tsumo { .. }
            | Event::Dahai { .. }
            | Event::Chi { .. }
            | Event::Pon { .. }
            | Event::Daiminkan { .. }
            | Event::Ankan { .. }
            | Event::Kakan { .. }
            | Event::Dora { .. } => {
                let riichi = self.reach.take().is_some();
                let act = act(event, riichi)?;
                let told = self.open()?;
                if let Act::Turned { tile } = act {
                    told.indicators.push(tile);
                }
                told.acts.push(act);
                if told.acts.len() > MOST_ACTS {
                    return Err(Misread::TooLong);
                }
            }
        }
        Ok(None)
    }

    /// The last game, when there are no more events: one that was not ended by `end_game`.
    ///
    /// # Errors
    /// When a deal was not ended.
    pub fn finish(mut self) -> Result<Option<Account>, Misread> {
        self.close_deal(Misread::DealOpen)?;
        let something = self.begun || !self.game.deals.is_empty();
        Ok(something.then_some(self.game))
    }

    /// The deal being played.
    fn open(&mut self) -> Result<&mut Told, Misread> {
        match &mut self.deal {
            Some(Open { ended: true, .. }) => Err(Misread::DealOver),
            Some(open) => Ok(&mut open.told),
            None => Err(Misread::NoDeal),
        }
    }

    fn close_deal(&mut self, otherwise: Misread) -> Result<(), Misread> {
        match self.deal.take() {
            Some(Open { ended: false, .. }) => Err(otherwise),
            Some(open) => {
                self.game.deals.push(open.told);
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn end(&mut self, event: Event) -> Result<(), Misread> {
        let Open { told, ended } = self.deal.as_mut().ok_or(Misread::NoDeal)?;
        if let Event::Ryukyoku { deltas, scores } = event {
            if *ended {
                return Err(Misread::DealOver);
            }
            told.end = End::Drawn {
                why: None,
                changes: deltas,
                points: scores,
            };
        } else if let Event::Hora {
            actor,
            target,
            pai,
            deltas,
            ura_markers,
            scores,
        } = event
        {
            let won = Won {
                seat: actor,
                from: target,
                tile: pai.map(|pai| pai.0),
                changes: deltas,
                points: scores,
                liable: None,
                sheet: None,
            };
            let under = ura_markers.map(tiles).filter(|tiles| !tiles.is_empty());
            told.under = told.under.take().or(under);
            if !*ended {
                told.end = End::Won(vec![won]);
            } else if let End::Won(wins) = &mut told.end
                && wins.len() < 3
            {
                wins.push(won);
            } else {
                return Err(Misread::DealOver);
            }
        }
        *ended = true;
        Ok(())
    }
}

fn tiles(pais: Vec<Pai>) -> Vec<Tile> {
    pais.into_iter().map(|pai| pai.0).collect()
}

fn sorted(pais: Vec<Pai>) -> Vec<Tile> {
    let mut tiles = tiles(pais);
    tiles.sort_unstable();
    tiles
}

fn begin(event: Event) -> Result<Told, Misread> {
    let Event::StartKyoku {
        bakaze,
        kyoku,
        honba,
        kyotaku,
        oya,
        scores,
        dora_marker,
        tehais,
    } = event
    else {
        return Err(Misread::NoDeal);
    };
    let round = bakaze.0.kind().and_then(crate::tile::Kind::wind);
    let round = round.ok_or(Misread::NoSuchDeal)?;
    if usize::from(kyoku) != oya.index() + 1 {
        return Err(Misread::NoSuchDeal);
    }
    Ok(Told {
        round: round as u8,
        dealer: oya,
        counters: honba,
        bets: kyotaku,
        points: scores,
        hands: tehais.map(sorted),
        indicators: vec![dora_marker.0],
        under: None,
        acts: Vec::new(),
        end: End::Drawn {
            why: Some(Draw::WallUsedUp),
            changes: None,
            points: None,
        },
    })
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only what happens within a deal is an act"
)]
fn act(event: Event, riichi: bool) -> Result<Act, Misread> {
    Ok(match event {
        Event::Tsumo { actor, pai } => Act::Drew {
            seat: actor,
            tile: pai.0,
        },
        Event::Dahai {
            actor,
            pai,
            tsumogiri,
        } => Act::Discarded {
            seat: actor,
            tile: pai.0,
            drawn: tsumogiri,
            riichi,
        },
        Event::Chi {
            actor,
            target,
            pai,
            consumed,
        } => claim(actor, target, pai, consumed, MeldKind::Chow)?,
        Event::Pon {
            actor,
            target,
            pai,
            consumed,
        } => claim(actor, target, pai, consumed, MeldKind::Pong)?,
        Event::Daiminkan {
            actor,
            target,
            pai,
            consumed,
        } => claim(actor, target, pai, consumed, MeldKind::ClaimedKong)?,
        Event::Ankan { actor, consumed } => Act::ConcealedKong {
            seat: actor,
            tiles: sorted(consumed),
        },
        Event::Kakan {
            actor,
            pai,
            consumed,
        } => Act::AddedKong {
            seat: actor,
            tile: pai.0,
            pong: sorted(consumed),
        },
        Event::Dora { dora_marker } => Act::Turned {
            tile: dora_marker.0,
        },
        _ => return Err(Misread::NoDeal),
    })
}

fn claim(
    seat: Seat,
    from: Seat,
    tile: Pai,
    consumed: Vec<Pai>,
    kind: MeldKind,
) -> Result<Act, Misread> {
    let with = sorted(consumed);
    if claimed_set(tile.0, &with) != Some(kind) {
        return Err(Misread::NoSet);
    }
    Ok(Act::Claimed {
        seat,
        from,
        kind,
        tile: tile.0,
        with,
    })
}
