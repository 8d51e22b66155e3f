//! The house options of `riichi` (`riichi.md` 11, `common.md` 14).

use crate::rules::options::OptionSpec;

const fn option(
    key: &'static str,
    default: &'static str,
    allowed: &'static [&'static str],
    about: &'static str,
) -> OptionSpec {
    OptionSpec {
        key,
        default,
        allowed,
        about,
    }
}

/// True or false, the usual first.
const YES_NO: &[&str] = &["true", "false"];
const NO_YES: &[&str] = &["false", "true"];

/// All options, scoring first.
#[rustfmt::skip]
pub static OPTIONS: [OptionSpec; 45] = [
    option("min_yaku", "1", &["0", "1", "2"], "How many han a hand needs without dora; 2 asks for two only with five counters or more."),
    option("kuitan", "true", YES_NO, "Whether all simples counts in a hand with claimed sets."),
    option("ippatsu", "true", YES_NO, "Whether winning within a go-round after riichi adds a han."),
    option("ura", "true", YES_NO, "Whether the tiles under the indicators count for a winner who declared riichi."),
    option("kan_dora", "split", &["split", "immediate", "off"], "When a kong turns one more indicator: at once for a concealed one and after the discard for the others, always at once, or never."),
    option("tiles.red_fives", "0", &["0", "3", "4"], "How many fives are red and add a han each."),
    option("kiriage", "false", NO_YES, "Whether 30 fu with 4 han and 60 fu with 3 han are rounded up to a mangan."),
    option("kazoe", "yakuman", &["yakuman", "sanbaiman"], "What thirteen counted han are paid as."),
    option("yakuman_stack", "true", YES_NO, "Whether several yakuman of one hand are added up."),
    option("double_yakuman", "false", NO_YES, "Whether four great hands count as two yakuman: thirteen orphans with thirteen waits, four concealed triplets waiting for the pair, pure nine gates, big four winds."),
    option("renhou", "off", &["off", "mangan", "yakuman"], "What winning on a discard before the own first draw is worth."),
    option("nagashi", "true", YES_NO, "Whether a river of terminals and honours alone, none of them claimed, is paid as a mangan when the wall is used up."),
    option("double_wind_pair", "4", &["4", "2"], "Fu for a pair that is both the seat's and the round's wind."),
    option("open_pinfu_fu", "30", &["30", "20"], "Fu of a hand with claimed sets that would have 20."),
    option("pao", "dragons+winds", &["dragons+winds", "dragons+winds+kongs", "off"], "For which hands the one who fed the set that made them certain is liable."),
    option("pao_honba", "discarder", &["discarder", "liable"], "Who pays the counters when a liable player and a discarder share a payment."),
    option("riichi_min_tiles", "4", &["0", "1", "4"], "How many tiles must be left to draw for a riichi."),
    option("furiten", "full", &["full", "own-discards", "off"], "What bars wins on discards: own discards and tiles let pass, own discards alone, or nothing."),
    option("abort.nine_terminals", "false", NO_YES, "Whether nine different terminals and honours in the first turn may end the deal."),
    option("abort.four_winds", "false", NO_YES, "Whether four equal winds as the first four discards end the deal."),
    option("abort.four_riichi", "false", NO_YES, "Whether the fourth riichi ends the deal."),
    option("abort.four_kans", "false", NO_YES, "Whether four kongs by several players end the deal after the next discard."),
    option("target", "0", &["0..200000"], "The points somebody should have at the end; they also count as nothing won and nothing lost when they are more than everybody starts with."),
    option("west_round", "false", NO_YES, "Whether the game goes on after its last round until somebody has the target."),
    option("agari_yame", "false", NO_YES, "Whether the game ends when the last dealer keeps the deal and leads."),
    option("bust_ends", "false", NO_YES, "Whether the game ends when somebody has less than nothing."),
    option("uma", "15/5/-5/-15", &["-100..100/-100..100/-100..100/-100..100"], "What the four places add to the result, in thousands."),
    option("tie", "seat", &["seat", "split"], "Whether the earlier seat has the better place when points are equal, or the places are shared."),
    option("tiles.flowers", "false", &["false"], "Whether the flowers and seasons are in play."),
    option("deal.first_dealer", "random", &["random", "dice-rank", "double-cast", "tile-draw", "fixed"], "How the first dealer is found."),
    option("deal.break_casts", "one", &["one", "two"], "How many casts of the dice break the wall."),
    option("wall.reserve", "14", &["14"], "How many tiles are never drawn."),
    option("claim.multiple_winners", "best", &["best", "closest", "all", "all-triple-draw"], "Who wins when several can on one tile."),
    option("claim.swap", "forbid", &["forbid", "no-same", "allow"], "What may not be discarded right after a chow or pong."),
    option("claim.last_discard", "win-only", &["win-only", "all"], "Whether the last discard can only be won."),
    option("claim.own_discard_win", "furiten", &["furiten"], "Whether a tile one has discarded oneself can be won on."),
    option("kong.concealed_display", "ends-down", &["ends-down", "middle-down", "all-down", "open"], "How a concealed kong lies on the table."),
    option("kong.rob_added", "true", YES_NO, "Whether the tile added to a pong can be robbed."),
    option("kong.rob_concealed", "orphans", &["orphans", "none", "any"], "Who may rob a concealed kong."),
    option("kong.after_claim", "false", NO_YES, "Whether a kong may be declared right after a chow or pong."),
    option("kong.max", "4", &["4"], "The most kongs a deal may have."),
    option("draw.dealer", "tenpai", &["tenpai", "pass", "stay"], "Whether the dealer stays after a draw."),
    option("game.rounds", "2", &["1", "2", "4"], "How many rounds a game has."),
    option("game.start_points", "30000", &["-1000000..1000000"], "The points everybody starts with."),
    option("display.meld_side", "right", &["right", "left"], "On which side of the hand claimed sets lie."),
];
