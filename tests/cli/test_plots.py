"""Plots are well-formed, and readable without colour."""

from xml.etree import ElementTree as ET

import pytest

from nomarch.cli.plots import Interval, IntervalPlot, LinePlot, axis, interval_line, sparkline

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("least", "most"), [(0, 1), (-283.2, 284), (1, 81), (5, 5), (0.001, 0.002), (-1e6, 3e6)])
def test_an_axis_holds_everything_in_a_few_round_steps(least: float, most: float) -> None:
    ticks = axis(least, most)
    assert ticks[0] <= least
    assert most <= ticks[-1]
    assert 2 <= len(ticks) <= 9


def test_an_interval_in_letters() -> None:
    assert interval_line(Interval("a", 5, 2, 8), 0, 10, 11) == "  ├──●──┤  "
    assert interval_line(Interval("a", 0, 0, 10), 0, 10, 11) == "●─────────┤"
    assert interval_line(Interval("a", 5, 5, 5), 0, 10, 11) == "     ●     "


def test_a_line_of_steps_has_room() -> None:
    assert sparkline([0, 0.5, 1], 10) == "▁▅█"
    assert len(sparkline([0.1] * 500, 70)) == 70


def texts(drawing: str) -> list[str]:
    return [text.text or "" for text in ET.fromstring(drawing).iter(f"{SVG}text")]


def test_every_interval_is_named_in_the_drawing() -> None:
    drawing = IntervalPlot("<Title>", [Interval("a & b", 100, 50, 150), Interval("c", -100, -150, -50)], "Elo").svg()
    assert {"<Title>", "a & b", "c", "100", "-100", "Elo"} <= set(texts(drawing))


def test_every_line_is_named_at_its_end_and_has_its_own_dashes() -> None:
    series = {"Ann": [0.5, 0.9], "Bob": [0.5, 0.1], "Eve": [0.5, 0.1]}
    drawing = LinePlot("Chances", series, [1, 2], {2: "a mistake"}, "Decision").svg()
    lines = list(ET.fromstring(drawing).iter(f"{SVG}polyline"))
    assert len({line.get("stroke-dasharray") for line in lines}) == 3
    named = {text.text: float(text.get("y", "0")) for text in ET.fromstring(drawing).iter(f"{SVG}text")}
    assert abs(named["Eve"] - named["Bob"]) >= 15
    assert "a mistake" in drawing


def test_one_decision_can_be_drawn() -> None:
    drawing = ET.fromstring(LinePlot("Chances", {"Ann": [0.75]}, [7], {}, "Decision").svg())
    (dot,) = drawing.iter(f"{SVG}circle")
    written = {text.text: (float(text.get("x", "")), float(text.get("y", ""))) for text in drawing.iter(f"{SVG}text")}
    x, y = float(dot.get("cx", "")), float(dot.get("cy", ""))
    assert y + 4 == written["75%"][1] == written["Ann"][1]  # the baseline of the text is a little lower
    assert x == written["7"][0]
    assert x < written["Ann"][0]
