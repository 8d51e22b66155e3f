//! The one answer an interaction gets, and what its token is good for afterwards: for fifteen minutes it edits the very
//! message that was pressed, or our own private reply, outside the limits that hold for channels.

use std::future::Future;
use std::sync::{Arc, Mutex as Lock, OnceLock};
use std::time::Duration;

use commands::screen::page::{Form, Screen};
use commands::who::Moment;
use config::secret::Secret;
use serenity::builder::{CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::Http;
use serenity::model::id::InteractionId;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout_at};

use super::verdict::Verdict;
use crate::clock::Clock;
use crate::render::message::{self, Page};
use crate::render::studio::{Known, Studio};

/// The requests themselves.
mod delivery;
/// Private words that were told.
mod words;

use words::bare;

/// Tokens live fifteen minutes; a minute is left for requests on their way.
const LIFE: Duration = Duration::from_secs(14 * 60);

/// An answer that is not ready by then is promised first.
const PROMPT: Duration = Duration::from_millis(400);

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
    /// The same, and the reply is a panel: there is one, so that a later one is drawn over it.
    Shown,
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
    /// Who has it can speak in our name.
    token: Secret,
    pressed: Option<Pressed>,
    /// Its answer is a private reply of its own, even where something was pressed.
    replies: bool,
    born: Moment,
    clock: Clock,
    /// When it is promised an answer, if it has none.
    due: Instant,
    stage: Mutex<Stage>,
    /// What answers would have made of it that were sent and may have arrived; [`Stage::Told`] for several.
    tried: Lock<Option<Stage>>,
    /// The message that is the interaction's original, as soon as Discord has told it.
    original: OnceLock<u64>,
}

impl std::fmt::Debug for Receipt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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
            token: Secret::new(token),
            pressed,
            replies: pressed.is_none(),
            born: clock.now(),
            clock,
            due: Instant::now() + PROMPT,
            stage: Mutex::new(Stage::Open),
            tried: Lock::default(),
            original: OnceLock::new(),
        }
    }

    /// The same of a press that asks for a private reply and changes nothing: the reply is the interaction's original, which its
    /// token reaches whatever happens meanwhile.
    #[must_use]
    pub fn that_replies(self) -> Self {
        Self {
            replies: true,
            ..self
        }
    }

    /// Its answer is a private reply of its own: promised, it must not stay empty.
    #[must_use]
    pub fn replies(&self) -> bool {
        self.replies
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

    /// Acknowledges, if nobody has answered: a press is noted without a trace, what asks for a private reply is promised one. Tried
    /// again a little later when Discord has trouble.
    pub async fn note(&self) {
        if self.try_note().await == Err(Verdict::Again) {
            sleep(WAITS[0]).await;
            // A second failure is in the log.
            let _ = self.try_note().await;
        }
    }

    async fn try_note(&self) -> Result<(), Verdict> {
        let mut stage = self.stage.lock().await;
        if *stage != Stage::Open {
            return Ok(());
        }
        let (response, next) = if self.replies {
            let private = CreateInteractionResponseMessage::new().ephemeral(true);
            (CreateInteractionResponse::Defer(private), Stage::Promised)
        } else {
            (CreateInteractionResponse::Acknowledge, Stage::Noted)
        };
        self.answer(&mut stage, next, response).await
    }

    /// Waits for what an answer needs, before the stage is held. Nobody waits for a picture, or for a store that is slow: an
    /// answer that takes long is promised.
    pub async fn in_time<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        if let Ok(done) = timeout_at(self.due, &mut work).await {
            return done;
        }
        self.note().await;
        work.await
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
        let form = CreateInteractionResponse::Modal(message::form(form));
        self.answer(&mut stage, Stage::Formed, form).await
    }

    /// Tells a private word: as the answer, in the promised reply, or after the answer.
    ///
    /// # Errors
    /// When it did not arrive.
    pub async fn tell(&self, screen: &Screen) -> Result<Told, Verdict> {
        self.tell_either(screen, None).await
    }

    /// Tells this as the answer or in the promised reply; where it comes after the answer, perhaps something else instead.
    pub(super) async fn tell_either(
        &self,
        screen: &Screen,
        after: Option<&Screen>,
    ) -> Result<Told, Verdict> {
        let page = self.in_time(self.studio.ready(screen)).await;
        let mut stage = self.stage.lock().await;
        let is_panel = after.is_some();
        let next = if is_panel { Stage::Shown } else { Stage::Told };
        if *stage == Stage::Open {
            let private = |page: &Page<'_>| {
                CreateInteractionResponse::Message(page.response().ephemeral(true))
            };
            let told = self.answer_with(&mut stage, next, page.clone(), private);
            match told.await {
                Ok(_) => return Ok(Told::Original),
                // It had an answer after all: the word comes after that, or in its place.
                Err(_) if matches!(*stage, Stage::Told | Stage::Shown) => {}
                Err(verdict) => return Err(verdict),
            }
        }
        if !self.is_alive() {
            return Err(Verdict::Gone);
        }
        match *stage {
            Stage::Shown if !is_panel => {
                drop(stage);
                self.follow(page, after).await
            }
            Stage::Promised | Stage::Shown => {
                let filled = self.edit_original(page.clone()).await;
                match filled {
                    Ok(_) => *stage = next,
                    // He has dismissed it, or it cannot be filled: the word comes after it.
                    Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                        drop(stage);
                        return self.follow(page, after).await;
                    }
                    Err(Verdict::Again) => {}
                }
                filled.map(|_| Told::Original)
            }
            Stage::Noted | Stage::Told | Stage::Formed => {
                drop(stage);
                self.follow(page, after).await
            }
            Stage::Open | Stage::Lost => Err(Verdict::Gone),
        }
    }

    /// Tells a private word, and again after a little while when Discord has trouble: a promised reply must not stay empty.
    ///
    /// # Errors
    /// When it did not arrive in the end.
    pub async fn insist(&self, screen: &Screen) -> Result<Told, Verdict> {
        self.insist_on(screen, None).await
    }

    /// The same of a panel: see [`Receipt::show`].
    ///
    /// # Errors
    /// When it did not arrive in the end.
    pub async fn insist_to_show(&self, panel: &Screen) -> Result<Told, Verdict> {
        self.insist_on(panel, Some(&bare(panel))).await
    }

    async fn insist_on(&self, screen: &Screen, after: Option<&Screen>) -> Result<Told, Verdict> {
        for wait in WAITS {
            match self.tell_either(screen, after).await {
                Err(Verdict::Again) => sleep(wait).await,
                done @ (Ok(_) | Err(Verdict::Gone | Verdict::Shut | Verdict::Refused)) => {
                    return done;
                }
            }
        }
        self.tell_either(screen, after).await
    }

    /// Draws over the pressed message: as the answer (one request for both), or through the token. Gives whether the message
    /// has the page's files then.
    ///
    /// # Errors
    /// [`Verdict::Gone`] when this interaction cannot do it; else what to do about the failure.
    pub async fn redraw(&self, screen: &Screen, known: Known) -> Result<bool, Verdict> {
        if self.replies || !self.is_alive() {
            return Err(Verdict::Gone);
        }
        let page = self.in_time(self.studio.ready_over(screen, known)).await;
        if page.keeps_files() {
            // An answer names all files of the message; an edit after it need not.
            self.note().await;
        }
        let mut stage = self.stage.lock().await;
        match *stage {
            Stage::Open if page.keeps_files() => Err(Verdict::Gone),
            Stage::Open => {
                let update =
                    |page: &Page<'_>| CreateInteractionResponse::UpdateMessage(page.response());
                self.answer_with(&mut stage, Stage::Noted, page, update)
                    .await
            }
            Stage::Noted => {
                drop(stage);
                self.edit_original(page).await
            }
            Stage::Promised | Stage::Told | Stage::Shown | Stage::Formed | Stage::Lost => {
                Err(Verdict::Gone)
            }
        }
    }
}

#[cfg(test)]
mod tests;
