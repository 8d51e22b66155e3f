//! The statements of the seeds about play, each made by a written wall. Numbers are those of the checklist.

use engine::deal::event::{Ending, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::Stage;
use engine::game::Game;
use engine::meld::{MeldKind, ShownMeld};
use engine::score::sheet::By;
use engine::seat::Seat;
use engine::tile::Kind;

use crate::setup::{
    E, N, S, Setup, Table, W, chow, discard, discard_drawn, pong, rules, seed, tile, tiles,
};

fn kind(text: &str) -> Kind {
    text.parse().expect("a kind")
}

/// Rules by which every finished hand wins.
fn free() -> engine::rules::RuleSet {
    rules(&[("min_faan", "0")])
}

/// The same without bonus tiles.
fn bare() -> engine::rules::RuleSet {
    rules(&[("min_faan", "0"), ("tiles.flowers", "false")])
}

#[test]
fn seed_094_009_the_dealer_has_14_tiles_and_the_others_13() {
    for n in 0..20 {
        let (mut game, _) = Game::open(rules(&[]), seed(n));
        game.deal().expect("a deal");
        let view = game.view(Eye::Rail);
        assert_eq!(
            view.seats.0.each_ref().map(|seat| seat.concealed),
            [14, 13, 13, 13]
        );
        assert_eq!(game.in_turn(), Some(E));
        assert!(
            Seat::ALL
                .into_iter()
                .all(|seat| game.held(seat).iter().all(|tile| tile.kind().is_some()))
        );
    }
}

#[test]
fn seed_096_015_the_turn_goes_round_to_the_right() {
    let mut game = Setup::default().deal(bare());
    for seat in [E, S, W, N, E, S] {
        assert_eq!(game.in_turn(), Some(seat));
        game.lapse();
        assert_eq!(game.in_turn(), None, "a window opens after every discard");
        game.lapse();
    }
}

#[test]
fn seed_097_098_103_a_turn_draws_from_the_head_and_may_discard_that_tile() {
    let mut game = Setup::default().head("5s").deal(bare());
    game.lapse();
    game.lapse();
    assert_eq!(game.seen(S).own.expect("a seat").drawn, Some(tile("5s")));
    assert!(game.offers(S).contains(&discard_drawn("5s")));
    assert_eq!(game.held(S).len(), 14);
    game.does(S, discard_drawn("5s"));
    assert_eq!(game.held(S).len(), 13);
}

#[test]
fn seed_104_134_only_the_latest_discard_can_be_claimed() {
    let mut game = Setup::hands("5m", "", "55m", "").deal(bare());
    game.does(E, discard_drawn("5m"));
    assert!(game.offers(W).contains(&pong("55m")));
    game.lapse();
    let refused = game.play(W, pong("55m")).expect_err("too late");
    assert_eq!(refused.reason, Reason::NothingToClaim);
}

#[test]
fn seed_107_108_022_only_the_next_seat_chows_and_only_a_run() {
    let mut game = Setup::hands("7s4s", "35s", "", "35s").deal(bare());
    game.does(E, discard_drawn("4s"));
    assert!(game.offers(S).contains(&chow("35s")));
    assert_eq!(
        game.seen(N).why_not(chow("35s")),
        Some(Reason::NotLeftNeighbour)
    );
    let mut game = Setup::hands("4s7s", "35s", "", "").deal(bare());
    game.does(E, discard_drawn("7s"));
    assert_eq!(game.seen(S).why_not(chow("35s")), Some(Reason::NoRun));
}

#[test]
fn trap_032_every_run_is_offered() {
    let mut game = Setup::hands("4m", "2356m", "", "").deal(bare());
    game.does(E, discard_drawn("4m"));
    let offers = game.offers(S);
    assert!(
        [chow("23m"), chow("35m"), chow("56m")]
            .iter()
            .all(|run| offers.contains(run))
    );
    game.does(S, chow("35m"));
    game.lapse();
    assert_eq!(game.seen(S).seats[S].melds.len(), 1);
    assert_eq!(game.in_turn(), Some(S));
    assert_eq!(game.seen(S).wall_left, 83, "who chows draws nothing");
    assert!(
        game.offers(S)
            .iter()
            .all(|what| matches!(what, Move::Discard { .. })),
        "only a discard follows"
    );
}

#[test]
fn seed_110_112_pongs_and_kongs_need_equal_tiles_in_hand() {
    let mut game = Setup::hands("6p", "66p", "", "").deal(bare());
    game.does(E, discard_drawn("6p"));
    assert!(game.offers(S).contains(&pong("66p")) && !game.offers(S).contains(&Move::Kong));
    let mut game = Setup::hands("8s", "", "777s", "").deal(bare());
    game.does(E, discard_drawn("8s"));
    assert!(
        !game
            .offers(W)
            .iter()
            .any(|what| matches!(what, Move::Pong { .. } | Move::Kong))
    );
}

#[test]
fn seed_117_082_a_called_kong_draws_from_the_tail_and_discards() {
    let mut game = Setup::hands("6p", "", "666p", "").tail("9s").deal(bare());
    game.does(E, discard_drawn("6p"));
    game.does(W, Move::Kong);
    game.lapse();
    assert_eq!(game.seen(W).own.expect("a seat").drawn, Some(tile("9s")));
    let melds = &game.view(Eye::Rail).seats[W].melds;
    assert!(
        matches!(&melds[..], [ShownMeld::Open(meld)] if meld.kind == MeldKind::ClaimedKong && meld.claimed == Some((tile("6p"), E)))
    );
    assert!(game.offers(W).contains(&discard_drawn("9s")));
}

#[test]
fn seed_116_025_026_trap_029_a_pong_comes_before_a_chow_whoever_is_first() {
    for order in [[S, W], [W, S]] {
        let mut game = Setup::hands("5m", "46m", "55m", "").deal(bare());
        game.does(E, discard_drawn("5m"));
        for seat in order {
            game.does(seat, if seat == S { chow("46m") } else { pong("55m") });
        }
        game.lapse();
        assert_eq!(game.in_turn(), Some(W));
        game.lapse();
        game.lapse();
        assert_eq!(
            game.in_turn(),
            Some(N),
            "the right neighbour of the claimer goes on"
        );
    }
}

#[test]
fn seed_114_115_027_a_win_comes_before_everything() {
    let mut game = Setup::hands("5m", "46m", "55m", "46m123456p789s11z").deal(free());
    game.does(E, discard_drawn("5m"));
    game.does(S, chow("46m"));
    game.does(W, pong("55m"));
    assert_eq!(game.owing().iter().collect::<Vec<_>>(), [N]);
    game.does(N, Move::Win);
    assert!(game.owing().is_empty());
    game.lapse();
    let end = game.end();
    assert_eq!((end.wins[0].seat, end.wins[0].by), (N, By::Discard(E)));
    assert!(!end.dealer_stays);
}

#[test]
fn seed_092_trap_030_the_nearest_winner_wins_alone_or_all_do() {
    let hands = || Setup::hands("5m", "46m123456p789s11z", "", "46m123456s789p22z");
    for (rule, winners) in [("closest", vec![S]), ("all", vec![S, N])] {
        let mut game = hands().deal(rules(&[
            ("min_faan", "0"),
            ("claim.multiple_winners", rule),
        ]));
        game.does(E, discard_drawn("5m"));
        game.does(N, Move::Win);
        game.does(S, Move::Win);
        game.lapse();
        assert_eq!(
            game.end()
                .wins
                .iter()
                .map(|win| win.seat)
                .collect::<Vec<_>>(),
            winners
        );
    }
}

#[test]
fn seed_118_trap_040_a_concealed_kong_hides_its_kind_until_the_end() {
    let mut game = Setup::hands("5555z", "", "", "").tail("1m").deal(bare());
    let events = game.does(E, Move::ConcealedKong { kind: kind("5z") });
    assert!(matches!(
        &game.seen(E).seats[E].melds[..],
        [ShownMeld::Open(_)]
    ));
    for eye in [Eye::Rail, Eye::Seat(S), Eye::Seat(W), Eye::Seat(N)] {
        assert_eq!(game.view(eye).seats[E].melds, [ShownMeld::Hidden]);
        let seen: Vec<_> = events
            .iter()
            .filter_map(|event| event.seen_by(eye, game.rules()))
            .collect();
        assert!(!format!("{seen:?}").contains("5z"));
    }
    game.plays_down_to(0);
    game.lapse();
    game.lapse();
    assert!(matches!(
        &game.view(Eye::Rail).seats[E].melds[..],
        [ShownMeld::Open(_)]
    ));
}

/// South has ponged 4p and has just drawn the fourth; West waits for it.
fn promotion() -> Game {
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

#[test]
fn seed_119_088_a_pong_is_promoted_now_or_later() {
    let mut game = promotion();
    let kong = Move::AddedKong { kind: kind("4p") };
    assert!(game.offers(S).contains(&kong));
    let what = game
        .offers(S)
        .into_iter()
        .find(|what| matches!(what, Move::Discard { drawn: false, .. }));
    game.does(S, what.expect("a discard"));
    for _ in 0..7 {
        game.lapse();
    }
    assert_eq!(game.in_turn(), Some(S));
    game.does(S, kong);
    assert!(matches!(
        game.view(Eye::Rail).stage,
        Stage::Claims {
            from: S,
            robbing: true,
            ..
        }
    ));
    let events = game.lapse();
    assert!(matches!(
        events[..],
        [
            Event::Unclaimed { .. },
            Event::Drawn {
                seat: S,
                replacement: true,
                ..
            }
        ]
    ));
}

#[test]
fn seed_089_trap_025_an_added_kong_is_robbed_and_the_pong_stays() {
    let mut game = promotion();
    game.does(S, Move::AddedKong { kind: kind("4p") });
    assert_eq!(game.offers(N), [Move::Pass]);
    let left = game.view(Eye::Rail).wall_left;
    game.does(W, Move::Win);
    game.lapse();
    let end = game.end();
    assert_eq!((end.wins[0].seat, end.wins[0].by), (W, By::Rob(S)));
    assert_eq!(end.melds[S][0].kind, MeldKind::Pong);
    assert_eq!(end.melds[S][0].tiles, tiles("444p"));
    assert_eq!(
        game.view(Eye::Rail).wall_left,
        left,
        "no replacement is drawn"
    );
    assert!(
        end.settlement
            .transfers
            .iter()
            .all(|transfer| transfer.from == S)
    );
}

#[test]
fn seed_122_123_124_bonus_tiles_are_replaced_from_the_tail_in_chains() {
    let mut game = Setup::default().head("7f").tail("1f2m").deal(free());
    game.lapse();
    game.lapse();
    let view = game.seen(S);
    assert_eq!(view.seats[S].bonus, tiles("71f"));
    assert_eq!(view.own.expect("a seat").drawn, Some(tile("2m")));
    let mut game = Setup::hands("5555z", "", "", "").tail("3f5s").deal(free());
    game.does(E, Move::ConcealedKong { kind: kind("5z") });
    assert_eq!(game.seen(E).seats[E].bonus, tiles("3f"));
    assert_eq!(game.seen(E).own.expect("a seat").drawn, Some(tile("5s")));
}

#[test]
fn seed_126_without_tiles_and_winner_nobody_pays_and_the_dealer_stays() {
    let mut game = Setup::default().deal(bare());
    game.plays_down_to(0);
    assert!(game.in_turn().is_some());
    game.lapse();
    assert!(
        matches!(game.view(Eye::Rail).stage, Stage::Claims { .. }),
        "the last window is there all the same"
    );
    game.lapse();
    let end = game.end();
    assert_eq!((end.ending, end.dealer_stays), (Ending::Exhausted, true));
    assert!(end.settlement.transfers.is_empty());
}

#[test]
fn trap_018_no_kong_without_a_tile_to_draw() {
    let mut game = Setup::hands("1111z", "2222z", "3333z", "4444z").deal(bare());
    let is_kong = |what: &Move| matches!(what, Move::ConcealedKong { .. });
    assert!(game.offers(E).iter().any(is_kong));
    game.plays_down_to(0);
    let seat = game.in_turn().expect("a turn");
    assert!(!game.offers(seat).iter().any(is_kong));
    let kinds = ["1z", "2z", "3z", "4z"];
    let what = Move::ConcealedKong {
        kind: kind(kinds[seat.index()]),
    };
    assert_eq!(game.seen(seat).why_not(what), Some(Reason::NoReplacement));
}

#[test]
fn trap_021_a_bonus_tile_at_the_very_end_ends_the_deal() {
    // Seven bonus tiles are dealt and take seven tiles from the tail; the eighth is the last tile of all.
    let mut game = Setup::hands("1234567f", "", "", "")
        .tail("1234567m8f")
        .deal(free());
    assert_eq!(game.view(Eye::Rail).seats[E].bonus.len(), 7);
    game.plays_down_to(0);
    let end = game.end();
    assert_eq!(end.ending, Ending::NoReplacement);
    assert!(end.settlement.transfers.is_empty());
}

#[test]
fn a_heavenly_hand_is_offered_to_the_dealer_at_once() {
    let mut game = Setup::hands("123m456p789s33555s", "", "", "").deal(rules(&[]));
    game.does(E, Move::Win);
    let end = game.end();
    assert!(
        end.wins[0]
            .sheet
            .lines
            .iter()
            .any(|line| line.name.contains("heaven")),
        "{:?}",
        end.wins[0].sheet
    );
    assert!(end.dealer_stays && !end.last);
}

#[test]
fn option_no_same_forbids_discarding_the_claimed_kind() {
    let mut game = Setup::hands("1m", "1234m", "", "").deal(rules(&[("claim.swap", "no-same")]));
    game.does(E, discard_drawn("1m"));
    game.does(S, chow("23m"));
    game.lapse();
    assert_eq!(
        game.seen(S).why_not(discard("1m")),
        Some(Reason::SwapCalling)
    );
    assert_eq!(game.seen(S).why_not(discard("4m")), None);
}

#[test]
fn option_missed_win_bars_until_the_own_turn() {
    let hands = Setup::hands("4m5m", "5m", "46m123456p789s11z", "").head("9s9s9s9p");
    let mut game = hands.deal(rules(&[
        ("min_faan", "0"),
        ("claim.missed_win", "no-any-until-own-turn"),
    ]));
    game.does(E, discard_drawn("5m"));
    assert!(game.offers_win(W));
    game.lapse();
    game.does(S, discard("5m"));
    assert!(!game.offers_win(W));
    assert!(matches!(
        game.seen(W).why_not(Move::Win),
        Some(Reason::FuritenPassed { .. })
    ));
}
