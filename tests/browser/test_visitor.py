"""A visitor reads every answer, even one that came while the page was leaving."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.visitor import Visitor


def test_an_answer_is_read_even_after_its_page_was_left(visit: Callable[..., Visitor]) -> None:
    reader = visit()
    with reader.page.expect_response("**/api/leaderboard/**"):
        reader.page.goto("/leaderboard/nile")
    reader.page.goto("/lobby")
    reader.collect()
    assert next(body for path, body in reader.bodies if path.startswith("/api/leaderboard/nile")).startswith('{"rows":')
