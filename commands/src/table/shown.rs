//! Which surfaces must be shown again: those whose screen differs from the one shown last.

use std::collections::BTreeMap;
use std::time::Duration;

use engine::deal::event::{DealEnd, Event, Eye};
use engine::deal::view::{Stage, View};
use engine::seat::{Seat, Seats};

use super::effect::{Effect, Reply, Surface};
use super::state::{Play, State};
use super::surfaces::must_act;
use super::{Asker, Steps, Table};
use crate::preferences::Door;
use crate::record::{Fact, Record};
use crate::screen::facts::{DiscardFacts, Fate};
use crate::screen::feed;
use crate::screen::notice::{self, News};
use crate::screen::page::Screen;
use crate::who::{Moment, Person, Turn};

/// What the surfaces show.
#[derive(Clone, Default)]
pub(super) struct Shown {
    channel: BTreeMap<Surface, Screen>,
    panels: BTreeMap<Person, ShownPanel>,
    /// The lobby whose card is shown.
    lobby: Option<Turn>,
    /// Calls made until then were heard: an interruption does not repeat them.
    heard: Option<Moment>,
    /// After an interruption most of the channel stands there already, perhaps as it was before.
    is_behind: bool,
}

/// A call that was written down so long before an interruption has been sent.
pub(super) const SENT: Duration = Duration::from_secs(60);

impl Shown {
    /// What a surface of the channel shows.
    pub(super) fn on(&self, surface: Surface) -> Option<Screen> {
        self.channel.get(&surface).cloned()
    }

    /// Everything in the channel is to be shown again.
    pub(super) fn forget_channel(&mut self) {
        self.channel.clear();
    }

    /// Tiles look otherwise now: whatever is shown is to be drawn again, without anybody being called.
    fn forget_looks(&mut self) {
        let channel = self.channel.values_mut();
        let panels = self.panels.values_mut().map(|panel| &mut panel.screen);
        channel
            .chain(panels)
            .for_each(|screen| *screen = Screen::default());
    }

    /// Panels ring again for what they rang for.
    fn forget_calls(&mut self) {
        self.panels.values_mut().for_each(|panel| panel.rang = None);
    }

    /// Nothing is shown for certain, because of an interruption; calls made until `heard` were heard.
    pub(super) fn again(heard: Moment) -> Self {
        Self {
            heard: Some(heard),
            is_behind: true,
            ..Self::default()
        }
    }
}

#[derive(Clone)]
struct ShownPanel {
    screen: Screen,
    door: Door,
    /// The turn for which it rang last, and which of the calls in that it was.
    rang: Option<(Turn, u8)>,
    /// It was shown since its owner went away: it is left alone until he is back.
    asleep: bool,
}

/// The window of a game before a record, for the feed, and how many deals were over.
pub(super) struct Mark {
    telling: Option<(u32, View)>,
    past: usize,
}

impl State {
    pub(super) fn stage_mark(&self) -> Mark {
        let telling = self
            .telling
            .zip(self.play())
            .map(|(number, play)| (number, play.game.view(Eye::Rail)));
        Mark {
            telling,
            past: self.past.len(),
        }
    }
}

impl Table {
    /// Shows what must not be skipped even if more happens at once: each message of the feed and each result card.
    pub(super) fn tell(&mut self, before: &Mark, record: &Record, steps: &mut Steps) {
        let told = before.telling.as_ref().map(|(number, _)| *number);
        if let (Some((number, view)), Fact::Played { events, .. }) = (&before.telling, &record.fact)
            && self.state.telling != told
        {
            self.show_feed(*number, view, fate(events), steps);
        }
        if self.state.telling.is_some() && self.state.telling != told {
            self.show_open_feed(steps);
        }
        if record.fact == Fact::Resumed {
            self.shown.forget_calls();
        }
        if let Fact::Away { seat, away: true } = record.fact {
            let person = self.state.play().and_then(|play| play.person(seat));
            let look = person.map(|person| Effect::LookFor { person });
            steps.shows.extend(look);
        }
        if self.state.past.len() > before.past {
            self.show_channel(steps);
            self.teach_worth(steps);
        }
    }

    /// Shows the message of the window that has just opened, before what may come of it at once.
    fn show_open_feed(&mut self, steps: &mut Steps) {
        let play = self.state.play();
        if let Some((surface, screen)) = play.and_then(|play| self.state.open_feed(play)) {
            self.shown.channel.insert(surface, screen.clone());
            steps.shows.push(Effect::Channel { surface, screen });
        }
    }

    fn show_feed(&self, number: u32, view: &View, fate: Fate, steps: &mut Steps) {
        if let Some(screen) = self
            .state
            .play()
            .and_then(|play| self.state.feed_screen(play, view, fate))
        {
            steps.shows.push(Effect::Channel {
                surface: Surface::Feed(number),
                screen,
            });
        }
    }

    /// Shows every surface of the channel that has changed.
    pub(super) fn show_channel(&mut self, steps: &mut Steps) {
        let mut screens = BTreeMap::new();
        let mut channel = self.state.channel();
        if std::mem::take(&mut self.shown.is_behind) {
            channel.sort_by_key(|(surface, _)| urgency(*surface));
        }
        for (surface, screen) in channel {
            if self.shown.channel.get(&surface) != Some(&screen) {
                let surface = self.place_anew(surface);
                steps.shows.push(Effect::Channel {
                    surface,
                    screen: screen.clone(),
                });
            }
            screens.insert(surface, screen);
        }
        let is_over = |surface: &Surface| {
            matches!(surface, Surface::Call(_)) && !screens.contains_key(surface)
        };
        let gone = self.shown.channel.keys().copied().filter(is_over);
        steps
            .shows
            .extend(gone.map(|surface| Effect::ChannelGone { surface }));
        self.shown.channel = screens;
    }

    /// A lobby that opens again gets a card of its own at the bottom.
    fn place_anew(&mut self, surface: Surface) -> Surface {
        if surface != Surface::Lobby {
            return surface;
        }
        let before = self.shown.lobby.replace(self.state.lobby_since);
        if before.is_some_and(|before| before != self.state.lobby_since) {
            Surface::LobbyAnew
        } else {
            Surface::Lobby
        }
    }

    /// Everything to keep, then everything to show.
    pub(super) fn finish(&mut self, mut steps: Steps) -> Vec<Effect> {
        self.show_channel(&mut steps);
        self.show_panels(&mut steps);
        if self.state.closed && !steps.keeps.is_empty() {
            steps.shows.push(Effect::Close);
        }
        steps.keeps.append(&mut steps.shows);
        steps.keeps
    }

    fn show_panels(&mut self, steps: &mut Steps) {
        let mut panels = std::mem::take(&mut self.shown.panels);
        if let Some(play) = self
            .state
            .play()
            .filter(|play| play.is_deal_on() && !self.state.closed)
        {
            for seat in Seat::ALL
                .into_iter()
                .filter(|seat| !play.players[*seat].leaving)
            {
                if let Some(person) = play.person(seat) {
                    let before = panels.remove(&person);
                    let before = (before, self.shown.heard);
                    let panel = self.state.next_panel(play, seat, person, before, steps);
                    self.shown.panels.insert(person, panel);
                }
            }
        }
        steps.shows.extend(
            panels
                .into_keys()
                .map(|person| Effect::PanelGone { person }),
        );
    }

    /// Whether there are pictures of all tiles, for whatever is drawn from now on.
    pub fn has_faces(&mut self, has_faces: bool) {
        self.state.has_faces = has_faces;
    }

    /// Shows everything again that can still change: tiles look otherwise now.
    pub fn redraw(&mut self, now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        self.settle(now, &mut steps);
        self.shown.forget_looks();
        self.finish(steps)
    }
}

impl State {
    /// Shows a person his panel if it has changed, and rings if he has something new to decide.
    fn next_panel(
        &self,
        play: &Play,
        seat: Seat,
        person: Person,
        (before, heard): (Option<ShownPanel>, Option<Moment>),
        steps: &mut Steps,
    ) -> ShownPanel {
        let away = play.players[seat].away;
        if let Some(before) = before.as_ref().filter(|before| before.asleep && away) {
            return before.clone();
        }
        let view = play.game.view(Eye::Seat(seat));
        let facts = self.panel_facts(play, seat, &view);
        let screen = crate::screen::hand::draw(&facts, self.reader(person));
        let call = self
            .current_call(play, seat, &view)
            .filter(|_| facts.ordered.is_none());
        let rang = match &before {
            Some(before) => before.rang,
            None => call.filter(|_| self.pace().is_slow() && heard >= Some(play.stage.called_at)),
        };
        let rings = !away && call.is_some() && rang != call;
        let door = self.door(person);
        let is_shown = |before: &ShownPanel| before.screen == screen && before.door == door;
        if rings || !before.as_ref().is_some_and(is_shown) {
            steps.shows.push(Effect::Panel {
                person,
                screen: screen.clone(),
                rings,
                door,
                // Reminders come another way: the channel has called him already.
                called: self.is_called(play, seat) && play.stage.called[seat] <= 1,
            });
        }
        ShownPanel {
            screen,
            door,
            rang: if rings { call } else { rang },
            asleep: away,
        }
    }

    /// The call that a panel rings for: at a slow pace one that was written down, else one for each decision.
    fn current_call(&self, play: &Play, seat: Seat, view: &View) -> Option<(Turn, u8)> {
        let times = play.stage.called[seat];
        let calls = if self.pace().is_slow() {
            times > 0
        } else {
            must_act(view)
        };
        calls.then_some((self.turn, times))
    }

    /// The message of the feed in which people claim now, with its number. At a table that was closed nobody does any more.
    pub(super) fn open_feed(&self, play: &Play) -> Option<(Surface, Screen)> {
        let number = self.telling?;
        let view = play.game.view(Eye::Rail);
        let fate = if self.closed {
            Fate::Unclaimed
        } else {
            Fate::Open(self.public_deadline(play, &view.stage))
        };
        let screen = self.feed_screen(play, &view, fate)?;
        Some((Surface::Feed(number), screen))
    }

    fn feed_screen(&self, play: &Play, view: &View, fate: Fate) -> Option<Screen> {
        let Stage::Claims {
            from,
            tile,
            robbing,
        } = view.stage
        else {
            return None;
        };
        let facts = DiscardFacts {
            table: self.facts(),
            players: &play.players,
            dealer: view.dealer,
            from,
            tile,
            drawn: !robbing
                && view.seats[from]
                    .river
                    .last()
                    .is_some_and(|discard| discard.drawn),
            robbing,
            wall_left: view.wall_left,
            fate,
        };
        Some(feed::draw(&facts, self.public()))
    }
}

/// In which order what stands there is drawn over: how the game stands, who is asked for something, and what only tells of the
/// past. The lobby comes before all: it seldom has changed, and where it does not stand there yet the board belongs below it.
fn urgency(surface: Surface) -> u8 {
    match surface {
        Surface::Lobby | Surface::LobbyAnew => 0,
        Surface::Board | Surface::BoardAnew => 1,
        Surface::Call(_) | Surface::Feed(_) => 2,
        Surface::Result(_) | Surface::Match(_) => 3,
    }
}

/// What became of the tile of a window, from the events that closed it.
fn fate(events: &[Event]) -> Fate {
    let called = events.iter().find_map(|event| {
        if let Event::Called { seat, meld, .. } = event {
            Some(Fate::Called(*seat, meld.kind))
        } else {
            None
        }
    });
    let ended = events.iter().find_map(|event| {
        if let Event::Ended(end) = event {
            Some(won(end))
        } else {
            None
        }
    });
    called.or(ended).unwrap_or(Fate::Unclaimed)
}

fn won(end: &DealEnd) -> Fate {
    let mut winners = Seats::NONE;
    for win in end.wins.iter().filter(|win| win.by.from().is_some()) {
        winners.insert(win.seat);
    }
    if winners.is_empty() {
        Fate::Unclaimed
    } else {
        Fate::Won(winners)
    }
}

/// The surfaces show what was done; a slash command is also told so in private.
pub(super) fn done(news: &News, from: &Asker) -> Reply {
    Reply::Done(Some(notice::news(news, from.reader())))
}
