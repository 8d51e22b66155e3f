# 画像の代替テキスト。
picture_won = { $name } の手牌：{ $tiles }。和了牌：{ $tile }。
picture_held = { $name } の手牌：{ $tiles }。
picture_sets = 副露：{ $sets }。
picture_between = ；
picture_unseen = 暗{ $four }
picture_bonus = 花牌：{ $tiles }。
picture_board = { $round }の卓。残り { $left } 枚。
picture_indicators = 表示牌：{ $tiles }。
picture_seat = { $wind }家：{ $points } 点、捨て牌 { $discards } 枚。
picture_turn = 手番。
picture_riichi = { $call }宣言済み。
picture_last = 最後の捨て牌：{ $tile }。
picture_chart = 全 { $deals } 局の持ち点の推移。順位ごとに一本の線。
picture_line = { $place }位 { $name }：{ $first } 点から { $last } 点（最低 { $least }、最高 { $most }）。
picture_watch = 観戦用の盤面です：
press_watch = 観戦
