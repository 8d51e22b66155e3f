board_title = { $rules } · { $round }
board_counters = counters { $count }
board_bets = bets { $points }
board_declared = { $call }
board_wall = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
board_seat = { $wind } · { $name } · { $points }
board_turn_mark = ▶ { $seat }
board_sets = Sets
board_bonus = Bonus
board_river_empty = no discards yet
board_indicators = Indicators { $tiles } → dora { $dora }
board_back = **The table is back.** Every clock has been given the lost time.
board_vote = **A vote to end the game is on:** { $votes } of { $needed }. `/table end` adds yours. It is over with this deal.
board_paused = **The game is paused.** No clock runs. Anybody at the table may go on, with **Resume** or `/table resume`.
board_accord = { $what } Agreed: { $agreed }. Still needed: { $waiting }. **Agree** or `/table agree` adds your word.
board_accord_pause = **A pause is proposed.**
board_accord_pace = **Another pace is proposed:** { $name }, { $clock }.
board_coming = **{ $name }** takes the { $wind } seat with the next deal.
board_turn = **{ $name }** ({ $wind }) to play.
board_window = **{ $name }** discarded **{ $tile }**. Anybody may claim it or pass.
board_window_rob = **{ $name }** makes a { $four } with **{ $tile }**. A hand that it completes may take it.
board_window_rob_unseen = **{ $name }** makes a concealed { $four }.
board_between = The deal is over.
board_finished = The game is over.
board_legend = ' discarded as drawn · ^ claimed · [ ] the claimed tile and who discarded it
board_commitment = seed promise { $hash }

story_opened = The dice have found the seats.
story_dealt = Deal { $number } begins. The wall is broken with { $dice }.
story_bonus = { $name } sets out { $tile }.
story_discarded = { $name } discards { $tile }.
story_discarded_drawn = { $name } draws and discards { $tile }.
story_riichi = { $name } declares { $call } and discards { $tile }.
story_run = { $name } takes { $tile } from { $from } for a { $set }: { $tiles }.
story_set = { $name } takes { $tile } from { $from } for a { $set }.
story_added_kong = { $name } adds { $tile } to a { $triplet }: { $four }.
story_concealed_kong = { $name } declares a concealed { $four } of { $tile }.
story_concealed_kong_unseen = { $name } declares a concealed { $four }.
story_bet = { $name } bets { $points }.
story_indicator = The indicator { $tile } is turned.
story_drew = { $name } draws { $tile }.
story_drew_replacement = { $name } draws { $tile } as a replacement.
story_finished = The game is over.
story_broken_off = The game is broken off.

feed_discard = **{ $name }** ({ $wind }) discards **{ $tile }** { $code }
feed_discard_drawn = **{ $name }** ({ $wind }) draws and discards **{ $tile }** { $code }
feed_kong = **{ $name }** ({ $wind }) makes a { $four } with **{ $tile }** { $code }
feed_kong_unseen = **{ $name }** ({ $wind }) makes a concealed { $four }
feed_called = { $name } takes it for a { $meld }.
feed_won = Won by { $names }.
call_turn = { $who }, it is your turn.
call_thread = **{ $host }** opens a table: { $rules }. Come into the thread below to play or to watch.
