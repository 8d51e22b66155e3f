# 程式內附的房規：名稱不超過 32 個字元，說明不超過 66 個字元。
house_classical_1920s = 中國古典·1920 年代
house_classical_millington = 中國古典·米林頓
house_hong_kong_13 = 港式·13 番
house_hong_kong_spicy = 港式·辣辣上
house_japanese_league = 日本古典·聯盟
house_riichi_ema = 日本立直·EMA 2016
house_riichi_online = 日本立直·網路

about_classical_1920s = 最早的西方麻將書的打法：滿貫 300 點，對子都算點。
about_classical_millington = 依照米林頓的書：有花牌，留 16 張不摸，危險放槍要負責。
about_hong_kong_13 = 13 番爆棚，讓最大的牌更有看頭。
about_hong_kong_spicy = 每一番付的加倍，十番是 1,024。
about_japanese_league = 點進位到十，不能胡自己打過的牌，客風不算點。
about_riichi_ema = 歐洲比賽規則：沒有赤寶牌，同時胡的都得點。
about_riichi_online = 有赤寶牌，25,000 點起，可以兩家胡，有中途流局。
