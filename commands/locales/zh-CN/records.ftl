somebody_gone = 已离开的人
replay_link = [在 tenhou.net 上看这一局](<{ $address }>)
match_ratings = 等级分
match_rating = { $name }：{ $before } → **{ $after }**（{ $change }）
look_place = 第 { $place } 名
look_page = 第 { $number } 页，共 { $count } 页
look_no_games = { $name } 在这里还没有打完的对局。用 `/牌桌 开桌` 可以开一桌。
look_no_games_of = { $name } 在这里还没有打完{ $rules }的对局。打过哪些可以看 `/对局记录`。
look_other_rules = 其他规则
press_page_before = 上一页
press_page_after = 下一页

history_title = { $name } 的对局
history_left = 打了 { $sat } 局后离开，全场 { $deals } 局
history_broken_off = 打了 { $deals } 局后中止
history_rating = 等级分 { $change }
history_games = 查看一场对局

course_title = 牌桌 { $table }，第 { $game } 场
course_when = 时间和地点
course_standings = 名次
course_deals = 逐局结果
course_won = { $how }{ $worth }（{ $gain }）
course_whole_deal = 查看完整的一局
course_why = 和牌的算分说明
course_not_kept = 结果还在，但逐局的内容已不再保留。

stats_title = { $name } 的{ $rules }成绩
stats_games = 对局
stats_places = 名次
stats_average_place = 平均名次
stats_deals = 局数
stats_wins = 和牌
stats_self_draws = 其中自摸
stats_deal_ins = 点炮
stats_called = 副露
stats_riichi = 立直
stats_waiting = 流局听牌
stats_worth = 平均和牌大小
stats_rating = 等级分
stats_share = { $count }（{ $percent }%）
stats_best = 最大的一手牌
press_best_game = 最大一手牌的对局
stats_best_where = 牌桌 { $table }，第 { $game } 场，第 { $deal } 局

leaders_title = { $rules }等级分
leaders_line = `{ $rank }` **{ $name }** { $rating } · { $games } 场
leaders_about = 四个人打到最后、且每人都打了半数以上的局，这一场才计分。带 ? 的是暂定分：计分的对局不足 { $games } 场。
leaders_nobody = 这里还没有计入{ $rules }等级分的对局。四个人打到最后的一场就会计入。

files_refused = Discord 没有接受本应附在这里的文件：文件太大，或者我不能在这个频道里附加文件。如果是频道的权限，服务器的管理者可以开放。
own_export = 保存的有关你的一切都在文件里：你的设置、对局、等级分、你坐过的牌桌和你在那里除打牌以外做过的事，以及显示你手牌的消息。打牌的内容在每场对局的文件里：`/对局记录`。
own_export_alt = 保存的有关你的内容，JSON 格式
own_delete = **删除我的数据**会把你从所有服务器的记录中移除：你的设置会被删除，在成绩和已关闭牌桌的记录里，你的名字和编号换成“已离开的人”。你的对局记录、成绩和等级分无法恢复，其他人的会保留。频道里已有的消息不会改变。可以先用 `/个人设置 导出` 留一份副本。
own_deleted = 完成：你已从保存的记录中移除。再来打牌就是重新开始。
press_delete_mine = 删除我的数据
wrong_sits_somewhere = 你还坐在未关闭的牌桌（{ $tables }），别人正和你一起打。请用 `/牌桌 离开` 离开，或等它打完，然后再试。
