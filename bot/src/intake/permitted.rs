//! What we may do where somebody speaks: every interaction tells it, so that what cannot be need not be tried.

use commands::ask::mistake::Mistake;
use commands::ask::permit::Permit;
use serenity::model::permissions::Permissions;

use super::{Intake, Voice};

impl Voice {
    /// Whether we may do this where he speaks, as far as is known.
    pub(super) fn permits(&self, what: Permit) -> bool {
        self.permitted
            .is_none_or(|may| may.administrator() || may.contains(bit(what)))
    }

    /// That a table can stand where he speaks.
    pub(super) fn permits_table(&self) -> Result<(), Mistake> {
        let mut missing = Permit::of_a_table(self.parent.is_some()).to_vec();
        missing.retain(|what| !self.permits(*what));
        if missing.is_empty() {
            Ok(())
        } else {
            Err(Mistake::NotPermitted { missing })
        }
    }

    /// Whether he himself may open public threads where he speaks.
    pub(super) fn opens_threads(&self) -> bool {
        self.may
            .is_some_and(|may| may.administrator() || may.create_public_threads())
    }

    /// Whether a thread for a table can be opened where he speaks.
    pub(super) fn permits_thread(&self) -> bool {
        self.permits(Permit::PublicThreads) && self.permits(Permit::SendInThreads)
    }
}

impl Intake {
    /// Tells the tables whether private threads can be opened where somebody speaks.
    pub(super) fn note_permits(&self, voice: &Voice) {
        if voice.place.guild.is_some() && voice.permitted.is_some() {
            let may = voice.permits(Permit::PrivateThreads) && voice.permits(Permit::SendInThreads);
            self.tables.note_private_threads(voice.place.channel, may);
        }
    }
}

fn bit(what: Permit) -> Permissions {
    match what {
        Permit::View => Permissions::VIEW_CHANNEL,
        Permit::Send => Permissions::SEND_MESSAGES,
        Permit::SendInThreads => Permissions::SEND_MESSAGES_IN_THREADS,
        Permit::Embed => Permissions::EMBED_LINKS,
        Permit::Files => Permissions::ATTACH_FILES,
        Permit::PublicThreads => Permissions::CREATE_PUBLIC_THREADS,
        Permit::PrivateThreads => Permissions::CREATE_PRIVATE_THREADS,
    }
}
