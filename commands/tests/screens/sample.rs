//! Tables in the middle of something, made by hand.

use std::sync::LazyLock;
use std::time::Duration;

use commands::ask::Feed;
use commands::orders::Standing;
use commands::screen::facts::{BoardFacts, PanelFacts, Player, Sitter, TableFacts};
use commands::who::{Channel, Guild, Member, Moment, Person, Place, TableId, Turn};
use commands::words::{Reader, TileStyle, Tongue};
use config::pace::{Pace, Window};
use engine::deal::event::{DealEnd, Ending, Eye, Seen};
use engine::deal::view::{Discard, Stage, View};
use engine::game::Game;
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::rules::RuleSet;
use engine::score::sheet::Settlement;
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::{Commitment, Seed};
use engine::tile::{Tile, parse_tiles};

pub(crate) static RULES: LazyLock<RuleSet> = LazyLock::new(|| {
    let options = [
        ("min_faan".to_owned(), "1".to_owned()),
        ("draw.dealer".to_owned(), "pass".to_owned()),
    ]
    .into();
    engine::rulesets::build("hong-kong", &options).expect("rules")
});

pub(crate) static PACE: Pace = Pace {
    turn: Some(Duration::from_secs(20)),
    bank: Duration::from_secs(60),
    claim: Some(Duration::from_secs(10)),
    pause: (Duration::from_millis(2500), Duration::from_millis(3500)),
    rest: Some(Duration::from_secs(30)),
    away_after: Some(2),
    window: Window::Even,
    machine: (Duration::from_millis(800), Duration::from_millis(2000)),
};

pub(crate) const COMMITMENT: Commitment = Commitment([0xA5; 32]);

/// Some moment, in milliseconds since 1970.
pub(crate) const THEN: Moment = Moment(1_800_000_000_000);

pub(crate) fn tiles(row: &str) -> Vec<Tile> {
    parse_tiles(row).expect("a row of tiles")
}

pub(crate) fn tile(face: &str) -> Tile {
    face.parse().expect("a tile")
}

pub(crate) fn table() -> TableFacts<'static> {
    let place = Place {
        guild: Some(Guild(11)),
        channel: Channel(22),
    };
    TableFacts {
        id: TableId(0x1f),
        place,
        turn: Turn(0x2c),
        rules: &RULES,
        house: None,
        pace_name: "live",
        pace: &PACE,
        feed: Feed::Board,
    }
}

pub(crate) fn member(person: u64, name: &str) -> Member {
    Member {
        person: Person(person),
        name: name.to_owned(),
    }
}

fn person(number: u64, name: &str) -> Player {
    Player {
        sitter: Sitter::Person(member(number, name)),
        away: false,
        leaving: false,
    }
}

pub(crate) fn players() -> PerSeat<Player> {
    let away = Player {
        away: true,
        ..person(2, "Bob_the_*great*")
    };
    let leaving = Player {
        leaving: true,
        ..person(3, "Chen 陈")
    };
    PerSeat([
        person(1, "Ada"),
        away,
        leaving,
        Player {
            sitter: Sitter::Machine(1),
            away: false,
            leaving: false,
        },
    ])
}

/// The same people, none of whom is away.
pub(crate) fn all_there() -> PerSeat<Player> {
    let players = players();
    PerSeat::from_fn(|seat| Player {
        away: false,
        ..players[seat].clone()
    })
}

/// A deal just dealt, with every hand and the wall from this secret.
pub(crate) fn game(secret: u8) -> Game {
    let (mut game, _) = Game::open(RULES.clone(), Seed::from_bytes([secret; 32]));
    game.deal().expect("the first deal");
    game
}

/// The view of a deal that everybody is shown as just begun.
pub(crate) fn view(eye: Eye) -> View {
    let mut view = game(7).view(eye);
    view.dealer = Seat::ALL[1];
    view.deal = 3;
    view.seats = PerSeat::default();
    view.wall_left = 62;
    view
}

pub(crate) fn discards(row: &str) -> Vec<Discard> {
    tiles(row)
        .into_iter()
        .map(|tile| Discard {
            tile,
            drawn: false,
            riichi: false,
            claimed_by: None,
        })
        .collect()
}

pub(crate) fn meld(kind: MeldKind, row: &str, claimed: Option<(&str, usize)>) -> ShownMeld {
    let claimed = claimed.map(|(face, from)| (tile(face), Seat::ALL[from]));
    ShownMeld::Open(Meld {
        kind,
        tiles: tiles(row).into(),
        claimed,
    })
}

/// A deal in full swing, as the rail sees it: a window after seat 2's discard.
pub(crate) fn busy() -> View {
    let mut view = view(Eye::Rail);
    let seats = &mut view.seats;
    seats.0[0].river = discards("1m9p1z7z2s3s5p");
    seats.0[0].river[2].drawn = true;
    seats.0[0].river[3].claimed_by = Some(Seat::ALL[2]);
    seats.0[0].points = 24;
    seats.0[1].melds = vec![
        meld(MeldKind::Chow, "345m", Some(("4m", 0))),
        ShownMeld::Hidden,
    ];
    seats.0[1].river = discards("9s8s");
    seats.0[1].points = -128;
    seats.0[2].melds = vec![
        meld(MeldKind::Pong, "777z", Some(("7z", 0))),
        meld(MeldKind::AddedKong, "5555p", Some(("5p", 1))),
    ];
    seats.0[2].bonus = tiles("2f5f");
    seats.0[2].river = discards("2z6s");
    view.stage = Stage::Claims {
        from: Seat::ALL[2],
        tile: Some(tile("6s")),
        robbing: false,
    };
    view
}

/// What has just happened.
pub(crate) fn recent() -> Vec<Seen> {
    let called = Meld {
        kind: MeldKind::Chow,
        tiles: tiles("345m").into(),
        claimed: Some((tile("4m"), Seat::ALL[0])),
    };
    vec![
        Seen::Discarded {
            seat: Seat::ALL[0],
            tile: tile("4m"),
            drawn: true,
            riichi: false,
        },
        Seen::Called {
            seat: Seat::ALL[1],
            meld: called,
        },
        Seen::Discarded {
            seat: Seat::ALL[1],
            tile: tile("8s"),
            drawn: false,
            riichi: false,
        },
        Seen::Drawn {
            seat: Seat::ALL[2],
            tile: None,
            replacement: false,
        },
        Seen::BonusOut {
            seat: Seat::ALL[2],
            tile: tile("5f"),
        },
        Seen::Drawn {
            seat: Seat::ALL[2],
            tile: None,
            replacement: true,
        },
        Seen::Discarded {
            seat: Seat::ALL[2],
            tile: tile("6s"),
            drawn: false,
            riichi: false,
        },
    ]
}

pub(crate) fn board<'a>(
    view: &'a View,
    players: &'a PerSeat<Player>,
    recent: &'a [Seen],
) -> BoardFacts<'a> {
    BoardFacts {
        table: table(),
        view,
        players,
        recent,
        deadline: Some(THEN),
        commitment: COMMITMENT,
        back: false,
        vote: None,
        accord: None,
        is_paused: false,
        open: Seats::NONE,
        coming: &NOBODY,
    }
}

static NOTHING: LazyLock<Standing> = LazyLock::new(Standing::default);
/// Nobody takes a seat.
static NOBODY: PerSeat<Option<Member>> = PerSeat([None, None, None, None]);

pub(crate) fn panel<'a>(view: &'a View, players: &'a PerSeat<Player>) -> PanelFacts<'a> {
    PanelFacts {
        table: table(),
        view,
        players,
        deadline: Some(THEN),
        bank: 45,
        standing: &NOTHING,
        ordered: None,
        lesson: None,
        called: 0,
        paused: None,
        pictured: false,
    }
}

/// The end of a deal that nobody won.
pub(crate) fn nobody_won() -> DealEnd {
    DealEnd {
        ending: Ending::Exhausted,
        wins: vec![],
        settlement: Settlement::default(),
        points: PerSeat([24, -128, 104, 0]),
        hands: PerSeat(
            [
                "123m456p789s11z23s",
                "1112223334445z",
                "19m19p19s1234567z",
                "234m234p234s678s9p",
            ]
            .map(tiles),
        ),
        melds: PerSeat::default(),
        wall: tiles("123456789m"),
        bets: 0,
        bets_won: PerSeat::default(),
        under_indicators: Vec::new(),
        waiting: PerSeat::default(),
        counted: PerSeat::default(),
        offences: Vec::new(),
        dealer_stays: false,
        last: false,
    }
}

/// Readers of every language, with tiles as pictures, which are the longest, and as text.
pub(crate) fn readers() -> impl Iterator<Item = Reader> {
    Tongue::ALL.into_iter().flat_map(|tongue| {
        [TileStyle::Pictures, TileStyle::Glyphs, TileStyle::Text]
            .map(|tiles| Reader { tongue, tiles })
    })
}
