//! Everything a table knows. Brought about by records alone ([`super::apply`]); everybody else only reads it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use config::pace::Pace;
use engine::deal::event::{DealEnd, Event, Seen};
use engine::deal::view::{Stage, View};
use engine::game::Game;
use engine::player::Strength;
use engine::rules::RuleSet;
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::{Commitment, Seed};
use engine::tile::Tile;

use crate::ask::Pause;
use crate::ask::pace::Proposal;
use crate::orders::Standing;
use crate::preferences::Preferences;
use crate::record::{Record, Terms};
use crate::results::GameResult;
use crate::results::rating::Step;
use crate::screen::facts::{Player, Sitter, TableFacts, Tip};
use crate::who::{Member, Moment, Person, Place, TableId, Turn};
use crate::words::{Reader, TileStyle, Tongue};

/// The clocks of one stage.
mod hours;

pub(super) use hours::Hours;

/// How many moves the board tells of.
pub(super) const RECENT: usize = 4;

/// Everything a table knows.
#[derive(Clone)]
pub(super) struct State {
    pub(super) id: TableId,
    pub(super) place: Place,
    pub(super) terms: Terms,
    pub(super) rules: Arc<RuleSet>,
    /// What seeds and little delays are derived from.
    pub(super) secret: Seed,
    /// The number of the next record.
    pub(super) next: u32,
    /// When the last record was made.
    pub(super) last: Moment,
    /// When something last happened that was no interruption, later interruptions added.
    pub(super) idle_since: Moment,
    pub(super) turn: Turn,
    pub(super) host: Member,
    pub(super) tongues: BTreeMap<Person, Tongue>,
    /// What those who have ever sat here chose for themselves.
    pub(super) chosen: BTreeMap<Person, Chosen>,
    /// The places in the order of joining; the entrants of a game are numbered by it.
    pub(super) places: Vec<Sitter>,
    /// Who wants the table to end.
    pub(super) votes: BTreeSet<Person>,
    pub(super) phase: Phase,
    /// Over for good.
    pub(super) closed: bool,
    /// What learners have met, and in which stage first.
    pub(super) met: BTreeMap<(Person, Tip), u32>,
    /// How well its machines play.
    pub(super) strength: Strength,
    /// The turn at which the present lobby opened.
    pub(super) lobby_since: Turn,
    /// The turn since which no machine has sat down.
    pub(super) machines_since: Turn,
    /// Since when all places of the lobby have been taken, later interruptions added.
    pub(super) full_since: Option<Moment>,
    /// Games begun so far.
    pub(super) games: u32,
    /// Messages of the feed so far.
    pub(super) told: u32,
    /// The message of the feed for the present window.
    pub(super) telling: Option<u32>,
    /// How each of them began.
    pub(super) openings: Vec<Event>,
    /// The rules and people that the seed of each was mixed with.
    pub(super) sittings: Vec<String>,
    /// The deals that are over, of all games here.
    pub(super) past: Vec<PastDeal>,
    /// The games that are over, broken-off ones too.
    pub(super) results: Vec<GameResult>,
    /// What games changed of the ratings, by their numbers.
    pub(super) rated: BTreeMap<u32, PerSeat<Option<Step>>>,
    /// The table has come back from an interruption and nothing public has happened since.
    pub(super) back: bool,
    /// What is proposed to all people.
    pub(super) accord: Option<Accord>,
    /// How many proposals there were.
    pub(super) proposals: u32,
    /// No clock runs and nothing is played.
    pub(super) paused: Option<Paused>,
    /// There are pictures of all tiles. The one thing here that no record tells: it is a matter of the house, not of the table.
    pub(super) has_faces: bool,
}

/// Something that needs everybody's word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Accord {
    pub(super) what: Proposal,
    /// Which proposal of this table it is, from 1. It stands on public buttons: the number of a record would count the
    /// answers that nobody sees.
    pub(super) number: u32,
    pub(super) agreed: BTreeSet<Person>,
}

/// A pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Paused {
    pub(super) why: Pause,
    /// Since when, later interruptions added.
    pub(super) since: Moment,
}

/// What a person chose for himself, and how tiles are shown to him by that.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Chosen {
    pub(super) preferences: Preferences,
    pub(super) tiles: TileStyle,
    /// He may read private threads that are not his.
    pub(super) reads_threads: bool,
}

/// Where a table stands.
#[derive(Clone)]
pub(super) enum Phase {
    /// People gather.
    Lobby,
    /// A game, also after its end until a rematch.
    Play(Box<Play>),
}

/// One game at the table.
#[derive(Clone)]
pub(super) struct Play {
    pub(super) game: Game,
    /// When it began.
    pub(super) began: Moment,
    pub(super) commitment: Commitment,
    pub(super) players: PerSeat<Player>,
    /// Which entrant sits on each seat.
    pub(super) entrants: PerSeat<u8>,
    pub(super) stage: StageClock,
    /// What is left of each seat's bank in this deal.
    pub(super) bank: PerSeat<Duration>,
    /// When each person last did something that everybody saw.
    pub(super) acted: PerSeat<Option<Moment>>,
    /// Turns in a row that each seat let lapse.
    pub(super) lapses: PerSeat<u8>,
    /// The last few public happenings.
    pub(super) recent: Vec<Seen>,
    /// Points after each deal.
    pub(super) history: Vec<PerSeat<i32>>,
    /// Who is ready for the next deal.
    pub(super) ready: Seats,
    /// The hands of the present deal as they were dealt.
    pub(super) dealt: PerSeat<Vec<Tile>>,
    /// The events of the present deal.
    pub(super) log: Vec<Event>,
    /// Since when nobody has been there.
    pub(super) deserted: Option<Moment>,
    /// What each seat has the table do for it in the present deal.
    pub(super) standing: PerSeat<Standing>,
    /// The first turn of the present deal: buttons that mean the same through a deal are as old as this at most.
    pub(super) deal_since: Turn,
    /// Seats that their people have left, or are leaving, and that nobody has taken.
    pub(super) open: Seats,
    /// Who takes a seat with the next deal.
    pub(super) coming: PerSeat<Option<Member>>,
}

/// When the present stage of a game began and how its answers stand.
#[derive(Clone)]
pub(super) struct StageClock {
    /// When it began.
    pub(super) since: Moment,
    /// The record that began it: its chances are drawn by this number.
    pub(super) record: u32,
    /// In a window: since when nobody's answer can change the outcome.
    pub(super) fixed: Option<Moment>,
    /// In a window: who has answered.
    pub(super) answered: Seats,
    /// How long the clocks of its people have run.
    pub(super) hours: Hours,
    /// How often each seat's person was called, at a slow pace.
    pub(super) called: PerSeat<u8>,
    /// When somebody was called last.
    pub(super) called_at: Moment,
}

impl StageClock {
    /// A stage that begins with a record; in a window, nobody's answer may be waited for.
    pub(super) fn begin(record: &Record, is_fixed: bool) -> Self {
        Self {
            since: record.at,
            record: record.number,
            fixed: is_fixed.then_some(record.at),
            answered: Seats::NONE,
            hours: Hours::start(record.at),
            called: PerSeat::default(),
            called_at: record.at,
        }
    }
}

/// A deal that is over.
#[derive(Clone)]
pub(super) struct PastDeal {
    /// The turn its result card was drawn for.
    pub(super) turn: Turn,
    /// The game it belongs to, from 1.
    pub(super) game: u32,
    /// The rules it was played by: those of the next game may be others.
    pub(super) rules: Arc<RuleSet>,
    /// What everybody saw at its end.
    pub(super) view: View,
    pub(super) players: PerSeat<Player>,
    pub(super) dealt: PerSeat<Vec<Tile>>,
    pub(super) events: Vec<Event>,
    pub(super) end: DealEnd,
}

impl State {
    pub(super) fn pace(&self) -> &Pace {
        &self.terms.pace
    }

    pub(super) fn play(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Play(play) => Some(play),
            Phase::Lobby => None,
        }
    }

    pub(super) fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.phase {
            Phase::Play(play) => Some(play),
            Phase::Lobby => None,
        }
    }

    pub(super) fn is_lobby(&self) -> bool {
        matches!(self.phase, Phase::Lobby)
    }

    /// A game is going on, not yet over.
    pub(super) fn is_mid_game(&self) -> bool {
        self.play()
            .is_some_and(|play| play.game.outcome().is_none())
    }

    /// The game is over; there may be a rematch.
    pub(super) fn is_played_out(&self) -> bool {
        self.play()
            .is_some_and(|play| play.game.outcome().is_some())
    }

    /// Whether the table was closed while a game was being played.
    pub(super) fn is_broken_off(&self) -> bool {
        self.closed && self.is_mid_game()
    }

    /// The people who hold a place and mean to keep it, in the order of joining.
    pub(super) fn staying(&self) -> Vec<&Member> {
        self.members()
            .filter(|member| !self.is_leaving(member.person))
            .collect()
    }

    /// All people who hold a place, in the order of joining.
    pub(super) fn members(&self) -> impl Iterator<Item = &Member> {
        self.places.iter().filter_map(|sitter| match sitter {
            Sitter::Person(member) => Some(member),
            Sitter::Machine(_) => None,
        })
    }

    pub(super) fn has(&self, person: Person) -> bool {
        self.members().any(|member| member.person == person)
    }

    pub(super) fn is_leaving(&self, person: Person) -> bool {
        self.play()
            .zip(self.seat_of(person))
            .is_some_and(|(play, seat)| play.players[seat].leaving)
    }

    pub(super) fn seat_of(&self, person: Person) -> Option<Seat> {
        self.play()?.seat_of(person)
    }

    pub(super) fn tongue(&self, person: Person) -> Tongue {
        self.tongues
            .get(&person)
            .copied()
            .unwrap_or(self.terms.tongue)
    }

    /// How a person likes tiles.
    pub(super) fn likes(&self, person: Person) -> TileStyle {
        let chosen = self.chosen.get(&person).map(|chosen| chosen.tiles);
        chosen.unwrap_or(self.terms.tiles)
    }

    /// For whom a person's private pages are drawn.
    pub(super) fn reader(&self, person: Person) -> Reader {
        let wished = Reader {
            tongue: self.tongue(person),
            tiles: self.likes(person),
        };
        wished.seeing(self.has_faces)
    }

    /// For whom the pages of the channel are drawn.
    pub(super) fn public(&self) -> Reader {
        let wished = Reader {
            tongue: self.terms.tongue,
            tiles: self.terms.tiles,
        };
        wished.seeing(self.has_faces)
    }

    pub(super) fn facts(&self) -> TableFacts<'_> {
        TableFacts {
            id: self.id,
            place: self.place,
            turn: self.turn,
            rules: &self.rules,
            house: self.terms.house.as_ref(),
            pace_name: &self.terms.pace_name,
            pace: &self.terms.pace,
            feed: self.terms.feed,
        }
    }
}

impl Play {
    /// Where the deal stands, as everybody may know it.
    pub(super) fn stage(&self) -> Stage {
        self.game.stage()
    }

    /// A deal is being played.
    pub(super) fn is_deal_on(&self) -> bool {
        matches!(self.stage(), Stage::Turn { .. } | Stage::Claims { .. })
    }

    pub(super) fn seat_of(&self, person: Person) -> Option<Seat> {
        let is_his = |player: &Player| matches!(&player.sitter, Sitter::Person(member) if member.person == person);
        self.players
            .iter()
            .find(|(_, player)| is_his(player))
            .map(|(seat, _)| seat)
    }

    /// The person on a seat.
    pub(super) fn person(&self, seat: Seat) -> Option<Person> {
        match &self.players[seat].sitter {
            Sitter::Person(member) => Some(member.person),
            Sitter::Machine(_) => None,
        }
    }

    /// A machine answers for this seat now.
    pub(super) fn is_played_by_machine(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.away || player.leaving || matches!(player.sitter, Sitter::Machine(_))
    }

    /// Seats whose people are there to act.
    pub(super) fn present(&self) -> Seats {
        let mut seats = Seats::default();
        for seat in Seat::ALL {
            if !self.is_played_by_machine(seat) {
                seats.insert(seat);
            }
        }
        seats
    }
}
