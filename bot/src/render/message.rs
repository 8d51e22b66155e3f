//! A page as a new message, an edit, or an answer to an interaction. Drawn whole each time: what a page does not have is cleared.

use std::sync::LazyLock;

use commands::screen::face::Face;
use commands::screen::page::{
    Among, Button, Card, Does, Emoji, File, Form, Pick, Row, Screen, Select, Style,
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

/// No tile has an emoji.
static NO_FACES: LazyLock<Faces> = LazyLock::new(Faces::default);

/// A page ready to leave the house.
#[derive(Debug, Clone)]
pub struct Page<'a> {
    screen: &'a Screen,
    faces: &'a Faces,
    files: Files,
}

/// Where the files of a page are.
#[derive(Debug, Clone)]
enum Files {
    /// With the page.
    Sent(Vec<CreateAttachment>),
    /// On the message already, as they are: what an edit does not name Discord keeps.
    There,
}

impl<'a> Page<'a> {
    /// A page, the emojis that show its tiles, and its files.
    #[must_use]
    pub fn new(screen: &'a Screen, faces: &'a Faces, files: Vec<CreateAttachment>) -> Self {
        let files = Files::Sent(files);
        Self {
            screen,
            faces,
            files,
        }
    }

    /// A page to be drawn over a message that has its files already.
    #[must_use]
    pub fn over_its_files(screen: &'a Screen, faces: &'a Faces) -> Self {
        let files = Files::There;
        Self {
            screen,
            faces,
            files,
        }
    }

    /// Whether files are sent with it.
    #[must_use]
    pub fn sends_files(&self) -> bool {
        !self.sent().is_empty()
    }

    /// Whether its files stay where they are.
    #[must_use]
    pub fn keeps_files(&self) -> bool {
        matches!(self.files, Files::There)
    }

    /// The same page where no files may be sent.
    #[must_use]
    pub fn without_files(self) -> Self {
        Self {
            files: Files::Sent(Vec::new()),
            ..self
        }
    }

    /// Whether tiles are shown by emojis on it.
    #[must_use]
    pub fn has_emojis(&self) -> bool {
        self.faces.are_there()
    }

    /// The same page with tiles in words.
    #[must_use]
    pub fn without_emojis(self) -> Self {
        Self {
            faces: &NO_FACES,
            ..self
        }
    }

    fn sent(&self) -> &[CreateAttachment] {
        match &self.files {
            Files::Sent(files) => files,
            Files::There => &[],
        }
    }

    /// As a new message.
    pub fn create(&self) -> CreateMessage {
        CreateMessage::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .files(self.sent().to_vec())
            .allowed_mentions(mentions(self.screen))
    }

    /// In place of what a message showed. Editing never rings.
    pub fn edit(&self) -> EditMessage {
        let edit = EditMessage::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(nobody());
        match self.attachments() {
            Some(attachments) => edit.attachments(attachments),
            None => edit,
        }
    }

    /// As the answer to an interaction: a message of its own, or in place of the message that was pressed. An answer of the
    /// second kind always names the files of the message: it cannot keep what is there.
    pub fn response(&self) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .files(self.sent().to_vec())
            .allowed_mentions(nobody())
    }

    /// In place of an interaction's original message.
    pub fn original(&self) -> EditInteractionResponse {
        let edit = EditInteractionResponse::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .allowed_mentions(nobody());
        match self.attachments() {
            Some(attachments) => edit.attachments(attachments),
            None => edit,
        }
    }

    /// As a private word after an interaction was acknowledged.
    pub fn followup(&self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(self.text())
            .embeds(self.embeds())
            .components(self.rows())
            .files(self.sent().to_vec())
            .allowed_mentions(nobody())
            .ephemeral(true)
    }

    fn text(&self) -> String {
        let is_refused = |file: &File| !self.has_file(&file.name);
        if self.screen.files.iter().any(is_refused) {
            self.faces.shown(&self.screen.bare_text())
        } else {
            self.faces.shown(&self.screen.text)
        }
    }

    /// The files that a message has after an edit; `None` for those it has.
    fn attachments(&self) -> Option<EditAttachments> {
        let files = self.sent().iter().cloned();
        let attachments = files.fold(EditAttachments::new(), EditAttachments::add);
        (!self.keeps_files()).then_some(attachments)
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
        let body = self.body(card);
        if !body.is_empty() {
            embed = embed.description(shown(&body));
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

    /// The text of a card. Where a card is nothing but its picture, without a title, and that is not there, it is told in words.
    fn body(&self, card: &Card) -> String {
        let is_missing = |file: &&File| {
            card.title.is_empty()
                && card.fields.is_empty()
                && card.image.as_ref() == Some(&file.name)
                && !self.has_file(&file.name)
        };
        let missing = self.screen.files.iter().find(is_missing);
        missing.map_or(card.body.clone(), |file| {
            format!("{}\n{}", card.body, file.alt)
        })
    }

    fn has_file(&self, name: &str) -> bool {
        match &self.files {
            Files::Sent(files) => files.iter().any(|file| file.filename == name),
            Files::There => self.screen.files.iter().any(|file| file.name == name),
        }
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
mod tests;
