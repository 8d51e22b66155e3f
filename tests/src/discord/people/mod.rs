//! What people and server owners do, in process. The bot knows of it only what Discord would tell it.

/// Guilds, channels, people, and what a moderator or the owner of the machine can do to them.
mod places;

/// Threads and forums.
mod threads;

/// What a person sees, and what the bot has sent.
mod looks;

/// What Discord has not said so far, and a gateway out of order.
mod strange;

/// From a person's click to INTERACTION_CREATE.
mod interactions;

/// A person's option values against the registered command.
mod options;

/// Commands, presses, choices.
mod acts;

/// Forms filled in and sent.
mod forms;
