//! A log played again: every move must be a choice of its seat, and everything else what the rules make of it.

use std::collections::VecDeque;

use super::fault::{Damage, Fault};
use super::line::Log;
use super::verify::{check_promise, opened_seed, rules};
use crate::deal::event::{DealEnd, Ending, Event, Eye, Offence, Seen, Wrong};
use crate::deal::moves::Move;
use crate::deal::view::Stage;
use crate::game::Game;
use crate::hidden::Hidden;
use crate::meld::{Meld, MeldKind, ShownMeld};
use crate::notation::account::claim;
use crate::rules::RuleSet;
use crate::score::sheet::By;
use crate::seat::{PerSeat, Seat};
use crate::seed::Seed;
use crate::tile::Tile;

/// A log that is right.
#[derive(Clone)]
pub struct Replayed {
    /// The rules it was played by.
    pub rules: RuleSet,
    /// Everything that happened, as the engine says it; for writing it in other formats.
    pub events: Vec<Event>,
    /// Deals played to their end.
    pub deals: u32,
    /// Moves made in them.
    pub moves: u32,
    /// The points at the end.
    pub points: PerSeat<i32>,
    /// Whether the game is over. The promise and the walls could be checked if it is, or was broken off.
    pub over: bool,
}

impl std::fmt::Debug for Replayed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Replayed({} deals, …)", self.deals)
    }
}

/// Plays a log again and checks all of it.
///
/// # Errors
/// The first thing that is wrong.
pub fn replay(log: &Log) -> Result<Replayed, Damage> {
    let before = |fault| Damage {
        deal: 0,
        at: 0,
        fault,
    };
    let Log { header, seen } = log;
    let rules = rules(header).map_err(before)?;
    let opened = opened_seed(seen);
    if let Some(seed) = opened {
        check_promise(header, &rules, seed).map_err(before)?;
    }
    // A game whose seed is still a secret is played by its walls alone.
    let seed = opened.cloned().unwrap_or(Seed::from_bytes([0; 32]));
    let (game, mut events) = Game::open(rules.clone(), seed);
    if let Some(Event::Opened {
        casts,
        entrants,
        commitment,
        ..
    }) = events.first_mut()
    {
        casts.clone_from(&header.casts);
        *entrants = header.entrants;
        *commitment = header.commitment;
    }
    let mut player = Player {
        game,
        events,
        by_seed: opened.is_some(),
        ready: VecDeque::new(),
        deal: 0,
        moves: 0,
        before: 0,
    };
    let (told, broken_off) = match seen.split_last() {
        Some((Seen::BrokenOff(_), before)) => (before, true),
        Some(_) | None => (seen.as_slice(), false),
    };
    let played = player
        .play(told)
        .and_then(|()| match player.game.outcome() {
            // What is over cannot be broken off any more.
            Some(_) if broken_off => Err(Fault::OutOfPlace),
            Some(_) | None => Ok(()),
        });
    played.map_err(|fault| Damage {
        deal: player.deal,
        at: player.moves - player.before,
        fault,
    })?;
    Ok(player.done(rules))
}

struct Player {
    game: Game,
    events: Vec<Event>,
    /// The seed is opened; otherwise walls are taken from the log.
    by_seed: bool,
    /// What has happened by the rules and has not been read yet.
    ready: VecDeque<Seen>,
    deal: u32,
    moves: u32,
    /// The moves of the deals before.
    before: u32,
}

impl Player {
    fn play(&mut self, seen: &[Seen]) -> Result<(), Fault> {
        let mut rest = seen;
        while let Some((first, others)) = rest.split_first() {
            // Logs once told of bets of nothing, where a hand is announced without one.
            if let Seen::BetPaid { amount: 0, .. } = first {
                rest = others;
                continue;
            }
            if self.ready.is_empty() {
                if matches!(first, Seen::Dealt { .. }) {
                    self.begin(rest)?;
                } else {
                    self.advance(first, others)?;
                }
            }
            let ours = self.ready.pop_front();
            if ours.as_ref() != Some(first) {
                return Err(Fault::Otherwise {
                    ours: ours.map_or("nothing".to_owned(), |ours| named(&ours)),
                    theirs: named(first),
                });
            }
            rest = others;
        }
        let ended = matches!(seen.last(), None | Some(Seen::Ended(_) | Seen::Finished(_)));
        if ended && self.ready.is_empty() {
            Ok(())
        } else {
            Err(Fault::BreaksOff)
        }
    }

    fn done(self, rules: RuleSet) -> Replayed {
        let over = self.game.outcome();
        let points = over.map_or_else(
            || {
                let rail = self.game.view(Eye::Rail);
                rail.seats.map(|seat| seat.points)
            },
            |outcome| outcome.points,
        );
        Replayed {
            over: over.is_some(),
            points,
            rules,
            events: self.events,
            deals: self.deal,
            moves: self.moves,
        }
    }

    /// Keeps what happened, to be compared with what is told.
    fn note(&mut self, events: Vec<Event>) {
        let rules = self.game.rules();
        let seen: Vec<Seen> = events
            .iter()
            .filter_map(|event| event.opened(rules))
            .collect();
        self.ready.extend(seen);
        self.events.extend(events);
    }

    /// A deal begins with the wall that its end opens.
    fn begin(&mut self, rest: &[Seen]) -> Result<(), Fault> {
        self.deal += 1;
        self.before = self.moves;
        let end = rest.iter().find_map(|seen| {
            if let Seen::Ended(end) = seen {
                Some(end)
            } else {
                None
            }
        });
        let end = end.ok_or(Fault::BreaksOff)?;
        // Where the wall is taken from the log, the game is dealt only to learn what else the deal begins with.
        let undealt = (!self.by_seed).then(|| self.game.clone());
        let mut events = self.game.deal().map_err(|_| Fault::OutOfPlace)?;
        let (Some(Event::Dealt { wall, casts, .. }), Some(Seen::Dealt { casts: told, .. })) =
            (events.first_mut(), rest.first())
        else {
            return Err(Fault::OutOfPlace);
        };
        let Some(undealt) = undealt else {
            if wall.0 != end.wall || casts != told {
                return Err(Fault::Wall);
            }
            self.note(events);
            return Ok(());
        };
        self.game = undealt;
        *wall = Hidden(end.wall.clone());
        casts.clone_from(told);
        events.truncate(1);
        for event in &events {
            self.game.follow(event).map_err(|_| Fault::NoWall)?;
        }
        self.note(events);
        if self.game.owing().is_empty() {
            self.go_on();
        }
        Ok(())
    }

    fn go_on(&mut self) {
        let events = self.game.lapse();
        self.note(events);
    }

    fn make(&mut self, seat: Seat, what: Move) -> Result<(), Fault> {
        self.moves += 1;
        let events = self.game.play(seat, what);
        let events = events.map_err(|refusal| Fault::Refused {
            seat,
            reason: refusal.reason,
        })?;
        self.note(events);
        Ok(())
    }

    /// Makes the move that what is told tells of.
    fn advance(&mut self, told: &Seen, others: &[Seen]) -> Result<(), Fault> {
        match told {
            Seen::Discarded {
                seat,
                tile,
                drawn,
                riichi,
            } => {
                let (tile, drawn) = (*tile, *drawn);
                let what = if *riichi {
                    Move::Riichi { tile, drawn }
                } else {
                    Move::Discard { tile, drawn }
                };
                self.make(*seat, what)
            }
            Seen::KongDeclared {
                seat,
                meld: ShownMeld::Open(meld),
            } => {
                let kind = kind_of(meld)?;
                self.make(*seat, kind)
            }
            Seen::Called { seat, meld } => self.call(*seat, meld),
            Seen::Drawn { .. } | Seen::IndicatorTurned { .. } => {
                self.go_on();
                Ok(())
            }
            // The bet comes before what ends the window.
            Seen::BetPaid { .. } => match others.first() {
                Some(Seen::Called { seat, meld }) => self.call(*seat, meld),
                Some(_) | None => {
                    self.go_on();
                    Ok(())
                }
            },
            Seen::Ended(end) => self.end(end),
            Seen::Opened { .. }
            | Seen::Dealt { .. }
            | Seen::BonusOut { .. }
            | Seen::KongDeclared { .. }
            | Seen::Finished(_)
            | Seen::BrokenOff(_) => Err(Fault::OutOfPlace),
        }
    }

    fn call(&mut self, seat: Seat, meld: &Meld) -> Result<(), Fault> {
        let (tile, _) = meld.claimed.ok_or(Fault::OutOfPlace)?;
        let mut with = meld.tiles.clone();
        let at = with.iter().position(|&other| other == tile);
        with.remove(at.ok_or(Fault::OutOfPlace)?);
        let what = claim(meld.kind, &with).ok_or(Fault::OutOfPlace)?;
        self.make(seat, what)?;
        self.go_on();
        Ok(())
    }

    fn end(&mut self, end: &DealEnd) -> Result<(), Fault> {
        let discarded = |by: By| by.from().is_some();
        if let Some(win) = end.wins.iter().find(|win| !discarded(win.by)) {
            return self.make(win.seat, Move::Win);
        }
        for win in &end.wins {
            self.make(win.seat, Move::Win)?;
        }
        let false_win = |offence: &&Offence| offence.what == Wrong::FalseWin;
        if let Some(offence) = end.offences.iter().find(false_win) {
            self.make(offence.seat, Move::Win)?;
            if !self.ready.is_empty() {
                return Ok(());
            }
        }
        let from = match self.game.stage() {
            Stage::Claims { from, .. } => from,
            Stage::Turn { seat } if end.ending == Ending::Aborted => {
                return self.make(seat, Move::Abort);
            }
            Stage::Turn { .. } | Stage::Between(_) | Stage::Finished(..) => {
                return Err(Fault::OutOfPlace);
            }
        };
        let aborted = end.ending == Ending::Aborted;
        let before = aborted.then(|| (self.game.clone(), self.events.len()));
        self.go_on();
        let ended = self.ready.iter().any(|seen| matches!(seen, Seen::Ended(_)));
        if let Some((game, events)) = before.filter(|_| !ended) {
            // Three would win, and none of them is named.
            self.ready.clear();
            self.game = game;
            self.events.truncate(events);
            for steps in 1..4 {
                let won = self.make(from.turned(steps), Move::Win);
                won.map_err(|_| Fault::OutOfPlace)?;
            }
            self.go_on();
        }
        Ok(())
    }
}

fn kind_of(meld: &Meld) -> Result<Move, Fault> {
    let kind = meld.tiles.iter().find_map(|tile| Tile::kind(*tile));
    let kind = kind.ok_or(Fault::OutOfPlace)?;
    match meld.kind {
        MeldKind::ConcealedKong => Ok(Move::ConcealedKong { kind }),
        MeldKind::AddedKong => Ok(Move::AddedKong { kind }),
        MeldKind::Chow | MeldKind::Pong | MeldKind::ClaimedKong => Err(Fault::OutOfPlace),
    }
}

/// What happened, in a word or two.
fn named(seen: &Seen) -> String {
    let of = |seat: &Seat| format!("of seat {}", seat.index());
    match seen {
        Seen::Opened { .. } => "an opening".to_owned(),
        Seen::Dealt {
            number,
            round,
            dealer,
            ..
        } => format!(
            "deal {number} in round {round} with dealer {}",
            dealer.index()
        ),
        Seen::BonusOut { seat, tile } => format!("bonus tile {tile} {}", of(seat)),
        Seen::Drawn { seat, tile, .. } => {
            let tile = tile.map_or_else(|| "hidden".to_owned(), |tile| tile.to_string());
            format!("draw {tile} {}", of(seat))
        }
        Seen::Discarded { seat, tile, .. } => format!("discard {tile} {}", of(seat)),
        Seen::Called { seat, meld } => format!("{meld:?} {}", of(seat)),
        Seen::KongDeclared { seat, .. } => format!("a kong {}", of(seat)),
        Seen::BetPaid { seat, amount } => format!("bet of {amount} {}", of(seat)),
        Seen::IndicatorTurned { tile } => format!("indicator {tile}"),
        Seen::Ended(end) => format!("an end ({:?}) with points {:?}", end.ending, end.points.0),
        Seen::Finished(outcome) => {
            format!("the end of the game with points {:?}", outcome.points.0)
        }
        Seen::BrokenOff(_) => "a game broken off".to_owned(),
    }
}
