result_title = { $round }：{ $what }
result_won = { $name } 胡牌
result_won_several = { $count } 家胡牌
result_exhausted = 流局
result_no_replacement = 流局
result_aborted = 中途流局
result_penalized = 犯規
result_exhausted_about = 牌摸完了，沒有人胡牌。
result_no_replacement_about = 最後一張是花牌或拿來開{ $four }，沒有牌可以補。
result_aborted_about = 依規則，這一局到此為止。
aborted_nine = 九種九牌：**{ $name }** 起手有九種以上的么九牌和字牌，宣告流局。
aborted_riichi = 四家立直，流局。
aborted_kongs = 四槓散了，流局。
aborted_winds = 四風連打，流局。
aborted_winners = 三家同時榮和，流局。
result_false_win = { $name } 詐胡。這一局重打。
result_not_waiting = { $call }之後，{ $name } 並沒有聽牌。這一局重打。
result_wrong_kong = { $name } 在{ $call }之後開了規則不允許的{ $four }。這一局重打。
result_by_draw = **{ $name }** 自摸 **{ $tile }** 胡牌。
result_by_discard = **{ $name }** 胡了 **{ $from }** 打出的 **{ $tile }**。
result_by_rob = **{ $name }** 從 **{ $from }** 的{ $four }搶得 **{ $tile }** 胡牌。
result_by_bonus = **{ $name }** 靠花牌胡牌。
result_hand = 手牌
result_sheet = 計分
result_line_tile = { $line } { $tile }
result_more_lines = 其餘 { $count } 項
result_total = 合計
result_value = 得分
result_base = 基本點
result_payments = 點數變化
# Who is dealer next, and when that begins.
result_after = { $dealer }{ $next }
result_paid = 其中{ $parts }
result_part = { $why } { $points }
result_paid_for = 原因：{ $why }
result_counts = { $name } 的牌
result_transfers = 誰付給誰
result_dealer_stays = { $name } 連莊。
result_dealer_passes = 換下家做莊。
result_last = 這是最後一局。
result_next = 下一局在 { $time }開始，大家都準備好就馬上開始。
result_waits = 大家都準備好後，下一局就開始。
result_dora = 寶牌
result_under = 裏指示牌 { $tiles } → 裏寶牌 { $dora }
result_waiting = 聽牌
result_ready = 準備好了：{ $names }

limit_cap = 爆棚（上限）
limit_limit = 滿貫
limit_mangan = 滿貫
limit_haneman = 跳滿
limit_baiman = 倍滿
limit_sanbaiman = 三倍滿
limit_yakuman = 役滿
unit_faan = { $count } 番
unit_points = { $count } 點
unit_doubles = { $count } 番
unit_han = { $count } 飜
unit_fu = { $count } 符
unit_yakuman = { $count ->
    [1] 役滿
   *[other] { $count } 倍役滿
}
unit_limits = { $count ->
    [1] 滿貫
   *[other] { $count } 個滿貫
}

pay_win = 胡牌
pay_liability = 包牌
pay_counters = 本場
pay_bets = 供託
pay_waiting = 不聽罰符
pay_nagashi_mangan = 流局滿貫
pay_penalty = 罰點
pay_settlement = 結算

match_title = { $rules }：最終名次
match_place = `{ $place }` **{ $name }** { $points }
match_result = { $points }（成績 { $result }）
match_deals = 每局後的點數
match_seed = 公開的洗牌種子
match_seed_about = 開局前公開的雜湊是 `{ $hash }`。任何人都能驗證種子符合這個雜湊，而且每副牌都由它產生。

# 這一局為什麼值這麼多。
explain_title = { $round }：算分說明
explain_back = 返回對局
explain_hand = { $name } 的手牌
explain_reading =
    牌型：
    { $sets }
explain_line = • **{ $line }** { $worth }：{ $meaning }
explain_line_again = • **{ $line }** { $worth }
explain_sum = 合計：**{ $totals }**
explain_cap = 一副牌最多以 { $worth }計。
explain_share = { $worth }的牌，每份 { $amount } 點。
explain_tens = { $points } 點進位為 { $rounded } 點。
explain_doubled = { $times ->
    [0] { $points } 點，沒有加倍。
   *[other] { $points } 點加倍 { $times } 次，得 { $value } 點。
}
explain_limit_hand = 有滿貫牌型，計 { $value } 點。
explain_cut = 以滿貫封頂為 { $value } 點。
explain_base = { $fu } 符加倍 { $times } 次（固定兩次，每飜再一次），得基本點 { $points } 點。
explain_base_limit = 達到{ $limit }，基本點 { $points } 點。
explain_base_only = 基本點 { $points } 點。
explain_paid = • { $payer } → { $payee }：{ $amount } 點（{ $why }）
explain_bets = • { $name } 收取立直棒 { $points } 點

transcript_text = 這一局所有蓋著的牌都在第一個檔案裡。
transcript_alt = 整局的文字紀錄：配牌、每次摸牌和打牌、結果
transcript_hands = 配牌
transcript_moves = 過程
transcript_end = 結束時的手牌
transcript_wall = 牌牆（依摸牌順序）
replay_text = 這是本桌的第 { $number } 場對局：包含所有打完的局，可以在別處觀看或重播。
replay_check = 用下面的指令，在任何電腦上都能驗證每副牌都出自大廳的驗證用雜湊，不必依賴本機器人。請把顯示的第一個雜湊值和大廳卡片上的對照。
replay_alt = 打完的局，{ $format } 格式
promise = 在大廳裡先公開了一個秘密數的雜湊 `{ $lobby }`。秘密數加上規則和四位玩家，就是種子，它的雜湊是牌面上的 `{ $hash }`。每副牌都由這個種子產生，誰也不能挑選或更改，本機器人也不能。
promise_lobby = 下一場的秘密數已經先公開雜湊 `{ $lobby }`。開始時會加上規則和四位玩家，由此得到的種子產生每副牌。所以誰也不能看人挑牌，本機器人也不能。
promise_check = 每局結束後公開牌牆，整場結束後公開種子；兩者都在 `/重播` 給你的檔案裡。
    `sparrow verify FILE` 可以在任何電腦上驗證種子符合雜湊，而且每副牌都由它產生，不必依賴本機器人；`sparrow replay FILE` 還會檢查每一步。
promise_opened = 秘密數是 `{ $secret }`，加上的是 `{ $sitting }`：把 `sparrow/derive/1`、一個零位元組、這段文字的長度（8 位元組，低位在前）、這段文字和秘密數依序相連，其 SHA-256 就是種子。`/重播` 的檔案附有能驗證這一點的指令。
match_title_broken_off = { $rules }：打完 { $deals } 局後中止
result_worth = 胡牌得分
paid_each = 每家 { $points }
