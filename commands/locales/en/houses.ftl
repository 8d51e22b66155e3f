# Houses that come with the program: titles of at most 32 characters and sentences of at most 66. In English they are those of
# their files.
house_classical_1920s = Classical Chinese, 1920s
house_classical_millington = Classical Chinese, Millington
house_hong_kong_13 = Hong Kong, 13 faan
house_hong_kong_spicy = Hong Kong, spicy
house_japanese_league = Classical Japanese, League
house_riichi_ema = Riichi, EMA 2016
house_riichi_online = Riichi, online

about_classical_1920s = After the first Western books: a limit of 300, all pairs count.
about_classical_millington = After his book: flowers, a box of 16 tiles, the cannon.
about_hong_kong_13 = The limit is 13 faan, so that the greatest hands stand out.
about_hong_kong_spicy = Every faan doubles the payment, up to 1,024 for ten.
about_japanese_league = Points in tens, no win on own discards, no guest winds.
about_riichi_ema = European tournaments: no red fives, every winner is paid.
about_riichi_online = Red fives, 25,000 points, two winners, abortive draws.
