//! A message as a value, and Discord's limits (`discord.md` 5).

use engine::tile::Tile;

use crate::picture::Picture;
use crate::who::Person;

/// One message: text, cards and rows of controls.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Screen {
    /// Text above the cards, at most 2000 characters.
    pub text: String,
    /// Cards, at most 10, with at most 6000 characters over all.
    pub cards: Vec<Card>,
    /// Rows of controls, at most 5.
    pub rows: Vec<Row>,
    /// The one person this message may ring, if it is a call. Nobody else is ever pinged by it.
    pub rings: Option<Person>,
    /// Files to send with it.
    pub files: Vec<File>,
}

impl Screen {
    /// The text where its files are refused.
    #[must_use]
    pub fn bare_text(&self) -> String {
        let instead = self.files.iter().map(|file| file.instead.as_str());
        match instead.into_iter().find(|words| !words.is_empty()) {
            Some(instead) => format!("{}\n{instead}", self.text),
            None => self.text.clone(),
        }
    }
}

/// A file of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Its name; tells nothing of what is hidden.
    pub name: String,
    /// Words for those who do not see it.
    pub alt: String,
    /// What is in it.
    pub content: Content,
    /// What stands below the text where it is refused; empty where the page tells what is in it.
    pub instead: String,
}

impl File {
    /// Its bytes, where they are not drawn first.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match &self.content {
            Content::Bytes(bytes) => bytes,
            Content::Picture(_) => &[],
        }
    }
}

/// What is in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// These bytes.
    Bytes(Vec<u8>),
    /// A picture, drawn when the message leaves the house.
    Picture(Picture),
}

/// A card (Discord: embed).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Card {
    /// At most 256 characters.
    pub title: String,
    /// At most 4096 characters.
    pub body: String,
    /// At most 25.
    pub fields: Vec<Field>,
    /// A stripe of colour, 0xRRGGBB; never the only carrier of meaning.
    pub colour: Option<u32>,
    /// At most 2048 characters.
    pub footer: String,
    /// The name of a file of the message that is shown as a picture.
    pub image: Option<String>,
}

/// A field of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// At most 256 characters, not empty.
    pub name: String,
    /// At most 1024 characters, not empty.
    pub value: String,
    /// Beside its neighbours.
    pub inline: bool,
}

/// A row of controls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// At most 5 buttons.
    Buttons(Vec<Button>),
    /// A select of at most 25 choices.
    Select(Select),
    /// A select of what the server has.
    Pick(Pick),
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub does: Does,
    /// At most 80 characters; the first 34 are seen.
    pub label: String,
    /// A picture before the label.
    pub emoji: Option<Emoji>,
    /// How it looks.
    pub style: Style,
    /// It cannot be pressed.
    pub disabled: bool,
}

/// A picture on a control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Emoji {
    /// An emoji of Unicode.
    Unicode(String),
    /// A tile; left out while its emoji is not there.
    Face(Tile),
}

/// What a button does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Does {
    /// Sends this id (at most 100 characters) back to us.
    Send(String),
    /// Opens an address.
    Open(String),
}

/// How a button looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Style {
    /// The one that is most likely wanted.
    Primary,
    /// Any other.
    #[default]
    Secondary,
    /// A win, or beginning something.
    Success,
    /// Ending something.
    Danger,
}

/// A select.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Select {
    /// At most 100 characters.
    pub id: String,
    /// Shown while nothing is chosen, at most 150 characters.
    pub hint: String,
    /// The choices. `value` is a button's id, so that a choice and a press are read alike.
    pub options: Vec<Choice>,
}

/// A select of channels or roles of the server, as Discord lists them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// At most 100 characters. What is picked comes with it.
    pub id: String,
    /// Shown while nothing is picked, at most 150 characters.
    pub hint: String,
    /// What can be picked.
    pub among: Among,
    /// What is picked now, by Discord's numbers.
    pub chosen: Vec<u64>,
    /// How many can be picked, 1 to 25.
    pub most: u8,
}

/// What can be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Among {
    /// Channels in which messages are written, and forums.
    Channels,
    /// Roles.
    Roles,
}

/// A form with one line to fill in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// At most 45 characters.
    pub title: String,
    /// A button's id, at most 100 characters: what is filled in comes with it.
    pub id: String,
    /// What is to be filled in, at most 45 characters.
    pub label: String,
    /// What stands in the empty line, at most 100 characters.
    pub hint: String,
    /// What stands there to begin with.
    pub value: String,
    /// The most characters that can be filled in.
    pub most: u16,
}

/// A choice of a select.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// At most 100 characters.
    pub label: String,
    /// At most 100 characters, different for each choice.
    pub value: String,
    /// A line below the label, at most 100 characters; may be empty.
    pub about: String,
    /// A picture before the label.
    pub emoji: Option<Emoji>,
}
