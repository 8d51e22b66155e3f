# Descriptions of commands and their options, at most 100 characters each. Names are those of Discord: lower case.
command_table = A mahjong table in this channel
command_table_open = Open a table in this channel
command_table_join = Take a place at the table of this channel
command_table_leave = Give up your place; in play after the present deal
command_table_start = Begin the game
command_table_add_machine = Put a machine on a free place
command_table_remove_machine = Take a machine away
command_table_kick = Take somebody's place away before the game begins
command_table_board = Post the board anew
command_table_rules = The rules of this table
command_table_feed = What the channel is told
command_table_ready = Be ready for the next deal
command_table_back = Play yourself again after having been away
command_table_rematch = Another game with the same people
command_table_log = All that was hidden in the last deal
command_table_end = End the table
command_hand = Show your hand
command_discard = Discard a tile
command_chi = Claim the discard for a run
command_pon = Claim the discard for three equal tiles
command_kan = Make four equal tiles a kong
command_hu = Win
command_pass = Let the discard go by
command_why = Why the moves you would like are not possible
command_help = How to play

given_rules = The rules to play by
given_pace = How long things take
given_options = House options, as in min_faan=1 cap=13
given_player = Who
given_what = The board only, or a message for each discard
given_tile = Which tile
given_with = Which two tiles of your hand
given_kind = Which kind
given_table = Which table, if you sit at several
given_topic = About what

choice_start = Getting started
choice_play = Playing
choice_claims = Claiming
choice_tiles = The tiles
choice_board = The board only
choice_every_discard = A message for each discard
offer_drawn = { $tile }, just drawn
