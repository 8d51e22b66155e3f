somebody_gone = 已離開的人
replay_link = [在 tenhou.net 上看這一局](<{ $address }>)
match_ratings = 等級分
match_rating = { $name }：{ $before } → **{ $after }**（{ $change }）
look_place = 第 { $place } 名
look_page = 第 { $number } 頁，共 { $count } 頁
look_no_games = { $name } 在這裡還沒有打完的對局。用 `/牌桌 開桌` 可以開一桌。
look_no_games_of = { $name } 在這裡還沒有打完{ $rules }的對局。打過哪些可以看 `/對局記錄`。
look_other_rules = 其他規則
press_page_before = 上一頁
press_page_after = 下一頁

history_title = { $name } 的對局
history_left = 打了 { $sat } 局後離開，全場 { $deals } 局
history_broken_off = 打了 { $deals } 局後中止
history_rating = 等級分 { $change }
history_games = 看一場對局

course_title = 牌桌 { $table }，第 { $game } 場
course_when = 時間和地點
course_standings = 名次
course_deals = 逐局結果
course_won = { $how }{ $worth }（{ $gain }）
course_whole_deal = 看完整的一局
course_why = 胡牌的算分說明
course_not_kept = 結果還在，但逐局的內容已不再保留。

stats_title = { $name } 的{ $rules }成績
stats_games = 對局
stats_places = 名次
stats_average_place = 平均名次
stats_deals = 局數
stats_wins = 胡牌
stats_self_draws = 其中自摸
stats_deal_ins = 放槍
stats_called = 副露
stats_riichi = 立直
stats_waiting = 流局聽牌
stats_worth = 平均胡牌大小
stats_rating = 等級分
stats_share = { $count }（{ $percent }%）
stats_best = 最大的一手牌
press_best_game = 最大一手牌的對局
stats_best_where = 牌桌 { $table }，第 { $game } 場，第 { $deal } 局

leaders_title = { $rules }等級分
leaders_line = `{ $rank }` **{ $name }** { $rating } · { $games } 場
leaders_about = 四個人打到最後、且每人都打了半數以上的局，這一場才計分。帶 ? 的是暫定分：計分的對局不足 { $games } 場。
leaders_nobody = 這裡還沒有計入{ $rules }等級分的對局。四個人打到最後的一場就會計入。

files_refused = Discord 沒有接受本應附在這裡的檔案：檔案太大，或者我不能在這個頻道裡附加檔案。如果是頻道的權限，伺服器的管理者可以開放。
own_export = 保存的有關你的一切都在檔案裡：你的設定、對局、等級分、你坐過的牌桌和你在那裡除打牌以外做過的事，以及顯示你手牌的訊息。打牌的內容在每場對局的檔案裡：`/對局記錄`。
own_export_alt = 保存的有關你的內容，JSON 格式
own_delete = **刪除我的資料**會把你從所有伺服器的記錄中移除：你的設定會被刪除，在成績和已關閉牌桌的記錄裡，你的名字和編號換成「已離開的人」。你的對局記錄、成績和等級分無法復原，其他人的會保留。頻道裡已有的訊息不會改變。可以先用 `/個人設定 匯出` 留一份副本。
own_deleted = 完成：你已從保存的記錄中移除。再來打牌就是重新開始。
press_delete_mine = 刪除我的資料
wrong_sits_somewhere = 你還坐在未關閉的牌桌（{ $tables }），別人正和你一起打。請用 `/牌桌 離開` 離開，或等它打完，然後再試。
