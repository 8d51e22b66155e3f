//! Private words: mistakes, reasons, news. Each says what happened, why, and what to do next.

use engine::deal::reason::Reason;
use engine::rules::vocabulary::Vocabulary;
use engine::seat::Wind;
use engine::tile::Tile;

use crate::ask::mistake::Mistake;
use crate::ask::permit::Permit;
use crate::ask::slash::score::HOW;
use crate::ask::{Feed, Pause};
use crate::screen::limits::clamp;
use crate::screen::page::Screen;
use crate::screen::people::channel;
use crate::who::{Moment, Person, Place, TableId};
use crate::words::list::{codes, list};
use crate::words::name::shown;
use crate::words::reason::why;
use crate::words::{Reader, orders, rules, say, score, tiles};

/// Values that cannot be.
mod values;
/// More tables than there may be.
mod crowded;
/// What is not permitted.
mod permits;

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
    /// A first game against machines begins.
    Learning,
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
    /// A setting or house option is chosen: what it is called, and its value.
    Chosen {
        /// What it is called.
        name: String,
        /// What it is now.
        value: String,
    },
    /// Another game begins in the lobby.
    Rematch,
    /// What the table does for him has changed.
    Ordered,
    /// He has passed, or his claim is noted: the outcome shows when the window closes.
    Answered,
    /// He has discarded.
    Discarded(Tile),
    /// His direct messages are closed; how to open them, and that the hand is shown at the table meanwhile.
    DirectMessagesClosed,
    /// No private thread can be opened for him; what is missing, and that the hand is shown elsewhere meanwhile.
    ThreadClosed,
    /// No thread can be opened for a table; what is missing, and where the table stands instead.
    NoThread,
    /// A table opens where no pictures can be sent; what is missing.
    NoFiles,
    /// The table is open, in a thread.
    OpenedThere {
        /// Where.
        place: Place,
    },
    /// His hand at the table cannot be drawn over any more; how to have it there again.
    HandOutOfReach,
    /// His hand comes here.
    HandByMessage {
        /// The table's place, to link to it.
        place: Place,
    },
    /// The pace is set, by the host or by everybody's word.
    PaceSet,
    /// What he proposes or agrees to needs the word of others.
    Proposed {
        /// Of how many.
        waiting: u8,
    },
    /// The table stands still.
    Paused,
    /// It goes on.
    Resumed,
    /// He has taken a seat and sits down with the next deal.
    SeatComing,
    /// He has a seat.
    SeatTaken,
    /// The table stands elsewhere now.
    Moved {
        /// Where.
        place: Place,
    },
    /// What is posted in the channel of this table is removed again and again: it stands still.
    BoardsRemoved {
        /// Which table.
        table: TableId,
    },
    /// The table's channel is gone or closed to us, and how the game can go on.
    PlaceLost {
        /// Which table.
        table: TableId,
    },
    /// The dice have given him this seat.
    Seated(Wind),
}

/// Why something cannot be done, where no table tells the words of its game.
#[must_use]
pub fn mistake(mistake: &Mistake, to: Reader) -> Screen {
    mistake_at(mistake, &Vocabulary::STANDARD, to)
}

/// Why something cannot be done, in the words of the game.
#[must_use]
pub fn mistake_at(mistake: &Mistake, words: &Vocabulary, to: Reader) -> Screen {
    plain(wrong(mistake, words, to))
}

/// Why a move is not possible, in the words of the game.
#[must_use]
pub fn reason(reason: &Reason, words: &Vocabulary, to: Reader) -> Screen {
    plain(why(reason, words, to.tongue))
}

/// A press for a moment that has passed: says so, with the present panel under it if there is one.
#[must_use]
pub fn moment_passed(panel: Option<Screen>, to: Reader) -> Screen {
    Screen {
        text: say::wrong_moment_passed(to),
        rings: None,
        ..panel.unwrap_or_default()
    }
}

/// A fault of ours; `id` is what stands beside it in the log.
#[must_use]
pub fn fault(id: &str, to: Reader) -> Screen {
    plain(say::fault(to, id))
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
pub fn news(news: &News, to: Reader) -> Screen {
    plain(match news {
        News::Opened => say::news_opened(to),
        News::Joined => say::news_joined(to),
        News::Left => say::news_left(to),
        News::LeavingAfterDeal => say::news_leaving_after_deal(to),
        News::Stays => say::news_stays(to),
        News::MachineAdded => say::news_machine_added(to),
        News::MachineRemoved => say::news_machine_removed(to),
        News::Kicked => say::news_kicked(to),
        News::Learning => say::news_learning(to),
        News::Started => say::news_started(to),
        News::Ended => say::news_ended(to),
        News::EndVoted { votes, needed } => say::news_end_voted(to, *votes, *needed),
        News::Ready => say::news_ready(to),
        News::Back => say::news_back(to),
        News::BoardPosted => say::news_board_posted(to),
        News::FeedSet(Feed::Board) => say::news_feed_board(to),
        News::FeedSet(Feed::EveryDiscard) => say::news_feed_every_discard(to),
        News::Chosen { name, value } => say::news_chosen(to, name.as_str(), value.as_str()),
        News::Rematch => say::news_rematch(to),
        News::Ordered => say::news_ordered(to),
        News::Answered => say::news_answered(to),
        News::Discarded(tile) => say::news_discarded(to, tiles::tile(*tile, to.tongue)),
        News::DirectMessagesClosed => say::news_direct_messages_closed(to),
        News::ThreadClosed => permits::no_private_thread(to),
        News::NoThread => say::news_no_thread(to, permits::permit(Permit::PublicThreads, to)),
        News::NoFiles => say::news_no_files(to, permits::permit(Permit::Files, to)),
        News::OpenedThere { place } => say::news_opened_there(to, channel(*place)),
        News::HandOutOfReach => say::news_hand_out_of_reach(to),
        News::HandByMessage { place } => say::news_hand_by_message(to, channel(*place)),
        News::PaceSet => say::news_pace_set(to),
        News::Proposed { waiting } => say::news_proposed(to, *waiting),
        News::Paused => say::news_paused(to),
        News::Resumed => say::news_resumed(to),
        News::SeatComing => say::news_seat_coming(to),
        News::SeatTaken => say::news_seat_taken(to),
        News::Moved { place } => say::news_moved(to, channel(*place)),
        News::BoardsRemoved { table } => say::news_boards_removed(to, table.to_string()),
        News::PlaceLost { table } => say::news_place_lost(to, table.to_string()),
        News::Seated(wind) => say::news_seated(to, tiles::wind(*wind, to.tongue)),
    })
}

fn wrong(mistake: &Mistake, words: &Vocabulary, to: Reader) -> String {
    match mistake {
        Mistake::MomentPassed => say::wrong_moment_passed(to),
        Mistake::NotOurs => say::wrong_not_ours(to),
        Mistake::NoSuchCommand => say::wrong_no_such_command(to),
        Mistake::ServerOnly => say::wrong_server_only(to),
        Mistake::Missing { option } => say::wrong_missing(to, rules::field(option, to.tongue)),
        Mistake::NoTile { typed } => say::wrong_no_tile(to, shown(typed)),
        Mistake::NoTwoTiles { typed } => say::wrong_no_two_tiles(to, shown(typed)),
        Mistake::NoOption { typed } => say::wrong_no_option(to, shown(typed)),
        Mistake::Options(faults) => faults
            .iter()
            .map(|fault| values::option(fault, to))
            .collect::<Vec<_>>()
            .join("\n"),
        Mistake::NoSuchRules { name, known } => {
            say::wrong_no_such_rules(to, shown(name), codes(known, to.tongue))
        }
        Mistake::NoNumber { option, typed } => {
            say::wrong_no_number(to, rules::field(option, to.tongue), shown(typed))
        }
        Mistake::NoCircumstance { typed } => {
            say::wrong_no_circumstance(to, shown(typed), codes(&HOW, to.tongue))
        }
        Mistake::Line(error) => score::wrong(error, to.tongue),
        Mistake::NoSuchPace { name, known } => {
            say::wrong_no_such_pace(to, shown(name), codes(known, to.tongue))
        }
        Mistake::NoSuchValue {
            setting,
            typed,
            known,
        } => say::wrong_no_such_value(
            to,
            rules::setting(setting, to.tongue),
            shown(typed),
            codes(known, to.tongue),
        ),
        Mistake::Unfit(unfit) => values::unfit(unfit, to),
        Mistake::TooManyChannels { most } => say::wrong_too_many_channels(to, *most),
        Mistake::NotAllowedHere { channels } => {
            say::wrong_not_allowed_here(to, values::links(channels, to))
        }
        Mistake::NotPermitted { missing } => permits::not_permitted(missing, to),
        Mistake::OpenersOnly { role } => permits::openers_only(*role, to),
        Mistake::ManagersOnly => say::wrong_managers_only(to),
        Mistake::NoTableHere => say::wrong_no_table_here(to),
        Mistake::TableHere { place, .. } => say::wrong_table_here(to, channel(*place)),
        Mistake::TableGone => say::wrong_table_gone(to),
        Mistake::NotKept => say::wrong_not_kept(to),
        Mistake::SitsNowhere => say::wrong_sits_nowhere(to),
        Mistake::SitsSomewhere { tables } => say::wrong_sits_somewhere(to, several(tables, to)),
        Mistake::ExportedLately { again } => say::wrong_exported_lately(to, when(*again)),
        Mistake::WhichTable { tables } => say::wrong_which_table(to, several(tables, to)),
        Mistake::Crowded(crowded) => crowded::words(crowded, to),
        Mistake::BoardThere => say::wrong_board_there(to),
        Mistake::NotAtThisTable => say::wrong_not_at_this_table(to),
        Mistake::SeatedAlready => say::wrong_seated_already(to),
        Mistake::TableFull => say::wrong_table_full(to),
        Mistake::Begun => say::wrong_begun(to),
        Mistake::NotBegun => say::wrong_not_begun(to),
        Mistake::Over => say::wrong_over(to),
        Mistake::NotOver => say::wrong_not_over(to),
        Mistake::PlacesFree { free } => say::wrong_places_free(to, *free),
        Mistake::NoMachine => say::wrong_no_machine(to),
        Mistake::HostOnly { host } => say::wrong_host_only(to, who(*host)),
        Mistake::HostFirst { host, until } => say::wrong_host_first(to, who(*host), when(*until)),
        Mistake::OtherNotHere => say::wrong_other_not_here(to),
        Mistake::NoDealYet => say::wrong_no_deal_yet(to),
        Mistake::NobodyWon => say::wrong_nobody_won(to),
        Mistake::NoSuchGame { number, games } => say::wrong_no_such_game(to, *number, *games),
        Mistake::NoGame { typed } => say::wrong_no_game(to, shown(typed)),
        Mistake::Contradiction { new, old, unit } => {
            let name = |held| orders::name(held, words, *unit, to.tongue);
            say::wrong_contradiction(to, name(new), name(old))
        }
        Mistake::NoTime { option, typed } => {
            say::wrong_no_time(to, rules::field(option, to.tongue), shown(typed))
        }
        Mistake::TimeOutOfRange {
            option,
            least,
            most,
        } => {
            let [least, most] = [least, most].map(|time| rules::time(*time, to.tongue));
            say::wrong_time_out_of_range(to, rules::field(option, to.tongue), least, most)
        }
        Mistake::PauseBeyondClaim { pause } => {
            say::wrong_pause_beyond_claim(to, pause.as_secs_f64())
        }
        Mistake::Paused(Pause::Agreed | Pause::Admin) => say::wrong_paused(to),
        Mistake::Paused(Pause::NoPlace) => say::wrong_paused_no_place(to),
        Mistake::NotPaused => say::wrong_not_paused(to),
        Mistake::NothingProposed => say::wrong_nothing_proposed(to),
        Mistake::NoOpenSeat => say::wrong_no_open_seat(to),
        Mistake::SeatTaken => say::wrong_seat_taken(to),
        Mistake::OtherServer => say::wrong_other_server(to),
        Mistake::TableMoved { place } => say::wrong_table_moved(to, channel(*place)),
        Mistake::Move(reason) => why(reason, words, to.tongue),
    }
}

/// A mention.
fn who(person: Person) -> String {
    format!("<@{}>", person.0)
}

/// A moment as it is told from now, which Discord counts down.
fn when(moment: Moment) -> String {
    format!("<t:{}:R>", moment.seconds())
}

fn several(tables: &[(TableId, Place)], to: Reader) -> String {
    let tables: Vec<String> = tables
        .iter()
        .map(|(id, place)| {
            format!(
                "{} {}",
                say::table_number(to, id.to_string()),
                channel(*place)
            )
        })
        .collect();
    list(&tables, to.tongue)
}

#[cfg(test)]
mod tests {
    use engine::rules::options::OptionFault;

    use super::*;
    use crate::words::Tongue;

    #[test]
    fn what_somebody_typed_does_not_format_or_ping() {
        let screen = mistake(
            &Mistake::NoTile {
                typed: "**@everyone**".to_owned(),
            },
            Tongue::English.into(),
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
            mistake(&Mistake::Options(faults), Tongue::English.into()).check(),
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
        let late = moment_passed(Some(panel), Tongue::English.into());
        assert!(late.text.contains("passed") && late.rings.is_none());
    }
}
