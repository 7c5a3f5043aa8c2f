"""What is in a wheel and in an archive of the sources, and what they say about themselves."""

import email.message
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


class Built(NamedTuple):
    wheel: set[str]
    sources: set[str]
    metadata: email.message.Message


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Both, of the project with a page that only pretends."""
    root = tmp_path_factory.mktemp("project")
    for name in (".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (root / "web" / "src").mkdir(parents=True)
    shutil.copy(ROOT / "web" / "build.py", root / "web" / "build.py")
    (root / "web" / "src" / "App.svelte").touch()
    static = root / "src" / "nomarch" / "server" / "static"
    (static / "assets").mkdir(parents=True)
    for name in ("index.html", ".built-from", "assets/base.js"):
        (static / name).touch()
    # Without package.json web/build.py takes the page that is there, as it does in an archive: no node is needed.
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(root / "dist")]
    environment = {**os.environ, "PATH": str(root)}
    subprocess.run(command, cwd=root, env=environment, check=True, capture_output=True, timeout=300)
    (wheel,), (archive,) = (root / "dist").glob("*.whl"), (root / "dist").glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
        text = file.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    with tarfile.open(archive) as tar:
        sources = {name.partition("/")[2] for name in tar.getnames()}
    return Built(names, sources, Parser().parsestr(text))


def test_the_wheel_holds_the_package_and_the_page(built: Built) -> None:
    package = ROOT / "src" / "nomarch"
    wanted = {
        f"nomarch/{path.relative_to(package).as_posix()}"
        for path in package.rglob("*")
        if path.is_file() and not {"static", "__pycache__"} & set(path.parts)
    }
    page = {f"nomarch/server/static/{name}" for name in ("index.html", ".built-from", "assets/base.js")}
    inside = {name for name in built.wheel if ".dist-info/" not in name}
    assert inside == wanted | page


def test_the_archive_holds_what_a_wheel_is_built_from(built: Built) -> None:
    needed = {
        "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "web/build.py", "web/src/App.svelte",
        "src/nomarch/__init__.py", "src/nomarch/server/static/index.html", "src/nomarch/server/static/.built-from",
    }  # fmt: skip
    assert needed - built.sources == set()
    assert not any(name.startswith(("tests/", "requirements/")) for name in built.sources)


def test_the_metadata_is_complete(built: Built) -> None:
    assert built.metadata["Version"] == PROJECT["version"]
    assert built.metadata["License-Expression"] == "MIT"
    assert built.metadata["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in built.metadata.get_all("Classifier", [])
    assert built.metadata["Keywords"]
    assert built.metadata["Description-Content-Type"] == "text/markdown"


def test_classifiers_are_known() -> None:
    known = pytest.importorskip("trove_classifiers").classifiers
    assert set(PROJECT["classifiers"]) - known == set()


def test_every_dependency_has_a_floor() -> None:
    needed = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["server"]
    assert [each for each in needed if ">=" not in each] == []


def test_the_changelog_has_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {PROJECT['version']} (" in text
    assert "\n## Unreleased\n" in text


def test_the_citation_has_this_version_and_the_date_of_the_changelog() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == PROJECT["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {citation['version']} ({citation['date-released']})\n" in changelog


def test_the_documents_name_the_wheel_of_this_version() -> None:
    files = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", *(ROOT / "deploy").iterdir()]
    named = {name for file in files for name in re.findall(r"nomarch-(\d+\.\d+\.\d+)-py3", file.read_text("utf-8"))}
    assert named == {PROJECT["version"]}
