//! A page as a new message, an edit, or an answer to an interaction. Drawn whole each time: what a page does not have is cleared.

use commands::screen::face::Face;
use commands::screen::page::{
    Among, Button, Card, Does, Emoji, Form, Pick, Row, Screen, Select, Style,
};
use commands::words::{Tongue, tiles};
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateEmbedFooter, CreateInputText, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EditMessage,
};
use serenity::model::application::{ButtonStyle, InputTextStyle};
use serenity::model::channel::{ChannelType, ReactionType};
use serenity::model::id::{ChannelId, RoleId, UserId};

/// A page as a new message.
pub fn create(screen: &Screen) -> CreateMessage {
    CreateMessage::new()
        .content(shown(&screen.text))
        .embeds(embeds(screen))
        .components(rows(screen))
        .files(files(screen))
        .allowed_mentions(mentions(screen))
}

/// A page in place of what a message showed. Editing never rings.
pub fn edit(screen: &Screen) -> EditMessage {
    EditMessage::new()
        .content(shown(&screen.text))
        .embeds(embeds(screen))
        .components(rows(screen))
        .attachments(attachments(screen))
        .allowed_mentions(nobody())
}

/// A page as the answer to an interaction: a message of its own, or in place of the message that was pressed.
pub fn response(screen: &Screen) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(shown(&screen.text))
        .embeds(embeds(screen))
        .components(rows(screen))
        .files(files(screen))
        .allowed_mentions(nobody())
}

/// A page in place of an interaction's original message.
pub fn original(screen: &Screen) -> EditInteractionResponse {
    EditInteractionResponse::new()
        .content(shown(&screen.text))
        .embeds(embeds(screen))
        .components(rows(screen))
        .attachments(attachments(screen))
        .allowed_mentions(nobody())
}

/// A page as a private word after an interaction was acknowledged.
pub fn followup(screen: &Screen) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(shown(&screen.text))
        .embeds(embeds(screen))
        .components(rows(screen))
        .files(files(screen))
        .allowed_mentions(nobody())
        .ephemeral(true)
}

/// A text as it leaves the house: with the code of each tile that has no picture.
fn shown(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match Face::of(c) {
            None => shown.push(c),
            Some(Face::Up(tile)) => {
                shown.push_str(&format!("`{}`", tiles::code(tile, Tongue::English)))
            }
            Some(Face::Down) => shown.push_str("`##`"),
        }
    }
    shown
}

fn nobody() -> CreateAllowedMentions {
    CreateAllowedMentions::new()
}

fn mentions(screen: &Screen) -> CreateAllowedMentions {
    match screen.rings {
        Some(person) if person.0 != 0 => nobody().users([UserId::new(person.0)]),
        Some(_) | None => nobody(),
    }
}

fn files(screen: &Screen) -> Vec<CreateAttachment> {
    let file = |file: &commands::screen::page::File| {
        let attachment = CreateAttachment::bytes(file.bytes.clone(), &file.name);
        if file.alt.is_empty() {
            attachment
        } else {
            attachment.description(&file.alt)
        }
    };
    screen.files.iter().map(file).collect()
}

fn attachments(screen: &Screen) -> EditAttachments {
    files(screen)
        .into_iter()
        .fold(EditAttachments::new(), EditAttachments::add)
}

fn embeds(screen: &Screen) -> Vec<CreateEmbed> {
    screen.cards.iter().map(embed).collect()
}

fn embed(card: &Card) -> CreateEmbed {
    let mut embed = CreateEmbed::new();
    // Discord refuses empty texts: what is empty is left out.
    if !card.title.is_empty() {
        embed = embed.title(shown(&card.title));
    }
    if !card.body.is_empty() {
        embed = embed.description(shown(&card.body));
    }
    if !card.footer.is_empty() {
        embed = embed.footer(CreateEmbedFooter::new(shown(&card.footer)));
    }
    if let Some(colour) = card.colour {
        embed = embed.colour(colour);
    }
    card.fields.iter().fold(embed, |embed, field| {
        embed.field(shown(&field.name), shown(&field.value), field.inline)
    })
}

fn rows(screen: &Screen) -> Vec<CreateActionRow> {
    screen
        .rows
        .iter()
        .map(|row| match row {
            Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
            Row::Select(choose) => CreateActionRow::SelectMenu(select(choose)),
            Row::Pick(choose) => CreateActionRow::SelectMenu(pick(choose)),
        })
        .collect()
}

fn button(button: &Button) -> CreateButton {
    let mut made = match &button.does {
        Does::Send(id) => CreateButton::new(id).style(match button.style {
            Style::Primary => ButtonStyle::Primary,
            Style::Secondary => ButtonStyle::Secondary,
            Style::Success => ButtonStyle::Success,
            Style::Danger => ButtonStyle::Danger,
        }),
        Does::Open(address) => CreateButton::new_link(address),
    };
    if !button.label.is_empty() {
        made = made.label(shown(&button.label));
    }
    if let Some(Emoji::Unicode(emoji)) = &button.emoji {
        made = made.emoji(ReactionType::Unicode(emoji.clone()));
    }
    made.disabled(button.disabled)
}

fn select(select: &Select) -> CreateSelectMenu {
    let options = select
        .options
        .iter()
        .map(|choice| {
            let option = CreateSelectMenuOption::new(&choice.label, &choice.value);
            if choice.about.is_empty() {
                option
            } else {
                option.description(&choice.about)
            }
        })
        .collect();
    CreateSelectMenu::new(&select.id, CreateSelectMenuKind::String { options })
        .placeholder(&select.hint)
}

/// Channels in which messages can be written, or threads opened.
pub(super) const WRITABLE: [ChannelType; 3] =
    [ChannelType::Text, ChannelType::News, ChannelType::Forum];

fn pick(pick: &Pick) -> CreateSelectMenu {
    // The library's ids panic at zero, which Discord never sends.
    let chosen = || pick.chosen.iter().copied().filter(|id| *id != 0);
    let kind = match pick.among {
        Among::Channels => CreateSelectMenuKind::Channel {
            channel_types: Some(WRITABLE.to_vec()),
            default_channels: Some(chosen().map(ChannelId::new).collect()),
        },
        Among::Roles => CreateSelectMenuKind::Role {
            default_roles: Some(chosen().map(RoleId::new).collect()),
        },
    };
    CreateSelectMenu::new(&pick.id, kind)
        .placeholder(&pick.hint)
        .min_values(1)
        .max_values(pick.most)
}

/// A form with its one line.
pub fn form(form: &Form) -> CreateModal {
    let line = CreateInputText::new(InputTextStyle::Short, &form.label, "line")
        .placeholder(&form.hint)
        .max_length(form.most)
        .value(&form.value);
    CreateModal::new(&form.id, &form.title).components(vec![CreateActionRow::InputText(line)])
}

#[cfg(test)]
mod tests {
    use commands::who::Person;
    use serde_json::{Value, json};

    use super::*;

    fn json_of(made: &impl serde::Serialize) -> Value {
        serde_json::to_value(made).expect("builders can be written as JSON")
    }

    fn page() -> Screen {
        Screen {
            text: "**@everyone** look".into(),
            cards: vec![Card {
                body: "East".into(),
                ..Card::default()
            }],
            rows: vec![Row::Buttons(vec![
                Button {
                    does: Does::Send("m1.1.2.pon".into()),
                    label: "Pong".into(),
                    emoji: None,
                    style: Style::Danger,
                    disabled: true,
                },
                Button {
                    does: Does::Open("https://example.org".into()),
                    label: "Look".into(),
                    emoji: Some(Emoji::Unicode("🀄".into())),
                    style: Style::Primary,
                    disabled: false,
                },
            ])],
            ..Screen::default()
        }
    }

    #[test]
    fn nobody_is_mentioned_unless_the_page_calls_somebody() {
        assert_eq!(
            json_of(&create(&page()))["allowed_mentions"]["parse"],
            json!([])
        );
        assert_eq!(
            json_of(&create(&page()))["allowed_mentions"]["users"],
            json!([])
        );
        let call = Screen {
            rings: Some(Person(77)),
            ..page()
        };
        let made = json_of(&create(&call));
        assert_eq!(made["allowed_mentions"]["parse"], json!([]));
        assert_eq!(made["allowed_mentions"]["users"], json!(["77"]));
        assert_eq!(
            json_of(&edit(&call))["allowed_mentions"]["users"],
            json!([]),
            "editing never rings"
        );
    }

    #[test]
    fn an_edit_clears_what_the_page_does_not_have() {
        let made = json_of(&edit(&Screen {
            text: "over".into(),
            ..Screen::default()
        }));
        assert_eq!(made["embeds"], json!([]));
        assert_eq!(made["components"], json!([]));
        assert_eq!(made["attachments"], json!([]));
    }

    #[test]
    fn buttons_keep_their_ids_looks_and_addresses() {
        let made = json_of(&create(&page()));
        let buttons = &made["components"][0]["components"];
        assert_eq!(buttons[0]["custom_id"], "m1.1.2.pon");
        assert_eq!(buttons[0]["style"], 4);
        assert_eq!(buttons[0]["disabled"], true);
        assert_eq!(buttons[1]["style"], 5);
        assert_eq!(buttons[1]["url"], "https://example.org");
        assert!(buttons[1].get("custom_id").is_none());
    }

    #[test]
    fn empty_texts_are_left_out_where_discord_refuses_them() {
        let made = json_of(&create(&page()));
        assert!(made["embeds"][0].get("title").is_none());
        assert!(made["embeds"][0].get("footer").is_none());
    }

    #[test]
    fn private_words_are_private() {
        assert_eq!(json_of(&followup(&page()))["flags"], 64);
    }
}
