"""Random Hong Kong hands, scored by npm `hk-mahjong` and by `sparrow score`.

    npm install --prefix FOLDER hk-mahjong@3.2.0
    cargo build --release -p bot
    python3 tests/peers/hong_kong_hands.py target/release/sparrow FOLDER 20000 [seed]

Every difference is printed with its kind.
"""

import collections
import json
import pathlib
import random
import subprocess
import sys

from hands import hand, text

sys.path.append(str(pathlib.Path(__file__).with_name("second_count")))
from shapes import cuts

WINDS = ["East", "South", "West", "North"]
OPTIONS = {"min_faan": "0"}


def case(rng, at):
    while not (made := hand(rng)):
        pass
    concealed, melds, _ = made
    win = rng.choice(concealed)
    rest = list(concealed)
    rest.remove(win)
    seat = rng.randrange(4)
    by = rng.choice(["draw", "discard", "discard", "rob"]) if rng.random() < 0.3 else rng.choice(["draw", "discard"])
    kong = any(letter in "KAQ" for letter, _ in melds)
    return {
        "id": at, "concealed": rest, "win": win, "melds": melds, "seat": seat, "round": rng.randrange(4), "by": by,
        "from": rng.choice([other for other in range(4) if other != seat]),
        "last": by != "rob" and rng.random() < 0.1,
        "replacement": "kong" if by == "draw" and kong and rng.random() < 0.3 else None,
        "bonus": sorted(rng.sample(range(1, 9), rng.choice([0, 0, 1, 2, 3, 4, 5, 6]))),
    }


def line(c):
    """The hand as `sparrow score` reads it."""
    return json.dumps({
        "id": str(c["id"]), "rules": "hong-kong", "options": OPTIONS, "concealed": text(c["concealed"], reds=False),
        "melds": [f"{letter}:{text(tiles, reds=False)}" for letter, tiles in c["melds"]],
        "win": text([c["win"]], reds=False), "seat": WINDS[c["seat"]], "round": WINDS[c["round"]], "by": c["by"],
        "from": None if c["by"] == "draw" else WINDS[c["from"]], "bonus": c["bonus"],
        "flags": {"last": c["last"], **({"replacement": "kong"} if c["replacement"] else {})},
    })


def peer(c):
    """The hand as the library reads it, every way to cut it."""
    in_hand = [tile // 4 for tile in c["concealed"] + [c["win"]]]
    melds = [[tile // 4 for tile in tiles] for _, tiles in c["melds"]]
    rows = [melds + [[low, low + 1, low + 2] if run else [low] * 3 for low, run in groups] + [[pair] * 2]
            for groups, pair in cuts(collections.Counter(in_hand), 4 - len(melds))]
    return json.dumps({"cuts": rows, "seat": WINDS[c["seat"]].lower(), "round": WINDS[c["round"]].lower(),
                       "draw": c["by"] == "draw", "rob": c["by"] == "rob", "last": c["last"],
                       "kong": c["replacement"] == "kong", "concealed": not c["melds"], "bonus": c["bonus"]})


def main():
    program, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    rng = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    cases = [case(rng, at) for at in range(count)]
    run = lambda command, rows: subprocess.run(
        command, input="\n".join(rows) + "\n", capture_output=True, text=True, check=False).stdout.splitlines()
    ours = [json.loads(row) for row in run([program, "score"], map(line, cases))]
    script = pathlib.Path(__file__).with_name("hk_mahjong.js")
    theirs = [json.loads(row) for row in run(["node", str(script), folder], map(peer, cases))]
    kinds, examples, compared, known = collections.Counter(), {}, 0, 0
    for c, told, other in zip(cases, ours, theirs, strict=True):
        differences = []
        got = told.get("faan") if told.get("complete") else None
        if "error" in told:
            differences.append(f"refused: {told['error']}")
        if isinstance(other, int) and got is not None:
            compared += 1
            if other != got:
                names = sorted(row["name"] for row in told["lines"])
                if "four_concealed_pungs" in names and other - got == 3 - 8:
                    known += 1
                else:
                    differences.append(f"hk-mahjong: {other - got:+} faan with {names}")
        for difference in differences:
            kinds[difference] += 1
            examples.setdefault(difference, line(c))
    for difference, times in kinds.most_common(25):
        print(f"{times} times: {difference}\n  {examples[difference]}")
    print(f"{count} hands, {sum(kinds.values())} differences; {compared} of them compared with hk-mahjong, "
          f"which counts {known} times all pungs alone where we count four concealed pungs")


main()
