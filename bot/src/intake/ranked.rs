//! What somebody who speaks may do at a table: an interaction tells it of the channel it comes from, and that may be one
//! of which the table knows nothing.

use commands::table::Asker;
use commands::who::{Channel, Place};

use super::Voice;

impl Voice {
    /// Who speaks, with what he may do at a table of this place as far as it is told where he speaks.
    pub(super) fn ranked_at(&self, table: Place) -> Asker {
        ranked(&self.asker, self.place, self.parent, table)
    }
}

/// `parent` is the channel below which the thread hangs that he speaks in: threads have the permissions of their channel.
fn ranked(asker: &Asker, here: Place, parent: Option<Channel>, table: Place) -> Asker {
    let is_server = here.guild == table.guild;
    let is_channel = here == table || is_server && parent == Some(table.channel);
    Asker {
        is_admin: asker.is_admin && is_server,
        reads_threads: asker.reads_threads.filter(|_| is_channel),
        ..asker.clone()
    }
}

#[cfg(test)]
mod tests {
    use commands::preferences::Preferences;
    use commands::who::{Guild, Member, Person};
    use commands::words::{TileStyle, Tongue};

    use super::*;

    fn place(guild: Option<u64>, channel: u64) -> Place {
        Place {
            guild: guild.map(Guild),
            channel: Channel(channel),
        }
    }

    #[test]
    fn what_somebody_may_do_holds_where_it_was_told() {
        let table = place(Some(1), 10);
        for (here, parent, is_admin, reads_threads) in [
            (table, None, true, Some(false)),
            // A thread below the channel.
            (place(Some(1), 11), Some(10), true, Some(false)),
            // Another channel, and a thread below that.
            (place(Some(1), 20), None, true, None),
            (place(Some(1), 21), Some(20), true, None),
            // Another server, whatever its channels are called.
            (place(Some(2), 10), None, false, None),
            (place(Some(2), 11), Some(10), false, None),
            // Direct messages.
            (place(None, 30), None, false, None),
        ] {
            let asker = Asker {
                member: Member {
                    person: Person(7),
                    name: "Ada".to_owned(),
                },
                tongue: Tongue::English,
                is_admin: true,
                preferences: Preferences::default(),
                tiles: TileStyle::Text,
                has_faces: true,
                reads_threads: Some(false),
            };
            let ranked = ranked(&asker, here, parent.map(Channel), table);
            let told = (ranked.is_admin, ranked.reads_threads);
            assert_eq!(told, (is_admin, reads_threads), "{here:?} below {parent:?}");
        }
    }
}
