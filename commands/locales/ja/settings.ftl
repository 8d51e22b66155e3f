# 個人とサーバーの設定、その意味。
me_title = あなたの設定
me_how = どの卓でもこの設定を使います。下の一覧から選ぶか、`/個人設定` で変えられます。
server_title = このサーバーの設定
server_how = このサーバーのすべての卓で使います。下の一覧から選ぶか、`/サーバー設定` で変えられます。`/サーバー設定 卓を閉じる` でどの卓も閉じられます。
server_anywhere = どこでも
server_pick_channels = チャンネルを選ぶ
server_pick_role = ロールを選ぶ
settings_choose = 変える設定を選ぶ
settings_choose_value = 選ぶ
settings_usual = { $value }（標準）
settings_as_usual = 標準のまま

setting_language = 言語
setting_tiles = 牌の表示
setting_hand = 手牌の場所
setting_hints = ヒント
setting_server_rules = ルール
setting_server_pace = ペース
setting_server_language = 言語
setting_server_tiles = 牌の表示
setting_server_channels = 卓を開けるチャンネル
setting_server_openers = 卓を開ける人
setting_server_threads = 卓の場所

about_language = この言語でお答えします。標準はDiscordの言語です。
about_tiles = あなたに見せる牌の形です。標準はサーバーの設定です。
about_hand = 手牌を見せ、番が来たことを知らせる場所です。そこが使えないときは次の場所を使い、お知らせします。スレッドの管理権限がある人は、プライベートスレッドも読めるのでご注意ください。
about_hints = 時間無制限の卓で、手牌に次の一手の説明を出します。ほかの人には見えません。
about_server_rules = 指定がないときに卓で使うルールです。
about_server_pace = 指定がないときの卓のペースです。
about_server_language = チャンネルで使う言語です。標準はDiscordでのサーバーの言語です。
about_server_tiles = チャンネルと、自分で選んでいない人に見せる牌の形です。
about_server_channels = 選んだチャンネルと、そのスレッドで開けます。
about_server_openers = サーバーを管理する人はいつでも開けます。
about_server_threads = 新しい卓は、チャンネルにも、専用のスレッドにも開けます。

about_pictures = 牌の絵
about_glyphs = Unicodeの麻雀牌（表示できない端末もあります）
about_text = 5p や 東 などの文字（読み上げにも向きます）
about_dm = ダイレクトメッセージ。番が来ると通知します
about_here = 卓であなただけに見えるメッセージ。番が来るとメンションします
about_thread = 卓のそばのプライベートスレッド。番が来ると通知します
about_channel = 開いたチャンネルの中
about_own = チャンネルの下の新しいスレッド

options_title = ハウスルールの設定 · { $rules }
options_how = 変えたい設定を選んでください。対局が始まるまで変えられます。
options_hint = 設定 { $first }～{ $last }
options_usual = 標準
options_key = { $key }
