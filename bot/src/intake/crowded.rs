//! How many tables there may be: all of them share what Discord lets the bot send, and one database.

use commands::ask::Ask;
use commands::ask::crowded::Crowded;
use commands::ask::mistake::Mistake;
use commands::who::{Guild, Person, Place, TableId};

use super::Intake;
use crate::tables::Seated;

/// So many tables one person may host. Quick ones with machines send about two requests in a second each, of the forty that
/// there are for all.
const MOST_HOSTED: usize = 8;
/// So many tables one person may sit at, his own among them. Whoever plays over days likes to sit at many.
const MOST_SEATS: usize = 16;
/// So many tables may be open in one server.
const MOST_IN_SERVER: usize = 200;

/// A table and where it stands.
type Standing = (TableId, Place);

impl Intake {
    /// Whether one more table may be opened by this person in this server.
    pub(super) fn has_room(&self, person: Person, guild: Guild) -> Result<(), Mistake> {
        let in_server = self.tables.in_guild(guild).len();
        may_host(self.tables.hosted_by(person), in_server)
            .and_then(|()| may_sit(self.tables.of(person)))
            .map_err(Mistake::Crowded)
    }

    /// Whether this person may ask that of a table: whoever sits at many takes no more seats.
    pub(super) fn has_seats(
        &self,
        person: Person,
        seated: &Seated,
        ask: &Ask,
    ) -> Result<(), Mistake> {
        let sits_down = matches!(ask, Ask::Join | Ask::Take(_));
        if sits_down && !self.tables.sits_at(person, seated.id) {
            may_sit(self.tables.of(person)).map_err(Mistake::Crowded)
        } else {
            Ok(())
        }
    }
}

fn may_host(tables: Vec<Standing>, in_server: usize) -> Result<(), Crowded> {
    if tables.len() >= MOST_HOSTED {
        let most = MOST_HOSTED;
        return Err(Crowded::Hosts { most, tables });
    }
    if in_server >= MOST_IN_SERVER {
        let most = MOST_IN_SERVER;
        return Err(Crowded::Server { most });
    }
    Ok(())
}

fn may_sit(tables: Vec<Standing>) -> Result<(), Crowded> {
    if tables.len() < MOST_SEATS {
        return Ok(());
    }
    let most = MOST_SEATS;
    Err(Crowded::Sits { most, tables })
}

#[cfg(test)]
mod tests {
    use commands::who::Channel;

    use super::*;

    fn tables(count: usize) -> Vec<Standing> {
        let place = Place {
            guild: Some(Guild(1)),
            channel: Channel(2),
        };
        (1..).map(|id| (TableId(id), place)).take(count).collect()
    }

    #[test]
    fn nobody_hosts_or_sits_without_end_and_no_server_is_filled() {
        assert_eq!(
            may_host(tables(MOST_HOSTED - 1), MOST_IN_SERVER - 1),
            Ok(())
        );
        assert_eq!(
            may_host(tables(MOST_HOSTED), 0),
            Err(Crowded::Hosts {
                most: MOST_HOSTED,
                tables: tables(MOST_HOSTED),
            })
        );
        assert_eq!(
            may_host(Vec::new(), MOST_IN_SERVER),
            Err(Crowded::Server {
                most: MOST_IN_SERVER
            })
        );
        assert_eq!(may_sit(tables(MOST_SEATS - 1)), Ok(()));
        assert_eq!(
            may_sit(tables(MOST_SEATS)),
            Err(Crowded::Sits {
                most: MOST_SEATS,
                tables: tables(MOST_SEATS),
            })
        );
    }
}
