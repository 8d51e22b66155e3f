# 句子里的牌。
tile_characters = { $number ->
    [1] 一万
    [2] 二万
    [3] 三万
    [4] 四万
    [5] 五万
    [6] 六万
    [7] 七万
    [8] 八万
   *[other] 九万
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
    [1] 一条
    [2] 二条
    [3] 三条
    [4] 四条
    [5] 五条
    [6] 六条
    [7] 七条
    [8] 八条
   *[other] 九条
}
tile_red_five = 红{ $tile }
tile_white = 白板
tile_green = 发财
tile_red = 红中
tile_flower = { $number ->
    [1] 花牌梅
    [2] 花牌兰
    [3] 花牌菊
   *[other] 花牌竹
}
tile_season = { $number ->
    [1] 季牌春
    [2] 季牌夏
    [3] 季牌秋
   *[other] 季牌冬
}

# 按钮上的牌：尽量短。
button_characters = { $number }万
button_dots = { $number }筒
button_bamboos = { $number }条
button_red_five = 红{ $tile }
button_white = 白板
button_green = 发财
button_red = 红中
button_flower = { $number ->
    [1] 梅
    [2] 兰
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

# 排成一行的牌：两格宽。序数牌在各种语言里都写作 5m、5p、5s。
code_east = 东
code_south = 南
code_west = 西
code_north = 北
code_white = 白
code_green = 发
code_red = 中
code_flower = { $number ->
    [1] 梅
    [2] 兰
    [3] 菊
   *[other] 竹
}
code_season = { $number ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
}

legend_tiles = m 万子 · p 筒子 · s 条子 · 东南西北 风牌 · 中发白 三元牌

wind_east = 东
wind_south = 南
wind_west = 西
wind_north = 北
