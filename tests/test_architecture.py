"""Imports go one way: from the modules that come later in LAYERS to those that come before."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"

# The modules and packages of nomarch. Each may import itself and those before it; those on one line know
# nothing of each other. `__init__` is the package's own file, the public API, which nothing inside imports.
LAYERS = (
    ("language",),
    ("errors",),
    ("console",),
    ("plots",),
    ("budget",),
    ("components",),
    ("transcript",),
    ("compiled",),
    ("record",),
    ("bits",),
    ("chance",),
    ("described", "seen"),
    ("game", "screen"),
    ("fertility", "nile"),
    ("games",),
    ("loops",),
    ("match",),
    ("loading",),
    ("fairness",),
    ("bots",),
    ("simulation", "arena", "envs"),
    ("speed", "analysis", "lab"),
    ("server",),
    ("client",),
    ("saves",),
    ("terminal",),
    ("commands",),
    ("cli",),
    ("__main__",),
    ("__init__",),
)
RANK = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}


def modules(source: Path) -> dict[str, Path]:
    """The modules of the package below a source folder, by dotted name; a package goes by its own name."""
    return {
        ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(source.glob("nomarch/**/*.py"))
    }


def imports(name: str, known: dict[str, Path]) -> Iterator[str]:
    """The modules of the package that one of them imports, wherever in the file that stands."""
    package = name if known[name].name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(known[name].read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "nomarch")
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            source = ".".join([*base, *filter(None, [node.module])])
            if source.split(".")[0] == "nomarch":
                inner = [f"{source}.{alias.name}" for alias in node.names]
                yield from (each if each in known else source for each in inner)


def part(name: str) -> str:
    """The entry of LAYERS that a module belongs to."""
    return name.split(".")[1] if "." in name else "__init__"


def may_import(one: str, other: str) -> bool:
    return one == other or RANK[other] < RANK[one]


def wrong_way(name: str, known: dict[str, Path]) -> list[str]:
    """The imports that go against LAYERS, each in words."""
    if part(name) not in RANK:
        return [f"{name} has no place in LAYERS: give it one, after all that it imports"]
    return [
        f"{name} imports {other}, which LAYERS does not put before it"
        for other in sorted(set(imports(name, known)))
        if part(other) not in RANK or not may_import(part(name), part(other))
    ]


def cycle(known: dict[str, Path]) -> list[str]:
    """Modules that import each other in a ring, or nothing."""
    graph = {name: set(imports(name, known)) - {name} for name in known}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


KNOWN = modules(SOURCE)


@pytest.mark.parametrize("name", KNOWN)
def test_imports_go_one_way(name: str) -> None:
    assert wrong_way(name, KNOWN) == []


def test_no_modules_import_each_other_in_a_ring() -> None:
    assert cycle(KNOWN) == []


# --- the checks themselves, on packages made for them ---


def package(folder: Path, **sources: str) -> dict[str, Path]:
    """A package with these modules; in a name, __ stands for a dot."""
    for name, source in sources.items():
        path = folder.joinpath("nomarch", *name.split("__")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    (folder / "nomarch" / "__init__.py").touch()
    return modules(folder)


@pytest.mark.parametrize(
    "source",
    [
        "import nomarch.cli",
        "import os, nomarch.cli as c",
        "from nomarch import cli",
        "from nomarch.cli import main",
        "from . import cli",
        "from .cli import main",
        "def late():\n    from nomarch import cli",
        "if TYPE_CHECKING:\n    import nomarch.cli",
    ],
)
def test_an_import_is_found_however_it_is_written(source: str, tmp_path: Path) -> None:
    known = package(tmp_path, game=source, cli="")
    assert wrong_way("nomarch.game", known) == ["nomarch.game imports nomarch.cli, which LAYERS does not put before it"]
    assert wrong_way("nomarch.cli", package(tmp_path, cli="import os\nfrom nomarch.game import x")) == []


def test_relative_imports_are_resolved_from_packages_too(tmp_path: Path) -> None:
    known = package(tmp_path, fertility__rules="from ..game import x\nfrom . import tables", fertility__tables="")
    (known["nomarch.fertility.rules"].parent / "__init__.py").write_text("from .rules import x", encoding="utf-8")
    known = modules(tmp_path)
    assert list(imports("nomarch.fertility.rules", known)) == ["nomarch.game", "nomarch.fertility.tables"]
    assert list(imports("nomarch.fertility", known)) == ["nomarch.fertility.rules"]


def test_games_do_not_know_of_each_other(tmp_path: Path) -> None:
    known = package(tmp_path, fertility__rules="", nile__rules="from nomarch.fertility.rules import x")
    assert "nomarch.nile.rules imports nomarch.fertility.rules" in wrong_way("nomarch.nile.rules", known)[0]


def test_nothing_inside_imports_the_public_api(tmp_path: Path) -> None:
    known = package(tmp_path, cli="from nomarch import play")
    assert wrong_way("nomarch.cli", known) == ["nomarch.cli imports nomarch, which LAYERS does not put before it"]


def test_a_module_without_a_place_is_reported(tmp_path: Path) -> None:
    known = package(tmp_path, utilities="")
    assert wrong_way("nomarch.utilities", known) == [
        "nomarch.utilities has no place in LAYERS: give it one, after all that it imports"
    ]


def test_a_ring_is_reported(tmp_path: Path) -> None:
    known = package(tmp_path, nile__a="from nomarch.nile import b", nile__b="from nomarch.nile.a import x")
    assert set(cycle(known)) == {"nomarch.nile.a", "nomarch.nile.b"}
