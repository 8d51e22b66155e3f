//! The REST side below `/api/v10`, and the files.

/// Bytes into a request: JSON or multipart.
mod request;

/// A status with a body, or a refusal.
mod answer;

/// Users, the application, guilds, channels, members.
mod lookups;

/// The application's emojis.
mod emojis;

/// The application's commands.
mod registry;

/// Messages in channels and DMs.
mod messages;

/// Threads as the bot starts, fills, changes and ends them.
mod threads;

/// Answers to interactions.
mod callbacks;

/// What an interaction's token may do afterwards.
mod webhooks;

/// Which request goes where.
mod routes;

/// Listening, faults, and the record of all that was sent.
mod server;

pub(super) use server::serve;
