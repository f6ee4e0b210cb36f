"""Answers each line of standard input with a ULID: "new" with a new one, a time in
milliseconds and ten bytes in hex with theirs, or with "refused"."""

import importlib.util
import sys

spec = importlib.util.spec_from_file_location("sample", sys.argv[1])
sample = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sample)


def answer(line: str) -> str:
    if line == "new":
        return sample.ulid()
    time_ms, random = line.split()
    try:
        return sample.ulid(int(time_ms), bytes.fromhex(random))
    except ValueError:
        return "refused"


for line in sys.stdin:
    print(answer(line.strip()))
