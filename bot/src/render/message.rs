//! A page as a new message, an edit, or an answer to an interaction. Drawn whole each time: what a page does not have is cleared.

use commands::screen::face::Face;
use commands::screen::page::{
    Among, Button, Card, Does, Emoji, Form, Pick, Row, Screen, Select, Style,
};
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

use super::faces::Faces;

/// A page ready to leave the house.
#[derive(Debug, Clone)]
pub struct Page<'a> {
    screen: &'a Screen,
    faces: &'a Faces,
    files: Vec<CreateAttachment>,
}

impl<'a> Page<'a> {
    /// A page, the emojis that show its tiles, and its files.
    #[must_use]
    pub fn new(screen: &'a Screen, faces: &'a Faces, files: Vec<CreateAttachment>) -> Self {
        Self {
            screen,
            faces,
            files,
        }
    }

    /// Whether it has files.
    #[must_use]
    pub fn has_files(&self) -> bool {
        !self.files.is_empty()
    }

    /// The same page where no files may be sent.
    #[must_use]
    pub fn without_files(self) -> Self {
        Self {
            files: Vec::new(),
            ..self
        }
    }

    /// As a new message.
    pub fn create(&self) -> CreateMessage {
        CreateMessage::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .files(self.files.clone())
            .allowed_mentions(mentions(self.screen))
    }

    /// In place of what a message showed. Editing never rings.
    pub fn edit(&self) -> EditMessage {
        EditMessage::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .attachments(self.attachments())
            .allowed_mentions(nobody())
    }

    /// As the answer to an interaction: a message of its own, or in place of the message that was pressed.
    pub fn response(&self) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .files(self.files.clone())
            .allowed_mentions(nobody())
    }

    /// In place of an interaction's original message.
    pub fn original(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .attachments(self.attachments())
            .allowed_mentions(nobody())
    }

    /// As a private word after an interaction was acknowledged.
    pub fn followup(&self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .files(self.files.clone())
            .allowed_mentions(nobody())
            .ephemeral(true)
    }

    fn text(&self) -> String {
        self.faces.shown(&self.screen.text)
    }

    fn attachments(&self) -> EditAttachments {
        let files = self.files.iter().cloned();
        files.fold(EditAttachments::new(), EditAttachments::add)
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        self.screen
            .cards
            .iter()
            .map(|card| self.embed(card))
            .collect()
    }

    fn embed(&self, card: &Card) -> CreateEmbed {
        let shown = |text: &str| self.faces.shown(text);
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
        let pictured = card.image.iter().filter(|name| self.has_file(name));
        embed = pictured.fold(embed, |embed, name| {
            embed.image(format!("attachment://{name}"))
        });
        card.fields.iter().fold(embed, |embed, field| {
            embed.field(shown(&field.name), shown(&field.value), field.inline)
        })
    }

    fn has_file(&self, name: &str) -> bool {
        self.files.iter().any(|file| file.filename == name)
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let row = |row: &Row| match row {
            Row::Buttons(buttons) => {
                CreateActionRow::Buttons(buttons.iter().map(|button| self.button(button)).collect())
            }
            Row::Select(choose) => CreateActionRow::SelectMenu(self.select(choose)),
            Row::Pick(choose) => CreateActionRow::SelectMenu(pick(choose)),
        };
        self.screen.rows.iter().map(row).collect()
    }

    fn button(&self, button: &Button) -> CreateButton {
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
            made = made.label(self.faces.shown(&button.label));
        }
        if let Some(emoji) = self.emoji(button.emoji.as_ref()) {
            made = made.emoji(emoji);
        }
        made.disabled(button.disabled)
    }

    fn select(&self, select: &Select) -> CreateSelectMenu {
        let options = select
            .options
            .iter()
            .map(|choice| {
                let mut option = CreateSelectMenuOption::new(&choice.label, &choice.value);
                if !choice.about.is_empty() {
                    option = option.description(&choice.about);
                }
                match self.emoji(choice.emoji.as_ref()) {
                    Some(emoji) => option.emoji(emoji),
                    None => option,
                }
            })
            .collect();
        CreateSelectMenu::new(&select.id, CreateSelectMenuKind::String { options })
            .placeholder(&select.hint)
    }

    fn emoji(&self, emoji: Option<&Emoji>) -> Option<ReactionType> {
        match emoji? {
            Emoji::Unicode(emoji) => Some(ReactionType::Unicode(emoji.clone())),
            Emoji::Face(tile) => self.faces.reaction(Face::Up(*tile)),
        }
    }
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

    /// What a page becomes, where no tile has an emoji.
    fn made<T: serde::Serialize>(screen: &Screen, how: impl Fn(&Page<'_>) -> T) -> Value {
        made_with(&Faces::default(), screen, how)
    }

    fn made_with<T: serde::Serialize>(
        faces: &Faces,
        screen: &Screen,
        how: impl Fn(&Page<'_>) -> T,
    ) -> Value {
        let made = how(&Page::new(screen, faces, Vec::new()));
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
            made(&page(), |page| page.create())["allowed_mentions"]["parse"],
            json!([])
        );
        assert_eq!(
            made(&page(), |page| page.create())["allowed_mentions"]["users"],
            json!([])
        );
        let call = Screen {
            rings: Some(Person(77)),
            ..page()
        };
        let rung = made(&call, |page| page.create());
        assert_eq!(rung["allowed_mentions"]["parse"], json!([]));
        assert_eq!(rung["allowed_mentions"]["users"], json!(["77"]));
        assert_eq!(
            made(&call, |page| page.edit())["allowed_mentions"]["users"],
            json!([]),
            "editing never rings"
        );
    }

    #[test]
    fn an_edit_clears_what_the_page_does_not_have() {
        let over = Screen {
            text: "over".into(),
            ..Screen::default()
        };
        let made = made(&over, |page| page.edit());
        assert_eq!(made["embeds"], json!([]));
        assert_eq!(made["components"], json!([]));
        assert_eq!(made["attachments"], json!([]));
    }

    #[test]
    fn buttons_keep_their_ids_looks_and_addresses() {
        let made = made(&page(), |page| page.create());
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
        let made = made(&page(), |page| page.create());
        assert!(made["embeds"][0].get("title").is_none());
        assert!(made["embeds"][0].get("footer").is_none());
    }

    #[test]
    fn private_words_are_private() {
        assert_eq!(made(&page(), |page| page.followup())["flags"], 64);
    }

    #[test]
    fn a_tile_on_a_button_is_its_emoji_as_soon_as_that_is_there() {
        let five: engine::tile::Tile = "5p".parse().expect("a tile");
        let mut screen = page();
        let Some(Row::Buttons(buttons)) = screen.rows.first_mut() else {
            panic!("there are buttons");
        };
        buttons[0].emoji = Some(Emoji::Face(five));
        let faces = Faces::default();
        let of = |made: Value| made["components"][0]["components"][0]["emoji"].clone();
        let bare = of(made_with(&faces, &screen, |page| page.create()));
        assert_eq!(bare, Value::Null);
        faces.learn(Face::Up(five), serenity::model::id::EmojiId::new(77));
        let emoji = of(made_with(&faces, &screen, |page| page.create()));
        assert_eq!(emoji["id"], "77");
    }

    #[test]
    fn a_card_shows_a_picture_only_where_it_is_sent() {
        let screen = Screen {
            cards: vec![Card {
                body: "won".into(),
                image: Some("won.png".into()),
                ..Card::default()
            }],
            ..Screen::default()
        };
        let faces = Faces::default();
        let page = Page::new(
            &screen,
            &faces,
            vec![CreateAttachment::bytes(vec![1], "won.png")],
        );
        let json = |page: &Page<'_>| serde_json::to_value(page.create()).expect("JSON");
        assert_eq!(
            json(&page)["embeds"][0]["image"]["url"],
            "attachment://won.png"
        );
        let bare = json(&page.without_files());
        assert!(bare["embeds"][0].get("image").is_none());
        assert_eq!(bare["embeds"][0]["description"], "won");
    }
}
