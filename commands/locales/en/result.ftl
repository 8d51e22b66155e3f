result_title = { $round }: { $what }
result_won = { $name } wins
result_won_several = { $count } winners
result_exhausted = a draw
result_no_replacement = a draw
result_aborted = ended early
result_penalized = a penalty
result_exhausted_about = The wall is used up and nobody has won.
result_no_replacement_about = The last tile was a bonus tile or made a { $four } and cannot be replaced.
result_aborted_about = The rules end the deal here.
aborted_nine = **{ $name }** ends the deal: nine different terminals and honours in the first turn.
aborted_riichi = All four have declared riichi: the deal ends.
aborted_kongs = Four kans, and not all by one player: the deal ends.
aborted_winds = All four have discarded the same wind first: the deal ends.
aborted_winners = Three would win on one discard: the deal ends.
result_false_win = { $name } declared a win that was none. The deal is dealt again.
result_not_waiting = After { $call } the hand of { $name } was not waiting. The deal is dealt again.
result_wrong_kong = { $name } made a { $four } after { $call } that the rules forbid. The deal is dealt again.
result_by_draw = **{ $name }** wins by self-draw on **{ $tile }**.
result_by_discard = **{ $name }** wins on **{ $tile }**, discarded by **{ $from }**.
result_by_rob = **{ $name }** robs **{ $tile }** from the { $four } of **{ $from }**.
result_by_bonus = **{ $name }** wins with bonus tiles alone.
result_hand = Hand
result_sheet = Score
result_line_tile = { $line } { $tile }
result_more_lines = { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
result_total = Total
result_value = Value
result_base = Base points
result_payments = Payments
# Who is dealer next, and when that begins.
result_after = { $dealer } { $next }
result_paid = Including { $parts }
result_part = { $points } for { $why }
result_paid_for = For: { $why }
result_counts = { $name } counts
result_transfers = Who pays whom
result_dealer_stays = { $name } deals again.
result_dealer_passes = The deal passes on.
result_last = That was the last deal.
result_next = Next deal { $time }, or as soon as everybody is ready.
result_waits = The next deal begins as soon as everybody is ready.
result_dora = Dora
result_under = Ura indicators { $tiles } → ura dora { $dora }
result_waiting = Waiting hands
result_ready = Ready: { $names }

limit_cap = Capped at
limit_limit = Limit
limit_mangan = Mangan
limit_haneman = Haneman
limit_baiman = Baiman
limit_sanbaiman = Sanbaiman
limit_yakuman = Yakuman
unit_faan = { $count } faan
unit_points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
unit_doubles = { $count ->
    [one] 1 double
   *[other] { $count } doubles
}
unit_han = { $count } han
unit_fu = { $count } fu
unit_yakuman = { $count } yakuman
unit_limits = { $count ->
    [one] the limit
   *[other] { $count } limits
}

pay_win = win
pay_liability = liability
pay_counters = counters
pay_bets = riichi bets
pay_waiting = waiting hands
pay_nagashi_mangan = nagashi mangan
pay_penalty = penalty
pay_settlement = settlement

match_title = { $rules }: final standings
match_place = `{ $place }` **{ $name }** { $points }
match_result = { $points } (result { $result })
match_deals = Points after each deal
match_seed = Seed, opened
match_seed_about = Its promise before the first deal was `{ $hash }`. Anybody can check that the seed fits it and that every wall comes from it.

# Why a deal was worth what was paid for it.
explain_title = { $round }: why it was worth that
explain_back = Back to the game
explain_hand = The hand of { $name }
explain_reading =
    Read as:
    { $sets }
explain_line = • **{ $line }**, { $worth }: { $meaning }
explain_line_again = • **{ $line }**, { $worth }
explain_sum = Together: **{ $totals }**
explain_cap = No hand is paid for more than { $worth }.
explain_share = A hand of { $worth } makes a share of { $amount }.
explain_tens = { $points } points are rounded up to { $rounded }.
explain_doubled = { $times ->
    [0] { $points } points, and nothing doubles them.
    [one] { $points } points, doubled once, are { $value }.
   *[other] { $points } points, doubled { $times } times, are { $value }.
}
explain_limit_hand = With a limit hand in it, it is worth { $value }.
explain_cut = The limit cuts that to { $value }.
explain_base = { $fu } fu, doubled { $times } times (twice, and once for each han), are { $points } base points.
explain_base_limit = That is the limit { $limit }: { $points } base points.
explain_base_only = That is { $points } base points.
explain_paid = • { $payer } pays { $amount } to { $payee } ({ $why })
explain_bets = • { $name } takes { $points } of bets from the table

transcript_text = Everything that was hidden in this deal is in the first file.
transcript_alt = The whole deal in text: the hands as dealt, each draw and discard, the end
transcript_hands = Hands as dealt
transcript_moves = Moves
transcript_end = Hands at the end
transcript_wall = Wall in drawing order
replay_text = Game { $number } of this table: all its deals that are over, to be looked at or played again elsewhere.
replay_check = This checks it on any computer, without me: the walls, and that they come from what the lobby promised. Compare the first hash it prints with the one on the card of the lobby.
replay_alt = The deals that are over, in the format { $format }
promise = In the lobby I promised a secret by its hash `{ $lobby }`. The rules and the four players were mixed into it, which made the seed that the board promises, `{ $hash }`. Every wall comes from that seed, so nobody could choose or change one, I least of all.
promise_lobby = For the next game I promise a secret by its hash `{ $lobby }`. At the start the rules and the four players are mixed into it, and every wall comes from the seed that this makes. So nobody can choose a wall for those who sit here, I least of all.
promise_check = After each deal its wall is opened, and after the game the seed is: both are in the file that `/replay` gives you.
    `sparrow verify FILE` checks on any computer, without me, that the seed fits the promise and makes every wall; `sparrow replay FILE` checks every move too.
promise_opened = The secret was `{ $secret }`, and `{ $sitting }` was mixed into it: the seed is the SHA-256 of `sparrow/derive/1`, a zero byte, the length of those words in eight bytes (the lowest first), the words, and the secret. The files that `/replay` gives come with a command that checks this too.
match_title_broken_off = { $rules }: broken off after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
result_worth = Worth
paid_each = { $points } from each
