//! What a body may be. Own checks first, since neither the OpenAPI description nor `twilight-validate` knows them all; then
//! `twilight-validate` as a second judge.

/// Commands and their options.
mod commands;
/// Buttons, selects and rows.
mod components;
/// Embeds.
mod embeds;
/// Whole messages and modals.
mod messages;

pub(super) use commands::commands;
pub(super) use messages::{Draft, MAX_FILE, choices, message, modal, number};
