# 學習者手牌旁邊的話。
lesson_title = 下一步
lesson_complete = 你的手牌已經完成。
lesson_ready = 你聽牌了，再來一張就完成。
lesson_away = 還差 { $count } 張聽牌（{ $count } 向聽）。
lesson_discard = 打 **{ $tile }**：有效牌還剩 { $left } 張：{ $kinds }
lesson_discard_nothing = 打 **{ $tile }**：沒有有效牌了。
lesson_useful = 有效牌還剩 { $left } 張：{ $kinds }
lesson_needs = 這一桌胡牌至少要 { $worth }。**規則** 裡寫著什麼算番。
lesson_aims = 可以做的牌型
lesson_aim = • **{ $line }**（{ $worth }）離胡牌還差 { $missing } 張：{ $meaning }
lesson_aim_there = • **{ $line }**（{ $worth }）已經有了：{ $meaning }
tip_turn = 💡 第一次輪到你。你摸了一張，要打出一張：按那張牌。留下能湊成三張連號或三張相同的牌，先打孤單的風牌或三元牌。
tip_claim = 💡 第一次有你能要的牌。{ $run }或{ $triplet }會讓你更近一步，但那組牌要亮出來，不能再改。拿不定就放過。
tip_ready = 💡 第一次聽牌。上面寫著聽什麼、還剩幾張、胡了值多少。
tip_win = 💡 手牌完成了：請按 **{ $win }**。結果裡會列出每一項值多少。
lesson_discard_many = 打 **{ $tile }**：有效牌還剩 { $left } 張。
