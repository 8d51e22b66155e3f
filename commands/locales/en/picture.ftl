# What pictures show, for those who do not see them. Pieces that follow one another begin with a space.
picture_won = The hand of { $name }: { $tiles }; won with { $tile }.
picture_held = The hand of { $name }: { $tiles }.
picture_own = Your hand: { $tiles }.
picture_drawn = { " " }Drawn: { $tile }.
picture_sets = { " " }Sets: { $sets }.
picture_between = { "; " }
picture_unseen = a concealed { $four }
picture_bonus = { " " }Bonus tiles: { $tiles }.
picture_board = The table, { $round }, { $left ->
    [one] 1 tile left
   *[other] { $left } tiles left
}.
picture_indicators = { " " }Indicators: { $tiles }.
picture_seat = { " " }{ $wind }: { $points } points, { $discards ->
    [0] no discards
    [one] 1 discard
   *[other] { $discards } discards
}.
picture_turn = { " " }To play.
picture_riichi = { " " }Declared { $call }.
picture_last = { " " }Last discard: { $tile }.
picture_chart = How the points went over { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, a line for each place.
picture_line = { " " }{ $place }: { $name }, from { $first } to { $last } (lowest { $least }, highest { $most }).
picture_watch = The table as everybody may see it:
press_watch = Watch
