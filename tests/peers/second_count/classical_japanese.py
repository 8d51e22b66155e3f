"""Points, doubles and payments of classical Japanese hands."""

from shapes import (SEATS, Set, is_dragon, is_honour, is_major, is_nine_gates, is_orphans, is_terminal, is_wind,
                    number, suit)

OPTIONS = {
    "limit": [300, 500, 1000],
    "rounding": ["nearest10", "ceil10-points", "exact"],
    "pillow_guest_wind": [0, 2],
    "concealed_discard": [0, 10],
    "flush_points": [0, 10],
    "open_no_points": [True, False],
    "self_draw_spoils_no_points": [True, False],
    "last_discard_bonus": [0, 1],
    "limit_multiples": [False, True],
    "earthly": ["first-draw", "east-first-discard"],
    "discard_payment": ["discarder", "all"],
    "liability": ["honours", "none"],
}
DEFAULTS = {key: values[0] for key, values in OPTIONS.items()} | {
    "limit": 500, "pillow_guest_wind": 2, "concealed_discard": 10, "flush_points": 10,
}


def is_concealed(hand):
    return all(meld.letter == "Q" for meld in hand.melds)


def pillow(hand, pair, options):
    if is_dragon(pair):
        return 2
    if not is_wind(pair):
        return 0
    own = (pair - 27 == SEATS.index(hand.seat)) + (pair - 27 == SEATS.index(hand.round))
    return [options["pillow_guest_wind"], 2, 4][own]


def set_points(one: Set):
    worth = {3: 2, 4: 8}[one.size]
    return worth * (2 if is_major(one.low) else 1) * (2 if one.concealed else 1)


def is_flush(tiles):
    return len({suit(k) for k in tiles}) == 1 and not is_honour(tiles[0])


def no_points(hand, reading, options):
    """Four chows, a worthless pillow, an open wait."""
    shape = len(reading.chows()) == 4 and not pillow(hand, reading.pair, options) and reading.wait == "open"
    by_others = hand.by != "draw" or not options["self_draw_spoils_no_points"]
    return shape and by_others and (options["open_no_points"] or is_concealed(hand))


def points(hand, reading, options):
    tiles = hand.tiles()
    total = 20 + sum(set_points(s) for s in reading.triplets()) + pillow(hand, reading.pair, options)
    total += 2 * (reading.wait in ("single", "edge", "closed"))
    kept = no_points(hand, reading, options) and hand.by == "draw"
    total += 2 * (hand.by == "draw" and not kept)
    total += options["concealed_discard"] * (is_concealed(hand) and hand.by != "draw")
    return total + options["flush_points"] * is_flush(tiles)


def doubles(hand, reading, options):
    tiles, trips = hand.tiles(), reading.triplets()
    seat, rnd = SEATS.index(hand.seat), SEATS.index(hand.round)
    groups = [s.kinds for s in reading.sets] + [[reading.pair] * 2]
    chows = {(suit(s.low), number(s.low)) for s in reading.chows()}
    dragons = sum(is_dragon(s.low) for s in trips)
    suits, honours = {suit(k) for k in tiles if not is_honour(k)}, any(map(is_honour, tiles))
    total = sum((s.low - 27 == seat) + (s.low - 27 == rnd) for s in trips if is_wind(s.low)) + dragons
    total += is_concealed(hand) and hand.by == "draw"
    total += no_points(hand, reading, options)
    total += not any(map(is_major, tiles))
    total += 3 if is_flush(tiles) else int(len(suits) == 1 and honours)
    total += len(trips) == 4
    total += all(map(is_major, tiles))
    total += bool(reading.chows()) and all(any(map(is_major, g)) for g in groups)
    total += any({(s, 1), (s, 4), (s, 7)} <= chows for s in range(3))
    total += sum(s.concealed for s in trips) == 3
    total += dragons == 2 and is_dragon(reading.pair)
    total += hand.replacement == "kong"
    total += hand.by == "rob"
    total += hand.last and hand.by == "draw" and not hand.replacement
    return total + options["last_discard_bonus"] * (hand.last and hand.by == "discard")


def limits(hand, reading, options):
    """How many limit hands it is."""
    tiles = hand.tiles()
    found = 0
    if hand.first:
        if hand.by == "draw":
            found += hand.seat == "East" or options["earthly"] == "first-draw"
        else:
            found += options["earthly"] == "east-first-discard" and hand.source == "East"
    if reading is None:
        return found + 1
    trips = [s.low for s in reading.triplets()]
    winds = sum(map(is_wind, trips))
    found += sum(map(is_dragon, trips)) == 3
    found += winds == 4 or (winds == 3 and is_wind(reading.pair))
    found += all(map(is_honour, tiles))
    found += all(map(is_terminal, tiles))
    found += sum(s.concealed for s in reading.triplets()) == 4
    return found + (not hand.melds and is_nine_gates(tiles))


def value(hand, reading, options):
    """Value, points and doubles of one reading."""
    many = limits(hand, reading, options)
    if many:
        return options["limit"] * (many if options["limit_multiples"] else 1), None, None
    p, d = points(hand, reading, options), doubles(hand, reading, options)
    raised = -(-p // 10) * 10 if options["rounding"] == "ceil10-points" else p
    return min(raised * 2**d, options["limit"]), p, d


def count(hand, options):
    worths = [value(hand, r, options) for r in hand.readings()]
    if is_orphans(hand.concealed + [hand.win]):
        worths.append(value(hand, None, options))
    best = max(w[0] for w in worths)
    counted = {w[1:] for w in worths if w[0] == best}
    told = {"legal": True, "pay": pay(hand, best, options)}
    if len(counted) == 1 and None not in next(iter(counted)):
        told["points"], told["doubles"] = next(iter(counted))
    return told


def liable(hand, options):
    """Who is liable for the limit hand of honours that this is, if it is one."""
    if options["liability"] == "none" or not hand.liable:
        return None
    for reading in hand.readings():
        trips = [s.low for s in reading.triplets()]
        if sum(map(is_dragon, trips)) == 3 or sum(map(is_wind, trips)) == 4 or all(map(is_honour, hand.tiles())):
            return hand.liable
    return None


def pay(hand, worth, options):
    share = {s: worth * (2 if "East" in (s, hand.seat) else 1) for s in SEATS if s != hand.seat}
    total, who = sum(share.values()), liable(hand, options)
    if hand.by == "draw":
        loss = {who: total} if who else share
    elif options["discard_payment"] == "all":
        loss = share
    else:
        loss = {hand.source: total}
    if options["rounding"] == "nearest10":
        loss = {seat: (amount + 5) // 10 * 10 for seat, amount in loss.items()}
    return {s: sum(loss.values()) if s == hand.seat else -loss.get(s, 0) for s in SEATS}
