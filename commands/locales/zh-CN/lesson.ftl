# 学习者手牌旁边的话。
lesson_title = 下一步
lesson_complete = 你的手牌已经完成。
lesson_ready = 你听牌了，再来一张就完成。
lesson_away = 还差 { $count } 张听牌（{ $count } 向听）。
lesson_discard = 打 **{ $tile }**：有效牌还剩 { $left } 张：{ $kinds }
lesson_discard_nothing = 打 **{ $tile }**：没有有效牌了。
lesson_useful = 有效牌还剩 { $left } 张：{ $kinds }
lesson_needs = 本桌和牌至少要 { $worth }。**规则** 里写着什么算番。
lesson_aims = 可以做的牌型
lesson_aim = • **{ $line }**（{ $worth }）离和牌还差 { $missing } 张：{ $meaning }
lesson_aim_there = • **{ $line }**（{ $worth }）已经有了：{ $meaning }
tip_turn = 💡 第一次轮到你。你摸了一张，要打出一张：按那张牌。留下能凑成三张连牌或三张相同的牌，先打孤单的风牌或三元牌。
tip_claim = 💡 第一次有你能要的牌。{ $run }或{ $triplet }会让你更近一步，但那组牌要亮出来，不能再改。拿不准就放过。
tip_ready = 💡 第一次听牌。上面写着听什么、还剩几张、和了值多少。
tip_win = 💡 手牌完成了：请按 **{ $win }**。结果里会列出每一项值多少。
lesson_discard_many = 打 **{ $tile }**：有效牌还剩 { $left } 张。
