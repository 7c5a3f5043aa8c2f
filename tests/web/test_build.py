"""web/build.py: when the page is built, with which Node, and from which sources."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from web import build

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project in its own folder."""
    for name in ("web/package.json", "web/package-lock.json", "web/src/App.svelte", "src/nomarch/text/locales/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "WEB", tmp_path / "web")
    monkeypatch.setattr(build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(build, "STAMP", tmp_path / "static" / ".built-from")
    return tmp_path


@pytest.fixture
def ran(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The npm commands run, all fake."""
    commands: list[list[str]] = []

    def pretend(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command[1:])
        (project / "static").mkdir(exist_ok=True)
        (project / "web" / "node_modules").mkdir(exist_ok=True)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(build, "machine_node", lambda: build.Node(["npm"], project))
    monkeypatch.setattr(subprocess, "run", pretend)
    return commands


def test_the_page_is_built_once(ran: list[list[str]]) -> None:
    assert build.build()
    assert [command[0] for command in ran] == ["ci", "run"]
    assert not build.build()
    assert len(ran) == 2


@pytest.mark.parametrize("name", ["web/src/App.svelte", "src/nomarch/text/locales/en.ftl", "web/package.json"])
def test_a_change_builds_it_again_without_installing(name: str, project: Path, ran: list[list[str]]) -> None:
    build.build()
    (project / name).write_text("changed", encoding="utf-8")
    assert build.build()
    assert [command[0] for command in ran] == ["ci", "run", "run"]


def test_only_the_checks_install_the_packages_of_the_checks(ran: list[list[str]]) -> None:
    build.build()
    assert "--omit=dev" in ran[0]
    ran.clear()
    build.check()
    assert ran[0][0] == "ci"
    assert "--omit=dev" not in ran[0]
    ran.clear()
    build.STAMP.unlink()
    build.build()
    assert [command[0] for command in ran] == ["run"]


def test_a_fresh_page_still_gets_the_packages_of_the_checks(ran: list[list[str]]) -> None:
    build.build()
    ran.clear()
    assert build.is_fresh()
    assert not build.is_fresh(dev=True)
    assert not build.build(dev=True)
    assert [command[0] for command in ran] == ["ci"]
    assert "--omit=dev" not in ran[0]
    assert build.is_fresh(dev=True)


def test_what_tools_leave_behind_changes_nothing(project: Path, ran: list[list[str]]) -> None:
    build.build()
    (project / "web" / "node_modules" / "left.js").touch()
    assert not build.build()


def test_an_archive_with_the_built_page_only_is_fresh(project: Path) -> None:
    (project / "web" / "package.json").unlink()
    assert not build.is_fresh()
    (project / "static").mkdir()
    (project / "static" / "index.html").touch()
    assert build.is_fresh()


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ("v20.19.0", True),
        ("v20.18.9", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v25.0.0", True),
    ],
)
def test_node_must_be_new_enough(said: str, fits: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOMARCH_NODE", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, stdout=said + "\n"))
    assert (build.machine_node() is not None) is fits


def test_without_any_node_the_message_says_what_to_do(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "machine_node", lambda: None)
    monkeypatch.setattr(build, "wheel_node", lambda: None)
    with pytest.raises(build.BuildError, match="pip install"):
        build.build()


def test_a_failing_command_is_named(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 3))
    with pytest.raises(build.BuildError, match=r"npm run build ended with exit code 3"):
        build.run(build.Node(["npm"], project), "building the page", "run", "build")


def test_versions_that_must_go_together_are_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert package["overrides"]["rolldown"] == "1.2.15"
    for kind in ("dependencies", "devDependencies"):
        assert all(re.fullmatch(r"[~^]?\d+\.\d+\.\d+", version) for version in package[kind].values())


@pytest.mark.parametrize("fixture", sorted((WEB / "fixtures").glob("*.json")), ids=lambda path: path.stem)
def test_fixtures_have_the_keys_of_todays_views(fixture: Path) -> None:
    import nomarch

    kept = json.loads(fixture.read_text(encoding="utf-8"))
    assert set(kept["view"]) == set(nomarch.new(kept["game"], players=len(kept["players"]), seed=1).view(0))
