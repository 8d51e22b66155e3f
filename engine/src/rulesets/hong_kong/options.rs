//! The house options of `hong-kong` (`hong-kong.md` 7, `common.md` 14).

use crate::rules::options::OptionSpec;
use crate::rulesets::facts::{NO_YES, YES_NO, option};

/// All options, scoring first.
#[rustfmt::skip]
pub static OPTIONS: [OptionSpec; 36] = [
    option("min_faan", "3", &["0", "1", "2", "3", "4", "5"], "How many faan a hand needs to win."),
    option("cap", "10", &["8", "10", "13"], "The most faan a hand is paid for."),
    option("curve", "half-spicy", &["half-spicy", "spicy"], "How the payment grows with the faan above four: doubling at every second, or at each."),
    option("payment", "full", &["full", "half", "double"], "Who pays on a discard: the discarder alone, the others half as much, or everybody and double."),
    option("stake", "1", &["1..1000"], "Every payment is multiplied by this."),
    option("common_pair", "any", &["any", "suited", "worthless"], "Which pair a common hand may have."),
    option("four_concealed_last", "concealed-or-pair", &["concealed-or-pair", "any"], "Whether a discard may complete one of four concealed pungs."),
    option("nine_gates", "pattern", &["pattern", "true-wait"], "Whether nine gates must have waited on all nine."),
    option("seven_pairs", "0", &["0", "3", "4", "5"], "Faan for seven different pairs; with 0 they are no winning hand."),
    option("human_hand", "0", &["0", "3", "13"], "Faan for winning on a discard before one's first draw."),
    option("flowers_count_for_minimum", "true", YES_NO, "Whether faan for flowers help to reach the minimum."),
    option("seven_flowers", "off", &["off", "win"], "Whether seven bonus tiles can be declared as a win of 3 faan."),
    option("eight_flowers", "win", &["win", "off"], "Whether all eight bonus tiles can be declared as a win of 8 faan."),
    option("rob_payment", "discard", &["discard", "self-draw"], "Whether a robbed kong is paid like a discard, or its maker pays all three shares of a self-drawn win."),
    option("liability", "none", &["none", "standard"], "Whether the one who fed the set that made a great hand certain pays for all when it is self-drawn."),
    option("tiles.flowers", "true", YES_NO, "Whether the flowers and seasons are in play."),
    option("deal.first_dealer", "random", &["random", "dice-rank", "double-cast", "tile-draw", "fixed"], "How the first dealer is found."),
    option("deal.break_casts", "one", &["one", "two"], "How many casts of the dice break the wall."),
    option("deal.dice", "2", &["2", "3"], "How many dice are cast to break the wall."),
    option("wall.reserve", "0", &["0", "14"], "How many tiles are never drawn."),
    option("wall.bonus_replacement", "tail", &["tail", "head"], "From which end of the wall bonus tiles are replaced."),
    option("claim.multiple_winners", "closest", &["closest", "all"], "Who wins when several can on one tile."),
    option("claim.swap", "allow", &["allow", "no-same", "forbid"], "What may not be discarded right after a chow or pong."),
    option("claim.last_discard", "win-only", &["win-only", "all"], "Whether the last discard can only be won."),
    option("claim.own_discard_win", "allow", &["allow", "no-last", "no-same", "furiten"], "Whether a tile one has discarded oneself can be won on."),
    option("claim.missed_win", "allow", &["allow", "no-same-until-own-turn", "no-any-until-own-turn", "no-any-unless-higher"], "What cannot be won on after a winning tile was let pass."),
    option("kong.concealed_display", "all-down", &["all-down", "middle-down", "ends-down", "open"], "How a concealed kong lies on the table."),
    option("kong.rob_added", "true", YES_NO, "Whether the tile added to a pong can be robbed."),
    option("kong.rob_concealed", "none", &["none", "orphans", "any"], "Who may rob a concealed kong."),
    option("kong.after_claim", "false", NO_YES, "Whether a kong may be declared right after a chow or pong."),
    option("kong.max", "none", &["none", "4"], "The most kongs a deal may have."),
    option("draw.dealer", "stay", &["stay", "pass"], "Whether the dealer stays after a draw."),
    option("game.rounds", "4", &["1..24"], "How many rounds a game has."),
    option("game.start_points", "0", &["-1000000..1000000"], "The points everybody starts with."),
    option("display.meld_side", "left", &["left", "right"], "On which side of the hand claimed sets lie."),
    option("enforcement", "prevent", &["prevent", "penalize"], "Whether a false win can be declared, for a penalty, or only what is right."),
];
