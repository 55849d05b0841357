"""Code that the checks in this folder share.

A script names its suite, runs kpgg in a temporary home, and counts the checks that pass:

    with harness.suite("pictures") as run:
        run.check(run.kpgg("--version").returncode == 0, "--version fails")

Every script takes the path of kpgg as its first argument.
"""
import contextlib
import fcntl
import http.server
import json
import os
import pathlib
import pty
import re
import select
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TODAY = "2026-11-21"
# The home folder in which .ci/readme-examples runs the README's installation commands.
INSTALLED = ROOT / ".build-installed"
# The frozen catalog that suites read. Scripts may rely only on its numbers and names.
SAMPLE = ROOT / "Fixtures/catalog"


class Checks:
    """Counts checks, and prints each one that fails."""

    def __init__(self, name):
        self.name = name
        self.passed = self.failed = 0

    def __call__(self, passes, message):
        """Counts one check, and returns whether it passed."""
        if passes:
            self.passed += 1
        else:
            self.failed += 1
            print(f"{self.name}: {message}", flush=True)
        return bool(passes)

    def equal(self, found, expected, subject):
        return self(found == expected, f"{subject}: expected {expected!r}, found {found!r}")

    def finish(self):
        """Prints the counts, and exits with 1 unless there are checks and all of them passed."""
        print(f"{self.name}: {self.passed} passed, {self.failed} failed", flush=True)
        sys.exit(0 if self.passed and not self.failed else 1)


class Suite:
    """The checks of one script, with a temporary folder and the kpgg under test."""

    def __init__(self, name, folder, variables):
        self.check = Checks(name)
        self.folder = folder
        self.environment = environment(folder, **variables)
        self.binary = argument()

    def kpgg(self, *arguments, typed="", **variables):
        """Runs kpgg until it ends. Its input and output are text."""
        return subprocess.run([self.binary, *map(str, arguments)], env=self.environment | variables,
                              capture_output=True, text=True, input=typed)

    def output(self, *arguments, **variables):
        """The standard output of kpgg. Ends the script if kpgg fails."""
        result = self.kpgg(*arguments, **variables)
        if result.returncode != 0:
            raise SystemExit(f"kpgg {' '.join(map(str, arguments))} exits with {result.returncode}: {result.stderr}")
        return result.stdout


@contextlib.contextmanager
def suite(name, **variables):
    """Yields a suite with a temporary folder as its home. Then prints the counts and exits.

    kpgg reads the sample catalog, unless a variable says otherwise.
    """
    with temporary_folder() as folder:
        run = Suite(name, folder, {"KPGG_SOURCE": str(SAMPLE)} | variables)
        yield run
    run.check.finish()


def argument():
    """The script's first argument, as an absolute path."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        raise SystemExit(f"usage: {sys.argv[0]} KPGG")
    return os.path.abspath(sys.argv[1])


@contextlib.contextmanager
def temporary_folder():
    path = pathlib.Path(tempfile.mkdtemp(prefix="kpgg-ci-"))
    # A server may run as another user.
    path.chmod(0o755)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def environment(home, **variables):
    """A clean environment: the caller's PATH, a home, and a fixed date."""
    kept = {name: os.environ[name] for name in ("PATH", "LLVM_PROFILE_FILE") if name in os.environ}
    return kept | {
        "HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "KPGG_TODAY": TODAY,
        # Long output goes straight to the terminal.
        "KPGG_PAGER": "cat",
        # Otherwise, Swift's crash reports wait for a key.
        "SWIFT_BACKTRACE": "enable=no",
    } | variables


def run(*command, env=None):
    """The standard output of a command. Ends the script if the command fails."""
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=env)
    if result.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}: {result.stdout}{result.stderr}")
    return result.stdout


def toolchain():
    """The folder that contains the toolchain's bin and lib."""
    paths = json.loads(run("swift", "-print-target-info"))["paths"]
    return pathlib.Path(paths["runtimeResourcePath"]).parent.parent


def release_binary():
    """Installs kpgg as the README does, and returns its path."""
    subprocess.run([ROOT / ".ci/readme-examples", "--sh"], check=True, stdout=sys.stderr)
    return INSTALLED / ".local/bin/kpgg"


def topics(overview):
    """The help topics that the output of 'kpgg help' lists."""
    return re.findall(r"[a-z-]+", re.search(r"(?ms)^Topics: (.*?)\n\S", overview)[1])


def manual(output):
    """Yields each manual page's file, such as man5/kpgg-json.5, and its source. 'output' runs kpgg."""
    for topic in ([], *([name] for name in topics(output("help")))):
        source = output("help", "--man", *topic)
        name, section = re.search(r"(?m)^\.Dt (\S+) (\d)$", source).groups()
        yield f"man{section}/{name.lower()}.{section}", source


def build_package(folder, dependency, name, programs):
    """Builds programs for release. Each uses the libraries of the named package that it imports.

    Returns the folder of the programs, or None if the build fails.
    """
    for program, source in programs.items():
        (folder / "Sources" / program).mkdir(parents=True, exist_ok=True)
        (folder / "Sources" / program / "main.swift").write_text(source)
    targets = ""
    for program, source in programs.items():
        products = ", ".join(f'.product(name: "{product}", package: "{name}")' for product in ("KPGGCore", "KPGGQuiz")
                             if f"import {product}\n" in source)
        targets += f'\n    .executableTarget(name: "{program}", dependencies: [{products}]),'
    (folder / "Package.swift").write_text(f"""\
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "dependent", platforms: [.macOS(.v13)], dependencies: [.package({dependency})],
  targets: [{targets}
  ])
""")
    build = ["swift", "build", "-c", "release", "--package-path", folder]
    result = subprocess.run(build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        print(result.stdout)
        return None
    shown = subprocess.run([*build, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True)
    return pathlib.Path(shown.stdout.strip())


def timing_programs():
    """The names and sources of the programs in Tests/Benchmarks, for build_package."""
    return {path.stem: path.read_text() for path in (ROOT / "Tests/Benchmarks").glob("*Timing.swift")}


def eventually(condition, seconds=10):
    """Whether a condition becomes true within some seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


def saved(path):
    """Whether a browser saves a file within some seconds. It reserves the name with an empty file."""
    return eventually(lambda: path.is_file() and path.stat().st_size > 0)


class Terminal:
    """A program in a pseudo-terminal, by default its controlling terminal."""

    def __init__(self, arguments, environment, columns=80, rows=24, folder=None, echoes=True, controls=True):
        self.controller, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if not echoes:
            modes = termios.tcgetattr(terminal)
            modes[3] &= ~termios.ECHO
            termios.tcsetattr(terminal, termios.TCSANOW, modes)
        control = (lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0)) if controls else None
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            arguments, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, cwd=folder,
            start_new_session=True, preexec_fn=control)
        os.close(terminal)

    def type(self, keys):
        os.write(self.controller, keys if isinstance(keys, bytes) else keys.encode())

    def read(self, seconds):
        """The next bytes of output. Empty after a timeout and at the end."""
        if not select.select([self.controller], [], [], max(0, seconds))[0]:
            return b""
        try:
            return os.read(self.controller, 65536)
        except OSError:
            # Linux reports the end as an input error.
            return b""

    def read_until_quiet(self, seconds):
        """The output until a pause of some seconds."""
        written = b""
        while piece := self.read(seconds):
            written += piece
        return written

    def read_to_end(self, seconds=60):
        """The output until the program ends. Waits for the end."""
        written = self.read_until_quiet(seconds)
        self.close()
        return written

    def close(self):
        """Closes the terminal, waits for the program, and returns its exit code."""
        os.close(self.controller)
        return self.process.wait()


def terminal_lines(arguments, environment, columns=80, folder=None):
    """The output of a program in a terminal, including standard error, as text with plain newlines."""
    terminal = Terminal(arguments, environment, columns, folder=folder, echoes=False)
    return terminal.read_to_end().decode().replace("\r\n", "\n")


def everywhere(part):
    """Calls part(size, language) for sizes of a terminal and both languages."""
    for size in ((40, 12), (80, 24), (140, 40)):
        for language in ("en", "ko"):
            part(size, language)


def choose(language, english, korean):
    return english if language == "en" else korean


class Window:
    """A tmux window with one program in it. A shell finds kpgg in $KPGG.

    'kpgg browse' starts with the view and the orders of a new user.
    """

    count = 0

    def __init__(self, run, command, size=(80, 24), language="en", **variables):
        self.check = run.check
        Window.count += 1
        self.environment = run.environment | {
            "PS1": "$ ", "KPGG": run.binary, "KPGG_LANG": language,
            "XDG_STATE_HOME": str(run.folder / "state" / str(Window.count))} | variables
        self.name = f"{command} at {size[0]}x{size[1]} in {language}"
        self.server = ["tmux", "-L", f"kpgg-{os.getpid()}", "-f", "/dev/null"]
        self.tmux("new-session", "-d", "-s", "kpgg", "-x", size[0], "-y", size[1], command)
        self.tmux("set-option", "-g", "status", "off")
        self.resize(*size)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run([*self.server, "kill-server"], env=self.environment, capture_output=True)
        time.sleep(0.1)

    def tmux(self, *arguments):
        return subprocess.run([*self.server, *map(str, arguments)], env=self.environment, check=True,
                              capture_output=True, text=True).stdout

    def resize(self, columns, rows):
        self.tmux("resize-window", "-t", "kpgg", "-x", columns, "-y", rows)

    @property
    def screen(self):
        return "\n".join(line.rstrip() for line in self.tmux("capture-pane", "-p", "-t", "kpgg").splitlines())

    def press(self, *keys):
        """Presses keys, given by their tmux names. A leading '=' marks text to type."""
        for key in keys:
            self.tmux("send-keys", "-t", "kpgg", *(["-l", key[1:]] if key.startswith("=") else [key]))

    def shows(self, text):
        return eventually(lambda: text in self.screen)

    def expects(self, text, *keys):
        """Presses keys, and checks that a text appears."""
        self.press(*keys)
        self.check(self.shows(text), f"{self.name}: '{text}' is not shown after {keys}:\n{self.screen}")

    def lacks(self, text):
        """Checks that a text disappears."""
        self.check(eventually(lambda: text not in self.screen), f"{self.name}: '{text}' is still shown:\n{self.screen}")

    def variable(self, name):
        return self.tmux("display-message", "-p", "-t", "kpgg", f"#{{{name}}}").strip()

    @property
    def child(self):
        """The only child process of the window's shell."""
        shell = self.variable("pane_pid")
        children = pathlib.Path(f"/proc/{shell}/task/{shell}/children").read_text().split()
        return int(children[0]) if children else None


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def http_server(folder, handler=Files):
    """Serves a folder on the loopback interface, and yields its address."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), lambda *arguments: handler(*arguments, directory=str(folder)))
    # Clients that cancel close their connections.
    server.handle_error = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


class Nginx:
    """An nginx that serves a folder on the loopback interface, by default as an endpoint."""

    ENDPOINT = r"""server {
      listen 8080;
      root /;
      index index.json;
      types {}
      default_type application/json;
      location ~ /\. { return 404; }
    }"""

    def __init__(self, root, folder, logs=True, server=ENDPOINT):
        """'server' is a server block. Its port and its root are replaced."""
        self.log = folder / "access.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        for directive, value in ("listen", f"127.0.0.1:{self.port}"), ("root", root):
            server = re.sub(rf"\b{directive} [^;]+;", lambda _: f"{directive} {value};", server)
        (folder / "nginx.conf").write_text(f"""
            daemon off;
            pid {folder}/nginx.pid;
            error_log {folder}/errors.log;
            events {{}}
            http {{
              log_format status '$status $body_bytes_sent $uri';
              access_log {f'{self.log} status' if logs else 'off'};
              {' '.join(f'{kind}_temp_path {folder}/{kind};' for kind in kinds)}
              {server}
            }}""")
        self.process = subprocess.Popen(["nginx", "-c", folder / "nginx.conf", "-e", folder / "errors.log"])

    def __enter__(self):
        if not eventually(self.accepts_connections):
            raise SystemExit("nginx does not start")
        return self

    def __exit__(self, *_):
        self.stop()

    def accepts_connections(self):
        with socket.socket() as client:
            return client.connect_ex(("127.0.0.1", self.port)) == 0

    def url(self, path=""):
        return f"http://127.0.0.1:{self.port}/{path}"

    def requests(self):
        """The lines of the log since the last call: status, bytes of the body, and path."""
        # nginx logs a request after its last byte is sent.
        time.sleep(0.1)
        lines = [line.split(" ", 2) for line in self.log.read_text().splitlines()]
        self.log.write_text("")
        return lines

    def stop(self):
        self.process.terminate()
        self.process.wait()
