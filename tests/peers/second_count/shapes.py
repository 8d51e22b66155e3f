"""Tiles, sets and every way to cut a hand, written from the rules alone: a second count beside the program's own."""

from collections import Counter
from dataclasses import dataclass, replace

SEATS = ["East", "South", "West", "North"]
SUITS = "mps"
ORPHANS = frozenset([k for k in (0, 8, 9, 17, 18, 26)] + list(range(27, 34)))


def suit(kind):
    """0, 1, 2 for the suits, 3 for honours."""
    return min(kind // 9, 3)


def number(kind):
    """1 to 9 in a suit, 1 to 7 among honours."""
    return kind - 9 * suit(kind) + 1


def is_honour(kind):
    return kind >= 27


def is_wind(kind):
    return 27 <= kind < 31


def is_dragon(kind):
    return kind >= 31


def is_terminal(kind):
    return not is_honour(kind) and number(kind) in (1, 9)


def is_major(kind):
    return is_honour(kind) or is_terminal(kind)


def code(kind):
    return f"{number(kind)}{'mpsz'[suit(kind)]}"


def text(kinds):
    """A hand as it is written in lines."""
    parts = []
    for index, letter in enumerate("mpsz"):
        numbers = [str(number(k)) for k in sorted(kinds) if suit(k) == index]
        parts += ["".join(numbers) + letter] if numbers else []
    return "".join(parts)


@dataclass(frozen=True)
class Set:
    """A chow, pung or kong, or a pair (`size` 2)."""

    low: int
    chow: bool
    size: int
    concealed: bool
    melded: bool = False  # lies on the table
    letter: str = ""

    @property
    def kinds(self):
        return [self.low, self.low + 1, self.low + 2] if self.chow else [self.low] * self.size

    @property
    def triplet(self):
        return not self.chow and self.size > 2

    @property
    def kong(self):
        return self.size == 4

    def has_major(self):
        return any(is_major(kind) for kind in self.kinds)

    def meld_text(self):
        return f"{self.letter}:{text(self.kinds)}"


@dataclass(frozen=True)
class Reading:
    """One way to cut a hand, and the group that the winning tile completed."""

    sets: tuple
    pair: int
    done: Set | None
    wait: str = "other"  # single, edge, closed, open, pairs

    def triplets(self):
        return [s for s in self.sets if s.triplet]

    def chows(self):
        return [s for s in self.sets if s.chow]


def cuts(counts, sets):
    """Every way to cut counts into so many sets and one pair."""
    for kind in sorted(counts):
        if counts[kind] >= 2:
            rest = counts.copy()
            rest[kind] -= 2
            for found in into_sets(rest, sets):
                yield found, kind


def into_sets(counts, sets):
    kind = next((k for k in range(34) if counts[k]), None)
    if kind is None:
        if sets == 0:
            yield []
        return
    if sets == 0:
        return
    if counts[kind] >= 3:
        rest = counts.copy()
        rest[kind] -= 3
        yield from ([(kind, False)] + more for more in into_sets(rest, sets - 1))
    if kind < 27 and number(kind) <= 7 and counts[kind + 1] and counts[kind + 2]:
        rest = counts.copy()
        for step in range(3):
            rest[kind + step] -= 1
        yield from ([(kind, True)] + more for more in into_sets(rest, sets - 1))


def wait_of(group, win):
    """What the group waited for before the winning tile came."""
    if group.size == 2:
        return "single"
    if not group.chow:
        return "pairs"
    if win == group.low + 1:
        return "closed"
    low = number(group.low)
    edge = (low == 1 and win == group.low + 2) or (low == 7 and win == group.low)
    return "edge" if edge else "open"


def readings(concealed, melds, win, by_draw):
    """Every reading of a whole hand with every group the winning tile may have completed."""
    counts = Counter(concealed + [win])
    for found, pair in cuts(counts, 4 - len(melds)):
        hand = [Set(low, chow, 3, True) for low, chow in found]
        head = Set(pair, False, 2, True)
        for index, group in enumerate(hand + [head]):
            if win not in group.kinds:
                continue
            done = group if by_draw else replace(group, concealed=False)
            own = [done if i == index else other for i, other in enumerate(hand)]
            yield Reading(tuple(own + list(melds)), pair, done, wait_of(group, win))


def is_orphans(tiles):
    return len(tiles) == 14 and set(tiles) == ORPHANS


def completes(concealed, melds, kind):
    """Whether a tile of this kind completes the hand as four sets and a pair or thirteen orphans."""
    counts = Counter(concealed + [kind])
    ordinary = next(cuts(counts, 4 - len(melds)), None) is not None
    return ordinary or (not melds and is_orphans(concealed + [kind]))


def is_nine_gates(tiles):
    """1112345678999 of a suit and one more."""
    kinds = Counter(number(k) for k in tiles)
    if len(tiles) != 14 or len({suit(k) for k in tiles}) != 1 or is_honour(tiles[0]):
        return False
    need = {n: 3 if n in (1, 9) else 1 for n in range(1, 10)}
    return all(kinds[n] >= need[n] for n in need)
