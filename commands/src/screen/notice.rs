//! Private words: mistakes, reasons, news. Each says what happened, why, and what to do next.

use engine::deal::reason::Reason;
use engine::rules::options::OptionFault;
use engine::rules::vocabulary::Vocabulary;
use engine::seat::Wind;
use engine::tile::Tile;

use crate::ask::Feed;
use crate::ask::mistake::Mistake;
use crate::ask::slash::score::HOW;
use crate::screen::limits::clamp;
use crate::screen::page::Screen;
use crate::screen::people::channel;
use crate::who::{Place, TableId};
use crate::words::list::{codes, list};
use crate::words::name::shown;
use crate::words::reason::why;
use crate::words::{Tongue, rules, say, score, tiles};

/// Something that went as it should and that its person is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// The table is open.
    Opened,
    /// He has a place.
    Joined,
    /// He gave his place up.
    Left,
    /// He leaves after this deal; until then he may go on playing.
    LeavingAfterDeal,
    /// He has changed his mind and stays.
    Stays,
    /// A machine has a place.
    MachineAdded,
    /// A machine is gone.
    MachineRemoved,
    /// Somebody was sent away.
    Kicked,
    /// The game begins.
    Started,
    /// The table has ended.
    Ended,
    /// His vote to end the table is counted.
    EndVoted {
        /// Votes so far.
        votes: u8,
        /// Votes needed.
        needed: u8,
    },
    /// He is ready for the next deal.
    Ready,
    /// He plays himself again.
    Back,
    /// The board is posted anew.
    BoardPosted,
    /// The feed is set.
    FeedSet(Feed),
    /// Another game begins in the lobby.
    Rematch,
    /// He has passed, or his claim is noted: the outcome shows when the window closes.
    Answered,
    /// He has discarded.
    Discarded(Tile),
    /// His direct messages are closed; how to open them, and that the hand is shown at the table meanwhile.
    DirectMessagesClosed,
    /// His hand comes by direct message.
    HandByMessage {
        /// The table's place, to link to it.
        place: Place,
    },
    /// The dice have given him this seat.
    Seated(Wind),
}

/// Why something cannot be done, where no table tells the words of its game.
#[must_use]
pub fn mistake(mistake: &Mistake, tongue: Tongue) -> Screen {
    mistake_at(mistake, &Vocabulary::STANDARD, tongue)
}

/// Why something cannot be done, in the words of the game.
#[must_use]
pub fn mistake_at(mistake: &Mistake, words: &Vocabulary, tongue: Tongue) -> Screen {
    plain(wrong(mistake, words, tongue))
}

/// Why a move is not possible, in the words of the game.
#[must_use]
pub fn reason(reason: &Reason, words: &Vocabulary, tongue: Tongue) -> Screen {
    plain(why(reason, words, tongue))
}

/// A press for a moment that has passed: says so, with the present panel under it if there is one.
#[must_use]
pub fn moment_passed(panel: Option<Screen>, tongue: Tongue) -> Screen {
    Screen {
        text: say::wrong_moment_passed(tongue),
        rings: None,
        ..panel.unwrap_or_default()
    }
}

/// A fault of ours; `id` is what stands beside it in the log.
#[must_use]
pub fn fault(id: &str, tongue: Tongue) -> Screen {
    plain(say::fault(tongue, id))
}

/// A text and nothing else.
pub(crate) fn plain(text: String) -> Screen {
    Screen {
        text: clamp(&text, 2000),
        ..Screen::default()
    }
}

/// What went as it should.
#[must_use]
pub fn news(news: &News, tongue: Tongue) -> Screen {
    plain(match *news {
        News::Opened => say::news_opened(tongue),
        News::Joined => say::news_joined(tongue),
        News::Left => say::news_left(tongue),
        News::LeavingAfterDeal => say::news_leaving_after_deal(tongue),
        News::Stays => say::news_stays(tongue),
        News::MachineAdded => say::news_machine_added(tongue),
        News::MachineRemoved => say::news_machine_removed(tongue),
        News::Kicked => say::news_kicked(tongue),
        News::Started => say::news_started(tongue),
        News::Ended => say::news_ended(tongue),
        News::EndVoted { votes, needed } => say::news_end_voted(tongue, votes, needed),
        News::Ready => say::news_ready(tongue),
        News::Back => say::news_back(tongue),
        News::BoardPosted => say::news_board_posted(tongue),
        News::FeedSet(Feed::Board) => say::news_feed_board(tongue),
        News::FeedSet(Feed::EveryDiscard) => say::news_feed_every_discard(tongue),
        News::Rematch => say::news_rematch(tongue),
        News::Answered => say::news_answered(tongue),
        News::Discarded(tile) => say::news_discarded(tongue, tiles::tile(tile, tongue)),
        News::DirectMessagesClosed => say::news_direct_messages_closed(tongue),
        News::HandByMessage { place } => say::news_hand_by_message(tongue, channel(place)),
        News::Seated(wind) => say::news_seated(tongue, tiles::wind(wind, tongue)),
    })
}

fn wrong(mistake: &Mistake, words: &Vocabulary, tongue: Tongue) -> String {
    match mistake {
        Mistake::MomentPassed => say::wrong_moment_passed(tongue),
        Mistake::NotOurs => say::wrong_not_ours(tongue),
        Mistake::NoSuchCommand => say::wrong_no_such_command(tongue),
        Mistake::ServerOnly => say::wrong_server_only(tongue),
        Mistake::Missing { option } => say::wrong_missing(tongue, rules::field(option, tongue)),
        Mistake::NoTile { typed } => say::wrong_no_tile(tongue, shown(typed)),
        Mistake::NoTwoTiles { typed } => say::wrong_no_two_tiles(tongue, shown(typed)),
        Mistake::NoOption { typed } => say::wrong_no_option(tongue, shown(typed)),
        Mistake::Options(faults) => faults
            .iter()
            .map(|fault| option_fault(fault, tongue))
            .collect::<Vec<_>>()
            .join("\n"),
        Mistake::NoSuchRules { name, known } => {
            say::wrong_no_such_rules(tongue, shown(name), codes(known, tongue))
        }
        Mistake::NoNumber { option, typed } => {
            say::wrong_no_number(tongue, rules::field(option, tongue), shown(typed))
        }
        Mistake::NoCircumstance { typed } => {
            say::wrong_no_circumstance(tongue, shown(typed), codes(&HOW, tongue))
        }
        Mistake::Line(error) => score::wrong(error, tongue),
        Mistake::NoSuchPace { name, known } => {
            say::wrong_no_such_pace(tongue, shown(name), codes(known, tongue))
        }
        Mistake::NoTableHere => say::wrong_no_table_here(tongue),
        Mistake::TableHere { place, .. } => say::wrong_table_here(tongue, channel(*place)),
        Mistake::TableGone => say::wrong_table_gone(tongue),
        Mistake::SitsNowhere => say::wrong_sits_nowhere(tongue),
        Mistake::WhichTable { tables } => say::wrong_which_table(tongue, several(tables, tongue)),
        Mistake::NotAtThisTable => say::wrong_not_at_this_table(tongue),
        Mistake::SeatedAlready => say::wrong_seated_already(tongue),
        Mistake::TableFull => say::wrong_table_full(tongue),
        Mistake::Begun => say::wrong_begun(tongue),
        Mistake::NotBegun => say::wrong_not_begun(tongue),
        Mistake::Over => say::wrong_over(tongue),
        Mistake::NotOver => say::wrong_not_over(tongue),
        Mistake::PlacesFree { free } => say::wrong_places_free(tongue, *free),
        Mistake::NoMachine => say::wrong_no_machine(tongue),
        Mistake::HostOnly { host } => say::wrong_host_only(tongue, format!("<@{}>", host.0)),
        Mistake::OtherNotHere => say::wrong_other_not_here(tongue),
        Mistake::NoDealYet => say::wrong_no_deal_yet(tongue),
        Mistake::NoSuchGame { number, games } => say::wrong_no_such_game(tongue, *number, *games),
        Mistake::Move(reason) => why(reason, words, tongue),
    }
}

fn option_fault(fault: &OptionFault, tongue: Tongue) -> String {
    match fault {
        OptionFault::NoSuchRules { id, known } => {
            say::wrong_no_such_rules(tongue, shown(id), codes(known, tongue))
        }
        OptionFault::NoSuchKey { key, known } => {
            say::wrong_no_such_key(tongue, shown(key), codes(known, tongue))
        }
        OptionFault::NotAllowed {
            key,
            value,
            allowed,
        } => say::wrong_not_allowed(tongue, *key, shown(value), codes(allowed, tongue)),
        OptionFault::OddStake { stake } => say::wrong_odd_stake(tongue, *stake),
        OptionFault::UnbalancedPlaces { uma } => say::wrong_uma(tongue, shown(uma)),
    }
}

fn several(tables: &[(TableId, Place)], tongue: Tongue) -> String {
    let tables: Vec<String> = tables
        .iter()
        .map(|(id, place)| {
            format!(
                "{} {}",
                say::table_number(tongue, id.to_string()),
                channel(*place)
            )
        })
        .collect();
    list(&tables, tongue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_typed_does_not_format_or_ping() {
        let screen = mistake(
            &Mistake::NoTile {
                typed: "**@everyone**".to_owned(),
            },
            Tongue::English,
        );
        assert!(
            !screen.text.contains("**") && !screen.text.contains("@everyone"),
            "{}",
            screen.text
        );
    }

    #[test]
    fn the_longest_faults_fit() {
        let faults = (0..200)
            .map(|n| OptionFault::NoSuchKey {
                key: format!("key{n}"),
                known: vec!["min_faan", "cap"],
            })
            .collect();
        assert_eq!(
            mistake(&Mistake::Options(faults), Tongue::English).check(),
            Ok(())
        );
    }

    #[test]
    fn a_late_press_says_so_above_the_present_panel() {
        let panel = Screen {
            text: "hand".to_owned(),
            rings: Some(crate::who::Person(1)),
            ..Screen::default()
        };
        let late = moment_passed(Some(panel), Tongue::English);
        assert!(late.text.contains("passed") && late.rings.is_none());
    }
}
