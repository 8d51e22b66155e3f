//! Every setting of the operator, with its default. Read by [`crate::load`].

use std::path::PathBuf;
use std::time::Duration;

use crate::house::Houses;
use crate::pace::Pace;
use crate::secret::Secret;
use crate::tiles::TileStyle;

/// What the operator chose.
#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    /// The bot's token (`DISCORD_TOKEN`); never printed.
    pub token: Secret,
    /// A local stand-in for Discord's API (`SPARROW_DISCORD_API`), loopback only; `None` is Discord itself.
    pub api: Option<String>,
    /// The database file.
    pub database: PathBuf,
    /// How long the journals of closed tables are kept; `None` is for ever. Results are kept in any case.
    pub keep_games: Option<Duration>,
    /// Log lines as JSON instead of text.
    pub log_json: bool,
    /// What is logged, in `tracing`'s filter notation.
    pub log_filter: String,
    /// Rule set or house of a table that names none.
    pub rules: String,
    /// The houses that tables can be opened with.
    pub houses: Houses,
    /// Pace of a table that names none.
    pub pace: String,
    /// Paces by name: the built-in ones and those of the file.
    pub paces: Vec<(String, Pace)>,
    /// How tiles are shown to people and at tables that have not chosen.
    pub tiles: TileStyle,
    /// Upload the tiles as emojis of the bot's own.
    pub tile_emojis: bool,
    /// Draw a small number or letter into the corner of each tile.
    pub tile_index: bool,
    /// Listen to messages (not their content) to know when a board has been buried.
    pub notice_buried_boards: bool,
    /// The least time between two drawings of one message.
    pub edit_gap: Duration,
    /// The least time between two requests for messages, after a few that may go at once.
    pub request_gap: Duration,
}
