somebody_gone = somebody who left
replay_link = [Look at this deal on tenhou.net](<{ $address }>)
match_ratings = Rating
match_rating = { $name }: { $before } → **{ $after }** ({ $change })
look_place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
look_page = Page { $number } of { $count }
look_no_games = { $name } has not finished a game here yet. Open a table with `/table open`.
look_no_games_of = { $name } has not finished a game of { $rules } here yet. `/history` shows what was played.
look_other_rules = Other rules
press_page_before = Page before
press_page_after = Next page

history_title = Games of { $name }
history_left = left after { $sat } of { $deals } deals
history_broken_off = broken off after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
history_rating = rating { $change }
history_games = Look at a game

course_title = Table { $table }, game { $game }
course_when = When and where
course_standings = Standings
course_deals = Deal by deal
course_won = { $how } { $worth } ({ $gain })
course_whole_deal = A whole deal, tile by tile
course_why = Why a win was worth so much
course_not_kept = What it came to stays; how it went, deal by deal, is kept no longer.

stats_title = { $name } · { $rules }
stats_games = Games
stats_places = Places
stats_average_place = Average place
stats_deals = Deals
stats_wins = Won
stats_self_draws = Self-drawn, of those won
stats_deal_ins = Dealt in
stats_called = With claimed sets
stats_riichi = Declared riichi
stats_waiting = Waiting at a draw
stats_worth = Average win
stats_rating = Rating
stats_share = { $count } ({ $percent }%)
stats_best = Best hand
press_best_game = Game of the best hand
stats_best_where = Table { $table }, game { $game }, deal { $deal }

leaders_title = { $rules } ratings
leaders_line = `{ $rank }` **{ $name }** { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaders_about = A game counts when four people play it to its end, each for more than half of its deals. With ? the rating is provisional: fewer than { $games } games have counted.
leaders_nobody = No game of { $rules } has counted for a rating here yet. One does when four people play it to its end.

files_refused = Discord did not take the files that belong here: they are too large, or I may not attach files in this channel. If it is the channel, whoever manages the server can allow it.
own_export = Everything that is kept about you is in the file: what you chose, your games, your ratings, the tables you sat at with what you did there beside playing, and which messages show your hands. What you played is in the files of each game: `/history`.
own_export_alt = What is kept about you, as JSON
own_delete = **Delete my data** takes you out of everything that is kept, in all servers: what you chose is deleted, and in results and in journals of closed tables *somebody who left* stands in the place of your name and number. Your history, statistics and ratings are gone for good; those of the others stay. Messages that stand in channels are not changed. `/me export` gives you a copy first.
own_deleted = Done: you are taken out of everything that was kept. Whoever plays again begins anew.
press_delete_mine = Delete my data
wrong_sits_somewhere = You sit at an open table ({ $tables }), and others are playing with you there. Leave it with `/table leave`, or let it come to its end; then ask again.
wrong_hosts_many = You host { $most } open tables, which is as many as one person may: { $tables }. End one of them with `/table end`, or join a table that somebody else opens.
wrong_sits_at_many = You sit at { $most } open tables, which is as many as one person may: { $tables }. Leave one with `/table leave`, or let it come to its end; then come again.
wrong_server_full = This server has { $most } open tables, which is as many as there may be. Join one of them, or wait until one comes to its end.
wrong_exported_lately = You had this file just before. You can have a new one { $time }.
