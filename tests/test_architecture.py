"""Imports go one way: the package's folders form layers, listed in LAYERS from the lowest to the highest."""

import ast
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"

Layers = Sequence[tuple[str, ...]]

# The modules and packages of nomarch. Each may import itself and those on earlier lines; those on one line don't
# import each other. `__init__` is the package's own file, the public API, which nothing inside imports.
LAYERS: Layers = (
    ("text",),
    ("engine",),
    ("games",),
    ("bots",),
    ("play",),
    ("arena", "envs", "puzzles"),
    ("lab",),
    ("server",),
    ("client",),
    ("cli",),
    ("__main__",),
    ("__init__",),
)

# The same within a package. Games don't import each other.
GAME: Layers = (
    ("rules",), ("components",), ("notation",), ("deal",), ("information",), ("text", "ai"), ("terminal", "game"),
)  # fmt: skip
INSIDE: dict[str, Layers] = {
    "games": (("fertility", "nile"), ("registry",)),
    "games.fertility": GAME,
    "games.nile": GAME,
    "server": (
        ("aside", "supervision"), ("domain",), ("schemas", "store"), ("live",), ("settings",), ("service",), ("http",),
        ("administration", "doctor", "logs"), ("run",),
    ),
}  # fmt: skip


def modules(source: Path) -> dict[str, Path]:
    """The modules of the package below a source folder, by dotted name; a package has its own name."""
    return {
        ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(source.glob("nomarch/**/*.py"))
    }


def imports(name: str, known: dict[str, Path]) -> Iterator[str]:
    """The package's modules that a module imports, anywhere in the file."""
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


def part(name: str, package: str = "") -> str:
    """The layer of a package that a module belongs to; empty if it isn't in the package."""
    path, inside = name.split(".")[1:], package.split(".") if package else []
    if path[: len(inside)] != inside:
        return ""
    return path[len(inside)] if len(path) > len(inside) else "__init__"


def wrong_way(name: str, known: dict[str, Path]) -> list[str]:
    """Descriptions of the imports that violate the layers."""
    return [
        complaint
        for package, layers in {"": LAYERS, **INSIDE}.items()
        for complaint in _wrong_way(name, known, package, layers)
    ]


def _wrong_way(name: str, known: dict[str, Path], package: str, layers: Layers) -> Iterator[str]:
    rank = {part: rank for rank, layer in enumerate(layers) for part in layer}
    one = part(name, package)
    if not one or (package and one == "__init__"):
        return
    if one not in rank:
        yield f"{name} has no place among the layers: give it one, after all that it imports"
        return
    for other in sorted({*imports(name, known)}):
        below = part(other, package)
        if (below or not package) and not (below in rank and (one == below or rank[below] < rank[one])):
            yield f"{name} imports {other}, which the layers do not put before it"


def cycle(known: dict[str, Path]) -> list[str]:
    """An import cycle; empty if there is none."""
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


# --- the checks themselves, on small packages ---


def package(folder: Path, **sources: str) -> dict[str, Path]:
    """A package with these modules; __ in a name stands for a dot."""
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
    known = package(tmp_path, engine=source, cli="")
    assert wrong_way("nomarch.engine", known) == [
        "nomarch.engine imports nomarch.cli, which the layers do not put before it"
    ]
    assert wrong_way("nomarch.cli", package(tmp_path, cli="import os\nfrom nomarch.engine import x")) == []


def test_relative_imports_are_resolved_from_packages_too(tmp_path: Path) -> None:
    known = package(tmp_path, games__rules="from ..engine import x\nfrom . import tables", games__tables="", engine="")
    (known["nomarch.games.rules"].parent / "__init__.py").write_text("from .rules import x", encoding="utf-8")
    known = modules(tmp_path)
    assert list(imports("nomarch.games.rules", known)) == ["nomarch.engine", "nomarch.games.tables"]
    assert list(imports("nomarch.games", known)) == ["nomarch.games.rules"]


def test_games_do_not_know_of_each_other(tmp_path: Path) -> None:
    known = package(
        tmp_path, games__fertility__rules="", games__nile__rules="from nomarch.games.fertility.rules import x"
    )
    assert (
        "nomarch.games.nile.rules imports nomarch.games.fertility.rules"
        in wrong_way("nomarch.games.nile.rules", known)[0]
    )


def test_rules_do_not_know_what_is_made_of_them(tmp_path: Path) -> None:
    known = package(
        tmp_path, games__nile__rules="from nomarch.games.nile.text import x", games__nile__text="", games__registry=""
    )
    assert "nomarch.games.nile.rules imports nomarch.games.nile.text" in wrong_way("nomarch.games.nile.rules", known)[0]
    assert wrong_way("nomarch.games.nile.text", known) == []


def test_nothing_inside_imports_the_public_api(tmp_path: Path) -> None:
    known = package(tmp_path, cli="from nomarch import play")
    assert wrong_way("nomarch.cli", known) == ["nomarch.cli imports nomarch, which the layers do not put before it"]


def test_a_module_without_a_place_is_reported(tmp_path: Path) -> None:
    known = package(tmp_path, utilities="", server__utilities="")
    assert wrong_way("nomarch.utilities", known) == [
        "nomarch.utilities has no place among the layers: give it one, after all that it imports"
    ]
    assert wrong_way("nomarch.server.utilities", known) == [
        "nomarch.server.utilities has no place among the layers: give it one, after all that it imports"
    ]


def test_a_ring_is_reported(tmp_path: Path) -> None:
    known = package(tmp_path, games__a="from nomarch.games import b", games__b="from nomarch.games.a import x")
    assert set(cycle(known)) == {"nomarch.games.a", "nomarch.games.b"}
