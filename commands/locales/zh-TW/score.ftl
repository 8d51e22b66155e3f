# 要計算的一手牌。
score_title = { $rules }：這手牌的價值
score_meanings = 各項的意思
score_wins = 這手牌胡了。

# 哪裡不對，依 `/算番` 的選項說明。
score_wrong = 無法計算，請檢查 `{ $option }`。{ $why }
score_missing = 這一項一定要填。
score_not_allowed = 不能填「{ $word }」。可以填：{ $allowed }。
score_no_set = 「{ $typed }」不是面子。請寫成 `C:234m`、`P:555p`、`K:5555p`（明槓）、`A:5555p`（加槓）或 `Q:5555p`（暗槓）。
score_impossible_set = 「{ $typed }」和它的字母不符。順子寫成 `C:234m`，刻子寫成 `P:555p`，槓子寫成 `K:5555p`。
score_bonus_among_tiles = { $tile } 是花牌，請用編號填在 `花牌` 裡。
score_too_many = { $kind } 超過四張了，每種牌只有四張。
score_too_many_red = { $tile } 超過 { $most } 張了，這個規則只有 { $most } 張。張數由選項 `tiles.red_fives` 決定。
score_wrong_size = 現在有 { $tiles } 張牌。明牌 { $sets } 組時，不含胡的那張應有 { $needed } 張。
score_too_long = 現在有 { $tiles } 張牌，最多 { $most } 張。
score_no_such_bonus = 沒有編號 { $number } 的花牌。花牌是 1–4，季牌是 5–8。
score_bonus_twice = 編號 { $number } 的花牌只有一張。
score_out_of_range = 不能是 { $number }，要在 0 到 { $most } 之間。
score_own_seat = 不能是胡牌的 { $seat }，請選別家。
score_contradiction = 和 `{ $other }` 互相矛盾，請拿掉其中一項。
score_seats_missing = 缺少這些座位：{ $seats }。
score_no_such_tile = 沒有「{ $typed }」這張牌。牌有 `1m`–`9m`、`1p`–`9p`、`1s`–`9s` 和 `1z`–`7z`。
score_stranger = 這裡不能用「{ $sign }」。請先寫數字，再寫 m、p、s 或 z，例如 `123m456p11z`。
score_unfinished = 請先寫數字，再寫一個字母，例如 `123m456p11z`。
score_not_one = 只能填一張牌，例如 `5p`。

# 為什麼沒有胡。
score_waits = 聽 { $kinds }。在 `胡的牌` 填上其中一張，就能算出價值。
score_waits_for_nothing = 還沒有聽牌。
score_not_complete = 這張牌不能胡。聽的是 { $kinds }。
score_unready = 這張牌不能胡，別的牌也不能。
score_too_many_runs = 依這個規則，胡牌最多只能有 { $most } 組順子。
score_no_yaku = 牌型完整但沒有役，寶牌不算役。
score_below_minimum = 牌型完整但只有 { $have }，要 { $need }才能胡牌。
score_no_robbing = 依這個規則，這手牌不能搶槓。
