//! The house options of `classical-japanese` (`classical-japanese.md` 8, `common.md` 14).

use crate::rules::options::OptionSpec;
use crate::rulesets::facts::{NO_YES, YES_NO, option};

/// All options, scoring first.
#[rustfmt::skip]
pub static OPTIONS: [OptionSpec; 33] = [
    option("limit", "500", &["300", "500", "1000", "none"], "What a limit hand is worth; no hand is worth more."),
    option("rounding", "nearest10", &["nearest10", "ceil10-points", "exact"], "How points or payments are rounded to tens."),
    option("pillow_guest_wind", "2", &["0", "2"], "Points for a pair of a wind that is neither the seat's nor the round's."),
    option("concealed_discard", "10", &["0", "10"], "Points for a concealed hand completed by a discard."),
    option("flush_points", "10", &["0", "10"], "Points for a hand of one suit."),
    option("open_no_points", "true", YES_NO, "Whether a no-points hand may have claimed sets."),
    option("self_draw_spoils_no_points", "true", YES_NO, "Whether a self-drawn hand has points; otherwise it keeps its bonus and loses the points of the draw."),
    option("last_discard_bonus", "0", &["0", "1"], "Doubles for winning on the last discard."),
    option("limit_multiples", "false", NO_YES, "Whether several limit hands in one are paid each."),
    option("earthly", "first-draw", &["first-draw", "east-first-discard"], "What an earthly hand is."),
    option("seven_pairs", "none", &["none", "25x2", "100"], "What seven different pairs are worth: 25 points and two doubles, or 100 points."),
    option("discard_payment", "discarder", &["discarder", "all"], "Who pays for a win on a discard."),
    option("liability", "honours", &["honours", "none"], "Whether the one who fed the set that made a limit hand of honours certain is liable for it."),
    option("draw.waiting_payments", "0", &["0", "300"], "What the hands that wait receive in all when nobody wins."),
    option("tiles.flowers", "false", NO_YES, "Whether the flowers and seasons are in play; they are worth nothing."),
    option("deal.first_dealer", "double-cast", &["double-cast", "dice-rank", "tile-draw", "random", "fixed"], "How the first dealer is found."),
    option("deal.break_casts", "two", &["two", "one"], "How many casts of the dice break the wall."),
    option("wall.reserve", "14", &["14", "0", "16"], "How many tiles are never drawn."),
    option("claim.multiple_winners", "closest", &["closest", "all"], "Who wins when several can on one tile."),
    option("claim.swap", "allow", &["allow", "no-same", "forbid"], "What may not be discarded right after a chow or pong."),
    option("claim.last_discard", "win-only", &["win-only", "all"], "Whether the last discard can only be won."),
    option("claim.own_discard_win", "allow", &["allow", "no-last", "no-same", "furiten"], "Whether a tile one has discarded oneself can be won on."),
    option("claim.missed_win", "allow", &["allow", "no-same-until-own-turn", "no-any-until-own-turn", "no-any-unless-higher"], "What cannot be won on after a winning tile was let pass."),
    option("kong.concealed_display", "ends-down", &["ends-down", "middle-down", "all-down", "open"], "How a concealed kong lies on the table."),
    option("kong.rob_added", "true", YES_NO, "Whether the tile added to a pong can be robbed."),
    option("kong.rob_concealed", "none", &["none", "orphans", "any"], "Who may rob a concealed kong."),
    option("kong.after_claim", "false", NO_YES, "Whether a kong may be declared right after a chow or pong."),
    option("kong.max", "none", &["none", "4"], "The most kongs a deal may have."),
    option("draw.dealer", "pass", &["pass", "stay"], "Whether the dealer stays after a draw."),
    option("game.rounds", "4", &["1..24"], "How many rounds a game has."),
    option("game.start_points", "2000", &["-1000000..1000000"], "The points everybody starts with."),
    option("display.meld_side", "right", &["right", "left"], "On which side of the hand claimed sets lie."),
    option("enforcement", "prevent", &["prevent", "penalize"], "Whether a false win can be declared, for a penalty, or only what is right."),
];
