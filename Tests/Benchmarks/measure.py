"""Code that the benchmarks share. The release build and the terminal come from .ci/harness.py."""
import collections
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / ".ci"))

import harness  # noqa: E402


TEALDEER_PAGE = """\
# kpgg

> A catalog of K-pop girl groups.

- Show a group:

`kpgg group {{OHMYGIRL}}`
"""

# A child of Python would begin with Python's memory.
USAGE = """\
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **words) {
  (void)count;
  int output[2];
  if (pipe(output) != 0) return 1;
  if (fork() == 0) {
    dup2(output[1], 1);
    close(output[0]);
    close(output[1]);
    rlim_t limit = atoi(words[1]);
    if (limit > 0) setrlimit(RLIMIT_CPU, &(struct rlimit){limit, limit});
    execvp(words[2], words + 2);
    _exit(127);
  }
  close(output[1]);
  static char buffer[1 << 16];
  long bytes = 0;
  for (ssize_t read_bytes; (read_bytes = read(output[0], buffer, sizeof buffer)) > 0;) bytes += read_bytes;
  int status = 0;
  struct rusage usage;
  wait4(-1, &status, 0, &usage);
  printf("%f %ld %ld %d\\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss, bytes,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}
"""


class Usage:
    """Runs commands, and measures the processor time, memory, and output of each."""

    Numbers = collections.namedtuple("Numbers", "seconds megabytes output status")

    def __init__(self, folder):
        self.program = folder / "usage"
        (folder / "usage.c").write_text(USAGE)
        subprocess.run(["cc", "-O2", "-static", folder / "usage.c", "-o", self.program], check=True)

    def __call__(self, command, environment, timeout=0):
        """Runs a command until it ends, or for some seconds of processor time. Discards its output."""
        line = [str(word) for word in (self.program, timeout, *command)]
        result = subprocess.run(line, env=environment, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL, text=True)
        seconds, memory, output, status = result.stdout.split()
        return self.Numbers(float(seconds), int(memory) / 1000, int(output), int(status))


def arguments(runs):
    """The number of runs, and the path of kpgg. Builds kpgg unless the second argument is its path."""
    given = sys.argv[1:]
    return int(given[0]) if given else runs, os.path.abspath(given[1]) if len(given) > 1 else harness.release_binary()


def timing_program(name, folder):
    """The path of one of the programs *Timing.swift: the third argument, or else a build in the folder."""
    if len(sys.argv) > 3:
        return os.path.abspath(sys.argv[3])
    dependency = f'path: "{harness.ROOT}"'
    programs = harness.build_package(folder, dependency, harness.ROOT.name, harness.timing_programs())
    if programs is None:
        raise SystemExit(1)
    return programs / name


def hyperfine(commands, runs, warmup, environment=None, prepare=None, may_fail=False):
    """Runs each named command as a process, and returns the median times in milliseconds."""
    with harness.temporary_folder() as folder:
        line = ["hyperfine", "-N", "--warmup", warmup, "--runs", runs, "--export-json", folder / "times.json"]
        if may_fail:
            line.append("--ignore-failure")
        if prepare:
            line += ["--prepare", prepare]
        for name, command in commands.items():
            line += ["--command-name", name, command]
        result = subprocess.run([str(word) for word in line], env=environment, capture_output=True, text=True)
        if result.returncode != 0:
            raise SystemExit(result.stderr)
        times = json.loads((folder / "times.json").read_text())["results"]
        return {entry["command"]: entry["median"] * 1000 for entry in times}


def memory(commands, environment):
    """Runs each named command once, and returns the most memory that it used at a time, in MB."""
    with harness.temporary_folder() as folder:
        usage = Usage(folder)
        return {name: usage(command.split(), environment).megabytes for name, command in commands.items()}


def tealdeer(folder):
    """The environment in which 'tldr kpgg' shows a page from its cache, which needs no download."""
    page = folder / "tldr/tldr-pages/pages/common/kpgg.md"
    page.parent.mkdir(parents=True)
    page.write_text(TEALDEER_PAGE)
    return harness.environment(folder) | {"TEALDEER_CACHE_DIR": str(folder / "tldr")}


def slowness():
    """How much longer limits in milliseconds are on this machine: the milliseconds in which tealdeer shows a cached
    page, at least 1. Prints the number."""
    with harness.temporary_folder() as folder:
        (median,) = hyperfine({"tealdeer": "tldr kpgg"}, 100, 20, tealdeer(folder)).values()
    factor = max(1, median)
    print(f"tealdeer takes {median:.2f} ms: limits are multiplied by {factor:.2f}")
    return factor


def print_ratios(medians, memory=None, limits=None):
    """Prints each median, its ratio to the first one, the highest ratio that is allowed, and the memory in MB.
    Leaves out columns without numbers."""
    first = next(iter(medians.values()))
    print("median ms  ratio " + (" limit " if limits else "") + ("    MB " if memory else "") + " command")
    for name, median in medians.items():
        limit = limits.get(name) if limits else None
        mark = "*" if limit and median / first > limit else " "
        allowed = f"{limit or '':>6}{mark}" if limits else ""
        used = f"{memory[name]:6.1f} " if memory else ""
        print(f"{median:9.2f} {median / first:6.2f} {allowed}{used} {name}")


def enlarge(source, target, times):
    """Writes a tree that repeats every group. Each copy has its own ID and names."""

    def renamed(record, keys, number):
        return {**record, **{key: f"{record[key]} {number}" for key in keys if record.get(key)}}

    def group(record, number):
        copy = record | {"groupname": f"{record['groupname']}-{number}"}
        return renamed(copy, ["englishname", "koreanname"], number)

    def write(name, value):
        (target / "group" / name).write_text(json.dumps(value, ensure_ascii=False, indent=2, sort_keys=True))

    (target / "group").mkdir(parents=True)
    index = json.loads((source / "group/index.json").read_text())
    index["group"]["zero"] = []
    for identifier in [record["groupname"] for records in index["group"].values() for record in records]:
        document = json.loads((source / "group" / identifier).read_text())
        (members,) = document["groupname"].values()
        for number in range(times):
            names = ["activityname", "name", "stagename", "romanname"]
            write(f"{identifier}-{number}", document | {
                "groupname": {f"{identifier}-{number}": [renamed(one, names, number) for one in members]},
                "info": group(document["info"], number)})
    for key, records in index["group"].items():
        index["group"][key] = [group(record, number) for number in range(times) for record in records]
    write("index.json", index)
