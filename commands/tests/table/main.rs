//! A table from the outside: lists of asks with their moments, alarms rung when they are due, and what came of them.

mod evening;
mod stacked;

mod absent;
mod away;
mod claims;
mod doors;
mod export;
mod faces;
mod lessons;
mod lobby;
mod options;
mod orders;
mod past;
mod races;
mod recovery;
mod kongs;
mod priority;
mod pause;
mod promise;
mod removed;
mod rest;
mod results;
mod seats;
mod chairs;
mod slow;
mod nights;
mod lapses;
mod secrets;
mod systems;
mod told;
mod tongues;
mod veil;
mod whole;
mod windows;
mod worths;
