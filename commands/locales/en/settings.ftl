# What people and servers choose, and what it means.
me_title = Your settings
me_how = They hold for you at every table. Choose one below to change it, or use `/me`.
server_title = Settings of this server
server_how = They hold for every table here. Choose one below to change it, or use `/server`. `/server end` ends any table.
server_anywhere = Anywhere
server_pick_channels = Choose the channels
server_pick_role = Choose a role
settings_choose = Choose a setting to change
settings_choose_value = Choose
settings_usual = { $value } (as usual)
settings_as_usual = As usual

setting_language = Language
setting_tiles = Tiles
setting_hand = Your hand
setting_hints = Hints
setting_server_rules = Rules
setting_server_pace = Pace
setting_server_language = Language
setting_server_tiles = Tiles
setting_server_channels = Where tables may be opened
setting_server_openers = Who may open tables
setting_server_threads = Where a table stands

about_language = I answer you in this language. As usual: the one your Discord speaks.
about_tiles = How tiles are shown to you. As usual: as the server has chosen.
about_hand = Where your tiles are shown and you are called. When that place is shut I use the next one and tell you. Mind that whoever may manage threads can read private ones.
about_hints = At a table without a clock your hand tells you what to do next. Only you see it.
about_server_rules = What a table plays when nobody says otherwise.
about_server_pace = How quick a table is when nobody says otherwise.
about_server_language = I speak this language in the channels. As usual: the one the server has on Discord.
about_server_tiles = How tiles are shown in the channels, and to people who have not chosen.
about_server_channels = In these channels and their threads.
about_server_openers = Those who manage the server always may.
about_server_threads = A new table can stand in the channel itself or get a thread of its own.

about_pictures = Pictures of the tiles
about_glyphs = The mahjong tiles of Unicode, which some phones lack
about_text = Text such as 5p or E, also for screen readers
about_dm = A direct message; it rings when you must act
about_here = A message at the table that only you see; I mention you when it is your turn
about_thread = A private thread beside the table; it rings when you must act
about_channel = In the channel where it is opened
about_own = In a new thread below that channel

options_title = House options · { $rules }
options_how = Choose an option to change it. That is possible until the game begins.
options_hint = Options { $first } to { $last }
options_usual = as usual
options_key = { $key }
