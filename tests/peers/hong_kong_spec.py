"""Hong Kong faan and payments, written from the text of the rules alone, to hold the engine against.

It knows nothing of the engine: it cuts hands its own way and adds up what the tables of the rules say.
"""

import collections

DRAGONS, WINDS = (31, 32, 33), (27, 28, 29, 30)
HONOURS = WINDS + DRAGONS
TERMINALS = (0, 8, 9, 17, 18, 26)
ORPHANS = TERMINALS + HONOURS


def cuts(kinds):
    """Every way to cut a sorted list of kinds into sets and one pair: (pair, sets), a set being ("run" | "pung", low)."""
    found = set()

    def go(left, sets, pair):
        if not left:
            if pair is not None:
                found.add((pair, tuple(sorted(sets))))
            return
        low = left[0]
        count = left.count(low)
        if count >= 2 and pair is None:
            go(left[2:], sets, low)
        if count >= 3:
            go(left[3:], sets + [("pung", low)], pair)
        if low < 27 and low % 9 < 7 and low + 1 in left and low + 2 in left:
            rest = list(left)
            for kind in (low, low + 1, low + 2):
                rest.remove(kind)
            go(rest, sets + [("run", low)], pair)

    go(sorted(kinds), [], None)
    return found


def faan(case, options):
    """The faan of the best reading before the cap, or None for no finished hand."""
    in_hand = [tile // 4 for tile in case["concealed"] + [case["win"]]]
    melds = [("run" if letter == "C" else "pung", min(tiles) // 4, letter) for letter, tiles in case["melds"]]
    everything = collections.Counter(in_hand + [tile // 4 for _, tiles in case["melds"] for tile in tiles])
    around = circumstances(case)
    best = None
    if not melds and set(in_hand) == set(ORPHANS) and len(in_hand) == 14:
        best = award(13, 0, around)
    for pair, sets in cuts(in_hand):
        if len(sets) + len(melds) != 4:
            continue
        drawn = case["by"] == "draw"
        # On a discard the tile completed the pair or one of the sets: each is a reading of its own.
        completed = [None] if drawn or pair == case["win"] // 4 else []
        if not drawn:
            win = case["win"] // 4
            completed += [at for at, (what, low) in enumerate(sets) if low == win or what == "run" and low < win <= low + 2]
        for at in completed:
            concealed = [what == "pung" and place != at for place, (what, _) in enumerate(sets)]
            best = max(best if best is not None else -1, reading(case, pair, sets, melds, concealed, everything, around))
    return best


def award(highest, ordinary, around):
    return (highest if highest >= ordinary and highest else ordinary) + around


def reading(case, pair, sets, melds, concealed, everything, around):
    pungs = [low for what, low in sets if what == "pung"] + [low for what, low, _ in melds if what == "pung"]
    suits = {kind // 9 for kind in everything if kind < 27}
    honours = any(kind >= 27 for kind in everything)
    ordinary = 0
    if not pungs:
        ordinary += 1
    if len(pungs) == 4:
        own = all(concealed) and all(letter == "Q" for _, _, letter in melds)
        ordinary += 8 if own else 3
    if len(suits) == 1:
        ordinary += 3 if honours else 7
    if honours and suits and all(kind in ORPHANS for kind in everything):
        ordinary += 1
    dragons = sum(kind in DRAGONS for kind in pungs)
    winds = sum(kind in WINDS for kind in pungs)
    ordinary += dragons
    ordinary += (27 + case["seat"] in pungs) + (27 + case["round"] in pungs)
    if dragons == 2 and pair in DRAGONS:
        ordinary += 3
    if dragons == 3:
        ordinary += 5
    if winds == 3 and pair in WINDS:
        ordinary += 3
    highest = 0
    if all(kind in HONOURS for kind in everything) or all(kind in TERMINALS for kind in everything):
        highest = 10
    if not melds and len(suits) == 1 and not honours:
        suit = 9 * min(suits)
        if all(everything[suit + n] >= (3 if n in (0, 8) else 1) for n in range(9)):
            highest = 10
    if winds == 4 or sum(letter in "KAQ" for _, _, letter in melds) == 4:
        highest = 13
    return award(highest, ordinary, around)


def circumstances(case):
    sum_ = 0
    if case["by"] == "draw":
        sum_ += 1
    if not case["melds"]:
        sum_ += 1
    if case["replacement"] == "kong" and case["by"] == "draw":
        sum_ += 1
    if case["by"] == "rob":
        sum_ += 1
    if case["last"] and case["by"] in ("draw", "discard"):
        sum_ += 1
    bonus = case["bonus"]
    if bonus is not None:
        if not bonus:
            sum_ += 1
        for group in (range(1, 5), range(5, 9)):
            if all(tile in bonus for tile in group):
                sum_ += 2
            elif group[case["seat"]] in bonus:
                sum_ += 1
    return sum_


def amount(value):
    """What a loser pays for so many faan, half-spicy."""
    if value <= 4:
        return 2 ** value
    return 16 * 2 ** ((value - 4) // 2) if value % 2 == 0 else 24 * 2 ** ((value - 5) // 2)


def pay(case, value):
    """What each wind gains, payment `full`."""
    t = amount(min(value, 10))
    winds = ["East", "South", "West", "North"]
    gains = dict.fromkeys(winds, 0)
    for wind in winds:
        owes = t if case["by"] == "draw" else 2 * t if wind == winds[case["from"]] else 0
        if wind != winds[case["seat"]]:
            gains[wind] -= owes
            gains[winds[case["seat"]]] += owes
    return gains
