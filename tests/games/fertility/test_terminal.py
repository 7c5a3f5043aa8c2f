"""Fertility's screen: it fits, it tells everything, and it needs no colour."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import RenderableType

from nomarch import Match, new
from nomarch.bots import BOTS
from nomarch.engine.screen import Screen
from nomarch.games.fertility import terminal
from nomarch.games.fertility.components import standard
from nomarch.games.fertility.rules.state import STEPS
from nomarch.games.fertility.terminal.words import gift
from nomarch.games.registry import screen
from nomarch.text.console import Console
from nomarch.text.language import tell

_BELOW = 1 + 1 + 1 + 5 + 1  # the log, a space, the question, choices, the prompt
THE_SCREEN: Screen = terminal  # keeps the contract: the type checker says so


def printed(what: RenderableType, width: int = 100, *, colour: bool = False, encoding: str = "utf-8") -> str:
    """What a terminal gets."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", write_through=True)
    system: Any = "truecolor" if colour else None
    console = Console(file=out, width=width, force_terminal=colour, color_system=system, no_color=not colour)
    console.print(what, markup=False, highlight=False)
    out.seek(0)
    return out.read()


def positions(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """Every position of a game played at random, the last one included."""
    match = new("fertility", players, seed, **options)
    yield match
    while not match.over:
        match.play(BOTS["random"](match.information_state(seed)))
        yield match


def at_step(step: str, **options: Any) -> Match:
    """A position in which this is asked."""
    for seed in range(200):
        for match in positions(2, seed, **options):
            if match.view()["step"] == step:
                return match
    raise AssertionError(step)


def test_the_registry_finds_it() -> None:
    assert screen("fertility") is terminal


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_nothing_is_wider_than_the_terminal(players: int, width: int, encoding: str) -> None:
    for number, match in enumerate(positions(players, players)):
        if number % 7 and not match.over:
            continue
        seat = match.to_play or 0
        shown = printed(terminal.draw(match, seat, "en"), width, encoding=encoding)
        assert max(map(len, shown.splitlines())) <= width
        assert width < 80 or "…" not in shown
    assert max(map(len, printed(terminal.result(match, "en"), width).splitlines())) <= width
    assert max(map(len, printed(terminal.guide("en"), width).splitlines())) <= width


def test_two_players_fit_a_screen_of_100_by_40() -> None:
    for match in positions(2, 8):
        if not match.over:
            high = len(printed(terminal.draw(match, match.to_play or 0, "en"), 100).splitlines())
            assert high + _BELOW <= 40


def test_colour_adds_nothing_but_colour() -> None:
    match = list(positions(3, 2))[-20]
    plain = printed(terminal.draw(match, 0, "en"))
    coloured = printed(terminal.draw(match, 0, "en"), colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    console = Console(file=io.StringIO(), width=100)
    lines = console.render_lines(terminal.draw(match, 0, "en"))
    assert ["".join(part.text for part in line).rstrip() for line in lines] == [
        line.rstrip() for line in plain.splitlines()
    ]


def valley(match: Match, **how: Any) -> list[str]:
    """The rows of the board alone, three characters a square."""
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


@pytest.mark.parametrize("step", [step for step in STEPS if step not in ("over", "discard")])
def test_every_legal_action_is_a_choice_with_something_to_say(step: str) -> None:
    match = at_step(step, variant=step == "remove")
    choices = terminal.choices(match, "en")
    assert sorted(choice.action for choice in choices) == match.legal
    assert [choice.text for choice in choices] == [match.text(choice.action) for choice in choices]
    assert all(choice.note.plain for choice in choices)


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_words_of_its_own(step: str) -> None:
    for key in ("fertility_step", "fertility_prompt"):
        said = {other: tell(key, "en", step=other, square="c4") for other in STEPS}
        assert sum(1 for words in said.values() if words == said[step]) == 1


def test_placements_come_by_what_they_earn() -> None:
    match = at_step("place")
    earned = [match.preview(choice.action) for choice in terminal.choices(match, "en")]
    counted = [{part: gives for part, gives in each.items() if part != "where"} for each in earned]
    worth = [sum(sum(part.values()) if isinstance(part, dict) else part for part in each.values()) for each in counted]
    assert worth == sorted(worth, reverse=True)


def test_a_supply_says_what_it_completes_or_what_is_missing() -> None:
    found = set()
    for match in positions(3, 1):
        if match.view()["step"] != "supply":
            continue
        shops = {shop["shop"]: shop for shop in match.view()["cities"][match.to_play or 0]["shops"]}
        for choice in terminal.choices(match, "en"):
            if choice.text != "done":
                shop = shops[choice.text.split()[2]]
                full = len(shop["holds"]) + 1 == len(shop["needs"])
                assert choice.note.plain.startswith("fully supplied: " if full else "still needs ")
                found.add(full)
    assert found == {True, False}


def test_every_gift_in_the_box_has_words() -> None:
    words = {shop.gift: gift(shop.gift, "en") for shops in standard().shops for shop in shops}
    assert words["7 Debens"] == "7 Debens"
    assert words["one of B P G"] == "one of B, P, G"
    assert words["statues 5 1"] == "Statues of Gods 5, 1"
    assert words["statue 3"] == "Statue of God 3"
    assert words["3 per A"] == "3 per A"
    assert len(set(words.values())) == len(words)


def test_the_result_names_the_winner_and_what_broke_a_tie() -> None:
    class Ended:
        """A match whose outcome a test may choose."""

        names = ("Ann", "Bob", "Cleo")

        def __init__(self, totals: list[int], tokens: list[int], ranks: list[int]) -> None:
            score = dict.fromkeys(("generic", "specialised", "statues", "monuments", "wheat"), 0)
            cities = [
                {"score": score | {"total": total}, "tokens": token}
                for total, token in zip(totals, tokens, strict=True)
            ]
            self._view = {"players": len(ranks), "ranks": ranks, "cities": cities}

        def view(self, seat: int | None = None) -> dict[str, Any]:
            return self._view

    def told(totals: list[int], tokens: list[int], ranks: list[int]) -> str:
        return printed(terminal.result(Ended(totals, tokens, ranks), "en"), 200)  # type: ignore[arg-type]

    assert "Bob wins.\n" in told([40, 57, 30], [9, 9, 9], [2, 1, 3])
    assert "F5.6" not in told([40, 57, 30], [9, 9, 9], [2, 1, 3])
    broken = told([57, 57, 30], [12, 9, 9], [2, 1, 3])
    assert (
        "Bob and Ann earned the same; Bob has fewer resource tokens on the Metropolis: 9 against 12. (F5.6)" in broken
    )
    assert "Ann and Bob share the victory." in told([57, 57, 30], [9, 9, 9], [1, 1, 3])
    assert "Ann, Bob and Cleo share the victory." in told([5, 5, 5], [9, 9, 9], [1, 1, 1])
