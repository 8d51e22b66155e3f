#!/usr/bin/env python3
"""Holds `sparrow score` against a second count that was written from the rules alone.

    python3 tests/peers/second_count/compare.py target/release/sparrow [hands per rule set] [seed]

Every hand is random, with random house options. Prints each difference with its line; ends with 1 if there is any.
"""

import json
import random
import subprocess
import sys

import classical_chinese
import classical_japanese
import hong_kong
from hands import random_hand

COUNTS = {"hong-kong": hong_kong, "classical-japanese": classical_japanese, "classical-chinese": classical_chinese}


def random_options(rng, counts):
    chosen = {}
    if rng.random() < 0.7:
        keys = rng.sample(list(counts.OPTIONS), rng.randint(1, 4))
        chosen = {key: rng.choice(counts.OPTIONS[key]) for key in keys}
    full = counts.DEFAULTS | chosen
    if full.get("payment") == "half" and full["min_faan"] == 0 and full["stake"] % 2:
        chosen["stake"] = 2
    return chosen


def lines(rng, rules, amount):
    """Lines for the program, each with what it should answer."""
    counts = COUNTS[rules]
    made = 0
    while made < amount:
        chosen = random_options(rng, counts)
        options = counts.DEFAULTS | chosen
        hand = random_hand(rng, options.get("tiles.flowers", False), rules == "classical-chinese")
        if hand and options.get("liability", "none") == "none":
            hand.liable = None
        expected = hand and counts.count(hand, options)
        if expected:
            made += 1
            yield hand.line(made, rules, chosen), expected


def differences(expected, answer):
    if "error" in answer:
        return answer["error"]
    wrong = {}
    for key, value in expected.items():
        if answer.get(key) != value:
            wrong[key] = f"{answer.get(key)} instead of {value}"
    return wrong


def main():
    program, amount, seed = sys.argv[1], int((sys.argv[2:] or ["20000"])[0]), int((sys.argv[3:] or ["1"])[0])
    bad = 0
    for rules in COUNTS:
        told = list(lines(random.Random(f"{seed} {rules}"), rules, amount))
        text = "".join(json.dumps(line) + "\n" for line, _ in told)
        run = subprocess.run([program, "score"], input=text, capture_output=True, text=True, check=False)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        if len(answers) != len(told):
            sys.exit(f"{len(answers)} answers to {len(told)} lines: {run.stderr}")
        found = [(line, wrong, answer) for (line, expected), answer in zip(told, answers)
                 if (wrong := differences(expected, answer))]
        print(f"{rules}: {len(told)} hands, {len(found)} differences")
        for line, wrong, answer in found[:5]:
            print(json.dumps(line), wrong, json.dumps(answer), sep="\n    ")
        bad += len(found)
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
