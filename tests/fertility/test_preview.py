"""What a preview says of an action is what the action does."""

import random

import pytest

from nomarch import new
from tests.fertility.positions import building, placing


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
            continue  # more has happened
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
