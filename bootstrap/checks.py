"""The checks of `run.py test`, and the tools they need."""

import concurrent.futures
import json
import shutil
import subprocess
import time
from pathlib import Path

from bootstrap.environment import is_root
from bootstrap.page import load
from bootstrap.processes import ROOT, SetupError, binary, call, step
from bootstrap.terminal import say

__all__ = ["DOCS", "check", "provide_browser", "run_check"]

BROWSER = ROOT / "tests" / "browser" / "chromium.py"  # finds the browser for the tests
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("pytest", "-n", "auto", "--dist", "worksteal"),
)
# These run in parallel with pytest, which leaves a core idle while it compiles; their output follows pytest's.
BESIDE = (
    ("mypy",),
    ("web.build", "check"),
)

DOCS = ("sphinx", "-W", "-n", "-q", "--keep-going", "-b", "html", "docs", "build/docs")


def check(venv: Path, pytest_args: list[str]) -> int:
    """Run every check and stop at the first failure; with arguments, run pytest only."""
    if pytest_args:
        return run_check(venv, "pytest", *pytest_args)
    with concurrent.futures.ThreadPoolExecutor(1) as aside:
        beside = aside.submit(lambda: [listen_to(venv, *command) for command in BESIDE])
        failed = next((code for code in (run_check(venv, *command) for command in CHECKS) if code), 0)
        for code, told in beside.result():
            print(told, flush=True)
            failed = failed or code
    for test in failed_tests(ROOT) if failed else ():
        print("FAILED", test, flush=True)  # again: pytest's own list is far above
    return failed


def failed_tests(root: Path) -> list[str]:
    """The tests that failed in the last run of pytest."""
    kept = root / ".pytest_cache" / "v" / "cache" / "lastfailed"
    return sorted(json.loads(kept.read_text(encoding="utf-8"))) if kept.exists() else []


def run_check(venv: Path, tool: str, *args: str) -> int:
    """Run a check with its output on the terminal."""
    print("\n== {} ==".format(" ".join([tool, *args])), flush=True)
    start = time.monotonic()
    code = call([str(binary(venv, "python")), "-m", tool, *args])
    print(f"{tool}: {time.monotonic() - start:.1f} s", flush=True)
    return code


def listen_to(venv: Path, tool: str, *args: str) -> tuple[int, str]:
    """Run a check and capture its output."""
    start = time.monotonic()
    ran = subprocess.run(
        [str(binary(venv, "python")), "-m", tool, *args],
        cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    head = "\n== {} ==".format(" ".join([tool, *args]))
    return ran.returncode, f"{head}\n{ran.stdout}{tool}: {time.monotonic() - start:.1f} s"


def provide_browser() -> None:
    """Install a browser for the tests if root on Debian or a derivative; otherwise print how to."""
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
