//! The clocks of one stage, as they are kept. How they run is told beside the table.

use std::time::Duration;

use engine::seat::PerSeat;

use crate::who::Moment;

/// How long the clocks of one stage have run.
#[derive(Clone)]
pub(in crate::table) struct Hours {
    /// What each seat's clock had counted when the present stretch began.
    pub(in crate::table) spent: PerSeat<Duration>,
    /// When the present stretch began: the stage itself, the end of an interruption, a change of somebody's quiet hours, or
    /// somebody's going or coming.
    pub(in crate::table) since: Moment,
}

impl Hours {
    /// Clocks that begin to run.
    pub(in crate::table) fn start(at: Moment) -> Self {
        Self {
            spent: PerSeat::from_fn(|_| Duration::ZERO),
            since: at,
        }
    }
}
