//! What each page looks like.

use commands::ask::mistake::Mistake;
use commands::screen::face::Face;
use commands::screen::facts::{
    DiscardFacts, Fate, LobbyFacts, MatchFacts, ResultFacts, Sitter, TranscriptFacts,
};
use commands::screen::lobby::Shut;
use commands::screen::{
    board, feed, hand, lobby, notice, result, rules_page, standings, transcript,
};
use commands::who::{Channel, Guild, Place, TableId};
use commands::words::Tongue::English;
use commands::words::{Reader, TileStyle};
use engine::deal::event::{DealEnd, Ending, Eye, Outcome, Seen};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::meld::{Meld, MeldKind};
use engine::score::sheet::{By, Line, Rows, Settlement, Sheet, Transfer, Unit, Why, Win};
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::Seed;
use insta::assert_snapshot;

use crate::sample::{
    COMMITMENT, THEN, all_there, board, busy, discards, member, nobody_won, panel, players, recent,
    table, tile, tiles, view,
};
use crate::shown::{labels, move_labels, shown};

#[test]
fn a_lobby_that_fills() {
    let host = member(1, "Ada");
    let facts = LobbyFacts {
        table: table(),
        places: vec![Sitter::Person(host.clone()), Sitter::Machine(1)],
        host: &host,
        strength: engine::player::Strength::Gentle,
        promise: COMMITMENT,
    };
    assert_snapshot!("lobby", shown(&lobby::draw(&facts, English.into())));
    assert_snapshot!(
        "lobby_begun",
        shown(&lobby::shut(&facts, Shut::Begun, English.into()))
    );
}

#[test]
fn a_board_in_a_window() {
    let (view, players, recent) = (busy(), players(), recent());
    assert_snapshot!(
        "board_window",
        shown(&board::draw(
            &board(&view, &players, &recent),
            English.into()
        ))
    );
}

#[test]
fn a_board_in_a_turn_after_an_interruption() {
    let (mut view, players) = (busy(), players());
    view.stage = Stage::Turn { seat: Seat::ALL[3] };
    let mut facts = board(&view, &players, &[]);
    facts.back = true;
    facts.deadline = None;
    assert_snapshot!("board_turn", shown(&board::draw(&facts, English.into())));
}

#[test]
fn a_board_between_deals_has_no_buttons() {
    let (mut view, players) = (busy(), all_there());
    view.stage = Stage::Between(None);
    assert!(labels(&board::draw(&board(&view, &players, &[]), English.into())).is_empty());
}

#[test]
fn a_board_has_the_same_buttons_at_every_moment_of_a_deal() {
    let (window, players) = (busy(), all_there());
    let mut turn = window.clone();
    turn.stage = Stage::Turn { seat: Seat::ALL[0] };
    let buttons = |view: &View| board::draw(&board(view, &players, &[]), English.into()).rows;
    assert_eq!(buttons(&window), buttons(&turn));
    assert_eq!(
        labels(&board::draw(&board(&turn, &players, &[]), English.into())),
        [
            vec!["Chow", "Pong", "Kong", "Hu", "Pass"],
            vec!["My hand", "Why?", "Rules", "Watch"]
        ]
    );
}

#[test]
fn messages_of_the_feed() {
    let players = players();
    let draw = |fate| {
        let facts = DiscardFacts {
            table: table(),
            players: &players,
            dealer: Seat::ALL[1],
            from: Seat::ALL[2],
            tile: Some(tile("6s")),
            drawn: true,
            robbing: false,
            wall_left: 1,
            fate,
        };
        shown(&feed::draw(&facts, English.into()))
    };
    let won = Fate::Won([Seat::ALL[0], Seat::ALL[3]].into_iter().collect());
    let all = [
        Fate::Open(Some(THEN)),
        Fate::Unclaimed,
        Fate::Called(Seat::ALL[0], MeldKind::Pong),
        won,
    ]
    .map(draw);
    assert_snapshot!("feed", all.join("\n----\n"));
}

/// Seat 1 of a deal in full swing, with these tiles.
fn own(hand: &str, drawn: Option<&str>) -> View {
    let mut view = view(Eye::Seat(Seat::ALL[1]));
    view.seats = busy().seats;
    view.seats.0[1].melds.truncate(1);
    let own = view.own.as_mut().expect("an own hand");
    own.hand = tiles(hand);
    own.drawn = drawn.map(tile);
    own.waits = vec![];
    own.barred = None;
    view
}

#[test]
fn a_hand_in_its_turn() {
    let mut view = own("2244m55566s1z", Some("6s"));
    view.stage = Stage::Turn { seat: Seat::ALL[1] };
    let players = all_there();
    assert_snapshot!(
        "hand_turn",
        shown(&hand::draw(&panel(&view, &players), English.into()))
    );
}

#[test]
fn a_hand_that_a_machine_plays_shows_nothing_that_grows_old() {
    let mut view = own("2244m55566s1z", Some("6s"));
    view.stage = Stage::Turn { seat: Seat::ALL[1] };
    let players = players();
    assert_snapshot!(
        "hand_away",
        shown(&hand::draw(&panel(&view, &players), English.into()))
    );
}

#[test]
fn a_hand_in_a_window() {
    let mut view = own("2234m55667s1z", None);
    view.stage = Stage::Claims {
        from: Seat::ALL[0],
        tile: Some(tile("6s")),
        robbing: false,
    };
    let players = all_there();
    assert_snapshot!(
        "hand_window",
        shown(&hand::draw(&panel(&view, &players), English.into()))
    );
    assert_snapshot!(
        "hand_why",
        shown(&hand::why(&panel(&view, &players), English.into()))
    );
    let runs = [["5s", "7s"], ["7s", "8s"]].map(|with| Move::Chow {
        with: with.map(tile),
    });
    assert_snapshot!(
        "which_chow",
        shown(&hand::which(&panel(&view, &players), &runs, English.into()))
    );
}

#[test]
fn a_hand_that_has_answered_has_no_buttons() {
    let mut view = own("2234m55667s1z", None);
    view.stage = Stage::Claims {
        from: Seat::ALL[0],
        tile: Some(tile("6s")),
        robbing: false,
    };
    view.own.as_mut().expect("an own hand").answered = Some(engine::deal::moves::Move::Pass);
    let players = all_there();
    let screen = hand::draw(&panel(&view, &players), English.into());
    assert!(move_labels(&screen).is_empty() && shown(&screen).contains("You answered **Pass**"));
}

/// Hong-kong case HK-08: big three dragons with half flush, self-drawn by West and capped.
pub(crate) fn big_three_dragons() -> DealEnd {
    let line = |name: &'static str, worth, about: Option<&str>| Line {
        name: name.into(),
        worth,
        unit: Unit::Faan,
        tile: about.map(tile),
    };
    let lines = vec![
        line("half_flush", 3, None),
        line("dragon_pung", 1, Some("6z")),
        line("dragon_pung", 1, Some("7z")),
        line("dragon_pung", 1, Some("5z")),
        line("big_three_dragons", 5, None),
        line("self_draw", 1, None),
    ];
    let sheet = Sheet {
        lines,
        totals: vec![(Unit::Faan, 12)].into(),
        limit: Some("cap".into()),
        value: 10,
        reading: Rows::default(),
    };
    let melds = [("666z", "6z"), ("777z", "7z")].map(|(row, claimed)| Meld {
        kind: MeldKind::Pong,
        tiles: tiles(row).into(),
        claimed: Some((tile(claimed), Seat::ALL[1])),
    });
    // With seat 1 as East, seat 3 is West.
    let winner = Seat::ALL[3];
    let win = Win {
        seat: winner,
        concealed: tiles("55z678p99p"),
        melds: melds.to_vec(),
        bonus: tiles("1f5f"),
        tile: Some(tile("5z")),
        by: By::Draw,
        sheet,
    };
    let pays = |from: usize| Transfer {
        from: Seat::ALL[from],
        to: winner,
        amount: 128,
        why: Why::Win,
    };
    DealEnd {
        ending: Ending::Won,
        wins: vec![win],
        settlement: Settlement {
            transfers: [0, 1, 2].map(pays).into_iter().collect(),
        },
        points: PerSeat([-104, -256, -24, 384]),
        dealer_stays: false,
        ..nobody_won()
    }
}

pub(crate) fn result_of(end: &DealEnd, ready: Seats) -> String {
    let (view, players) = (busy(), players());
    shown(&result::draw(
        &ResultFacts {
            table: table(),
            view: &view,
            players: &players,
            end,
            ready,
            next: Some(THEN),
        },
        English.into(),
    ))
}

#[test]
fn a_result_that_adds_up() {
    assert_snapshot!(
        "result_won",
        result_of(&big_three_dragons(), [Seat::ALL[0]].into_iter().collect())
    );
}

#[test]
fn a_draw_and_the_last_deal() {
    assert_snapshot!("result_draw", result_of(&nobody_won(), Seats::NONE));
    let last = result_of(
        &DealEnd {
            last: true,
            ..nobody_won()
        },
        Seats::NONE,
    );
    assert!(
        last.contains("last deal") && !last.contains("[Ready"),
        "{last}"
    );
}

#[test]
fn final_standings() {
    let players = players();
    let points = PerSeat([-104, -256, -24, 384]);
    let outcome = Outcome {
        order: [3, 2, 0, 1].map(|seat| Seat::ALL[seat]),
        points,
        results: points,
        seed: Seed::from_bytes([0x0B; 32]),
    };
    let history = [PerSeat([24, -128, 104, 0]), points];
    let facts = MatchFacts {
        table: table(),
        players: &players,
        outcome: &outcome,
        history: &history,
        commitment: COMMITMENT,
        game: 1,
        broken_off: false,
        ratings: None,
    };
    assert_snapshot!("standings", shown(&standings::draw(&facts, English.into())));
}

#[test]
fn rules_in_words() {
    assert_snapshot!(
        "rules",
        shown(&rules_page::draw(&table(), 0, English.into()))
    );
}

#[test]
fn a_whole_deal() {
    let players = players();
    let drew = |face: &str| Seen::Drawn {
        seat: Seat::ALL[2],
        tile: Some(tile(face)),
        replacement: true,
    };
    let events: Vec<Seen> = recent().into_iter().chain([drew("3s")]).collect();
    let end = big_three_dragons();
    let facts = TranscriptFacts {
        table: table(),
        players: &players,
        hands: &end.hands,
        events: &events,
        end: &end,
    };
    assert_snapshot!(
        "transcript",
        shown(&transcript::draw(&facts, English.into()))
    );
}

#[test]
fn a_second_table_is_refused_with_a_link() {
    let place = Place {
        guild: Some(Guild(11)),
        channel: Channel(22),
    };
    assert!(
        notice::mistake(
            &Mistake::TableHere {
                place,
                table: TableId(1)
            },
            English.into()
        )
        .text
        .contains("<#22>")
    );
}

#[test]
fn a_river_shows_every_discard_in_order() {
    let (mut view, players) = (busy(), players());
    view.seats.0[0].river = discards("1m2m3m4m5m6m7m");
    let screen = board::draw(&board(&view, &players, &[]), English.into());
    let river = screen.cards[0]
        .fields
        .iter()
        .find(|field| field.name.contains("Ada"))
        .expect("Ada's field");
    assert_eq!(river.value, "```\n1m   2m   3m   4m   5m   6m\n7m\n```");
}

#[test]
fn tiles_are_shown_as_their_reader_likes_them() {
    let (view, players) = (busy(), players());
    let drawn = |tiles| {
        let to = Reader {
            tongue: English,
            tiles,
        };
        shown(&board::draw(&board(&view, &players, &[]), to))
    };
    let faces = |text: &str| text.chars().filter(|c| Face::of(*c).is_some()).count();
    assert!(faces(&drawn(TileStyle::Pictures)) > 0);
    for style in [TileStyle::Glyphs, TileStyle::Text] {
        assert_eq!(faces(&drawn(style)), 0, "{style:?}");
    }
}
