"""Faan and payments of Hong Kong hands."""

from shapes import SEATS, is_dragon, is_honour, is_major, is_nine_gates, is_orphans, is_terminal, is_wind, suit

OPTIONS = {
    "min_faan": [0, 1, 2, 3, 4, 5],
    "cap": [8, 10, 13],
    "curve": ["half-spicy", "spicy"],
    "payment": ["full", "half", "double"],
    "stake": [1, 2, 10],
    "common_pair": ["any", "suited", "worthless"],
    "four_concealed_last": ["concealed-or-pair", "any"],
    "nine_gates": ["pattern", "true-wait"],
    "human_hand": [0, 3, 13],
    "flowers_count_for_minimum": [True, False],
    "rob_payment": ["discard", "self-draw"],
    "liability": ["none", "standard"],
    "tiles.flowers": [True, False],
}
DEFAULTS = {
    "min_faan": 3, "cap": 10, "curve": "half-spicy", "payment": "full", "stake": 1, "common_pair": "any",
    "four_concealed_last": "concealed-or-pair", "nine_gates": "pattern", "human_hand": 0,
    "flowers_count_for_minimum": True, "rob_payment": "discard", "liability": "none", "tiles.flowers": True,
}


def curve(faan, name):
    if name == "spicy" or faan <= 4:
        return 2**faan
    return 16 * 2 ** ((faan - 4) // 2) if faan % 2 == 0 else 24 * 2 ** ((faan - 5) // 2)


def ordinary(hand, reading, tiles, options):
    """The patterns that are added together."""
    seat, rnd = SEATS.index(hand.seat), SEATS.index(hand.round)
    total = 0
    pungs = reading.triplets()
    if len(reading.chows()) == 4:
        pair = reading.pair
        scoring = is_dragon(pair) or (is_wind(pair) and pair - 27 in (seat, rnd))
        allowed = {"any": True, "suited": not is_honour(pair), "worthless": not scoring}
        total += 1 if allowed[options["common_pair"]] else 0
    if len(pungs) == 4:
        own = [s for s in pungs if not s.melded or s.letter == "Q"]
        by_self = [s for s in own if s.concealed or options["four_concealed_last"] == "any"]
        total += 8 if len(by_self) == 4 else 3
    suits = {suit(k) for k in tiles if not is_honour(k)}
    honours = any(is_honour(k) for k in tiles)
    if len(suits) == 1:
        total += 3 if honours else 7
    if suits and honours and all(is_major(k) for k in tiles):
        total += 1
    dragons = sum(is_dragon(s.low) for s in pungs)
    winds = sum(is_wind(s.low) for s in pungs)
    total += dragons
    total += sum((s.low - 27 == seat) + (s.low - 27 == rnd) for s in pungs if is_wind(s.low))
    total += 3 if dragons == 2 and is_dragon(reading.pair) else 5 if dragons == 3 else 0
    total += 3 if winds == 3 and is_wind(reading.pair) else 0
    return total


def awards(hand, reading, tiles, options):
    """The award of the whole hand that is worth most."""
    found = [0]
    orphans = reading is None
    if hand.first and hand.by == "draw" and hand.seat == "East":
        found.append(13)
    if hand.first and hand.by == "discard":
        found.append(13 if hand.source == "East" else options["human_hand"])
    if orphans:
        return max(found + [13])
    if all(is_honour(k) for k in tiles) or all(is_terminal(k) for k in tiles):
        found.append(10)
    gates = is_nine_gates(tiles) and not hand.melds
    before = tiles.copy()
    before.remove(hand.win)
    pure = all(is_nine_gates(before + [suit(hand.win) * 9 + n]) for n in range(9)) if gates else False
    if gates and (options["nine_gates"] == "pattern" or pure):
        found.append(10)
    if sum(is_wind(s.low) for s in reading.triplets()) == 4:
        found.append(13)
    if sum(s.kong for s in reading.sets) == 4:
        found.append(13)
    return max(found)


def circumstances(hand):
    total = 0
    if hand.by == "draw":
        total += 1
        total += 8 if hand.kong_on_kong else 1 if hand.replacement == "kong" else 0
    total += not hand.melds
    total += hand.by == "rob"
    total += hand.last
    return total


def flowers(hand, options):
    if not options["tiles.flowers"]:
        return 0
    own = SEATS.index(hand.seat) + 1
    if not hand.bonus:
        return 1
    total = 0
    for first in (1, 5):
        group = [tile for tile in hand.bonus if first <= tile < first + 4]
        total += 2 if len(group) == 4 else int(own + first - 1 in group)
    return total


def count(hand, options):
    """Faan (capped), whether the hand may be declared, and what everybody gets."""
    tiles = hand.tiles()
    best = 0
    for reading in hand.readings():
        plain, award = ordinary(hand, reading, tiles, options), awards(hand, reading, tiles, options)
        best = max(best, award if award and award >= plain else plain)
    if is_orphans(hand.concealed + [hand.win]):
        best = max(best, awards(hand, None, tiles, options))
    play = best + circumstances(hand)
    extra = flowers(hand, options)
    legal = play + (extra if options["flowers_count_for_minimum"] else 0) >= options["min_faan"]
    faan = play + extra
    return {"faan": faan, "legal": legal, "pay": pay(hand, faan, options) if legal else None}


def is_fed(hand):
    """Whether the hand is one of those somebody can be liable for."""
    tiles = hand.tiles()
    flush = len({suit(k) for k in tiles}) == 1 and not is_honour(tiles[0])
    for reading in hand.readings():
        low = [s.low for s in reading.triplets()]
        great = sum(map(is_dragon, low)) == 3 or sum(map(is_wind, low)) == 4 or sum(s.kong for s in reading.sets) == 4
        if flush or great:
            return True
    return False


def pay(hand, faan, options):
    t = curve(min(faan, options["cap"]), options["curve"]) * options["stake"]
    loss = dict.fromkeys(SEATS, 0)
    mode = options["payment"]
    by_draw = hand.by == "draw" or (hand.by == "rob" and options["rob_payment"] == "self-draw")
    for seat in SEATS:
        if seat == hand.seat:
            continue
        if by_draw:
            loss[seat] = 2 * t if mode == "double" else t
        else:
            fed = seat == hand.source
            loss[seat] = {"full": 2 * t * fed, "half": t if fed else t // 2, "double": 2 * t if fed else t}[mode]
    liable = hand.liable if options["liability"] == "standard" and hand.by == "draw" and is_fed(hand) else None
    bears_all = hand.source if by_draw and hand.by == "rob" else liable
    if bears_all:
        total = sum(loss.values())
        loss = {seat: total * (seat == bears_all) for seat in SEATS}
    return {seat: sum(loss.values()) if seat == hand.seat else -loss[seat] for seat in SEATS}
