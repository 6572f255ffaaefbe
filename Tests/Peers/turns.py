"""Runs ours and the peers in turns, and sets their figures side by side: see `.ci/peers`, which finds and builds them.

    turns.py --ours PATH --peer NAME COMMAND [--peer NAME COMMAND]... [--rounds N] [--n COUNT] [--workload NAME]...
        [--markdown FILE]

A round goes through the workloads; for each it runs ours, and then every peer that has it, as processes of their
own, so that what is compared lies seconds apart. Every second round has the order turned round.
"""

import argparse
import json
import shlex
import statistics
import subprocess
import sys

# In the order of the table. What stands together is measured by one process.
BATCHES = [
    ["B1"], ["B2"], ["R1"], ["F1"], ["L1", "L2"], ["L3"], ["Q1"], ["Q2"], ["Q3"], ["O0"], ["O1"], ["O2"], ["O3"],
    ["A1", "A2"], ["A3"],
]
ORDER = {name: place for place, name in enumerate(sum(BATCHES, []))}


def run(command):
    """What a process prints; ends this one where it fails, as a wrong answer has no time."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(f"FAILED {shlex.join(command)}: exit status {result.returncode}\n{result.stderr.strip()}")
    return result.stdout


def results(command, names, n):
    """Medians and units by workload, variant and number of nodes."""
    chosen = [word for name in names for word in ("--workload", name)]
    lines = map(json.loads, run(command + chosen + ["--n", str(n)]).splitlines())
    # What measures two workloads tells both.
    lines = [line for line in lines if line["workload"] in names]
    return {(line["workload"], line["variant"], line["n"]): (line["median"], line["unit"]) for line in lines}


def listed(command, n):
    """The workloads of a peer, each with the number of nodes."""
    pairs = (line.split() for line in run(command + ["--list", str(n)]).splitlines())
    return {name: int(count) for name, count in pairs}


def figure(value):
    """Three digits, or all of a whole number of more."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 3
    return f"{value:,.{digits}f}"


class Pair:
    """What was measured of one workload with one peer."""

    def __init__(self, unit):
        self.unit = unit
        self.ours = []
        self.theirs = []

    def cells(self):
        """Both medians, and the median, the least and the greatest of the ratios of single rounds."""
        ratios = [theirs / ours for ours, theirs in zip(self.ours, self.theirs)]
        middle = [statistics.median(samples) for samples in (self.ours, self.theirs, ratios)]
        return [self.unit, *map(figure, middle), f"{figure(min(ratios))} to {figure(max(ratios))}"]


HEAD = ["workload", "n", "beside", "unit", "ours", "theirs", "theirs to ours", "in single rounds"]


def rows(pairs):
    """A line for each result and peer; what is compared with the same of ours stands together."""
    first = {}
    for place, (key, _) in enumerate(pairs):
        first.setdefault(key, place)
    # Sorting keeps the order of peers.
    for key in sorted(pairs, key=lambda one: (ORDER[one[0][0]], one[0][2], first[one[0]])):
        (workload, variant, n), peer = key
        yield [f"{workload} {variant}".strip(), f"{n:,}", peer, *pairs[key].cells()]


def text(lines):
    widths = [max(len(line[place]) for line in lines) for place in range(len(HEAD))]
    left = (0, 2, 3)
    return "\n".join(
        "  ".join(
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths))
        ).rstrip()
        for line in lines
    )


def markdown(lines):
    return "\n".join("| " + " | ".join(line) + " |" for line in [lines[0], ["---"] * len(HEAD), *lines[1:]]) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ours", required=True)
    parser.add_argument("--peer", action="append", nargs=2, required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--n", type=int, default=100_000)
    parser.add_argument("--workload", action="append", default=[], choices=ORDER, metavar="NAME")
    parser.add_argument("--markdown")
    options = parser.parse_args()
    commands = {name: shlex.split(command) for name, command in options.peer}
    sizes = {name: listed(command, options.n) for name, command in commands.items()}
    ours = [options.ours, "--format", "json"]
    if options.workload and not any(name in size for size in sizes.values() for name in options.workload):
        print("none of the peers that are installed has", ", ".join(options.workload))
        return

    pairs = {}
    for count in range(options.rounds):
        print(f"round {count + 1} of {options.rounds}", file=sys.stderr, flush=True)
        for batch in BATCHES:
            names = [name for name in batch if not options.workload or name in options.workload]
            # Who takes fewer nodes is compared with ours of as many.
            for n in sorted({size[name] for size in sizes.values() for name in names if name in size}):
                takers = [peer for peer, size in sizes.items() if any(size.get(name) == n for name in names)]
                turn = [None, *takers] if count % 2 == 0 else [*takers, None]
                found = {peer: results(commands[peer] if peer else ours, names, n) for peer in turn}
                for peer in takers:
                    for key, (median, unit) in found[peer].items():
                        if key not in found[None]:
                            sys.exit(f"FAILED {peer}: {key} is no result of ours")
                        if median <= 0 or found[None][key][0] <= 0:
                            sys.exit(f"FAILED {peer}: {key} came out as nothing")
                        pair = pairs.setdefault((key, peer), Pair(unit))
                        pair.ours.append(found[None][key][0])
                        pair.theirs.append(median)
    lines = [HEAD, *rows(pairs)]
    print(text(lines))
    if options.markdown:
        with open(options.markdown, "w", encoding="utf-8") as file:
            file.write(markdown(lines))


main()
