# Beside the hand of a learner.
lesson_title = What next
lesson_complete = Your hand is complete.
lesson_ready = Your hand is ready: one tile completes it.
lesson_away = { $count ->
    [one] Your hand is one tile from ready.
   *[other] Your hand is { $count } tiles from ready.
}
lesson_discard = Discard **{ $tile }**: { $left ->
    [one] one useful tile is
   *[other] { $left } useful tiles are
} left: { $kinds }
lesson_discard_nothing = Discard **{ $tile }**: no useful tile is left.
lesson_useful = { $left ->
    [one] One useful tile is
   *[other] { $left } useful tiles are
} left: { $kinds }
lesson_needs = A win must be worth { $worth } here. **Rules** shows what counts.
lesson_aims = What it could be worth
lesson_aim = • **{ $line }** ({ $worth }), { $missing ->
    [one] one tile
   *[other] { $missing } tiles
} short of a whole hand: { $meaning }
lesson_aim_there = • **{ $line }** ({ $worth }) is yours already: { $meaning }
tip_turn = 💡 It is your first turn. You have drawn a tile and must throw one away: press it. Keep what can become a set, three in a row of one suit or three equal tiles; a lonely wind or dragon goes first.
tip_claim = 💡 For the first time somebody threw a tile that you can take. A { $run } or { $triplet } brings you nearer, but it then lies open and stays as it is. If you are not sure, pass.
tip_ready = 💡 Your hand is ready for the first time. Above you see what it waits for, how many of these tiles are left, and what a win would be worth.
tip_win = 💡 Your hand is complete: press **{ $win }**. The result shows what each part of it is worth.
lesson_discard_many = Discard **{ $tile }**: { $left ->
    [one] one useful tile is
   *[other] { $left } useful tiles are
} left.
