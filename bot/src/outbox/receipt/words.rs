//! Private words that were told: looked at, drawn over and taken away as long as the token lives, by a later run as well.

use std::sync::{Arc, Mutex as Lock, OnceLock};

use commands::screen::page::Screen;
use commands::who::{Moment, Person, TableId};
use serenity::http::Http;
use serenity::model::channel::Message;
use serenity::model::id::{InteractionId, MessageId};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::delivery::judged;
use super::{LIFE, Receipt, Stage, Told};
use crate::clock::Clock;
use crate::outbox::verdict::Verdict;
use crate::render::message::Page;
use crate::render::studio::Studio;
use crate::store::KeptSpot;

impl Told {
    /// What of a panel was shown there when it came: see [`Receipt::show`].
    #[must_use]
    pub fn shows(self, panel: &Screen) -> Screen {
        match self {
            Self::Original => panel.clone(),
            Self::Followup(_) => bare(panel),
        }
    }

    /// The message of its own; `None` for the original.
    #[must_use]
    pub fn followup(self) -> Option<u64> {
        match self {
            Self::Original => None,
            Self::Followup(id) => Some(id),
        }
    }
}

impl From<Option<u64>> for Told {
    fn from(followup: Option<u64>) -> Self {
        followup.map_or(Self::Original, Self::Followup)
    }
}

/// A panel on which nothing can be pressed yet.
pub(super) fn bare(panel: &Screen) -> Screen {
    Screen {
        rows: Vec::new(),
        ..panel.clone()
    }
}

impl Receipt {
    /// Shows a panel. Where it comes after the answer, its number is known no earlier than Discord's answer: until then nothing
    /// can be pressed on it, so that killed meanwhile we leave no buttons that nobody draws over. It is to be drawn whole then.
    ///
    /// # Errors
    /// When it did not arrive.
    pub async fn show(&self, panel: &Screen) -> Result<Told, Verdict> {
        self.tell_either(panel, Some(&bare(panel))).await
    }

    /// Tells a page after the answer, or something else instead.
    pub(super) async fn follow<'a>(
        &'a self,
        page: Page<'a>,
        instead: Option<&'a Screen>,
    ) -> Result<Told, Verdict> {
        let page = match instead {
            Some(screen) => self.studio.ready(screen).await,
            None => page,
        };
        self.follow_up(page, None).await
    }

    /// The receipt of an interaction that an earlier run has answered: what its token reached it still reaches.
    #[must_use]
    pub fn of_earlier(http: Arc<Http>, studio: Studio, kept: &KeptSpot, clock: Clock) -> Self {
        Self {
            http,
            studio,
            id: InteractionId::new(kept.interaction.max(1)), // the library's ids panic at zero
            token: kept.token.clone(),
            pressed: None,
            replies: true,
            born: kept.until.minus(LIFE),
            clock,
            due: Instant::now(),
            stage: Mutex::new(Stage::Told),
            tried: Lock::default(),
            original: OnceLock::new(),
        }
    }

    /// What a later run needs to know of a panel that this interaction reaches.
    #[must_use]
    pub fn kept(&self, table: TableId, person: Person, told: Told) -> KeptSpot {
        KeptSpot {
            table,
            person,
            interaction: self.id.get(),
            followup: told.followup(),
            token: self.token.clone(),
            until: self.born.plus(LIFE),
        }
    }

    /// The number of the interaction: later ones have greater ones.
    #[must_use]
    pub fn interaction(&self) -> u64 {
        self.id.get()
    }

    /// When it was heard.
    #[must_use]
    pub fn born(&self) -> Moment {
        self.born
    }

    /// The message of a private word, as far as that is known without asking.
    #[must_use]
    pub fn message(&self, told: Told) -> Option<u64> {
        match told {
            Told::Original => self.original.get().copied(),
            Told::Followup(id) => Some(id),
        }
    }

    /// Looks at a private word told earlier.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn look(&self, told: Told) -> Result<Message, Verdict> {
        let token = self.token.reveal();
        let found = match told {
            Told::Original => self.http.get_original_interaction_response(token).await,
            Told::Followup(id) => {
                let id = MessageId::new(id.max(1));
                self.http.get_followup_message(token, id).await
            }
        };
        let found = found.map_err(|error| judged(&error))?;
        if told == Told::Original {
            // The same each time.
            let _ = self.original.set(found.id.get());
        }
        Ok(found)
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
            Told::Original => self.edit_original(page).await.map(drop),
            Told::Followup(id) => self.follow_up(page, Some(id)).await.map(drop),
        }
    }

    /// Takes a private word away.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn untell(&self, told: Told) -> Result<(), Verdict> {
        if !self.is_alive() {
            return Err(Verdict::Gone);
        }
        let token = self.token.reveal();
        let gone = match told {
            Told::Original => self.http.delete_original_interaction_response(token).await,
            Told::Followup(id) => {
                let id = MessageId::new(id.max(1));
                self.http.delete_followup_message(token, id).await
            }
        };
        gone.map_err(|error| judged(&error))
    }

    /// Takes the private message whose button was pressed away, as far as this interaction can.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn unpress(&self) -> Result<(), Verdict> {
        // A press that nobody has answered yet is noted: what it leads to is told after that.
        self.note().await;
        // Answered by a word of its own, the interaction's original is that word.
        if *self.stage.lock().await == Stage::Noted {
            self.untell(Told::Original).await
        } else {
            Err(Verdict::Gone)
        }
    }
}
