# 程序自带的房规：名称不超过 32 个字符，说明不超过 66 个字符。
house_classical_1920s = 中式古典·1920 年代
house_classical_millington = 中式古典·米林顿
house_hong_kong_13 = 香港·13 番
house_hong_kong_spicy = 香港·辣辣上
house_japanese_league = 日式古典·联盟
house_riichi_ema = 立直·EMA 2016
house_riichi_online = 立直·网络

about_classical_1920s = 最早的西方麻将书的打法：满贯 300 点，对子都算点。
about_classical_millington = 依照米林顿的书：有花牌，留 16 张不摸，危险放炮要负责。
about_hong_kong_13 = 封顶 13 番，让最大的牌更显价值。
about_hong_kong_spicy = 每一番支付加倍，十番为 1,024。
about_japanese_league = 点进位到十，不能和自己打过的牌，客风不算点。
about_riichi_ema = 欧洲比赛规则：没有红宝牌，同时和牌者都得点。
about_riichi_online = 有红宝牌，25,000 点起，可两家和，有中途流局。
