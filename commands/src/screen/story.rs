//! What happened, in words.

use engine::deal::event::{DealEnd, Ending, Offence, Seen, Wrong};
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::rules::vocabulary::Vocabulary;
use engine::score::sheet::{By, Win};
use engine::seat::{PerSeat, Seat};

use super::facts::Player;
use super::{glyph, people};
use crate::words::list::list;
use crate::words::{Reader, say, terms, tiles};

/// Tells one thing that happened. `None` for what is not worth a line: ordinary draws, and ends, which have cards of their own.
#[must_use]
pub fn line(
    seen: &Seen,
    players: &PerSeat<Player>,
    words: &Vocabulary,
    to: Reader,
) -> Option<String> {
    let who = |seat: Seat| people::at(players, seat, to);
    Some(match seen {
        Seen::Opened { .. } => say::story_opened(to),
        Seen::Dealt { number, casts, .. } => {
            let dice: Vec<String> = casts
                .iter()
                .map(|cast| {
                    cast.dice
                        .iter()
                        .map(u8::to_string)
                        .collect::<Vec<_>>()
                        .join("+")
                })
                .collect();
            say::story_dealt(to, *number, list(&dice, to.tongue))
        }
        Seen::BonusOut { seat, tile } => {
            say::story_bonus(to, who(*seat), tiles::tile(*tile, to.tongue))
        }
        Seen::Discarded {
            seat,
            tile,
            drawn,
            riichi,
        } => {
            let tile = tiles::tile(*tile, to.tongue);
            match (riichi, drawn) {
                (true, _) => {
                    let call = terms::word(words.announcement, to.tongue);
                    say::story_riichi(to, who(*seat), call, tile)
                }
                (false, true) => say::story_discarded_drawn(to, who(*seat), tile),
                (false, false) => say::story_discarded(to, who(*seat), tile),
            }
        }
        Seen::Called { seat, meld } => return called(who(*seat), meld, players, words, to),
        Seen::KongDeclared { seat, meld } => kong(who(*seat), meld, words, to),
        Seen::BetPaid { seat, amount } => say::story_bet(to, who(*seat), *amount),
        Seen::IndicatorTurned { tile } => say::story_indicator(to, tiles::tile(*tile, to.tongue)),
        Seen::Ended(end) => ended(end, players, words, to),
        Seen::Finished(_) => say::story_finished(to),
        Seen::BrokenOff(_) => say::story_broken_off(to),
        Seen::Drawn { .. } => return None,
    })
}

fn called(
    who: String,
    meld: &Meld,
    players: &PerSeat<Player>,
    words: &Vocabulary,
    to: Reader,
) -> Option<String> {
    let (claimed, from) = meld.claimed?;
    let from = people::at(players, from, to);
    let tile = tiles::tile(claimed, to.tongue);
    let set = terms::set(meld.kind, words, to.tongue);
    Some(if meld.kind == MeldKind::Chow {
        let shown = glyph::set(&meld.tiles, to);
        say::story_run(to, who, tile, from, set, shown)
    } else {
        say::story_set(to, who, tile, from, set)
    })
}

fn kong(who: String, meld: &ShownMeld, words: &Vocabulary, to: Reader) -> String {
    let four = terms::word(words.four, to.tongue);
    let ShownMeld::Open(meld) = meld else {
        return say::story_concealed_kong_unseen(to, who, four);
    };
    let tile = tiles::kind(meld.low(), to.tongue);
    if meld.kind == MeldKind::AddedKong {
        say::story_added_kong(to, who, tile, terms::word(words.triplet, to.tongue), four)
    } else {
        say::story_concealed_kong(to, who, tile, four)
    }
}

/// How a deal ended, in a sentence for each win.
#[must_use]
pub fn ended(end: &DealEnd, players: &PerSeat<Player>, words: &Vocabulary, to: Reader) -> String {
    match end.ending {
        Ending::Won => end
            .wins
            .iter()
            .map(|win| won(win, players, words, to))
            .collect::<Vec<_>>()
            .join("\n"),
        Ending::Exhausted => say::result_exhausted_about(to),
        Ending::NoReplacement => {
            say::result_no_replacement_about(to, terms::word(words.four, to.tongue))
        }
        Ending::Aborted => say::result_aborted_about(to),
        Ending::Penalized => end
            .offences
            .iter()
            .map(|offence| penalized(offence, players, words, to))
            .collect::<Vec<_>>()
            .join("\n"),
    }
}

/// Who did what that was wrong.
fn penalized(
    offence: &Offence,
    players: &PerSeat<Player>,
    words: &Vocabulary,
    to: Reader,
) -> String {
    let name = people::at(players, offence.seat, to);
    let call = terms::word(words.announcement, to.tongue);
    match offence.what {
        Wrong::FalseWin => say::result_false_win(to, name),
        Wrong::NotWaiting => say::result_not_waiting(to, name, call),
        Wrong::WrongKong => {
            say::result_wrong_kong(to, name, terms::word(words.four, to.tongue), call)
        }
    }
}

/// Who won, with what, and how it came.
#[must_use]
pub fn won(win: &Win, players: &PerSeat<Player>, words: &Vocabulary, to: Reader) -> String {
    let name = people::at(players, win.seat, to);
    let Some(tile) = win.tile else {
        return say::result_by_bonus(to, name);
    };
    let tile = tiles::tile(tile, to.tongue);
    match win.by {
        By::Draw => say::result_by_draw(to, name, tile),
        By::Discard(from) => say::result_by_discard(to, name, tile, people::at(players, from, to)),
        By::Rob(from) => {
            let four = terms::word(words.four, to.tongue);
            say::result_by_rob(to, name, tile, four, people::at(players, from, to))
        }
    }
}
