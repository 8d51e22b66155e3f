//! Whole deals by machines that hardly think, played by the engine and by `riichienv-core`.

use std::collections::HashMap;
use std::sync::Arc;

use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::game::Game;
use engine::rules::RuleSet;
use engine::seat::Seat;
use engine::seed::Seed;
use riichienv_core::action::{Action, ActionType};
use riichienv_core::rule::GameRule;
use riichienv_core::state::GameState;
use riichienv_core::state::legal_actions::GameStateLegalActions;

/// What the machines do besides winning whenever they can and discarding what they drew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Nothing.
    Quiet,
    /// They take every tile for a set, declare every kong and riichi.
    Eager,
}

/// What came of some deals, to be kept from being optimised away.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Played {
    /// Events, or lines, of the logs.
    pub(crate) logged: usize,
    /// Moves that could have been made.
    pub(crate) offered: usize,
    /// Deals that somebody won.
    pub(crate) won: usize,
}

/// Plays a deal with the engine: the choices of every seat that is asked, its move, all events.
pub(crate) fn ours(rules: &Arc<RuleSet>, number: u64, manner: Manner, played: &mut Played) {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    let (mut game, mut log) = Game::open(Arc::clone(rules), Seed::from_bytes(bytes));
    log.extend(game.deal().expect("a game begins with a deal"));
    while !game.is_between_deals() && game.outcome().is_none() {
        let events = match game.owing().iter().next() {
            None => game.lapse(),
            Some(seat) => {
                let choices = choices(&game, seat);
                played.offered += choices.len();
                let what = chosen(&choices, manner);
                game.play(seat, what).expect("it is one of the choices")
            }
        };
        log.extend(events);
    }
    played.logged += log.len();
    let won = |event: &Event| matches!(event, Event::Ended(end) if !end.wins.is_empty());
    played.won += usize::from(log.iter().any(won));
}

fn choices(game: &Game, seat: Seat) -> Vec<Move> {
    game.choices(seat)
}

fn chosen(choices: &[Move], manner: Manner) -> Move {
    let takes = |what: &&Move| match what {
        Move::Win => true,
        Move::Riichi { .. }
        | Move::ConcealedKong { .. }
        | Move::AddedKong { .. }
        | Move::Chow { .. }
        | Move::Pong { .. }
        | Move::Kong => manner == Manner::Eager,
        Move::Discard { .. } | Move::Pass | Move::Abort => false,
    };
    let other = || {
        choices
            .iter()
            .rfind(|what| matches!(what, Move::Discard { .. } | Move::Pass))
    };
    *choices
        .iter()
        .find(takes)
        .or_else(other)
        .expect("a seat that is asked has a choice")
}

/// Plays a deal with `riichienv-core`: the legal actions of every player that is asked, its action, the mjai log.
pub(crate) fn theirs(number: u64, manner: Manner, played: &mut Played) {
    // Neighbouring seeds share walls.
    let seed = Some(number * 1000);
    let mut state = GameState::new(0, false, seed, 0, GameRule::default_tenhou());
    let mut actions = HashMap::new();
    while !state.is_done {
        actions.clear();
        for &player in &state.active_players {
            let legal = state._get_legal_actions_internal(player);
            played.offered += legal.len();
            actions.insert(player, acted(&legal, manner));
        }
        state.step(&actions);
    }
    played.logged += state.mjai_log.len();
    played.won += usize::from(!state.win_results.is_empty());
}

fn acted(legal: &[Action], manner: Manner) -> Action {
    let takes = |action: &&Action| match action.action_type {
        ActionType::Tsumo | ActionType::Ron => true,
        ActionType::Riichi
        | ActionType::Ankan
        | ActionType::Kakan
        | ActionType::Chi
        | ActionType::Pon
        | ActionType::Daiminkan => manner == Manner::Eager,
        ActionType::Discard | ActionType::Pass | ActionType::KyushuKyuhai | ActionType::Kita => {
            false
        }
    };
    let other = || {
        legal
            .iter()
            .rfind(|action| matches!(action.action_type, ActionType::Discard | ActionType::Pass))
    };
    legal
        .iter()
        .find(takes)
        .or_else(other)
        .expect("a player that is asked has an action")
        .clone()
}
