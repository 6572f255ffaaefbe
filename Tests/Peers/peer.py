"""What the peers in Python share: the shape of the tree, the clock, the check of an answer, and the line of a result,
which is that of `espalier-benchmarks --format json`, so that results of a name belong together.

    PEER --list COUNT                          the workloads, each with the number of nodes it takes of COUNT
    PEER --workload NAME... --n COUNT          runs them and prints one result a line
"""

import argparse
import gc
import json
import statistics
import sys
import time

# The tag that queries ask for.
WANTED = 7


def parent_of(index):
    """T(n): node i is the next child of node (i - 1) / 10."""
    return (index - 1) // 10


def tag_of(index):
    return index % 1000


def wanted_count(n):
    return (n - 1 - WANTED) // 1000 + 1


def sample_count(n):
    """A run has several rounds, so a round needs few samples."""
    return 3 if n >= 100_000 else 7


def nanoseconds(body, *arguments):
    """What one call takes; the call itself takes some 50 of them."""
    start = time.perf_counter_ns()
    body(*arguments)
    return time.perf_counter_ns() - start


def check(condition, message):
    """Ends the process where an answer is wrong: its time would mean nothing."""
    if not condition:
        sys.exit(f"wrong answer: {message}")


def report(workload, variant, n, unit, samples):
    line = {
        "workload": workload, "n": n, "variant": variant, "median": round(statistics.median(samples), 3),
        "min": round(min(samples), 3), "max": round(max(samples), 3), "unit": unit, "samples": len(samples),
    }
    print(json.dumps(line, ensure_ascii=False), flush=True)


def columns(n, width, height):
    """The frames of T(n) as the column rules of L1 and A1 say, in order: left, top, width, height in the parent."""
    widths, heights, bottoms = [width], [height], [0]
    yield (0, 0, width, height)
    for index in range(1, n):
        parent = parent_of(index)
        top = 2 if (index - 1) % 10 == 0 else bottoms[index - 1] + 1
        widths.append(widths[parent] - 4)
        heights.append(heights[parent] * 0.08)
        bottoms.append(top + heights[index])
        yield (2, top, widths[index], heights[index])


def run(workloads, most=None):
    """Does what the command line says.

    workloads -- functions that take n, by the names of what they report, with spaces between.
    most -- the number of nodes that this peer is not asked to exceed.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", type=int)
    parser.add_argument("--workload", action="append", default=[])
    parser.add_argument("--n", type=int, default=100_000)
    options = parser.parse_args()
    # The interpreter would look through all nodes while the clock runs.
    gc.disable()
    for names, body in workloads.items():
        if options.list is not None:
            for name in names.split():
                print(name, min(options.list, most or options.list))
        elif set(names.split()) & set(options.workload):
            body(options.n)
