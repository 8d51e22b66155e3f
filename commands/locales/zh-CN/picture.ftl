# 图片的替代文字。
picture_won = { $name } 的手牌：{ $tiles }。和牌张：{ $tile }。
picture_held = { $name } 的手牌：{ $tiles }。
picture_sets = 副露：{ $sets }。
picture_between = ；
picture_unseen = 暗{ $four }
picture_bonus = 花牌：{ $tiles }。
picture_board = { $round }的牌桌，余 { $left } 张。
picture_indicators = 指示牌：{ $tiles }。
picture_seat = { $wind }家：{ $points } 点，打出 { $discards } 张。
picture_turn = 轮到此家。
picture_riichi = 已宣告{ $call }。
picture_last = 最后打出：{ $tile }。
picture_chart = { $deals } 局的点数走势，每个名次一条线。
picture_line = 第 { $place } 名 { $name }：从 { $first } 点到 { $last } 点（最低 { $least }，最高 { $most }）。
picture_watch = 所有人可见的牌面：
press_watch = 观战
