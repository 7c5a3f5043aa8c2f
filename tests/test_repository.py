"""The files themselves: nothing ties them to one machine or mirror, locks are whole, links lead somewhere."""

import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LEFT_BY_TOOLS = {".git", "__pycache__", "build", "dist", "node_modules"}

# In pieces, so that this file passes its own test.
HOSTS = tuple(
    ".".join(pieces)
    for pieces in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("debian", "org"),
        ("ubuntu", "com"),
        ("anaconda", "org"),
        ("crates", "io"),
    ]
)
HOST = re.compile("|".join(map(re.escape, HOSTS)), re.IGNORECASE)
PATH = re.compile(r"(?<![\w.:-])/(?:work|root|home|Users)/")


def files(root: Path) -> list[Path]:
    """What is, or could be, committed."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=root, check=True, capture_output=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):
        return sorted(walk(root))
    return sorted(path for name in names if name and (path := root / name).is_file())


def walk(root: Path) -> Iterator[Path]:
    """The same without git, as in an unpacked source archive."""
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in LEFT_BY_TOOLS and not is_environment(name)]
        yield from (Path(folder, name) for name in names)


def is_environment(folder: str) -> bool:
    return folder.startswith(".venv") or folder.endswith("_cache") or folder == ".hypothesis"


FILES = files(ROOT)


def lines(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Every line that the pattern is found in, as file:line: text."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]


def named(pattern: str) -> list[Path]:
    return [path for path in FILES if path.match(pattern)]


def requirements(lock: Path) -> list[str]:
    """The entries of a lock, each on one line, without comments."""
    text = re.sub(r"\s*\\\n\s*", " ", lock.read_text(encoding="utf-8"))
    return [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]


def test_the_listing_holds_this_file_with_and_without_git(tmp_path: Path) -> None:
    assert Path(__file__).resolve() in FILES
    assert Path(__file__).resolve() in walk(ROOT)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "installed.py").touch()
    (tmp_path / "written.py").touch()
    assert list(walk(tmp_path)) == [tmp_path / "written.py"]


def test_no_file_names_a_package_registry() -> None:
    assert lines(HOST, FILES) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines(PATH, FILES) == []


@pytest.mark.parametrize("folder", ["work", "root", "home"])
def test_a_path_of_one_machine_is_recognised(folder: str) -> None:
    assert PATH.search(f"see /{folder}/main")
    assert not PATH.search(f"see docs/{folder}/main")


def test_locks_hold_no_download_addresses() -> None:
    assert named("uv.lock") == []
    assert lines(re.compile('"resolved":'), named("package-lock.json")) == []
    assert lines(re.compile("://"), named("requirements/*")) == []


@pytest.mark.parametrize("lock", named("requirements/*.txt"), ids=lambda lock: lock.name)
def test_every_locked_package_is_pinned_and_hashed(lock: Path) -> None:
    entries = requirements(lock)
    assert entries
    pinned = re.compile(r"[\w.-]+(\[[\w,-]+\])?==\S+ .*--hash=sha256:[0-9a-f]{64}")
    assert [entry for entry in entries if not pinned.match(entry)] == []


def test_the_dev_lock_holds_the_run_lock() -> None:
    run, dev = (set(requirements(ROOT / "requirements" / f"{kind}.txt")) for kind in ("run", "dev"))
    assert run - dev == set()


def test_the_run_lock_is_made_from_what_the_package_depends_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["server"]
    wanted = {*needed, *project["build-system"]["requires"], "pip"}
    assert wanted == set(requirements(ROOT / "requirements" / "run.in"))


def links(page: Path) -> Iterator[str]:
    """The targets of a page's relative links, without what stands in code."""
    prose = re.sub(r"(?ms)^(```|~~~).*?^\1|`[^`\n]*`", "", page.read_text(encoding="utf-8"))
    for target in re.findall(r"(?m)\]\(<?([^)>\s]+)|^\[[^\]]+\]:\s*(\S+)", prose):
        path = next(filter(None, target)).partition("#")[0]
        if path and not re.match(r"[a-z+]+:", path):
            yield path


@pytest.mark.parametrize("page", named("*.md"), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


def test_links_are_found_in_prose_only(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "[a](a.md#part) [b](https://example.org/b) ![c](art/c.svg 'c') `d[0](d)` [e](#part)\n"
        "```python\nf[0](f)\n```\n[g]: g.md\n",
        encoding="utf-8",
    )
    assert list(links(page)) == ["a.md", "art/c.svg", "g.md"]
