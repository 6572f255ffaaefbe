#!/usr/bin/env python3
"""Runs scenarios under Apache Spark: one document a line in, one result a line out, in the same order.

    python3 Samples/Batch/spark.py screens.jsonl results [OPTIONS OF 'espalier batch']

The input is a file or folder that Spark can read, the output a folder with one part for each partition; the parts one
after the other have the results in the order of the input. A partition goes through one process by RDD.pipe, so the
memory of a worker stays flat however long it is.

ESPALIER names the command, which must be there on each worker (default: espalier). PARTITIONS is how many parts the
input is cut into at least. Spark's own settings come from the environment or from spark-submit, as usual; without a
master it runs on the cores of this machine.

Exit status: 0 where Spark came to its end. What was wrong or failed stands in the results.
"""
import os
import shlex
import sys

try:
    from pyspark.sql import SparkSession
except ImportError:
    sys.exit("spark.py: PySpark is not installed (pip install pyspark; it needs Java)")


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    source, target, options = arguments[0], arguments[1], arguments[2:]
    command = [os.environ.get("ESPALIER", "espalier"), "batch", "--jobs", "1", *options]
    # The status of a batch is 1 or 65 where a line failed or was wrong. To Spark that is no reason to do the partition
    # again: only a status that has nothing to do with single lines is.
    script = shlex.join(command) + "; status=$?; case $status in 1|65) exit 0 ;; *) exit $status ;; esac"

    builder = SparkSession.builder.appName("espalier")
    if "SPARK_MASTER" in os.environ:
        builder = builder.master(os.environ["SPARK_MASTER"])
    spark = builder.getOrCreate()
    try:
        lines = spark.sparkContext.textFile(source, int(os.environ.get("PARTITIONS", "0")) or None)
        lines.pipe(shlex.join(["sh", "-c", script]), checkCode=True).saveAsTextFile(target)
    finally:
        spark.stop()


main(sys.argv[1:])
