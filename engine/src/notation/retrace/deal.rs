//! One deal that somebody tells, played again.

use std::sync::Arc;

use super::check::check;
use super::flaw::Flaw;
use crate::deal::event::{DealEnd, Event};
use crate::deal::moves::Move;
use crate::game::{Game, Opening};
use crate::hidden::Hidden;
use crate::notation::account::{Act, Draw, End, Told, Won, claim};
use crate::notation::walls;
use crate::rules::RuleSet;
use crate::seat::{PerSeat, Seat};
use crate::tile::{Kind, Tile};

/// No game comes near these numbers of points, and of counters or bets.
const MOST_POINTS: u32 = 100_000_000;
const MOST_COUNTERS: u32 = 1000;

/// One deal, played to its end.
pub(super) struct Played {
    pub(super) game: Game,
    pub(super) end: Box<DealEnd>,
    pub(super) moves: u32,
}

/// At or after which move of the deal something is wrong, and what.
type Broken = (u32, Flaw);

/// Where the deal stands, as its events tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Now {
    /// A seat is in turn, with the tile it drew and whether that draw has been told.
    Turn {
        seat: Seat,
        drawn: Option<Tile>,
        told: bool,
    },
    /// A tile can be taken.
    Window { from: Seat, tile: Tile },
    /// The deal is over.
    Over,
}

struct Table<'a> {
    game: Game,
    told: &'a Told,
    now: Now,
    turned: Vec<Tile>,
    end: Option<Box<DealEnd>>,
    moves: u32,
}

/// Plays a deal; `before` are the points after the deal before it, if there was one.
pub(super) fn play(
    rules: &Arc<RuleSet>,
    told: &Told,
    before: Option<&PerSeat<i32>>,
) -> Result<Played, Broken> {
    let play_once = |under: Option<&[Tile]>| play_once(rules, told, under, before);
    let first = play_once(told.under.as_deref());
    let paid_otherwise = matches!(first, Err((_, Flaw::Changes { .. } | Flaw::Points { .. })));
    if !paid_otherwise || told.under.is_some() || !may_turn_under(rules, told) {
        return first;
    }
    // What lay under the indicator is not told: any tile will do that makes the payment right.
    let found = Kind::all().find_map(|kind| play_once(Some(&[Tile::of(kind)])).ok());
    found.map_or(first, Ok)
}

/// Whether a winner declared riichi and tiles under indicators count.
fn may_turn_under(rules: &RuleSet, told: &Told) -> bool {
    let End::Won(wins) = &told.end else {
        return false;
    };
    let declared = |seat: Seat| {
        told.acts
            .iter()
            .any(|act| matches!(act, Act::Discarded { seat: by, riichi: true, .. } if *by == seat))
    };
    rules.dora.is_some_and(|dora| dora.under) && wins.iter().any(|win| declared(win.seat))
}

/// Plays a deal with these tiles under the indicators, if they matter.
fn play_once(
    rules: &Arc<RuleSet>,
    told: &Told,
    under: Option<&[Tile]>,
    before: Option<&PerSeat<i32>>,
) -> Result<Played, Broken> {
    let mut table = Table::set(rules, told, under, before).map_err(|why| (0, why))?;
    let played = table.play();
    let moves = table.moves;
    let end = played.map_err(|why| (moves, why))?;
    Ok(Played {
        game: table.game,
        end,
        moves,
    })
}

impl<'a> Table<'a> {
    fn set(
        rules: &Arc<RuleSet>,
        told: &'a Told,
        under: Option<&[Tile]>,
        before: Option<&PerSeat<i32>>,
    ) -> Result<Self, Flaw> {
        let riichi = rules.riichi.ok_or(Flaw::NoRiichi)?;
        let points = match (before, told.points) {
            (Some(&ours), Some(theirs)) if ours != theirs => {
                return Err(Flaw::Points { ours, theirs });
            }
            (Some(&ours), _) => ours,
            (None, Some(theirs)) => theirs,
            (None, None) => PerSeat([rules.dealing.start_points; 4]),
        };
        let near = |points: &i32| points.unsigned_abs() <= MOST_POINTS;
        if !points.0.iter().all(near) || told.counters > MOST_COUNTERS || told.bets > MOST_COUNTERS
        {
            return Err(Flaw::OutOfReach);
        }
        let wall = walls::wall(rules, told, under)?;
        let drawn = wall.get(crate::wall::DEALT - 1).copied();
        let opening = Opening {
            round: told.round,
            dealer: told.dealer,
            counters: told.counters,
            bets: told.bets.cast_signed().saturating_mul(riichi.bet),
            points,
            wall: Hidden(wall),
        };
        let (game, events) = Game::set_up(Arc::clone(rules), &opening)
            .map_err(|_| Flaw::NoWall(walls::NoWall::TooLong))?;
        let mut table = Self {
            game,
            told,
            now: Now::Turn {
                seat: told.dealer,
                drawn,
                told: false,
            },
            turned: Vec::new(),
            end: None,
            moves: 0,
        };
        table.note(events);
        Ok(table)
    }

    fn play(&mut self) -> Result<Box<DealEnd>, Flaw> {
        let told = self.told;
        for act in &told.acts {
            self.moves += u32::from(act.mover().is_some());
            self.act(act)?;
        }
        match &told.end {
            End::Won(wins) => self.win(wins)?,
            End::Drawn { why, .. } => self.draw_game(*why)?,
        }
        let end = self.end.take().ok_or(Flaw::GoesOn)?;
        check(self.told, &self.turned, &end)?;
        Ok(end)
    }

    /// Takes notice of what happened.
    fn note(&mut self, events: Vec<Event>) {
        for event in events {
            match event {
                Event::Drawn { seat, tile, .. } => {
                    self.now = Now::Turn {
                        seat,
                        drawn: Some(tile.0),
                        told: false,
                    };
                }
                Event::Discarded { seat, tile, .. } => {
                    self.now = Now::Window { from: seat, tile };
                }
                Event::KongDeclared { seat, meld, .. } => {
                    let tile = Tile::of(meld.low());
                    self.now = Now::Window { from: seat, tile };
                }
                Event::Called { seat, .. } => {
                    self.now = Now::Turn {
                        seat,
                        drawn: None,
                        told: true,
                    };
                }
                Event::IndicatorTurned { tile } => self.turned.push(tile),
                Event::Ended(end) => {
                    self.now = Now::Over;
                    self.end = Some(end);
                }
                Event::Opened { .. }
                | Event::Dealt { .. }
                | Event::BonusOut { .. }
                | Event::Answered { .. }
                | Event::Unclaimed { .. }
                | Event::BetPaid { .. }
                | Event::Finished(_) => {}
            }
        }
    }

    fn go_on(&mut self) {
        let events = self.game.lapse();
        self.note(events);
    }

    fn make(&mut self, seat: Seat, what: Move) -> Result<(), Flaw> {
        let events = self.game.play(seat, what);
        let events = events.map_err(|refusal| Flaw::Refused {
            seat,
            reason: refusal.reason,
        })?;
        self.note(events);
        Ok(())
    }

    fn act(&mut self, act: &Act) -> Result<(), Flaw> {
        match act {
            Act::Drew { seat, tile } => self.draw(*seat, *tile),
            Act::Discarded {
                seat,
                tile,
                drawn,
                riichi,
            } => {
                let (seat, tile) = (*seat, *tile);
                let own = self.turn_of(seat)?;
                let drawn = drawn.unwrap_or(own == Some(tile));
                let what = if *riichi {
                    Move::Riichi { tile, drawn }
                } else {
                    Move::Discard { tile, drawn }
                };
                self.make(seat, what)
            }
            Act::Claimed {
                seat,
                from,
                kind,
                tile,
                with,
            } => {
                self.can_take(*seat, *from, Some(*tile))?;
                let what = claim(*kind, with).ok_or(Flaw::NothingToTake {
                    seat: *seat,
                    from: *from,
                    tile: *tile,
                })?;
                self.make(*seat, what)?;
                self.go_on();
                Ok(())
            }
            Act::ConcealedKong { seat, tiles } => {
                self.turn_of(*seat)?;
                let kind = kind_of(*seat, tiles.first())?;
                self.make(*seat, Move::ConcealedKong { kind })
            }
            Act::AddedKong { seat, tile, .. } => {
                self.turn_of(*seat)?;
                let kind = kind_of(*seat, Some(tile))?;
                self.make(*seat, Move::AddedKong { kind })
            }
            // Programs tell it at different moments; the tiles are compared at the end.
            Act::Turned { .. } => Ok(()),
        }
    }

    /// A draw that is told must be the one that follows by itself.
    fn draw(&mut self, seat: Seat, tile: Tile) -> Result<(), Flaw> {
        if let Now::Window { .. } = self.now {
            self.go_on();
        }
        match &mut self.now {
            Now::Turn {
                seat: holder,
                drawn: Some(drawn),
                told: told @ false,
            } if *holder == seat && *drawn == tile => {
                *told = true;
                Ok(())
            }
            Now::Over => Err(Flaw::DealOver),
            Now::Turn { .. } | Now::Window { .. } => Err(Flaw::NoSuchDraw { seat, tile }),
        }
    }

    /// The tile this seat drew, if it is its turn.
    fn turn_of(&self, seat: Seat) -> Result<Option<Tile>, Flaw> {
        match self.now {
            Now::Turn {
                seat: holder,
                drawn,
                told,
            } if holder == seat => {
                if told {
                    Ok(drawn)
                } else {
                    Err(Flaw::DrawNotTold { seat })
                }
            }
            Now::Over => Err(Flaw::DealOver),
            Now::Turn { .. } | Now::Window { .. } => Err(Flaw::NotTheTurn { seat }),
        }
    }

    fn can_take(&self, seat: Seat, from: Seat, tile: Option<Tile>) -> Result<(), Flaw> {
        match self.now {
            Now::Window {
                from: by,
                tile: there,
            } if by == from && tile.is_none_or(|tile| tile.kind() == there.kind()) => Ok(()),
            Now::Over => Err(Flaw::DealOver),
            Now::Window { tile: there, .. } => Err(Flaw::NothingToTake {
                seat,
                from,
                tile: tile.unwrap_or(there),
            }),
            Now::Turn { .. } => match tile {
                Some(tile) => Err(Flaw::NothingToTake { seat, from, tile }),
                None => Err(Flaw::NotTheTurn { seat }),
            },
        }
    }

    fn win(&mut self, wins: &[Won]) -> Result<(), Flaw> {
        self.moves += 1;
        for win in wins {
            if win.seat == win.from {
                let drawn = self.turn_of(win.seat)?;
                if let Some(tile) = win.tile.filter(|&tile| Some(tile) != drawn) {
                    let seat = win.seat;
                    return Err(Flaw::NoSuchDraw { seat, tile });
                }
            } else {
                self.can_take(win.seat, win.from, win.tile)?;
            }
            self.make(win.seat, Move::Win)?;
        }
        if let Now::Window { .. } = self.now {
            self.go_on();
        }
        Ok(())
    }

    fn draw_game(&mut self, why: Option<Draw>) -> Result<(), Flaw> {
        match self.now {
            Now::Turn { seat, .. } => {
                self.turn_of(seat)?;
                self.moves += 1;
                self.make(seat, Move::Abort).map_err(|flaw| {
                    let refused = matches!(flaw, Flaw::Refused { .. });
                    if refused && why != Some(Draw::NineMajors) {
                        Flaw::GoesOn
                    } else {
                        flaw
                    }
                })
            }
            Now::Window { from, .. } => {
                let before = self.game.clone();
                if why != Some(Draw::ThreeWinners) {
                    self.go_on();
                }
                if self.end.is_none() {
                    self.game = before;
                    self.three_winners(from)?;
                }
                Ok(())
            }
            Now::Over => Ok(()),
        }
    }

    fn three_winners(&mut self, from: Seat) -> Result<(), Flaw> {
        for steps in 1..4 {
            self.make(from.turned(steps), Move::Win)
                .map_err(|_| Flaw::GoesOn)?;
        }
        self.go_on();
        Ok(())
    }
}

fn kind_of(seat: Seat, tile: Option<&Tile>) -> Result<Kind, Flaw> {
    let kind = tile.and_then(|tile| tile.kind());
    kind.ok_or(Flaw::NoKong { seat })
}
