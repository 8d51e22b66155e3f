# Tiles in sentences.
tile_characters = { $number } character
tile_dots = { $number } dot
tile_bamboos = { $number } bamboo
tile_red_five = red { $tile }
tile_white = white dragon
tile_green = green dragon
tile_red = red dragon
tile_flower = flower { $number }
tile_season = season { $number }

# Tiles on buttons: as short as can be understood.
button_characters = { $number } char
button_dots = { $number } dot
button_bamboos = { $number } bam
button_red_five = red { $tile }
button_white = White
button_green = Green
button_red = Red
button_flower = Flower { $number }
button_season = Season { $number }
button_drawn = { $tile } (drawn)

# Tiles in rows, two columns wide; numbered tiles are written 5m, 5p, 5s everywhere.
code_east = E
code_south = S
code_west = W
code_north = N
code_white = Wh
code_green = Gr
code_red = Rd
code_flower = Fl{ $number }
code_season = Se{ $number }

legend_tiles = m characters · p dots · s bamboos · E S W N winds · Wh Gr Rd dragons

wind_east = East
wind_south = South
wind_west = West
wind_north = North
