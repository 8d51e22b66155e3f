//! The longest rivers, names and hands: everything must fit (case 47 and 52 of the traps).

use std::sync::Arc;

use commands::ask::{Ask, press};
use commands::screen::facts::{
    DiscardFacts, Fate, LobbyFacts, MatchFacts, Player, ResultFacts, Sitter, TableFacts,
};
use commands::screen::page::{Row, Screen, Select};
use commands::screen::{board, feed, hand, lobby, moves, notice, result, standings};
use commands::words::{self, Tongue::English};
use engine::deal::event::{DealEnd, Ending, Eye, Outcome, Seen};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::{Came, Stage, View, Wait};
use engine::hidden::Hidden;
use engine::meld::{Meld, MeldKind};
use engine::pattern::Pattern;
use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::score::sheet::{By, Line, Rows, Settlement, Sheet, Transfer, Unit, Win};
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::Seed;
use engine::tile::Kind;

use crate::sample::{
    COMMITMENT, THEN, board, discards, meld, member, nobody_won, panel, table, tile, tiles, view,
};
use crate::shown::{labels, shown};

/// The widest and the most heavily formatted name that Discord allows.
const NAMES: [&str; 4] = [
    "********************************",
    "麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻",
    "\u{FDFD}\u{FDFD}\u{FDFD}\u{FDFD}@everyone<@1>[x](https://a.b)",
    "||||||||||||||||________________",
];

fn players() -> PerSeat<Player> {
    let mut number = 0;
    PerSeat(NAMES.map(|name| {
        number += 1;
        Player {
            sitter: Sitter::Person(member(number, name)),
            away: true,
            leaving: true,
        }
    }))
}

/// Rivers of thirty tiles, four kongs and eight bonus tiles for everybody: more than any deal can hold.
fn crowded(eye: Eye) -> View {
    let mut view = view(eye);
    for seat in Seat::ALL {
        let there = &mut view.seats[seat];
        there.river = discards(&"1z5z6z".repeat(10));
        for discard in &mut there.river {
            discard.drawn = true;
            discard.riichi = true;
            discard.claimed_by = Some(seat.right());
        }
        there.melds = ["1111z", "5555z", "6666z", "7777z"]
            .iter()
            .map(|row| {
                meld(
                    MeldKind::AddedKong,
                    row,
                    Some((&row[3..], seat.right().index())),
                )
            })
            .collect();
        there.bonus = tiles("12345678f");
        there.points = -1_000_000_000;
    }
    view.counters = 99;
    view.bets = 100_000;
    view.indicators = tiles("1111z");
    view
}

fn fits(screen: &Screen) {
    shown(screen);
}

#[test]
fn a_crowded_board_fits() {
    let players = players();
    let mut view = crowded(Eye::Rail);
    let called = Meld {
        kind: MeldKind::Chow,
        tiles: tiles("345m"),
        claimed: Some((tile("4m"), Seat::ALL[0])),
    };
    let recent = vec![
        Seen::Called {
            seat: Seat::ALL[1],
            meld: called
        };
        10
    ];
    for stage in [
        Stage::Turn { seat: Seat::ALL[1] },
        Stage::Claims {
            from: Seat::ALL[2],
            tile: Some(tile("5z")),
            robbing: true,
        },
    ] {
        view.stage = stage;
        fits(&board::draw(&board(&view, &players, &recent), English));
    }
}

#[test]
fn names_neither_ping_nor_format_anywhere() {
    let (players, view) = (players(), crowded(Eye::Rail));
    let screen = board::draw(&board(&view, &players, &[]), English);
    let all = shown(&screen);
    for armed in ["@everyone", "<@1>", "](https", "********"] {
        assert!(!all.contains(armed), "{armed} in {all}");
    }
}

#[test]
fn fourteen_different_tiles_leave_room_for_every_action() {
    let players = players();
    let mut view = view(Eye::Seat(Seat::ALL[1]));
    view.seats[Seat::ALL[1]].melds = ["111z", "555z", "666z", "777z"]
        .iter()
        .map(|row| meld(MeldKind::Pong, row, Some((&row[2..], 0))))
        .collect();
    view.stage = Stage::Turn { seat: Seat::ALL[1] };
    {
        // More than a hand can hold: thirteen different tiles besides four pongs, three of them growing into kongs.
        let own = view.own.as_mut().expect("an own hand");
        own.hand = tiles("123456789m1567z");
        own.drawn = Some(tile("9p"));
        own.barred = Some(Reason::FuritenPassed {
            kind: Hidden(Kind::from_index(0).expect("a kind")),
            for_the_deal: true,
        });
        own.waits = Kind::all()
            .map(|kind| Wait {
                kind,
                left: 4,
                on_discard: Err(Reason::BelowMinimum {
                    have: 1,
                    need: 3,
                    unit: Unit::Faan,
                }),
            })
            .collect();
    }
    let screen = hand::draw(&panel(&view, &players), English);
    fits(&screen);
    let discards = view
        .choices()
        .iter()
        .filter(|what| matches!(what, Move::Discard { .. }))
        .count();
    assert_eq!(discards, 14);
    let shown: Vec<String> = labels(&screen).concat();
    assert_eq!(
        shown.len(),
        view.choices().len(),
        "every choice has its button: {shown:?}"
    );
    assert_eq!(shown.last().map(String::as_str), Some("9 dots (drawn)"));
}

#[test]
fn every_hand_of_a_played_deal_has_a_button_for_each_choice() {
    let players = players();
    for secret in 0..3 {
        let mut game = crate::sample::game(secret);
        for _ in 0..400 {
            if game.is_between_deals() {
                break;
            }
            for seat in game.owing().iter() {
                let view = game.view(Eye::Seat(seat));
                let screen = hand::draw(&panel(&view, &players), English);
                fits(&screen);
                fits(&hand::why(&panel(&view, &players), English));
                assert_eq!(labels(&screen).concat().len(), view.choices().len());
            }
            fits(&board::draw(
                &board(&game.view(Eye::Rail), &players, &[]),
                English,
            ));
            // Whoever may claim a set does, so that every sort of claim comes up.
            for seat in game.owing().iter() {
                let claim = game
                    .view(Eye::Seat(seat))
                    .choices()
                    .into_iter()
                    .find(|what| {
                        matches!(what, Move::Chow { .. } | Move::Pong { .. } | Move::Kong)
                    });
                if let Some(claim) = claim {
                    game.play(seat, claim).expect("a choice");
                }
            }
            game.lapse();
        }
    }
}

/// A sheet with everything a hand could be worth something for at once, each line with the longest of its names.
fn longest_sheet(rules: &RuleSet) -> Sheet {
    let longest =
        |pattern: &&Pattern| words::rules::line(pattern.name, &rules.vocabulary, English).len();
    let pattern = rules
        .worth
        .patterns()
        .iter()
        .max_by_key(longest)
        .expect("a pattern");
    let line = Line {
        name: pattern.name.into(),
        worth: 1_000,
        unit: pattern.unit,
        tile: Some(tile("5z")),
    };
    Sheet {
        lines: vec![line; 24],
        totals: vec![(Unit::Points, 1_000_000), (Unit::Doubles, 20)],
        limit: Some("limit".into()),
        value: 1_000_000,
        reading: Rows::default(),
    }
}

/// Three winners on one tile with four kongs each, or one and three hands that are counted; the widest names; everything
/// that is turned over; twelve payments.
#[test]
fn the_longest_results_of_every_rule_set_fit() {
    let (players, mut view) = (players(), crowded(Eye::Rail));
    view.indicators = tiles("11119m");
    let meld = Meld {
        kind: MeldKind::AddedKong,
        tiles: tiles("5555z"),
        claimed: Some((tile("5z"), Seat::ALL[0])),
    };
    let paid = Transfer {
        from: Seat::ALL[0],
        to: Seat::ALL[1],
        amount: 100_000_000,
        why: "liability".into(),
    };
    for entry in engine::rulesets::catalogue() {
        let rules = engine::rulesets::build(entry.id, &Options::new()).expect("the defaults");
        let sheet = longest_sheet(&rules);
        let win = |seat: usize| Win {
            seat: Seat::ALL[seat],
            concealed: tiles("1234567z1234567z"),
            melds: vec![meld.clone(); 4],
            bonus: tiles("12345678f"),
            tile: Some(tile("7z")),
            by: By::Rob(Seat::ALL[0]),
            sheet: sheet.clone(),
        };
        for (winners, losers) in [(vec![1, 2, 3], 1), (vec![1], 3)] {
            let end = DealEnd {
                ending: Ending::Won,
                wins: winners.into_iter().map(win).collect(),
                counted: PerSeat::from_fn(|seat| (seat.index() < losers).then(|| sheet.clone())),
                settlement: Settlement {
                    transfers: vec![paid.clone(); 12],
                },
                points: PerSeat([-1_000_000_000; 4]),
                under_indicators: tiles("11119m"),
                waiting: PerSeat([true; 4]),
                ..nobody_won()
            };
            let page = shown(&result::draw(
                &ResultFacts {
                    table: TableFacts {
                        rules: &rules,
                        ..table()
                    },
                    view: &view,
                    players: &players,
                    end: &end,
                    ready: Seats::ALL,
                    next: Some(THEN),
                },
                English,
            ));
            let sheets = end.wins.len() + losers;
            assert_eq!(page.matches("1000000 points").count(), 2 * sheets, "{page}");
        }
    }
}

#[test]
fn the_longest_match_fits() {
    let players = players();
    let history = vec![PerSeat([-1_000_000; 4]); 200];
    let outcome = Outcome {
        order: Seat::ALL,
        points: PerSeat([-1_000_000; 4]),
        results: PerSeat([-1_000_000; 4]),
        seed: Seed::from_bytes([0xFF; 32]),
    };
    fits(&standings::draw(
        &MatchFacts {
            table: table(),
            players: &players,
            outcome: &outcome,
            history: &history,
            commitment: COMMITMENT,
        },
        English,
    ));
}

#[test]
fn lobby_feed_and_notices_fit() {
    let host = member(1, NAMES[0]);
    let places = NAMES.map(|name| Sitter::Person(member(9, name))).to_vec();
    fits(&lobby::draw(
        &LobbyFacts {
            table: table(),
            places,
            host: &host,
        },
        English,
    ));
    let players = players();
    let facts = DiscardFacts {
        table: table(),
        players: &players,
        dealer: Seat::ALL[0],
        from: Seat::ALL[1],
        tile: None,
        drawn: false,
        robbing: true,
        wall_left: 0,
        fate: Fate::Won(Seats::ALL),
    };
    fits(&feed::draw(&facts, English));
    fits(&notice::reason(
        &Reason::NotComplete {
            waits: Hidden(Kind::all().collect()),
        },
        &engine::rules::vocabulary::Vocabulary::STANDARD,
        English,
    ));
}

#[test]
fn thirteen_ways_to_declare_riichi_become_a_list() {
    let players = players();
    let rules = engine::rulesets::build("riichi", &Default::default()).expect("rules");
    let mut view = view(Eye::Seat(Seat::ALL[1]));
    view.rules = Arc::new(rules);
    view.seats[Seat::ALL[1]].melds.clear();
    view.seats[Seat::ALL[1]].points = 25_000;
    view.stage = Stage::Turn { seat: Seat::ALL[1] };
    view.came = Some(Came::Drawn);
    view.wall_left = 40;
    let own = view.own.as_mut().expect("an own hand");
    // A finished hand of thirteen orphans: it waits whatever is discarded.
    own.hand = tiles("19m19p19s1234567z");
    own.drawn = Some(tile("7z"));
    own.answered = None;
    let ways = |what: &&Move| matches!(what, Move::Riichi { .. });
    let choices = view.choices();
    assert!(choices.iter().filter(ways).count() >= 13, "{choices:?}");
    let screen = hand::draw(&panel(&view, &players), English);
    fits(&screen);
    let listed: Vec<&Select> = screen
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Select(select) => Some(select),
            Row::Buttons(_) => None,
        })
        .collect();
    assert_eq!(listed.len(), 1);
    let (buttons, options) = (labels(&screen).concat().len(), listed[0].options.len());
    assert_eq!(buttons + options, choices.len(), "every choice can be made");
    for (choice, what) in listed[0].options.iter().zip(choices.iter().filter(ways)) {
        let press = press::read(&choice.value).expect("an id of ours");
        assert_eq!(press.ask, Ask::Act(moves::act(*what)));
    }
}
