//! What people say, from the library's interactions to asks, and the one answer each gets: at once, within a second.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use commands::ask::Ask;
use commands::ask::mistake::Mistake;
use commands::screen::notice::{self, News};
use commands::screen::page::{Form, Screen};
use commands::table::Asker;
use commands::table::effect::Reply;
use commands::who::{Channel, Moment, Person, Place, Role, TableId, Turn};
use commands::words::{Reader, Tongue};
use config::settings::Settings;
use dashmap::DashMap;
use serenity::http::Http;
use serenity::model::application::Interaction;
use serenity::model::id::ApplicationId;
use serenity::model::permissions::Permissions;
use tokio::time::sleep;
use tracing::{debug, error};

use crate::fault::FaultId;
use crate::outbox::receipt::{Receipt, Told};
use crate::outbox::verdict::Verdict;
use crate::render::studio::{Known, Studio};
use crate::tables::{Seated, Tables};
use crate::wishes::Wishes;

/// Who speaks, and from where.
pub mod speaker;
/// What we may do where somebody speaks.
mod permitted;
/// What somebody who speaks may do at a table that stands elsewhere.
mod ranked;
/// Slash commands.
pub mod spoken;
/// Settings of people and servers.
pub mod wish;
/// Having a table stand in another channel.
mod moving;
/// How many tables there may be.
mod crowded;
/// Opening a table, in a channel or in a thread of its own.
pub mod opening;
/// Buttons and selects.
pub mod touched;
/// Forms that were filled in.
pub mod filled;
/// What the library cannot read.
mod unread;
/// Autocompletion.
pub mod complete;
/// Looking at what was played in a server.
mod looks;
/// What is kept of the one who asks.
mod own;

/// So long the redrawing of the pressed message may take to be the answer itself.
const GRACE: Duration = Duration::from_millis(250);

/// Hears what people say.
#[derive(Debug, Clone)]
pub struct Intake {
    /// For what goes through the tokens of interactions.
    http: Arc<Http>,
    studio: Studio,
    tables: Tables,
    wishes: Wishes,
    settings: Arc<Settings>,
    /// What the channels with tables are called, as interactions tell it.
    rooms: Arc<DashMap<Channel, String>>,
    /// When people took the file of what is kept of them, as long as it bars them from another one.
    exports: Arc<DashMap<Person, Moment>>,
}

/// What comes of something said.
#[derive(Debug)]
enum Outcome {
    /// A private word.
    Word(Screen),
    /// A page in the place of the private one whose button was pressed.
    Page(Screen),
    /// A form to fill in.
    Form(Form),
    /// His panel, in place.
    Panel(Screen),
    /// The surfaces tell.
    Shown,
}

/// Somebody who speaks, with the one answer he gets.
struct Voice {
    asker: Asker,
    place: Place,
    /// Threads can be opened below the channel.
    has_threads: bool,
    /// What the channel is called.
    room: Option<String>,
    /// Nobody else reads what stands here: direct messages, or a private thread.
    is_apart: bool,
    /// The channel below which the thread hangs that he speaks in.
    parent: Option<Channel>,
    /// What we may do there; `None` when that was not told.
    permitted: Option<Permissions>,
    /// What he himself may do there; `None` in direct messages.
    may: Option<Permissions>,
    /// His roles in the server.
    roles: Vec<Role>,
    /// The language of his Discord.
    locale: Tongue,
    /// That of the server, or his where it has none.
    public: Tongue,
    receipt: Arc<Receipt>,
}

impl Voice {
    fn tongue(&self) -> Tongue {
        self.asker.tongue
    }

    fn reader(&self) -> Reader {
        self.asker.reader()
    }

    /// Whether no words are needed for what was done: the message that was pressed tells it by its next drawing, except
    /// for a claim pressed on the board, which shows nobody's answers. A command is always answered in words.
    fn is_silent(&self, ask: &Ask) -> bool {
        self.receipt.pressed().is_some_and(|pressed| {
            !matches!(ask, Ask::Act(_)) || pressed.is_private || self.is_apart
        })
    }

    /// A page: in the place of the private one that was pressed, or else a private word.
    fn page(&self, screen: Screen) -> Outcome {
        let pressed = self.receipt.pressed();
        if pressed.is_some_and(|pressed| pressed.is_private) {
            Outcome::Page(screen)
        } else {
            Outcome::Word(screen)
        }
    }

    /// Asks a table one thing after the other. Gives the first reply that is not just "done", after which nothing is asked.
    async fn asks(
        &self,
        seated: &Seated,
        asks: impl IntoIterator<Item = Ask, IntoIter: Send>,
    ) -> Result<Option<Reply>, FaultId> {
        for ask in asks {
            match seated.ask(self.asker.clone(), ask, None).await? {
                Reply::Done(_) => {}
                reply @ (Reply::Private(_) | Reply::Page(_) | Reply::Form(_) | Reply::Panel(_)) => {
                    return Ok(Some(reply));
                }
            }
        }
        Ok(None)
    }

    fn mistake(&self, mistake: &Mistake) -> Outcome {
        Outcome::Word(notice::mistake(mistake, self.reader()))
    }

    fn fault(&self, fault: FaultId) -> Outcome {
        Outcome::Word(notice::fault(&fault.to_string(), self.reader()))
    }
}

impl Intake {
    /// Ears for these tables; `http` sends through the tokens of interactions.
    #[must_use]
    pub fn new(
        http: Arc<Http>,
        studio: Studio,
        tables: Tables,
        wishes: Wishes,
        settings: Arc<Settings>,
    ) -> Self {
        Self {
            http,
            studio,
            tables,
            wishes,
            settings,
            rooms: Arc::default(),
            exports: Arc::default(),
        }
    }

    /// Discord has told who we are: the addresses of replies hold that.
    pub fn introduce(&self, application: ApplicationId) {
        self.http.set_application_id(application);
    }

    /// Hears an interaction and sees to its answer.
    pub async fn hear(&self, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => self.spoken(command).await,
            Interaction::Component(component) => self.touched(component).await,
            Interaction::Autocomplete(command) => self.complete(command).await,
            Interaction::Modal(filled) => self.filled(filled).await,
            // Pings come to HTTP endpoints only.
            Interaction::Ping(_) | _ => {}
        }
    }

    /// Remembers what a channel with a table is called.
    fn note_room(&self, voice: &Voice) {
        if let (Some(_), Some(name)) = (self.tables.in_channel(voice.place.channel), &voice.room) {
            self.rooms.insert(voice.place.channel, name.clone());
        }
    }

    /// Asks a table.
    async fn ask(
        &self,
        voice: &Voice,
        seated: &Seated,
        ask: Ask,
        turn: Option<Turn>,
    ) -> (Outcome, Option<Seated>) {
        let sits_down = matches!(ask, Ask::Join | Ask::Take(_));
        let person = voice.asker.member.person;
        if let Err(mistake) = self.has_seats(person, seated, &ask) {
            return (voice.mistake(&mistake), Some(seated.clone()));
        }
        let pressed = voice.receipt.pressed();
        let turns_page = ask.turns_a_page() && pressed.is_some_and(|pressed| pressed.is_private);
        // Strangers have no panel here: no lane is opened for them. A page of rules, options or orders is no panel.
        if turns_page {
            debug!("a private page is turned");
        } else if sits_down || self.tables.sits_at(person, seated.id) {
            seated.post.heard(person, &voice.receipt, voice.tongue());
        } else {
            seated.post.pressed(&voice.receipt);
        }
        let is_silent = voice.is_silent(&ask);
        // Whoever moves a table speaks where it is to stand.
        let place = if let Ask::Move(there) = ask {
            there
        } else {
            seated.place
        };
        let asker = self.at_table(voice, place).await;
        let outcome = match seated.ask(asker, ask, turn).await {
            Ok(Reply::Page(page)) if turns_page => Outcome::Page(page),
            Ok(reply) => outcome(reply, is_silent),
            Err(fault) => voice.fault(fault),
        };
        (outcome, Some(seated.clone()))
    }

    /// What is told of a table that is over, where it stood.
    async fn look_back(
        &self,
        voice: &Voice,
        table: Option<TableId>,
        ask: Ask,
        turn: Option<Turn>,
    ) -> Option<Outcome> {
        let table = table.filter(|_| ask.is_of_the_past())?;
        let seen = self
            .tables
            .look_back(table, voice.place, &voice.asker, ask, turn);
        Some(match seen.await? {
            Reply::Page(page) => voice.page(page),
            reply @ (Reply::Done(_) | Reply::Private(_) | Reply::Form(_) | Reply::Panel(_)) => {
                outcome(reply, false)
            }
        })
    }

    /// Sees to the answer: the outcome if it is there promptly, else a promise first and the outcome when it is there.
    async fn answer(&self, voice: &Voice, work: impl Future<Output = (Outcome, Option<Seated>)>) {
        let (outcome, seated) = voice.receipt.in_time(work).await;
        match outcome {
            Outcome::Word(screen) => self.word(voice, &screen).await,
            Outcome::Page(screen) => {
                if voice.receipt.redraw(&screen, Known::Nothing).await.is_err() {
                    self.word(voice, &screen).await;
                }
            }
            Outcome::Form(form) => {
                // It may only be the first answer, and something was in its way: he presses once more.
                if voice.receipt.open_form(&form).await.is_err() {
                    let again = notice::mistake(&Mistake::MomentPassed, voice.reader());
                    self.word(voice, &again).await;
                }
            }
            Outcome::Panel(screen) => self.panel(voice, &screen, seated).await,
            Outcome::Shown if voice.receipt.pressed().is_some() => {
                sleep(GRACE).await;
                voice.receipt.note().await;
            }
            Outcome::Shown => {
                let answered = notice::news(&News::Answered, voice.reader());
                self.word(voice, &answered).await;
            }
        }
    }

    /// Tells a private word.
    async fn word(&self, voice: &Voice, screen: &Screen) {
        if voice.receipt.insist(screen).await.is_err() {
            // What does not arrive is in the log; the surfaces are right all the same.
            let _ = self.settle(voice, voice.receipt.tell(screen)).await;
        }
    }

    /// Shows his panel in place; if that cannot be, by the next door.
    async fn panel(&self, voice: &Voice, screen: &Screen, seated: Option<Seated>) {
        let person = voice.asker.member.person;
        let Some(seated) = seated else {
            return self.word(voice, screen).await;
        };
        seated.post.opens(person, &voice.receipt).await;
        let screen = seated.post.newest(person, screen);
        let mut told = voice.receipt.insist_to_show(&screen).await;
        if told.is_err() {
            told = self.settle(voice, voice.receipt.show(&screen)).await;
        }
        match told {
            Ok(told) => seated.post.opened(person, &voice.receipt, told, &screen),
            Err(_) => {
                // What was promised here comes elsewhere.
                if voice.receipt.replies() {
                    let _ = voice.receipt.untell(Told::Original).await;
                }
                seated.post.unopened(person, &voice.receipt);
            }
        }
    }

    /// Discord did not take an answer: nobody is left with an interaction that has none. A press is noted and a command is
    /// promised a reply; then the word is tried once more after that, and in place of a promised reply at least an apology.
    async fn settle(
        &self,
        voice: &Voice,
        once_more: impl Future<Output = Result<Told, Verdict>> + Send,
    ) -> Result<Told, Verdict> {
        voice.receipt.note().await;
        let told = once_more.await;
        if told.is_err() && voice.receipt.replies() {
            let fault = FaultId::fresh();
            error!(%fault, "an answer could not be given");
            let sorry = notice::fault(&fault.to_string(), voice.reader());
            let _ = voice.receipt.tell(&sorry).await;
        }
        told
    }
}

/// Says nothing twice: what the surfaces show needs no word of its own.
fn outcome(reply: Reply, is_silent: bool) -> Outcome {
    match reply {
        Reply::Done(Some(word)) if !is_silent => Outcome::Word(word),
        Reply::Done(_) => Outcome::Shown,
        Reply::Private(screen) | Reply::Page(screen) => Outcome::Word(screen),
        Reply::Form(form) => Outcome::Form(form),
        Reply::Panel(screen) => Outcome::Panel(screen),
    }
}
