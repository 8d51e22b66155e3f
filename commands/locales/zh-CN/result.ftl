result_title = { $round }：{ $what }
result_won = { $name } 和牌
result_won_several = { $count } 家和牌
result_exhausted = 流局
result_no_replacement = 流局
result_aborted = 中途流局
result_penalized = 犯规
result_exhausted_about = 牌已摸完，无人和牌。
result_no_replacement_about = 最后一张是花牌或用来{ $four }，已无牌可补。
result_aborted_about = 按规则，本局到此为止。
aborted_nine = 九种九牌：**{ $name }** 起手有九种以上的幺九牌和字牌，宣告流局。
aborted_riichi = 四家立直，流局。
aborted_kongs = 四杠散了，流局。
aborted_winds = 四风连打，流局。
aborted_winners = 三家同时荣和，流局。
result_false_win = { $name } 诈和。本局重打。
result_not_waiting = { $call }之后，{ $name } 并没有听牌。本局重打。
result_wrong_kong = { $name } 在{ $call }之后开了规则不允许的{ $four }。本局重打。
result_by_draw = **{ $name }** 自摸 **{ $tile }** 和牌。
result_by_discard = **{ $name }** 和了 **{ $from }** 打出的 **{ $tile }**。
result_by_rob = **{ $name }** 从 **{ $from }** 的{ $four }中抢得 **{ $tile }** 和牌。
result_by_bonus = **{ $name }** 凭花牌和牌。
result_hand = 手牌
result_sheet = 计分
result_line_tile = { $line } { $tile }
result_more_lines = 其余 { $count } 项
result_total = 合计
result_value = 得分
result_base = 基本点
result_payments = 点数变化
# Who is dealer next, and when that begins.
result_after = { $dealer }{ $next }
result_paid = 其中{ $parts }
result_part = { $why } { $points }
result_paid_for = 原因：{ $why }
result_counts = { $name } 的牌
result_transfers = 谁付给谁
result_dealer_stays = { $name } 连庄。
result_dealer_passes = 下一家坐庄。
result_last = 这是最后一局。
result_next = 下一局在 { $time }开始，大家都准备好则立即开始。
result_waits = 大家都准备好后，下一局就开始。
result_dora = 宝牌
result_under = 里指示牌 { $tiles } → 里宝牌 { $dora }
result_waiting = 听牌
result_ready = 已准备：{ $names }

limit_cap = 封顶
limit_limit = 满贯
limit_mangan = 满贯
limit_haneman = 跳满
limit_baiman = 倍满
limit_sanbaiman = 三倍满
limit_yakuman = 役满
unit_faan = { $count } 番
unit_points = { $count } 点
unit_doubles = { $count } 番
unit_han = { $count } 番
unit_fu = { $count } 符
unit_yakuman = { $count ->
    [1] 役满
   *[other] { $count } 倍役满
}
unit_limits = { $count ->
    [1] 满贯
   *[other] { $count } 个满贯
}

pay_win = 和牌
pay_liability = 包牌
pay_counters = 本场
pay_bets = 供托
pay_waiting = 不听罚符
pay_nagashi_mangan = 流局满贯
pay_penalty = 罚点
pay_settlement = 结算

match_title = { $rules }：最终排名
match_place = `{ $place }` **{ $name }** { $points }
match_result = { $points }（成绩 { $result }）
match_deals = 每局后的点数
match_seed = 公开的洗牌种子
match_seed_about = 开局前公开的哈希是 `{ $hash }`。任何人都可以验证种子与这个哈希相符，且每副牌都由它产生。

# 这一局为什么值这么多。
explain_title = { $round }：算分说明
explain_back = 返回对局
explain_hand = { $name } 的手牌
explain_reading =
    牌型：
    { $sets }
explain_line = • **{ $line }** { $worth }：{ $meaning }
explain_line_again = • **{ $line }** { $worth }
explain_sum = 合计：**{ $totals }**
explain_cap = 一副牌最多按 { $worth }计。
explain_share = { $worth }的牌，每份 { $amount } 点。
explain_tens = { $points } 点进位为 { $rounded } 点。
explain_doubled = { $times ->
    [0] { $points } 点，没有加倍。
   *[other] { $points } 点加倍 { $times } 次，得 { $value } 点。
}
explain_limit_hand = 有满贯牌型，计 { $value } 点。
explain_cut = 按满贯封顶为 { $value } 点。
explain_base = { $fu } 符加倍 { $times } 次（固定两次，每番再一次），得基本点 { $points } 点。
explain_base_limit = 达到{ $limit }，基本点 { $points } 点。
explain_base_only = 基本点 { $points } 点。
explain_paid = • { $payer } → { $payee }：{ $amount } 点（{ $why }）
explain_bets = • { $name } 收取立直棒 { $points } 点

transcript_text = 本局所有暗牌都在第一个文件里。
transcript_alt = 整局文字记录：起手牌、每次摸牌和打牌、结果
transcript_hands = 起手牌
transcript_moves = 过程
transcript_end = 结束时的手牌
transcript_wall = 牌墙（按摸牌顺序）
replay_text = 这是本桌的第 { $number } 场对局：包含所有打完的局，可以在别处查看或回放。
replay_check = 用下面的命令，在任何电脑上都能验证每副牌都出自大厅的验证用哈希，不必依赖本机器人。请把显示的第一个哈希值与大厅卡片上的对照。
replay_alt = 打完的局，{ $format } 格式
promise = 在大厅里先公开了一个秘密数的哈希 `{ $lobby }`。秘密数加上规则和四位玩家，就是种子，它的哈希是牌面上的 `{ $hash }`。每副牌都由这个种子产生，谁也不能挑选或改动，本机器人也不能。
promise_lobby = 下一场的秘密数已经先公开哈希 `{ $lobby }`。开始时会加上规则和四位玩家，由此得到的种子产生每副牌。所以谁也不能看人挑牌，本机器人也不能。
promise_check = 每局结束后公开牌墙，整场结束后公开种子；两者都在 `/回放` 给你的文件里。
    `sparrow verify FILE` 可以在任何电脑上验证种子与哈希相符，且每副牌都由它产生，不必依赖本机器人；`sparrow replay FILE` 还会检查每一步。
promise_opened = 秘密数是 `{ $secret }`，加上的是 `{ $sitting }`：把 `sparrow/derive/1`、一个零字节、这段文字的长度（8 字节，低位在前）、这段文字和秘密数依次相连，其 SHA-256 就是种子。`/回放` 的文件附有能验证这一点的命令。
match_title_broken_off = { $rules }：打完 { $deals } 局后中止
result_worth = 和牌得分
paid_each = 每家 { $points }
