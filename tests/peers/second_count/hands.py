"""Random finished hands with everything around them, and the lines that tell them to the program."""

from collections import Counter
from dataclasses import dataclass, field

from shapes import SEATS, Set, readings, text


@dataclass
class Hand:
    """A finished hand and its circumstances."""

    concealed: list
    melds: list
    win: int
    seat: str
    round: str
    by: str
    source: str | None = None
    bonus: list = field(default_factory=list)
    replacement: str | None = None
    kong_on_kong: bool = False
    last: bool = False
    first: bool = False
    liable: str | None = None
    others: dict = field(default_factory=dict)

    def tiles(self):
        return sorted(self.concealed + [self.win] + [k for meld in self.melds for k in meld.kinds])

    def readings(self):
        return list(readings(self.concealed, self.melds, self.win, self.by == "draw"))

    def line(self, number, rules, options):
        """As `sparrow score` reads it."""
        flags = {
            "replacement": self.replacement, "kong_on_kong": self.kong_on_kong, "last": self.last, "first": self.first,
        }
        told = {
            "id": number, "rules": rules, "options": options, "win": text([self.win]), "round": self.round,
            "by": self.by, "from": self.source, "liable": self.liable,
            "flags": {key: value for key, value in flags.items() if value},
        }
        own = {
            "concealed": text(self.concealed), "melds": [m.meld_text() for m in self.melds], "bonus": self.bonus,
        }
        if not self.others:
            return told | own | {"seat": self.seat}
        hands = {seat: {"concealed": text(c), "melds": [m.meld_text() for m in ms], "bonus": b}
                 for seat, (c, ms, b) in self.others.items()}
        return told | {"winner": self.seat, "hands": hands | {self.seat: own}}


def kinds_for(rng):
    """The kinds a hand is made of: often few, so that rare hands are met often."""
    mood = rng.random()
    suit = rng.randrange(3) * 9
    if mood < 0.25:
        return list(range(34))
    if mood < 0.4:
        return list(range(suit, suit + 9))
    if mood < 0.55:
        return list(range(suit, suit + 9)) + list(range(27, 34))
    if mood < 0.7:
        return [0, 8, 9, 17, 18, 26] + list(range(27, 34))
    if mood < 0.77:
        return list(range(27, 34))
    if mood < 0.82:
        return [0, 8, 9, 17, 18, 26]
    if mood < 0.88:
        return [19, 20, 21, 23, 25, 32]
    return [k for k in range(27) if k % 9 not in (0, 8)]


def random_set(rng, kinds, left):
    runs = [k for k in kinds if k < 27 and k % 9 <= 6 and all(left[k + s] for s in range(3))]
    trips = [k for k in kinds if left[k] >= 3]
    if runs and (not trips or rng.random() < 0.5):
        low, chow = rng.choice(runs), True
    elif trips:
        low, chow = rng.choice(trips), False
    else:
        return None
    size = 4 if not chow and left[low] == 4 and rng.random() < 0.3 else 3
    found = Set(low, chow, size, True)
    for kind in found.kinds:
        left[kind] -= 1
    return found


def random_sets(rng, left):
    """Four sets and a pair out of what is left."""
    kinds = kinds_for(rng)
    sets = [random_set(rng, kinds, left) for _ in range(4)]
    pairs = [k for k in kinds if left[k] >= 2]
    if None in sets or not pairs:
        return None
    pair = rng.choice(pairs)
    left[pair] -= 2
    return sets, pair


def lay_out(rng, sets, open_rate):
    """Which sets lie on the table; kongs always do."""
    melds, hand = [], []
    for one in sets:
        if one.kong:
            letter = rng.choice("KAQ") if open_rate else "Q"
        elif rng.random() < open_rate:
            letter = "C" if one.chow else "P"
        else:
            hand += one.kinds
            continue
        melds.append(Set(one.low, one.chow, one.size, letter == "Q", True, letter))
    return melds, hand


def orphans(rng, left):
    kinds = [0, 8, 9, 17, 18, 26] + list(range(27, 34))
    tiles = kinds + [rng.choice(kinds)]
    for kind in tiles:
        left[kind] -= 1
    return [], tiles


def finished(rng, left):
    """The melds and the fourteen (or fewer) tiles in hand of somebody who has just won."""
    mood = rng.random()
    if mood < 0.03:
        return orphans(rng, left)
    if mood < 0.08:
        low = rng.randrange(3) * 9
        tiles = [low] * 3 + [low + 8] * 3 + list(range(low + 1, low + 8)) + [low + rng.randrange(9)]
        left.subtract(tiles)
        return [], tiles
    found = random_sets(rng, left)
    if found is None:
        return None
    sets, pair = found
    melds, hand = lay_out(rng, sets, rng.choice([0.0, 0.0, 0.3, 0.6]))
    return melds, hand + [pair, pair]


def random_hand(rng, bonus_tiles, everybody=False):
    """A hand that is finished, or None when chance made none; with what the others hold where everybody counts."""
    left = Counter({kind: 4 for kind in range(34)})
    made = finished(rng, left)
    if made is None:
        return None
    melds, tiles = made
    win = rng.choice(tiles)
    tiles.remove(win)
    hand = Hand(sorted(tiles), melds, win, rng.choice(SEATS), rng.choice(SEATS), rng.choice(["draw", "draw", "discard"]))
    others = [seat for seat in SEATS if seat != hand.seat]
    if bonus_tiles:
        hand.bonus = sorted(rng.sample(range(1, 9), rng.choice([0, 0, 1, 2, 3, 5])))
    if hand.by == "discard":
        hand.source = rng.choice(others)
        if left[win] == 3 and rng.random() < 0.5:
            hand.by = "rob"
    if hand.by != "rob":
        circumstances(rng, hand, others)
    if everybody:
        other_hands(rng, hand, left)
        if bonus_tiles:
            deal_bonus(rng, hand)
    return hand


def circumstances(rng, hand, others):
    mood = rng.random()
    kongs = sum(meld.kong for meld in hand.melds)
    if mood < 0.1:
        hand.last = True
    elif mood < 0.3 and hand.by == "draw" and kongs:
        hand.replacement = "kong"
        hand.kong_on_kong = kongs > 1 and rng.random() < 0.3
    elif mood < 0.35 and not hand.melds:
        before = SEATS[: SEATS.index(hand.seat)]
        hand.first = hand.by == "draw" or bool(before)
        if hand.first and hand.by == "discard":
            hand.source = rng.choice(before)
    if hand.by == "draw" and hand.melds and rng.random() < 0.1:
        hand.liable = rng.choice(others)


def other_hands(rng, hand, left):
    """What the other three hold: some sets on the table, pairs and triplets, and whatever else."""
    if hand.by == "rob":
        left[hand.win] -= 3
    for seat in SEATS:
        if seat == hand.seat:
            continue
        melds = []
        if hand.by == "rob" and seat == hand.source:
            melds.append(Set(hand.win, False, 3, False, True, "P"))
        for _ in range(rng.choice([0, 0, 1, 2])):
            found = random_set(rng, list(range(34)), left)
            if found:
                letter = rng.choice("KAQ") if found.kong else "C" if found.chow else "P"
                melds.append(Set(found.low, found.chow, found.size, letter == "Q", True, letter))
        hand.others[seat] = (random_rest(rng, 13 - 3 * len(melds), left), melds, [])


def random_rest(rng, size, left):
    tiles = []
    while len(tiles) < size:
        kind = rng.randrange(34)
        copies = min(rng.choice([1, 1, 2, 3, 4]), left[kind], size - len(tiles))
        tiles += [kind] * copies
        left[kind] -= copies
    return sorted(tiles)


def deal_bonus(rng, hand):
    """Some of the eight bonus tiles, each with one owner."""
    owners = {tile: rng.choice([*SEATS, None]) for tile in range(1, 9)}
    if rng.random() < 0.2:
        owners |= {tile: hand.seat for tile in rng.choice([range(1, 5), range(5, 9)])}
    of = {seat: [tile for tile, owner in owners.items() if owner == seat] for seat in SEATS}
    hand.bonus = of[hand.seat]
    hand.others = {seat: (c, m, of[seat]) for seat, (c, m, _) in hand.others.items()}
