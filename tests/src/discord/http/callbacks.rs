//! Answers to interactions: within the deadline, once, and of a type that suits.

use serde_json::{Value, json};

use super::answer::{Answer, gone};
use super::request::Request;
use crate::discord::flags::{EPHEMERAL, LOADING};
use crate::discord::limits;
use crate::discord::refusal::{Complaints, Refusal};
use crate::discord::surface::{Change, Id, Outcome};
use crate::discord::world::{BOT, World};
use crate::discord::writing::Sender;

impl World {
    /// `POST /interactions/{id}/{token}/callback`.
    pub(super) fn call_back(&mut self, id: &str, token: &str, request: &Request) -> Answer {
        let id: Id = id.parse().map_err(|_| Refusal::INTERACTION)?;
        let made = self
            .interactions
            .get(&id)
            .filter(|made| made.token == token)
            .ok_or(Refusal::INTERACTION)?;
        match &made.outcome {
            Outcome::Waiting => {}
            Outcome::Failed => return Err(Refusal::INTERACTION),
            Outcome::Thinking(_)
            | Outcome::Replied(_)
            | Outcome::Acknowledged
            | Outcome::Updated(_)
            | Outcome::Choices(_)
            | Outcome::Form(_) => {
                return Err(Refusal::ANSWERED);
            }
        }
        let (kind, source) = (made.kind, made.source);
        let suits = match request.body["type"].as_u64() {
            Some(4 | 5) => kind != 4,
            Some(6 | 7) => source.is_some() && kind != 4,
            Some(8) => kind == 4,
            Some(9) => kind == 2 || kind == 3,
            _ => false,
        };
        if !suits {
            let mut complaints = Complaints::default();
            complaints.add(
                "type",
                "INTERACTION_CALLBACK_TYPE_INVALID",
                "This answer does not suit this kind of interaction.",
            );
            complaints.verdict()?;
        }
        self.answer(id, request)?;
        Ok((gone()?.0, Value::Null))
    }

    fn answer(&mut self, id: Id, request: &Request) -> Result<(), Refusal> {
        let data = &request.body["data"];
        let source = self.interactions.get(&id).and_then(|made| made.source);
        let (outcome, original) = match request.body["type"].as_u64() {
            Some(4) => {
                self.judge(data, request, None).map_err(below_data)?;
                Self::shows(data, request)?;
                let message = self.reply(id, data, request, 0)?;
                (Outcome::Replied(message), Some(message))
            }
            Some(5) => {
                let message = self.reply(id, &json!({"flags": data["flags"]}), request, LOADING)?;
                (Outcome::Thinking(message), Some(message))
            }
            Some(6) => (Outcome::Acknowledged, source),
            Some(7) => {
                let source = source
                    .filter(|source| self.messages.contains_key(source))
                    .ok_or(Refusal::MESSAGE)?;
                self.open_to_edits(source)?;
                self.judge(data, request, Some(source))
                    .map_err(below_data)?;
                self.rewrite(source, data, &request.files)?;
                (Outcome::Updated(source), Some(source))
            }
            Some(8) => {
                limits::choices(&data["choices"])?;
                (
                    Outcome::Choices(data["choices"].as_array().cloned().unwrap_or_default()),
                    None,
                )
            }
            _ => {
                limits::modal(data)?;
                (Outcome::Form(data.clone()), None)
            }
        };
        let form = if let Outcome::Form(form) = &outcome {
            Some(form.clone())
        } else {
            None
        };
        if let Some(made) = self.interactions.get_mut(&id) {
            (made.original, made.form) = (original, form);
        }
        self.settle(id, outcome);
        Ok(())
    }

    /// Writes the answering message, which only the presser sees where it bears the flag.
    pub(super) fn reply(
        &mut self,
        id: Id,
        data: &Value,
        request: &Request,
        flags: u64,
    ) -> Result<Id, Refusal> {
        let made = self.interactions.get(&id).ok_or(Refusal::WEBHOOK)?;
        if !self.channels.contains_key(&made.channel) {
            return Err(Refusal::CHANNEL);
        }
        let only =
            (data["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0).then_some(made.person);
        let sender = Sender {
            channel: made.channel,
            author: BOT,
            only,
            interaction: Some(id),
        };
        Ok(self.write(sender, data, &request.files, flags))
    }

    /// The interaction has an outcome.
    pub(in crate::discord) fn settle(&mut self, id: Id, outcome: Outcome) {
        let Some(made) = self.interactions.get_mut(&id) else {
            return;
        };
        made.outcome = outcome;
        let (channel, only) = (made.channel, made.person);
        self.tell(Change::Settled {
            channel,
            interaction: id,
            only,
        });
    }
}

/// Complaints about a message within a callback stand below `data`.
fn below_data(refusal: Refusal) -> Refusal {
    let errors = refusal.errors.map(|errors| json!({"data": errors}));
    Refusal { errors, ..refusal }
}
