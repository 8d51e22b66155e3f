# 圖片的替代文字。
picture_won = { $name } 的手牌：{ $tiles }。胡的牌：{ $tile }。
picture_held = { $name } 的手牌：{ $tiles }。
picture_sets = 副露：{ $sets }。
picture_between = ；
picture_unseen = 暗{ $four }
picture_bonus = 花牌：{ $tiles }。
picture_board = { $round }的牌桌，剩 { $left } 張。
picture_indicators = 指示牌：{ $tiles }。
picture_seat = { $wind }家：{ $points } 點，打出 { $discards } 張。
picture_turn = 輪到這家。
picture_riichi = 已宣告{ $call }。
picture_last = 最後打出：{ $tile }。
picture_chart = { $deals } 局的點數走勢，每個名次一條線。
picture_line = 第 { $place } 名 { $name }：從 { $first } 點到 { $last } 點（最低 { $least }，最高 { $most }）。
picture_watch = 所有人都看得到的牌面：
press_watch = 觀戰
