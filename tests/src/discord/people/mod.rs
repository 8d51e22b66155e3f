//! What people and server owners do, in process. The bot knows of it only what Discord would tell it.

/// Commands, presses, choices, forms.
mod acts;
/// From a person's click to INTERACTION_CREATE.
mod interactions;
/// What a person sees, and what the bot has sent.
mod looks;
/// A person's option values against the registered command.
mod options;
/// Guilds, channels, people, and what a moderator or a landlord of the machine can do to them.
mod places;
