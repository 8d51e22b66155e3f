//! One function for each phrase, with the variables it takes. A phrase that is not used is a warning of the compiler; one that a
//! language lacks, or has with other variables, fails a test.

use fluent_templates::fluent_bundle::FluentValue;

use super::{Tongue, phrase};

macro_rules! phrases {
    ($($name:ident $(($($with:ident),+))? ;)+) => {
        $(phrases!(@one $name $($($with)+)?);)+

        /// Every phrase with its variables.
        #[cfg(test)]
        pub(super) const ALL: &[(&str, &[&str])] = &[$((stringify!($name), &[$($(stringify!($with)),+)?])),+];
    };
    (@one $name:ident) => {
        pub(crate) fn $name(tongue: Tongue) -> String {
            phrase::say(tongue, stringify!($name), [])
        }
    };
    (@one $name:ident $($with:ident)+) => {
        pub(crate) fn $name<'a>(tongue: Tongue, $($with: impl Into<FluentValue<'a>>),+) -> String {
            phrase::say(tongue, stringify!($name), [$((stringify!($with), $with.into())),+])
        }
    };
}

phrases! {
    // tiles.ftl
    tile_characters(number);
    tile_dots(number);
    tile_bamboos(number);
    tile_red_five(tile);
    tile_white;
    tile_green;
    tile_red;
    tile_flower(number);
    tile_season(number);
    button_characters(number);
    button_dots(number);
    button_bamboos(number);
    button_red_five(tile);
    button_white;
    button_green;
    button_red;
    button_flower(number);
    button_season(number);
    button_drawn(tile);
    code_east;
    code_south;
    code_west;
    code_north;
    code_white;
    code_green;
    code_red;
    code_flower(number);
    code_season(number);
    legend_tiles;
    wind_east;
    wind_south;
    wind_west;
    wind_north;
    meld_chow;
    meld_pong;
    meld_kong;
    // table.ftl
    machine(number);
    away_mark;
    leaving_mark;
    host_mark;
    table_number(id);
    round_and_deal(wind, deal);
    until(time);
    seconds(count);
    minutes(count);
    hours(count);
    no_clock;
    pace_clock(turn, bank, claim);
    pace_clock_plain(turn, claim);
    pace_without_clock;
    press_chi;
    press_pon;
    press_kan;
    press_hu;
    press_pass;
    press_hand;
    press_why;
    press_rules;
    press_chi_with(tiles);
    press_pon_with(tiles);
    press_kan_of(tile);
    press_riichi(tile);
    press_riichi_which;
    press_abort;
    press_join;
    press_leave;
    press_add_machine;
    press_start;
    press_ready;
    press_whole_deal;
    press_rematch;
    // lobby.ftl
    lobby_title(rules);
    lobby_how(host);
    lobby_begun;
    lobby_ended;
    lobby_places;
    lobby_place(number, name);
    lobby_place_free(number);
    lobby_rules;
    lobby_pace;
    lobby_pace_value(name, clock);
    // board.ftl
    board_title(rules, round);
    board_counters(count);
    board_bets(points);
    board_wall(count);
    board_seat(wind, name, points);
    board_turn_mark(seat);
    board_sets;
    board_bonus;
    board_river_empty;
    board_indicators;
    board_back;
    board_vote(votes, needed);
    board_turn(name, wind);
    board_window(name, tile);
    board_window_rob(name, tile);
    board_window_rob_unseen(name);
    board_between;
    board_finished;
    board_legend;
    board_commitment(hash);
    story_opened;
    story_dealt(number, dice);
    story_bonus(name, tile);
    story_discarded(name, tile);
    story_discarded_drawn(name, tile);
    story_riichi(name, tile);
    story_chow(name, tile, from, set);
    story_pong(name, tile, from);
    story_kong(name, tile, from);
    story_added_kong(name, tile);
    story_concealed_kong(name, tile);
    story_concealed_kong_unseen(name);
    story_bet(name, points);
    story_indicator(tile);
    story_drew(name, tile);
    story_drew_replacement(name, tile);
    story_finished;
    feed_discard(name, wind, tile, code);
    feed_discard_drawn(name, wind, tile, code);
    feed_kong(name, wind, tile, code);
    feed_kong_unseen(name, wind);
    feed_called(name, meld);
    feed_won(names);
    // hand.ftl
    hand_title(round);
    hand_where(link, wind, points);
    hand_sets;
    hand_bonus;
    hand_turn;
    hand_turn_drawn(tile);
    hand_bank(time);
    hand_call_turn;
    hand_call_claim(tile);
    hand_call_rob;
    hand_window(name, tile);
    hand_window_rob(name, tile);
    hand_window_nothing(name, tile);
    hand_window_own(tile);
    hand_window_unseen(name);
    hand_window_rob_own;
    hand_answered(answer);
    hand_waiting(name);
    hand_between;
    hand_finished;
    hand_waits;
    hand_wait(code, left, worth);
    hand_wait_too_little(have, need);
    hand_wait_barred;
    hand_wait_no_yaku;
    hand_which_chow;
    hand_which_pong;
    hand_which_kong;
    why_title;
    why_possible;
    why_line(what, why);
    // result.ftl
    result_title(round, what);
    result_won(name);
    result_won_several(count);
    result_exhausted;
    result_no_replacement;
    result_aborted;
    result_exhausted_about;
    result_no_replacement_about;
    result_aborted_about;
    result_by_draw(name, tile);
    result_by_discard(name, tile, from);
    result_by_rob(name, tile, from);
    result_by_bonus(name);
    result_hand;
    result_sheet;
    result_line_tile(line, tile);
    result_total;
    result_value;
    result_payments;
    result_paid(why);
    result_counts(name);
    result_transfers;
    result_dealer_stays(name);
    result_dealer_passes;
    result_last;
    result_next(time);
    result_waits;
    result_ready(names);
    unit_faan(count);
    unit_points(count);
    unit_doubles(count);
    unit_han(count);
    unit_fu(count);
    unit_yakuman(count);
    unit_limits(count);
    match_title(rules);
    match_place(place, name, points);
    match_deals;
    match_seed;
    match_seed_about(hash);
    transcript_text;
    transcript_alt;
    transcript_hands;
    transcript_moves;
    transcript_end;
    transcript_wall;
    // rules.ftl
    rules_title(rules);
    rules_settings;
    rules_setting(name, value);
    rules_setting_changed(name, value, default);
    rules_feed;
    rules_feed_board;
    rules_feed_every_discard;
    rules_hidden;
    // notice.ftl
    wrong_moment_passed;
    wrong_not_ours;
    wrong_no_such_command;
    wrong_server_only;
    wrong_missing(option);
    wrong_no_tile(typed);
    wrong_no_two_tiles(typed);
    wrong_no_option(typed);
    wrong_no_such_rules(id, known);
    wrong_no_such_key(key, known);
    wrong_not_allowed(key, value, allowed);
    wrong_odd_stake(stake);
    wrong_uma(uma);
    wrong_no_such_pace(name, known);
    wrong_no_table_here;
    wrong_table_here(link);
    wrong_table_gone;
    wrong_sits_nowhere;
    wrong_which_table(tables);
    wrong_not_at_this_table;
    wrong_seated_already;
    wrong_table_full;
    wrong_begun;
    wrong_not_begun;
    wrong_over;
    wrong_not_over;
    wrong_places_free(free);
    wrong_no_machine;
    wrong_host_only(host);
    wrong_other_not_here;
    wrong_no_deal_yet;
    reason_no_deal;
    reason_not_seated;
    reason_not_your_turn;
    reason_nothing_to_claim;
    reason_own_discard;
    reason_answered_already;
    reason_not_in_hand;
    reason_not_left_neighbour;
    reason_no_run;
    reason_not_enough_equal(need, have);
    reason_no_pong;
    reason_just_claimed;
    reason_no_replacement;
    reason_too_many_kongs;
    reason_last_discard;
    reason_not_complete(waits);
    reason_not_complete_no_waits;
    reason_below_minimum(have, need);
    reason_no_yaku;
    reason_furiten_discard(kind);
    reason_furiten_passed(kind);
    reason_furiten_passed_deal(kind);
    reason_swap_calling;
    reason_in_riichi;
    reason_no_riichi;
    reason_not_in_the_rules;
    news_opened;
    news_joined;
    news_left;
    news_leaving_after_deal;
    news_stays;
    news_machine_added;
    news_machine_removed;
    news_kicked;
    news_started;
    news_ended;
    news_end_voted(votes, needed);
    news_ready;
    news_back;
    news_board_posted;
    news_feed_board;
    news_feed_every_discard;
    news_rematch;
    news_answered;
    news_discarded(tile);
    news_direct_messages_closed;
    news_hand_by_message(link);
    news_seated(wind);
    fault(id);
    // help.ftl
    help_title;
    help_start_title;
    help_start;
    help_play_title;
    help_play;
    help_claims_title;
    help_claims;
    help_tiles_title;
    help_tiles;
    help_more(topics);
    // commands.ftl
    offer_drawn(tile);
}
