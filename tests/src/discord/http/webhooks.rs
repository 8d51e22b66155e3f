//! What an interaction's token may do afterwards, for 15 minutes: followups, and get, edit or delete `@original`.

use super::answer::{Answer, gone};
use super::request::Request;
use crate::discord::refusal::Refusal;
use crate::discord::surface::{Id, Outcome};
use crate::discord::world::{BOT, World};

impl World {
    /// `/webhooks/{application}/{token}…`.
    pub(super) fn webhook(
        &mut self,
        application: &str,
        token: &str,
        rest: &[&str],
        request: &Request,
    ) -> Answer {
        if application.parse() != Ok(BOT) {
            return Err(Refusal::WEBHOOK);
        }
        let id = self.live_token(token)?;
        match (request.method.as_str(), rest) {
            ("POST", []) => self.follow_up(id, request),
            ("GET", ["messages", which]) => {
                let message = self.reached(id, which)?;
                self.show(message)
            }
            ("PATCH", ["messages", which]) => {
                let message = self.reached(id, which)?;
                self.open_to_edits(message)?;
                self.judge(&request.body, request, Some(message))?;
                self.rewrite(message, &request.body, &request.files)?;
                self.filled(id, message);
                self.show(message)
            }
            ("DELETE", ["messages", which]) => {
                let message = self.reached(id, which)?;
                self.erase(message);
                gone()
            }
            _ => Err(Refusal::NOT_FOUND),
        }
    }

    /// The interaction of a token: answered, and not older than its life.
    fn live_token(&self, token: &str) -> Result<Id, Refusal> {
        let (id, made) = self
            .interactions
            .iter()
            .find(|(_, made)| made.token == token)
            .ok_or(Refusal::TOKEN)?;
        if self
            .now()
            .duration_since(made.made)
            .is_ok_and(|age| age >= self.options.token_life)
        {
            return Err(Refusal::TOKEN);
        }
        match made.outcome {
            Outcome::Waiting | Outcome::Failed | Outcome::Choices(_) => Err(Refusal::WEBHOOK),
            Outcome::Thinking(_)
            | Outcome::Replied(_)
            | Outcome::Acknowledged
            | Outcome::Updated(_)
            | Outcome::Form(_) => Ok(*id),
        }
    }

    /// The message that a token reaches: `@original` or one of its followups.
    fn reached(&self, interaction: Id, which: &str) -> Result<Id, Refusal> {
        let made = self
            .interactions
            .get(&interaction)
            .ok_or(Refusal::WEBHOOK)?;
        let message = if which == "@original" {
            made.original
        } else {
            which.parse().ok()
        };
        let own = |id: &Id| made.original == Some(*id) || made.followups.contains(id);
        message
            .filter(own)
            .filter(|id| self.messages.contains_key(id))
            .ok_or(Refusal::MESSAGE)
    }

    /// What everybody sees in a locked thread stays as it is; Discord calls it archived here.
    pub(super) fn open_to_edits(&self, message: Id) -> Result<(), Refusal> {
        let found = self.messages.get(&message).ok_or(Refusal::MESSAGE)?;
        if found.only.is_none() && self.is_locked(found.channel) {
            return Err(Refusal::ARCHIVED);
        }
        Ok(())
    }

    /// After "is thinking" the first followup fills the waiting message; others are new ones.
    fn follow_up(&mut self, id: Id, request: &Request) -> Answer {
        self.judge(&request.body, request, None)?;
        Self::shows(&request.body, request)?;
        let waiting = match self.interactions.get(&id).map(|made| &made.outcome) {
            Some(Outcome::Thinking(message)) => {
                Some(*message).filter(|message| self.messages.contains_key(message))
            }
            _ => None,
        };
        let message = if let Some(waiting) = waiting {
            self.rewrite(waiting, &request.body, &request.files)?;
            self.filled(id, waiting);
            waiting
        } else {
            let message = self.reply(id, &request.body, request, 0)?;
            if let Some(made) = self.interactions.get_mut(&id) {
                made.followups.push(message);
            }
            message
        };
        self.show(message)
    }

    /// A waiting message has its text.
    fn filled(&mut self, id: Id, message: Id) {
        if self
            .interactions
            .get(&id)
            .is_some_and(|made| made.outcome == Outcome::Thinking(message))
        {
            self.settle(id, Outcome::Replied(message));
        }
    }
}
