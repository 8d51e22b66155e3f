//! What a body may be. Own checks first, since neither the OpenAPI description nor `twilight-validate` knows them all; then
//! `twilight-validate` as a second judge.

/// Embeds.
mod embeds;

/// Buttons and selects.
mod controls;

/// Rows of buttons and selects, and Components V2.
mod components;

/// Whole messages and the answers to typing.
mod messages;

/// Forms.
mod modals;

/// Commands and their options.
mod commands;

pub(super) use commands::commands;
pub(super) use messages::{Draft, MAX_FILE, choices, message, number};
pub(super) use modals::modal;
