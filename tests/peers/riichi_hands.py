"""Random riichi hands, scored by PyPI `mahjong` and by the engine; every difference is printed.

    pip install mahjong==2.1.0
    cargo build -p engine --example riichi_lines
    python tests/peers/riichi_hands.py target/debug/examples/riichi_lines 20000 [seed]
"""

import collections
import random
import subprocess
import sys

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld

from hands import hand, text

WINDS = [("East", EAST), ("South", SOUTH), ("West", WEST), ("North", NORTH)]


# What the two call the same.
NAMES = {
    "Menzen Tsumo": "menzen_tsumo", "Riichi": "riichi", "Double Riichi": "double_riichi", "Ippatsu": "ippatsu",
    "Chankan": "chankan", "Rinshan Kaihou": "rinshan", "Haitei Raoyue": "haitei", "Houtei Raoyui": "houtei",
    "Pinfu": "pinfu", "Tanyao": "tanyao", "Iipeiko": "iipeikou", "Ryanpeikou": "ryanpeikou", "Yakuhai (haku)": "haku",
    "Yakuhai (hatsu)": "hatsu", "Yakuhai (chun)": "chun", "Sanshoku Doujun": "sanshoku_doujun",
    "Sanshoku Doukou": "sanshoku_doukou", "Ittsu": "ittsu", "Chantai": "chanta", "Junchan": "junchan",
    "Honroutou": "honroutou", "Toitoi": "toitoi", "San Ankou": "sanankou", "San Kantsu": "sankantsu",
    "Chiitoitsu": "chiitoitsu", "Shou Sangen": "shousangen", "Honitsu": "honitsu", "Chinitsu": "chinitsu",
    "Dora": "dora", "Aka Dora": "aka", "Ura Dora": "ura", "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi_13", "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "junsei_chuuren", "Suu Ankou": "suuankou", "Suu Ankou Tanki": "suuankou_tanki",
    "Daisangen": "daisangen", "Shousuushii": "shousuushii", "Dai Suushii": "daisuushii", "Ryuuiisou": "ryuuiisou",
    "Suu Kantsu": "suukantsu", "Tsuu Iisou": "tsuuiisou", "Chinroutou": "chinroutou", "Tenhou": "tenhou",
    "Chiihou": "chiihou",
}


def named(yaku):
    """Our name of one of its yaku."""
    for wind in ("seat wind", "round wind"):
        if wind in yaku.name:
            return wind.replace(" ", "_")
    return NAMES[yaku.name]


def lines_of(theirs, closed):
    """Its yaku as our lines: name and worth, sorted."""
    worth = lambda yaku: (yaku.han_closed if closed else yaku.han_open) or yaku.han_closed or yaku.han_open
    times = lambda yaku: worth(yaku) // 13 if yaku.is_yakuman else worth(yaku)
    return ", ".join(sorted(f"{named(yaku)} {times(yaku)}" for yaku in theirs.yaku))


def meld(letter, tiles):
    kind = {"C": Meld.CHI, "P": Meld.PON, "K": Meld.KAN, "A": Meld.SHOUMINKAN, "Q": Meld.KAN}[letter]
    return Meld(kind, tiles=tiles, opened=letter != "Q")


def case(rng):
    while True:
        made = hand(rng)
        if made:
            break
    concealed, melds, wall = made
    win = rng.choice(concealed)
    rest = list(concealed)
    rest.remove(win)
    closed = all(letter == "Q" for letter, _ in melds)
    seat, around = rng.choice(WINDS), rng.choice(WINDS[:2])
    by = rng.choice(["draw", "discard", "rob"]) if rng.random() < 0.3 else rng.choice(["draw", "discard"])
    kong = any(letter in "KAQ" for letter, _ in melds)
    riichi = closed and rng.random() < 0.5
    double = riichi and rng.random() < 0.1
    ippatsu = riichi and rng.random() < 0.3
    last = by != "rob" and rng.random() < 0.1
    rinshan = by == "draw" and kong and not last and not ippatsu and rng.random() < 0.3
    left = [tile for tiles in wall.free.values() for tile in tiles]
    dora = rng.sample(left, rng.choice([1, 1, 2]))
    words = [seat[0], around[0], by, text([win]), text(rest)] if rest else [seat[0], around[0], by, text([win])]
    words += [f"{letter}:{text(tiles)}" for letter, tiles in melds]
    words.append("dora=" + text(dora))
    words += [w for w, on in [("riichi", riichi and not double), ("double-riichi", double), ("ippatsu", ippatsu),
                              ("last", last), ("rinshan", rinshan)] if on]
    config = HandConfig(
        is_tsumo=by == "draw", is_riichi=riichi, is_daburu_riichi=double, is_ippatsu=ippatsu, is_rinshan=rinshan,
        is_chankan=by == "rob", is_haitei=last and by == "draw", is_houtei=last and by == "discard",
        player_wind=seat[1], round_wind=around[1],
        options=OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False,
                              kazoe_limit=HandConfig.KAZOE_LIMITED, kiriage=False, fu_for_open_pinfu=True),
    )
    tiles = concealed + [tile for _, tiles in melds for tile in tiles]
    theirs = HandCalculator().estimate_hand_value(
        sorted(tiles), win, melds=[meld(*m) for m in melds], dora_indicators=dora, config=config)
    return " ".join(words), theirs, (seat[0], closed), by


def paid(value, seat, by):
    """What the engine's base points come to, as `mahjong` counts a payment without counters."""
    up = lambda points: -(-points // 100) * 100
    if by == "draw":
        return (up(2 * value), 0 if seat == "East" else up(value)) if seat != "East" else (up(2 * value),) * 2
    return (up((6 if seat == "East" else 4) * value), 0)


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    cases = [case(rng) for _ in range(count)]
    lines = "\n".join(line for line, *_ in cases) + "\n"
    ours = subprocess.run([program], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
    wrong, kinds = 0, collections.Counter()
    for (line, theirs, (seat, closed), by), told in zip(cases, ours, strict=True):
        if theirs.error:
            same = told in ("no yaku", "incomplete")
            want = theirs.error
        else:
            yakuman = sum(y.han_closed or y.han_open for y in theirs.yaku if y.is_yakuman) // 13
            cost = (theirs.cost["main"], theirs.cost["additional"])
            want = f"{theirs.yaku} {theirs.han} han {theirs.fu} fu {yakuman} yakuman {cost}"
            if "|" in told:
                rows, han, fu, times, value = told.rsplit("|", 4)
                got = paid(int(value), seat, by)
                same = got == cost and int(times) == yakuman and rows == lines_of(theirs, closed)
                if not yakuman:
                    same = same and int(han) == theirs.han and int(fu) == theirs.fu
            else:
                same = False
        kinds[told.split("|")[0].split(" ")[0] if "|" in told else told] += 1
        if not same:
            wrong += 1
            if wrong <= 20:
                print(line, "\n  mahjong:", want, "\n  engine: ", told)
    print(f"{count} hands, {wrong} differences; no win: {kinds['no yaku']}, not finished: {kinds['incomplete']}")


main()
