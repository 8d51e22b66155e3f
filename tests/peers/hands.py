"""Random finished hands, hard ones among them: flushes, outside hands, kongs, hands that can be cut in several ways.

Tiles are numbered 0 to 135: the kind (m, p, s, z) times four, and the copy. Copy 0 of the fives is red where red fives are
played.
"""

import collections

RED = {16, 52, 88}


def text(tiles, reds=True):
    """Tiles in our notation."""
    suits = ["", "", "", ""]
    for tile in sorted(tiles):
        kind = tile // 4
        digit = "0" if reds and tile in RED else str(kind % 9 + 1)
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
