//! Tables set up by writing their walls: a wall that leads to the situation is dealt by replaying a log.

use std::collections::BTreeMap;

use engine::deal::event::{Cast, DealEnd, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::game::{Game, replay_by};
use engine::hidden::Hidden;
use engine::meld::{MeldKind, ShownMeld};
use engine::rules::RuleSet;
use engine::rulesets;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::Tile;
use engine::wall::tiles_of;

pub(crate) use crate::notation::{
    added_kong, chow, concealed_kong, discard, discard_drawn, kind, pong, tile, tiles,
};

/// East in the first deal, and the others after it.
pub(crate) const E: Seat = Seat::ALL[0];
/// South.
pub(crate) const S: Seat = Seat::ALL[1];
/// West.
pub(crate) const W: Seat = Seat::ALL[2];
/// North.
pub(crate) const N: Seat = Seat::ALL[3];

/// The rules of Hong Kong with house options.
pub(crate) fn rules(options: &[(&str, &str)]) -> RuleSet {
    rules_of("hong-kong", options)
}

/// The classical Japanese rules with house options.
pub(crate) fn japanese(options: &[(&str, &str)]) -> RuleSet {
    rules_of("classical-japanese", options)
}

/// The classical Chinese rules with house options.
pub(crate) fn chinese(options: &[(&str, &str)]) -> RuleSet {
    rules_of("classical-chinese", options)
}

/// A rule set of the catalogue with house options.
pub(crate) fn rules_of(id: &str, options: &[(&str, &str)]) -> RuleSet {
    let options: BTreeMap<_, _> = options
        .iter()
        .map(|&(k, v)| (k.to_owned(), v.to_owned()))
        .collect();
    rulesets::build(id, &options).expect("options that exist")
}

/// Rules by which every finished hand wins.
pub(crate) fn free() -> RuleSet {
    rules(&[("min_faan", "0")])
}

/// The same without bonus tiles.
pub(crate) fn bare() -> RuleSet {
    rules(&[("min_faan", "0"), ("tiles.flowers", "false")])
}

/// The same with one more option.
pub(crate) fn bare_with(key: &str, value: &str) -> RuleSet {
    rules(&[("min_faan", "0"), ("tiles.flowers", "false"), (key, value)])
}

/// A seed that is nothing special.
pub(crate) fn seed(n: u8) -> Seed {
    Seed::from_bytes([n; 32])
}

/// What a wall is written from. What is left open is filled with tiles that are left over, bonus tiles standing where they
/// are drawn last.
#[derive(Debug, Clone, Default)]
pub(crate) struct Setup {
    /// The hands of East, South, West and North: up to 13 tiles, East's fourteenth being the last one.
    pub(crate) hands: [&'static str; 4],
    /// What comes from the head, in order.
    pub(crate) head: &'static str,
    /// What comes from the tail, in order.
    pub(crate) tail: &'static str,
}

impl Setup {
    /// A table with these hands.
    pub(crate) fn hands(
        east: &'static str,
        south: &'static str,
        west: &'static str,
        north: &'static str,
    ) -> Self {
        Self {
            hands: [east, south, west, north],
            ..Self::default()
        }
    }

    /// And this from the head.
    pub(crate) fn head(self, head: &'static str) -> Self {
        Self { head, ..self }
    }

    /// And this from the tail.
    pub(crate) fn tail(self, tail: &'static str) -> Self {
        Self { tail, ..self }
    }

    /// The wall in drawing order.
    pub(crate) fn wall(&self, rules: &RuleSet) -> Vec<Tile> {
        let all = tiles_of(&rules.material);
        let mut wall: Vec<Option<Tile>> = vec![None; all.len()];
        for (steps, hand) in self.hands.iter().enumerate() {
            let mut places: Vec<usize> = (0..53).filter(|&n| receiver(n) == steps).collect();
            let hand = tiles(hand);
            assert!(hand.len() <= places.len(), "a hand of {} tiles", hand.len());
            if steps == 0 && hand.len() < places.len() {
                // The fourteenth tile stands last even where others are left open.
                let last = places.pop().expect("places");
                places.truncate(hand.len().saturating_sub(1));
                places.push(last);
            }
            for (place, tile) in places.into_iter().zip(hand) {
                wall[place] = Some(tile);
            }
        }
        for (n, tile) in tiles(self.head).into_iter().enumerate() {
            wall[53 + n] = Some(tile);
        }
        for (n, tile) in tiles(self.tail).into_iter().enumerate() {
            let stack = all.len() / 2 - 1 - n / 2;
            wall[2 * stack + n % 2] = Some(tile);
        }
        fill(wall, all)
    }

    /// The game with this wall dealt, dealt bonus tiles replaced.
    pub(crate) fn deal(&self, rules: RuleSet) -> Game {
        let (mut game, _) = self.deal_logged(rules);
        game.lapse_opening();
        game
    }

    /// The next deal of a game, dealt from this wall; whoever is East then has the first hand.
    pub(crate) fn deal_next(&self, game: &mut Game) {
        let mut probe = game.clone();
        probe.deal().expect("another deal");
        let next = probe.view(Eye::Rail);
        let wall = Hidden(self.wall(game.rules()));
        let dealt = Event::Dealt {
            number: next.deal,
            round: next.round,
            dealer: next.dealer,
            counters: next.counters,
            bets: next.bets,
            casts: Vec::new(),
            wall,
        };
        game.follow(&dealt).expect("it comes now");
        game.lapse_opening();
    }

    /// A table at which East wins at once, or the seat so many steps to the right on East's first discard.
    pub(crate) fn won_by(steps: usize) -> Self {
        let mut setup = Self::default();
        setup.hands[0] = if steps == 0 {
            "123m456p789s33555s"
        } else {
            "5m"
        };
        if steps > 0 {
            setup.hands[steps] = "46m123456p789s11z";
        }
        setup
    }

    /// The game as it was dealt, and its log.
    pub(crate) fn deal_logged(&self, rules: RuleSet) -> (Game, Vec<Event>) {
        let (_, mut log) = Game::open(rules.clone(), seed(1));
        log.push(Event::Dealt {
            number: 1,
            round: 0,
            dealer: E,
            counters: 0,
            bets: 0,
            casts: vec![Cast {
                by: 0,
                dice: vec![1, 1],
            }],
            wall: Hidden(self.wall(&rules)),
        });
        (replay_by(rules, &log).expect("a log"), log)
    }
}

/// South has ponged 4p and has just drawn the fourth; West waits for it.
pub(crate) fn promotion() -> Game {
    let setup = Setup::hands("4p", "44p", "35p123456m789s11z", "").head("9m9p9s4p");
    let mut game = setup.deal(bare());
    game.does(E, discard_drawn("4p"));
    game.does(S, pong("44p"));
    for _ in 0..9 {
        game.lapse();
    }
    assert_eq!(game.in_turn(), Some(S));
    game
}

/// Who receives the `n`-th tile, in steps from East: four at a time three times round, then one each, then East again.
pub(crate) fn receiver(n: usize) -> usize {
    if n < 48 { n / 4 % 4 } else { n % 4 }
}

/// The open sets of a seat, as everybody sees them.
pub(crate) fn melds(game: &Game, seat: Seat) -> Vec<(MeldKind, Vec<Tile>)> {
    let melds = game.view(Eye::Rail).seats[seat].melds.clone();
    let open = melds.into_iter().map(|meld| match meld {
        ShownMeld::Open(meld) => (meld.kind, meld.tiles.to_vec()),
        ShownMeld::Hidden => panic!("it is shown"),
    });
    open.collect()
}

/// Fills what is open: playing tiles far apart from each other first, then bonus tiles.
fn fill(mut wall: Vec<Option<Tile>>, mut left: Vec<Tile>) -> Vec<Tile> {
    for tile in wall.iter().flatten() {
        let at = left
            .iter()
            .position(|other| other == tile)
            .unwrap_or_else(|| panic!("too many {tile}"));
        left.remove(at);
    }
    let (bonus, playing): (Vec<Tile>, Vec<Tile>) =
        left.into_iter().partition(|tile| tile.as_bonus().is_some());
    let mut middle: Vec<usize> = (53..wall.len()).filter(|&n| wall[n].is_none()).collect();
    let skip = middle.len().saturating_sub(bonus.len()) / 2;
    for (place, tile) in middle.drain(skip..).zip(bonus) {
        wall[place] = Some(tile);
    }
    // Stepping by a number without a common divisor scatters kinds.
    let step = if playing.len().is_multiple_of(29) {
        31
    } else {
        29
    };
    let mut scattered = (0..playing.len()).map(|n| playing[n * step % playing.len()]);
    wall.into_iter()
        .map(|tile| tile.unwrap_or_else(|| scattered.next().expect("as many tiles as places")))
        .collect()
}

/// What tests say to a game.
pub(crate) trait Table {
    /// Goes on to the first choice.
    fn lapse_opening(&mut self);
    /// A move that must be possible.
    fn does(&mut self, seat: Seat, what: Move) -> Vec<Event>;
    /// What a seat sees.
    fn seen(&self, seat: Seat) -> View;
    /// What a seat may do.
    fn offers(&self, seat: Seat) -> Vec<Move>;
    /// Whether a seat may win.
    fn offers_win(&self, seat: Seat) -> bool;
    /// Everybody discards what he draws, nobody claims, until so many tiles are left.
    fn plays_down_to(&mut self, left: u8);
    /// Drawn tiles are discarded and windows close until it is this seat's turn.
    fn goes_on_to(&mut self, seat: Seat);
    /// The seat in turn discards its drawn tile.
    fn discards_the_drawn(&mut self, text: &str);
    /// Whether a seat can win on each of these drawn discards, passing every time.
    fn can_win_on<const N: usize>(&mut self, who: Seat, discards: [(Seat, &str); N]) -> [bool; N];
    /// The tile a seat has just drawn.
    fn drawn(&self, seat: Seat) -> Option<Tile>;
    /// The names of the lines of the only win, sorted.
    fn won_with(&self) -> Vec<String>;
    /// What each seat has gained or lost by this deal.
    fn paid(&self) -> [i32; 4];
    /// Plays a deal of [`Setup::won_by`] to its end.
    fn is_won_by(&mut self, steps: usize);
    /// The end of the deal.
    fn end(&self) -> DealEnd;
    /// Whose turn it is, if it is a turn.
    fn in_turn(&self) -> Option<Seat>;
    /// The concealed tiles of a seat with the drawn one, sorted.
    fn held(&self, seat: Seat) -> Vec<Tile>;
}

impl Table for Game {
    fn lapse_opening(&mut self) {
        if self.view(Eye::Rail).came.is_none() {
            self.lapse();
        }
    }

    fn does(&mut self, seat: Seat, what: Move) -> Vec<Event> {
        self.play(seat, what)
            .unwrap_or_else(|refusal| panic!("{seat:?} {what:?}: {refusal:?}"))
    }

    fn seen(&self, seat: Seat) -> View {
        self.view(Eye::Seat(seat))
    }

    fn offers(&self, seat: Seat) -> Vec<Move> {
        self.seen(seat).choices()
    }

    fn offers_win(&self, seat: Seat) -> bool {
        self.offers(seat).contains(&Move::Win)
    }

    fn plays_down_to(&mut self, left: u8) {
        while self.view(Eye::Rail).wall_left > left {
            assert!(!self.lapse().is_empty(), "the deal goes on");
        }
    }

    fn goes_on_to(&mut self, seat: Seat) {
        while self.in_turn() != Some(seat) {
            assert!(!self.lapse().is_empty(), "the deal goes on");
        }
    }

    fn discards_the_drawn(&mut self, text: &str) {
        let seat = self.in_turn().expect("a turn");
        self.does(seat, discard_drawn(text));
    }

    fn can_win_on<const N: usize>(&mut self, who: Seat, discards: [(Seat, &str); N]) -> [bool; N] {
        discards.map(|(seat, text)| {
            self.goes_on_to(seat);
            self.discards_the_drawn(text);
            let can = self.offers_win(who);
            self.lapse();
            can
        })
    }

    fn drawn(&self, seat: Seat) -> Option<Tile> {
        self.seen(seat).own.expect("a seat").drawn
    }

    fn won_with(&self) -> Vec<String> {
        let wins = self.end().wins;
        assert_eq!(wins.len(), 1, "one winner");
        let lines = wins[0].sheet.lines.iter();
        let mut names: Vec<String> = lines.map(|line| line.name.to_string()).collect();
        names.sort();
        names
    }

    fn paid(&self) -> [i32; 4] {
        self.end().settlement.changes().0
    }

    fn is_won_by(&mut self, steps: usize) {
        let dealer = self.view(Eye::Rail).dealer;
        if steps == 0 {
            self.does(dealer, Move::Win);
            return;
        }
        self.does(dealer, discard_drawn("5m"));
        self.does(dealer.turned(steps), Move::Win);
        self.lapse();
    }

    fn end(&self) -> DealEnd {
        match self.view(Eye::Rail).stage {
            Stage::Between(Some(end)) | Stage::Finished(end, _) => *end,
            stage @ (Stage::Between(None) | Stage::Turn { .. } | Stage::Claims { .. }) => {
                panic!("{stage:?}")
            }
        }
    }

    fn in_turn(&self) -> Option<Seat> {
        match self.view(Eye::Rail).stage {
            Stage::Turn { seat } => Some(seat),
            Stage::Claims { .. } | Stage::Between(_) | Stage::Finished(..) => None,
        }
    }

    fn held(&self, seat: Seat) -> Vec<Tile> {
        let mut held: Vec<Tile> = self.seen(seat).own.expect("a seat").held().collect();
        held.sort_unstable();
        held
    }
}
