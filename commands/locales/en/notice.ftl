# What a person got wrong: what happened, why, and what to do next.
wrong_moment_passed = That moment has passed. The newest buttons are on the board and on your newest hand.
wrong_not_ours = This button is from a table that is no more, or from an older version of me. Look for the newest board, or use `/hand`.
wrong_no_such_command = I do not know that command. `/help` shows what I can do.
wrong_server_only = That works in a server only. Go to the channel where you want to play.
wrong_missing = Something is missing: please fill in `{ $option }`.
wrong_no_tile = I know no tile “{ $typed }”. Write it like `5p`, `3m`, `7s` or `east`, or choose one from the list.
wrong_no_two_tiles = “{ $typed }” does not name two tiles. Write the two from your hand like `3p4p`, or choose from the list.
wrong_no_option = I do not understand the option “{ $typed }”. Write options like `min_faan=1 cap=13`.
wrong_no_such_rules = There are no rules “{ $id }”. There are: { $known }.
wrong_no_such_key = There is no option “{ $key }”. There are: { $known }.
wrong_no_such_value = { $setting } cannot be “{ $typed }”. It can be: { $known }.
wrong_too_many_channels = At most { $most } channels can be named. Take one away first with `/server forbid`, or allow tables anywhere.
wrong_not_allowed_here = This server has its tables elsewhere. You can open one in { $links }.
wrong_openers_only = In this server only { $role } may open tables. Ask somebody who has that role, or join a table that is open.
wrong_managers_open = In this server only those who manage it may open tables. Ask one of them, or join a table that is open.
wrong_managers_only = Only those who may manage this server can do that. `/me show` has your own settings.
wrong_not_allowed = The option `{ $key }` cannot be “{ $value }”. It can be: { $allowed }.
wrong_uma = The four numbers of `uma` must add up to 0, and { $uma } do not. Choose four such as `15/5/-5/-15`.
wrong_odd_stake = With `payment=half` and `min_faan=0` the stake must be even, and { $stake } is not. Choose an even stake.
wrong_bust = With `bust_ends=true` nobody can start below 0, and `game.start_points` is { $start }. Choose 0 or more.
wrong_no_number = `{ $option }` cannot be “{ $typed }”. Write a number, such as `2`.
wrong_no_circumstance = I do not know the circumstance “{ $typed }”. There are: { $known }.
wrong_no_such_pace = There is no pace “{ $name }”. There are: { $known }.
wrong_no_table_here = There is no table in this channel. `/table open` opens one.
wrong_table_here = This channel has a table already: { $link }. Play there, or open one in a thread or another channel.
wrong_table_gone = That table is no more. `/table open` opens a new one.
wrong_sits_nowhere = You sit at no table. Go to a channel and use `/table open` or `/table join`.
wrong_which_table = You sit at several tables: { $tables }. Say which with the option `table`.
wrong_not_at_this_table = You have no seat at this table, so this is not for you to press. You can join when its next game opens.
wrong_seated_already = You sit at this table already. Wait for the others, or fill the places with **Add machine**.
wrong_table_full = All four places are taken. Wait until somebody leaves, or open a table in another channel.
wrong_begun = The game has begun, so that is only possible before the next one.
wrong_not_begun = The game has not begun. When all four places are taken the host presses **Start**.
wrong_over = The game is over. **Rematch** begins another one with the same people.
wrong_not_over = The game is not over. Play it to its end, or end it with `/table end`.
wrong_places_free = { $free ->
    [one] One place is free
   *[other] { $free } places are free
}. A game needs four: wait for others to join, or press **Add machine**.
wrong_no_machine = There is no machine at this table.
wrong_host_only = Only the host { $host } may do that. Please ask there.
wrong_other_not_here = That person has no place at this table.
wrong_no_deal_yet = No deal has been finished here. The whole deal can be seen when one is.
wrong_contradiction = “{ $new }” contradicts what you have ordered: “{ $old }”. Take that back first, with **Orders** or `/orders cancel`.
wrong_no_such_game = There is no game { $number } at this table: { $games ->
    [one] one has
   *[other] { $games } have
} begun. Leave the number out for the last one.
wrong_no_time = `{ $option }` cannot be “{ $typed }”. Write a length of time, such as `20s`, `5m`, `8h` or `3d`.
wrong_time_out_of_range = `{ $option }` lies between { $least } and { $most }. Choose a time in that range.
wrong_pause_beyond_claim = With even windows there must be more time to claim than their pause of { $seconds } s. Give more time to `claim`, or choose another `window`.
wrong_paused = The game is paused, so nothing is played now. Go on with **Resume** on the board or `/table resume`.
wrong_paused_no_place = The game stands still because I cannot post in its channel. When I can, it goes on by itself; or the host moves it with `/table move` in another channel.
wrong_not_paused = The game is not paused. The board shows whose move it is.
wrong_nothing_proposed = Nothing is proposed at this table. Propose a pause with `/table pause`, or another pace with `/table pace`.
wrong_no_open_seat = No seat is open at this table. You can join when its next game opens.
wrong_seat_taken = Somebody has taken your seat for the next deal, so you cannot come back to it. You can join the next game.
wrong_other_server = A table stays in its server. Use `/table move` in another channel of that server.
wrong_table_moved = The table has moved to { $link }. Its newest buttons are there.

# Why a move is not possible.
reason_no_deal = No deal is being played. Wait for the next one, or press **Ready**.
reason_game_over = The game is over. The host can start another one.
reason_deal_running = A deal is being played; the next one comes after it.
reason_not_seated = You are looking on and have no tiles here. You can join the next game.
reason_not_your_turn = It is not your turn. The board shows who is to play.
reason_window_open = A tile is waiting for claims. The turn goes on when they are over.
reason_nothing_to_claim = Nothing has been discarded yet. Claims are possible right after somebody discards.
reason_taken = Somebody has taken that tile already: a stronger claim comes first, and between equal ones the nearest player.
reason_too_late = It is too late for that tile: the next one has been drawn. Claims are possible right after somebody discards.
reason_own_discard = That is your own discard; only the others may claim it.
reason_own_kong = That is your own { $four }; only the others may rob it.
reason_only_robbing = That tile belongs to a { $four }. It can be robbed to win, but not claimed for a set.
reason_passed_already = You have passed already, and an answer cannot be taken back. Wait for the window to close.
reason_answered_already = You have answered already, and an answer cannot be taken back. Wait for the window to close.
reason_not_in_hand = You do not have { $tile }. Choose one of the tiles in your hand.
reason_not_drawn = You did not draw { $tile } just now. Choose one of the tiles in your hand.
reason_not_left_neighbour = Only the player before you can give you a { $run }, and this discard is somebody else's. A { $triplet }, { $four } or win is possible from anybody.
reason_no_run = You do not have two tiles that make a run with this discard. A { $run } is three in a row of one suit.
reason_no_run_of_honours = Winds and dragons make no runs. A { $triplet }, { $four } or win may be possible.
reason_too_many_runs = The rules of this table allow { $most } { $run } in a hand, and you have it. A { $triplet }, { $four } or win may be possible.
reason_not_equal = A { $triplet } needs two tiles equal to the discard. Choose two such tiles.
reason_not_enough_equal = That needs { $need } tiles like it in your hand and you have { $have }.
reason_no_pong = You have no { $triplet } of that kind to add a tile to. A { $four } needs four equal tiles.
reason_just_claimed = Right after a { $run } or { $triplet } you can only discard. Choose a tile to discard.
reason_no_replacement = A { $four } needs a new tile from the wall, and no tile is left.
reason_too_many_kongs = This deal has all the { $most } { $four }s it may have.
reason_four_kongs = Four { $four }s end the deal after this discard: it can be won with but not claimed for a set.
reason_last_discard = The last discard can be won with but not claimed for a set.
reason_concealed_kong = A concealed { $four } cannot be robbed at this table.
reason_concealed_kong_orphans = A concealed { $four } can be robbed with thirteen orphans only.
reason_not_complete = Your hand is not complete with this tile: a win needs four sets and a pair. It waits for { $waits }.
reason_not_complete_no_waits = Your hand is not complete: a win needs four sets and a pair. It is not yet one tile away from that.
reason_below_minimum = Your hand is complete but worth { $have }, and { $need } are needed to win. Look for a more valuable hand; **Rules** shows what counts.
reason_no_yaku = Your hand is complete but has no yaku, and dora do not count as one. **Rules** shows what does.
reason_wrong_kong = Your { $four } after { $call } was against the rules, so this hand cannot win any more.
reason_furiten_discard = You have discarded { $kind } yourself, and it would complete your hand: furiten. You can still win by self-draw.
reason_discarded_itself = You have discarded { $kind } yourself, so you cannot win on it. You can still win by self-draw.
reason_furiten_passed = You let a winning { $kind } pass, so until your next turn you cannot win on a discard. You can still win by self-draw.
reason_furiten_passed_deal = You let a winning { $kind } pass, so in this deal you cannot win on a discard any more. You can still win by self-draw.
reason_passed_same = You let a winning { $kind } pass, so until your next turn you cannot win on another one. You can still win by self-draw.
reason_passed_no_higher = You let a winning { $kind } pass, so until your next turn you can win on a discard only for more. You can still win by self-draw.
reason_swap_calling = You have just claimed { $claimed }, so neither it nor what would have completed the same run may be discarded now. Choose another tile.
reason_no_discard_left = After claiming { $claimed } you would have no tile that may be discarded.
reason_riichi_discard = After { $call } only the tile just drawn may be discarded.
reason_riichi_claim = After { $call } you can claim a win, but no sets.
reason_riichi_kong_not_drawn = After { $call } a { $four } must be made with the tile just drawn.
reason_riichi_kong_changes = After { $call } a { $four } may not change your hand, and this one would: it waits for { $waits }.
riichi_not_played = By the rules of this table no waiting hand is declared. **Rules** shows them.
riichi_declared = You have declared { $call } already.
riichi_not_closed = Declaring { $call } needs a hand without claimed sets, and you have claimed one.
riichi_not_first_discard = That can be declared with your first discard only.
riichi_points = Riichi costs a bet of { $need } points and you have { $have }.
riichi_wall = Declaring { $call } needs { $need } tiles left to draw, and there are { $have }.
riichi_not_waiting = After discarding { $tile } your hand would not be one tile away from winning. Choose another discard, or play on.
abort_not_played = The rules of this table do not end a deal over nine terminals and honours.
abort_not_first_turn = The deal can be ended over nine terminals and honours in your first turn only, before any claim or kong.
abort_too_few = You have { $have } different terminals and honours, and { $need } are needed to end the deal.

# What went as it should.
news_opened = The table is open. Your friends press **Join**; **Add machine** fills a free place.
news_joined = You have a place. The host starts the game when all four are taken.
news_left = You have given up your place.
news_leaving_after_deal = You leave after this deal; until then a machine plays for you. `/table back` takes it back.
news_stays = Good, you stay.
news_machine_added = A machine has sat down.
news_machine_removed = A machine has gone.
news_kicked = The place is free again.
news_started = The game begins. **My hand** on the board shows your tiles.
news_learning = Your first game begins, with three gentle machines and no clock. Your hand tells you what to do next; `/table end` ends the table.
news_ended = The table is closed. Thank you for playing.
news_end_voted = Your vote to end the table is counted: { $votes } of { $needed }. The others use `/table end` too.
news_ready = You are ready. The next deal begins when everybody is.
news_back = Welcome back: you play yourself again.
news_board_posted = Here is the board.
news_feed_board = The channel shows the board only.
news_feed_every_discard = The channel gets a message for each discard.
news_chosen = **{ $name }**: { $value }.
news_rematch = Another game: the lobby is open again.
news_ordered = Done. **Orders** shows what I do for you.
news_answered = Noted. What comes of it shows when the window closes.
news_discarded = You discarded { $tile }.
news_direct_messages_closed = I cannot write to you: your direct messages are closed for this server. To get your hand that way, allow direct messages in the server's privacy settings. Until then **My hand** on the board and `/hand` show it here.
news_pace_set = The pace is set.
news_proposed = Your word is noted. It happens when everybody at the table agrees; { $waiting } still to come.
news_paused = The game is paused. `/table resume` goes on.
news_resumed = The game goes on.
news_seat_coming = The seat is yours from the next deal on. I send you your hand then.
news_seat_taken = The seat is yours. Press **Ready** on the result card, or wait for the next deal.
news_moved = The table stands in { $link } now.
news_place_lost = I cannot post in the channel of table { $table } any more, so its game stands still and nobody loses time. When I can post there again it goes on by itself. Or the host moves it with `/table move` in another channel of the server.
news_hand_by_message = Your tiles come to you here when the game at { $link } begins. Press its buttons here or on the board.
news_seated = The dice have given you { $wind }.

fault = Something went wrong on my side, and it is not your fault. Nothing is lost: please try again. If it goes on, give the operator the number `{ $id }`.
