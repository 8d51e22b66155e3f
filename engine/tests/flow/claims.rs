//! Claims on a discard and their order. Numbers are those of the seed checklist and of the traps.

use engine::deal::event::{Ending, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::hidden::Hidden;
use engine::meld::{MeldKind, ShownMeld};
use engine::rules::calls::{SeveralWinners, Side};
use engine::score::sheet::By;

use crate::setup::{
    E, N, S, Setup, Table, W, bare, chow, discard_drawn, free, pong, rules, tile, tiles,
};

#[test]
fn seed_104_134_only_the_latest_discard_can_be_claimed() {
    let mut game = Setup::hands("5m", "", "55m", "").deal(bare());
    game.does(E, discard_drawn("5m"));
    assert!(game.offers(W).contains(&pong("55m")));
    game.lapse();
    let refused = game.play(W, pong("55m")).expect_err("too late");
    assert_eq!(refused.reason, Reason::TooLate);
}

#[test]
fn seed_107_108_022_only_the_next_seat_chows_and_only_a_run() {
    let mut game = Setup::hands("7s4s", "35s", "", "35s").deal(bare());
    game.does(E, discard_drawn("4s"));
    assert!(game.offers(S).contains(&chow("35s")));
    assert_eq!(
        game.seen(N).why_not(chow("35s")),
        Some(Reason::NotLeftNeighbour { from: E })
    );
    let mut game = Setup::hands("4s7s", "35s", "", "").deal(bare());
    game.does(E, discard_drawn("7s"));
    assert_eq!(game.seen(S).why_not(chow("35s")), Some(Reason::NoRun));
}

#[test]
fn trap_031_032_every_run_is_offered_and_the_chosen_one_is_made() {
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
    assert!(
        matches!(&game.seen(S).seats[S].melds[..], [ShownMeld::Open(run)] if run.tiles[..] == tiles("345m"))
    );
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
fn trap_032_the_only_run_is_offered_when_nobody_else_can_claim() {
    let south = "156m147p147s1234z";
    let mut game = Setup::hands("4m", south, "19m19p19s1234567z", "258m258p258s5677z").deal(bare());
    game.does(E, discard_drawn("4m"));
    assert_eq!(game.offers(S), [chow("56m"), Move::Pass]);
    assert_eq!(game.owing().iter().collect::<Vec<_>>(), [S]);
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
fn seed_105_the_claims_are_chow_pong_kong_and_win() {
    // With the discard: 456m 555m 123p 789s 11z; and 46m make a run, 55m a pong, 555m a kong with it.
    let mut game = Setup::hands("5m", "45556m123p789s11z", "", "").deal(bare());
    game.does(E, discard_drawn("5m"));
    assert_eq!(
        game.offers(S),
        [Move::Win, Move::Kong, pong("55m"), chow("46m"), Move::Pass]
    );
}

#[test]
fn seed_106_109_111_113_claimed_sets_lie_face_up_to_the_left_and_hands_stay_hidden() {
    assert_eq!(rules(&[]).calls.meld_side, Side::Left);
    let claims = [
        ("46m", chow("46m"), MeldKind::Chow, "456m"),
        ("55m", pong("55m"), MeldKind::Pong, "555m"),
        ("555m", Move::Kong, MeldKind::ClaimedKong, "5555m"),
    ];
    for (hand, claim, kind, set) in claims {
        let mut game = Setup::hands("5m", hand, "", "").deal(bare());
        game.does(E, discard_drawn("5m"));
        game.does(S, claim);
        game.lapse();
        for eye in [Eye::Rail, Eye::Seat(E), Eye::Seat(W), Eye::Seat(S)] {
            let view = game.view(eye);
            let [ShownMeld::Open(meld)] = &view.seats[S].melds[..] else {
                panic!("one open set");
            };
            assert_eq!((meld.kind, &meld.tiles[..]), (kind, &tiles(set)[..]));
            assert_eq!(meld.claimed, Some((tile("5m"), E)));
            assert_eq!(view.seats[E].river[0].claimed_by, Some(S));
            assert_eq!(
                view.seats[S].concealed, 11,
                "three of fourteen lie on the table"
            );
            assert_eq!(view.own.is_some(), eye != Eye::Rail);
        }
    }
}

#[test]
fn trap_026_everybody_chows_from_the_seat_before_his_own_alone() {
    let mut game = Setup::hands("46m5m", "46m", "46m", "46m")
        .head("5m5m5m")
        .deal(bare());
    for (from, next) in [(E, S), (S, W), (W, N), (N, E)] {
        game.goes_on_to(from);
        game.discards_the_drawn("5m");
        for seat in [E, S, W, N] {
            assert_eq!(game.offers(seat).contains(&chow("46m")), seat == next);
        }
    }
}

#[test]
fn trap_034_an_answer_counts_once() {
    let mut game = Setup::hands("5m", "", "55m", "").deal(bare());
    game.does(E, discard_drawn("5m"));
    game.does(W, pong("55m"));
    let seen = game.seen(W);
    for again in [pong("55m"), Move::Pass] {
        let refused = game.play(W, again).expect_err("a second answer");
        let with = Hidden(pong("55m"));
        assert_eq!(refused.reason, Reason::AnsweredAlready { with });
    }
    assert!(game.seen(W) == seen && game.offers(W).is_empty());
}

#[test]
fn trap_038_everybody_may_pass_and_nobody_else_can_tell_who_has_more() {
    let mut game = Setup::hands("5m", "", "55m", "").deal(bare());
    game.does(E, discard_drawn("5m"));
    for seat in [S, W, N] {
        assert!(game.offers(seat).contains(&Move::Pass));
    }
    let before = [E, S, N].map(|seat| game.seen(seat));
    game.does(W, pong("55m"));
    assert!([E, S, N].map(|seat| game.seen(seat)) == before);
    assert!(
        game.owing().is_empty() && game.in_turn().is_none(),
        "the window stays open until it is closed"
    );
}

#[test]
fn seed_116_081_a_kong_comes_before_a_chow_whoever_is_first() {
    for order in [[S, N], [N, S]] {
        let mut game = Setup::hands("5s", "46s", "", "555s").deal(bare());
        game.does(E, discard_drawn("5s"));
        for seat in order {
            game.does(seat, if seat == S { chow("46s") } else { Move::Kong });
        }
        game.lapse();
        assert_eq!(game.in_turn(), Some(N));
        assert!(game.seen(S).seats[S].melds.is_empty());
    }
}

#[test]
fn trap_030_three_winners_are_paid_each_or_abort_the_deal() {
    let hands = || {
        Setup::hands(
            "5m",
            "46m123456p789s11z",
            "46m123456s789p22z",
            "46m234p567s888p33z",
        )
    };
    let rule = |several| {
        let mut rules = bare();
        rules.calls.several_winners = several;
        rules
    };
    let won = |several, winners: &[_]| {
        let mut game = hands().deal(rule(several));
        game.does(E, discard_drawn("5m"));
        for &seat in winners {
            game.does(seat, Move::Win);
        }
        game.lapse();
        let end = game.end();
        let winners: Vec<_> = end.wins.iter().map(|win| win.seat).collect();
        (end.ending, winners, game.paid())
    };
    // East's first discard: 13 faan for an earthly hand, cut to 10, T(10) = 128, and the discarder pays it twice.
    let all = (Ending::Won, vec![S, W, N], [-768, 256, 256, 256]);
    assert_eq!(won(SeveralWinners::All, &[N, W, S]), all);
    let two = (Ending::Won, vec![W, N], [-512, 0, 256, 256]);
    assert_eq!(won(SeveralWinners::AllTripleDraw, &[N, W]), two);
    let none = (Ending::Aborted, Vec::new(), [0; 4]);
    assert_eq!(won(SeveralWinners::AllTripleDraw, &[N, W, S]), none);
    let one = (Ending::Won, vec![S], [-256, 256, 0, 0]);
    assert_eq!(won(SeveralWinners::Closest, &[N, W, S]), one);
}
