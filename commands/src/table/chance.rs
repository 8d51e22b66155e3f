//! The table's own chance: little delays and the seeds of its games, derived from its secret by a label and a number.
//! The same records give the same chances, so a table that comes back waits for the same moments.

use std::time::Duration;

use engine::seat::Seat;
use engine::seed::Seed;
use rand::RngExt;

use super::state::State;

impl State {
    /// The seed of the next game.
    pub(super) fn game_seed(&self, game: u32) -> Seed {
        self.secret.derive(&format!("game {game}"))
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
