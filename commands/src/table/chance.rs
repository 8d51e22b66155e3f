//! The table's own chance: little delays and the seeds of its games, derived from its secret by a label and a number; and what it
//! promises of them.
//! The same records give the same chances, so a table that comes back waits for the same moments.

use std::time::Duration;

use engine::seat::Seat;
use engine::seed::{Commitment, Seed};
use rand::RngExt;

use super::state::State;
use crate::promise::sitting;

impl State {
    /// What the lobby of a game promises, before anybody knows who will sit down in it.
    pub(super) fn lobby_secret(&self, game: u32) -> Seed {
        self.secret.derive(&format!("game {game}"))
    }

    /// What the lobby promises for the game that comes next, or promised for the one that is played.
    pub(super) fn lobby_promise(&self) -> Commitment {
        let game = self.games + u32::from(self.is_lobby());
        Commitment::of(&self.lobby_secret(game))
    }

    /// The seed of the next game: what its lobby has promised, mixed with the rules and those who play by them. So nobody can
    /// choose either by the other.
    pub(super) fn next_seed(&self) -> Seed {
        let secret = self.lobby_secret(self.games + 1);
        secret.derive(&self.sitting())
    }

    /// The rules, and who sits down to play by them.
    pub(super) fn sitting(&self) -> String {
        sitting(&self.rules, &self.places)
    }

    /// How long the window that began with this record pauses at least.
    pub(super) fn pause(&self, record: u32) -> Duration {
        self.between(&format!("pause {record}"), self.terms.pace.pause)
    }

    /// How long a machine thinks in the stage that began with this record. Depends on nothing that anybody holds.
    pub(super) fn thought(&self, record: u32, seat: Seat) -> Duration {
        self.between(
            &format!("thought {record} {}", seat.index()),
            self.terms.pace.machine,
        )
    }

    fn between(&self, label: &str, (least, most): (Duration, Duration)) -> Duration {
        let least = u64::try_from(least.as_millis()).unwrap_or(u64::MAX);
        let most = u64::try_from(most.as_millis())
            .unwrap_or(u64::MAX)
            .max(least);
        Duration::from_millis(
            self.secret
                .derive(label)
                .stream(0)
                .random_range(least..=most),
        )
    }
}
