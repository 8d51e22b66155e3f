# 要计算的一手牌。
score_title = { $rules }：这手牌的价值
score_meanings = 各项含义
score_wins = 这手牌和了。

# 哪里不对，按 `/算番` 的选项说明。
score_wrong = 无法计算，请检查 `{ $option }`。{ $why }
score_missing = 这一项必须填写。
score_not_allowed = 不能填“{ $word }”。可以填：{ $allowed }。
score_no_set = “{ $typed }”不是面子。请写成 `C:234m`、`P:555p`、`K:5555p`（明杠）、`A:5555p`（加杠）或 `Q:5555p`（暗杠）。
score_impossible_set = “{ $typed }”与它的字母不符。顺子写成 `C:234m`，刻子写成 `P:555p`，杠子写成 `K:5555p`。
score_bonus_among_tiles = { $tile } 是花牌，请按编号填在 `花牌` 里。
score_too_many = { $kind } 超过了四张，而每种牌只有四张。
score_too_many_red = { $tile } 超过了 { $most } 张，而本规则只有 { $most } 张。张数由选项 `tiles.red_fives` 决定。
score_wrong_size = 现在有 { $tiles } 张牌。副露 { $sets } 组时，除和牌张外应有 { $needed } 张。
score_too_long = 现在有 { $tiles } 张牌，最多 { $most } 张。
score_no_such_bonus = 没有编号为 { $number } 的花牌。花牌为 1–4，季牌为 5–8。
score_bonus_twice = 编号为 { $number } 的花牌只有一张。
score_out_of_range = 不能是 { $number }，应在 0 到 { $most } 之间。
score_own_seat = 不能是和牌者 { $seat }，请选其他家。
score_contradiction = 与 `{ $other }` 矛盾，请去掉其中一项。
score_seats_missing = 缺少这些座位：{ $seats }。
score_no_such_tile = 没有“{ $typed }”这张牌。牌有 `1m`–`9m`、`1p`–`9p`、`1s`–`9s` 和 `1z`–`7z`。
score_stranger = 这里不能用“{ $sign }”。请先写数字，再写 m、p、s 或 z，如 `123m456p11z`。
score_unfinished = 请先写数字，再写一个字母，如 `123m456p11z`。
score_not_one = 只能填一张牌，如 `5p`。

# 为什么没有和。
score_waits = 听 { $kinds }。在 `和牌张` 里填上其中一张，就能算出价值。
score_waits_for_nothing = 还没有听牌。
score_not_complete = 这张牌不能和。听的是 { $kinds }。
score_unready = 这张牌不能和，其他牌也不能。
score_too_many_runs = 按本规则，和牌最多只能有 { $most } 组顺子。
score_no_yaku = 牌型完整但没有役，宝牌不算役。
score_below_minimum = 牌型完整但只有 { $have }，需要 { $need }才能和牌。
score_no_robbing = 按本规则，这手牌不能抢杠。
