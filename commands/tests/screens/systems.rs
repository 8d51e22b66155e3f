//! Each rule system in its own words, with everything on its cards that it has and others have not.

use std::sync::Arc;

use commands::screen::facts::{BoardFacts, ResultFacts, TableFacts};
use commands::screen::page::Screen;
use commands::screen::{board, hand, moves, result, rules_page};
use commands::words;
use commands::words::Tongue::{self, English};
use engine::deal::event::{DealEnd, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::{Stage, View, Wait};
use engine::hidden::Hidden;
use engine::meld::MeldKind;
use engine::rules::RuleSet;
use engine::score::sheet::{Line, Rows, Sheet, Unit};
use engine::seat::{PerSeat, Seat, Seats};
use engine::tile::Kind;

use crate::sample::{busy, discards, meld, nobody_won, panel, players, table, tile, tiles, view};
use crate::shown::{labels, shown};

pub(crate) fn rules(id: &str, options: &[(&str, &str)]) -> RuleSet {
    let options = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    engine::rulesets::build(id, &options).expect("allowed values")
}

pub(crate) fn played<'a>(rules: &'a RuleSet) -> TableFacts<'a> {
    TableFacts { rules, ..table() }
}

fn draw_board(view: &View) -> Screen {
    let players = players();
    let facts = BoardFacts {
        table: played(&view.rules),
        ..crate::sample::board(view, &players, &[])
    };
    board::draw(&facts, English.into())
}

/// A view of a deal in full swing by these rules.
fn by(mut view: View, rules: RuleSet) -> View {
    view.rules = Arc::new(rules);
    view
}

fn kind(face: &str) -> Kind {
    face.parse().expect("a kind")
}

/// All pages of the rules.
fn pages(rules: &RuleSet) -> String {
    all_rules(&played(rules), English)
}

fn sheet_of(rules: &RuleSet, name: &str) -> String {
    let line = Line {
        name: name.to_owned().into(),
        worth: 2,
        unit: Unit::Points,
        tile: Some(tile("7z")),
    };
    let counted = Sheet {
        lines: vec![line],
        totals: vec![(Unit::Points, 2)].into(),
        limit: None,
        value: 2,
        reading: Rows::default(),
    };
    let end = DealEnd {
        counted: PerSeat([Some(counted), None, None, None]),
        ..nobody_won()
    };
    draw_result(&by(busy(), rules.clone()), &end)
}

fn draw_result(view: &View, end: &DealEnd) -> String {
    let players = players();
    shown(&result::draw(
        &ResultFacts {
            table: played(&view.rules),
            view,
            players: &players,
            end,
            ready: Seats::NONE,
            next: None,
        },
        English.into(),
    ))
}

#[test]
fn buttons_have_the_words_of_the_game() {
    let said = [
        ("hong-kong", ["Chow", "Pong", "Kong", "Hu"], "Hu"),
        (
            "classical-chinese",
            ["Chi", "Pong", "Kong", "Hu-le"],
            "Hu-le",
        ),
        (
            "classical-japanese",
            ["Chi", "Pon", "Kan", "Go out"],
            "Go out",
        ),
        ("riichi", ["Chi", "Pon", "Kan", "Ron"], "Tsumo"),
    ];
    for (id, in_window, in_turn) in said {
        let window = by(busy(), rules(id, &[]));
        let row = labels(&draw_board(&window)).swap_remove(0);
        assert_eq!(row[..4], in_window, "{id}");
        let mut turn = window.clone();
        turn.stage = Stage::Turn { seat: Seat::ALL[0] };
        assert_eq!(labels(&draw_board(&turn))[0][3], in_turn, "{id}");
    }
}

#[test]
fn a_claim_on_the_panel_has_the_words_of_the_game() {
    let chow = Move::Chow {
        with: [tile("4m"), tile("5m")],
    };
    let kong = Move::AddedKong { kind: kind("7z") };
    let word = |id: &str, what| moves::word(what, &by(busy(), rules(id, &[])), English.into());
    assert_eq!(word("hong-kong", chow), "Chow 4m 5m");
    assert_eq!(word("riichi", chow), "Chi 4m 5m");
    assert_eq!(word("classical-japanese", kong), "Kan Red");
    assert_eq!(word("classical-chinese", kong), "Kong Red");
}

#[test]
fn an_original_call_is_no_riichi() {
    let rules = rules("classical-chinese", &[("original_call", "true")]);
    let mut view = by(view(Eye::Seat(Seat::ALL[1])), rules);
    let call = Move::Riichi {
        tile: tile("5p"),
        drawn: true,
    };
    assert_eq!(
        moves::word(call, &view, English.into()),
        "Original call 5 dot"
    );
    view.seats[Seat::ALL[1]].riichi = true;
    let players = crate::sample::all_there();
    let panel = shown(&hand::draw(&panel(&view, &players), English.into()));
    assert!(panel.contains("declared original call"), "{panel}");
    let board = shown(&draw_board(&view));
    assert!(board.contains("· original call"), "{board}");
    assert!(!(panel + &board).to_lowercase().contains("riichi"));
}

#[test]
fn seed_017_the_pair_is_called_pillow() {
    let rules = rules("classical-japanese", &[]);
    assert!(pages(&rules).contains("two equal Pillow"));
    assert!(pages(&rules).contains("Pillow of colours: 2 points"));
    assert!(sheet_of(&rules, "dragon_pair").contains("Pillow of colours Rd"));
    let chinese = crate::systems::rules("classical-chinese", &[]);
    assert!(sheet_of(&chinese, "dragon_pair").contains("Pair of dragons Rd"));
}

#[test]
fn seed_047_the_words_of_the_book() {
    let page = pages(&rules("classical-japanese", &[]));
    for said in [
        "East: Eldest Hand",
        "Numeral tiles: Won (m), Balls (p), Bamboo (s)",
        "Letter tiles: winds and Colours",
        "three in a row Chi, three equal Pon, four equal Kan",
        "to win: Go out",
        "Colour pon: 1 double",
    ] {
        assert!(page.contains(said), "{said} in {page}");
    }
}

#[test]
fn seed_064_discards_lie_face_up_for_everybody() {
    let mut game = engine::game::Game::open(
        rules("classical-chinese", &[]),
        engine::seed::Seed::from_bytes([3; 32]),
    )
    .0;
    game.deal().expect("the first deal");
    for _ in 0..30 {
        game.lapse();
    }
    let view = game.view(Eye::Rail);
    let board = draw_board(&view);
    for (step, field) in board.cards[0].fields.iter().enumerate() {
        let river = &view.seats[view.dealer.turned(step)].river;
        assert!(!river.is_empty());
        for discard in river {
            let code = commands::words::tiles::code(discard.tile, English);
            assert!(field.value.contains(&code), "{code} in {}", field.value);
        }
    }
}

#[test]
fn seed_084_a_concealed_kong_lies_up_down_down_up() {
    for (id, lies) in [
        ("classical-chinese", "(5m\u{A0}##\u{A0}##\u{A0}5m)"),
        ("classical-japanese", "(##\u{A0}5m\u{A0}5m\u{A0}##)"),
    ] {
        let mut view = by(busy(), rules(id, &[]));
        view.seats[Seat::ALL[0]].melds = vec![meld(MeldKind::ConcealedKong, "5555m", None)];
        let board = shown(&draw_board(&view));
        assert!(board.contains(lies), "{id}: {board}");
    }
}

/// A seat that has declared riichi, has discarded one of its winning tiles and may still win within the go-round.
fn declared() -> View {
    let mut view = by(view(Eye::Seat(Seat::ALL[1])), rules("riichi", &[]));
    view.stage = Stage::Turn { seat: Seat::ALL[2] };
    view.indicators = tiles("3z4p");
    view.bets = 1000;
    view.counters = 2;
    let there = &mut view.seats[Seat::ALL[1]];
    there.riichi = true;
    there.ippatsu = true;
    there.points = 24_000;
    there.river = discards("9m3s1z");
    there.river[2].riichi = true;
    let furiten = Reason::FuritenDiscard {
        kind: Hidden(kind("3s")),
    };
    let own = view.own.as_mut().expect("an own hand");
    own.hand = tiles("234m567m34599p45s");
    own.drawn = None;
    own.waits = [("3s", 2), ("6s", 4)]
        .map(|(face, left)| Wait {
            kind: kind(face),
            left,
            on_discard: Err(furiten.clone()),
        })
        .to_vec();
    own.barred = Some(furiten);
    view
}

#[test]
fn a_panel_in_riichi_tells_furiten_and_waits() {
    let (view, players) = (declared(), crate::sample::all_there());
    insta::assert_snapshot!(
        "panel_riichi",
        shown(&hand::draw(&panel(&view, &players), English.into()))
    );
}

#[test]
fn a_board_tells_dora_bets_counters_and_who_is_in_riichi() {
    let mut view = declared();
    view.own = None;
    insta::assert_snapshot!("board_riichi", shown(&draw_board(&view)));
}

#[test]
fn furiten_by_a_tile_let_pass_names_it_and_how_long_it_lasts() {
    let players = crate::sample::all_there();
    let told = |for_the_deal| {
        let mut view = declared();
        view.own.as_mut().expect("an own hand").barred = Some(Reason::FuritenPassed {
            kind: Hidden(kind("6s")),
            for_the_deal,
        });
        shown(&hand::draw(&panel(&view, &players), English.into()))
    };
    assert!(told(false).contains("You let a winning 6 bamboo pass, so until your next turn"));
    assert!(told(true).contains("You let a winning 6 bamboo pass, so in this deal"));
}

#[test]
fn hands_that_waited_are_shown_when_that_is_paid_for() {
    let view = by(busy(), rules("riichi", &[]));
    let end = DealEnd {
        waiting: PerSeat([false, true, false, true]),
        ..nobody_won()
    };
    let page = draw_result(&view, &end);
    let (_, hands) = page
        .split_once("# Waiting hands")
        .expect("a field for them");
    assert!(hands.contains("1m 1m 1m 2m 2m 2m 3m 3m 3m 4m 4m 4m 5m") || hands.contains("E E E"));
    assert!(hands.contains("Machine 1"), "{hands}");
    assert!(!draw_result(&view, &nobody_won()).contains("Waiting hands"));
}

/// Whatever can be worth something stands on the page of the rules, with what it is worth.
#[test]
fn every_pattern_of_every_game_stands_in_the_rules_with_its_worth() {
    for entry in engine::rulesets::catalogue() {
        let set = rules(entry.id, &[]);
        let page = pages(&set);
        for pattern in set.worth.patterns.iter() {
            let name = commands::words::rules::line(pattern.name, &set.vocabulary, English);
            let worth = commands::words::rules::count(pattern.worth, pattern.unit, English);
            assert!(
                page.contains(&format!("{name}: {worth}")),
                "{}: {name}",
                entry.id
            );
        }
    }
}

#[test]
fn the_pages_of_the_rules_lead_to_each_other() {
    let set = rules("riichi", &[]);
    let facts = played(&set);
    let last = rules_page::count(&facts, English.into()) - 1;
    assert!(last >= 2, "at a glance, what counts, settings");
    let buttons = |number: usize| {
        let number = u8::try_from(number).expect("few pages");
        labels(&rules_page::draw(&facts, number, English.into())).concat()
    };
    assert_eq!(buttons(0), ["More", "Settings"]);
    assert_eq!(buttons(1), ["Back", "More", "Settings"]);
    let end = ["Back", "At a glance", "What counts"];
    assert_eq!(buttons(last), end);
    assert_eq!(buttons(200), end, "there is no page after the last");
}

/// All pages of the rules of a table.
pub(crate) fn all_rules(facts: &TableFacts<'_>, tongue: Tongue) -> String {
    (0..rules_page::count(facts, tongue.into()))
        .filter_map(|number| u8::try_from(number).ok())
        .map(|number| shown(&rules_page::draw(facts, number, tongue.into())))
        .collect()
}

/// The page of every game names all its options, in full, as they are usually and as far from that as they can be.
#[test]
fn rules_of_every_game_in_words() {
    for entry in engine::rulesets::catalogue() {
        let last = |option: &engine::rules::options::OptionSpec| {
            let allowed = option.allowed.last().copied().unwrap_or(option.default);
            let value = allowed.split("..").last().unwrap_or(allowed);
            let value = if option.allows(value) {
                value
            } else {
                option.default
            };
            (option.key.to_owned(), value.to_owned())
        };
        let mut unusual: engine::rules::options::Options = entry.options.iter().map(last).collect();
        // A target to play on for is not there from the beginning.
        if let Some(target) = unusual.get("target").cloned() {
            unusual.insert("game.start_points".to_owned(), target);
        }
        for options in [engine::rules::options::Options::new(), unusual] {
            let rules = engine::rulesets::build(entry.id, &options).expect("allowed values");
            let facts = TableFacts {
                rules: &rules,
                ..table()
            };
            for tongue in Tongue::ALL {
                let page = all_rules(&facts, tongue);
                for option in entry.options {
                    let name =
                        words::options::option(option.key, entry.id, &rules.vocabulary, tongue);
                    assert!(page.contains(&format!("**{name}**")), "{} {name}", entry.id);
                }
                assert!(!page.contains('…'), "{}: nothing is cut", entry.id);
            }
        }
    }
}
