//! The page of one game that is over: where it leads, how it is turned, and that the longest fits.

use commands::ask::look::{List, Look};
use commands::results::looks::Game;
use commands::results::rating::Step;
use commands::results::{GameResult, Part, Tally};
use commands::screen::facts::{Course, GameFacts, Player, ResultFacts, Sitter};
use commands::screen::game;
use commands::screen::page::{Does, Row, Screen};
use commands::who::{Member, Moment, Person, TableId};
use commands::words::Tongue;
use engine::deal::event::DealEnd;
use engine::deal::view::View;
use engine::seat::{PerSeat, Seat, Seats};

use crate::pages::big_three_dragons;
use crate::sample::{busy, member, nobody_won, players, readers, table};

fn part(seat: usize, sitter: Sitter, deals: u32) -> Part {
    Part {
        seat: Seat::ALL[seat],
        sitter,
        place: None,
        points: 0,
        result: None,
        tally: Tally {
            deals,
            ..Tally::default()
        },
    }
}

/// A game of two deals in which somebody took the seat of another, with what it changed of one rating.
fn over() -> Game {
    let placed = |seat: usize, sitter: &Sitter, (place, points): (u8, i32)| Part {
        place: Some(place),
        points,
        result: Some(points),
        ..part(seat, sitter.clone(), 2)
    };
    let players = players();
    let who = |seat: usize| &players[Seat::ALL[seat]].sitter;
    let gone = Sitter::Person(Member {
        person: Person::stand_in(4),
        name: String::new(),
    });
    let came = Part {
        tally: Tally {
            deals: 1,
            ..Tally::default()
        },
        ..placed(2, who(2), (2, -24))
    };
    let left = Part {
        points: 104,
        ..part(2, gone, 1)
    };
    Game {
        result: GameResult {
            table: TableId(0x1f),
            game: 2,
            place: table().place,
            rules: "hong-kong".to_owned(),
            house: None,
            began: Moment(1_700_000_000_000),
            ended: Moment(1_700_003_600_000),
            deals: 2,
            is_complete: true,
            parts: vec![
                placed(0, who(0), (3, -104)),
                placed(1, who(1), (4, -256)),
                left,
                came,
                placed(3, who(3), (1, 384)),
            ],
        },
        changes: vec![
            Some(Step {
                before: 1500,
                after: 1490,
                games: 3,
            }),
            None,
            None,
            None,
            None,
        ],
    }
}

fn deal<'a>(view: &'a View, players: &'a PerSeat<Player>, end: &'a DealEnd) -> ResultFacts<'a> {
    ResultFacts {
        table: table(),
        view,
        players,
        end,
        ready: Seats::NONE,
        next: None,
    }
}

/// How that game went, so many deals of it without a winner before the one that was won.
fn course_of(draws: usize, look: impl FnOnce(Course<'_>)) {
    let (view, players) = (busy(), players());
    let (draw, won) = (nobody_won(), big_three_dragons());
    let ends = std::iter::repeat_n(&draw, draws).chain([&won]);
    let deals = ends.map(|end| deal(&view, &players, end)).collect();
    look(Course {
        table: table(),
        deals,
    });
}

fn of_ada() -> List {
    List {
        person: Some(Person(1)),
        page: 2,
    }
}

/// The page of that game, and what is left of it when its deals are kept no longer.
pub(crate) fn pages(tongue: Tongue) -> [Screen; 2] {
    let over = over();
    let mut whole = None;
    course_of(1, |course| {
        let facts = GameFacts {
            game: &over,
            course: Some(course),
        };
        whole = Some(game::draw(&facts, 0, of_ada(), tongue.into()));
    });
    let swept = GameFacts {
        game: &over,
        course: None,
    };
    [
        whole.expect("a page"),
        game::draw(&swept, 0, List::default(), tongue.into()),
    ]
}

/// The widest and most troublesome name.
pub(crate) fn wide() -> Member {
    member(u64::MAX >> 1, &"@everyone `麻` **雀** <@1> ".repeat(4))
}

/// What can be pressed or chosen on a page.
pub(crate) fn ids(screen: &Screen) -> Vec<String> {
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => buttons
            .iter()
            .filter_map(|button| match &button.does {
                Does::Send(id) => Some(id.clone()),
                Does::Open(_) => None,
            })
            .collect::<Vec<_>>(),
        Row::Pick(_) => Vec::new(),
        Row::Select(select) => select
            .options
            .iter()
            .map(|option| option.value.clone())
            .collect(),
    };
    screen.rows.iter().flat_map(of_row).collect()
}

/// What leads from a page of a game to others, in their order.
fn looks(screen: &Screen) -> Vec<Look> {
    let read = |id: &String| commands::ask::look::read(id).expect("a look");
    ids(screen).iter().map(read).collect()
}

#[test]
fn the_page_of_a_game_leads_to_its_deals_its_files_and_back_to_the_list() {
    let (table, game) = (TableId(0x1f), 2);
    let [whole, swept] = pages(Tongue::English);
    let deals = [1, 2].map(|deal| Look::Deal { table, game, deal });
    let files = Look::Replay { table, game };
    // Nobody won the first deal: there is nothing to explain.
    let why = Look::Why {
        table,
        game,
        deal: 2,
        page: 0,
        list: of_ada(),
    };
    let expected = [why]
        .into_iter()
        .chain(deals)
        .chain([files, Look::History(of_ada())]);
    assert_eq!(looks(&whole), expected.collect::<Vec<_>>());
    // What is not kept is not offered.
    assert_eq!(looks(&swept), [Look::History(List::default())]);
    assert!(swept.files.is_empty(), "no chart without its points");
    assert_eq!(whole.files.len(), 1);
    assert_eq!(
        whole.cards[0].image.as_ref(),
        Some(&whole.files[0].name),
        "the chart stands in the card"
    );
}

#[test]
fn a_long_game_is_shown_on_pages_that_can_be_turned() {
    let over = over();
    // 24 deals: the first two pages are full.
    course_of(23, |course| {
        let facts = GameFacts {
            game: &over,
            course: Some(course),
        };
        for (asked, at, deals) in [(0, 0, 10), (1, 1, 10), (2, 2, 4), (u32::MAX, 2, 4)] {
            let page = game::draw(&facts, asked, of_ada(), Tongue::English.into());
            assert_eq!(page.check(), Ok(()));
            let mut whole = Vec::new();
            let mut turned = Vec::new();
            for look in looks(&page) {
                if let Look::Deal { deal, .. } = look {
                    whole.push(deal);
                } else if let Look::Game { page, list, .. } = look {
                    turned.push((page, list));
                }
            }
            assert_eq!(whole[0], at * game::DEALS + 1, "page {asked}");
            assert_eq!(whole.len(), deals, "page {asked}");
            let beside = [at.checked_sub(1), Some(at + 1).filter(|&next| next < 3)];
            let beside = beside.into_iter().flatten();
            let expected: Vec<_> = beside.map(|page| (page, of_ada())).collect();
            assert_eq!(turned, expected, "page {asked}");
            assert_eq!(page.files.is_empty(), at > 0, "the chart is on the first");
        }
    });
}

#[test]
fn the_longest_game_fits_in_every_language_and_names_do_nothing() {
    let wide = || Sitter::Person(wide());
    let player = || Player {
        sitter: wide(),
        away: false,
        leaving: false,
    };
    let step = Step {
        before: -100_000,
        after: 100_000,
        games: 1,
    };
    let mut over = over();
    let leavers = (0..40).map(|number| part(number % 4, wide(), u32::MAX));
    over.result.parts = leavers
        .chain((0..4).map(|seat| Part {
            place: Some(4),
            points: i32::MIN + 1,
            result: Some(i32::MIN + 2),
            ..part(seat, wide(), 1)
        }))
        .collect();
    over.changes = vec![Some(step); over.result.parts.len()];
    let (view, players) = (busy(), PerSeat::from_fn(|_| player()));
    let mut end = big_three_dragons();
    let win = end.wins[0].clone();
    end.wins = vec![win; 3];
    for to in readers() {
        let facts = GameFacts {
            game: &over,
            course: Some(Course {
                table: table(),
                deals: vec![deal(&view, &players, &end); 200],
            }),
        };
        for page in [0, 7] {
            let screen = game::draw(&facts, page, of_ada(), to);
            assert_eq!(screen.check(), Ok(()), "{to:?}");
            let shown = screen.cards.iter().map(|card| format!("{card:?}"));
            let all: String = shown.collect();
            assert!(!all.contains("@everyone") && !all.contains("<@1>"), "{all}");
            assert!(screen.rings.is_none());
        }
    }
}
