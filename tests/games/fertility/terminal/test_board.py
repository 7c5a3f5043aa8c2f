"""The Valley on the screen: every square shows its contents."""

import re
from typing import Any

import pytest

from nomarch import Match, new
from nomarch.games.fertility import terminal
from tests.games.fertility.terminal.screens import at_step, positions
from tests.games.printing import printed


def valley(match: Match, **how: Any) -> list[str]:
    """Only the rows of the board, with three characters per square."""
    text = printed(terminal.draw(match, 0, "en", how.pop("since", None)), 100, **how)
    wide = 3 * len(match.view()["terrain"][0])
    rows = text.splitlines()
    top = next(i for i, row in enumerate(rows) if row.startswith("   a  b  c"))
    return [row[2 : 2 + wide] for row in rows[top + 1 : top + 9]]


def square(rows: list[str], name: str) -> str:
    column, row = ord(name[0]) - ord("a"), int(name[1]) - 1
    return rows[row][3 * column : 3 * column + 3]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_every_square_shows_its_scene_or_its_ground(encoding: str) -> None:
    match = list(positions(2, 4))[-1]
    view, rows = match.view(), valley(match, encoding=encoding)
    monuments = dict(view["monuments"])
    for row in range(8):
        for column, ground in enumerate(view["terrain"][row]):
            name = f"{'abcdefghijklmnop'[column]}{row + 1}"
            shown, scene = square(rows, name), view["scenes"][row][column]
            if name in monuments:
                assert shown[1:] == f"{monuments[name] + 1} "
            elif scene != ".":
                assert shown[1] == scene
                assert shown != f" {scene} "
            elif ground in "~#":
                assert shown == ground * 3
            else:
                assert shown == f" {ground.lower() if ground != '.' else ('.' if encoding == 'ascii' else '·')} "


def test_the_halves_of_a_tile_are_joined() -> None:
    match = list(positions(2, 4))[-1]
    rows = valley(match)
    for first, second in match.view()["tiles"]:
        frame = square(rows, first)[::2] + square(rows, second)[::2]
        assert frame == ("[──]" if first[1] == second[1] else "╭╮╰╯")


def test_tiles_placed_since_an_earlier_view_have_a_heavier_frame() -> None:
    match = new("fertility", 2, 4)
    before = match.view()
    match.play(match.legal[0])
    (pair,) = [pair for pair in match.view()["tiles"] if pair not in before["tiles"]]
    assert {square(valley(match, since=before), name)[0] for name in pair} <= set("┃━┏┗")
    assert {square(valley(match, since=match.view()), name)[0] for name in pair} <= set("[─╭╰")


def test_the_quarry_that_is_asked_is_marked() -> None:
    match = at_step("quarry")
    rows = valley(match)
    asked, *later = match.view()["quarries"]
    assert square(rows, asked) == ">?<"
    assert all(square(rows, name) == " ? " for name in later)
    assert asked in terminal.prompt(match, "en")


def test_a_monument_shows_its_owner() -> None:
    match = at_step("quarry")
    asked, seat = match.view()["quarries"][0], match.to_play
    assert seat is not None
    match.play("quarry monument")
    assert square(valley(match), asked) == f"▲{seat + 1} "


@pytest.mark.parametrize(("players", "width"), [(2, 40), (4, 40), (4, 60)])
def test_a_wide_valley_is_drawn_in_parts_that_fit(players: int, width: int) -> None:
    shown = printed(terminal.draw(new("fertility", players, 1), 0, "en"), width)
    assert max(map(len, shown.splitlines())) <= width
    named = re.findall(r"^   ([a-p](?:  [a-p])*)", shown, re.MULTILINE)
    assert "".join(named[::2]).replace(" ", "") == "abcdefghijklmnop"[: 16 if players == 4 else 12]
    assert "Specialized" in shown
