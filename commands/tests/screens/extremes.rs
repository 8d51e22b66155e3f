//! The longest rivers, names and hands: everything must fit (case 47 and 52 of the traps).

use std::sync::Arc;

use commands::ask::{Ask, press};
use commands::screen::facts::{DiscardFacts, Fate, LobbyFacts, Player, Sitter};
use commands::screen::page::{Row, Screen, Select};
use commands::screen::{board, feed, hand, lobby, moves, notice};
use commands::words;
use engine::deal::event::{Eye, Seen};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::{Came, Stage, View, Wait};
use engine::hidden::Hidden;
use engine::meld::{Meld, MeldKind};
use engine::score::sheet::Unit;
use engine::seat::{PerSeat, Seat, Seats};
use engine::tile::Kind;

use crate::sample::{
    COMMITMENT, board, discards, meld, member, panel, readers, table, tile, tiles, view,
};
use crate::shown::{move_labels, shown};

/// The widest and the most heavily formatted name that Discord allows.
const NAMES: [&str; 4] = [
    "********************************",
    "麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻麻",
    "\u{FDFD}\u{FDFD}\u{FDFD}\u{FDFD}@everyone<@1>[x](https://a.b)",
    "||||||||||||||||________________",
];

pub(crate) fn players() -> PerSeat<Player> {
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

/// The same people, none of whom is away.
fn all_there() -> PerSeat<Player> {
    let players = players();
    PerSeat::from_fn(|seat| Player {
        away: false,
        ..players[seat].clone()
    })
}

/// Rivers of thirty tiles, four kongs and eight bonus tiles for everybody: more than any deal can hold.
pub(crate) fn crowded(eye: Eye) -> View {
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

pub(crate) fn fits(screen: &Screen) {
    shown(screen);
}

#[test]
fn a_crowded_board_fits() {
    for to in readers() {
        let players = players();
        let mut view = crowded(Eye::Rail);
        let called = Meld {
            kind: MeldKind::Chow,
            tiles: tiles("345m").into(),
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
            fits(&board::draw(&board(&view, &players, &recent), to));
        }
    }
}

#[test]
fn names_neither_ping_nor_format_anywhere() {
    for to in readers() {
        let (players, view) = (players(), crowded(Eye::Rail));
        let screen = board::draw(&board(&view, &players, &[]), to);
        let all = shown(&screen);
        for armed in ["@everyone", "<@1>", "](https", "********"] {
            assert!(!all.contains(armed), "{armed} in {all}");
        }
    }
}

#[test]
fn fourteen_different_tiles_leave_room_for_every_action() {
    for to in readers() {
        let players = all_there();
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
        let screen = hand::draw(&panel(&view, &players), to);
        fits(&screen);
        let discards = view
            .choices()
            .iter()
            .filter(|what| matches!(what, Move::Discard { .. }))
            .count();
        assert_eq!(discards, 14);
        let shown = move_labels(&screen);
        assert_eq!(
            shown.len(),
            view.choices().len(),
            "every choice has its button: {shown:?}"
        );
        // In words, or by its code beside its picture.
        let names = [words::tiles::button, words::tiles::code];
        let is_drawn = |last: &String| {
            let mut names = names.iter().map(|name| name(tile("9p"), to.tongue));
            names.any(|name| last.starts_with(&name))
        };
        assert!(shown.last().is_some_and(is_drawn), "{shown:?}");
    }
}

#[test]
fn every_hand_of_a_played_deal_has_a_button_for_each_choice() {
    let players = all_there();
    for secret in 0..3 {
        let mut game = crate::sample::game(secret);
        for _ in 0..400 {
            if game.is_between_deals() {
                break;
            }
            for seat in game.owing().iter() {
                let view = game.view(Eye::Seat(seat));
                for to in readers() {
                    let screen = hand::draw(&panel(&view, &players), to);
                    fits(&screen);
                    fits(&hand::why(&panel(&view, &players), to));
                    assert_eq!(move_labels(&screen).len(), view.choices().len());
                }
            }
            let rail = game.view(Eye::Rail);
            for to in readers() {
                fits(&board::draw(&board(&rail, &players, &[]), to));
            }
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

#[test]
fn lobby_feed_and_notices_fit() {
    for to in readers() {
        let host = member(1, NAMES[0]);
        let places = NAMES.map(|name| Sitter::Person(member(9, name))).to_vec();
        fits(&lobby::draw(
            &LobbyFacts {
                table: table(),
                places,
                host: &host,
                strength: engine::player::Strength::Gentle,
                promise: COMMITMENT,
            },
            to,
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
        fits(&feed::draw(&facts, to));
        fits(&notice::reason(
            &Reason::NotComplete {
                waits: Hidden(Kind::all().collect()),
            },
            &engine::rules::vocabulary::Vocabulary::STANDARD,
            to,
        ));
    }
}

#[test]
fn thirteen_ways_to_declare_riichi_become_a_list() {
    for to in readers() {
        let players = all_there();
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
        let screen = hand::draw(&panel(&view, &players), to);
        fits(&screen);
        let listed: Vec<&Select> = screen
            .rows
            .iter()
            .filter_map(|row| match row {
                Row::Select(select) => Some(select),
                Row::Buttons(_) | Row::Pick(_) => None,
            })
            .collect();
        assert_eq!(listed.len(), 1);
        let (buttons, options) = (move_labels(&screen).len(), listed[0].options.len());
        assert_eq!(buttons + options, choices.len(), "every choice can be made");
        for (choice, what) in listed[0].options.iter().zip(choices.iter().filter(ways)) {
            let press = press::read(&choice.value).expect("an id of ours");
            assert_eq!(press.ask, Ask::Act(moves::act(*what)));
        }
    }
}
