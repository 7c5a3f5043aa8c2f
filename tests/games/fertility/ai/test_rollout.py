"""The rollout policy: plausible, not strong."""

from typing import Any

from nomarch.engine.jit import entry
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array
from nomarch.games.fertility.ai.rollout import harvested, rollout_action
from nomarch.play.match import Match
from tests.games.fertility.driver import legal
from tests.games.fertility.positions import building, placing, supplying


@entry
def _choose(box: Any, states: Any, rng: Array) -> int:
    return rollout_action(box[0], states[0], rng)


@entry
def _harvested(states: Any, action: int) -> int:
    return harvested(states[0], action)


def chosen(match: Match, times: int = 60) -> list[str]:
    """The choices over many calls."""
    rng = generator(1)
    return [match.text(_choose(match.components.box, match._states, rng)) for _ in range(times)]


def test_every_choice_is_legal() -> None:
    for match in (placing("AB", "PG"), building("AGG", "9A", "4B"), supplying("ABG", "9G")):
        assert set(chosen(match)) <= set(legal(match))


def test_a_placement_is_the_best_of_a_few() -> None:
    match = placing("AP", "BG", scenes="b3A d7P")
    gains = [_harvested(match._states, match.parse(text)) for text in chosen(match)]
    every = [_harvested(match._states, action) for action in match.legal]
    assert sum(gains) / len(gains) > sum(every) / len(every) + 0.3


def test_what_a_placement_harvests_is_what_its_preview_tells() -> None:
    match = placing("AP", "BG", "AA", scenes="b3A d7P")
    for action in match.legal:
        told = match.preview(action)
        counted = sum(sum(told.get(part, {}).values()) for part in ("scenes", "icons")) + told.get("wheat", 0)
        assert _harvested(match._states, action) == counted


def test_whatever_can_be_supplied_is_and_most_districts_are_built() -> None:
    assert "done" not in chosen(supplying("ABG", "9G"))
    skipped = chosen(building("AGG", "9A", "4B", "2G", "1P"), 300).count("skip")
    assert 0 < skipped < 150
