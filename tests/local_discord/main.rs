//! The local Discord, tried with stock serenity set up as in production.

/// A bot that hands every event to the test.
mod bot;
/// Failures on demand.
mod faults;
/// Connecting, resuming, compression, intents.
mod gateway;
/// Commands, presses, forms, typing, and the rules of answering.
mod interactions;
/// Everything refused for its size or shape.
mod limits;
/// Channel messages, DMs, files, permissions.
mod messages;
