# プログラムに付属するハウスルール：題名は32文字、説明は66文字まで。
house_classical_1920s = 中国古典・1920年代
house_classical_millington = 中国古典・ミリントン
house_hong_kong_13 = 香港・13番
house_hong_kong_spicy = 香港・辣辣上
house_japanese_league = 日本古典・リーグ
house_riichi_ema = リーチ・EMA 2016
house_riichi_online = リーチ・ネット麻雀

about_classical_1920s = 欧米の最初の本による打ち方。満貫は300点、どの対子も点になります。
about_classical_millington = ミリントンの本による打ち方。花牌、取らない16枚、危険な打牌の責任払い。
about_hong_kong_13 = 上限は13番。いちばん大きな手が引き立ちます。
about_hong_kong_spicy = 1番ごとに支払いが2倍になり、10番で1,024です。
about_japanese_league = 点は10点単位。自分の捨て牌では和了できず、客風は点になりません。
about_riichi_ema = ヨーロッパの大会ルール。赤なし、複数のロンはすべて有効。
about_riichi_online = 赤あり、25,000点持ち、ダブロンと途中流局あり。
