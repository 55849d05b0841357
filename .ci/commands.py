"""Every command of kpgg, for checks that run them all."""
import re
import shutil

import harness

# Command lines, with the lines that they read. They run in a folder with a kit, and write to its folder 'out'.
COMMANDS = {
    "": "", "--version": "", "help": "", "help json": "", "help --man": "", "completions bash": "", "nonsense": "",
    "group twice": "", "group twice --json": "", "profile nayeon": "", "song ditto": "", "groups --csv": "",
    "members twice": "", "members --json": "", "songs --plain": "", "units": "", "similar twice": "",
    "compare twice ive": "", "today": "", "rank members twice --linear": "1\nq\n", "rank list": "",
    "profiles twice": "", "sections": "", "stats": "", "stats mbti --svg out/chart.svg": "", "search love": "",
    "random --seed 1": "", "birthdays --next 7": "", "play ditto --print": "", "open twice --print --source kit/sample": "",
    "favorites": "", "favorites add twice": "", "favorites remove twice": "", "favorites export out/f.json": "",
    "favorites import kit/favorites.json": "", "browse --linear": "1\n", "browse": "",
    "quiz --seed 1 --questions 2": "1\n1\n", "quiz --seed 1 --json": "", "quiz daily": "twice\n",
    "quiz play kit/file.quiz": "1\n2\n", "quiz stats": "", "quiz review": "", "quiz make out/new.quiz": "save\n",
    "export out/tree --source kit/sample": "", "export out/site --site --source kit/sample": "",
    "export out/tables --tables --source kit/sample": "",
    "import kit/tables out/tree": "", "validate": "", "validate kit/broken": "", "snapshot save out/s.json": "",
    "snapshot check kit/snapshot.json": "", "snapshot diff kit/snapshot.json kit/snapshot.json": "",
    "sync": "", "groups --offline --source http://127.0.0.1:9/": "", "__http-worker": "",
}


def make_kit(run):
    """Writes the files that the commands read, and checks that each command has a run."""
    commands = set(re.findall(r"(?m)^  ([a-z]+) {2,}", run.output("help"))) | {"completions", "help", "version"}
    tested = {command.split()[0].replace("--", "") for command in COMMANDS if command}
    run.check.equal(commands - tested, set(), "commands without a run")

    kit = run.folder / "kit"
    kit.mkdir()
    (kit / "file.quiz").write_text("title: T\nQ: One?\nA: 1\nQ: Two?\nA: 2\n")
    (kit / "broken/group").mkdir(parents=True)
    (kit / "broken/group/index.json").write_text("{")
    run.output("snapshot", "save", kit / "snapshot.json")
    shutil.copytree(harness.SAMPLE, kit / "sample")
    run.output("export", kit / "tables", "--tables", "--source", kit / "sample")
    run.output("favorites", "add", "ive")
    run.output("favorites", "export", kit / "favorites.json")
