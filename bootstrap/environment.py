"""Create or update the virtual environment."""

import ast
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bootstrap.page import Page, node_fits
from bootstrap.processes import ROOT, SetupError, binary, step
from bootstrap.terminal import say

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["PACKAGES", "compile_early", "is_root", "set_up"]

SOURCES = ("pyproject.toml", "requirements/run.txt", "requirements/dev.txt", "requirements/node.txt")
STAMP = "nomarch-set-up"
PACKAGES = "Installing packages, up to 200 MB to download"
PYTHON = "python{}.{}".format(*sys.version_info)
LOCKED = ("--no-deps", "--require-hashes", "--only-binary", ":all:")  # the locks name every package; wheels only


def set_up(venv: Path, kind: str, page: Page) -> bool:
    """Sync the environment with the lock files; returns whether anything changed. `dev` includes `run`."""
    if is_ready(venv, kind):
        return False
    with lock(venv.with_name(venv.name + ".lock")):
        if is_ready(venv, kind):
            return False
        stamp = venv / STAMP
        if read(stamp)[:1] == [home(venv)] and binary(venv, "python").exists():
            # An interrupted install leaves broken packages: write the stamp only at the end.
            stamp.unlink()
        else:
            create(venv)
        install(venv, kind, page)
        stamp.write_text("\n".join([home(venv), digest(), kind]), encoding="utf-8")
        return True


def is_ready(venv: Path, kind: str) -> bool:
    """Whether an earlier setup is complete and up to date."""
    wanted = [home(venv), digest()]
    return read(venv / STAMP) in ([*wanted, kind], [*wanted, "dev"]) and binary(venv, "python").exists()


def home(venv: Path) -> str:
    """What an environment depends on: its folder (scripts contain the path) and its Python."""
    return f"{PYTHON} {ROOT} {venv}"


def digest() -> str:
    """A digest of the files that determine what is installed."""
    return hashlib.sha256(b"".join(sha(ROOT / name) for name in SOURCES)).hexdigest()


def sha(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def read(stamp: Path) -> list[str]:
    try:
        return stamp.read_text(encoding="utf-8").split("\n")
    except OSError:
        return []


def create(venv: Path) -> None:
    """Create an empty environment, replacing an unusable one."""
    if venv.exists() and not (venv / "pyvenv.cfg").exists() and any(venv.iterdir()):
        raise SetupError(f"{venv} isn't a virtual environment. Remove it, or name another in NOMARCH_VENV.")
    # Use the base Python: the active environment may be the one to replace.
    base = getattr(sys, "_base_executable", sys.executable)
    step(f"Creating {venv}", [base, "-m", "venv", "--clear", "--without-pip", str(venv)])


class Installer(NamedTuple):
    """The install command and its environment variables."""

    command: list[str]
    environment: dict[str, str]


def installer(venv: Path) -> Installer:
    """uv, seven times faster than pip: the machine's own, or the one pinned in requirements/uv.txt."""
    if own := shutil.which("uv"):
        return Installer([own, "pip", "install"], {})
    folder = venv / "uv"
    uv = folder / "bin" / ("uv.exe" if sys.platform == "win32" else "uv")
    pip = provide_pip(venv)
    if not uv.exists():
        lock = str(ROOT / "requirements" / "uv.txt")
        quietly = ("--disable-pip-version-check", "-qq", "install", "--no-compile", "--target", str(folder))
        step("Installing uv, which installs everything else", [*pip, *quietly, *LOCKED, "-r", lock])
    options, environment = pip_settings(pip)
    return Installer([str(uv), "pip", "install", *options], environment)


def pip_settings(pip: list[str]) -> tuple[list[str], dict[str, str]]:
    """pip's index settings as options and environment for uv, which doesn't read pip's configuration."""
    said = subprocess.run([*pip, "config", "list"], capture_output=True, text=True, check=False).stdout
    found = {}
    for line in sorted(said.splitlines(), key=lambda line: line.startswith(":env:")):  # these take precedence
        name, _, value = line.partition("=")
        found[name.rpartition(".")[2]] = str(ast.literal_eval(value)).split()
    names = ("index-url", "extra-index-url", "find-links", "trusted-host")
    same = {"trusted-host": "allow-insecure-host"}
    options = [f"--{same.get(name, name)}={value}" for name in names for value in found.get(name, [])]
    if options:  # as pip does: any index may provide the locked version; its hash is checked
        options.append("--index-strategy=unsafe-best-match")
    return options, {"SSL_CERT_FILE": found["cert"][0]} if "cert" in found else {}


def provide_pip(venv: Path) -> list[str]:
    """The pip command: this Python's own, or one in the environment."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    provide_ensurepip()
    python = str(binary(venv, "python"))
    step("Installing pip", [python, "-m", "ensurepip", "--default-pip"])
    return [python, "-m", "pip"]


def provide_ensurepip() -> None:
    """Install ensurepip on Debian and derivatives, which package it separately."""
    if importlib.util.find_spec("ensurepip"):
        return
    apt = shutil.which("apt-get")
    if not apt:
        raise SetupError(f"This Python lacks ensurepip: install your system's venv package for {PYTHON}.")
    if not is_root():
        raise SetupError(f"This Python lacks ensurepip. Type: sudo apt-get install {PYTHON}-venv")
    step("Updating the list of system packages", [apt, "-qq", "update"])
    step(f"Installing {PYTHON}-venv", [apt, "-qq", "install", "--yes", f"{PYTHON}-venv"])


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def install(venv: Path, kind: str, page: Page) -> None:
    """Install the locked packages, then the project, while the page is being built."""
    uv, environment = installer(venv)
    packages = [*uv, "--quiet", "--python", str(binary(venv, "python"))]
    locks = ROOT / "requirements"
    if not node_fits():
        command = [*packages, *LOCKED, "-r", str(locks / "node.txt")]
        step("Installing node, which builds the page", command, **environment)
        page.start(binary(venv, "python"))
    step(
        PACKAGES,
        # Compile bytecode now, on all cores, instead of in every process that starts meanwhile.
        [*packages, "--compile-bytecode", *LOCKED, "-r", str(locks / f"{kind}.txt")],
        **environment,
    )
    project = [*packages, "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    step("Installing nomarch", project, **environment, NOMARCH_PAGE="later")  # hatch_build.py needn't build it


def compile_early(venv: Path) -> None:
    """Start compiling the rules while the page is being built; the server waits for the rest."""
    say("Compiling the rules of the games in the background")
    nothing = subprocess.DEVNULL
    command = [str(binary(venv, "python")), "-m", "nomarch.play.warmup"]
    subprocess.Popen(command, cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing)


@contextlib.contextmanager
def lock(path: Path) -> Iterator[None]:
    """Allow one setup at a time. The system releases the lock when a process dies, so it can't go stale."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        if not try_lock(file.fileno()):
            say("Waiting for another setup to finish")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        # Closing the file unlocks it. Don't remove it: another process may be waiting for it.
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
