# 点数を知りたい手牌。
score_title = { $rules }：手牌の点数
score_meanings = それぞれの意味
score_wins = 和了です。

# 何が違うか。`/点数計算` のオプションで示す。
score_wrong = 計算できません。`{ $option }` を見直してください。{ $why }
score_missing = 必要な項目ですが、空です。
score_not_allowed = 「{ $word }」は使えません。使えるもの：{ $allowed }
score_no_set = 「{ $typed }」は面子ではありません。`C:234m`、`P:555p`、`K:5555p`（大明槓）、`A:5555p`（加槓）、`Q:5555p`（暗槓）のように書いてください。
score_impossible_set = 「{ $typed }」は文字と中身が合いません。順子は `C:234m`、刻子は `P:555p`、槓子は `K:5555p` のように書きます。
score_bonus_among_tiles = { $tile } は花牌です。`花牌` に番号で入れてください。
score_too_many = { $kind } が4枚を超えます。同じ牌は4枚までです。
score_too_many_red = { $tile } が{ $most }枚を超えます。このルールでは{ $most }枚です。枚数は設定 `tiles.red_fives` で決まります。
score_wrong_size = 牌が{ $tiles }枚あります。副露が{ $sets }つなら、和了牌を除いて{ $needed }枚必要です。
score_too_long = 牌が{ $tiles }枚あります。{ $most }枚までにしてください。
score_no_such_bonus = 花牌{ $number }はありません。花牌は1～4、季節牌は5～8です。
score_bonus_twice = 花牌{ $number }は1枚しかありません。
score_out_of_range = { $number }にはできません。0～{ $most }にしてください。
score_own_seat = 和了者の { $seat } にはできません。ほかの人を選んでください。
score_contradiction = `{ $other }` と両立しません。どちらかを外してください。
score_seats_missing = 足りない席：{ $seats }
score_no_such_tile = 「{ $typed }」という牌はありません。牌は `1m`～`9m`、`1p`～`9p`、`1s`～`9s`、`1z`～`7z` です。
score_stranger = 「{ $sign }」は使えません。`123m456p11z` のように、数字のあとに m、p、s、z を書いてください。
score_unfinished = `123m456p11z` のように、数字のあとに文字を1つ書いてください。
score_not_one = `5p` のように、牌を1枚だけ書いてください。

# 和了できない理由。
score_waits = 待ちは { $kinds } です。`和了牌` に牌を入れると点数がわかります。
score_waits_for_nothing = 聴牌していません。和了まで2枚以上足りません。
score_not_complete = この牌では完成しません。待ちは { $kinds } です。
score_unready = この牌では完成しません。ほかのどの牌でも完成しません。
score_too_many_runs = このルールでは、和了の手に順子は{ $most }つまでです。
score_no_yaku = 形は完成していますが、役がありません。ドラは役になりません。
score_below_minimum = 形は完成していますが、{ $have }です。和了には{ $need }以上が必要です。
score_no_robbing = このルールでは、この手で搶槓はできません。
