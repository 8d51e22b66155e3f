# 個人與伺服器的設定，以及各自的意思。
me_title = 你的設定
me_how = 你坐的每一桌都適用。從下面選一項來改，或用 `/個人設定`。
server_title = 這個伺服器的設定
server_how = 這裡的每一桌都適用。從下面選一項來改，或用 `/伺服器設定`。`/伺服器設定 結束牌桌` 可以結束任何一桌。
server_anywhere = 任何地方
server_pick_channels = 選擇頻道
server_pick_role = 選擇身分組
settings_choose = 選擇要改的設定
settings_choose_value = 選擇
settings_usual = { $value }（預設）
settings_as_usual = 預設

setting_language = 語言
setting_tiles = 牌的樣式
setting_hand = 手牌位置
setting_hints = 提示
setting_server_rules = 規則
setting_server_pace = 步調
setting_server_language = 語言
setting_server_tiles = 牌的樣式
setting_server_channels = 可以開桌的頻道
setting_server_openers = 誰可以開桌
setting_server_threads = 牌桌的位置

about_language = 我用這種語言回答你。預設是你 Discord 的語言。
about_tiles = 給你看的牌的樣式。預設照伺服器的設定。
about_hand = 顯示手牌、輪到你時叫你的地方。那裡不能用時，我會改用下一處並告訴你。請留意，能管理討論串的人也看得到私人討論串。
about_hints = 在不限時的牌桌上，手牌會告訴你下一步怎麼打，只有你看得到。
about_server_rules = 沒有另外指定時，牌桌用的規則。
about_server_pace = 沒有另外指定時，牌桌的步調。
about_server_language = 我在頻道裡用的語言。預設是伺服器在 Discord 上的語言。
about_server_tiles = 頻道裡，以及沒有自己選的人看到的牌的樣式。
about_server_channels = 包括這些頻道裡的討論串。
about_server_openers = 管理伺服器的人隨時可以開桌。
about_server_threads = 新牌桌可以開在頻道裡，也可以有自己的討論串。

about_pictures = 牌的圖片
about_glyphs = Unicode 麻將牌，有些手機看不到
about_text = 5p、東 這樣的文字，也適合螢幕報讀
about_dm = 私訊，輪到你時會通知
about_here = 牌桌旁只有你看得到的訊息，輪到你時會標註你
about_thread = 牌桌旁的私人討論串，輪到你時會通知
about_channel = 在開桌的頻道裡
about_own = 在頻道底下的新討論串裡

options_title = 房規選項 · { $rules }
options_how = 選一項來改。牌局開始前都可以改。
options_hint = 第 { $first } 到 { $last } 項
options_usual = 預設
options_key = { $key }
