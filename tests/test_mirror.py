"""A module's test is found by its name and its folder: nomarch/play/match.py in tests/play/test_match.py."""

from pathlib import Path

from tests.test_architecture import KNOWN, SOURCE

TESTS = Path(__file__).resolve().parent

# Those without a test of their name yet; others test them. The list only ever gets shorter.
WITHOUT = (
    "arena.journal", "arena.playing", "arena.report", "arena.results", "arena.workers",
    "bots.evaluation", "bots.levels", "bots.planner", "bots.search", "bots.search_driver",
    "bots.self_play", "bots.simple", "bots.training",
    "cli.commands.analyse", "cli.commands.backup", "cli.commands.bench", "cli.commands.components",
    "cli.commands.doctor", "cli.commands.perft", "cli.commands.replay", "cli.commands.serve", "cli.commands.shared",
    "cli.commands.simulate", "cli.commands.study", "cli.commands.tables", "cli.commands.verify",
    "cli.main", "cli.saves",
    "client",
    "engine.default_rules",
    "engine.default_views", "engine.dispatch", "engine.kernels",
    "envs.encoding", "envs.kernels", "envs.spaces",
    "games.fertility.information.observation",
    "games.fertility.information.schemas",
    "games.fertility.information.view",
    "games.fertility.rules.state",
    "games.nile.information.schemas",
    "games.nile.rules.state",
    "games.nile.text.transition",
    "games.registry",
    "lab.drawing", "lab.page", "lab.playing", "lab.report", "lab.frame",
    "play.bot_play", "play.simulation", "play.speed",
    "server.schemas.analysis", "server.schemas.base", "server.schemas.catalogue", "server.schemas.requests",
    "server.schemas.responses", "server.schemas.table",
    "text.errors",
)  # fmt: skip


def without() -> set[str]:
    """The modules, packages' own files left out, that have no test of their name in the folder of theirs."""
    found = set()
    for name, path in KNOWN.items():
        inside = path.relative_to(SOURCE / "nomarch")
        if not path.name.startswith("__") and not (TESTS / inside.parent / f"test_{path.name}").exists():
            found.add(name.removeprefix("nomarch."))
    return found


def test_no_module_is_without_a_test_of_its_name_but_these() -> None:
    assert without() - {*WITHOUT} == set(), "give each of these a test of its name"
    assert {*WITHOUT} - without() == set(), "these have one now: take them off the list"
