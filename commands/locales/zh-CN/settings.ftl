# 个人和服务器的设置，以及各自的含义。
me_title = 你的设置
me_how = 对你坐的每一桌都有效。从下面选一项修改，或用 `/个人设置`。
server_title = 本服务器的设置
server_how = 对这里的每一桌都有效。从下面选一项修改，或用 `/服务器设置`。`/服务器设置 结束牌桌` 可以结束任何一桌。
server_anywhere = 任何地方
server_pick_channels = 选择频道
server_pick_role = 选择身份组
settings_choose = 选择要修改的设置
settings_choose_value = 选择
settings_usual = { $value }（默认）
settings_as_usual = 默认

setting_language = 语言
setting_tiles = 牌的样式
setting_hand = 手牌位置
setting_hints = 提示
setting_server_rules = 规则
setting_server_pace = 节奏
setting_server_language = 语言
setting_server_tiles = 牌的样式
setting_server_channels = 可以开桌的频道
setting_server_openers = 谁可以开桌
setting_server_threads = 牌桌的位置

about_language = 我用这种语言回答你。默认是你 Discord 的语言。
about_tiles = 给你看的牌的样式。默认按服务器的设置。
about_hand = 显示手牌、轮到你时叫你的地方。那里用不了时，我会改用下一处并告诉你。请注意，能管理子区的人也看得到私密子区。
about_hints = 在不限时的牌桌上，手牌会告诉你下一步怎么打，只有你看得到。
about_server_rules = 没有另行指定时，牌桌使用的规则。
about_server_pace = 没有另行指定时，牌桌的节奏。
about_server_language = 我在频道里使用的语言。默认是服务器在 Discord 上的语言。
about_server_tiles = 频道里以及没有自选的人看到的牌的样式。
about_server_channels = 包括这些频道里的子区。
about_server_openers = 管理服务器的人随时可以开桌。
about_server_threads = 新牌桌可以开在频道里，也可以有自己的子区。

about_pictures = 牌的图片
about_glyphs = Unicode 麻将牌，有些手机无法显示
about_text = 5p、东 这样的文字，也适合读屏软件
about_dm = 私信，轮到你时会提醒
about_here = 牌桌旁只有你看得到的消息，轮到你时会提及你
about_thread = 牌桌旁的私密子区，轮到你时会提醒
about_channel = 在开桌的频道里
about_own = 在频道下的新子区里

options_title = 房规选项 · { $rules }
options_how = 选一项来修改。对局开始前都可以改。
options_hint = 第 { $first } 到 { $last } 项
options_usual = 默认
options_key = { $key }
