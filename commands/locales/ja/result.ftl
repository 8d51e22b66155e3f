result_title = { $round }：{ $what }
result_won = { $name } の和了
result_won_several = { $count }人の和了
result_exhausted = 流局
result_no_replacement = 流局
result_aborted = 途中流局
result_penalized = チョンボ
result_exhausted_about = 牌山がなくなり、和了はありませんでした。
result_no_replacement_about = 最後の牌が花牌か{ $four }で、補充する牌がありません。
result_aborted_about = ルールにより、この局はここで終わりです。
aborted_nine = **{ $name }** の九種九牌で流局です。
aborted_riichi = 四家立直で流局です。
aborted_kongs = 四開槓で流局です。
aborted_winds = 四風連打で流局です。
aborted_winners = 三家和で流局です。
result_false_win = { $name } が誤って和了を宣言しました。この局をやり直します。
result_not_waiting = { $call }のあと、{ $name } は聴牌していませんでした。この局をやり直します。
result_wrong_kong = { $name } が{ $call }のあと、ルールで認められない{ $four }をしました。この局をやり直します。
result_by_draw = **{ $name }** が **{ $tile }** をツモって和了しました。
result_by_discard = **{ $name }** が **{ $from }** の捨てた **{ $tile }** で和了しました。
result_by_rob = **{ $name }** が **{ $from }** の{ $four }から **{ $tile }** を取って和了しました（搶槓）。
result_by_bonus = **{ $name }** が花牌だけで和了しました。
result_hand = 手牌
result_sheet = 点数
result_line_tile = { $line } { $tile }
result_more_lines = ほか{ $count }項目
result_total = 合計
result_value = 得点
result_base = 基本点
result_payments = 点数の移動
# Who is dealer next, and when that begins.
result_after = { $dealer }{ $next }
result_paid = うち{ $parts }
result_part = { $why }{ $points }
result_paid_for = 理由：{ $why }
result_counts = { $name } の手
result_transfers = 支払い
result_dealer_stays = { $name } の連荘です。
result_dealer_passes = 親が移ります。
result_last = これが最後の局でした。
result_next = 次の局は { $time } に、または全員の準備ができしだい始まります。
result_waits = 全員の準備ができしだい、次の局を始めます。
result_dora = ドラ
result_under = 裏ドラ表示牌 { $tiles } → 裏ドラ { $dora }
result_waiting = 聴牌
result_ready = 準備完了：{ $names }

limit_cap = 上限
limit_limit = 満貫
limit_mangan = 満貫
limit_haneman = 跳満
limit_baiman = 倍満
limit_sanbaiman = 三倍満
limit_yakuman = 役満
unit_faan = { $count }番
unit_points = { $count }点
unit_doubles = { $count }翻
unit_han = { $count }翻
unit_fu = { $count }符
unit_yakuman = { $count ->
    [1] 役満
   *[other] { $count }倍役満
}
unit_limits = { $count ->
    [1] 満貫
   *[other] 満貫{ $count }つ
}

pay_win = 和了
pay_liability = 責任払い
pay_counters = 本場
pay_bets = 供託
pay_waiting = 聴牌料
pay_nagashi_mangan = 流し満貫
pay_penalty = 罰符
pay_settlement = 精算

match_title = { $rules }：最終順位
match_place = `{ $place }` **{ $name }** { $points }
match_result = { $points }（成績 { $result }）
match_deals = 各局終了時の持ち点
match_seed = 公開されたシード（牌山の元の値）
match_seed_about = 最初の局の前に公開したハッシュは `{ $hash }` でした。シードがこのハッシュと一致し、どの牌山もこのシードから作られたことは、誰でも確かめられます。

# なぜその点数になったか。
explain_title = { $round }：点数の説明
explain_back = 対局に戻る
explain_hand = { $name } の手
explain_reading =
    牌の分け方：
    { $sets }
explain_line = • **{ $line }** { $worth }：{ $meaning }
explain_line_again = • **{ $line }** { $worth }
explain_sum = 合計：**{ $totals }**
explain_cap = 1つの手は{ $worth }が上限です。
explain_share = { $worth }の手の支払い単位は{ $amount }点です。
explain_tens = { $points }点を{ $rounded }点に切り上げます。
explain_doubled = { $times ->
    [0] 翻がないので{ $points }点のままです。
   *[other] { $points }点を{ $times }回倍にして{ $value }点です。
}
explain_limit_hand = 満貫役があるので{ $value }点です。
explain_cut = 満貫の上限で{ $value }点になります。
explain_base = { $fu }符を{ $times }回（場の2回と翻の数だけ）倍にして、基本点は{ $points }点です。
explain_base_limit = { $limit }なので、基本点は{ $points }点です。
explain_base_only = 基本点は{ $points }点です。
explain_paid = • { $payer } → { $payee }：{ $amount }点（{ $why }）
explain_bets = • { $name } が供託{ $points }点を受け取ります

transcript_text = この局で伏せられていたものは、すべて最初のファイルにあります。
transcript_alt = 局の全記録：配牌、すべてのツモと打牌、結果
transcript_hands = 配牌
transcript_moves = 経過
transcript_end = 終了時の手牌
transcript_wall = 牌山（ツモ順）
replay_text = この卓の第{ $number }対局です。終わった局がすべて入っていて、ほかの場所で見たり再生したりできます。
replay_check = 次のコマンドを使うと、牌山がロビーの検証用ハッシュのとおりに作られたことを、このボットに頼らず、どのパソコンでも確かめられます。表示される最初のハッシュ値を、ロビーのカードのものと比べてください。
replay_alt = 終わった局（{ $format } 形式）
promise = ロビーでは、秘密の値のハッシュ `{ $lobby }` を先に公開しました。その値にルールと4人の参加者を加えて作ったのがシードで、そのハッシュが盤面の `{ $hash }` です。牌山はすべてこのシードから作られるので、このボットを含め、誰も選んだり変えたりできません。
promise_lobby = 次の対局のために、秘密の値のハッシュ `{ $lobby }` を先に公開します。対局が始まると、その値にルールと4人の参加者を加えてシードを作り、牌山はすべてこのシードから作られます。座った人を見て牌山を選ぶことは、このボットを含め、誰にもできません。
promise_check = 局が終わるごとに牌山が、対局が終わるとシードが公開されます。どちらも `/リプレイ` で受け取るファイルに入っています。
    `sparrow verify FILE` を使うと、シードがハッシュと一致し、どの牌山もそのシードから作られたことを、このボットに頼らず、どのパソコンでも確かめられます。`sparrow replay FILE` は一手ずつの検証もします。
promise_opened = 秘密の値は `{ $secret }`、加えたものは `{ $sitting }` でした。`sparrow/derive/1`、ゼロ1バイト、加えたものの長さ（8バイト、下位から）、加えたもの、秘密の値をこの順につなげ、そのSHA-256をとるとシードになります。`/リプレイ` のファイルには、これも確かめるコマンドが付いています。
match_title_broken_off = { $rules }：{ $deals }局で打ち切り
result_worth = 和了点
paid_each = { $points }オール
