//! The original call of `classical-chinese` costs nothing and bars nothing for good (`classical-chinese.md` 9, `common.md` 14).

use engine::deal::event::{Event, Seen};
use engine::deal::moves::Move;
use engine::game::{Game, replay_by};
use engine::notation::log;
use engine::rules::RuleSet;

use crate::setup::{E, N, S, Setup, Table, W, chinese, discard_drawn, tile};

/// A house that bars whoever has passed a win until his next turn.
fn house() -> RuleSet {
    chinese(&[
        ("original_call", "true"),
        ("claim.missed_win", "no-any-until-own-turn"),
    ])
}

/// South waits for 5m alone and has announced it with the first discard.
fn called() -> (Game, Vec<Event>) {
    let setup = Setup::hands("1z", "46m123456p789s11z", "", "").head("9m5m5m9p9s5m");
    let (mut game, mut log) = setup.deal_logged(house());
    log.extend(game.does(E, discard_drawn("1z")));
    log.extend(game.lapse());
    let call = Move::Riichi {
        tile: tile("9m"),
        drawn: true,
    };
    log.extend(game.does(S, call));
    log.extend(game.lapse());
    (game, log)
}

#[test]
fn a_win_passed_after_an_original_call_bars_until_the_next_own_turn() {
    let (mut game, _) = called();
    let can = game.can_win_on(S, [(W, "5m"), (N, "5m"), (W, "5m")]);
    assert_eq!(can, [true, false, true]);
}

#[test]
fn no_bet_of_nothing_is_told() {
    let (_, log) = called();
    let is_bet = |event: &Event| matches!(event, Event::BetPaid { .. });
    assert!(!log.iter().any(is_bet));
}

/// Logs once told of a bet of nothing.
#[test]
fn an_old_log_with_a_bet_of_nothing_still_replays() {
    let (mut game, mut log) = called();
    while !game.is_between_deals() {
        log.extend(game.lapse());
    }
    let bet = Event::BetPaid { seat: S, amount: 0 };
    let is_call = |event: &Event| matches!(event, Event::Discarded { riichi: true, .. });
    let at = log.iter().position(is_call).expect("the call");
    let mut old = log.clone();
    old.insert(at + 1, bet);
    let again = replay_by(house(), &old).expect("an old log");
    assert_eq!(again.end().points, game.end().points);

    let mut written = log::write(&house(), &log).expect("a game");
    let is_call = |seen: &Seen| matches!(seen, Seen::Discarded { riichi: true, .. });
    let at = written.seen.iter().position(is_call).expect("the call");
    let bet = Seen::BetPaid { seat: S, amount: 0 };
    written.seen.insert(at + 1, bet);
    assert!(log::replay(&written).is_ok());
}
