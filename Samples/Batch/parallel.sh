#!/bin/sh
# Runs scenarios under GNU parallel: one document a line on standard input, one result a line on standard output, in the
# same order.
#
#   Samples/Batch/parallel.sh < screens.jsonl > results.jsonl
#
# ESPALIER names the command (default: espalier), BLOCK how many bytes of lines one call of it gets (default: 1M), JOBS
# how many calls run at a time (default: one for each core). Other arguments go to 'espalier batch'.
#
# Exit status: 0 all well, 1 where a call found an expectation that failed or a wrong line; the results say which.
set -eu
ESPALIER=${ESPALIER:-espalier}

if ! command -v parallel > /dev/null || ! parallel --version 2> /dev/null | grep -q '^GNU parallel'; then
    echo "parallel.sh: GNU parallel is not installed (Debian: apt-get install parallel)" >&2
    exit 69
fi

# --pipe cuts the input between lines; --keep-order writes results in the order of the input. Each call gets one job:
# parallel shares out the cores.
status=0
parallel --will-cite --pipe --keep-order --block "${BLOCK:-1M}" ${JOBS:+--jobs "$JOBS"} --quote \
    "$ESPALIER" batch --jobs 1 "$@" || status=$?
# parallel tells how many calls did not end with 0: that is no status of ours.
[ "$status" -eq 0 ] || exit 1
