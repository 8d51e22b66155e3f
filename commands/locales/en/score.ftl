# A hand that somebody wants counted.
score_title = { $rules }: what a hand is worth
score_meanings = What it means
score_wins = This hand wins.

# What is wrong with it, by the option of `/score`.
score_wrong = That cannot be counted: look at `{ $option }`. { $why }
score_missing = It is needed here, and it is empty.
score_not_allowed = It cannot be “{ $word }”. It can be: { $allowed }.
score_no_set = “{ $typed }” is no set. Write sets like `C:234m`, `P:555p`, `K:5555p` (claimed), `A:5555p` (added) or `Q:5555p` (concealed).
score_impossible_set = “{ $typed }” is not what its letter says. A run is like `C:234m`, three equal tiles like `P:555p`, four like `K:5555p`.
score_bonus_among_tiles = { $tile } is a bonus tile. Name it in `bonus`, by its number.
score_too_many = That would be more than four of { $kind }, and there are four.
score_too_many_red = That would be more than { $most } of { $tile }, and these rules have { $most }. The option `tiles.red_fives` says how many there are.
score_wrong_size = There are { $tiles } tiles. With { $sets } sets on the table there must be { $needed }, without the winning tile.
score_too_long = There are { $tiles } tiles, and there can be { $most } at most.
score_no_such_bonus = There is no bonus tile { $number }. Flowers are 1 to 4, seasons 5 to 8.
score_bonus_twice = There is only one bonus tile { $number }.
score_out_of_range = It cannot be { $number }. It can be 0 to { $most }.
score_own_seat = It cannot be { $seat }, who wins. Name one of the others.
score_contradiction = It does not go with `{ $other }`. Leave one of them out.
score_seats_missing = These seats are missing: { $seats }.
score_no_such_tile = There is no tile “{ $typed }”. Tiles are `1m` to `9m`, `1p` to `9p`, `1s` to `9s` and `1z` to `7z`.
score_stranger = “{ $sign }” means nothing here. Write digits and then m, p, s or z, as in `123m456p11z`.
score_unfinished = Write digits and then one letter, as in `123m456p11z`.
score_not_one = It must be exactly one tile, as in `5p`.

# Why it does not win.
score_waits = It waits for { $kinds }. Name the winning tile in `win` to see what it is worth.
score_waits_for_nothing = It waits for nothing: it is not one tile away from a win.
score_not_complete = This tile does not complete it. It waits for { $kinds }.
score_unready = This tile does not complete it, and no other does either.
score_too_many_runs = By these rules a winning hand has { $most } runs at most.
score_no_yaku = It is complete but has no yaku, and dora do not count as one.
score_below_minimum = It is complete but worth { $have }, and { $need } are needed to win.
score_no_robbing = By these rules this hand cannot rob that.
