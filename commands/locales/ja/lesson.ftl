# 練習中の手牌のそばに出る言葉。
lesson_title = 次の一手
lesson_complete = 手は完成しています。
lesson_ready = 聴牌（テンパイ）です。あと1枚で完成します。
lesson_away = あと{ $count }枚で聴牌です（{ $count }向聴）。
lesson_discard = **{ $tile }** を切る：有効牌は残り{ $left }枚：{ $kinds }
lesson_discard_nothing = **{ $tile }** を切る：有効牌は残っていません。
lesson_useful = 有効牌は残り{ $left }枚：{ $kinds }
lesson_needs = この卓では、和了には{ $worth }以上が必要です。何が数えられるかは **ルール** にあります。
lesson_aims = 狙える役
lesson_aim = • **{ $line }**（{ $worth }）和了まであと{ $missing }枚：{ $meaning }
lesson_aim_there = • **{ $line }**（{ $worth }）はもうできています：{ $meaning }
tip_turn = 💡 はじめての自分の番です。1枚ツモったので、1枚切ります。ボタンを押してください。連番3枚か同じ牌3枚になりそうな牌を残し、孤立した風牌や三元牌から切りましょう。
tip_claim = 💡 はじめて鳴ける牌が出ました。{ $run }や{ $triplet }で手は進みますが、鳴いた面子は表に出し、組み替えられません。迷ったら見送りましょう。
tip_ready = 💡 はじめての聴牌です。待ち牌、残り枚数、和了したときの点数は上にあります。
tip_win = 💡 手が完成しました。**{ $win }** を押してください。結果に内訳が出ます。
lesson_discard_many = **{ $tile }** を切る：有効牌は残り{ $left }枚です。
