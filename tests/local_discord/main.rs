//! The local Discord, tried with stock serenity set up as in production.

/// A bot that hands every event to the test.
mod bot;

/// Connecting, resuming, compression, intents.
mod gateway;

/// The gateway by hand: what serenity never does.
mod wire;

/// Commands and presses.
mod interactions;

/// Typing, selects and forms.
mod forms;

/// The rules of answering: once, in time, in a suitable way, for the right eyes.
mod answers;

/// Channel messages, DMs, files, permissions.
mod messages;

/// The application's own emojis.
mod emojis;

/// Threads and their members; forums.
mod threads;

/// Threads in the archive, locked threads, and what they take.
mod archive;

/// Everything refused for its size or shape.
mod limits;

/// How many requests are taken.
mod counts;

/// Failures on demand.
mod faults;
