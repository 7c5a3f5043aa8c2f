"""Set up nomarch in a virtual environment and run it.

python3 run.py               set up, then serve the page and open it: the same as `nomarch serve`
python3 run.py ARGS...       set up, then `nomarch ARGS...` (for its own help: run.py -- --help)
python3 run.py test          set up with the tools for developers, then run every check
python3 run.py test ARGS...  the same set-up, then pytest alone, with ARGS
python3 run.py --help        print this

The environment is `.venv` beside this file, or the folder that NOMARCH_VENV names. It is brought up to date
when what it is made from changes, and made anew when a set-up was cut short.
"""

import concurrent.futures
import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NoReturn, TextIO

# Whoever has an old Python shall read this sentence, not a traceback: so what stands above must run, and the
# rest at least parse, on Python 3.6.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("nomarch needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info))

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parent
SOURCES = ("pyproject.toml", "requirements/run.txt", "requirements/dev.txt", "requirements/node.txt")
PAGE = ROOT / "web" / "build.py"  # builds the page when what it is made from has changed
BROWSER = ROOT / "tests" / "browser" / "chromium.py"  # finds the browser that tests drive
STAMP = "nomarch-set-up"
PYTHON = "python{}.{}".format(*sys.version_info)
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("pytest", "-n", "auto", "--dist", "worksteal"),
)
# These run beside pytest, which leaves a core idle while it compiles the rules; they are heard when it is done.
BESIDE = (
    ("mypy",),
    ("web.build", "check"),
)


class SetupError(Exception):
    """The environment can't be made; the message says what to do about it."""


def main(args: list[str]) -> int:
    """Do what the command line asks; the answer is the exit code."""
    if args and args[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0
    testing = bool(args) and args[0] == "test"
    venv = Path(os.environ.get("NOMARCH_VENV") or ROOT / ".venv").absolute()
    try:
        set_up(venv, "dev" if testing else "run")
    except SetupError as error:
        say(str(error))
        return 1
    if testing:
        provide_browser()
        return check(venv, args[1:])
    code = call([str(binary(venv, "python")), str(PAGE)])
    if code:
        return code
    if args and args[0] == "--":
        args = args[1:]
    return become([str(binary(venv, "nomarch")), *(args or ["serve"])])


def check(venv: Path, pytest_args: list[str]) -> int:
    """Run every check up to the first that fails; given arguments, pytest alone with them."""
    if pytest_args:
        return run_check(venv, "pytest", *pytest_args)
    with concurrent.futures.ThreadPoolExecutor(1) as aside:
        beside = aside.submit(lambda: [listen_to(venv, *command) for command in BESIDE])
        failed = next((code for code in (run_check(venv, *command) for command in CHECKS) if code), 0)
        for code, told in beside.result():
            print(told, flush=True)
            failed = failed or code
    return failed


def run_check(venv: Path, tool: str, *args: str) -> int:
    """Run a check before everybody's eyes."""
    print("\n== {} ==".format(" ".join([tool, *args])), flush=True)
    start = time.monotonic()
    code = call([str(binary(venv, "python")), "-m", tool, *args])
    print(f"{tool}: {time.monotonic() - start:.1f} s", flush=True)
    return code


def listen_to(venv: Path, tool: str, *args: str) -> tuple[int, str]:
    """Run a check and keep what it says for later."""
    start = time.monotonic()
    ran = subprocess.run(
        [str(binary(venv, "python")), "-m", tool, *args],
        cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    head = "\n== {} ==".format(" ".join([tool, *args]))
    return ran.returncode, f"{head}\n{ran.stdout}{tool}: {time.monotonic() - start:.1f} s"


# --- the set-up ---


def set_up(venv: Path, kind: str) -> None:
    """Bring the environment to what the locks say, unless it is there; `dev` holds all that `run` does."""
    if is_ready(venv, kind):
        return
    with lock(venv.with_name(venv.name + ".lock")):
        if is_ready(venv, kind):
            return
        stamp = venv / STAMP
        if read(stamp)[:1] == [home(venv)] and binary(venv, "python").exists():
            # pip leaves halves of packages behind when it is cut short: no stamp until it is done.
            stamp.unlink()
        else:
            create(venv)
        install(venv, kind)
        stamp.write_text("\n".join([home(venv), digest(), kind]), encoding="utf-8")


def is_ready(venv: Path, kind: str) -> bool:
    """Whether an earlier set-up is complete and made from what lies here now."""
    wanted = [home(venv), digest()]
    return read(venv / STAMP) in ([*wanted, kind], [*wanted, "dev"]) and binary(venv, "python").exists()


def home(venv: Path) -> str:
    """What an environment can't outlive: its scripts name its folder, its packages suit one Python."""
    return f"{PYTHON} {ROOT} {venv}"


def digest() -> str:
    """A digest of the files that say what is installed."""
    return hashlib.sha256(b"".join(sha(ROOT / name) for name in SOURCES)).hexdigest()


def sha(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def read(stamp: Path) -> list[str]:
    try:
        return stamp.read_text(encoding="utf-8").split("\n")
    except OSError:
        return []


def create(venv: Path) -> None:
    """Make an empty environment, in place of one that can't be used."""
    if venv.exists() and not (venv / "pyvenv.cfg").exists() and any(venv.iterdir()):
        raise SetupError(f"{venv} is no virtual environment: remove it, or name another in NOMARCH_VENV.")
    provide_ensurepip()
    # From the Python below an active environment: that environment may be the one to be replaced.
    base = getattr(sys, "_base_executable", sys.executable)
    step(f"Creating {venv}", [base, "-m", "venv", "--clear", str(venv)])


def provide_ensurepip() -> None:
    """Debian and its kin keep ensurepip, which a virtual environment needs, in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return
    apt = shutil.which("apt-get")
    if not apt:
        raise SetupError(f"This Python lacks ensurepip: install your system's venv package for {PYTHON}.")
    if not is_root():
        raise SetupError(f"This Python lacks ensurepip. Type: sudo apt-get install {PYTHON}-venv")
    step("Updating the list of system packages", [apt, "-qq", "update"])
    step(f"Installing {PYTHON}-venv", [apt, "-qq", "install", "--yes", f"{PYTHON}-venv"])


def provide_browser() -> None:
    """A browser for the tests that drive one: root on Debian and its kin gets it installed, others are told."""
    if load(BROWSER).find():
        return
    apt = shutil.which("apt-get")
    if not (apt and is_root()):
        say("No Chromium is installed, so the tests in a browser are skipped" + ("." if not apt else
            ". To have them: sudo apt-get install chromium"))  # fmt: skip
        return
    try:
        step("Updating the list of system packages", [apt, "-qq", "update"])
        step("Installing Chromium, up to 150 MB to download",
             [apt, "-qq", "install", "--yes", "--no-install-recommends", "chromium"])  # fmt: skip
    except SetupError as error:
        say(f"{error}\nThe tests in a browser are skipped.")


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def install(venv: Path, kind: str) -> None:
    """Install the locked packages, then the project."""
    # -qq leaves errors. Wheels only: a source build would fetch build tools that no lock holds. The locks name all
    # there is to install, so pip need not look for more.
    pip = [str(binary(venv, "python")), "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    locked = [*pip, "--no-deps", "--require-hashes", "--only-binary", ":all:", "-r"]
    step(
        f"Installing the packages of requirements/{kind}.txt, up to 200 MB to download",
        [*locked, str(ROOT / "requirements" / f"{kind}.txt")],
    )
    if not node_fits():
        step("Installing node, which builds the page", [*locked, str(ROOT / "requirements" / "node.txt")])
    step("Installing nomarch", [*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)])


def node_fits() -> bool:
    """Whether the machine's own node can build the page."""
    return load(PAGE).machine_node() is not None


def load(path: Path) -> ModuleType:
    """A file of ours that needs nothing installed, as a module."""
    spec = importlib.util.spec_from_file_location(f"nomarch_{path.stem}", path)
    if not (spec and spec.loader and path.exists()):
        raise SetupError(f"{path} is missing.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def lock(path: Path) -> Iterator[None]:
    """Let one set-up work at a time. The system frees the lock of a process that dies: it can't go stale."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        if not try_lock(file.fileno()):
            say("Waiting for another set-up to finish")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        # Closing the file unlocks it. It stays: removing it could take it from under one who waits.
        yield


def try_lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# --- processes ---


def binary(venv: Path, name: str) -> Path:
    return venv / "Scripts" / f"{name}.exe" if sys.platform == "win32" else venv / "bin" / name


def step(what: str, command: list[str]) -> None:
    """One step of the set-up: a line that says it, and the command that does it."""
    say(what)
    # Standard output belongs to the program that is run, so what a step prints goes where say prints.
    code = call(command, stdout=sys.stderr)
    if code:
        raise SetupError(f"{what}: failed with exit code {code}. The command was:\n{' '.join(command)}")


def say(what: str) -> None:
    print(f"run.py: {what}", file=sys.stderr, flush=True)


def call(command: list[str], stdout: TextIO | None = None) -> int:
    return subprocess.run(command, cwd=ROOT, check=False, stdout=stdout).returncode


def become(command: list[str]) -> NoReturn:
    """Hand the terminal and the signals over to the command."""
    if sys.platform == "win32":
        # No exec there keeps the console: stay, and leave Ctrl+C to the command.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
