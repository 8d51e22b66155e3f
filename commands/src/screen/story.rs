//! What happened, in words.

use engine::deal::event::{DealEnd, Ending, Offence, Seen, Wrong};
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::rules::vocabulary::Vocabulary;
use engine::score::sheet::{By, Win};
use engine::seat::{PerSeat, Seat};

use super::facts::Player;
use super::{glyph, people};
use crate::words::list::list;
use crate::words::{Tongue, say, terms, tiles};

/// Tells one thing that happened. `None` for what is not worth a line: ordinary draws, and ends, which have cards of their own.
#[must_use]
pub fn line(
    seen: &Seen,
    players: &PerSeat<Player>,
    words: &Vocabulary,
    tongue: Tongue,
) -> Option<String> {
    let who = |seat: Seat| people::at(players, seat, tongue);
    Some(match seen {
        Seen::Opened { .. } => say::story_opened(tongue),
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
            say::story_dealt(tongue, *number, list(&dice, tongue))
        }
        Seen::BonusOut { seat, tile } => {
            say::story_bonus(tongue, who(*seat), tiles::tile(*tile, tongue))
        }
        Seen::Discarded {
            seat,
            tile,
            drawn,
            riichi,
        } => {
            let tile = tiles::tile(*tile, tongue);
            match (riichi, drawn) {
                (true, _) => {
                    let call = terms::word(words.announcement, tongue);
                    say::story_riichi(tongue, who(*seat), call, tile)
                }
                (false, true) => say::story_discarded_drawn(tongue, who(*seat), tile),
                (false, false) => say::story_discarded(tongue, who(*seat), tile),
            }
        }
        Seen::Called { seat, meld } => return called(who(*seat), meld, players, words, tongue),
        Seen::KongDeclared { seat, meld } => kong(who(*seat), meld, words, tongue),
        Seen::BetPaid { seat, amount } => say::story_bet(tongue, who(*seat), *amount),
        Seen::IndicatorTurned { tile } => say::story_indicator(tongue, tiles::tile(*tile, tongue)),
        Seen::Ended(end) => ended(end, players, words, tongue),
        Seen::Finished(_) => say::story_finished(tongue),
        Seen::Drawn { .. } => return None,
    })
}

fn called(
    who: String,
    meld: &Meld,
    players: &PerSeat<Player>,
    words: &Vocabulary,
    tongue: Tongue,
) -> Option<String> {
    let (claimed, from) = meld.claimed?;
    let from = people::at(players, from, tongue);
    let tile = tiles::tile(claimed, tongue);
    let set = terms::set(meld.kind, words, tongue);
    Some(if meld.kind == MeldKind::Chow {
        let shown = glyph::inline(&glyph::row(&meld.tiles, tongue));
        say::story_run(tongue, who, tile, from, set, shown)
    } else {
        say::story_set(tongue, who, tile, from, set)
    })
}

fn kong(who: String, meld: &ShownMeld, words: &Vocabulary, tongue: Tongue) -> String {
    let four = terms::word(words.four, tongue);
    let ShownMeld::Open(meld) = meld else {
        return say::story_concealed_kong_unseen(tongue, who, four);
    };
    let tile = tiles::kind(meld.low(), tongue);
    if meld.kind == MeldKind::AddedKong {
        say::story_added_kong(tongue, who, tile, terms::word(words.triplet, tongue), four)
    } else {
        say::story_concealed_kong(tongue, who, tile, four)
    }
}

/// How a deal ended, in a sentence for each win.
#[must_use]
pub fn ended(
    end: &DealEnd,
    players: &PerSeat<Player>,
    words: &Vocabulary,
    tongue: Tongue,
) -> String {
    match end.ending {
        Ending::Won => end
            .wins
            .iter()
            .map(|win| won(win, players, words, tongue))
            .collect::<Vec<_>>()
            .join("\n"),
        Ending::Exhausted => say::result_exhausted_about(tongue),
        Ending::NoReplacement => {
            say::result_no_replacement_about(tongue, terms::word(words.four, tongue))
        }
        Ending::Aborted => say::result_aborted_about(tongue),
        Ending::Penalized => end
            .offences
            .iter()
            .map(|offence| penalized(offence, players, words, tongue))
            .collect::<Vec<_>>()
            .join("\n"),
    }
}

/// Who did what that was wrong.
fn penalized(
    offence: &Offence,
    players: &PerSeat<Player>,
    words: &Vocabulary,
    tongue: Tongue,
) -> String {
    let name = people::at(players, offence.seat, tongue);
    let call = terms::word(words.announcement, tongue);
    match offence.what {
        Wrong::FalseWin => say::result_false_win(tongue, name),
        Wrong::NotWaiting => say::result_not_waiting(tongue, name, call),
        Wrong::WrongKong => {
            say::result_wrong_kong(tongue, name, terms::word(words.four, tongue), call)
        }
    }
}

/// Who won, with what, and how it came.
#[must_use]
pub fn won(win: &Win, players: &PerSeat<Player>, words: &Vocabulary, tongue: Tongue) -> String {
    let name = people::at(players, win.seat, tongue);
    let Some(tile) = win.tile else {
        return say::result_by_bonus(tongue, name);
    };
    let tile = tiles::tile(tile, tongue);
    match win.by {
        By::Draw => say::result_by_draw(tongue, name, tile),
        By::Discard(from) => {
            say::result_by_discard(tongue, name, tile, people::at(players, from, tongue))
        }
        By::Rob(from) => {
            let four = terms::word(words.four, tongue);
            say::result_by_rob(tongue, name, tile, four, people::at(players, from, tongue))
        }
    }
}
