"""Points, doubles and settlement of classical Chinese hands: all four seats."""

from collections import Counter

from shapes import (SEATS, Set, completes, is_dragon, is_honour, is_major, is_nine_gates, is_orphans,
                    is_terminal, is_wind, number, suit)

OPTIONS = {
    "limit": [300, 500, 1000],
    "win_points": [20, 10],
    "pair_points": ["millington", "generous"],
    "roof_off": [False, False, True],
    "max_chows": [4, 4, 4, 1],
    "half_concealed": [0, 1],
    "no_score_strict": [False, True],
    "losers_settle": [True, False],
    "east_double": [True, False],
    "discard_payment": ["all", "discarder-all", "discarder-double"],
    "fancy_limits": [True, False],
    "rounding": ["exact", "nearest10"],
    "tiles.flowers": [False, True],
}
DEFAULTS = {key: values[0] for key, values in OPTIONS.items()} | {"limit": 500}
JADE = {19, 20, 21, 23, 25, 32}


def set_points(one: Set):
    worth = {3: 2, 4: 8}[one.size]
    return worth * (2 if is_major(one.low) else 1) * (2 if one.concealed else 1)


def pair_points(pair, seat, rnd, options):
    if not is_honour(pair):
        return 0
    own = (pair - 27 == SEATS.index(seat)) + (pair - 27 == SEATS.index(rnd)) if is_wind(pair) else 0
    if options["pair_points"] == "generous":
        return [2, 4, 8][own]
    return 2 if is_dragon(pair) else [0, 2, 4][own]


def shared_doubles(trips, pairs, bonus, seat, rnd):
    """The doubles of every hand: triplets, pairs, bonus tiles."""
    low = [s.low for s in trips]
    dragons, winds = sum(map(is_dragon, low)), sum(map(is_wind, low))
    index = SEATS.index(seat)
    total = {index + 1, index + 5} <= set(bonus)
    total += {1, 2, 3, 4} <= set(bonus)
    total += {5, 6, 7, 8} <= set(bonus)
    total += dragons + sum((k - 27 == index) + (k - 27 == SEATS.index(rnd)) for k in low if is_wind(k))
    total += 2 if dragons == 3 else int(dragons == 2 and any(map(is_dragon, pairs)))
    total += 2 if winds == 4 else int(winds == 3 and any(map(is_wind, pairs)))
    return total + (sum(s.concealed for s in trips) >= 3)


def loser(seat, concealed, melds, bonus, rnd, options):
    counts = Counter(concealed)
    trips = [m for m in melds if m.triplet] + [Set(k, False, 3, True) for k, n in counts.items() if n >= 3]
    pairs = [k for k, n in counts.items() if n == 2]
    total = sum(map(set_points, trips)) + sum(pair_points(k, seat, rnd, options) for k in pairs) + 4 * len(bonus)
    worth = total * 2 ** shared_doubles(trips, pairs, bonus, seat, rnd)
    return worth if options["roof_off"] else min(worth, options["limit"])


def dead_kinds(hand):
    """Kinds of which all four copies lay on the table before the last tile came."""
    melds = hand.melds + [m for _, ms, _ in hand.others.values() for m in ms]
    seen = Counter(kind for meld in melds for kind in meld.kinds)
    return {kind for kind in range(34) if seen[kind] == 4}


def only_tile(hand):
    held = Counter(hand.concealed + [k for m in hand.melds for k in m.kinds])
    kinds = {k for k in range(34) if held[k] < 4 and completes(hand.concealed, hand.melds, k)}
    return kinds - dead_kinds(hand) == {hand.win}


def extras(hand, reading):
    """The winner's points for how the last tile came and what it did."""
    total = 2 * (hand.by == "draw") + 2 * only_tile(hand)
    if reading.done.size == 2:
        total += 4 if is_major(hand.win) else 2
    return total


def is_concealed(hand):
    return all(m.letter == "Q" for m in hand.melds)


def winner_doubles(hand, reading, options):
    tiles, trips = hand.tiles(), reading.triplets()
    suits, honours = {suit(k) for k in tiles if not is_honour(k)}, any(map(is_honour, tiles))
    pair = pair_points(reading.pair, hand.seat, hand.round, options)
    spoiled = options["no_score_strict"] and extras(hand, reading)
    total = shared_doubles(trips, [reading.pair], hand.bonus, hand.seat, hand.round)
    total += not trips and not pair and not spoiled
    total += not reading.chows()
    if is_concealed(hand):
        total += 1 if hand.by == "draw" else options["half_concealed"]
    total += 3 if len(suits) == 1 and not honours else int(len(suits) == 1)
    total += all(map(is_major, tiles))
    total += 2 * (all(map(is_honour, tiles)) or all(map(is_terminal, tiles)))
    total += hand.replacement == "kong"
    return total + hand.last + (hand.by == "rob")


def is_snake(reading, tiles):
    if len({suit(k) for k in tiles}) != 1 or is_honour(tiles[0]):
        return False
    ends = sorted(number(s.low) for s in reading.triplets())
    rest = sorted([number(k) for s in reading.chows() for k in s.kinds] + [number(reading.pair)])
    return ends == [1, 9] and number(reading.pair) in (2, 5, 8) and rest == [2, 3, 4, 5, 6, 7, 8]


def is_limit(hand, reading, options):
    tiles, trips = hand.tiles(), reading.triplets()
    low = [s.low for s in trips]
    hidden = is_concealed(hand) and hand.by == "draw"
    one_suit = len({suit(k) for k in tiles}) == 1 and not is_honour(tiles[0])
    fancy = [
        hand.replacement == "kong" and hand.win == 13,
        hand.last and hand.by == "draw" and hand.win == 9,
        hand.by == "rob" and hand.win == 19,
        set(tiles) <= JADE,
        is_snake(reading, tiles),
    ]
    return any([
        hand.first and (hand.by == "draw" and hand.seat == "East" or hand.source == "East"),
        options["fancy_limits"] and any(fancy),
        hand.kong_on_kong,
        sum(s.kong for s in trips) == 4,
        hidden and not reading.chows(),
        sum(map(is_dragon, low)) == 3 and not reading.chows(),
        sum(map(is_wind, low)) == 4,
        all(map(is_honour, tiles)),
        all(map(is_terminal, tiles)),
        not hand.melds and is_gates_wait(hand),
        hidden and one_suit,
    ])


def is_gates_wait(hand):
    first = suit(hand.win) * 9
    return not is_honour(hand.win) and all(is_nine_gates(hand.concealed + [first + n]) for n in range(9))


def value(hand, reading, options):
    """Value, points and doubles of one reading of the winner's hand."""
    p = options["win_points"] + sum(map(set_points, reading.triplets())) + 4 * len(hand.bonus)
    p += pair_points(reading.pair, hand.seat, hand.round, options) + extras(hand, reading)
    d = winner_doubles(hand, reading, options)
    limit = is_limit(hand, reading, options)
    worth = p * 2**d
    if options["roof_off"]:
        worth = max(worth, options["limit"]) if limit else worth
    else:
        worth = options["limit"] if limit else min(worth, options["limit"])
    return worth, (None if limit else (p, d))


def count(hand, options):
    allowed = [r for r in hand.readings() if len(r.chows()) <= options["max_chows"]]
    worths = [value(hand, r, options) for r in allowed]
    if is_orphans(hand.concealed + [hand.win]):
        if options["roof_off"]:
            return None  # what the count itself is worth without sets is nobody's rule
        worths.append((options["limit"], None))
    if not worths:
        return {"legal": False, "pay": None}
    best = max(w[0] for w in worths)
    counted = {w[1] for w in worths if w[0] == best}
    values = {s: loser(s, *rest, hand.round, options) for s, rest in hand.others.items()} | {hand.seat: best}
    told = {"legal": True, "pay": settle(hand, values, options)}
    if len(counted) == 1 and None not in counted:
        told["points"], told["doubles"] = counted.pop()
    return told


def settle(hand, values, options):
    gain = dict.fromkeys(SEATS, 0)

    def move(payer, bearer, to, amount):
        amount *= 2 if options["east_double"] and "East" in (payer, to) else 1
        amount = (amount + 5) // 10 * 10 if options["rounding"] == "nearest10" else amount
        gain[bearer] -= amount
        gain[to] += amount

    losers = [s for s in SEATS if s != hand.seat]
    mode = options["discard_payment"]
    for seat in losers:
        bearer = hand.source if mode == "discarder-all" and hand.source else seat
        twice = mode == "discarder-double" and (hand.by == "draw" or seat == hand.source)
        move(seat, bearer, hand.seat, values[hand.seat] * (2 if twice else 1))
    for i, one in enumerate(losers if options["losers_settle"] else []):
        for other in losers[i + 1:]:
            low, high = sorted((one, other), key=values.get)
            move(low, low, high, values[high] - values[low])
    return gain
