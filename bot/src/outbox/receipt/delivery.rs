//! The requests of a receipt: an answer, and what its token does afterwards; without their files where those are refused.

use std::sync::PoisonError;

use serenity::builder::{Builder, CreateInteractionResponse};
use serenity::model::id::MessageId;
use tracing::{debug, warn};

use super::{Receipt, Stage, Told};
use crate::outbox::verdict::{Left, Verdict, left, spared, status_and_code, verdict};
use crate::render::message::Page;

impl Receipt {
    /// Draws over the original. Gives whether it has the page's files then.
    pub(super) async fn edit_original(&self, mut page: Page<'_>) -> Result<bool, Verdict> {
        loop {
            let drawn = page.original().execute(&*self.http, self.token.reveal());
            match drawn.await {
                Ok(original) => {
                    // The same each time.
                    let _ = self.original.set(original.id.get());
                    return Ok(page.sends_files() || page.keeps_files());
                }
                Err(error) => page = spared(page, &error).ok_or_else(|| judged(&error))?,
            }
        }
    }

    /// Tells a word after the answer, or draws over such a word.
    pub(super) async fn follow_up(
        &self,
        mut page: Page<'_>,
        over: Option<u64>,
    ) -> Result<Told, Verdict> {
        let over = over.map(MessageId::new);
        loop {
            let sent = page
                .followup()
                .execute(&*self.http, (over, self.token.reveal()))
                .await;
            match sent {
                Ok(sent) => return Ok(Told::Followup(sent.id.get())),
                Err(error) => page = spared(page, &error).ok_or_else(|| judged(&error))?,
            }
        }
    }

    /// Answers with a page, without its files where they are refused. Gives whether they were sent.
    pub(super) async fn answer_with(
        &self,
        stage: &mut Stage,
        next: Stage,
        mut page: Page<'_>,
        as_answer: impl Fn(&Page<'_>) -> CreateInteractionResponse + Send + Sync,
    ) -> Result<bool, Verdict> {
        loop {
            match self.respond(as_answer(&page)).await {
                Ok(()) => {
                    *stage = next;
                    return Ok(page.sends_files());
                }
                Err(error) => {
                    page =
                        spared(page, &error).ok_or_else(|| self.unanswered(stage, next, &error))?;
                }
            }
        }
    }

    /// Gives the answer.
    pub(super) async fn answer(
        &self,
        stage: &mut Stage,
        next: Stage,
        response: CreateInteractionResponse,
    ) -> Result<(), Verdict> {
        match self.respond(response).await {
            Ok(()) => {
                *stage = next;
                Ok(())
            }
            Err(error) => Err(self.unanswered(stage, next, &error)),
        }
    }

    /// An answer was refused: what may still be said, and what to do.
    fn unanswered(&self, stage: &mut Stage, next: Stage, error: &serenity::Error) -> Verdict {
        let (status, code) = status_and_code(error).unwrap_or_default();
        warn!(status, code, "an answer to an interaction was refused");
        let verdict = verdict(error);
        let mut tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        if verdict == Verdict::Again {
            let is_same = tried.is_none_or(|tried| tried == next);
            *tried = Some(if is_same { next } else { Stage::Told });
        }
        *stage = match (left(error), *tried) {
            (Left::Open, _) => Stage::Open,
            // Nothing else was sent than panels: one of them is there.
            (Left::Answered, Some(Stage::Shown)) => Stage::Shown,
            (Left::Answered, _) => Stage::Told,
            (Left::Lost, _) => Stage::Lost,
        };
        verdict
    }

    /// Sends the answer, a second time if the line broke: if the first did arrive, Discord says so (40060).
    async fn respond(&self, response: CreateInteractionResponse) -> Result<(), serenity::Error> {
        let first = response
            .clone()
            .execute(&*self.http, (self.id, self.token.reveal()))
            .await;
        let Err(error) = first else { return Ok(()) };
        if verdict(&error) != Verdict::Again {
            return Err(error);
        }
        let second = response.execute(&*self.http, (self.id, self.token.reveal()));
        match second.await {
            Err(error) if left(&error) == Left::Answered => Ok(()),
            done => done,
        }
    }
}

pub(super) fn judged(error: &serenity::Error) -> Verdict {
    let (status, code) = status_and_code(error).unwrap_or_default();
    debug!(
        status,
        code, "a request through an interaction's token failed"
    );
    verdict(error)
}
