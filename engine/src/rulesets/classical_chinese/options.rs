//! The house options of `classical-chinese` (`classical-chinese.md` 9, `common.md` 14).

use crate::rules::options::OptionSpec;
use crate::rulesets::facts::{NO_YES, YES_NO, option};

/// All options, scoring first.
#[rustfmt::skip]
pub static OPTIONS: [OptionSpec; 38] = [
    option("win_points", "20", &["20", "10"], "Points for going out."),
    option("pair_points", "millington", &["millington", "generous"], "What pairs of winds are worth: only the own ones 2 and 4, or all of them 2, 4 and 8."),
    option("limit", "500", &["300", "500", "1000"], "What a limit hand is worth; no hand is worth more."),
    option("roof_off", "false", NO_YES, "Whether hands may be worth more than the limit."),
    option("max_chows", "4", &["1", "4"], "How many runs a winning hand may have."),
    option("half_concealed", "0", &["0", "1"], "Doubles for a hand that was concealed up to the winning discard."),
    option("no_score_strict", "false", NO_YES, "Whether extra points of the winner spoil the no-score hand."),
    option("seven_pairs", "false", NO_YES, "Whether seven different pairs win, with 20 points more."),
    option("original_call", "false", NO_YES, "Whether a hand that waits can be announced with the first discard, frozen, for a double."),
    option("claimed_kong_concealed", "false", NO_YES, "Whether a kong claimed with three in hand counts as concealed for doubles."),
    option("losers_settle", "true", YES_NO, "Whether those who have not won settle among themselves."),
    option("losers_purity", "false", NO_YES, "Whether losers get the doubles for one suit and for a concealed hand."),
    option("east_double", "true", YES_NO, "Whether East pays and receives double."),
    option("discard_payment", "all", &["all", "discarder-all", "discarder-double"], "Who pays for a win on a discard."),
    option("cannon", "none", &["none", "millington"], "Whether the one who discards what is plainly dangerous pays for all."),
    option("fancy_limits", "true", YES_NO, "Whether the limit hands count that are won by a certain tile or a certain picture."),
    option("east_streak", "13", &["13", "9", "0"], "Which win in a row of East is worth the limit; 0 for none."),
    option("rounding", "exact", &["exact", "nearest10"], "How payments are rounded."),
    option("tiles.flowers", "false", NO_YES, "Whether the flowers and seasons are in play."),
    option("deal.first_dealer", "dice-rank", &["dice-rank", "double-cast", "tile-draw", "random", "fixed"], "How the first dealer is found."),
    option("deal.break_casts", "one", &["one", "two"], "How many casts of the dice break the wall."),
    option("wall.reserve", "14", &["14", "0", "16"], "How many tiles are never drawn; 16 are a box of their own for kongs."),
    option("wall.bonus_replacement", "head", &["head", "tail"], "From which end of the wall bonus tiles are replaced."),
    option("claim.multiple_winners", "closest", &["closest", "best", "all", "all-triple-draw"], "Who wins when several can on one tile."),
    option("claim.swap", "allow", &["allow", "no-same", "forbid"], "What may not be discarded right after a chow or pong."),
    option("claim.last_discard", "win-only", &["win-only", "all"], "Whether the last discard can only be won."),
    option("claim.own_discard_win", "allow", &["allow", "no-last", "no-same", "furiten"], "Whether a tile one has discarded oneself can be won on."),
    option("claim.missed_win", "allow", &["allow", "no-same-until-own-turn", "no-any-until-own-turn", "no-any-unless-higher"], "What cannot be won on after a winning tile was let pass."),
    option("kong.concealed_display", "middle-down", &["middle-down", "ends-down", "all-down", "open"], "How a concealed kong lies on the table."),
    option("kong.rob_added", "true", YES_NO, "Whether the tile added to a pong can be robbed."),
    option("kong.rob_concealed", "orphans", &["none", "orphans", "any"], "Who may rob a concealed kong."),
    option("kong.after_claim", "false", NO_YES, "Whether a kong may be declared right after a chow or pong."),
    option("kong.max", "none", &["none", "4"], "The most kongs a deal may have."),
    option("draw.dealer", "pass", &["pass", "stay"], "Whether the dealer stays after a draw."),
    option("game.rounds", "4", &["1", "2", "4", "8", "16", "24"], "How many rounds a game has."),
    option("game.start_points", "2000", &["-1000000..1000000"], "The points everybody starts with."),
    option("display.meld_side", "left", &["left", "right"], "On which side of the hand claimed sets lie."),
    option("enforcement", "prevent", &["prevent", "penalize"], "Whether a false win can be declared, for a penalty, or only what is right."),
];
