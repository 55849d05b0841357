"""Code that the benchmarks share. The release build and the terminal come from .ci/harness.py."""
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / ".ci"))

import harness  # noqa: E402


def arguments(runs):
    """The number of runs, and the path of kpgg. Builds kpgg unless the second argument is its path."""
    given = sys.argv[1:]
    return int(given[0]) if given else runs, os.path.abspath(given[1]) if len(given) > 1 else harness.release_binary()


def hyperfine(commands, runs, warmup, environment=None, prepare=None):
    """Runs each named command as a process, and returns the median times in milliseconds."""
    with harness.temporary_folder() as folder:
        line = ["hyperfine", "-N", "--warmup", warmup, "--runs", runs, "--export-json", folder / "times.json"]
        if prepare:
            line += ["--prepare", prepare]
        for name, command in commands.items():
            line += ["--command-name", name, command]
        result = subprocess.run([str(word) for word in line], env=environment, capture_output=True, text=True)
        if result.returncode != 0:
            raise SystemExit(result.stderr)
        times = json.loads((folder / "times.json").read_text())["results"]
        return {entry["command"]: entry["median"] * 1000 for entry in times}


def print_ratios(medians, memory=None):
    """Prints each median, its ratio to the first one, and the memory in MB if it was measured."""
    first = next(iter(medians.values()))
    print("median ms  ratio " + ("    MB " if memory else "") + " command")
    for name, median in medians.items():
        used = f"{memory[name]:6.1f} " if memory else ""
        print(f"{median:9.2f} {median / first:6.2f} {used} {name}")
