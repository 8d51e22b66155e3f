//! The bot and the local Discord, played as people play: pressing, typing, waiting, leaving, coming back.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on says so by ending"
)]

/// A server with people and the bot in it.
mod parlour;
/// Tables whose first deal has a wall written by hand.
mod stacked;
/// A hand panel as its owner reads it.
mod panel;
/// Somebody who plays by pressing what he is offered.
mod autopilot;
/// Four people who all look at what the others are offered.
mod four;
/// Before the game.
mod lobby;
/// A first game, up to the first discard.
mod learning;
/// From the lobby to the standings.
mod games;
/// A whole game of every rule system.
mod systems;
/// Who gets a discard, and races for it.
mod claims;
/// Wins that are met once in many deals: a robbed kong, two winners of one discard.
mod wins;
/// Houses, their rules, and hands counted by them.
mod houses;
/// Riichi with the discard chosen from a list.
mod declaring;
/// Settings of people, servers and tables.
mod settings;
/// Slash commands.
mod spoken;
/// Several languages at one table.
mod tongues;
/// Old, foreign, forged and broken presses.
mod presses;
/// Presses that race the clock.
mod alarms;
/// Games over days, in no time.
mod days;
/// People who sleep in games over days, and people who want to be called early.
mod nights;
/// The hand by direct message, at the table and in a thread.
mod doors;
/// Panels that are never drawn over with older ones.
mod newest;
/// Requests that need not be made.
mod thrift;
/// Tables in threads and forums.
mod threads;
/// What the bot may not do, told before it is tried.
mod permits;
/// Doors that are shut, messages that are gone, a Discord that stumbles.
mod troubles;
/// What takes longer than Discord waits.
mod promised;
/// What Discord may say one day, and broken events.
mod strange;
/// A gateway out of order.
mod outages;
/// Messages that grow old.
mod ages;
/// Leaving, being away, coming back.
mod absence;
/// Channels that are lost and found, people who are gone.
mod places;
/// Where a table may be moved.
mod moves;
/// How many tables one person may have.
mod crowded;
/// What nobody else may read.
mod secrets;
/// The way to discord.com through a proxy.
mod tunnel;
/// The program itself, in a process of its own.
mod site;
/// The program itself on the line of production: by TLS, with the library's rate limiter.
mod line;
/// The program itself, killed and started again.
mod restart;
/// Killed between what Discord has done and what is noted of it.
mod halfway;
/// Histories, statistics and ratings.
mod records;
/// The files of a game, saved and checked.
mod keepsakes;
/// Tiles as emojis, hands and boards as pictures.
mod pictures;
/// Emojis that come late, or in a newer version.
mod faces;
