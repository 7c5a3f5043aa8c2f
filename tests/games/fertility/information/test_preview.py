"""A preview of an action matches its effect."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from nomarch import new
from tests.games.fertility.positions import building, placing


@pytest.mark.parametrize(("players", "edition"), [(2, "first"), (3, "second"), (4, "first")])
def test_a_preview_tells_how_the_score_changes_and_which_shop_is_completed(players: int, edition: str) -> None:
    match, chance, seen = new("fertility", players, 5, edition=edition), random.Random(5), set[str]()
    while not match.over:
        seat, before, action = match.to_play, match.view(), chance.choice(match.legal)
        verb, *words = match.text(action).split()
        preview, revealed, turn = match.preview(action), match.game.revealed(match.position), match.turn
        match.play(action)
        assert seat is not None
        if verb not in ("build", "supply", "exchange", "quarry"):
            assert verb == "place" or preview == {}
            continue
        if (match.turn, match.game.revealed(match.position)) != (turn, revealed) or match.over:
            continue  # other changes would be mixed in
        old, new_ = before["cities"][seat], match.view()["cities"][seat]
        changed = {part: new_["score"][part] - old["score"][part] for part in old["score"] if part != "total"}
        assert preview.get("score", {}) == {part: change for part, change in changed.items() if change}
        full = [{shop["shop"] for shop in city["shops"] if shop["complete"]} for city in (old, new_)]
        assert full[1] - full[0] == ({preview["completes"]} if "completes" in preview else set())
        assert preview.get("resource") == (words[0] if verb == "quarry" and words != ["monument"] else None)
        seen |= {verb, *preview}
    assert {"build", "supply", "score", "completes"} <= seen


def test_wheat_that_is_paid_lowers_the_score() -> None:
    match = building("", "4B", wheat=10)
    assert match.preview(match.parse("build 4B with W"))["score"]["wheat"] < 0


def test_the_first_monument_earns_the_majority() -> None:
    match = placing("AB", "PP", scenes="c1A g1P e3A")
    match.play("place BA e1 e2")
    assert match.preview(match.parse("quarry monument"))["score"]["monuments"] > 0
    assert match.preview(match.parse("quarry G")) == {"resource": "G"}


Gain = tuple[str, str | None, str]


def recounted(view: Mapping[str, Any], text: str) -> list[Gain]:
    """Recompute F3.2 square by square from the view: `at`, `to` and `gives` of each thing a placement earns."""
    _, scenes, *names = text.split()
    ground, laid = view["terrain"], view["scenes"]

    def around(square: tuple[int, int]) -> list[tuple[int, int]]:
        x, y = square
        sides = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        return [(a, b) for a, b in sides if 0 <= b < len(ground) and 0 <= a < len(ground[0])]

    def named(square: tuple[int, int]) -> str:
        return f"{chr(ord('a') + square[0])}{square[1] + 1}"

    squares = [(ord(name[0]) - ord("a"), int(name[1:]) - 1) for name in names]
    bare = {
        (x, y)
        for y, row in enumerate(ground)
        for x, letter in enumerate(row)
        if letter not in "~#" and laid[y][x] == "." and (x, y) not in squares
    }
    found: list[Gain] = []
    for scene, (x, y) in zip(scenes, squares, strict=True):
        if ground[y][x] in "ABPG":
            found.append((named((x, y)), None, ground[y][x]))
        for a, b in around((x, y)):
            if laid[b][a] == scene:
                found.append((named((x, y)), named((a, b)), scene))
            if ground[b][a] == "#":
                found.append((named((x, y)), named((a, b)), "W"))
    pits = {side for square in squares for side in around(square) if side in bare and not bare & set(around(side))}
    return found + [(named(pit), None, "quarry") for pit in pits]


def test_a_preview_tells_where_each_thing_is_earned() -> None:
    match, chance, seen = new("fertility", 3, 8), random.Random(8), Counter[str]()
    while not match.over:
        view = match.view()
        if view["step"] == "place":
            for action, preview in zip(match.legal, match.previews(match.legal), strict=True):
                told = [(gain["at"], gain.get("to"), gain["gives"]) for gain in preview.get("where", [])]
                assert Counter(told) == Counter(recounted(view, match.text(action)))
                sums = Counter(preview.get("scenes", {})) + Counter(preview.get("icons", {}))
                sums |= Counter({"W": preview.get("wheat", 0), "quarry": preview.get("quarries", 0)})
                assert Counter(gives for _, _, gives in told) == +sums
                seen.update(gives for _, _, gives in told)
        match.play(chance.choice(match.legal))
    assert set(seen) == {"A", "B", "P", "G", "W", "quarry"}
