"""Runs the steps that .ci/run lists; with --all, also the steps marked with it.

Two steps run at a time. Their output keeps the order of the list. Benchmarks run alone. A step whose command names a
folder waits for the step that makes the folder, and is skipped if that step fails.

Standard input has a TOML array of tables. Their keys are the fields of Step.
"""
import dataclasses
import re
import subprocess
import sys
import threading
import time
import tomllib

import harness


@dataclasses.dataclass(frozen=True)
class Step:
    name: str
    command: str
    # The folder that the step makes for other steps.
    makes: str = ""
    # Runs only with --all.
    all: bool = False
    # Runs while no other step runs.
    alone: bool = False
    # If the step passes, only the last line that matches is shown.
    summary: str = ""
    # A matching line fails the step, even if its command succeeds.
    rejected: str = r"(?!)"

    @property
    def needs(self):
        """The names of the steps that must pass first."""
        return [step.name for step in STEPS if step.makes and step is not self and step.makes in self.command]


STEPS = [step for step in (Step(**values) for values in tomllib.load(sys.stdin.buffer)["steps"])
         if "--all" in sys.argv or not step.all]


@dataclasses.dataclass(frozen=True)
class Result:
    passes: bool
    output: str
    seconds: float = 0


def result(step):
    start = time.monotonic()
    process = subprocess.run(["bash", "-c", step.command], cwd=harness.ROOT, stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    lines = process.stdout.splitlines()
    passes = process.returncode == 0 and not any(re.search(step.rejected, line) for line in lines)
    if passes and step.summary:
        lines = [line.strip() for line in lines if re.search(step.summary, line)][-1:]
    return Result(passes, "\n".join(lines), time.monotonic() - start)


class Run:
    """Runs the steps in order, two at a time."""

    def __init__(self):
        self.results = {}
        self.waiting = list(STEPS)
        self.running = []
        self.changes = threading.Condition()

    def next_step(self):
        """The first step that can run now, or None. Fails steps that need a failed step."""
        if any(step.alone for step in self.running):
            return None
        for step in list(self.waiting):
            needed = [self.results.get(name) for name in step.needs]
            if any(result and not result.passes for result in needed):
                self.waiting.remove(step)
                self.results[step.name] = Result(False, "not run: a step that it needs failed")
                self.changes.notify_all()
            elif step.alone:
                # All steps before it must end first.
                return step if step is self.waiting[0] and not self.running else None
            elif all(needed):
                return step
        return None

    def work(self):
        while True:
            with self.changes:
                while self.waiting and not (step := self.next_step()):
                    self.changes.wait()
                if not self.waiting:
                    return
                self.waiting.remove(step)
                self.running.append(step)
            try:
                found = result(step)
            except Exception as error:
                found = Result(False, f"{type(error).__name__}: {error}")
            with self.changes:
                self.results[step.name] = found
                self.running.remove(step)
                self.changes.notify_all()

    def shown_result(self, step):
        """Waits for a step, and prints its result."""
        with self.changes:
            while step.name not in self.results:
                self.changes.wait()
            found = self.results[step.name]
        print(f"\n== {step.name} ({found.seconds:.1f} s)\n$ {step.command}", flush=True)
        if found.output:
            print(found.output, flush=True)
        if not found.passes:
            print("FAILED", flush=True)
        return found


def main():
    if "--list" in sys.argv:
        print("\n".join(step.command for step in STEPS))
        return
    start = time.monotonic()
    run = Run()
    for _ in range(2):
        threading.Thread(target=run.work, daemon=True).start()
    results = [run.shown_result(step) for step in STEPS]
    failed = [step.name for step, found in zip(STEPS, results) if not found.passes]
    print(f"\n{time.monotonic() - start:.0f} s in total")
    for name in failed:
        print(f"failed: {name}")
    print(f"steps: {len(results) - len(failed)} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)


main()
