//! The message in which people press, posted anew: because somebody asks for that, or has removed it.

use std::time::Duration;

use super::effect::Reply;
use super::shown::done;
use super::{Asker, Steps, Table};
use crate::ask::Pause;
use crate::ask::mistake::Mistake;
use crate::record::Fact;
use crate::screen::notice::News;
use crate::who::Moment;

/// What is removed again within this time was removed because it stands there: a bot that keeps a channel tidy does so at once.
/// Nor is a board lost to anybody's sight that was posted so lately.
const FRESH: Duration = Duration::from_secs(30);
/// So many removals, each of what came after the one before, mean that nothing is to stand there.
const ENOUGH: u8 = 3;

/// How the message in which people press came and went. Nothing that matters is lost with it: after a restart it is posted again.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Removals {
    /// Removals in a row.
    count: u8,
    /// The last one.
    last: Option<Moment>,
    /// When somebody asked for it last.
    posted: Option<Moment>,
}

impl Removals {
    /// One more. True when it is enough.
    fn add(&mut self, now: Moment) -> bool {
        let is_fresh = self.last.is_some_and(|last| now.since(last) < FRESH);
        self.count = if is_fresh {
            self.count.saturating_add(1)
        } else {
            1
        };
        self.last = Some(now);
        self.count >= ENOUGH
    }
}

impl Table {
    /// Posts the board, or the lobby card, anew. Whoever is not at the table looks at one that has come just now.
    pub(super) fn ask_board(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let may_always = from.is_admin || self.state.has(from.member.person);
        let was_removed = self.is_removed();
        if !may_always {
            if was_removed {
                return Err(Mistake::Paused(Pause::NoPlace));
            }
            let posted = self.removals.posted;
            if posted.is_some_and(|posted| now.since(posted) < FRESH) {
                return Err(Mistake::BoardThere);
            }
        }
        self.removals = Removals {
            posted: Some(now),
            ..Removals::default()
        };
        if was_removed {
            self.keep(Fact::Resumed, now, steps);
        }
        self.show_anew(steps);
        Ok(done(&News::BoardPosted, from))
    }

    /// Somebody has removed it: it comes again, unless it is removed again and again.
    pub(super) fn restore(&mut self, now: Moment, steps: &mut Steps) {
        if self.is_removed() {
            return;
        }
        if self.removals.add(now) {
            let table = self.state.id;
            self.lose_place(&News::BoardsRemoved { table }, now, steps);
        } else {
            self.show_again(steps);
        }
    }

    /// The table stands still because what it posts is removed.
    fn is_removed(&self) -> bool {
        self.removals.count >= ENOUGH && self.state.has_no_place()
    }
}
