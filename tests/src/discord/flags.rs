//! Bits that Discord's objects carry: message flags and permissions.

/// Shows no embeds.
pub(super) const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Rings nobody.
pub(super) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// The ephemeral flag of a message.
pub(super) const EPHEMERAL: u64 = 1 << 6;
/// "… is thinking".
pub(super) const LOADING: u64 = 1 << 7;
/// A thread hangs on the message.
pub(super) const HAS_THREAD: u64 = 1 << 5;
/// Components V2.
pub(super) const COMPONENTS_V2: u64 = 1 << 15;

/// May change and delete channels.
pub(super) const MANAGE_CHANNELS: u64 = 1 << 4;
/// May see a channel.
pub(super) const VIEW_CHANNEL: u64 = 1 << 10;
/// May write in a channel.
pub(super) const SEND_MESSAGES: u64 = 1 << 11;
/// May delete other people's messages.
pub(super) const MANAGE_MESSAGES: u64 = 1 << 13;
/// May show embeds.
pub(super) const EMBED_LINKS: u64 = 1 << 14;
/// May upload files.
pub(super) const ATTACH_FILES: u64 = 1 << 15;
/// May read what was written before.
pub(super) const READ_HISTORY: u64 = 1 << 16;
/// May use emojis of other servers. The application's own need no permission.
pub(super) const EXTERNAL_EMOJIS: u64 = 1 << 18;
/// May change, archive and delete other people's threads, and see private ones.
pub(super) const MANAGE_THREADS: u64 = 1 << 34;
/// May start public threads.
pub(super) const PUBLIC_THREADS: u64 = 1 << 35;
/// May start private threads.
pub(super) const PRIVATE_THREADS: u64 = 1 << 36;
/// May write in threads.
pub(super) const SEND_IN_THREADS: u64 = 1 << 38;
/// What the bot may do in a new channel.
pub(super) const USUAL: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | EXTERNAL_EMOJIS
    | PUBLIC_THREADS
    | PRIVATE_THREADS
    | SEND_IN_THREADS;
