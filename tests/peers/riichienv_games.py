"""Plays whole riichi games with PyPI `riichienv` and writes each as an mjai log, with the choices it offered at every step.

    pip install riichienv==0.4.11
    python tests/peers/riichienv_games.py FOLDER COUNT [first]

Game n becomes FOLDER/game-n.mjson (one mjai event a line) and FOLDER/game-n.choices.jsonl: a line for each seat that was
asked, with the number of events that stood in the log then, the seat, and every action it was offered.
"""

import json
import pathlib
import random
import sys

from riichienv import ActionType, GameRule, RiichiEnv, calculate_shanten

# Seeds of one run stand far apart: neighbouring ones share walls.
SPACING = 1000


class Player:
    """Takes wins, builds its hand, claims and declares by a will of its own, all by one source of chance."""

    def __init__(self, rng):
        self.rng = rng
        self.riichi = rng.choice([0.4, 0.9, 1.0])
        self.claims = rng.choice([0.0, 0.1, 0.4, 1.0])
        self.kongs = rng.choice([0.3, 1.0])
        self.wins = rng.choice([0.6, 1.0, 1.0])
        self.wild = rng.choice([0.0, 0.02, 0.15])
        self.outside = rng.random() < 0.1

    def choose(self, seen):
        offered = seen.legal_actions()
        of = lambda *kinds: [a for a in offered if a.action_type in kinds]
        chance = self.rng.random
        if wins := of(ActionType.TSUMO, ActionType.RON):
            if chance() < self.wins:
                return wins[0]
        if (stops := of(ActionType.KYUSHU_KYUHAI)) and chance() < 0.5:
            return stops[0]
        if (kongs := of(ActionType.ANKAN, ActionType.KAKAN, ActionType.DAIMINKAN)) and chance() < self.kongs:
            return self.rng.choice(kongs)
        if (claims := of(ActionType.CHI, ActionType.PON)) and chance() < self.claims:
            return self.rng.choice(claims)
        if (declares := of(ActionType.RIICHI)) and chance() < self.riichi:
            return self.rng.choice(declares)
        if passes := of(ActionType.PASS):
            return passes[0]
        discards = of(ActionType.DISCARD)
        if not discards or chance() < self.wild:
            return self.rng.choice(offered)
        return min(discards, key=lambda a: (self.after(seen.hand, a.tile), chance()))

    def after(self, hand, tile):
        kind = tile // 4
        if self.outside:
            return not (kind >= 27 or kind % 9 in (0, 8))
        rest = list(hand)
        rest.remove(tile)
        return calculate_shanten(rest)


def game(number):
    """The log of a game and what was offered in it."""
    rng = random.Random(number)
    env = RiichiEnv(game_mode="4p-red-half", seed=number * SPACING, rule=GameRule.default_tenhou())
    players = [Player(rng) for _ in range(4)]
    offered, heard = [], [0] * 4
    asked = env.reset()
    while not env.done():
        answers = {}
        # The order in which a dictionary gives the seats is not the same in every run; chance must be spent in one order.
        for seat in sorted(asked):
            seen = asked[seat]
            offers = sorted({action.to_mjai() for action in seen.legal_actions()})
            heard[seat] += len(seen.new_events())
            offered.append({"at": heard[seat], "seat": seat, "choices": [json.loads(o) for o in offers]})
            answers[seat] = players[seat].choose(seen)
            offered[-1]["chosen"] = json.loads(answers[seat].to_mjai())
        asked = env.step(answers)
    return env.mjai_log, offered


def main():
    folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + count):
        log, offered = game(number)
        lines = lambda rows: "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        (folder / f"game-{number:04}.mjson").write_text(lines(log))
        (folder / f"game-{number:04}.choices.jsonl").write_text(lines(offered))


main()
