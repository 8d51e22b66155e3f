rules_title = Rules of this table: { $rules }
rules_settings = Settings
rules_setting = **{ $name }**: { $value }
rules_setting_changed = **{ $name }**: { $value } (usually { $default })
rules_feed = Channel
rules_feed_board = the board only
rules_feed_every_discard = a message for each discard
rules_hidden = Hidden tiles are shown to nobody before the deal is over. The best claim wins, never the fastest.

# Options by their keys, with _ for every other sign.
option_min_faan = Least faan to win
option_cap = Most faan that count
option_curve = Growth of payments
option_payment = Who pays for a win on a discard
option_stake = Stake
option_common_pair = Pair of a common hand
option_four_concealed_last = Last tile of four concealed pungs
option_nine_gates = Nine gates
option_seven_pairs = Seven pairs, in faan
option_human_hand = Human hand, in faan
option_flowers_count_for_minimum = Flowers count for the least faan
option_seven_flowers = Seven bonus tiles
option_eight_flowers = Eight bonus tiles
option_tiles_flowers = Flowers and seasons
option_draw_dealer = Dealer after a draw
option_claim_multiple_winners = Several winners on one tile
option_claim_swap = Discarding the claimed kind at once
option_claim_missed_win = After letting a winning tile pass
option_rob_payment = A robbed kong is paid like
option_liability = Liability for feeding big hands
option_wall_reserve = Tiles that are never drawn
option_deal_dice = Dice
option_game_rounds = Rounds
option_game_start_points = Points at the start
option_deal_first_dealer = How seats are found

# Values by their names.
value_true = yes
value_false = no
value_full = the discarder for everybody
value_half = the discarder half, the others the rest
value_double = everybody, the discarder double
value_closest = the nearest in turn wins alone
value_all = all of them win
value_allow = allowed
value_stay = stays
value_pass = passes on
