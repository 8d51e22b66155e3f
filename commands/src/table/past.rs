//! What was played here, opened: whole deals, the files of a game, and the promise they are checked by. Of a deal that is
//! being played nothing is told, and of a game that is being played no seed.

use engine::deal::event::{Event, Seen};
use engine::notation::account::Account;
use engine::notation::log::{self, Log};
use engine::notation::tell::tell;
use engine::seat::Seats;
use engine::seed::{Commitment, Seed};

use super::Asker;
use super::effect::Reply;
use super::state::{PastDeal, State};
use crate::ask::look::{List, Look};
use crate::ask::mistake::Mistake;
use crate::promise::Opened;
use crate::screen::facts::{Course, ReplayFacts, ResultFacts, TableFacts, TranscriptFacts};
use crate::screen::game::page_of;
use crate::screen::limits::{MOST_TEXT, length};
use crate::screen::page::Screen;
use crate::screen::{explain, notice, replay, standings, transcript};
use crate::who::Turn;
use crate::words::{Reader, say};

impl State {
    /// The deal whose result card was pressed; else the last one.
    pub(super) fn whole_deal(&self, from: &Asker, turn: Option<Turn>) -> Result<Reply, Mistake> {
        self.whole(from, self.deals_up_to(turn))
    }

    /// A deal of a game, both by their numbers from 1.
    pub(super) fn deal_of_game(
        &self,
        from: &Asker,
        game: u32,
        deal: u32,
    ) -> Result<Reply, Mistake> {
        let at = self.nth(game, deal).ok_or(Mistake::NoDealYet)?;
        self.whole(from, &self.past[..=at])
    }

    /// Where a deal of a game stands among all deals here, both by their numbers from 1.
    fn nth(&self, game: u32, deal: u32) -> Option<usize> {
        let mut number = 0;
        self.past.iter().position(|past| {
            number += u32::from(past.game == game);
            past.game == game && number == deal
        })
    }

    /// The last of these deals. With it come the files of its game up to there.
    fn whole(&self, from: &Asker, deals: &[PastDeal]) -> Result<Reply, Mistake> {
        let past = deals.last().ok_or(Mistake::NoDealYet)?;
        let events: Vec<Seen> = past
            .events
            .iter()
            .filter_map(|event| event.opened(&past.rules))
            .collect();
        let facts = TranscriptFacts {
            table: TableFacts {
                rules: &past.rules,
                ..self.facts()
            },
            players: &past.players,
            hands: &past.dealt,
            events: &events,
            end: &past.end,
        };
        let mut screen = transcript::draw(&facts, from.reader());
        let (log, account) = self.told(past.game, deals).ok_or(Mistake::NoDealYet)?;
        if let Some(account) = &account {
            let link = say::replay_link(from.reader(), replay::link(account));
            let short = std::mem::take(&mut screen.text);
            screen.text = format!("{short}\n{link}");
            // Where it is too long for a message, the file is there all the same.
            if length(&screen.bare_text()) > MOST_TEXT {
                screen.text = short;
            }
        }
        let facts = self.replay_facts(past.game, &log, account.as_ref());
        screen.files.extend(replay::files(&facts, from.reader()));
        Ok(Reply::Private(screen))
    }

    /// The deals up to the one whose result card was pressed; else all.
    fn deals_up_to(&self, turn: Option<Turn>) -> &[PastDeal] {
        let pressed = turn.and_then(|turn| self.past.iter().position(|past| past.turn == turn));
        let at = pressed.map_or(self.past.len(), |at| at + 1);
        &self.past[..at]
    }

    /// Why the deal whose result card was pressed was worth what was paid for it; else the last one.
    pub(super) fn explain(
        &self,
        from: &Asker,
        turn: Option<Turn>,
        page: u8,
    ) -> Result<Reply, Mistake> {
        let past = self.deals_up_to(turn).last().ok_or(Mistake::NoDealYet)?;
        if past.end.wins.is_empty() {
            return Err(Mistake::NobodyWon);
        }
        Ok(Reply::Page(self.explained(past, page, from.reader())))
    }

    /// A page of that. Everything in it is public: the result card has shown it.
    pub(super) fn explained(&self, past: &PastDeal, page: u8, to: Reader) -> Screen {
        explain::draw(&self.past_facts(past), page, to)
    }

    /// A page of the same of a deal of a game that is over, with a way back to the page of that game, which was chosen from
    /// this list.
    pub(super) fn explain_deal(
        &self,
        from: &Asker,
        (game, deal): (u32, u32),
        page: u32,
        list: List,
    ) -> Result<Reply, Mistake> {
        let at = self.nth(game, deal).ok_or(Mistake::NoDealYet)?;
        let past = &self.past[at];
        if past.end.wins.is_empty() {
            return Err(Mistake::NobodyWon);
        }
        let table = self.id;
        let to_page = |page| Look::Why {
            table,
            game,
            deal,
            page,
            list,
        };
        let back = Look::Game {
            table,
            game,
            page: page_of(deal),
            list,
        };
        let facts = self.past_facts(past);
        let screen = explain::look_back(&facts, page, to_page, &back, from.reader());
        Ok(Reply::Page(screen))
    }

    /// A deal that is over, with nothing to come after it.
    fn past_facts<'a>(&'a self, past: &'a PastDeal) -> ResultFacts<'a> {
        ResultFacts {
            table: TableFacts {
                turn: past.turn,
                rules: &past.rules,
                ..self.facts()
            },
            view: &past.view,
            players: &past.players,
            end: &past.end,
            ready: Seats::NONE,
            next: None,
        }
    }

    /// How a game went, as far as its deals are over; `None` before the first of them is.
    pub(super) fn course(&self, game: u32) -> Option<Course<'_>> {
        let of_game = self.past.iter().filter(|past| past.game == game);
        let deals: Vec<ResultFacts<'_>> = of_game.map(|past| self.past_facts(past)).collect();
        let table = deals.first()?.table;
        Some(Course { table, deals })
    }

    /// The files of a game; without a number, of the last one of which a deal is over.
    pub(super) fn replay(&self, from: &Asker, game: Option<u32>) -> Result<Reply, Mistake> {
        let last = self.past.last().ok_or(Mistake::NoDealYet)?;
        let game = game.unwrap_or(last.game);
        if game == 0 || game > self.games {
            return Err(Mistake::NoSuchGame {
                number: game,
                games: self.games,
            });
        }
        let (log, account) = self.told(game, &self.past).ok_or(Mistake::NoDealYet)?;
        let facts = self.replay_facts(game, &log, account.as_ref());
        Ok(Reply::Private(replay::draw(&facts, from.reader())))
    }

    /// What is promised of the game that is played here, or comes next, and how to check it.
    pub(super) fn promise(&self, from: &Asker) -> Reply {
        let to = from.reader();
        let lobby = self.lobby_promise().to_string();
        let promised = match self.play() {
            Some(play) => say::promise(to, lobby, play.commitment.to_string()),
            None => say::promise_lobby(to, lobby),
        };
        let mut lines = vec![promised, say::promise_check(to)];
        let opened = self.play().and_then(|_| self.opened_promise(self.games));
        lines.extend(opened.map(|opened| {
            say::promise_opened(to, standings::seed(&opened.secret), opened.sitting)
        }));
        let (text, brief) = (lines.join("\n"), lines[..2].join("\n"));
        // Where very many options are set, the file of the game tells them.
        let is_short = length(&text) <= MOST_TEXT;
        Reply::Private(notice::plain(if is_short { text } else { brief }))
    }

    /// What the lobby promised of a game that is over, opened. Nothing where that is not known any more: when one of its people
    /// had himself forgotten, and of games from before it was promised.
    fn opened_promise(&self, game: u32) -> Option<Opened> {
        let at = usize::try_from(game).ok()?.checked_sub(1)?;
        let Event::Opened { seed, .. } = self.openings.get(at)? else {
            return None;
        };
        let secret = self.lobby_secret(game);
        let opened = Opened {
            promise: Commitment::of(&secret),
            secret,
            sitting: self.sittings.get(at)?.clone(),
        };
        let is_over = game < self.games || !self.is_mid_game() || self.closed;
        (is_over && opened.seed() == seed.0).then_some(opened)
    }

    /// The seed of the last game. It is told when that is over.
    pub(super) fn opened_seed(&self) -> Option<&Seed> {
        if let Event::Opened { seed, .. } = self.openings.last()? {
            Some(&seed.0)
        } else {
            None
        }
    }

    /// A game as its log tells it, and as other programs do where they have words for it, as far as it was played in these
    /// deals. `None` when none of them is of that game.
    fn told(&self, game: u32, deals: &[PastDeal]) -> Option<(Log, Option<Account>)> {
        let at = usize::try_from(game).ok()?.checked_sub(1)?;
        let deals: Vec<&PastDeal> = deals.iter().filter(|past| past.game == game).collect();
        let rules = &deals.first()?.rules;
        let opening = self.openings.get(at)?;
        let events = || {
            let played = deals.iter().flat_map(|past| &past.events);
            std::iter::once(opening).chain(played)
        };
        // With the last deal comes the end of the game, and with that the seed: the match card has opened it.
        let is_whole = self.past.last().map(|past| past.turn) == deals.last().map(|past| past.turn);
        let is_broken_off = is_whole && game == self.games && self.is_broken_off();
        let log = if is_broken_off {
            log::write_broken_off(rules, events())?
        } else {
            log::write(rules, events())?
        };
        Some((log, tell(rules, events()).ok()))
    }

    fn replay_facts<'a>(
        &'a self,
        game: u32,
        log: &'a Log,
        account: Option<&'a Account>,
    ) -> ReplayFacts<'a> {
        ReplayFacts {
            table: self.facts(),
            game,
            log,
            account,
            opened: self.opened_promise(game),
        }
    }
}
