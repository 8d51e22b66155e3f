//! The one answer an interaction gets, and what its token is good for afterwards: for fifteen minutes it edits the very
//! message that was pressed, or our own private reply, outside the limits that hold for channels.

use std::sync::Arc;
use std::time::Duration;

use commands::screen::page::{Form, Screen};
use commands::who::Moment;
use serenity::builder::{Builder, CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::Http;
use serenity::model::id::{InteractionId, MessageId};
use tokio::sync::Mutex;
use tracing::{debug, warn};

use super::verdict::{Verdict, status_and_code, verdict};
use crate::clock::Clock;
use crate::render::message::{self, Page};
use crate::render::studio::Studio;

/// Tokens live fifteen minutes; a minute is left for requests on their way.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// Between the tries of a private word.
const WAITS: [Duration; 3] = [
    Duration::from_millis(500),
    Duration::from_secs(2),
    Duration::from_secs(8),
];

/// The message whose button was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pressed {
    /// Its id.
    pub message: u64,
    /// Only the one who pressed sees it.
    pub is_private: bool,
}

/// How far an interaction is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Not at all: three seconds are running.
    Open,
    /// Type 5: a private reply is promised and not yet given.
    Promised,
    /// Type 6 or 7: the original is the pressed message.
    Noted,
    /// Type 4, or 5 and filled: the original is our private reply.
    Told,
    /// A form was opened: what he fills in comes with an interaction of its own.
    Formed,
    /// The answer did not arrive: the token is good for nothing.
    Lost,
}

/// The one answer of an interaction. Whoever comes first answers; the others see it and do what is left to do.
pub struct Receipt {
    http: Arc<Http>,
    studio: Studio,
    id: InteractionId,
    token: String,
    pressed: Option<Pressed>,
    born: Moment,
    clock: Clock,
    stage: Mutex<Stage>,
}

impl std::fmt::Debug for Receipt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Without the token: who has it can speak in our name.
        f.debug_struct("Receipt")
            .field("pressed", &self.pressed)
            .finish_non_exhaustive()
    }
}

/// Where a private word has gone: enough to draw over it later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// It is the interaction's original.
    Original,
    /// It is a message of its own.
    Followup(u64),
}

impl Receipt {
    /// A receipt for an interaction that nobody has answered yet. `pressed` is `None` for a slash command.
    #[must_use]
    pub fn new(
        http: Arc<Http>,
        studio: Studio,
        id: InteractionId,
        token: String,
        pressed: Option<Pressed>,
        clock: Clock,
    ) -> Self {
        Self {
            http,
            studio,
            id,
            token,
            pressed,
            born: clock.now(),
            clock,
            stage: Mutex::new(Stage::Open),
        }
    }

    /// The message that was pressed.
    #[must_use]
    pub fn pressed(&self) -> Option<Pressed> {
        self.pressed
    }

    /// Its token still edits.
    #[must_use]
    pub fn is_alive(&self) -> bool {
        self.clock.now().since(self.born) < LIFE
    }

    /// Acknowledges, if nobody has answered: a press is noted without a trace, a command is promised a private reply.
    pub async fn note(&self) {
        let mut stage = self.stage.lock().await;
        if *stage != Stage::Open {
            return;
        }
        let (response, next) = if self.pressed.is_some() {
            (CreateInteractionResponse::Acknowledge, Stage::Noted)
        } else {
            let private = CreateInteractionResponseMessage::new().ephemeral(true);
            (CreateInteractionResponse::Defer(private), Stage::Promised)
        };
        *stage = if self.respond(response).await.is_ok() {
            next
        } else {
            Stage::Lost
        };
    }

    /// Opens a form: that can only be the answer itself.
    ///
    /// # Errors
    /// [`Verdict::Gone`] when something else was the answer already; else what to do about the failure.
    pub async fn open_form(&self, form: &Form) -> Result<(), Verdict> {
        let mut stage = self.stage.lock().await;
        if *stage != Stage::Open {
            return Err(Verdict::Gone);
        }
        let opened = self
            .respond(CreateInteractionResponse::Modal(message::form(form)))
            .await;
        *stage = if opened.is_ok() {
            Stage::Formed
        } else {
            Stage::Lost
        };
        opened
    }

    /// Tells a private word: as the answer, in the promised reply, or after the answer.
    ///
    /// # Errors
    /// When it did not arrive.
    pub async fn tell(&self, screen: &Screen) -> Result<Told, Verdict> {
        // Ready before the stage is held: whoever acknowledges waits for no picture.
        let page = self.studio.ready(screen).await;
        let mut stage = self.stage.lock().await;
        match *stage {
            Stage::Open => {
                let private = page.response().ephemeral(true);
                let sent = self
                    .respond(CreateInteractionResponse::Message(private))
                    .await;
                *stage = if sent.is_ok() {
                    Stage::Told
                } else {
                    Stage::Lost
                };
                sent.map(|()| Told::Original)
            }
            Stage::Promised => {
                let sent = self.edit_original(&page).await;
                if sent.is_ok() {
                    *stage = Stage::Told;
                }
                sent.map(|()| Told::Original)
            }
            Stage::Noted | Stage::Told | Stage::Formed => {
                drop(stage);
                let sent = page
                    .followup()
                    .execute(&*self.http, (None, &self.token))
                    .await;
                sent.map(|sent| Told::Followup(sent.id.get()))
                    .map_err(|error| judged(&error))
            }
            Stage::Lost => Err(Verdict::Gone),
        }
    }

    /// Tells a private word, and again after a little while when Discord has trouble: a promised reply must not stay empty.
    ///
    /// # Errors
    /// When it did not arrive in the end.
    pub async fn insist(&self, screen: &Screen) -> Result<Told, Verdict> {
        for wait in WAITS {
            match self.tell(screen).await {
                Err(Verdict::Again) => tokio::time::sleep(wait).await,
                done @ (Ok(_) | Err(Verdict::Gone | Verdict::Shut | Verdict::Refused)) => {
                    return done;
                }
            }
        }
        self.tell(screen).await
    }

    /// Draws over the pressed message: as the answer (one request for both), or through the token.
    ///
    /// # Errors
    /// [`Verdict::Gone`] when this interaction cannot do it; else what to do about the failure.
    pub async fn redraw(&self, screen: &Screen) -> Result<(), Verdict> {
        if self.pressed.is_none() || !self.is_alive() {
            return Err(Verdict::Gone);
        }
        let page = self.studio.ready(screen).await;
        let mut stage = self.stage.lock().await;
        match *stage {
            Stage::Open => {
                let update = CreateInteractionResponse::UpdateMessage(page.response());
                let sent = self.respond(update).await;
                *stage = match sent {
                    Ok(()) => Stage::Noted,
                    // The message has been removed under the press, which still waits for its answer.
                    Err(Verdict::Gone) => Stage::Open,
                    Err(Verdict::Again | Verdict::Shut | Verdict::Refused) => Stage::Lost,
                };
                sent
            }
            Stage::Noted => {
                drop(stage);
                self.edit_original(&page).await
            }
            Stage::Promised | Stage::Told | Stage::Formed | Stage::Lost => Err(Verdict::Gone),
        }
    }

    /// Draws over a private word told earlier.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn retell(&self, told: Told, screen: &Screen) -> Result<(), Verdict> {
        if !self.is_alive() {
            return Err(Verdict::Gone);
        }
        let page = self.studio.ready(screen).await;
        match told {
            Told::Original => self.edit_original(&page).await,
            Told::Followup(id) => {
                let id = MessageId::new(id);
                let sent = page
                    .followup()
                    .execute(&*self.http, (Some(id), &self.token))
                    .await;
                sent.map(|_| ()).map_err(|error| judged(&error))
            }
        }
    }

    /// Takes a private word away. A failure does not matter: its buttons are of
    /// the past.
    pub async fn untell(&self, told: Told) {
        if !self.is_alive() {
            return;
        }
        let gone = match told {
            Told::Original => {
                self.http
                    .delete_original_interaction_response(&self.token)
                    .await
            }
            Told::Followup(id) => {
                self.http
                    .delete_followup_message(&self.token, MessageId::new(id))
                    .await
            }
        };
        if let Err(error) = gone {
            judged(&error);
        }
    }

    /// Takes the private message whose button was pressed away, as far as this interaction can.
    pub async fn unpress(&self) {
        // A press that nobody has answered yet is noted: what it leads to is told after that.
        self.note().await;
        // Answered by a word of its own, the interaction's original is that word.
        if *self.stage.lock().await == Stage::Noted {
            self.untell(Told::Original).await;
        }
    }

    async fn edit_original(&self, page: &Page<'_>) -> Result<(), Verdict> {
        let sent = page.original().execute(&*self.http, &self.token).await;
        sent.map(|_| ()).map_err(|error| judged(&error))
    }

    /// Sends the answer, a second time if the line broke: if the first did arrive, Discord says so (40060).
    async fn respond(&self, response: CreateInteractionResponse) -> Result<(), Verdict> {
        let first = response
            .clone()
            .execute(&*self.http, (self.id, &self.token))
            .await;
        let Err(error) = first else { return Ok(()) };
        if verdict(&error) != Verdict::Again {
            return Err(late(&error));
        }
        match response.execute(&*self.http, (self.id, &self.token)).await {
            Ok(()) => Ok(()),
            Err(error) if status_and_code(&error).is_some_and(|(_, code)| code == 40060) => Ok(()),
            Err(error) => Err(late(&error)),
        }
    }
}

fn late(error: &serenity::Error) -> Verdict {
    let (status, code) = status_and_code(error).unwrap_or_default();
    warn!(status, code, "an interaction was left without its answer");
    verdict(error)
}

fn judged(error: &serenity::Error) -> Verdict {
    let (status, code) = status_and_code(error).unwrap_or_default();
    debug!(
        status,
        code, "a request through an interaction's token failed"
    );
    verdict(error)
}
