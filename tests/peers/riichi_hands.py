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
from mahjong.tile import TilesConverter

WINDS = [("East", EAST), ("South", SOUTH), ("West", WEST), ("North", NORTH)]
RED = {16, 52, 88}


def text(tiles):
    """Tiles of 136 in our notation."""
    suits = ["", "", "", ""]
    for tile in sorted(tiles):
        kind = tile // 4
        digit = "0" if tile in RED else str(kind % 9 + 1)
        suits[kind // 9] += digit
    return "".join(digits + "mpsz"[i] for i, digits in enumerate(suits) if digits)


def groups(rng):
    """Four sets and a pair of kinds, drawn so that flushes, outside hands and triplets are not rare."""
    style = rng.random()
    kinds = list(range(34))
    if style < 0.2:
        suit = rng.randrange(3)
        kinds = list(range(9 * suit, 9 * suit + 9)) + (list(range(27, 34)) if rng.random() < 0.6 else [])
    elif style < 0.3:
        kinds = [0, 1, 2, 6, 7, 8, 9, 10, 11, 15, 16, 17, 18, 19, 20, 24, 25, 26] + list(range(27, 34))
    elif style < 0.38:
        kinds = [0, 8, 9, 17, 18, 26] + list(range(27, 34))
    elif style < 0.5:
        kinds = [k for k in range(27) if 0 < k % 9 < 8]
    elif style < 0.55:
        kinds = [19, 20, 21, 23, 25, 32]
    triplets = rng.choice([0.1, 0.3, 0.6, 1.0])
    sets = []
    for _ in range(4):
        low = rng.choice(kinds)
        run = low < 27 and low % 9 < 7 and rng.random() > triplets
        sets.append([low, low + 1, low + 2] if run else [low] * 3)
    return sets, rng.choice(kinds)


class Wall:
    def __init__(self, rng):
        self.free = collections.defaultdict(list)
        for tile in range(136):
            self.free[tile // 4].append(tile)
        for tiles in self.free.values():
            rng.shuffle(tiles)

    def take(self, kind):
        return self.free[kind].pop()


def hand(rng):
    """A finished hand: tiles in hand, melds (letter, tiles), or None when it needs a fifth copy."""
    wall = Wall(rng)
    try:
        style = rng.random()
        if style < 0.06:
            kinds = rng.sample(range(34), 7) if rng.random() < 0.6 else rng.sample(range(27, 34), 7)
            return [wall.take(k) for k in kinds for _ in range(2)], [], wall
        if style < 0.08:
            majors = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]
            return [wall.take(k) for k in majors + [rng.choice(majors)]], [], wall
        if style < 0.10:
            suit = 9 * rng.randrange(3)
            kinds = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, rng.randrange(9)]
            return [wall.take(suit + k) for k in kinds], [], wall
        sets, pair = groups(rng)
        opened = rng.choice([0, 0, 0, 1, 2, 3, 4])
        concealed, melds = [wall.take(pair) for _ in range(2)], []
        for n, kinds in enumerate(sets):
            tiles = [wall.take(k) for k in kinds]
            triplet = kinds[0] == kinds[1]
            if n < opened:
                if triplet and rng.random() < 0.4:
                    tiles.append(wall.take(kinds[0]))
                    melds.append((rng.choice("KAQ"), tiles))
                else:
                    melds.append(("P" if triplet else "C", tiles))
            elif triplet and rng.random() < 0.15:
                tiles.append(wall.take(kinds[0]))
                melds.append(("Q", tiles))
            else:
                concealed += tiles
        return concealed, melds, wall
    except IndexError:
        return None


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
    return " ".join(words), theirs, seat[0], by


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
    for (line, theirs, seat, by), told in zip(cases, ours, strict=True):
        if theirs.error:
            same = told in ("no yaku", "incomplete")
            want = theirs.error
        else:
            yakuman = sum(y.han_closed or y.han_open for y in theirs.yaku if y.is_yakuman) // 13
            cost = (theirs.cost["main"], theirs.cost["additional"])
            want = f"{theirs.yaku} {theirs.han} han {theirs.fu} fu {yakuman} yakuman {cost}"
            if "|" in told:
                _, han, fu, times, value = told.rsplit("|", 4)
                got = paid(int(value), seat, by)
                same = got == cost and int(times) == yakuman
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
