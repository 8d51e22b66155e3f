//! The REST side below `/api/v10`, and the files.

/// Answers to interactions.
mod callbacks;
/// Users, the application, guilds, channels, members.
mod lookups;
/// Messages in channels and DMs.
mod messages;
/// The application's commands and emojis.
mod registry;
/// Bytes into a request: JSON or multipart.
mod request;
/// Which request goes where.
mod routes;
/// Listening, faults, and the record of all that was sent.
mod server;
/// What an interaction's token may do afterwards.
mod webhooks;

pub(super) use server::serve;
