# 文の中の牌。
tile_characters = { $number ->
    [1] 一萬
    [2] 二萬
    [3] 三萬
    [4] 四萬
    [5] 五萬
    [6] 六萬
    [7] 七萬
    [8] 八萬
   *[other] 九萬
}
tile_dots = { $number ->
    [1] 一筒
    [2] 二筒
    [3] 三筒
    [4] 四筒
    [5] 五筒
    [6] 六筒
    [7] 七筒
    [8] 八筒
   *[other] 九筒
}
tile_bamboos = { $number ->
    [1] 一索
    [2] 二索
    [3] 三索
    [4] 四索
    [5] 五索
    [6] 六索
    [7] 七索
    [8] 八索
   *[other] 九索
}
tile_red_five = 赤{ $tile }
tile_white = 白
tile_green = 發
tile_red = 中
tile_flower = { $number ->
    [1] 花牌の梅
    [2] 花牌の蘭
    [3] 花牌の菊
   *[other] 花牌の竹
}
tile_season = { $number ->
    [1] 季節牌の春
    [2] 季節牌の夏
    [3] 季節牌の秋
   *[other] 季節牌の冬
}

# ボタンの牌：短く。
button_characters = { $number }萬
button_dots = { $number }筒
button_bamboos = { $number }索
button_red_five = 赤{ $tile }
button_white = 白
button_green = 發
button_red = 中
button_flower = { $number ->
    [1] 梅
    [2] 蘭
    [3] 菊
   *[other] 竹
}
button_season = { $number ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
}
button_drawn = { $tile }（ツモ）

# 並べた牌：2桁の幅。数牌はどの言語でも 5m、5p、5s と書く。
code_east = 東
code_south = 南
code_west = 西
code_north = 北
code_white = 白
code_green = 發
code_red = 中
code_flower = { $number ->
    [1] 梅
    [2] 蘭
    [3] 菊
   *[other] 竹
}
code_season = { $number ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
}

legend_tiles = m 萬子 · p 筒子 · s 索子 · 東南西北 風牌 · 白發中 三元牌

wind_east = 東
wind_south = 南
wind_west = 西
wind_north = 北
