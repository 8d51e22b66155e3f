somebody_gone = 退会した人
replay_link = [この局を tenhou.net で見る](<{ $address }>)
match_ratings = レーティング
match_rating = { $name }：{ $before } → **{ $after }**（{ $change }）
look_place = { $place }位
look_page = { $number } / { $count }ページ
look_no_games = { $name } さんがここで終えた対局はまだありません。`/卓 開く` で卓を開けます。
look_no_games_of = { $name } さんがここで終えた{ $rules }の対局はまだありません。これまでの対局は `/対局履歴` で見られます。
look_other_rules = ほかのルール
press_page_before = 前のページ
press_page_after = 次のページ

history_title = { $name } さんの対局
history_left = { $deals }局のうち{ $sat }局を打って退席
history_broken_off = { $deals }局で中断
history_rating = レート { $change }
history_games = 対局を見る

course_title = 卓{ $table } · 第{ $game }対局
course_when = 日時と場所
course_standings = 順位
course_deals = 局ごとの結果
course_won = { $how }{ $worth }（{ $gain }）
course_whole_deal = 1局をまるごと見る
course_why = 和了の点数の説明
course_not_kept = 結果は残っていますが、局ごとの内容はもう保存されていません。

stats_title = { $name } さんの成績：{ $rules }
stats_games = 対局数
stats_places = 順位
stats_average_place = 平均順位
stats_deals = 局数
stats_wins = 和了
stats_self_draws = うちツモ
stats_deal_ins = 放銃
stats_called = 副露
stats_riichi = リーチ
stats_waiting = 流局時聴牌
stats_worth = 平均打点
stats_rating = レーティング
stats_share = { $count }（{ $percent }%）
stats_best = 最高の和了
press_best_game = 最高の和了の対局
stats_best_where = 卓{ $table } · 第{ $game }対局 · 第{ $deal }局

leaders_title = { $rules }のレーティング
leaders_line = `{ $rank }` **{ $name }** { $rating } · { $games }対局
leaders_about = 4人がそれぞれ半分より多くの局を打ち、最後まで打った対局が対象です。? は暫定で、対象の対局が{ $games }に満たないことを表します。
leaders_nobody = { $rules }でレーティングの対象になった対局は、ここにはまだありません。4人で最後まで打つと対象になります。

files_refused = ここに付けるファイルを Discord が受け付けませんでした。大きすぎるか、このチャンネルでファイルを添付する権限がありません。権限であれば、サーバーの管理者が許可できます。
own_export = あなたについて保存されているもの（設定、対局、レーティング、着いた卓とそこでの打牌以外の操作、手牌を表示しているメッセージ）は、すべてファイルに入っています。打った内容は対局ごとのファイルにあります：`/対局履歴`。
own_export_alt = あなたについて保存されているもの（JSON）
own_delete = **データを削除**を押すと、すべてのサーバーの記録からあなたの情報を削除します。設定は消え、成績と閉じた卓の記録では、名前と番号の代わりに「退会した人」と残ります。対局履歴、成績、レーティングは元に戻せません。ほかの人のものは残ります。チャンネルにあるメッセージは変わりません。先に `/個人設定 エクスポート` で控えを受け取れます。
own_deleted = 完了しました。保存されていた記録からあなたの情報を削除しました。また打てば、新しく始まります。
press_delete_mine = データを削除
wrong_sits_somewhere = まだ開いている卓（{ $tables }）に着いていて、ほかの人と対局中です。`/卓 退席` で席を立つか、対局が終わるのを待ってから、もう一度お試しください。
