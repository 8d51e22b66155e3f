# 句子裡的牌。
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
    [1] 一條
    [2] 二條
    [3] 三條
    [4] 四條
    [5] 五條
    [6] 六條
    [7] 七條
    [8] 八條
   *[other] 九條
}
tile_red_five = 紅{ $tile }
tile_white = 白板
tile_green = 青發
tile_red = 紅中
tile_flower = { $number ->
    [1] 花牌梅
    [2] 花牌蘭
    [3] 花牌菊
   *[other] 花牌竹
}
tile_season = { $number ->
    [1] 季牌春
    [2] 季牌夏
    [3] 季牌秋
   *[other] 季牌冬
}

# 按鈕上的牌：越短越好。
button_characters = { $number }萬
button_dots = { $number }筒
button_bamboos = { $number }條
button_red_five = 紅{ $tile }
button_white = 白板
button_green = 青發
button_red = 紅中
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
button_drawn = { $tile }（摸）

# 排成一列的牌：兩格寬。數牌在各種語言裡都寫成 5m、5p、5s。
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

legend_tiles = m 萬子 · p 筒子 · s 條子 · 東南西北 風牌 · 中發白 三元牌

wind_east = 東
wind_south = 南
wind_west = 西
wind_north = 北
