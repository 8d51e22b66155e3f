//! Forms filled in and sent.

use serde_json::{Value, json};

use super::interactions::Click;
use crate::discord::Discord;
use crate::discord::surface::{Id, Refused};

impl Discord {
    /// The person fills in and sends the form that an interaction opened: pairs of a field's custom id and its text.
    ///
    /// # Errors
    ///
    /// When that interaction opened none, or a field does not suit it.
    pub fn submit_modal(
        &self,
        person: Id,
        opened_by: Id,
        fields: &[(&str, &str)],
    ) -> Result<Id, Refused> {
        let mut world = self.core.world();
        let opener = world
            .interactions
            .get(&opened_by)
            .filter(|opener| opener.person == person)
            .ok_or(Refused::NoForm)?;
        let (channel, source) = (opener.channel, opener.source);
        let form = opener.form.clone().ok_or(Refused::NoForm)?;
        let mut rows = form["components"].clone();
        let mut left: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
        for row in rows.as_array_mut().into_iter().flatten() {
            let input = if row["type"] == 18 {
                &mut row["component"]
            } else {
                &mut row["components"][0]
            };
            let name = input["custom_id"].as_str().unwrap_or_default().to_owned();
            left.retain(|field| *field != name);
            let given = fields
                .iter()
                .find(|(field, _)| *field == name)
                .map(|(_, text)| *text);
            let text = given
                .or(input["value"].as_str())
                .unwrap_or_default()
                .to_owned();
            fill(input, &name, &text)?;
        }
        if let Some(unknown) = left.first() {
            return Err(Refused::NoComponent((*unknown).to_owned()));
        }
        if let Some(opener) = world.interactions.get_mut(&opened_by) {
            opener.form = None;
        }
        let data = json!({"custom_id": form["custom_id"], "components": rows});
        self.interact(
            &mut world,
            Click {
                kind: 5,
                person,
                channel,
                source,
                command: None,
                data,
            },
        )
    }
}

/// Puts a text into a form's input, leaving only what a submission carries.
fn fill(input: &mut Value, name: &str, text: &str) -> Result<(), Refused> {
    let count = text.chars().count() as u64;
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    let needed = input["required"] != false;
    if needed && count == 0 {
        return Err(Refused::Missing(name.to_owned()));
    }
    if count > most || count > 0 && count < least {
        return Err(Refused::Unsuitable(name.to_owned()));
    }
    *input = json!({"type": 4, "custom_id": name, "value": text});
    Ok(())
}
