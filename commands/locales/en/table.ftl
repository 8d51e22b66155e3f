# Words that several pages share.
game_hong_kong = Hong Kong
game_classical_japanese = Classical Japanese
game_classical_chinese = Classical Chinese
game_riichi = Riichi
about_hong_kong = Flowers, seasons and faan; only the winner is paid.
about_classical_japanese = The 1950s: points and bonuses, any complete hand goes out.
about_classical_chinese = Every hand is counted; the losers settle among themselves.
about_riichi = Riichi, dora and furiten; a hand needs a yaku to win.
machine = Machine { $number }
away_mark = away: a machine plays
leaving_mark = leaves after this deal
host_mark = host
list_comma = { ", " }
both_sentences = { $first } { $second }
with_mark = { $name } ({ $mark })
table_number = Table { $id }
round_and_deal = { $wind } { $dealer }, deal { $deal }
until = Ends { $time }.
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
no_clock = no clock

clock_live = live
clock_relaxed = relaxed
clock_slow = slow
clock_postal = postal
clock_learning = learning
clock_custom = own numbers
pace_clock = { $turn } a turn and { $bank } to spare in each deal, { $claim } to claim
pace_clock_plain = { $turn } a turn, { $claim } to claim
pace_without_clock = no clock, everybody takes the time they like
pace_even = windows open { $least } at least
pace_sealed = windows open to their end unless all have answered
pace_quick = windows close as soon as nobody can change them
pace_rest = { $time } between deals
pace_no_rest = the next deal when everybody is ready
pace_away = { $count ->
    [one] a machine plays after one lapse
   *[other] a machine plays after { $count } lapses in a row
}
pace_never_away = no machine takes over

press_pass = Pass
press_hand = My hand
press_why = Why?
press_rules = Rules
press_with = { $word } { $tiles }
press_which = { $word } with…
press_abort = End the deal
press_join = Join
press_leave = Leave
press_add_machine = Add machine
press_start = Start
press_learn = Learn
press_ready = Ready
press_whole_deal = Whole deal
press_explain = Why this much?
press_rematch = Rematch
press_replay = Replay files
press_back = Back
press_i_am_back = I am back
press_more = More
press_options = Options
press_resume = Resume
press_agree = Agree
press_take = Take this seat ({ $wind })
press_thread = Open it in a thread
