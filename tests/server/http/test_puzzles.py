"""Puzzles over HTTP: a position as the player to move sees it, with its solution."""

from nomarch.puzzles import load
from nomarch.server.schemas.puzzles import PuzzleAnswer
from tests.server.knocking import ask, why
from tests.server.serving import Server


def test_a_puzzle_is_shown_as_its_player_sees_it(open_server: Server) -> None:
    for game in ("fertility", "nile"):
        answer = ask(open_server, "GET", f"/api/puzzles/{game}/1")
        found = PuzzleAnswer.model_validate_json(answer.content, strict=True)
        puzzle = load(game)[0]
        match = puzzle.match()
        assert (found.number, found.total, found.seat) == (1, len(load(game)), match.to_play)
        assert [choice.action for choice in found.choices] == match.legal
        assert found.view == match.view(match.to_play)
        assert found.right == puzzle.right(match.legal)
        assert len(found.chances) == len(found.choices)
        assert found.why.reasons


def test_a_puzzle_that_does_not_exist_is_not_found(open_server: Server) -> None:
    assert why(ask(open_server, "GET", "/api/puzzles/nile/100000")) == (404, "no_such_puzzle")
    assert why(ask(open_server, "GET", "/api/puzzles/chess/1")) == (404, "no_such_puzzle")
