//! Opening a table, in a channel or in a thread of its own.

use commands::ask::mistake::Mistake;
use commands::ask::permit::Permit;
use commands::ask::slash::Opening;
use commands::desk::settings::{Opener, may_open};
use commands::desk::{self, Defaults};
use commands::record::Terms;
use commands::screen::notice::{self, News};
use commands::screen::page::Screen;
use commands::table::effect::Reply;
use commands::who::Place;
use commands::words::Reader;

use super::{Intake, Outcome, Voice, outcome};
use crate::outbox::openings::Opened;
use crate::tables::Seated;
use crate::tables::seating::NotOpened;

impl Intake {
    /// Opens a table where somebody speaks; in a thread below if he or the server wants that.
    pub(super) async fn open(
        &self,
        voice: &Voice,
        opening: &Opening,
        in_thread: bool,
    ) -> (Outcome, Option<Seated>) {
        let Some(guild) = voice.place.guild else {
            return (voice.mistake(&Mistake::ServerOnly), None);
        };
        let server = self.wishes.of_server(guild).await;
        let opener = Opener {
            is_admin: voice.asker.is_admin,
            roles: &voice.roles,
            channel: voice.place.channel,
            parent: voice.parent,
        };
        let may = may_open(&server, opener)
            .and_then(|()| voice.permits_table())
            .and_then(|()| self.has_room(voice.asker.member.person, guild));
        if let Err(mistake) = may {
            return (voice.mistake(&mistake), None);
        }
        let public = self.public(&server, voice);
        let defaults = Defaults {
            rules: server.rules.as_deref().unwrap_or(&self.settings.rules),
            pace: server.pace.as_deref().unwrap_or(&self.settings.pace),
            ..self.defaults()
        };
        let terms = match desk::terms(opening, defaults, public) {
            Ok(terms) => terms,
            Err(mistake) => return (voice.mistake(&mistake), None),
        };
        // A thread opened for him by us would be one that the server does not let him open.
        let asks_thread = in_thread && voice.opens_threads();
        let wants_thread = voice.has_threads && (asks_thread || server.own_threads);
        let thread = if wants_thread {
            self.thread(voice, &terms, public).await
        } else {
            None
        };
        let place = thread.as_ref().map_or(voice.place, |opened| Place {
            channel: opened.thread,
            ..voice.place
        });
        let mut notes = Vec::new();
        if thread.is_some() {
            notes.push(News::OpenedThere { place });
        } else if wants_thread {
            notes.push(News::NoThread);
        }
        if !voice.permits(Permit::Files) {
            notes.push(News::NoFiles);
        }
        let opened = self.tables.open(place, &voice.asker, terms).await;
        if let Some(thread) = &thread {
            let channel = voice.place.channel;
            self.tables.settle(channel, thread, opened.is_ok()).await;
        }
        match opened {
            Ok((seated, mut reply)) => {
                self.note_room(voice);
                match voice.asks(&seated, desk::company(opening)).await {
                    Ok(None) => {}
                    // The table is there; why it is not filled is what must be said.
                    Ok(Some(refused)) => reply = refused,
                    Err(fault) => return (voice.fault(fault), Some(seated)),
                }
                let person = voice.asker.member.person;
                // The private word whose button was pressed is no place for his hand.
                if voice.receipt.pressed().is_none() {
                    seated.post.heard(person, &voice.receipt, voice.tongue());
                }
                (told(reply, &notes, voice), Some(seated))
            }
            Err(NotOpened::Mistake(mistake @ Mistake::TableHere { .. }))
                if voice.has_threads && voice.opens_threads() =>
            {
                let screen = desk::refuse_second(&mistake, opening, voice.reader());
                (Outcome::Word(screen), None)
            }
            Err(NotOpened::Mistake(mistake)) => (voice.mistake(&mistake), None),
            Err(NotOpened::Refused(screen)) => (Outcome::Word(screen), None),
            Err(NotOpened::Fault(fault)) => (voice.fault(fault), None),
        }
    }

    /// A thread for the table; `None` when none can be opened.
    async fn thread(&self, voice: &Voice, terms: &Terms, public: Reader) -> Option<Opened> {
        if !voice.permits_thread() {
            return None;
        }
        let first = desk::announcement(&voice.asker.member, terms, public);
        let name = desk::thread_name(terms, public);
        let opened = self.tables.open_thread(voice.place.channel, &first, &name);
        opened.await.ok()
    }
}

/// The reply, with what there is to be known of where the table stands.
fn told(reply: Reply, notes: &[News], voice: &Voice) -> Outcome {
    if notes.is_empty() {
        return outcome(reply, false);
    }
    let notes = notes
        .iter()
        .map(|note| notice::news(note, voice.reader()).text);
    let notes: Vec<String> = notes.collect();
    let said = if let Reply::Done(Some(word)) = reply {
        word
    } else {
        Screen::default()
    };
    let text = format!("{}\n{}", said.text, notes.join("\n"));
    let text = text.trim().to_owned();
    Outcome::Word(Screen { text, ..said })
}
